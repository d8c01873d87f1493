import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Parts that give way to cards, one after another (rail.css): the signs' meanings, the powers, the shop. */
const CROWDING = ['1', '2', '3'];
const WIDE_QUERY = '(min-width: 1280px)';

/**
 * Makes space for the cards in play: shortens the last of them to their names, as far as the column needs. Measured
 * only when the cards or the window change.
 */
export function useFittingCards(column: RefObject<HTMLElement | null>): void {
  const fitted = useRef('');
  // The cards are those of the game, so that any answer may change them.
  useLayoutEffect(() => {
    const box = column.current;
    const now = box ? listCards(box).map(describeCard).join('|') : '';
    if (!box || now === fitted.current) return;
    fitted.current = now;
    shortenCards(box);
  });
  useEffect(() => {
    const fit = () => column.current && shortenCards(column.current);
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [column]);
}

function listCards(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('.mythos-card')];
}

function describeCard(card: HTMLElement): string {
  return `${card.dataset.about} ${card.textContent?.length}`;
}

function shortenCards(box: HTMLElement): void {
  const cards = listCards(box);
  const rail = box.closest('.rail');
  for (const card of cards) delete card.dataset.short;
  delete box.dataset.crowded;
  if (!rail || cards.length === 0 || !window.matchMedia(WIDE_QUERY).matches) return;
  for (const level of CROWDING) if (overflows()) box.dataset.crowded = level;
  for (const card of [...cards].reverse()) if (overflows()) card.dataset.short = '';
  // Beside the name of a long card there may be room for a shorter one after it.
  for (const card of cards) {
    if (card.dataset.short === undefined) continue;
    delete card.dataset.short;
    if (overflows()) card.dataset.short = '';
  }

  /** True if the last card ends below the column. */
  function overflows(): boolean {
    const { bottom = 0 } = cards.at(-1)?.getBoundingClientRect() ?? {};
    const scrolled = box.scrollTop + (rail?.scrollTop ?? 0);
    return bottom + scrolled > (rail?.getBoundingClientRect().bottom ?? 0) + 1;
  }
}
