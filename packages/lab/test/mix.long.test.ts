import { RandomSource } from '@vigil/bots';
import { BOXES, loadBoxes } from '@vigil/content';
import { type Box, HOUSE_RULES } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { mixOf } from '../src/index.js';
import { coverAllPairs, type Factor, pairsIn, pairsOf, type Row, rowOf } from '../src/mix/pairs.js';

const FACTORS: readonly Factor[] = [
  { name: 'box', values: ['in', 'out'] },
  { name: 'sheet', values: ['ours', 'theirs', 'none'] },
  { name: 'players', values: ['1', '2', '3', '4'] },
  { name: 'rule', values: ['a', 'b'] },
];
/** The sheet "theirs" needs the box. */
const needsBox = ({ sheet, box }: Row) => !(sheet === 'theirs' && box === 'out');

/** Returns the pairs that are in no row. */
function missingPairs(factors: readonly Factor[], rows: readonly Row[]): Row[] {
  const there = new Set(rows.flatMap(pairsIn));
  return pairsOf(factors)
    .filter((pair) => !there.has(pair))
    .map(rowOf);
}

describe('combinations that cover every pair', () => {
  it('contain every pair, and are far fewer than all combinations', () => {
    const rows = coverAllPairs(FACTORS, () => true, new RandomSource('pairs'));
    expect(missingPairs(FACTORS, rows)).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.length).toBeLessThan(20);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(['box', 'players', 'rule', 'sheet']);
  });

  it('contain no forbidden pair', () => {
    const rows = coverAllPairs(FACTORS, needsBox, new RandomSource('pairs'));
    expect(missingPairs(FACTORS, rows)).toEqual([{ box: 'out', sheet: 'theirs' }]);
    expect(rows.every(needsBox)).toBe(true);
  });

  it('are the same for the same seed', () => {
    const once = () => coverAllPairs(FACTORS, needsBox, new RandomSource('again'));
    expect(once()).toEqual(once());
  });
});

describe('a mix of all boxes', async () => {
  const packs = BOXES.entries.flatMap(({ id, games }) => (!games || games.includes('arkham') ? id : []));
  const mix = await mixOf('arkham', { packs }, 'all');
  const isThere = (row: Row, id: string) => row[`box ${id}`] !== 'out';

  it('has every box with and without every other box, unless one needs the other', () => {
    const boxes = mix.factors.filter(({ name }) => name.startsWith('box '));
    expect(boxes.map(({ name }) => name.slice(4)).sort()).toEqual(packs.filter((id) => id !== 'base').sort());
    const notCovered = missingPairs(boxes, mix.rows);
    const needed = BOXES.entries.flatMap(({ id, needs = [] }) =>
      needs.filter((other) => other !== 'base').map((other) => ({ [`box ${id}`]: 'in', [`box ${other}`]: 'out' })),
    );
    expect(notCovered).toHaveLength(needed.length);
    expect(notCovered).toEqual(expect.arrayContaining(needed));
  });

  it('leaves out no pair of choices that is possible at some table', async () => {
    const boxes = await loadBoxes(packs);
    const optional = packs.filter((id) => id !== 'base');
    const tables = Array.from({ length: 2 ** optional.length }, (_, n) =>
      optional.filter((_id, bit) => (n >> bit) % 2 === 1),
    ).filter((ids) => BOXES.loadOrder(ids).every((id) => id === 'base' || ids.includes(id)));
    const has = ({ pack }: Box, name: string, value: string) =>
      name === 'ancientOne'
        ? pack.ancientOnes.some(({ id }) => id === value)
        : pack.tableCards?.some(({ id, kind, chosen }) => chosen && id === value && kind === name) === true;
    const isPossible = (ids: readonly string[], [name, value]: [string, string]) => {
      const there = boxes.filter(({ pack }) => pack.id === 'base' || ids.includes(pack.id));
      const [sort, of = ''] = name.split(' ');
      if (sort === 'box') return ids.includes(of) === (value === 'in');
      if (name === 'investigators' || (sort !== 'rule' && value === 'none')) return true;
      if (sort !== 'rule') return there.some((box) => has(box, name, value));
      if (of in HOUSE_RULES) return value !== 'none';
      const brought = there.flatMap(({ pack }) => (pack.houseRules?.[of] ? [pack.houseRules[of]] : []));
      return brought.length === 0 ? value === 'none' : brought.every((values) => values.includes(value));
    };
    const notCovered = missingPairs(mix.factors, mix.rows);
    const possible = notCovered.filter((pair) =>
      tables.some((ids) => Object.entries(pair).every((one) => isPossible(ids, one))),
    );
    expect(possible).toEqual([]);
    expect(notCovered.length).toBeGreaterThan(0);
  });

  it('plays each game only with parts of its boxes', () => {
    for (const [index, row] of mix.rows.entries()) {
      for (const { id, needs = [] } of BOXES.entries) {
        if (isThere(row, id)) expect(needs.every((other) => isThere(row, other))).toBe(true);
      }
      const { setup } = mix.game(index);
      expect(setup.investigators).toBe(Number(row.investigators));
      expect(Object.values(setup.houseRules)).not.toContain('none');
    }
  });

  it('gives games that can be played', async () => {
    const finished = await mixOf('arkham', { packs: ['dunwich'] }, 'played');
    for (const index of [0, 1]) {
      const { lab, setup } = finished.game(index);
      const { fault, answers } = lab.fuzzMixed('mix', index, { ...setup, investigators: 1 });
      expect(fault).toBeUndefined();
      expect(answers).toBeGreaterThan(10);
    }
  });
});
