// Lets something drawn (an SVG group) be pressed like a button.

/** An attachment: `{@attach press(() => act(action))}`. Click, Enter and Space call `action`. */
export function press(action: () => void): (element: Element) => () => void {
  return (element) => {
    const onKey = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      action();
    };
    element.addEventListener('click', action);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('click', action);
      element.removeEventListener('keydown', onKey);
    };
  };
}
