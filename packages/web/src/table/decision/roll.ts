import type { CheckKind, DiceSource } from '@vigil/rules';
import type { LogLine } from '../../text/log-line.js';

/** A rolled die: its face, whether it was bought with a Clue, and whether it is new since the last answer. */
export interface Die {
  readonly face: number;
  readonly clue: boolean;
  readonly fresh: boolean;
}

/** A roll with all its later dice, and its result, if known. */
export interface Roll {
  readonly check: CheckKind | undefined;
  readonly dice: readonly Die[];
  readonly hits: readonly number[];
  readonly difficulty: number | undefined;
  readonly sources: readonly DiceSource[];
  readonly passed: boolean | undefined;
  readonly successes: number;
  /** Indices of its lines in the log. */
  readonly lines: ReadonlySet<number>;
}

type DraftRoll = { -readonly [K in keyof Roll]: Roll[K] } & { lines: Set<number> };

/**
 * Reconstructs the last roll from the log: Clues and re-rolls belong to the roll before them. `since`: dice after that
 * many answers are fresh. Undefined if no roll counted successes.
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
        // A rerolled die is recognised by its changed face; an unchanged one counts as kept.
        return was && was.face === face
          ? { ...was, fresh: was.fresh && fresh }
          : { face, clue: was?.clue ?? false, fresh };
      });
      roll.successes = event.successes;
      roll.lines.add(id);
    } else if (event.type === 'clueSpent') {
      const joined = event.die.map((face) => ({ face, clue: true, fresh }));
      // Existing dice stay in place.
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
