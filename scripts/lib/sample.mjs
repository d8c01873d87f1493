/**
 * The sample of a run. `npm test` takes a part of the long games and browser tests, drawn by a seed that it prints.
 * Five consecutive seeds, starting at a multiple of five, cover everything. VIGIL_SAMPLE is the seed, or `whole`.
 */
import { createHash } from 'node:crypto';
import { Problem } from './run.mjs';

const PART_COUNT = 5;

/** The seed of a run from VIGIL_SAMPLE, or else random. Undefined in a whole run. Throws a Problem for anything else. */
export function sampleSeed() {
  const { VIGIL_SAMPLE } = process.env;
  if (VIGIL_SAMPLE === 'whole') return undefined;
  if (VIGIL_SAMPLE === undefined) return Math.floor(Math.random() * 5000);
  if (/^\d+$/.test(VIGIL_SAMPLE)) return Number(VIGIL_SAMPLE);
  throw new Problem(`VIGIL_SAMPLE is a whole number or "whole", not "${VIGIL_SAMPLE}".`);
}

/**
 * Returns the part of a list that a seed draws, in the order of the list; the whole list without a seed. A list of fewer
 * than five gives one.
 *
 * @param name the name of the list, so that lists of equal length get different samples
 */
export function samplePart(name, list, seed) {
  if (seed === undefined) return list;
  const round = Math.floor(seed / PART_COUNT);
  const rank = (at) => createHash('sha256').update(`${round} ${name} ${at}`).digest('hex');
  const shuffled = list.map((_, at) => at).sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  const parts = Math.min(PART_COUNT, list.length);
  const taken = new Set(shuffled.filter((_, n) => n % parts === seed % parts));
  return list.filter((_, at) => taken.has(at));
}
