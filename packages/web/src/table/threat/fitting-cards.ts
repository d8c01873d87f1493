import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const WIDE_QUERY = '(min-width: 1280px)';

/**
 * Shortens the last of several cards in play to their names, as far as the column needs. Measured only when the cards or
 * the window change.
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
  for (const card of cards) delete card.dataset.short;
  delete box.dataset.crowded;
  if (cards.length < 2 || !window.matchMedia(WIDE_QUERY).matches) return;
  if (box.scrollHeight > box.clientHeight + 1) box.dataset.crowded = '';
  for (const card of cards.reverse()) {
    if (box.scrollHeight <= box.clientHeight + 1) return;
    card.dataset.short = '';
  }
}
