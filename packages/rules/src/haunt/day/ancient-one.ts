import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { abilitiesAt, abilityOption, useAbility } from '../../common/cards/abilities.js';
import { discardCard, keepWithinMaxima } from '../../common/cards/cards.js';
import type { ChecksByOption } from '../../common/checks/check-previews.js';
import { previewCheck, skillCheck } from '../../common/checks/checks.js';
import { combatCheck, newCombat, previewCombat } from '../../common/combat/combat.js';
import { releaseLapsed } from '../../common/combat/equipping.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import type { CheckSpec } from '../../common/contracts/checks.js';
import type { Opponent } from '../../common/contracts/combat.js';
import { resolve } from '../../common/effects/resolve.js';
import { applies } from '../../common/figures/conditions.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import type { Cause, Combat } from '../../common/game.js';
import { UNDEFEATABLE } from '../../common/numbers.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { Modifier } from '../../language/modifiers.js';
import type { CheckDetails } from '../../language/questions/index.js';
import { changeDoom, emptyDoomSpaces } from '../board/tracks.js';
import { type Game, investigatorsInPlay } from '../game.js';
import { chanceDrawnIn, isDrawnIn } from '../meeting/encounter-check.js';
import { catchInterrupted, ROUNDS_WITHOUT_CHANGE, situationKey, triggerCombatEnd } from '../meeting/meeting.js';
import { SAFE_EMPTY_DOOM_SPACES } from '../numbers.js';
import type { AncientEncounter, Investigator } from '../state.js';
import { offerEmergencyTransfer } from './emergency-transfers.js';
import { endGame, isLostAgainstAzathoth, isUnbeatable } from './victory.js';

/** The Toughness of every Ancient One (H-AO-14), and the Doom tokens a passed check removes (H-AO-15). */
const TOUGHNESS = 4;
const DOOM_PER_PASSED_CHECK = 2;

/**
 * Resolves the encounter check of every investigator at these places, active or not (H-AO-02, H-SUM-14). All who are
 * drawn in fight one battle (H-AO-10).
 */
export function* resolveEncounterCheck(g: Game, places: readonly string[]): Rule {
  const empty = emptyDoomSpaces(g);
  if (empty >= SAFE_EMPTY_DOOM_SPACES) return;
  const drawn: Investigator[] = [];
  for (const who of g.s.investigators.filter(({ place }) => places.includes(place))) {
    // Under a full track everyone is drawn in without a roll (H-AO-04).
    if (empty === 0 || (yield* isDrawnIn(g, who, empty, 'H-AO-05'))) drawn.push(who);
  }
  // H-AO-07
  if (drawn.length === 0) return;
  if (isLostAgainstAzathoth(g)) endGame(g, false, 'azathoth');
  const seats = drawn.map(({ seat }) => seat);
  const encounter: AncientEncounter = { drawn: seats, participants: [...seats], round: 1, attacks: 0 };
  g.s.ancient = encounter;
  g.emit?.({ type: 'ancientOne', seats, outcome: 'stirs' });
  try {
    yield* runBattle(g, new AncientBattle(g, encounter, drawn), isUnbeatable(g));
  } finally {
    g.s.ancient = undefined;
  }
  g.emit?.({ type: 'ancientOne', seats: [], outcome: 'over' });
}

/** An encounter with the Ancient One: its participants, and one combat for each with the cards in hand (H-AO-19). */
class AncientBattle {
  readonly encounter: AncientEncounter;
  readonly combats: ReadonlyMap<Investigator, Combat>;
  private readonly g: Game;
  private readonly places: ReadonlyMap<Investigator, string>;

  constructor(g: Game, encounter: AncientEncounter, drawn: readonly Investigator[]) {
    this.g = g;
    this.encounter = encounter;
    const { defenses } = g.ancientOne;
    this.combats = new Map(drawn.map((who) => [who, { ...newCombat(who, undefined), defenses }]));
    this.places = new Map(drawn.map((who) => [who, who.place]));
  }

  /** Returns participants who have neither escaped nor been destroyed nor taken away. */
  activeParticipants(): Investigator[] {
    for (const seat of [...this.encounter.participants]) {
      const who = this.g.investigatorAt(seat);
      if (this.places.get(who) !== who.place) this.remove(who);
    }
    return this.encounter.participants.map((seat) => this.g.investigatorAt(seat));
  }

  remove(who: Investigator): void {
    const { participants } = this.encounter;
    const at = participants.indexOf(who.seat);
    if (at >= 0) participants.splice(at, 1);
    const combat = this.combats.get(who);
    if (combat) combat.over = true;
  }
}

/**
 * Runs the battle: its start, then attacks and escapes until no one is left (H-AO-12 to H-AO-24). No Initiative and no
 * Horror check (H-AO-13), and no effect that would kill the Ancient One (H-AO-16).
 */
function* runBattle(g: Game, fight: AncientBattle, noAttack: boolean): Rule {
  const drawn = fight.activeParticipants();
  // All are asked before the first is affected, since it happens at the same moment.
  for (const who of drawn) yield* offerEmergencyTransfer(g, who, g.ancientOne.startOfBattle);
  for (const who of drawn) yield* catchInterrupted(beginForParticipant(g, who));
  let before = '';
  for (let round = 1, unchanged = 0; fight.activeParticipants().length > 0; round++) {
    // Without attacks the position may never change, and no one escapes from under a full track.
    const now = situationKey(g, fight.activeParticipants(), []);
    unchanged = now === before ? unchanged + 1 : 0;
    if (unchanged >= ROUNDS_WITHOUT_CHANGE) break;
    before = now;
    fight.encounter.round = round;
    yield* forEachParticipant(
      g,
      fight,
      ['q.ancient-attacker', 'H-AO-14'],
      (who) => attackAncientOne(g, who, fight.combats.get(who) as Combat, round),
      (who) => previewAttack(g, fight.combats.get(who) as Combat),
    );
    if (!noAttack && fight.activeParticipants().length > 0) yield* runAncientOneAttack(g, fight);
    yield* runEscapes(g, fight);
  }
  for (const who of drawn) yield* catchInterrupted(triggerCombatEnd(g, who));
}

/**
 * Begins the battle for one participant: cards lost when the Ancient One awakens (H-AO-11), and the start of battle.
 */
function* beginForParticipant(g: Game, who: Investigator): Rule {
  for (const possession of who.cards.filter(({ card }) => g.card(card).onAwakening === 'discard')) {
    discardCard(g, who, possession);
  }
  keepWithinMaxima(g, who);
  const { startOfBattle, id } = g.ancientOne;
  if (startOfBattle) yield* resolve(g, who, startOfBattle, { source: id });
}

/** Runs a part for each participant, in an order of their choice (H-AO-14, H-AO-17). */
function* forEachParticipant(
  g: Game,
  fight: AncientBattle,
  [key, why]: readonly [key: 'q.ancient-attacker' | 'q.ancient-target', why: string],
  rule: (who: Investigator) => Rule,
  previewCheckOf: (who: Investigator) => CheckDetails | undefined,
): Rule {
  const done = new Set<Investigator>();
  for (;;) {
    const who = yield* askUnlessMoot<Investigator>(g, () => {
      const left = fight.activeParticipants().filter((participant) => !done.has(participant));
      if (left.length === 0) return undefined;
      return {
        by: fight.activeParticipants().map(({ seat }) => seat),
        key,
        args: { ancientOne: g.s.ancientOne },
        why,
        options: left.map(investigatorOption),
        about: () => ({ checks: previewChecks(left, previewCheckOf) }),
      };
    });
    if (!who) return;
    done.add(who);
    yield* catchInterrupted(rule(who));
  }
}

/** Makes one participant's Combat check. A pass removes two Doom tokens, or as many as are left (H-AO-14, H-AO-15). */
function* attackAncientOne(g: Game, who: Investigator, combat: Combat, round: number): Rule {
  combat.round = round;
  releaseLapsed(who, combat);
  const { passed } = yield* combatCheck(g, who, combat, 0, ancientOneAsOpponent);
  if (passed) changeDoom(g, -DOOM_PER_PASSED_CHECK);
  yield* defeatIfAtZero(g, who);
}

/** Previews a participant's Combat check. */
function previewAttack(g: Game, combat: Combat): CheckDetails {
  return previewCombat(g, combat, 0, ancientOneAsOpponent);
}

/** Previews the check of each remaining participant, by option id. */
function previewChecks(
  left: readonly Investigator[],
  previewCheckOf: (who: Investigator) => CheckDetails | undefined,
): ChecksByOption {
  const checks: Record<string, CheckDetails> = {};
  for (const who of left) {
    const check = previewCheckOf(who);
    if (check) checks[investigatorOption(who).id] = check;
  }
  return checks;
}

/**
 * Returns the Ancient One as an opponent now. It counts as a monster for effects on monsters (H-AO-14, H-AO-18,
 * H-AO-20, H-AO-27).
 */
function ancientOneAsOpponent(g: Game, combat: Combat): Opponent {
  const { combatRating, id } = g.ancientOne;
  let rating =
    combatRating === 'minus-terror' ? -g.s.terror : typeof combatRating === 'number' ? combatRating : UNDEFEATABLE;
  let difficulty = TOUGHNESS;
  let abilities = combat.defenses ?? [];
  for (const [modifier] of modifiersInPlay(g, 'monster')) {
    if (!appliesToAncientOne(g, modifier)) continue;
    difficulty += modifier.toughness ?? 0;
    rating += modifier.combatRating ?? 0;
  }
  for (const { weakens } of combat.spells) {
    if (!weakens) continue;
    difficulty = Math.max(1, difficulty - weakens.toughness);
    abilities = abilities.filter((ability) => ability !== weakens.ability);
  }
  return { rating, difficulty, abilities, source: id };
}
/** True if a modifier of monsters applies to all of them, or to an ability that the Ancient One has. */
function appliesToAncientOne(g: Game, modifier: Extract<Modifier, { mod: 'monster' }>): boolean {
  const { kinds, movement, ability } = modifier.monsters;
  if (kinds || movement || (ability && !g.ancientOne.defenses.includes(ability))) return false;
  return applies(g, undefined, modifier.if);
}

/**
 * Attacks each participant, unless an investigator holds the attack off; then resolves the effects after it once
 * (H-AO-17, H-AO-29).
 */
function* runAncientOneAttack(g: Game, fight: AncientBattle): Rule {
  yield* offerToHoldOff(g, fight);
  const cancelled = fight.encounter.attackCancelled === true;
  fight.encounter.attackCancelled = undefined;
  if (cancelled) return;
  g.emit?.({ type: 'ancientOne', seats: fight.activeParticipants().map(({ seat }) => seat), outcome: 'attacks' });
  const { attacks } = fight.encounter;
  yield* forEachParticipant(
    g,
    fight,
    ['q.ancient-target', 'H-AO-17'],
    (who) => attackParticipant(g, who, attacks),
    (who) => {
      const spec = attackCheckSpec(g, attacks);
      return spec && previewCheck(g, who, spec);
    },
  );
  fight.encounter.attacks++;
  const { afterAttack, id } = g.ancientOne;
  // The effects follow even if the attack leaves no participant.
  const [somebody] = [...fight.activeParticipants(), ...investigatorsInPlay(g), ...g.s.investigators];
  if (afterAttack && somebody) yield* resolve(g, somebody, afterAttack, { source: id });
}

/** Offers participants to hold off the attack for the round (Warding Statue). */
function* offerToHoldOff(g: Game, fight: AncientBattle): Rule {
  for (const who of fight.activeParticipants()) {
    if (fight.encounter.attackCancelled) return;
    const usable = () => abilitiesAt(g, who, 'before:ancient-attack');
    if (usable().length === 0) continue;
    const chosen = yield* ask<UsableAbility | undefined>(g, () => ({
      by: [who.seat],
      key: 'q.ancient-attack',
      args: { investigator: who.id, ancientOne: g.s.ancientOne },
      why: 'H-AO-17',
      options: [{ id: 'no', value: undefined, key: 'o.no' }, ...usable().map((use) => abilityOption(use, use))],
    }));
    if (chosen) yield* catchInterrupted(useAbility(g, who, chosen));
  }
}

/** Attacks one participant; the check gets harder with each attack of this encounter (H-AO-25). */
function* attackParticipant(g: Game, who: Investigator, attacks: number): Rule {
  const { attack: sheet, id } = g.ancientOne;
  const cause: Cause = { source: id };
  const spec = attackCheckSpec(g, attacks);
  const passed = spec !== undefined && (yield* skillCheck(g, who, spec)).passed;
  // Each of these sheets takes one (H-ASSET-05).
  yield* offerEmergencyTransfer(g, who, sheet.passedOrNot, passed ? 0 : 1);
  if (!passed) yield* resolve(g, who, sheet.effects, cause);
  if (sheet.passedOrNot) yield* resolve(g, who, sheet.passedOrNot, cause);
  yield* defeatIfAtZero(g, who);
}

/** Returns the check against the attack after this many attacks; undefined: no check. */
function attackCheckSpec(g: Game, attacks: number): CheckSpec | undefined {
  const { attack: sheet, id } = g.ancientOne;
  const worse = g.s.houseRules.attacksWorsen === 'withinEncounter' ? attacks : 0;
  return (
    sheet.check && {
      kind: sheet.check,
      modifier: (sheet.modifier ?? 0) - worse,
      difficulty: 1,
      cause: { source: id },
    }
  );
}

/**
 * Runs the Escape segment: each participant stays or tries (H-AO-21, H-AO-22). No one can escape from under a
 * full track. Those who stay fight another round; those who escape are out (H-AO-23).
 */
function* runEscapes(g: Game, fight: AncientBattle): Rule {
  for (const who of fight.activeParticipants()) {
    if (emptyDoomSpaces(g) === 0) return;
    const tries = yield* askUnlessMoot<boolean>(g, () => {
      if (!fight.activeParticipants().includes(who)) return undefined;
      return {
        by: [who.seat],
        key: 'q.ancient-escape',
        args: { investigator: who.id, ancientOne: g.s.ancientOne, empty: emptyDoomSpaces(g) },
        why: 'H-AO-21',
        options: [
          { id: 'escape', value: true, key: 'o.try-escape' },
          { id: 'stay', value: false, key: 'o.stay-in-battle' },
        ],
        about: () => ({ away: 1 - chanceDrawnIn(g, who, emptyDoomSpaces(g)) }),
      };
    });
    if (!tries) continue;
    const empty = emptyDoomSpaces(g);
    if (empty >= SAFE_EMPTY_DOOM_SPACES || !(yield* isDrawnIn(g, who, empty, 'H-AO-22'))) fight.remove(who);
  }
}
