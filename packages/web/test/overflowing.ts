import type { Page } from 'playwright-core';

/**
 * Finds texts that overflow their box, and elements wider than the window. `except`: a selector of elements that may,
 * such as a board that can be moved.
 */
export function findOverflowing(page: Page, except = '.none'): Promise<string[]> {
  return page.evaluate((meant) => {
    const wide = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > wide ? ['the page'] : [];
    for (const one of document.querySelectorAll<HTMLElement>('#root *')) {
      if (one.closest(`svg, .heard, .kinds, .skip, [popover], ${meant}`) || one.getClientRects().length === 0) continue;
      const { overflowX, display } = getComputedStyle(one);
      const spills = overflowX === 'visible' && display !== 'inline' && one.scrollWidth > one.clientWidth + 1;
      if (spills || one.getBoundingClientRect().right > wide + 1) found.push(`${one.tagName}.${one.className}`);
    }
    return found;
  }, except);
}
