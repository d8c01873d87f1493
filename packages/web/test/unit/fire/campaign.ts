/** The counts of a campaign of kills, and its seed. */
import { expect } from 'vitest';

/** The counts of the messages at some tables. */
export interface Counts {
  /** Messages that the server acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged messages that are not stored, or not at their number. */
  readonly lost: number;
  /** Messages that are stored twice, and decisions that were answered twice. */
  readonly doubled: number;
}

/** The seed of kills and players. VIGIL_FIRE_SEED repeats a campaign's; the moments of kills differ all the same. */
export function seedOf(usual: number): number {
  return Number(process.env.VIGIL_FIRE_SEED ?? usual);
}

export function sumCounts(all: readonly Counts[]): Counts {
  const sum = (of: keyof Counts) => all.reduce((before, counts) => before + counts[of], 0);
  return { acknowledged: sum('acknowledged'), lost: sum('lost'), doubled: sum('doubled') };
}

/** Prints the counts of a campaign, and asserts that nothing was lost or doubled. */
export function reportCampaign(
  name: string,
  seed: number,
  kills: number,
  { acknowledged, lost, doubled }: Counts,
  least: number,
): void {
  console.log(
    `${name}: ${kills} kills, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled (VIGIL_FIRE_SEED=${seed})`,
  );
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  expect(acknowledged).toBeGreaterThan(least);
}
