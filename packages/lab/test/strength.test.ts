import { featureNames } from '@vigil/bots';
import { loadChosenBoxes } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import {
  areaUnderCurve,
  arkhamLab,
  calibrate,
  fitLogistic,
  hauntLab,
  predict,
  type Sample,
  sampleGame,
  shareOf,
  simulatePaired,
  train,
} from '../src/index.js';

/** Creates samples whose chance depends on the first feature only. */
function createSamples(n: number): Sample[] {
  return Array.from({ length: n }, (_, i) => {
    const x = (i % 20) / 20;
    const isWon = (i * 7) % 100 < 100 / (1 + Math.exp(2 - 4 * x)) ? 1 : 0;
    return { game: i, features: [x, ((i * 13) % 17) / 17, 1], won: isWon };
  });
}

describe('a logistic fit', () => {
  const samples = createSamples(4000);
  const names = ['signal', 'noise', 'constant'];
  const fitted = fitLogistic(samples, names);

  it('finds the relevant feature, and gives no weight to a constant feature', () => {
    expect(fitted.weights.signal).toBeGreaterThan(3);
    expect(fitted.weights.signal).toBeLessThan(5);
    expect(Math.abs(fitted.weights.noise ?? 9)).toBeLessThan(0.5);
    expect(fitted.weights.constant).toBe(0);
  });

  it('is calibrated, and separates won positions from lost ones', () => {
    const predictions = predict(fitted, names, samples);
    for (const { n, predicted, won } of calibrate(predictions))
      if (n > 100) expect(Math.abs(predicted - won)).toBeLessThan(0.07);
    expect(areaUnderCurve(predictions)).toBeGreaterThan(0.7);
    expect(areaUnderCurve(predictions.map(({ won }) => ({ chance: 0.5, won })))).toBeCloseTo(0.5, 10);
  });
});

describe('sampled positions', () => {
  it.each(['arkham', 'haunt'] as const)('of %s have each feature by its name, and one outcome', async (id) => {
    const boxes = await loadChosenBoxes({ packs: ['base'] });
    const games = { bot: 'careful', seed: 'samples', investigators: [2] };
    const samples = [0, 1].flatMap((i) =>
      id === 'haunt' ? sampleGame(hauntLab(boxes), games, i) : sampleGame(arkhamLab(boxes), games, i),
    );
    expect(samples.length).toBeGreaterThan(10);
    for (const { features } of samples) {
      expect(features).toHaveLength(featureNames(id).length);
      expect(features.every((x) => Number.isFinite(x) && Math.abs(x) < 20)).toBe(true);
    }
    expect(new Set(samples.map(({ game, won }) => `${game} ${won}`)).size).toBe(2);
    const { logistic, games: count } = train(id, samples);
    expect(count).toBe(2);
    expect(Object.keys(logistic.weights)).toEqual(featureNames(id));
  });
});

describe('a paired simulation of two bots', () => {
  it('counts games by pairs, and has no difference for a bot against itself', async () => {
    const options = { game: 'arkham', bot: 'careful', investigators: [1], games: 4, seed: 'pair', packs: ['base'] };
    const same = await simulatePaired(options, 'careful');
    expect(same.only).toEqual([0, 0]);
    expect(same.both + same.neither).toBe(4);
    expect(same.won[0]).toEqual(same.won[1]);
    const random = await simulatePaired(options, 'random');
    expect(random.both + random.neither + random.only[0] + random.only[1]).toBe(4);
    expect(random.crashes).toEqual([]);
  });

  it('gives intervals that contain the share and are never empty', () => {
    expect(shareOf(5, 80).low).toBeCloseTo(0.027, 2);
    expect(shareOf(5, 80).high).toBeCloseTo(0.138, 2);
    expect(shareOf(0, 60)).toMatchObject({ low: 0 });
    expect(shareOf(0, 60).high).toBeGreaterThan(0.05);
    expect(shareOf(0, 0)).toEqual({ n: 0, of: 0, low: 0, high: 1 });
  });
});
