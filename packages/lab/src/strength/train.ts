/** Training of the value of positions, by games of a bot. */
import { featureNames, type Logistic, type ValuedGame } from '@vigil/bots';
import { areaUnderCurve, type CalibrationBin, calibrate, fitLogistic, predict } from './logistic.js';
import type { Sample } from './samples.js';

/** One game in so many is held out of the fit, to test it. */
const VALIDATION_PART = 4;

/** A trained value, and how it does on the games that were held out. */
export interface Training {
  readonly game: ValuedGame;
  readonly games: number;
  readonly samples: number;
  /** Games that were won, of all. */
  readonly won: number;
  readonly logistic: Logistic;
  /** Of the games held out. */
  readonly areaUnderCurve: number;
  readonly calibration: readonly CalibrationBin[];
}

/** With fewer victories a fit follows how near the games came to one. */
const MIN_VICTORIES = 40;

/**
 * Fits the chance of winning. Where victories are rare, the weights follow how near each game came to one: the gates
 * missing at its end. Then one factor and the constant are fitted to the victories.
 */
function fit(game: ValuedGame, samples: readonly Sample[], names: readonly string[]): Logistic {
  const missing = names.indexOf('toShut');
  const ends = new Map(samples.map((sample) => [sample.game, sample]));
  const victories = [...ends.values()].filter(({ won }) => won === 1).length;
  if (game !== 'haunt' || victories >= MIN_VICTORIES) return fitLogistic(samples, names);
  const nearness = (sample: Sample) => {
    const end = ends.get(sample.game);
    return end?.won === 1 ? 1 : 0.5 ** Math.max(1, 10 * (end?.features[missing] ?? 1));
  };
  const near = fitLogistic(samples, names, nearness);
  const factors = names.map((name) => near.weights[name] ?? 0);
  const scores = samples.map((sample) => ({
    ...sample,
    features: [sample.features.reduce((sum, x, i) => sum + x * (factors[i] as number), near.constant)],
  }));
  const { constant, weights } = fitLogistic(scores, ['score']);
  const slope = weights.score ?? 1;
  return {
    constant: constant + slope * near.constant,
    weights: Object.fromEntries(names.map((name, i) => [name, slope * (factors[i] as number)])),
  };
}

/** Fits the value of a game's positions. The result is fitted on all games; its test on three quarters of them. */
export function train(game: ValuedGame, samples: readonly Sample[]): Training {
  const names = featureNames(game);
  const games = new Map(samples.map((sample) => [sample.game, sample.won]));
  const isHeldOut = (sample: Sample) => sample.game % VALIDATION_PART === VALIDATION_PART - 1;
  const tested = fit(
    game,
    samples.filter((sample) => !isHeldOut(sample)),
    names,
  );
  const predictions = predict(tested, names, samples.filter(isHeldOut));
  return {
    game,
    games: games.size,
    samples: samples.length,
    won: [...games.values()].filter((won) => won === 1).length,
    logistic: fit(game, samples, names),
    areaUnderCurve: areaUnderCurve(predictions),
    calibration: calibrate(predictions),
  };
}
