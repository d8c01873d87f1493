import type { Rule } from '@vigil/engine';
import { skillCheck } from '../../common/checks/checks.js';
import type { CheckResult, CheckSpec } from '../../common/contracts/checks.js';
import { findModifier, monsterStats } from '../../common/figures/modifiers.js';
import type { Cause, Combat } from '../../common/game.js';
import { dealLoss, defeatIfAtZero } from '../../common/resources/resources.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { offerToWeaken } from './weakening.js';

/**
 * Makes the Horror check of an engagement with its losses (H-ENC-ENG-02 to H-ENC-ENG-08). A failure costs the monster's
 * Sanity damage; a pass costs the nightmarish value. No check without a Horror rating. `extra`: added to the rating by
 * a card; `foes`: the attacks that follow. The fight may be over afterwards (`combat.over`).
 */
export function* makeHorrorCheck(
  g: Game,
  who: Investigator,
  combat: Combat,
  extra = 0,
  foes?: CheckSpec['foes'],
): Rule {
  const token = combat.token as string;
  const check = horrorSpec(g, combat, extra);
  if (!check) return;
  const spec = { ...check, foes };
  const { cause } = spec;
  if (!combat.failHorror) yield* offerToWeaken(g, who, combat, withSecondRoll(who, spec), 'nightmarish');
  const passed = !combat.failHorror && (yield* rollBlessedOrCursed(g, who, spec));
  if (!combat.over) {
    // Values after the roll: a card used on it may have changed them.
    const { horror: now, nightmarish } = monsterStats(g, token, combat);
    const spared = findModifier(g, who, 'ignores', ({ ability }) => ability === 'nightmarish') !== undefined;
    if (!passed) yield* dealLoss(g, who, { sanity: now?.damage ?? 0 }, cause);
    else if (nightmarish > 0 && !spared) yield* dealLoss(g, who, { sanity: nightmarish }, cause);
  }
  yield* defeatIfAtZero(g, who);
}

/** Returns the Horror check before its first roll; undefined: no Horror rating. */
export function previewHorror(g: Game, who: Investigator, combat: Combat, extra = 0): CheckSpec | undefined {
  const spec = horrorSpec(g, combat, extra);
  return spec && withSecondRoll(who, spec);
}

function horrorSpec(g: Game, combat: Combat, extra: number): CheckSpec | undefined {
  const token = combat.token as string;
  const { horror } = monsterStats(g, token, combat);
  if (!horror) return undefined;
  const cause: Cause = { source: g.monster(token).id, combat };
  const fails = { sanity: horror.damage };
  return { kind: 'horror', modifier: horror.rating + extra, difficulty: 1, cause, fails };
}

/** Returns a Horror check with the second roll that may follow it. */
function withSecondRoll(who: Investigator, spec: CheckSpec): CheckSpec {
  const second = hasMarker(who, 'blessing') ? 'either' : hasMarker(who, 'curse') ? 'both' : undefined;
  return second ? { ...spec, second } : spec;
}

/**
 * Makes a check under Blessing and Curse (H-BLESS-01, H-BLESS-02, H-BLESS-03, H-BLESS-04). The blessed roll again after
 * a failure; the cursed must pass a second roll too. Each roll has its own bonus and clues. A card that passes
 * the check without a roll has passed it.
 */
function* rollBlessedOrCursed(g: Game, who: Investigator, spec: CheckSpec): Rule<boolean> {
  const first = yield* skillCheck(g, who, withSecondRoll(who, spec));
  if (first.unrolled || spec.cause.combat?.over) return first.passed;
  const needsSecondRoll = first.passed ? hasMarker(who, 'curse') : hasMarker(who, 'blessing');
  if (!needsSecondRoll) return first.passed;
  const last: CheckResult = yield* skillCheck(g, who, spec);
  return last.passed;
}

function hasMarker(who: Investigator, marker: 'blessing' | 'curse'): boolean {
  return who.cards.some(({ card }) => card === marker);
}
