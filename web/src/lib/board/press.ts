// Lets something drawn (an SVG group) be pressed like a button.

/** An attachment: `{@attach press(() => pick(order))}`. Click, Enter and Space call `action`. */
export function press(action: () => void): (element: Element) => () => void {
  return (element) => {
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('click', action, { signal });
    // A button turns these keys into a click by itself.
    if (!(element instanceof HTMLButtonElement)) {
      element.addEventListener('keydown', (event) => pressByKey(event as KeyboardEvent, action), { signal });
    }
    return () => controller.abort();
  };
}

function pressByKey(event: KeyboardEvent, action: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  action();
}
