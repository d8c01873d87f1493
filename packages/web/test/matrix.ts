/**
 * The matrix of sizes, languages and situations. `npm test` takes a third of its cases, drawn by VIGIL_MATRIX_SEED, which
 * scripts/vitest-browser.mjs prints; `npm run test:matrix` takes all. Files of it end in `.matrix.test.ts`.
 */
import { createHash } from 'node:crypto';

const PART_COUNT = 3;
const SEED = Number(process.env.VIGIL_MATRIX_SEED ?? 0);

/** True if this run takes the whole matrix. */
const IS_WHOLE = process.env.VIGIL_MATRIX === 'whole';

/**
 * Returns the cases of this run. Three consecutive seeds, starting at a multiple of three, cover each case once.
 *
 * @param name name of the list, so that lists of equal length get different samples
 * @param cases at least three, so that no part is empty
 */
export function sampleCases<T>(name: string, cases: readonly T[], seed = SEED): readonly T[] {
  if (cases.length < PART_COUNT) throw new Error(`"${name}" has ${cases.length} cases, fewer than ${PART_COUNT}`);
  if (IS_WHOLE) return cases;
  const round = Math.floor(seed / PART_COUNT);
  const rank = (at: number) => createHash('sha256').update(`${round} ${name} ${at}`).digest('hex');
  const shuffled = cases.map((_, at) => at).sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  const taken = new Set(shuffled.filter((_, n) => n % PART_COUNT === seed % PART_COUNT));
  return cases.filter((_, at) => taken.has(at));
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
  return IS_WHOLE ? cases : cases.filter((_, at) => at === seed % cases.length);
}
