/** Checks of a German page: English words, and texts that do not fit. */
import type { Page } from 'playwright-core';

/** Words of the English interface that occur neither in German nor in a name of a component. */
const ENGLISH =
  /\b(?:Doom|Gates|Sanity|Stamina|Turn|Upkeep|Movement|Encounters?|Clues?|Undo|Games|Chronicle|Decision|decides|Investigators?|exhausted|Toughness|Awareness|Speed|Sneak|Will check|needed|successe?s?|dice|Why|Your|Outskirts|Sky|physical|magical|headline|weapon|tome)\b/;

/** Elements that are wider than their container, or than the window. */
export function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const windowWidth = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > windowWidth ? ['the page'] : [];
    for (const one of document.querySelectorAll<HTMLElement>('#root *')) {
      // The board scrolls; ids of clauses have a larger hit area.
      if (one.closest('svg, .visually-hidden, .kinds, .skip, .board-frame, .clause-ref, [popover]')) continue;
      if (one.getClientRects().length === 0) continue;
      const { overflowX, display } = getComputedStyle(one);
      if (overflowX === 'visible' && display !== 'inline' && one.scrollWidth > one.clientWidth + 1) {
        found.push(`${one.tagName}.${one.className} "${one.textContent?.slice(0, 60)}"`);
      }
    }
    return found;
  });
}

/** All texts of the page and names for screen readers, without texts that are the same in every language. */
export function readTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const one of body.querySelectorAll('[lang="en"], script, style')) one.remove();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const one of body.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(one.getAttribute(name) ?? '');
    }
    return texts.join('\n');
  });
}

/** Lines of a text that contain English words. */
export function findEnglish(text: string): string[] {
  return text.split('\n').filter((line) => ENGLISH.test(line));
}
