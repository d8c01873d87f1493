import type { Page } from 'playwright-core';

/**
 * Finds elements that overflow their box or the window. `except`: a selector of elements to ignore, such as a movable
 * board.
 */
export function findOverflow(page: Page, except = '.none'): Promise<string[]> {
  return page.evaluate((ignored) => {
    const windowWidth = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > windowWidth ? ['the page'] : [];
    for (const one of document.querySelectorAll<HTMLElement>('#root *')) {
      if (
        one.closest(`svg, .visually-hidden, .kinds, .skip, [popover], ${ignored}`) ||
        one.getClientRects().length === 0
      )
        continue;
      const { overflowX, display } = getComputedStyle(one);
      const overflows = overflowX === 'visible' && display !== 'inline' && one.scrollWidth > one.clientWidth + 1;
      if (overflows || one.getBoundingClientRect().right > windowWidth + 1)
        found.push(`${one.tagName}.${one.className}`);
    }
    return found;
  }, except);
}
