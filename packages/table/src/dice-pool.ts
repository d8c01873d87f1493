import { type CheckDetails, UNTIL_TURN_ENDS } from '@vigil/rules';

/**
 * A row of the sum of a check. `what`: the skill (`allocated`: if it is for this check), a card or other component
 * (`card`: one that is called like the skill), what holds from before (`lasting`), what makes up for fewer dice than none,
 * dice for Clues.
 */
export interface PoolRow {
  readonly what: 'source' | 'card' | 'allocated' | 'lasting' | 'floor' | 'clues';
  readonly source: string;
  readonly by: number;
  /** How many equal things it stands for. */
  readonly n: number;
}

/** The dice of a check, row by row, and how many they are: the rows add up to it. */
export interface DicePool {
  readonly rows: readonly PoolRow[];
  readonly dice: number;
}

/**
 * The sum of a check as it is written on paper. With a bonus that could still be allocated it is reckoned with that one;
 * once the dice lie there those for Clues are among them.
 */
export function dicePoolOf({ sources, allocating, rolled }: CheckDetails): DicePool {
  const rows = mergeSources(allocating?.sources ?? sources).map(
    (row): PoolRow =>
      allocating && row.what === 'source' && row.source === allocating.skill ? { ...row, what: 'allocated' } : row,
  );
  const sum = rows.reduce((before, { by }) => before + by, 0);
  // Fewer dice than none there are not (A-SKILL-02).
  if (sum < 0) rows.push({ what: 'floor', source: '', by: -sum, n: 1 });
  const pool = Math.max(0, sum);
  if (rolled === undefined) return { rows, dice: pool };
  const forClues = rolled.length - pool;
  if (forClues > 0) rows.push({ what: 'clues', source: '', by: forClues, n: 1 });
  return { rows, dice: rolled.length };
}

/** What comes from the same is one row. */
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
