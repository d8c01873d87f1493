/**
 * Compares every component of every box with an independent reading (`reading/<box>`). The reading comes from the facts
 * (`guard/facts`), never from the content. `npm run guard` shows the differences.
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

/** Finished boxes, and unfinished boxes with a reading. */
const BOXES_WITH_READING = BOXES.entries.filter(({ id, unfinished }) => !unfinished || hasReading(id));
const BOX_IDS = BOXES_WITH_READING.map(({ id }) => id);
const isFinished = (box: string): boolean => !BOXES_WITH_READING.some(({ id, unfinished }) => id === box && unfinished);

/** Returns every line with parts in a value. */
function linesIn(value: Value): string[] {
  if (typeof value === 'string') return value.includes('{') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(linesIn);
  return typeof value === 'object' ? Object.values(value).flatMap(linesIn) : [];
}

describe.each(BOX_IDS)('the reading of the box "%s"', (box) => {
  it('contains the manual reading, and for an edition only its differences from the earlier box', () => {
    const reading = loadReading(box);
    const id = BOXES_WITH_READING.find((one) => one.id === box)?.needs?.find((one) => one !== 'base');
    const earlier = id === undefined ? {} : loadReading(id);
    const kinds = new Set([...Object.keys(earlier), ...Object.keys(reading)]);
    const all = Object.fromEntries([...kinds].map((kind) => [kind, { ...earlier[kind], ...reading[kind] }]));
    expect(subtractReading(applyManualReading(all, loadManualReading(box)), earlier)).toEqual(reading);
  });
});

describe.each(BOX_IDS)('the content of the box "%s"', (box) => {
  let loading: ReturnType<typeof loadGuardedBox> | undefined;
  const loadBox = () => {
    loading ??= loadGuardedBox(box);
    return loading;
  };

  test('has a reading', () => {
    expect(hasReading(box), `npm run guard -- read ${box} FOLDER`).toBe(true);
  });

  test('matches its reading in every entry', async () => {
    if (isFinished(box)) expect(findDifferences(await loadBox())).toEqual([]);
    expect(findDifferencesSoFar(await loadBox())).toEqual([]);
  });

  test('has no departure without effect', async () => {
    expect((await loadBox()).stale).toEqual([]);
  });

  test('has no components of a kind without a reading', async () => {
    expect(listUncoveredKinds((await loadBox()).pack)).toEqual([]);
  });

  test('is checked for missing and duplicate components', async () => {
    const { pack, ...rest } = await loadBox();
    const [first, ...others] = pack.cards;
    const missing = { ...rest, pack: { ...pack, cards: others } };
    expect(findDifferences(missing).map(({ at }) => at)).toContain(`cards/${first?.id}/name`);
    expect(listMissingComponents(missing)).toContain(`cards/${first?.id}`);
    expect(findDifferencesSoFar(missing)).toEqual([]);
    expect(() => findDifferences({ ...rest, pack: { ...pack, cards: [...pack.cards, ...pack.cards] } })).toThrow(
      /twice/,
    );
  });

  test('differs from its reading after each of 200 random changes', async () => {
    const { other, unnoticed } = tryMutations(await loadBox(), 200, 8026);
    expect(unnoticed.map(({ kind, id, what }) => `${kind}/${id}: ${what}`)).toEqual([]);
    // Most changes leave valid content that differs.
    expect(other).toBeGreaterThan(150);
  });

  test('has a reason for each departure', () => {
    const { names = [], rules = [], entries = [] } = loadDepartures(box);
    for (const each of [...names, ...rules, ...entries]) expect(each.why, JSON.stringify(each)).toMatch(/\w{3}/);
  });

  test('has reading files in the generated format, with lines that can be parsed', () => {
    expect(loadReadingFiles(box)).toEqual(formatReadingFiles(loadReading(box)));
    for (const line of linesIn(loadReading(box))) expect(formatLine(parseLine(line))).toBe(line);
  });
});

test('a reading of a kind without a file is refused', () => {
  expect(() => formatReadingFiles({ songs: {} })).toThrow(/no file of a reading is for songs/);
});

describe('a departure', () => {
  const reading = { gateCards: { one: { other: ['move street', 'lose 1 sanity'] } } };

  test('by a rule reorders the reading, and is stale if it changes nothing', () => {
    const rules = (at: string) => [{ rule: 'leaving comes last', why: 'test', at: [at] }];
    expect(applyDepartures(reading, { rules: rules('gateCards/one/other') })).toEqual({
      reading: { gateCards: { one: { other: ['lose 1 sanity', 'move street'] } } },
      stale: [],
    });
    const reordered = { gateCards: { one: { other: ['lose 1 sanity', 'move street'] } } };
    expect(applyDepartures(reordered, { rules: rules('gateCards/one/other') }).stale).toHaveLength(1);
    expect(applyDepartures(reading, { rules: rules('gateCards/two/other') }).stale).toHaveLength(1);
  });

  test('of an entry that equals its reading is stale', () => {
    const entries = [{ at: 'gateCards/one/other', content: ['move street', 'lose 1 sanity'], why: 'test' }];
    expect(applyDepartures(reading, { entries }).stale).toHaveLength(1);
  });

  test('of a handler puts the name of the handler in place of the line', () => {
    const handlers = [{ name: 'own', line: 'lose 1 sanity', at: ['gateCards/one/other'] }];
    expect(applyDepartures(reading, { handlers }).reading).toEqual({
      gateCards: { one: { other: ['move street', 'handler own'] } },
    });
  });

  test('by an unknown rule is an error', () => {
    expect(() => applyDepartures(reading, { rules: [{ rule: 'any', why: 'test', at: [] }] })).toThrow(
      /no rule of departure "any"/,
    );
  });
});

describe('the normal form of content', () => {
  const deckOf = () => 'common';

  test('covers every field, and an unknown field is an error', () => {
    const card = { id: 'a', name: 'A', deck: 'common', count: 1 };
    expect(normalizeComponent('cards', card, deckOf)).toEqual({ name: 'A', deck: 'common', count: 1 });
    const odd = { ...card, lucky: true };
    expect(() => normalizeComponent('cards', odd, deckOf)).toThrow(/says nothing of "lucky"/);
  });

  test('distinguishes the branches of a check', () => {
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

  test('covers cards, monsters and encounters', () => {
    expect(COVERED_KINDS).toEqual(
      expect.arrayContaining(['cards', 'monsters', 'mythos', 'locationCards', 'gateCards']),
    );
  });
});
