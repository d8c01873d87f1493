import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot, type QuestionSpec } from '../../common/ask.js';
import { abilitiesAt, abilityOption, useAbility } from '../../common/cards/abilities.js';
import { skillCheck } from '../../common/checks/checks.js';
import { rollPlain } from '../../common/checks/dice.js';
import { combatCheck } from '../../common/combat/combat.js';
import { releaseLapsed } from '../../common/combat/equipping.js';
import { restoreCombat } from '../../common/combat/saved-combat.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import type { Due } from '../../common/contracts/effects.js';
import { lossEffects, resolveSimultaneously } from '../../common/effects/due.js';
import { isInPlay } from '../../common/effects/monsters.js';
import { resolve } from '../../common/effects/resolve.js';
import { resolveTriggers } from '../../common/effects/triggers.js';
import { handOf } from '../../common/figures/hand.js';
import { findModifier, forEachModifier, matchesMonsterNow, monsterStats } from '../../common/figures/modifiers.js';
import { type Cause, type Combat, Interrupted } from '../../common/game.js';
import { dealLoss, defeatIfAtZero, previewLoss } from '../../common/resources/resources.js';
import {
  type CheckConsequences,
  type FoePreview,
  type OptionWithValue,
  optionId,
} from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { ActiveFight, Investigator } from '../state.js';
import { defeat } from './defeat.js';
import {
  beginRound,
  combatDamage,
  evadeSpec,
  horrorSpec,
  type MeetingOptions,
  meetMonster,
  opponentOf,
  PLAIN_MEETING,
  prepareCombat,
  ratingChange,
} from './fight-checks.js';
import { previewFoe, previewFurtherRound, previewMeeting } from './fight-preview.js';

/** The end of a fight in which the investigator remains. `over`: an effect ended it. */
export type FightResult = 'won' | 'fled' | 'over';

/** Returns the question of the order of several monsters (A-MOVE-08, A-ENC-22); the value is the token. */
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
    // Monsters are met at once (A-MOVE-07).
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
 * Meets a monster that must be fought or evaded (A-EVADE-04). The player chooses. A failed evade deals the combat
 * damage at once, then the fight begins (A-EVADE-03).
 */
export function fightOrEvade(
  g: Game,
  who: Investigator,
  token: string,
  meeting: MeetingOptions = PLAIN_MEETING,
): Rule<FightResult | 'evaded'> {
  // A monster that surprises cannot be evaded (A-EVADE-05).
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
  const choice = yield* askUnlessMoot<'evade' | 'fight'>(g, () => {
    // In side-by-side play another investigator may have removed it meanwhile.
    if (inPlay && !isInPlay(g, token)) return undefined;
    return {
      by: [who.seat],
      key: 'q.fight-or-evade',
      args: { investigator: who.id, monster: kind.id },
      why: 'A-MOVE-07',
      options: [
        // In the order of later rounds, where fleeing stands second, so that options keep their place.
        { id: 'fight', value: 'fight', key: 'o.fight', args: { monster: kind.id }, on: token },
        { id: 'evade', value: 'evade', key: 'o.evade', args: { monster: kind.id }, on: token },
      ],
      asides: { busy: who },
      about: () => ({
        monster: token,
        checks: previewMeeting(g, prepareCombat(g, who, token, meeting.gives), meeting),
        ...previewOthers(g, who, meeting),
      }),
    };
  });
  if (!choice) return 'evaded';
  if (choice === 'fight') return yield* fight(g, who, token, meeting);
  const combat = prepareCombat(g, who, token, meeting.gives);
  try {
    const checks = () => {
      const { horror, fight } = previewMeeting(g, prepareCombat(g, who, token, meeting.gives), meeting);
      return { ...(horror && { horror }), ...(fight && { fight }) };
    };
    if (yield* makeEvadeCheck(g, who, combat, meeting, checks)) {
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

/** Runs actions against a monster. Any-phase cards stay usable unless the fight is part of an encounter. */
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

/**
 * Makes an Evade check (A-EVADE-01). A failure costs the monster's combat damage and special effect at once. An
 * investigator removed by that has no combat left to fight (A-EVADE-11). Returns true if passed.
 * `checks`: previews the fight that follows a failure.
 */
function* makeEvadeCheck(
  g: Game,
  who: Investigator,
  combat: Combat,
  meeting: MeetingOptions,
  checks: () => Pick<FoePreview, 'horror' | 'fight'>,
): Rule<boolean> {
  const foes = () => [{ monster: combat.token as string, place: who.place, ...checks() }, ...othersOf(g, who, meeting)];
  const { passed } = yield* skillCheck(g, who, { ...evadeSpec(g, combat), foes });
  if (passed) {
    yield* defeatIfAtZero(g, who);
    return true;
  }
  yield* g.rules.checks.onMonsterMet(g, who, combat);
  yield* takeCombatDamage(g, who, combat);
  return false;
}

/**
 * Fights one monster to the end (A-COMBAT-01). After one Horror check come rounds of fight or flee while the
 * investigator is there (A-COMBAT-13). An undefeated monster stays in place (A-COMBAT-27). Throws Interrupted when the
 * investigator is taken out. `resumed`: a fight resumed before one of its rounds.
 */
export function* fight(
  g: Game,
  who: Investigator,
  token: string,
  meeting = PLAIN_MEETING,
  resumed?: ActiveFight,
): Rule<FightResult> {
  const combat = resumed ? restoreCombat(g, resumed.combat) : prepareCombat(g, who, token, meeting.gives);
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
    // After any kind of end.
    if (interrupt instanceof Interrupted && interrupt.who === who.seat) yield* triggerCombatEnd(g, who);
    throw interrupt;
  } finally {
    combat.over = true;
    g.rules.checks.onCombatOver(g, token);
  }
}

/** Previews the next round of a fight. */
function nextRound(g: Game, combat: Combat, meeting: MeetingOptions): Pick<FoePreview, 'fight'> {
  const { fight } = previewFurtherRound(g, combat, meeting);
  return fight ? { fight } : {};
}

/** Previews the monsters to be faced after this one. */
function othersOf(g: Game, who: Investigator, { others }: MeetingOptions): readonly FoePreview[] {
  return others?.().map((token) => previewFoe(g, who, token)) ?? [];
}

function previewOthers(g: Game, who: Investigator, meeting: MeetingOptions): CheckConsequences {
  const foes = othersOf(g, who, meeting);
  return foes.length > 0 ? { foes } : {};
}

/** Resolves triggers for the end of a combat. */
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
  const inPlay = isInPlay(g, token);
  const isOut = () => combat.over || (inPlay && !isInPlay(g, token));
  if (!resumed) {
    yield* meetMonster(g, combat);
    if (combat.over) return 'over';
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
    const choice = yield* chooseFightOrFlee(g, who, combat, meeting, isOut);
    if (!choice || isOut()) return 'over';
    if (choice === 'flee') {
      // A-COMBAT-07
      if (yield* makeEvadeCheck(g, who, combat, meeting, () => nextRound(g, combat, meeting))) {
        return markEvaded(meeting);
      }
    } else {
      yield* beginRound(g, combat);
      if (kind.beforeCombat && isOut()) return 'over';
      const die = kind.combatDie ? (rollPlain(g, who, 1, kind.id, true)[0] ?? 0) : 0;
      const { passed } = yield* combatCheck(g, who, combat, ratingChange(meeting, die), (game, now) =>
        Object.assign(opponentOf(game, now), { foes: () => othersOf(g, who, meeting) }),
      );
      if (!combat.over) (passed ? combat.passed : combat.failed).push('combat');
      if (passed && !isOut()) {
        yield* defeat(g, who, token, combat);
        yield* defeatIfAtZero(g, who);
        return 'won';
      }
      // Insufficient successes do not carry over to the next round (A-COMBAT-11).
      yield* defeatIfAtZero(g, who);
      if (isOut()) return combat.passed.includes('evade') ? markEvaded(meeting) : 'over';
      yield* offerAfterFailedCheck(g, who, combat, 'combat', { stamina: combatDamage(g, combat) });
      yield* takeCombatDamage(g, who, combat);
    }
    if (isOut()) return 'over';
    const now = conditionKey(who);
    unchanged = now === before ? unchanged + 1 : 0;
    before = now;
  }
}

/** Records that the monster was evaded in the fight. */
function markEvaded({ met }: MeetingOptions): 'fled' {
  if (met) met.evaded = true;
  return 'fled';
}

/**
 * A fight may never end if the investigator loses nothing and can neither win nor flee. An example is a strong body
 * against a warlock. No source covers this. After this many unchanged rounds the fight ends, and both stay.
 */
const ROUNDS_WITHOUT_CHANGE = 20;

/** Returns everything about an investigator that a round of combat can change, as one number to compare. */
function conditionKey({ sanity, stamina, clues, cards }: Investigator): number {
  let condition = sanity + 100 * (stamina + 100 * (clues + 100 * cards.length));
  for (const { exhausted, tokens } of cards) condition = condition * 1.5 + (exhausted ? 1 : 0) + 2 * (tokens ?? 0);
  return condition;
}

/** Makes the Horror check and applies its cost (A-COMBAT-02, A-COMBAT-03, A-COMBAT-04, A-COMBAT-05). */
function* makeHorrorCheck(g: Game, who: Investigator, combat: Combat, meeting: MeetingOptions): Rule {
  const token = combat.token as string;
  const now = monsterStats(g, token, combat);
  const { horror } = now;
  const nightmarish = Math.max(now.nightmarish, addedNightmarish(g, who, token));
  const check = horrorSpec(g, combat, meeting);
  if (!horror || !check) return;
  const fight = () => ({ monster: token, place: who.place, ...nextRound(g, combat, meeting) });
  const spec = { ...check, foes: () => [fight(), ...othersOf(g, who, meeting)] };
  const { cause } = spec;
  const passed = !combat.failHorror && (yield* skillCheck(g, who, spec)).passed;
  if (passed) combat.passed.push('horror');
  if (!passed) {
    combat.failed.push('horror');
    const { fatal, horrorFailed } = g.monster(token);
    yield* offerAfterFailedCheck(g, who, combat, 'horror', { sanity: horror.damage });
    const damage = combat.noDamage ? 0 : horror.damage;
    combat.noDamage = false;
    const loss = dealLoss(g, who, { sanity: damage }, cause, fatal);
    if (!horrorFailed) return damage > 0 ? yield* loss : undefined;
    const { source } = cause;
    yield* resolveSimultaneously(g, who, [
      ...(damage > 0 ? [{ source, effects: lossEffects('sanity', damage, fatal), run: loss }] : []),
      { source, effects: horrorFailed, run: resolve(g, who, horrorFailed, cause) },
    ]);
  } else if (nightmarish > 0 && !findModifier(g, who, 'ignores', (m) => m.ability === 'nightmarish')) {
    yield* dealLoss(g, who, { sanity: nightmarish }, cause);
  }
  yield* defeatIfAtZero(g, who);
}

/** The nightmarish value that the investigator's own cards give to a monster. */
function addedNightmarish(g: Game, who: Investigator, token: string): number {
  let max = 0;
  forEachModifier(g, who, 'dread', ({ monsters, nightmarish }) => {
    if (matchesMonsterNow(g, token, monsters)) max = Math.max(max, nightmarish);
  });
  return max;
}

/**
 * Asks to fight or flee (A-COMBAT-06). No flight from an ambush (A-COMBAT-08), nor at once from a surprise
 * (A-COMBAT-09).
 */
function* chooseFightOrFlee(
  g: Game,
  who: Investigator,
  combat: Combat,
  meeting: MeetingOptions,
  isOut: () => boolean,
): Rule<'fight' | 'flee' | undefined> {
  const token = combat.token as string;
  const kind = g.monster(token);
  return yield* askUnlessMoot<'fight' | 'flee'>(g, () => {
    if (isOut()) return undefined;
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
        checks: previewFurtherRound(g, combat, meeting),
        ...previewOthers(g, who, meeting),
      }),
    };
  });
}

/** Returns the cause of losses: the monster. */
function combatCause(g: Game, combat: Combat): Cause {
  return { source: g.monster(combat.token as string).id, combat };
}

/** Deals the monster's combat damage and special effect for a failed combat, flee or evade check (A-COMBAT-12). */
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
  yield* resolveSimultaneously(g, who, due);
}

/** Offers cards usable just after a failed Horror or Combat check that costs `price` (Warding Statue). */
function* offerAfterFailedCheck(
  g: Game,
  who: Investigator,
  combat: Combat,
  check: 'horror' | 'combat',
  price: { readonly sanity?: number; readonly stamina?: number },
): Rule {
  const usable = abilitiesAt(g, who, `after:failed-${check}`, undefined, { source: '', combat });
  if (usable.length === 0) return;
  const chosen = yield* ask<UsableAbility | undefined>(g, () => ({
    by: [who.seat],
    key: check === 'horror' ? 'q.failed-horror' : 'q.failed-combat',
    args: { investigator: who.id },
    why: 'A-TURN-09',
    // Damage is imminent: only abilities that answer it can be used (A-TURN-09).
    asides: 'none',
    options: [{ id: 'no', value: undefined, key: 'o.no' }, ...usable.map((use) => abilityOption(use, use))],
    about: () => {
      const { sanity, stamina } = previewLoss(g, who, price, combatCause(g, combat));
      return { changes: { no: check === 'horror' ? { sanity: -(sanity ?? 0) } : { stamina: -(stamina ?? 0) } } };
    },
  }));
  if (chosen) yield* useAbility(g, who, chosen, { combat });
}
