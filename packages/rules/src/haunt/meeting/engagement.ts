import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { abilitiesAt, abilityOption, useAbility } from '../../common/cards/abilities.js';
import { previewCheck, priceOf, skillCheck } from '../../common/checks/checks.js';
import { combatCheck, monsterAsOpponent, newCombat, previewCombat } from '../../common/combat/combat.js';
import { releaseLapsed } from '../../common/combat/equipping.js';
import { restoreCombat, saveCombat } from '../../common/combat/saved-combat.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import type { CheckSpec } from '../../common/contracts/checks.js';
import type { Opponent } from '../../common/contracts/combat.js';
import { resolve } from '../../common/effects/resolve.js';
import { findModifier, monsterStats } from '../../common/figures/modifiers.js';
import type { Cause, Combat } from '../../common/game.js';
import { dealLoss, defeatIfAtZero } from '../../common/resources/resources.js';
import { runWithinPart } from '../../common/turn-parts.js';
import { type CheckDetails, type FoePreview, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator, SavedEngagement } from '../state.js';
import { defeat, extraSuccessesForTrophy } from './defeat.js';
import { makeHorrorCheck, previewHorror } from './horror.js';
import {
  cluesOn,
  isMonsterIn,
  isOver,
  isPersonIn,
  type Meeting,
  monstersIn,
  peopleIn,
  ROUNDS_WITHOUT_CHANGE,
  situationKey,
} from './meeting.js';
import { offerToWeaken } from './weakening.js';

/** Lets the team pick one investigator and one monster (H-ENC-ENG-01). Undefined: no pair is left. */
export function* chooseEngagement(g: Game, meeting: Meeting): Rule<readonly [Investigator, string] | undefined> {
  const who = yield* askUnlessMoot<Investigator>(g, () => {
    if (isOver(g, meeting)) return undefined;
    const people = peopleIn(g, meeting);
    return {
      by: people.map(({ seat }) => seat),
      key: 'q.engage',
      args: { place: meeting.place },
      why: 'H-ENC-ENG-01',
      options: people.map(investigatorOption),
      about: () => ({ monsters: monstersIn(g, meeting), foes: previewFoes(g, meeting) }),
    };
  });
  if (!who) return undefined;
  const token = yield* askUnlessMoot<string>(g, () => {
    const people = peopleIn(g, meeting);
    if (isOver(g, meeting) || !people.includes(who)) return undefined;
    return {
      by: people.map(({ seat }) => seat),
      key: 'q.engage-monster',
      args: { investigator: who.id },
      why: 'H-ENC-ENG-01',
      options: monstersIn(g, meeting).map((monster) => ({
        id: optionId.engage(monster),
        value: monster,
        key: 'o.engage-monster',
        args: { monster: g.monster(monster).id, clues: cluesOn(g, monster) },
        on: monster,
      })),
      about: () => ({
        foes: monstersIn(g, meeting).map((monster) => previewFoe(g, who, monster, meeting.place, meeting.change)),
      }),
    };
  });
  return token === undefined ? undefined : [who, token];
}

/** Previews the possible engagements of each investigator, with their checks. */
export function previewFoes(g: Game, meeting: Meeting): FoePreview[] {
  const tokens = monstersIn(g, meeting);
  return peopleIn(g, meeting).flatMap((who) =>
    tokens.map((token) => ({ ...previewFoe(g, who, token, meeting.place, meeting.change), by: who.id })),
  );
}

/**
 * Previews the checks of an engagement with a monster: Horror, the investigator's attack, and its own (H-ENC-ENG-07).
 * `change`: changes by the card that brings it.
 */
export function previewFoe(
  g: Game,
  who: Investigator,
  token: string,
  place: string,
  change?: Meeting['change'],
): FoePreview {
  const combat = newCombat(who, token);
  const horror = previewHorror(g, who, combat, change?.horror);
  return { ...(horror && { horror: previewCheck(g, who, horror) }), ...previewAttacks(g, who, combat, place, change) };
}

/** Previews the attacks of both sides in the current combat. */
function previewAttacks(
  g: Game,
  who: Investigator,
  combat: Combat,
  place: string,
  change: Meeting['change'],
): FoePreview & { fight: CheckDetails } {
  const token = combat.token as string;
  const strikes = monsterStats(g, token, combat).combat;
  return {
    monster: token,
    place,
    fight: previewCombat(g, combat, change?.combat ?? 0, opponentOf),
    ...(strikes && { guard: previewCheck(g, who, guardSpec(g, combat, change)) }),
  };
}

/**
 * Begins an engagement with the Horror check (H-ENC-ENG-07). Returns true if both sides remain for the attacks. It is
 * one combat: spells last for all of it.
 */
export function beginEngagement(g: Game, meeting: Meeting, who: Investigator, token: string): Rule<boolean> {
  return runWithinPart(g, who, runBeginning(g, meeting, who, token));
}

function* runBeginning(g: Game, meeting: Meeting, who: Investigator, token: string): Rule<boolean> {
  const combat = newCombat(who, token);
  if (!meeting.fought.includes(who.seat)) meeting.fought.push(who.seat);
  g.emit?.({ type: 'combat', seat: who.seat, monster: token, outcome: 'begins' });
  const { beforeHorror } = g.monster(token);
  if (beforeHorror) yield* resolve(g, who, beforeHorror, { source: g.monster(token).id, combat });
  if (isEnded(g, meeting, combat)) return false;
  yield* makeHorrorCheck(g, who, combat, meeting.change?.horror, () => [
    previewAttacks(g, who, combat, meeting.place, meeting.change),
  ]);
  if (isEnded(g, meeting, combat)) return false;
  meeting.engagement = { combat: saveCombat(g, combat), attack: 0, before: '', unchanged: 0 };
  return true;
}

/**
 * Resolves the next attack of the current engagement. The side with the initiative strikes first (H-ENC-ATK-01,
 * H-ENC-ATK-02). The fighter may repeat this (H-ENC-CONT-01, H-ENC-CONT-02). Returns the next part of the round.
 */
export function continueEngagement(g: Game, meeting: Meeting): Rule<'attack' | 'round'> {
  const engagement = meeting.engagement as SavedEngagement;
  const combat = restoreCombat(g, engagement.combat);
  const who = combat.who as Investigator;
  return runWithinPart(g, who, runAttack(g, meeting, who, combat, engagement));
}

function* runAttack(
  g: Game,
  meeting: Meeting,
  who: Investigator,
  combat: Combat,
  engagement: SavedEngagement,
): Rule<'attack' | 'round'> {
  const nth = engagement.attack;
  const hasEnded = () => isEnded(g, meeting, combat);
  let { before, unchanged } = engagement;
  if (nth === 0) {
    // Neither side can hurt the other: after this many unchanged rounds the engagement is over (H-ENC-CONT-03).
    const now = situationKey(g, peopleIn(g, meeting), monstersIn(g, meeting));
    unchanged = now === before ? unchanged + 1 : 0;
    if (unchanged >= ROUNDS_WITHOUT_CHANGE) return 'round';
    before = now;
    releaseLapsed(who, combat);
  }
  const strikes = (meeting.first === 'investigators') === (nth === 0) ? investigatorAttack : monsterAttack;
  yield* strikes(g, meeting, combat, hasEnded);
  if (hasEnded()) return 'round';
  if (nth === 1) {
    if (!(yield* chooseToContinue(g, meeting, who, combat, hasEnded)) || hasEnded()) return 'round';
    combat.round++;
  }
  meeting.engagement = { combat: saveCombat(g, combat), attack: nth === 0 ? 1 : 0, before, unchanged };
  return 'attack';
}

/** True if an engagement has ended. */
function isEnded(g: Game, meeting: Meeting, combat: Combat): boolean {
  return combat.over || !bothRemain(g, meeting, combat);
}

/** True if the fighter and the monster are both still in the encounter. */
function bothRemain(g: Game, meeting: Meeting, { who, token }: Combat): boolean {
  return isMonsterIn(g, meeting, token as string) && isPersonIn(meeting, who as Investigator);
}

/** Asks the fighter to repeat the Attack segment. */
function* chooseToContinue(
  g: Game,
  meeting: Meeting,
  who: Investigator,
  combat: Combat,
  hasEnded: () => boolean,
): Rule<boolean | undefined> {
  const token = combat.token as string;
  const monster = g.monster(token).id;
  return yield* askUnlessMoot<boolean>(g, () => {
    if (hasEnded()) return undefined;
    return {
      by: [who.seat],
      key: 'q.continue-combat',
      args: { investigator: who.id, monster },
      why: 'H-ENC-CONT-01',
      options: [
        { id: 'continue', value: true, key: 'o.continue-combat', args: { monster }, on: token },
        { id: 'stop', value: false, key: 'o.stop-combat', args: { monster } },
      ],
      about: () => {
        const next = { ...combat, round: combat.round + 1, weapons: [...combat.weapons], spells: [...combat.spells] };
        releaseLapsed(who, next);
        const foe = previewAttacks(g, who, next, meeting.place, meeting.change);
        const { horror } = previewFoe(g, who, token, meeting.place, meeting.change);
        return {
          monster: token,
          round: combat.round,
          foes: [foe, ...othersOf(g, meeting, combat)],
          ...(horror && { horror }),
          checks: { continue: foe.fight },
        };
      },
    };
  });
}

/**
 * Returns the opponent of an investigator attack; successes beyond the Toughness count up to those for a trophy
 * (H-ENC-ATK-15).
 */
function opponentOf(g: Game, combat: Combat): Opponent {
  const who = g.investigatorAt(combat.who.seat);
  const monster = monsterAsOpponent(g, combat);
  const useful = g.monster(combat.token as string).defeated ? 0 : extraSuccessesForTrophy(g, who, monster.abilities);
  const price = priceOf({}, false, g.monster(combat.token as string).combatFailed);
  return Object.assign(monster, {
    counts: monster.difficulty + useful,
    surplusEffect: 'trophy' as const,
    ...(price.fate && { fails: price }),
  });
}

/** Returns the Fight check against a monster's attack (H-ENC-ATK-03). */
function guardSpec(g: Game, combat: Combat, change: Meeting['change']): CheckSpec {
  const token = combat.token as string;
  const { combat: ratings } = monsterStats(g, token, combat);
  return {
    kind: 'fight',
    modifier: (ratings?.rating ?? 0) + (change?.combat ?? 0),
    difficulty: 1,
    cause: { source: g.monster(token).id, combat },
    fails: { stamina: ratings?.damage ?? 0 },
  };
}

/** Resolves the monster attack: a Fight check, no Combat check (H-ENC-ATK-03 to H-ENC-ATK-07). */
function* monsterAttack(g: Game, meeting: Meeting, combat: Combat): Rule {
  const { who } = combat;
  const token = combat.token as string;
  const { combat: ratings } = monsterStats(g, token, combat);
  if (!ratings) return;
  const cause: Cause = { source: g.monster(token).id, combat };
  const spec = { ...guardSpec(g, combat, meeting.change), foes: () => foesAfter(g, meeting, combat) };
  yield* offerToWeaken(g, who as Investigator, combat, spec, 'overwhelming');
  const { passed } = yield* skillCheck(g, who as Investigator, spec);
  yield* defeatIfAtZero(g, who);
  if (combat.over) return;
  const { overwhelming } = monsterStats(g, token, combat);
  if (passed) {
    if (overwhelming > 0 && !findModifier(g, who, 'ignores', ({ ability }) => ability === 'overwhelming')) {
      yield* dealLoss(g, who, { stamina: overwhelming }, cause);
    }
    return;
  }
  g.emit?.({ type: 'combat', seat: who.seat, monster: token, outcome: 'lost-round' });
  if (ratings.damage > 0) yield* offerToWardOff(g, meeting, combat, ratings.damage);
  const damage = combat.noDamage ? 0 : ratings.damage;
  combat.noDamage = false;
  if (damage > 0) yield* dealLoss(g, who, { stamina: damage }, cause);
}

/** Previews the monsters that attack after a check: one that is not driven off in its next attacks, and the others. */
function foesAfter(g: Game, meeting: Meeting, combat: Combat): FoePreview[] {
  return [furtherAttacks(g, meeting, combat), ...othersOf(g, meeting, combat)];
}

/** Previews the attacks of a combat that goes on, without another Horror check (H-ENC-ENG-07). */
function furtherAttacks(g: Game, { place, change }: Meeting, combat: Combat): FoePreview {
  return previewAttacks(g, combat.who as Investigator, combat, place, change);
}

/** Previews the other monsters of the encounter, which the investigator may have to fight afterwards. */
function othersOf(g: Game, meeting: Meeting, { who, token }: Combat): FoePreview[] {
  const others = monstersIn(g, meeting).filter((one) => one !== token);
  return others.map((one) => previewFoe(g, who as Investigator, one, meeting.place, meeting.change));
}

/** Offers cards that prevent a monster's damage, which here comes from a failed Fight check (Warding Statue). */
function* offerToWardOff(g: Game, meeting: Meeting, combat: Combat, stamina: number): Rule {
  const who = combat.who as Investigator;
  const usable = () => abilitiesAt(g, who, 'after:failed-combat', undefined, { source: '', combat });
  if (usable().length === 0) return;
  const monster = g.monster(combat.token as string).id;
  const chosen = yield* ask<UsableAbility | undefined>(g, () => ({
    by: [who.seat],
    key: 'q.ward-off',
    args: { investigator: who.id, monster },
    why: 'H-ENC-ATK-05',
    options: [{ id: 'no', value: undefined, key: 'o.no' }, ...usable().map((use) => abilityOption(use, use))],
    asides: { busy: who },
    about: () => ({ changes: { no: { stamina: -stamina } }, foes: foesAfter(g, meeting, combat) }),
  }));
  if (chosen) yield* useAbility(g, who, chosen, { combat });
}

/**
 * Resolves the investigator attack: a Combat check against the Toughness (H-ENC-ATK-08 to H-ENC-ATK-19). Passed: driven
 * off or destroyed. Failed: the token's text for failed Combat checks, no Stamina loss. That text ends no engagement in
 * which both remain (H-BASE-18), such as a Nightgaunt without a gate.
 */
function* investigatorAttack(g: Game, meeting: Meeting, combat: Combat, hasEnded: () => boolean): Rule {
  const who = combat.who as Investigator;
  const token = combat.token as string;
  const kind = g.monster(token);
  let { toughness } = monsterStats(g, token, combat);
  const opponent = (game: Game, fight: Combat): Opponent => {
    const monster = opponentOf(game, fight);
    if (fight === combat) toughness = monster.difficulty;
    return Object.assign(monster, { foes: () => foesAfter(g, meeting, combat) });
  };
  const { passed, successes } = yield* combatCheck(g, who, combat, meeting.change?.combat ?? 0, opponent);
  if (passed && !hasEnded()) {
    yield* defeat(g, who, token, successes - toughness, combat);
    g.emit?.({ type: 'combat', seat: who.seat, monster: token, outcome: 'won' });
  }
  yield* defeatIfAtZero(g, who);
  if (!passed && !hasEnded() && kind.combatFailed) {
    yield* resolve(g, who, kind.combatFailed, { source: kind.id, combat });
    combat.over = !bothRemain(g, meeting, combat);
  }
}
