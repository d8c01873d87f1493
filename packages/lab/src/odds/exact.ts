/** Exact chances by enumeration of all dice results. */

/** Faces that stand for several, each with its share of a die. They must include every distinction the rules make. */
export type FaceSet = readonly (readonly [face: number, share: number])[];

/** A die of most checks: five and six are successes. */
const CHECK_FACES: FaceSet = [
  [2, 2 / 3],
  [5, 1 / 3],
];

/** The same with sixes distinguished from fives. */
export const SIXES: FaceSet = [
  [2, 2 / 3],
  [5, 1 / 6],
  [6, 1 / 6],
];

/** A die with all six faces distinguished. */
export const ALL_FACES: FaceSet = [1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6]);

/** Thrown when a roll needs another die. The rolls so far are then extended by each face. */
class TooManyRolls extends Error {}

/**
 * Runs `play` with all possible rolls. It receives its dice one by one. Returns each result with its probability; the
 * probabilities add up to 1. Throws for more than `most` rolls.
 */
export function playAllRolls<T>(
  play: (falls: () => number) => T,
  faces: FaceSet = CHECK_FACES,
  max = 20_000,
): { readonly came: T; readonly share: number }[] {
  const open: { readonly dice: readonly number[]; readonly share: number }[] = [{ dice: [], share: 1 }];
  const all: { readonly came: T; readonly share: number }[] = [];
  let falls = 0;
  for (let one = open.pop(); one; one = open.pop()) {
    if (++falls > max) throw new Error(`more than ${max} outcomes of the dice`);
    const { dice, share } = one;
    let at = 0;
    try {
      const came = play(() => {
        if (at >= dice.length) throw new TooManyRolls();
        return dice[at++] as number;
      });
      all.push({ came, share });
    } catch (error) {
      if (!(error instanceof TooManyRolls)) throw error;
      for (const [face, of] of faces) open.push({ dice: [...dice, face], share: share * of });
    }
  }
  return all;
}
