// The box that scrolls what is in it.

/** The nearest one around an element that has something to scroll. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight) return each;
  }
  return null;
}
