import type { Page } from 'playwright-core';
import { textOf } from './texts.js';

/** Panes of the table; a narrow window shows one of them. */
export const PANES = [textOf('ui.pane.people'), 'Threat', 'Log', 'Board', 'Decide'];

/** Texts that overflow their container or are cut off by it, and elements that scroll sideways. */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const windowWidth = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > windowWidth) found.add('the page scrolls sideways');
    const nameOf = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
    for (const one of document.querySelectorAll<HTMLElement>('#root *')) {
      // Boards and rows of cards scroll. Texts for screen readers only have no size.
      if (one.closest('svg, .visually-hidden, .board-frame > .board, ul.cards') || one.matches('.board-frame'))
        continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Texts with an ellipsis are shown in full elsewhere.
      if (getComputedStyle(one).textOverflow === 'ellipsis') continue;
      const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowX);
      if (scrolls && one.scrollWidth > one.clientWidth + 1) found.add(`${nameOf(one)} scrolls sideways`);
      for (const text of one.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
          const fault = findFault(one, rect);
          if (fault) found.add(`"${text.textContent.trim().slice(0, 40)}" ${fault}`);
        }
      }
    }
    return [...found];

    /** The overflow of a line of text, if any. */
    function findFault(one: HTMLElement, rect: DOMRect): string | undefined {
      for (let at: HTMLElement | null = one; at && at.id !== 'root'; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (style.display !== 'inline' && style.display !== 'contents') {
          if (rect.right > box.right + 1.5 || rect.left < box.left - 1.5) return `overflows ${nameOf(at)}`;
          const cut = /hidden|clip/.test(style.overflowY);
          if (cut && (rect.bottom > box.bottom + 3 || rect.top < box.top - 3)) return `is cut off by ${nameOf(at)}`;
        }
        // Positioned elements are independent of outer ones.
        if (style.position === 'absolute' || style.position === 'fixed') return undefined;
        // The text can be scrolled into view.
        if (/auto|scroll/.test(style.overflowY)) return undefined;
      }
      return undefined;
    }
  });
}
