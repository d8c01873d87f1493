/** Logistic regression, and how well it tells positions apart. */
import { evaluate, type Logistic } from '@vigil/bots';
import type { Sample } from './samples.js';

/** Weight of the square of each standardized factor, against overfitting; for each thousand samples. */
const SHRINKAGE = 10;
/** Steps of Newton's method; it has converged long before. */
const STEPS = 25;

/**
 * Returns the logistic function that fits samples best. Factors of features that never vary are 0. `labelOf`: the value
 * fitted to, from 0 to 1; victory by default.
 */
export function fitLogistic(
  samples: readonly Sample[],
  names: readonly string[],
  labelOf: (sample: Sample) => number = ({ won }) => won,
): Logistic {
  const n = names.length;
  const mean = names.map((_, i) => average(samples, ({ features }) => features[i] ?? 0));
  const deviation = names.map((_, i) =>
    Math.sqrt(average(samples, ({ features }) => ((features[i] ?? 0) - (mean[i] ?? 0)) ** 2)),
  );
  const scale = deviation.map((one) => (one > 1e-9 ? 1 / one : 0));
  const rows = samples.map(({ features }) => [1, ...features.map((x, i) => (x - (mean[i] ?? 0)) * (scale[i] ?? 0))]);
  const ridge = (SHRINKAGE * samples.length) / 1000;
  let factors = new Array<number>(n + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = factors.map((factor, i) => (i === 0 ? 0 : -ridge * factor));
    const curvature = factors.map((_, i) => factors.map((__, j) => (i === j ? (i === 0 ? 1e-6 : ridge + 1e-6) : 0)));
    rows.forEach((row, k) => {
      const p = evaluate(0, factors, row);
      const error = labelOf(samples[k] as Sample) - p;
      const weight = Math.max(1e-6, p * (1 - p));
      for (let i = 0; i <= n; i++) {
        const x = row[i] as number;
        if (x === 0) continue;
        gradient[i] = (gradient[i] as number) + error * x;
        const line = curvature[i] as number[];
        for (let j = 0; j <= n; j++) line[j] = (line[j] as number) + weight * x * (row[j] as number);
      }
    });
    const change = solve(curvature, gradient);
    factors = factors.map((factor, i) => factor + (change[i] as number));
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  const own = names.map((_, i) => (factors[i + 1] as number) * (scale[i] as number));
  const constant = (factors[0] as number) - own.reduce((sum, factor, i) => sum + factor * (mean[i] as number), 0);
  return {
    constant: rounded(constant),
    weights: Object.fromEntries(names.map((name, i) => [name, rounded(own[i] as number)])),
  };
}

function average(samples: readonly Sample[], of: (sample: Sample) => number): number {
  return samples.reduce((sum, sample) => sum + of(sample), 0) / Math.max(1, samples.length);
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Solves linear equations by elimination. Changes its arguments. */
function solve(a: number[][], b: number[]): number[] {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(at(a, k, i)) > Math.abs(at(a, pivot, i))) pivot = k;
    [a[i], a[pivot]] = [a[pivot] as number[], a[i] as number[]];
    [b[i], b[pivot]] = [b[pivot] as number, b[i] as number];
    for (let k = i + 1; k < n; k++) {
      const factor = at(a, k, i) / at(a, i, i);
      if (factor === 0) continue;
      for (let j = i; j < n; j++) (a[k] as number[])[j] = at(a, k, j) - factor * at(a, i, j);
      b[k] = (b[k] as number) - factor * (b[i] as number);
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i] as number;
    for (let j = i + 1; j < n; j++) sum -= at(a, i, j) * (x[j] as number);
    x[i] = sum / at(a, i, i);
  }
  return x;
}

function at(a: readonly (readonly number[])[], i: number, j: number): number {
  return (a[i] as readonly number[])[j] as number;
}

/** A prediction, and what came of it. */
export interface Prediction {
  readonly chance: number;
  readonly won: 0 | 1;
}

/** Returns the predictions of a logistic function for samples. */
export function predict(
  { constant, weights }: Logistic,
  names: readonly string[],
  samples: readonly Sample[],
): Prediction[] {
  const factors = names.map((name) => weights[name] ?? 0);
  return samples.map(({ features, won }) => ({ chance: evaluate(constant, factors, features), won }));
}

/** Returns the chance that a position that was won is predicted higher than one that was lost (AUC). */
export function areaUnderCurve(predictions: readonly Prediction[]): number {
  const sorted = [...predictions].sort((a, b) => a.chance - b.chance);
  let [won, ranks] = [0, 0];
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (end < sorted.length && sorted[end]?.chance === sorted[i]?.chance) end++;
    const wins = sorted.slice(i, end).filter((one) => one.won === 1).length;
    won += wins;
    ranks += wins * ((i + end + 1) / 2);
    i = end;
  }
  const lost = sorted.length - won;
  return won === 0 || lost === 0 ? Number.NaN : (ranks - (won * (won + 1)) / 2) / (won * lost);
}

/** A bin of predictions: their number, their mean, and the share of games won. */
export interface CalibrationBin {
  readonly from: number;
  readonly n: number;
  readonly predicted: number;
  readonly won: number;
}

/** Returns the predictions in ten bins of equal width. Empty bins are left out. */
export function calibrate(predictions: readonly Prediction[]): CalibrationBin[] {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, chance: 0, won: 0 }));
  for (const { chance, won } of predictions) {
    const bin = bins[Math.min(9, Math.floor(10 * chance))];
    if (!bin) continue;
    bin.n++;
    bin.chance += chance;
    bin.won += won;
  }
  return bins.flatMap(({ n, chance, won }, i) =>
    n === 0 ? [] : [{ from: i / 10, n, predicted: chance / n, won: won / n }],
  );
}
