import type { Movement } from '@vigil/rules';
import type { EmblemBox } from '../art/monsters.js';

/**
 * The outline of a monster's token by its movement, in a square of 28 centred at 0, 0. The shape carries the meaning;
 * the colour only repeats it.
 */
export const TOKEN_OUTLINES: Readonly<Record<Movement, string>> = {
  normal: 'M-12 -12H12V12H-12Z',
  stationary: 'M-10 -13H10V7H13.500V13H-13.500V7H-10Z',
  fast: 'M-13 -12H6L13.500 0L6 12H-13L-8 0Z',
  flying: 'M-9 -8L-14 -13V8L-9 12H9L14 8V-13L9 -8Z',
  unique: 'M-5.500 -13H5.500L13 -5.500V5.500L5.500 13H-5.500L-13 5.500V-5.500Z',
  stalker: 'M0 -13.500L13 -4V10L0 13.500L-13 10V-4Z',
  aquatic: 'M-12 -12H12V8C8 14 4 6 0 12C-4 14 -8 6 -12 10Z',
};

/** The square of the engraving on such a token: it fills it, except for the dimension symbol at its lower right. */
export const EMBLEM_BOXES: Readonly<Record<Movement, EmblemBox>> = {
  normal: { x: -0.4, y: -0.4, size: 21.5 },
  stationary: { x: 0, y: -2.6, size: 18.5 },
  fast: { x: -1.4, y: 0, size: 20 },
  flying: { x: 0, y: 1.6, size: 18.5 },
  unique: { x: 0, y: -0.4, size: 20 },
  stalker: { x: 0, y: 0, size: 20 },
  aquatic: { x: 0, y: -2, size: 20 },
};

/** Returns two letters for each name, all different. */
export function createMonograms(names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  const used = new Set<string>();
  for (const [id, name] of names) {
    const mark = monogramCandidates(name).find((candidate) => !used.has(candidate)) ?? name.slice(0, 3);
    used.add(mark);
    marks.set(id, mark);
  }
  return marks;
}

/** Returns candidates: capitals of a name of several words, or the first letter with one of the others. */
function monogramCandidates(name: string): string[] {
  const parts = name
    .replace(/^the /i, '')
    .split(/[\s-]+/)
    .filter((part) => !/^(of|the|in)$/i.test(part));
  const letters = (parts[0] ?? name).replace(/\W/g, '');
  const first = letters.charAt(0).toUpperCase();
  const both = parts.length > 1 ? [first + (parts.at(-1) ?? '').replace(/\W/g, '').charAt(0).toUpperCase()] : [];
  return [...both, ...[...letters.slice(1).toLowerCase()].map((letter) => first + letter)];
}
