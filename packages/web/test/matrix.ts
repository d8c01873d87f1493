/**
 * The matrix of sizes, languages and situations. `npm test` takes a fifth of its cases, drawn by VIGIL_SAMPLE, which
 * scripts/vitest-browser.mjs prints; `npm run test:matrix` takes all. Files of it end in `.matrix.test.ts`.
 */

type SampleScript = {
  readonly samplePart: <T>(name: string, list: readonly T[], seed: number | undefined) => readonly T[];
};
/** The scripts have no types: they are plain JavaScript. */
const scriptPath: string = '../../../scripts/lib/sample.mjs';
const { samplePart }: SampleScript = await import(/* @vite-ignore */ scriptPath);

/** The seed of this run's sample; undefined if it takes the whole matrix. */
const SEED = process.env.VIGIL_SAMPLE === 'whole' ? undefined : Number(process.env.VIGIL_SAMPLE ?? 0);

/**
 * Returns the cases of this run.
 *
 * @param name name of the list, so that lists of equal length get different samples
 * @param cases at least three, so that no part is empty
 */
export function sampleCases<T>(name: string, cases: readonly T[], seed = SEED): readonly T[] {
  return samplePart(name, cases, seed);
}

/** Every pair of a case of one list and a case of the other. */
export function crossProduct<A, B>(some: readonly A[], others: readonly B[]): (readonly [A, B])[] {
  return some.flatMap((one) => others.map((other) => [one, other] as const));
}

/** Sampled pairs, grouped by their first case. Cases without a sampled pair are left out. */
export function samplePairs<A, B>(name: string, some: readonly A[], others: (one: A) => readonly B[]): [A, B[]][] {
  const pairs = some.flatMap((one) => others(one).map((other) => [one, other] as const));
  const chosen = sampleCases(name, pairs);
  return some
    .map((one): [A, B[]] => [one, chosen.flatMap(([which, other]) => (which === one ? [other] : []))])
    .filter(([, list]) => list.length > 0);
}

/** One of several equivalent cases; each seed takes the next one. The whole matrix takes all. */
export function pickByTurn<T>(cases: readonly T[], seed = SEED): readonly T[] {
  return seed === undefined ? cases : cases.filter((_, at) => at === seed % cases.length);
}
