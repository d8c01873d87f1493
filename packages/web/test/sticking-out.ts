import type { Page } from 'playwright-core';
import { textOf } from './texts.js';

/** The parts of the table of which a narrow window shows one. */
export const PANES = [textOf('ui.pane.people'), 'Threat', 'Log', 'Board', 'Decide'];

/** Texts that stick out of what they stand in or are cut off by it, and whatever has to be scrolled sideways. */
export function findStickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > wide) found.add('the page scrolls sideways');
    const nameOf = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
    for (const one of document.querySelectorAll<HTMLElement>('#root *')) {
      // The board is a map: in a narrow window it is moved about. A hand of many cards is leafed through. What is only
      // heard has no room.
      if (one.closest('svg, .heard, .board-frame > .board, ul.cards') || one.matches('.board-frame')) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Says with dots that it is cut; whatever does so is said in full elsewhere.
      if (getComputedStyle(one).textOverflow === 'ellipsis') continue;
      const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowX);
      if (scrolls && one.scrollWidth > one.clientWidth + 1) found.add(`${nameOf(one)} scrolls sideways`);
      for (const text of one.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
          const fault = around(one, rect);
          if (fault) found.add(`"${text.textContent.trim().slice(0, 40)}" ${fault}`);
        }
      }
    }
    return [...found];

    /** Element that a line of text sticks out of. */
    function around(one: HTMLElement, rect: DOMRect): string | undefined {
      for (let at: HTMLElement | null = one; at && at.id !== 'root'; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (style.display !== 'inline' && style.display !== 'contents') {
          if (rect.right > box.right + 1.5 || rect.left < box.left - 1.5) return `sticks out of ${nameOf(at)}`;
          const cut = /hidden|clip/.test(style.overflowY);
          if (cut && (rect.bottom > box.bottom + 3 || rect.top < box.top - 3)) return `is cut off by ${nameOf(at)}`;
        }
        // It stands where it is told to.
        if (style.position === 'absolute' || style.position === 'fixed') return undefined;
        // Further out it can be scrolled to.
        if (/auto|scroll/.test(style.overflowY)) return undefined;
      }
      return undefined;
    }
  });
}
