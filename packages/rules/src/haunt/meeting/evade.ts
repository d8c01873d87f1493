import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { skillCheck } from '../../common/checks/checks.js';
import { newCombat } from '../../common/combat/combat.js';
import type { CheckResult, CheckSpec } from '../../common/contracts/checks.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import { type FoePreview, type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { previewFoe } from './engagement.js';
import { cluesOn, takeClues } from './meeting.js';

/**
 * Makes the evade check before leaving monsters (H-CITY-MOVE-08 to H-CITY-MOVE-14). It uses the lowest Awareness,
 * Ambush or not (H-CITY-MOVE-10). Extra successes steal clues. Returns true if passed. A failure costs nothing, but the
 * investigator stays.
 */
export function* evadeBeforeLeaving(g: Game, who: Investigator): Rule<boolean> {
  const from = who.place;
  const monsters = g.monstersAt(from);
  if (monsters.length === 0) return true;
  const { passed, successes } = yield* evadeGroup(g, who, monsters, 1);
  if (!passed) return false;
  yield* stealClues(g, who, () => g.monstersAt(from), successes - 1, 'H-CITY-MOVE-12');
  g.emit?.({ type: 'combat', seat: who.seat, monster: mostObservant(g, monsters), outcome: 'evaded' });
  return true;
}

/** Makes one evade check against a group, with the lowest Awareness in it (H-ENC-INIT-02). */
export function* evadeGroup(
  g: Game,
  who: Investigator,
  monsters: readonly string[],
  difficulty: number,
): Rule<CheckResult> {
  const result = yield* skillCheck(g, who, evadeSpec(g, who, monsters, difficulty));
  yield* defeatIfAtZero(g, who);
  return result;
}

/** Returns the evade check against a group. */
export function evadeSpec(g: Game, who: Investigator, monsters: readonly string[], difficulty: number): CheckSpec {
  const token = mostObservant(g, monsters);
  return {
    kind: 'evade',
    against: monsters,
    modifier: monsterStats(g, token).awareness,
    difficulty,
    // A spell cast in its place applies to this monster (H-SPELL-07).
    cause: { source: g.monster(token).id, combat: newCombat(who, token) },
    counts: difficulty + monsters.reduce((clues, one) => clues + cluesOn(g, one), 0),
    surplusEffect: 'clues',
    foes: () => monsters.map((one) => previewFoe(g, who, one, who.place)),
  };
}

/** Returns the monster of a group with the lowest Awareness. */
export function mostObservant(g: Game, monsters: readonly string[]): string {
  return monsters.reduce((lowest, token) =>
    monsterStats(g, token).awareness < monsterStats(g, lowest).awareness ? token : lowest,
  );
}

const emptyFoes = (): readonly FoePreview[] => [];

/**
 * Lets the roller steal up to `n` clues from a group's monsters, one by one (H-CITY-MOVE-12, H-ENC-INIT-07).
 * `foes`: previews the fights that may follow.
 */
export function* stealClues(
  g: Game,
  who: Investigator,
  monsters: () => string[],
  n: number,
  why: string,
  foes = emptyFoes,
): Rule {
  for (let left = n; left > 0; left--) {
    const token = yield* askUnlessMoot<string | undefined>(g, () => {
      const carriers = monsters().filter((monster) => cluesOn(g, monster) > 0);
      if (carriers.length === 0) return undefined;
      const none: OptionWithValue<'q.steal', string | undefined> = {
        id: 'enough',
        value: undefined,
        key: 'o.steal-none',
      };
      return {
        by: [who.seat],
        key: 'q.steal',
        args: { investigator: who.id, n: left },
        why,
        options: [
          ...carriers.map((carrier) => ({
            id: optionId.steal(carrier),
            value: carrier,
            key: 'o.steal' as const,
            args: { monster: g.monster(carrier).id, clues: cluesOn(g, carrier) },
            on: carrier,
          })),
          none,
        ],
        about: () => ({ foes: foes() }),
      };
    });
    if (token === undefined) return;
    yield* takeClues(g, who, token, 1);
  }
}
