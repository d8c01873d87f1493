import { type CheckDetails, UNTIL_TURN_ENDS } from '@vigil/rules';

/**
 * A row of a dice pool. `source`: the skill or component. `allocated`: the skill of an allocated bonus. `card`: a card
 * named like the skill. `lasting`: an earlier lasting effect. `floor`: the correction up to zero dice. `clues`: dice
 * for Clues.
 */
export interface PoolRow {
  readonly what: 'source' | 'card' | 'allocated' | 'lasting' | 'floor' | 'clues';
  readonly source: string;
  readonly by: number;
  /** Number of equal sources it combines. */
  readonly n: number;
}

/** The dice of a check row by row; the rows add up to `dice`. */
export interface DicePool {
  readonly rows: readonly PoolRow[];
  readonly dice: number;
}

/**
 * Returns the dice pool of a check. Includes a bonus that could still be allocated, and after the roll the dice for
 * Clues.
 */
export function dicePoolOf({ sources, allocating, rolled }: CheckDetails): DicePool {
  const rows = mergeSources(allocating?.sources ?? sources).map(
    (row): PoolRow =>
      allocating && row.what === 'source' && row.source === allocating.skill ? { ...row, what: 'allocated' } : row,
  );
  const sum = rows.reduce((before, { by }) => before + by, 0);
  // The pool never has fewer than zero dice [A-SKILL-02].
  if (sum < 0) rows.push({ what: 'floor', source: '', by: -sum, n: 1 });
  const pool = Math.max(0, sum);
  if (rolled === undefined) return { rows, dice: pool };
  const forClues = rolled.length - pool;
  if (forClues > 0) rows.push({ what: 'clues', source: '', by: forClues, n: 1 });
  return { rows, dice: rolled.length };
}

/** Combines equal sources into one row. */
function mergeSources(sources: CheckDetails['sources']): PoolRow[] {
  const rows = new Map<string, PoolRow>();
  for (const { source, by, card } of sources) {
    const what = card ? 'card' : source === UNTIL_TURN_ENDS ? 'lasting' : 'source';
    const key = `${what} ${source}`;
    const before = rows.get(key);
    rows.set(key, { what, source, by: (before?.by ?? 0) + by, n: (before?.n ?? 0) + 1 });
  }
  return [...rows.values()];
}
