// The panels of players, measured.
import type { Page } from '@playwright/test';

/** Players whose panel is wider than its column, or in which something stands in the padding on the right. */
export function crampedPanels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCramped = (panel: Element): boolean => {
      const column = panel.closest('.players')!;
      const padding = parseFloat(getComputedStyle(panel).paddingRight);
      const inner = column.getBoundingClientRect().left + column.clientWidth - padding;
      const rights = [...panel.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right);
      return padding < 8 || Math.max(...rights) > inner + 1;
    };
    const panels = [...document.querySelectorAll('.players .panel')];
    return panels.filter(isCramped).map((panel) => panel.getAttribute('aria-label') ?? '');
  });
}
