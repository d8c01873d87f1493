import type { Rule } from '@vigil/engine';
import { figures, findModifier } from '../../common/figures/modifiers.js';
import type { Cause, Combat } from '../../common/game.js';
import { type CheckResult, type CheckSpec, skillCheck } from '../../common/resolving/checks.js';
import { dealLoss, fallIfSpent } from '../../common/resolving/resources.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { mayWeaken } from './weakening.js';

/**
 * The Horror check of an engagement, with its losses (H-ENC-ENG-02 to H-ENC-ENG-08): a failure costs the monster's
 * Sanity damage, a pass what a nightmarish one takes all the same. A monster without a Horror rating asks for none.
 * `extra`: what a card adds to the rating. The fight may be over afterwards (`combat.over`).
 */
export function* horrorCheck(g: Game, who: Investigator, combat: Combat, extra = 0): Rule {
  const token = combat.token as string;
  const spec = horrorSpec(g, combat, extra);
  if (!spec) return;
  const { cause } = spec;
  if (!combat.failHorror) yield* mayWeaken(g, who, combat, spec, 'nightmarish');
  const passed = !combat.failHorror && (yield* blessedOrCursed(g, who, spec));
  if (!combat.over) {
    // As they stand after the roll: a card used on it may have changed them.
    const { horror: now, nightmarish } = figures(g, token, combat);
    const spared = findModifier(g, who, 'ignores', ({ ability }) => ability === 'nightmarish') !== undefined;
    if (!passed) yield* dealLoss(g, who, { sanity: now?.damage ?? 0 }, cause);
    else if (nightmarish > 0 && !spared) yield* dealLoss(g, who, { sanity: nightmarish }, cause);
  }
  yield* fallIfSpent(g, who);
}

/** The Horror check of an engagement before its first roll; undefined: the monster has no Horror rating. */
export function horrorAhead(g: Game, who: Investigator, combat: Combat, extra = 0): CheckSpec | undefined {
  const spec = horrorSpec(g, combat, extra);
  return spec && asRolled(who, spec);
}

function horrorSpec(g: Game, combat: Combat, extra: number): CheckSpec | undefined {
  const token = combat.token as string;
  const { horror } = figures(g, token, combat);
  if (!horror) return undefined;
  const cause: Cause = { source: g.monster(token).id, combat };
  const fails = { sanity: horror.damage };
  return { kind: 'horror', modifier: horror.rating + extra, difficulty: 1, cause, fails };
}

/** A Horror check with the second roll that may follow it. */
function asRolled(who: Investigator, spec: CheckSpec): CheckSpec {
  const second = bears(who, 'blessing') ? 'either' : bears(who, 'curse') ? 'both' : undefined;
  return second ? { ...spec, second } : spec;
}

/**
 * The check as Blessing and Curse have it (H-BLESS-01, H-BLESS-02, H-BLESS-03, H-BLESS-04): the blessed roll again if
 * the first roll fails, the cursed must pass a second one too. Each is a roll of its own, with a bonus and clues of its
 * own (AMB-75). A card that passes the check without a roll has passed it.
 */
function* blessedOrCursed(g: Game, who: Investigator, spec: CheckSpec): Rule<boolean> {
  const first = yield* skillCheck(g, who, asRolled(who, spec));
  if (first.unrolled || spec.cause.combat?.over) return first.passed;
  const again = first.passed ? bears(who, 'curse') : bears(who, 'blessing');
  if (!again) return first.passed;
  const last: CheckResult = yield* skillCheck(g, who, spec);
  return last.passed;
}

function bears(who: Investigator, marker: 'blessing' | 'curse'): boolean {
  return who.cards.some(({ card }) => card === marker);
}
