import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { playOut } from '../src/many/play-out.js';
import { addRecord, emptyTally, merge, sortTally } from '../src/many/statistics.js';
import { type PlantedFault, tiny, tinyLab } from './tiny.js';

const batch = { investigators: [2, 3], seed: 'lab' };
const fuzzAll = (plant: PlantedFault) =>
  Array.from({ length: 20 }, (_, index) => tinyLab(plant).fuzzOut('fuzz', index)).flatMap(({ fault }) => fault ?? []);

describe('a batch of games', () => {
  it('plays the same game for the same seed and index, and other games for other indexes', () => {
    const game = (index: number) => playOut(tiny, 'random', batch, index);
    expect(game(7)).toEqual(game(7));
    const lengths = Array.from({ length: 20 }, (_, index) => game(index).decisions);
    expect(new Set(lengths).size).toBeGreaterThan(3);
  });

  it('adds up to the same tally in any order', () => {
    const records = Array.from({ length: 12 }, (_, index) => playOut(tiny, 'random', batch, index));
    const total = emptyTally();
    for (const record of records) addRecord(total, record);
    const [even, odd] = [emptyTally(), emptyTally()];
    records.forEach((record, i) => {
      addRecord(i % 2 ? odd : even, record);
    });
    merge(odd, even);
    expect(sortTally(odd)).toEqual(sortTally(total));
    expect(total.games).toBe(12);
    expect((total.outcomes.sweet ?? 0) + (total.outcomes.sour ?? 0)).toBe(12);
  });

  it('reports a game that throws with its seed, its error and its save', () => {
    const crashes = Array.from({ length: 10 }, (_, index) => tinyLab('throws').playOut('random', batch, index));
    const { crash } = crashes.find((record) => record.crash) ?? {};
    expect(crash).toMatchObject({ seed: `lab/${crash?.index}`, error: 'the basket breaks' });
    expect(crash?.save).toMatchObject({ format: 'vigil-play', game: 'tiny' });
  });

  it('stops a game that never ends', () => {
    const { crash } = tinyLab('endless').playOut('random', batch, 0);
    expect(crash?.error).toBe('no end after 20000 answers');
  });
});

describe('fuzzing', () => {
  it('finds nothing in a game without faults', () => {
    expect(fuzzAll('none')).toEqual([]);
  });

  it('finds rules with memory outside the state', () => {
    const faults = fuzzAll('memory');
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]?.error).toMatch(/gives a different play: state\.berries\[0\] is /);
  });

  it('finds a position that breaks an invariant, and names the invariant and its clause', () => {
    const [fault] = fuzzAll('negative');
    expect(fault?.error).toContain('violated: no seat has a negative number of berries [T-01]: -1');
    expect(fault?.save).toMatchObject({ game: 'tiny', answers: expect.any(Array) });
  });

  it('finds options with equal ids', () => {
    expect(fuzzAll('same ids')[0]?.error).toBe('decision 1 (q.gather) has two options with the id "n"');
  });

  it('exports a game that reproduces the fault', () => {
    const fault = fuzzAll('throws')[0];
    expect(fault?.error).toBe('the basket breaks');
    const { definition } = tiny;
    // The same answers without the plant play on, so the fault lies in the rules and not in the save.
    expect(Play.load(definition, structuredClone(fault?.save)).answers.length).toBe(fault?.answers);
  });
});
