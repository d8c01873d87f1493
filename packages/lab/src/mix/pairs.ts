import type { RandomSource } from '@vigil/bots';

/** A choice and all its values. */
export interface Factor {
  readonly name: string;
  readonly values: readonly string[];
}

/** Chosen values by the names of their factors. A row under construction is incomplete. */
export type Row = Readonly<Record<string, string>>;

/**
 * Returns combinations in which every two compatible values of different factors occur together at least once. They are
 * few, not the fewest. Each begins with a missing pair. Factors are then filled in the given order with the value that
 * adds most pairs. `allowed` is also called for incomplete rows: false means that no addition can make the row valid.
 *
 * Written here because no library was found that respects such conditions and covers every pair.
 */
export function coverAllPairs(factors: readonly Factor[], allowed: (row: Row) => boolean, chance: RandomSource): Row[] {
  const missing = new Set(pairsOf(factors));
  const without = (row: Row, { name }: Factor, value: string) =>
    Object.entries(row).reduce((n, [other, one]) => n + (missing.has(keyOf(name, value, other, one)) ? 1 : 0), 0);

  const filled = (row: Row, at = 0): Row | undefined => {
    const factor = factors[at];
    if (!factor) return row;
    if (factor.name in row) return filled(row, at + 1);
    const ranked = factor.values.map((value) => ({
      value,
      gain: without(row, factor, value),
      lot: chance.below(1 << 20),
    }));
    ranked.sort((a, b) => b.gain - a.gain || a.lot - b.lot);
    for (const { value } of ranked) {
      const next = { ...row, [factor.name]: value };
      const found = allowed(next) ? filled(next, at + 1) : undefined;
      if (found) return found;
    }
    return undefined;
  };

  const rows: Row[] = [];
  for (const key of [...missing]) {
    if (!missing.has(key)) continue;
    const partialRow = rowOf(key);
    const row = allowed(partialRow) ? filled(partialRow) : undefined;
    missing.delete(key);
    if (!row) continue;
    for (const pair of pairsIn(row)) missing.delete(pair);
    rows.push(row);
  }
  return rows;
}

/**
 * Returns all pairs of values of different factors. Factors with the most values come first, since they need the most
 * rows.
 */
export function pairsOf(factors: readonly Factor[]): string[] {
  const couples = factors.flatMap((factor, i) => factors.slice(i + 1).map((other) => [factor, other] as const));
  couples.sort(([a, b], [c, d]) => c.values.length * d.values.length - a.values.length * b.values.length);
  return couples.flatMap(([couple, other]) =>
    couple.values.flatMap((value) => other.values.map((also) => keyOf(couple.name, value, other.name, also))),
  );
}

/** Returns the pairs in a row. */
export function pairsIn(row: Row): string[] {
  const chosen = Object.entries(row);
  return chosen.flatMap(([one, value], i) =>
    chosen.slice(i + 1).map(([other, also]) => keyOf(one, value, other, also)),
  );
}

/** Returns a pair as a row of its own. */
export function rowOf(key: string): Row {
  return Object.fromEntries(JSON.parse(key) as [string, string][]);
}

function keyOf(one: string, value: string, other: string, also: string): string {
  const pair = [
    [one, value],
    [other, also],
  ];
  return JSON.stringify(one < other ? pair : pair.reverse());
}
