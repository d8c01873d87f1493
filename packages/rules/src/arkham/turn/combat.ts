import type { Rule } from '@vigil/engine';
import { ask, type QuestionSpec } from '../../common/ask.js';
import type { EncounteredMonster } from '../../common/figures/conditions.js';
import { handOf } from '../../common/figures/hand.js';
import { findModifier, forEachModifier, matchesMonsterNow, monsterStats } from '../../common/figures/modifiers.js';
import { dicePools } from '../../common/figures/odds.js';
import { type Game as AnyGame, type Cause, type Combat, Interrupted } from '../../common/game.js';
import { abilitiesAt, abilityOption, type UsableAbility, useAbility } from '../../common/resolving/abilities.js';
import { type CheckSpec, previewCheck, skillCheck } from '../../common/resolving/checks.js';
import {
  combatCheck,
  monsterAsOpponent,
  newCombat,
  type Opponent,
  previewCombat,
} from '../../common/resolving/combat.js';
import { rollPlain } from '../../common/resolving/dice.js';
import { type Due, dueAtOnce, lossEffects } from '../../common/resolving/due.js';
import { releaseLapsed } from '../../common/resolving/equipping.js';
import { isInPlay } from '../../common/resolving/monsters.js';
import { resolve } from '../../common/resolving/resolve.js';
import { dealLoss, fallIfAtZero, previewLoss } from '../../common/resolving/resources.js';
import { restoreCombat } from '../../common/resolving/saved-combat.js';
import { resolveTriggers } from '../../common/resolving/triggers.js';
import { type CheckDetails, type FoePreview, type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { MonsterAbility } from '../../language/terms.js';
import type { Game } from '../game.js';
import type { ActiveFight, Investigator } from '../state.js';
import { defeat } from './defeat.js';

/** How a fight ended, if the investigator was not taken out of it. `over`: an effect ended it. */
export type FightResult = 'won' | 'fled' | 'over';

/** Which of several monsters is met first (A-MOVE-08, A-ENC-22): the value is its token. */
export function askWhichMonsterFirst(
  g: Game,
  who: Investigator,
  tokens: readonly string[],
  why: string,
): QuestionSpec<string> {
  return {
    by: [who.seat],
    key: 'q.which-first',
    args: { investigator: who.id },
    why,
    // Whom he meets is met now (A-MOVE-07).
    asides: 'none',
    about: () => ({ foes: tokens.map((token) => previewFoe(g, who, token)) }),
    options: tokens.map((token) => ({
      id: optionId.face(token),
      value: token,
      key: 'o.monster',
      args: { monster: g.monster(token).id },
      on: token,
    })),
  };
}

/**
 * A monster with the checks it would come to if somebody met it now, where he stands (A-EVADE-01, A-COMBAT-02, A-COMBAT-10).
 * `spares`: it need not be faced.
 */
export function previewFoe(g: Game, who: Investigator, token: string, spares = false): FoePreview {
  const combat = prepareCombat(g, who, token);
  const horror = horrorSpec(g, combat, PLAIN_MEETING);
  const place = g.s.monsters.find((one) => one.token === token)?.at ?? who.place;
  return {
    monster: token,
    place,
    ...(horror && { horror: previewCheck(g, who, horror) }),
    evade: previewCheck(g, who, evadeSpec(g, combat)),
    ...(monsterStats(g, token, combat).combat && { fight: previewFight(g, combat, PLAIN_MEETING) }),
    ...(spares && { spares }),
  };
}

/** A combat with a monster that is about to begin, as it stands then. */
export function prepareCombat(g: Game, who: Investigator, token: string, gives?: readonly MonsterAbility[]): Combat {
  const combat = newCombat(who, token, gives);
  g.rules.checks.prepare(g, who, combat);
  return combat;
}

/** The next Combat check of a fight with the hands that serve best, and what failing it costs. */
function previewFight(g: Game, combat: Combat, meeting: MeetingOptions): CheckDetails {
  const check = (die: number) => previewCombat(g, combat, ratingChange(meeting, die), opponentOf);
  const plain = check(0);
  if (!g.monster(combat.token as string).combatDie) return plain;
  // Its die falls before the hands are filled.
  const pools = DIE_FACES.flatMap((die) =>
    dicePools(check(die)).map((one) => ({ ...one, chance: one.chance / DIE_FACES.length })),
  );
  return { ...plain, pools };
}
const DIE_FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Change of the Combat rating by a meeting; `die`: what a die of the monster's takes from it. */
function ratingChange({ combat }: MeetingOptions, die: number): number {
  return combat - die;
}

/** What is fought, and what a failed Combat check against it costs. */
function opponentOf(g: AnyGame, combat: Combat): Opponent {
  return Object.assign(monsterAsOpponent(g, combat), { fails: { stamina: combatDamage(g, combat) } });
}

/**
 * Meets a monster that must be fought or evaded (A-EVADE-04): the player chooses; a failed evade deals the combat
 * damage at once, then the fight begins (A-EVADE-03).
 */
export function fightOrEvade(
  g: Game,
  who: Investigator,
  token: string,
  meeting: MeetingOptions = PLAIN_MEETING,
): Rule<FightResult | 'evaded'> {
  // One that surprises cannot be evaded (A-EVADE-05).
  if (meeting.surprise) return fight(g, who, token, meeting);
  return runInFight(g, who, chooseFightOrEvade(g, who, token, meeting));
}

function* chooseFightOrEvade(
  g: Game,
  who: Investigator,
  token: string,
  meeting: MeetingOptions,
): Rule<FightResult | 'evaded'> {
  const kind = g.monster(token);
  const inPlay = isInPlay(g, token);
  const choice = yield* ask<'evade' | 'fight'>(g, () => ({
    by: [who.seat],
    key: 'q.fight-or-evade',
    args: { investigator: who.id, monster: kind.id },
    why: 'A-MOVE-07',
    options: [
      // In the order of the rounds to come, where fleeing stands second: who knows what he wants finds it where it was.
      { id: 'fight', value: 'fight', key: 'o.fight', args: { monster: kind.id }, on: token },
      { id: 'evade', value: 'evade', key: 'o.evade', args: { monster: kind.id }, on: token },
    ],
    asides: { busy: who },
    about: () => {
      const combat = prepareCombat(g, who, token, meeting.abilities);
      const horror = horrorSpec(g, combat, meeting);
      return {
        monster: token,
        checks: {
          ...(horror && { horror: previewCheck(g, who, horror) }),
          fight: previewFight(g, combat, meeting),
          evade: previewCheck(g, who, evadeSpec(g, combat)),
        },
      };
    },
  }));
  // Where all move side by side, another may have seen to it meanwhile.
  if (inPlay && !isInPlay(g, token)) return 'evaded';
  if (choice === 'fight') return yield* fight(g, who, token, meeting);
  const combat = prepareCombat(g, who, token, meeting.abilities);
  try {
    if (yield* makeEvadeCheck(g, who, combat)) {
      if (meeting.met) meeting.met.evaded = true;
      g.emit?.({ type: 'combat', seat: who.seat, monster: token, outcome: 'evaded' });
      return 'evaded';
    }
    if (combat.over || (inPlay && !isInPlay(g, token))) return 'over';
    return yield* fight(g, who, token, meeting);
  } finally {
    g.rules.checks.onCombatOver(g, token);
  }
}

/** How a card brings a monster: what it adds to its ratings, and whether the monster surprises. */
export interface MeetingOptions {
  readonly horror: number;
  readonly combat: number;
  readonly surprise?: boolean;
  /** Abilities that the card gives it. */
  readonly abilities?: readonly MonsterAbility[] | undefined;
  /** What is to be looked back at. */
  readonly met?: EncounteredMonster | undefined;
  /** A round is about to begin, after so many that have changed nothing for him: a beat may be here. */
  readonly checkpoint?: ((combat: Combat, unchanged: number) => void) | undefined;
}
export const PLAIN_MEETING: MeetingOptions = { horror: 0, combat: 0 };

/** Runs what somebody does against a monster; while it is not part of an encounter, any-phase cards stay usable. */
function runInFight<T>(g: Game, who: Investigator, rule: Rule<T>): Rule<T> {
  return g.busy.has(who.seat) ? rule : runMarkedAsFighting(g, who, rule);
}

function* runMarkedAsFighting<T>(g: Game, { seat }: Investigator, rule: Rule<T>): Rule<T> {
  g.fighting.add(seat);
  g.busy.add(seat);
  try {
    return yield* rule;
  } finally {
    g.busy.delete(seat);
    g.fighting.delete(seat);
  }
}

/** The successes an Evade check needs. */
function evadeDifficulty(g: Game, { who }: Combat): number {
  let difficulty = 1;
  forEachModifier(g, who, 'evadeDifficulty', ({ by }) => {
    difficulty += by;
  });
  return difficulty;
}

/** An Evade check against the monster of a fight (A-EVADE-01). */
export function evadeSpec(g: Game, combat: Combat): CheckSpec {
  const token = combat.token as string;
  const cause: Cause = { source: g.monster(token).id, combat };
  const fails = { stamina: combatDamage(g, combat) };
  return {
    kind: 'evade',
    modifier: monsterStats(g, token, combat).awareness,
    difficulty: evadeDifficulty(g, combat),
    cause,
    fails,
  };
}

/**
 * An Evade check (A-EVADE-01). A failure costs the monster's combat damage at once, with its special effect; whom that
 * takes away has no combat left to fight (A-EVADE-11). True: passed.
 */
function* makeEvadeCheck(g: Game, who: Investigator, combat: Combat): Rule<boolean> {
  const { passed } = yield* skillCheck(g, who, evadeSpec(g, combat));
  if (passed) {
    yield* fallIfAtZero(g, who);
    return true;
  }
  yield* g.rules.checks.onMonsterMet(g, who, combat);
  yield* takeCombatDamage(g, who, combat);
  return false;
}

/**
 * Combat of one investigator with one monster to its end (A-COMBAT-01): Horror check once, then round after round fight
 * or flee, as long as he is there for it (A-COMBAT-13). What is not defeated stays where it is (A-COMBAT-27). Throws
 * Gone when the investigator is taken out of it. `under`: the fight is taken up before one of its rounds.
 */
export function* fight(
  g: Game,
  who: Investigator,
  token: string,
  meeting = PLAIN_MEETING,
  resumed?: ActiveFight,
): Rule<FightResult> {
  const combat = resumed ? restoreCombat(g, resumed.combat) : prepareCombat(g, who, token, meeting.abilities);
  if (meeting.met) meeting.met.combat = combat;
  if (!resumed) g.emit?.({ type: 'combat', seat: who.seat, monster: token, outcome: 'begins' });
  try {
    const result = yield* runInFight(g, who, runFight(g, who, token, combat, meeting, resumed));
    g.emit?.({
      type: 'combat',
      seat: who.seat,
      monster: token,
      outcome: result === 'won' ? 'won' : result === 'fled' ? 'fled' : 'over',
    });
    yield* triggerCombatEnd(g, who);
    return result;
  } catch (interrupt) {
    // However it ended.
    if (interrupt instanceof Interrupted && interrupt.who === who.seat) yield* triggerCombatEnd(g, who);
    throw interrupt;
  } finally {
    combat.over = true;
    g.rules.checks.onCombatOver(g, token);
  }
}

/** What cards say to the end of a combat. */
function* triggerCombatEnd(g: Game, who: Investigator): Rule {
  yield* resolveTriggers(g, who, handOf(g, who).triggersOn('combat-ended'));
}

function* runFight(
  g: Game,
  who: Investigator,
  token: string,
  combat: Combat,
  meeting: MeetingOptions,
  resumed: ActiveFight | undefined,
): Rule<FightResult> {
  const kind = g.monster(token);
  const cause: Cause = { source: kind.id, combat };
  const inPlay = isInPlay(g, token);
  const isOut = () => combat.over || (inPlay && !isInPlay(g, token));
  if (!resumed) {
    yield* g.rules.checks.onMonsterMet(g, who, combat);
    if (kind.beforeHorror) {
      yield* resolve(g, who, kind.beforeHorror, cause);
      if (combat.over) return 'over';
    }
    yield* makeHorrorCheck(g, who, combat, meeting);
    if (isOut() || who.place === 'lost') return 'over';
  }
  let before = conditionKey(who);
  let unchanged = resumed?.unchanged ?? 0;
  for (; ; combat.round++) {
    meeting.checkpoint?.(combat, unchanged);
    if (monsterStats(g, token, combat).combat === undefined) return 'over';
    if (unchanged >= ROUNDS_WITHOUT_CHANGE) return 'over';
    releaseLapsed(who, combat);
    const choice = yield* chooseFightOrFlee(g, who, combat, meeting);
    if (isOut()) return 'over';
    if (choice === 'flee') {
      // A-COMBAT-07
      if (yield* makeEvadeCheck(g, who, combat)) {
        return markEvaded(meeting);
      }
    } else {
      if (kind.beforeCombat) {
        yield* resolve(g, who, kind.beforeCombat, cause);
        yield* fallIfAtZero(g, who);
        if (isOut()) return 'over';
      }
      const die = kind.combatDie ? (rollPlain(g, who, 1, kind.id, true)[0] ?? 0) : 0;
      const { passed } = yield* combatCheck(g, who, combat, ratingChange(meeting, die), opponentOf);
      if (!combat.over) (passed ? combat.passed : combat.failed).push('combat');
      if (passed && !isOut()) {
        yield* defeat(g, who, token, combat);
        yield* fallIfAtZero(g, who);
        return 'won';
      }
      // Too few successes are not kept for the next round (A-COMBAT-11).
      yield* fallIfAtZero(g, who);
      if (isOut()) return combat.passed.includes('evade') ? markEvaded(meeting) : 'over';
      yield* offerAfterFailedCombat(g, who, combat);
      yield* takeCombatDamage(g, who, combat);
    }
    if (isOut()) return 'over';
    const now = conditionKey(who);
    unchanged = now === before ? unchanged + 1 : 0;
    before = now;
  }
}

/** What is fought was evaded in the fight. */
function markEvaded({ met }: MeetingOptions): 'fled' {
  if (met) met.evaded = true;
  return 'fled';
}

/**
 * A fight can go on for ever: who loses nothing to a monster that he can neither beat nor flee from, a strong body
 * against a warlock for example. No source says what then; after so many rounds in which nothing has changed for him
 * the two part, and both stay.
 */
const ROUNDS_WITHOUT_CHANGE = 20;

/** All of an investigator that a round of combat can change, as one number to compare. */
function conditionKey({ sanity, stamina, clues, cards }: Investigator): number {
  let condition = sanity + 100 * (stamina + 100 * (clues + 100 * cards.length));
  for (const { exhausted, tokens } of cards) condition = condition * 1.5 + (exhausted ? 1 : 0) + 2 * (tokens ?? 0);
  return condition;
}

/** The Horror check against the monster of a fight (A-COMBAT-02); undefined: it has no Horror rating. */
function horrorSpec(g: Game, combat: Combat, meeting: MeetingOptions): CheckSpec | undefined {
  const token = combat.token as string;
  const { horror } = monsterStats(g, token, combat);
  const cause: Cause = { source: g.monster(token).id, combat };
  const fails = horror && { sanity: horror.damage };
  return horror && { kind: 'horror', modifier: horror.rating + meeting.horror, difficulty: 1, cause, fails };
}

/** The Horror check and what it costs (A-COMBAT-02, A-COMBAT-03, A-COMBAT-04, A-COMBAT-05). */
function* makeHorrorCheck(g: Game, who: Investigator, combat: Combat, meeting: MeetingOptions): Rule {
  const token = combat.token as string;
  const now = monsterStats(g, token, combat);
  const { horror } = now;
  const nightmarish = Math.max(now.nightmarish, addedNightmarish(g, who, token));
  const spec = horrorSpec(g, combat, meeting);
  if (!horror || !spec) return;
  const { cause } = spec;
  const passed = !combat.failHorror && (yield* skillCheck(g, who, spec)).passed;
  if (passed) combat.passed.push('horror');
  if (!passed) {
    combat.failed.push('horror');
    const { fatal, horrorFailed } = g.monster(token);
    const loss = dealLoss(g, who, { sanity: horror.damage }, cause, fatal);
    if (!horrorFailed) return yield* loss;
    const { source } = cause;
    yield* dueAtOnce(g, who, [
      { source, effects: lossEffects('sanity', horror.damage, fatal), run: loss },
      { source, effects: horrorFailed, run: resolve(g, who, horrorFailed, cause) },
    ]);
  } else if (nightmarish > 0 && !findModifier(g, who, 'ignores', (m) => m.ability === 'nightmarish')) {
    yield* dealLoss(g, who, { sanity: nightmarish }, cause);
  }
}

/** How nightmarish a card of his makes a monster to somebody. */
function addedNightmarish(g: Game, who: Investigator, token: string): number {
  let most = 0;
  forEachModifier(g, who, 'dread', ({ monsters, nightmarish }) => {
    if (matchesMonsterNow(g, token, monsters)) most = Math.max(most, nightmarish);
  });
  return most;
}

/** Fight or flee (A-COMBAT-06); no fleeing from an ambush (A-COMBAT-08), nor at once from a surprise (A-COMBAT-09). */
function* chooseFightOrFlee(
  g: Game,
  who: Investigator,
  combat: Combat,
  meeting: MeetingOptions,
): Rule<'fight' | 'flee'> {
  const token = combat.token as string;
  const kind = g.monster(token);
  return yield* ask<'fight' | 'flee'>(g, () => {
    const options: OptionWithValue<'q.fight-or-flee', 'fight' | 'flee'>[] = [
      { id: 'fight', value: 'fight', key: 'o.fight', args: { monster: kind.id }, on: token },
    ];
    const surprised = meeting.surprise && combat.round === 1;
    if (!surprised && !monsterStats(g, token, combat).abilities.includes('ambush')) {
      options.push({ id: 'flee', value: 'flee', key: 'o.flee', args: { monster: kind.id }, on: token });
    }
    return {
      by: [who.seat],
      key: 'q.fight-or-flee',
      args: { investigator: who.id, monster: kind.id, round: combat.round },
      why: 'A-COMBAT-06',
      options,
      asides: { busy: who },
      about: () => ({
        monster: token,
        round: combat.round,
        checks: {
          fight: previewFight(g, combat, meeting),
          flee: previewCheck(g, who, evadeSpec(g, combat)),
        },
      }),
    };
  });
}

/** The Stamina that a failed check against the monster of a fight costs now. */
function combatDamage(g: AnyGame, combat: Combat): number {
  return combat.noDamage ? 0 : (monsterStats(g, combat.token as string, combat).combat?.damage ?? 0);
}

/** Losses name the monster as their source. */
function combatCause(g: Game, combat: Combat): Cause {
  return { source: g.monster(combat.token as string).id, combat };
}

/** The monster's combat damage, and its special effect, for a failed combat, flee or evade (A-COMBAT-12). */
function* takeCombatDamage(g: Game, who: Investigator, combat: Combat): Rule {
  const token = combat.token as string;
  const kind = g.monster(token);
  const cause: Cause = { source: kind.id, combat };
  const damage = combatDamage(g, combat);
  combat.noDamage = false;
  g.emit?.({ type: 'combat', seat: who.seat, monster: token, outcome: 'lost-round' });
  const due: Due[] = [];
  if (damage > 0) {
    const run = dealLoss(g, who, { stamina: damage }, cause, kind.fatal);
    due.push({ source: kind.id, effects: lossEffects('stamina', damage, kind.fatal), run });
  }
  const { combatFailed } = kind;
  if (combatFailed) due.push({ source: kind.id, effects: combatFailed, run: resolve(g, who, combatFailed, cause) });
  yield* dueAtOnce(g, who, due);
}

/** Cards used just after a failed combat check (Warding Statue). */
function* offerAfterFailedCombat(g: Game, who: Investigator, combat: Combat): Rule {
  const usable = abilitiesAt(g, who, 'after:failed-combat', undefined, { source: '', combat });
  if (usable.length === 0) return;
  const chosen = yield* ask<UsableAbility | undefined>(g, () => ({
    by: [who.seat],
    key: 'q.failed-combat',
    args: { investigator: who.id },
    why: 'A-TURN-09',
    // The damage is about to be dealt: only what answers it can be used (A-TURN-09).
    asides: 'none',
    options: [{ id: 'no', value: undefined, key: 'o.no' }, ...usable.map((use) => abilityOption(use, use))],
    about: () => {
      const { stamina = 0 } = previewLoss(g, who, { stamina: combatDamage(g, combat) }, combatCause(g, combat));
      return { changes: { no: { stamina: -stamina } } };
    },
  }));
  if (chosen) yield* useAbility(g, who, chosen, { combat });
}
