import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows in a narrow window, where the panel has the height of its content. */
const NARROW_ROWS = 5;
const WIDE_QUERY = '(min-width: 1280px)';
const LEAST_ROWS = 4;
const MOST_ROWS = 9;
/** Pixels between two rows (walk.css). */
const ROW_GAP = 3;

/** Rows that fitted last: the guess for the next question. */
let lastRows = NARROW_ROWS;

/**
 * Number of destinations that fit above its preview without scrolling. Measured once for each question and size of the
 * window.
 *
 * @param list element that holds the destinations, and scrolls if they do not fit
 */
export function useFittingRows(list: RefObject<HTMLElement | null>, question: string): number {
  const [rows, setRows] = useState(lastRows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is measured anew
  useLayoutEffect(() => {
    const box = list.current;
    if (!box?.parentElement) return;
    // Observed before the frame is painted, so that no row is seen to come or go.
    const resized = new ResizeObserver(() => {
      const isWide = window.matchMedia(WIDE_QUERY).matches;
      if (isWide) lastRows = countRows(box);
      setRows(isWide ? lastRows : NARROW_ROWS);
    });
    resized.observe(box.parentElement);
    return () => resized.disconnect();
  }, [list, question]);
  return rows;
}

/** Counts the rows that fit: those there are, less those that overflow or more where the preview has room to spare. */
function countRows(box: HTMLElement): number {
  const shown = box.querySelectorAll<HTMLElement>('.destination');
  const [first] = shown;
  const preview = box.nextElementSibling;
  if (!first || !preview) return lastRows;
  const rowHeight = first.offsetHeight + ROW_GAP;
  const missing = box.scrollHeight - box.clientHeight;
  const spare = preview.clientHeight - Number.parseFloat(getComputedStyle(preview).minHeight);
  const more = missing > 0 ? -Math.ceil(missing / rowHeight) : Math.floor(spare / rowHeight);
  return Math.max(LEAST_ROWS, Math.min(MOST_ROWS, shown.length + (more || 0)));
}
