import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

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
 * Number of destinations that fit above their preview without scrolling. Measured only for a new question and a new
 * size of the panel. Done before the frame is painted, so that no row appears or disappears visibly.
 *
 * @param list element that holds the destinations
 */
export function useFittingRows(list: RefObject<HTMLElement | null>, question: string): number {
  const [rows, setRows] = useState(lastRows);
  const [size, setSize] = useState('');
  /** Fewest rows known not to fit. With fewer rows there are more single steps, so that it takes several tries. */
  const excess = useRef(MOST_ROWS + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has its own list element
  useLayoutEffect(() => {
    const panel = list.current?.parentElement;
    if (!panel) return;
    const resized = new ResizeObserver(() => setSize(`${panel.clientWidth} ${panel.clientHeight}`));
    resized.observe(panel);
    return () => resized.disconnect();
  }, [list, question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again for each question and size
  useLayoutEffect(() => {
    excess.current = MOST_ROWS + 1;
  }, [question, size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again for each question and size
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    if (!window.matchMedia(WIDE_QUERY).matches) return setRows(NARROW_ROWS);
    const missing = countMissingRows(box);
    if (missing > 0) excess.current = Math.min(excess.current, rows);
    lastRows = Math.max(LEAST_ROWS, Math.min(excess.current - 1, rows - missing));
    setRows(lastRows);
  }, [list, question, size, rows]);
  return rows;
}

/** Counts the rows by which the panel overflows; negative: those for which the preview has room to spare. */
function countMissingRows(box: HTMLElement): number {
  const row = box.querySelector<HTMLElement>('.destination');
  const preview = box.nextElementSibling;
  const panel = box.closest('.decision');
  if (!row || !preview || !panel) return 0;
  const rowHeight = row.offsetHeight + ROW_GAP;
  const missing = panel.scrollHeight - panel.clientHeight - 1;
  if (missing > 0) return Math.ceil(missing / rowHeight);
  const spare = preview.clientHeight - Number.parseFloat(getComputedStyle(preview).getPropertyValue('--preview'));
  return -Math.floor(Math.max(0, spare) / rowHeight);
}
