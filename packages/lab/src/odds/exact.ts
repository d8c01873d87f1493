/** The chance of something by all ways in which its dice can fall. */

/** Faces that stand for several, each with its share of a die; all that any rule tells apart have to be among them. */
export type FaceSet = readonly (readonly [face: number, share: number])[];

/** A die as most checks read it: five and six are successes. */
const CHECK_FACES: FaceSet = [
  [2, 2 / 3],
  [5, 1 / 3],
];

/** The same where a six is more than a five. */
export const SIXES: FaceSet = [
  [2, 2 / 3],
  [5, 1 / 6],
  [6, 1 / 6],
];

/** A die of which every face matters. */
export const ALL_FACES: FaceSet = [1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6]);

/** A die too many: what falls first has been played through. */
class TooManyRolls extends Error {}

/**
 * Plays something through with all falls of its dice. `play`: gets the dice one by one. Gives what it came to each time, with
 * its share; together they are 1. Throws for more than `most` falls.
 */
export function playAllRolls<T>(
  play: (falls: () => number) => T,
  faces: FaceSet = CHECK_FACES,
  most = 20_000,
): { readonly came: T; readonly share: number }[] {
  const open: { readonly dice: readonly number[]; readonly share: number }[] = [{ dice: [], share: 1 }];
  const all: { readonly came: T; readonly share: number }[] = [];
  let falls = 0;
  for (let one = open.pop(); one; one = open.pop()) {
    if (++falls > most) throw new Error(`more than ${most} falls of the dice`);
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
