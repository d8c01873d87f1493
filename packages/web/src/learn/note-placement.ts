import { type RefObject, useEffect, useState } from 'react';
import type { Point } from '../board/curves.js';
import type { Pane } from '../table/tabs.js';
import type { Rect } from '../ui/rect.js';
import { expandRect, intersectRects, placeNote, pointerLine } from './note-geometry.js';

/** Target of a note, and the position of the note. */
export interface NotePlacement {
  /** The rectangle of the subject. */
  readonly ring: Rect | undefined;
  /** Place of the note. Undefined: in the strip above the table, for lack of space elsewhere. */
  readonly note: Rect | undefined;
  readonly line: { readonly from: Point; readonly to: Point } | undefined;
  /** In a narrow window, the name of the tab that contains the subject. */
  readonly tab: string | undefined;
}

const UNPLACED: NotePlacement = { ring: undefined, note: undefined, line: undefined, tab: undefined };
/** Narrower windows show one part of the table at a time. */
const WIDE_WINDOW = '(min-width: 1280px)';
/** The parts of the table that have a tab, with its pane. */
const TABS: readonly (readonly [part: string, pane: Pane])[] = [
  ['.chronicle', 'log'],
  ['.rail', 'threat'],
  ['.planner', 'plan'],
  ['.sheets', 'people'],
  ['.board-frame', 'board'],
  ['.side', 'decide'],
];

/**
 * Tracks the subject of a note and places the note, because subjects move and scroll. At every new `moment` the subject
 * is scrolled into view.
 */
export function useNotePlacement(
  targets: readonly string[],
  keepVisible: readonly string[],
  note: RefObject<HTMLElement | null>,
  moment: string,
): NotePlacement {
  const [placement, setPlacement] = useState(UNPLACED);
  const wanted = JSON.stringify([targets, keepVisible, moment]);
  useEffect(() => {
    const [aims, visible] = JSON.parse(wanted) as [string[], string[]];
    let shown = '';
    const updatePlacement = () => {
      if (!note.current) return;
      const found = findPlacement(aims, visible, note.current);
      const text = JSON.stringify(found);
      if (text === shown) return;
      shown = text;
      setPlacement(found);
    };
    // After the table has scrolled to the deciding investigator.
    const frame = setTimeout(() => {
      const [first] = aims.flatMap((aim) => [...document.querySelectorAll(aim)]);
      for (const one of first && isShown(first) ? [nameOf(first), first] : []) {
        one?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        // The board does not scroll: it is asked to move.
        one?.dispatchEvent(new Event('reveal', { bubbles: true }));
      }
      updatePlacement();
    }, 60);
    updatePlacement();
    const again = setInterval(updatePlacement, 150);
    window.addEventListener('resize', updatePlacement);
    window.addEventListener('scroll', updatePlacement, true);
    return () => {
      clearTimeout(frame);
      clearInterval(again);
      window.removeEventListener('resize', updatePlacement);
      window.removeEventListener('scroll', updatePlacement, true);
    };
  }, [wanted, note]);
  return placement;
}

function findPlacement(targets: readonly string[], keepVisible: readonly string[], note: HTMLElement): NotePlacement {
  const elements = targets.flatMap((target) => [...document.querySelectorAll(target)]);
  const seen = elements.find(isShown);
  const roomy = matchMedia(WIDE_WINDOW).matches;
  if (!seen) {
    const tab = roomy ? undefined : tabOf(elements[0]);
    const ring = tab && expandRect(boxOf(tab), -2);
    return { ...UNPLACED, ring, tab: tab?.textContent ?? undefined };
  }
  const visible = visibleBox(seen);
  const ring = visible && expandRect(visible, 4);
  if (!roomy) return { ...UNPLACED, ring };
  const rect = ring ?? expandRect(boxOf(seen), 4);
  const spared = [...keepVisible, '.decision'].flatMap((one) => [...document.querySelectorAll(one)].map(boxOf));
  const { offsetWidth: w, offsetHeight: h } = note;
  // Notes on the board stay on the board; notes on the rail stay beside it.
  const frame = seen.closest('.board-frame');
  const left = seen.closest('.rail')?.getBoundingClientRect().right ?? 0;
  const room: Rect = frame ? boxOf(frame) : { x: left, y: 48, w: innerWidth - left, h: innerHeight - 48 };
  const box = placeNote(withPlaceName(seen, rect), { w, h }, spared, room);
  return { ring, note: box, line: pointerLine(box, rect), tab: undefined };
}

/** A place with its name, which stands beside its mark. */
function withPlaceName(element: Element, rect: Rect): Rect {
  const name = nameOf(element);
  if (!name) return rect;
  const { x, y, w, h } = boxOf(name);
  const left = Math.min(rect.x, x);
  const top = Math.min(rect.y, y);
  return { x: left, y: top, w: Math.max(rect.x + rect.w, x + w) - left, h: Math.max(rect.y + rect.h, y + h) - top };
}

function nameOf(element: Element): Element | undefined {
  const name = element.closest('[data-place]')?.nextElementSibling;
  return name?.matches('.place-words') ? name : undefined;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function boxOf(element: Element): Rect {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
}

/** Returns the visible part of an element; parts of the table scroll. */
function visibleBox(element: Element): Rect | undefined {
  let box: Rect | undefined = boxOf(element);
  for (let outer = element.parentElement; outer && box; outer = outer.parentElement) {
    if (outer.matches('.board-scroll, .rail, .decision, .sheets, .plan-scroll, .chronicle ol, .holdings'))
      box = intersectRects(box, boxOf(outer));
  }
  return box;
}

function tabOf(element: Element | undefined): HTMLElement | undefined {
  const found = TABS.find(([part]) => element?.closest(part));
  return (found && document.querySelector<HTMLElement>(`.tabs [data-tab="${found[1]}"]`)) ?? undefined;
}
