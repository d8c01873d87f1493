/**
 * Compares every component of every box with an independent reading (`reading/<box>`), made from the facts and never
 * from the content (`guard/facts`). `npm run guard` shows the differences.
 */
import { describe, expect, it, test } from 'vitest';
import { BOXES } from '../src/registry.js';
import { compareFigures } from './guard/compare.js';
import { applyDepartures } from './guard/departures.js';
import {
  findDifferences,
  findDifferencesSoFar,
  listMissingComponents,
  listUncoveredKinds,
  loadGuardedBox,
  tryMutations,
} from './guard/guarded-box.js';
import { formatLine, parseLine, type Value } from './guard/normal-form.js';
import { COVERED_KINDS, normalizeComponent } from './guard/normalize/components.js';
import {
  applyManualReading,
  formatReadingFiles,
  hasReading,
  loadDepartures,
  loadManualReading,
  loadReading,
  loadReadingFiles,
  subtractReading,
} from './guard/reading-files.js';

/** The boxes that are whole, and of those that are being made the ones with a reading, as far as it goes. */
const READ = BOXES.entries.filter(({ id, unfinished }) => !unfinished || hasReading(id));
const BOX_IDS = READ.map(({ id }) => id);
const isWhole = (box: string): boolean => !READ.some(({ id, unfinished }) => id === box && unfinished);

/** Every line with parts in some figures. */
function linesIn(value: Value): string[] {
  if (typeof value === 'string') return value.includes('{') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(linesIn);
  return typeof value === 'object' ? Object.values(value).flatMap(linesIn) : [];
}

describe.each(BOX_IDS)('the reading of the box "%s"', (box) => {
  it('has what was read by hand laid over it, and of an edition what is otherwise than in the box beneath', () => {
    const kept = loadReading(box);
    const id = READ.find((one) => one.id === box)?.needs?.find((one) => one !== 'base');
    const beneath = id === undefined ? {} : loadReading(id);
    const kinds = new Set([...Object.keys(beneath), ...Object.keys(kept)]);
    const all = Object.fromEntries([...kinds].map((kind) => [kind, { ...beneath[kind], ...kept[kind] }]));
    expect(subtractReading(applyManualReading(all, loadManualReading(box)), beneath)).toEqual(kept);
  });
});

describe.each(BOX_IDS)('the content of the box "%s"', (box) => {
  let made: ReturnType<typeof loadGuardedBox> | undefined;
  const whole = () => {
    made ??= loadGuardedBox(box);
    return made;
  };

  test('has a reading', () => {
    expect(hasReading(box), `npm run guard -- read ${box} FOLDER`).toBe(true);
  });

  test('says in every entry what its reading says', async () => {
    if (isWhole(box)) expect(findDifferences(await whole())).toEqual([]);
    expect(findDifferencesSoFar(await whole())).toEqual([]);
  });

  test('departs from its reading only where it must', async () => {
    expect((await whole()).stale).toEqual([]);
  });

  test('has no components that no reading tells of', async () => {
    expect(listUncoveredKinds((await whole()).pack)).toEqual([]);
  });

  test('misses nothing unnoticed, and has nothing twice', async () => {
    const { pack, ...rest } = await whole();
    const [first, ...others] = pack.cards;
    const missing = { ...rest, pack: { ...pack, cards: others } };
    expect(findDifferences(missing).map(({ at }) => at)).toContain(`cards/${first?.id}/name`);
    expect(listMissingComponents(missing)).toContain(`cards/${first?.id}`);
    expect(findDifferencesSoFar(missing)).toEqual([]);
    expect(() => findDifferences({ ...rest, pack: { ...pack, cards: [...pack.cards, ...pack.cards] } })).toThrow(
      /twice/,
    );
  });

  test('cannot be changed unnoticed: 200 changes at random', async () => {
    const { other, unnoticed } = tryMutations(await whole(), 200, 8026);
    expect(unnoticed.map(({ kind, id, what }) => `${kind}/${id}: ${what}`)).toEqual([]);
    // Most changes leave something that can be said, only otherwise.
    expect(other).toBeGreaterThan(150);
  });

  test('has departures that each give a reason', () => {
    const { names = [], rules = [], entries = [] } = loadDepartures(box);
    for (const each of [...names, ...rules, ...entries]) expect(each.why, JSON.stringify(each)).toMatch(/\w{3}/);
  });

  test('has a reading that lies there as it was written, line by line', () => {
    expect(loadReadingFiles(box)).toEqual(formatReadingFiles(loadReading(box)));
    for (const line of linesIn(loadReading(box))) expect(formatLine(parseLine(line))).toBe(line);
  });
});

test('a reading of a kind that has no file is refused, not left out', () => {
  expect(() => formatReadingFiles({ songs: {} })).toThrow(/no file of a reading is for songs/);
});

describe('a departure', () => {
  const reading = { gateCards: { one: { other: ['move street', 'lose 1 sanity'] } } };

  test('by a rule rearranges what is read, and is stale where there is nothing to rearrange', () => {
    const rules = (at: string) => [{ rule: 'leaving comes last', why: 'test', at: [at] }];
    expect(applyDepartures(reading, { rules: rules('gateCards/one/other') })).toEqual({
      reading: { gateCards: { one: { other: ['lose 1 sanity', 'move street'] } } },
      stale: [],
    });
    const done = { gateCards: { one: { other: ['lose 1 sanity', 'move street'] } } };
    expect(applyDepartures(done, { rules: rules('gateCards/one/other') }).stale).toHaveLength(1);
    expect(applyDepartures(reading, { rules: rules('gateCards/two/other') }).stale).toHaveLength(1);
  });

  test('of an entry that is read just so is stale', () => {
    const entries = [{ at: 'gateCards/one/other', content: ['move street', 'lose 1 sanity'], why: 'test' }];
    expect(applyDepartures(reading, { entries }).stale).toHaveLength(1);
  });

  test('of a handler holds its name: another one differs', () => {
    const handlers = [{ name: 'own', line: 'lose 1 sanity', at: ['gateCards/one/other'] }];
    expect(applyDepartures(reading, { handlers }).reading).toEqual({
      gateCards: { one: { other: ['move street', 'handler own'] } },
    });
  });

  test('by a rule that is none is an error', () => {
    expect(() => applyDepartures(reading, { rules: [{ rule: 'any', why: 'test', at: [] }] })).toThrow(
      /no rule of departure "any"/,
    );
  });
});

describe('the normal form of content', () => {
  const deckOf = () => 'common';

  test('has every field: one it does not know is an error', () => {
    const card = { id: 'a', name: 'A', deck: 'common', count: 1 };
    expect(normalizeComponent('cards', card, deckOf)).toEqual({ name: 'A', deck: 'common', count: 1 });
    const odd = { ...card, lucky: true };
    expect(() => normalizeComponent('cards', odd, deckOf)).toThrow(/says nothing of "lucky"/);
  });

  test('tells branches apart, and what stands in them in its order', () => {
    const card = (pass: 'pass' | 'fail') => ({
      id: 'a',
      colour: 'blue' as const,
      entries: [
        {
          at: 'other',
          theme: 'test',
          effects: [
            { do: 'check' as const, check: 'luck' as const, modifier: -1, [pass]: [{ do: 'return' as const }] },
          ],
        },
      ],
    });
    expect(
      compareFigures(
        'a',
        normalizeComponent('gateCards', card('pass'), deckOf),
        normalizeComponent('gateCards', card('fail'), deckOf),
      ),
    ).toEqual([
      { at: 'a/other', reading: '["check luck -1 {pass (return)}"]', content: '["check luck -1 {fail (return)}"]' },
    ]);
  });

  test('is there for every kind of component that people meet', () => {
    expect(COVERED_KINDS).toEqual(
      expect.arrayContaining(['cards', 'monsters', 'mythos', 'locationCards', 'gateCards']),
    );
  });
});
