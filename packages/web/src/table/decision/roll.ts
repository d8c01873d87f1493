import type { CheckKind, DiceSource } from '@vigil/rules';
import type { LogLine } from '../../text/chronicle.js';

/** A die as it lies: its face, whether it was bought with a Clue, and whether it fell in what was told last. */
export interface Die {
  readonly face: number;
  readonly clue: boolean;
  readonly fresh: boolean;
}

/** A roll with everything that was thrown for it since, and what came of it, if that is known. */
export interface Roll {
  readonly check: CheckKind | undefined;
  readonly dice: readonly Die[];
  readonly hits: readonly number[];
  readonly difficulty: number | undefined;
  readonly sources: readonly DiceSource[];
  readonly passed: boolean | undefined;
  readonly successes: number;
  /** The lines of the log that tell of it. */
  readonly lines: ReadonlySet<number>;
}

type DraftRoll = { -readonly [K in keyof Roll]: Roll[K] } & { lines: Set<number> };

/**
 * The last roll that is told of, put together from the log: Clues and re-rolls belong to the roll before them. `since`:
 * dice that fell after so many answers are fresh. Undefined: nothing was rolled that counts successes.
 */
export function findLastRoll(lines: readonly LogLine[], since: number): Roll | undefined {
  const begins = lines.findLastIndex(({ event }) => event.type === 'rolled' && !event.reroll && !event.faces);
  let roll: DraftRoll | undefined;
  for (const { id, at, event, hits } of begins < 0 ? [] : lines.slice(begins)) {
    const fresh = at >= since;
    if (event.type === 'rolled' && !event.reroll) {
      if (roll) break;
      roll = {
        check: event.check,
        dice: event.dice.map((face) => ({ face, clue: false, fresh })),
        hits,
        difficulty: event.difficulty,
        sources: event.sources ?? [],
        passed: undefined,
        successes: event.successes,
        lines: new Set([id]),
      };
    } else if (roll?.check === undefined || roll.passed !== undefined) continue;
    else if (event.type === 'rolled') {
      const before: readonly Die[] = roll.dice;
      roll.dice = event.dice.map((face, i) => {
        const was = before[i];
        // Which die was rolled again is seen by its face; one that shows the same was as good as left.
        return was && was.face === face
          ? { ...was, fresh: was.fresh && fresh }
          : { face, clue: was?.clue ?? false, fresh };
      });
      roll.successes = event.successes;
      roll.lines.add(id);
    } else if (event.type === 'clueSpent') {
      const joined = event.die.map((face) => ({ face, clue: true, fresh }));
      // What lies there already stays as it is.
      roll.dice = [...roll.dice.map((die) => ({ ...die, fresh: die.fresh && !fresh })), ...joined];
      roll.successes += event.die.filter((face) => hits.includes(face)).length;
      roll.lines.add(id);
    } else if (event.type === 'checked' && event.check === roll.check) {
      roll.passed = event.passed;
      roll.successes = event.successes;
      roll.lines.add(id);
    }
  }
  return roll;
}
