/** Measures the layout of the table in a browser, for scripts/layout-budget.mjs and its test. */

/** Sizes of windows the budget holds for. */
export const BUDGET_SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
];

/** Least share of the stage that the board takes: of the window below the strip and beside the panel. */
export const BOARD_SHARE = 0.6;
/** Least number of entries in sight in the log. */
export const LOG_ENTRIES = 8;
/** Share of positions whose question fits without scrolling. */
export const FITTING_SHARE = 0.95;

/**
 * Runs in the page.
 *
 *   - `boardShare`: share of the stage that the board's frame takes
 *   - `drawnShare`: share of the stage that the drawing of the board takes
 *   - `lettering`: visible texts below the least size, one of each kind
 *   - `cut`: parts of the question that have to be scrolled to, with the missing pixels
 *   - `newsCut`: pixels of the news that have to be scrolled to
 *   - `logEntries`, `logTotal`: whole entries of the log in sight, and all
 *   - `hiddenCards`: cards in play that are neither whole nor have their name in sight
 *   - `cutCards`: cards in play that end in the middle of their text
 */
export function measureLayout(leastLettering) {
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const area = ({ width, height } = { width: 0, height: 0 }) => width * height;
  const overlap = (a, b) => {
    if (!a || !b) return 0;
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, width) * Math.max(0, height);
  };
  const side = boxOf('.side');
  const strip = boxOf('.top');
  const stage = (side?.left ?? innerWidth) * (innerHeight - (strip?.bottom ?? 0));
  const frame = boxOf('.board-frame');
  return {
    boardShare: area(frame) / stage,
    drawnShare: overlap(frame, boxOf('.board-frame .board')) / stage,
    lettering: findSmallLettering(),
    cut: findCutParts(),
    newsCut: hiddenPixels(document.querySelector('.decision .news')),
    ...countLogEntries(),
    ...readCards(),
  };

  /** Pixels of an element that have to be scrolled to inside it. */
  function hiddenPixels(one) {
    return one ? Math.max(0, one.scrollHeight - one.clientHeight - 1) : 0;
  }

  function findSmallLettering() {
    const small = new Map();
    const walker = document.createTreeWalker(document.querySelector('main.table'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent.trim();
      const one = node.parentElement;
      if (!text || one.closest('.visually-hidden, option, title, desc')) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * enlargementOf(one);
      if (size < leastLettering - 0.05 && !small.has(nameOf(one)))
        small.set(nameOf(one), { size: Math.round(size * 10) / 10, text: `${text.slice(0, 20)} (${nameOf(one)})` });
    }
    return [...small.values()];
  }

  /** Size on the screen of a CSS pixel of an element's text. */
  function enlargementOf(one) {
    const drawing = one.closest('svg');
    if (drawing && one instanceof SVGGraphicsElement) {
      const { a, b } = one.getScreenCTM() ?? { a: 1, b: 0 };
      return Math.hypot(a, b);
    }
    const box = one.closest('p, li, h2, h3, button, div, section, small, b, span') ?? one;
    const ratio = box.offsetWidth > 0 ? box.getBoundingClientRect().width / box.offsetWidth : 1;
    // Zoom is part of offsetWidth in current browsers, transforms are not.
    return (one.currentCSSZoom ?? 1) * (Math.abs(ratio - 1) < 0.02 ? 1 : ratio / (one.currentCSSZoom ?? 1) || 1);
  }

  function nameOf(one) {
    const name = one.getAttribute('class')?.split(' ')[0];
    return name
      ? `${one.tagName.toLowerCase()}.${name}`
      : `${one.tagName.toLowerCase()} in ${nameOf(one.parentElement)}`;
  }

  /** Heading, sums, stakes, previews and answers that are not completely in sight. */
  function findCutParts() {
    const panel = document.querySelector('.decision');
    if (!panel) return [];
    const bottom = panel.getBoundingClientRect().bottom;
    const cut = [];
    for (const part of panel.querySelectorAll('.decision-body > *')) {
      if (part.matches('.news, .decision-foot, .visually-hidden, .coach-note, .asides')) continue;
      const box = part.getBoundingClientRect();
      if (box.height > 0 && box.bottom > bottom + 1) cut.push([nameOf(part), Math.round(box.bottom - bottom)]);
    }
    for (const part of panel.querySelectorAll('.decision-body *')) {
      if (part.closest('.news, .decision-foot, .asides')) continue;
      if (!/auto|scroll/.test(getComputedStyle(part).overflowY)) continue;
      if (hiddenPixels(part) > 2) cut.push([nameOf(part), hiddenPixels(part)]);
    }
    return cut;
  }

  function countLogEntries() {
    const list = document.querySelector('.chronicle ol');
    if (!list) return { logEntries: 0, logTotal: 0 };
    const box = list.getBoundingClientRect();
    const entries = [...list.querySelectorAll('li')];
    const seen = entries.filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= box.top - 2 && bottom <= box.bottom + 2;
    });
    return { logEntries: seen.length, logTotal: entries.length };
  }

  function readCards() {
    const rail = boxOf('.rail');
    const hiddenCards = [];
    const cutCards = [];
    for (const card of document.querySelectorAll('.rail .mythos-card')) {
      const name = card.querySelector('h3');
      const box = card.getBoundingClientRect();
      const isWhole =
        hiddenPixels(card) <= 2 && card.scrollWidth <= card.clientWidth + 1 && box.bottom <= rail.bottom + 1;
      const named = name.getBoundingClientRect();
      const showsName = named.bottom <= Math.min(rail.bottom, box.bottom) + 1 && named.height > 0;
      if (!isWhole && !showsName) hiddenCards.push(name.textContent);
      if (!isWhole && showsName && hasCutText(card, Math.min(box.bottom, rail.bottom))) cutCards.push(name.textContent);
    }
    return { hiddenCards, cutCards };
  }

  /** True if a text of a card is only partly above a height. */
  function hasCutText(card, bottom) {
    return [...card.querySelectorAll('.mythos-card-text > p')].some((one) => {
      const box = one.getBoundingClientRect();
      return box.top < bottom - 4 && box.bottom > bottom + 2 && box.left < card.getBoundingClientRect().right;
    });
  }
}
