import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { applies } from '../../common/figures/conditions.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import type { Game as AnyGame, Cause, Combat } from '../../common/game.js';
import { UNDEFEATABLE } from '../../common/numbers.js';
import { abilitiesAt, abilityOption, type Usable, useAbility } from '../../common/resolving/abilities.js';
import type { Checks } from '../../common/resolving/ahead.js';
import { letGo } from '../../common/resolving/arming.js';
import { discardCard, keepWithinMaxima } from '../../common/resolving/cards.js';
import { type CheckSpec, checkAhead, skillCheck } from '../../common/resolving/checks.js';
import { combatAhead, combatCheck, newCombat, type Opponent } from '../../common/resolving/combat.js';
import { resolve } from '../../common/resolving/resolve.js';
import { fallIfSpent } from '../../common/resolving/resources.js';
import type { Modifier } from '../../language/modifiers.js';
import type { CheckInSight } from '../../language/questions/index.js';
import { changeDoom, emptyDoom } from '../board/tracks.js';
import { type Game, inPlay } from '../game.js';
import { chanceDrawn, reaches } from '../meeting/encounter-check.js';
import { combatEnded, goesOn, ROUNDS_WITHOUT_CHANGE, situation } from '../meeting/meeting.js';
import { OUT_OF_REACH } from '../numbers.js';
import type { AncientEncounter, Investigator } from '../state.js';
import { mayBeHanded } from './last-moment.js';
import { destroysAll, end, losesToAzathoth } from './victory.js';

/** The Toughness of every Ancient One (H-AO-14), and the Doom tokens a passed check removes (H-AO-15). */
const TOUGHNESS = 4;
const WEAKENED_BY = 2;

/**
 * The encounter check of everybody at these places, active or not (H-AO-02, H-SUM-14), and the one battle that may
 * follow for all who are drawn in (H-AO-10).
 */
export function* encounterCheck(g: Game, places: readonly string[]): Rule {
  const empty = emptyDoom(g);
  if (empty >= OUT_OF_REACH) return;
  const drawn: Investigator[] = [];
  for (const who of g.s.investigators.filter(({ place }) => places.includes(place))) {
    // From under a full track without a roll (H-AO-04).
    if (empty === 0 || (yield* reaches(g, who, empty, 'H-AO-05'))) drawn.push(who);
  }
  // H-AO-07
  if (drawn.length === 0) return;
  if (losesToAzathoth(g)) end(g, false, 'azathoth');
  const seats = drawn.map(({ seat }) => seat);
  const encounter: AncientEncounter = { drawn: seats, participants: [...seats], round: 1, attacks: 0 };
  g.s.ancient = encounter;
  g.tell?.({ type: 'ancientOne', seats, outcome: 'stirs' });
  try {
    yield* battle(g, new Battle(g, encounter, drawn), destroysAll(g));
  } finally {
    g.s.ancient = undefined;
  }
  g.tell?.({ type: 'ancientOne', seats: [], outcome: 'over' });
}

/** Who is in an encounter with the Ancient One, and what each has in hand in it: one combat each (H-AO-19). */
class Battle {
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

  /** Those still in it: neither escaped nor destroyed nor taken away. */
  stillIn(): Investigator[] {
    for (const seat of [...this.encounter.participants]) {
      const who = this.g.at(seat);
      if (this.places.get(who) !== who.place) this.leaves(who);
    }
    return this.encounter.participants.map((seat) => this.g.at(seat));
  }

  leaves(who: Investigator): void {
    const { participants } = this.encounter;
    const at = participants.indexOf(who.seat);
    if (at >= 0) participants.splice(at, 1);
    const combat = this.combats.get(who);
    if (combat) combat.over = true;
  }
}

/**
 * The battle: its start, then attacks and escapes until nobody is left in it (H-AO-12 to H-AO-24). No Initiative and no
 * Horror check (H-AO-13); and nothing that would kill the Ancient One (H-AO-16).
 */
function* battle(g: Game, fight: Battle, noAttack: boolean): Rule {
  const drawn = fight.stillIn();
  // All before the first: it befalls everybody at the same moment.
  for (const who of drawn) yield* mayBeHanded(g, who, g.ancientOne.startOfBattle);
  for (const who of drawn) yield* goesOn(begin(g, who));
  let before = '';
  for (let round = 1, unchanged = 0; fight.stillIn().length > 0; round++) {
    // Without attacks nothing need ever change, and nobody escapes from under a full track.
    const now = situation(g, fight.stillIn(), []);
    unchanged = now === before ? unchanged + 1 : 0;
    if (unchanged >= ROUNDS_WITHOUT_CHANGE) break;
    before = now;
    fight.encounter.round = round;
    yield* eachInTurn(
      g,
      fight,
      ['q.ancient-attacker', 'H-AO-14'],
      (who) => attack(g, who, fight.combats.get(who) as Combat, round),
      (who) => attackAhead(g, fight.combats.get(who) as Combat),
    );
    if (!noAttack && fight.stillIn().length > 0) yield* ancientOneStrikes(g, fight);
    yield* escapes(g, fight);
  }
  for (const who of drawn) yield* goesOn(combatEnded(g, who));
}

/**
 * What happens to a participant first: cards that go when the Ancient One awakens (H-AO-11), and the start of battle.
 */
function* begin(g: Game, who: Investigator): Rule {
  for (const possession of who.cards.filter(({ card }) => g.card(card).onAwakening === 'discard')) {
    discardCard(g, who, possession);
  }
  keepWithinMaxima(g, who);
  const { startOfBattle, id } = g.ancientOne;
  if (startOfBattle) yield* resolve(g, who, startOfBattle, { source: id });
}

/** Carries something out for each participant, in an order the participants like (D-40). */
function* eachInTurn(
  g: Game,
  fight: Battle,
  [key, why]: readonly [key: 'q.ancient-attacker' | 'q.ancient-target', why: string],
  rule: (who: Investigator) => Rule,
  ahead: (who: Investigator) => CheckInSight | undefined,
): Rule {
  const done = new Set<Investigator>();
  for (;;) {
    const who = yield* askUnlessMoot<Investigator>(g, () => {
      const left = fight.stillIn().filter((one) => !done.has(one));
      if (left.length === 0) return undefined;
      return {
        by: fight.stillIn().map(({ seat }) => seat),
        key,
        args: { ancientOne: g.s.ancientOne },
        why,
        options: left.map(investigatorOption),
        about: () => ({ checks: checksAhead(left, ahead) }),
      };
    });
    if (!who) return;
    done.add(who);
    yield* goesOn(rule(who));
  }
}

/**
 * One participant's Combat check; each that is passed takes two Doom tokens off, or what is left (H-AO-14, H-AO-15).
 */
function* attack(g: Game, who: Investigator, combat: Combat, round: number): Rule {
  combat.round = round;
  letGo(who, combat);
  const { passed } = yield* combatCheck(g, who, combat, 0, opponent);
  if (passed) changeDoom(g, -WEAKENED_BY);
  yield* fallIfSpent(g, who);
}

/** His Combat check, before it is made. */
function attackAhead(g: Game, combat: Combat): CheckInSight {
  return combatAhead(g, combat, 0, opponent);
}

/** The check of each who is left, by the answer that names him. */
function checksAhead(left: readonly Investigator[], ahead: (who: Investigator) => CheckInSight | undefined): Checks {
  const checks: Record<string, CheckInSight> = {};
  for (const who of left) {
    const check = ahead(who);
    if (check) checks[investigatorOption(who).id] = check;
  }
  return checks;
}

/**
 * The Ancient One as it stands now against somebody: a monster to whatever touches monsters (H-AO-14, H-AO-18, H-AO-20,
 * H-AO-27).
 */
function opponent(of: AnyGame, combat: Combat): Opponent {
  const g = of as Game;
  const { combatRating, id } = g.ancientOne;
  let rating =
    combatRating === 'minus-terror' ? -g.s.terror : typeof combatRating === 'number' ? combatRating : UNDEFEATABLE;
  let difficulty = TOUGHNESS;
  let abilities = combat.defenses ?? [];
  for (const [modifier] of modifiersInPlay(g, 'monster')) {
    if (!touches(g, modifier)) continue;
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
/** Whether something said of monsters is said of all of them, or of those with an ability that the Ancient One has. */
function touches(g: Game, modifier: Extract<Modifier, { mod: 'monster' }>): boolean {
  const { kinds, movement, ability } = modifier.monsters;
  if (kinds || movement || (ability && !g.ancientOne.defenses.includes(ability))) return false;
  return applies(g, undefined, modifier.if);
}

/** Its attack on each participant, unless somebody holds it off, and what follows once (H-AO-17, H-AO-29). */
function* ancientOneStrikes(g: Game, fight: Battle): Rule {
  yield* mayHoldOff(g, fight);
  const cancelled = fight.encounter.attackCancelled === true;
  fight.encounter.attackCancelled = undefined;
  if (cancelled) return;
  g.tell?.({ type: 'ancientOne', seats: fight.stillIn().map(({ seat }) => seat), outcome: 'attacks' });
  const { attacks } = fight.encounter;
  yield* eachInTurn(
    g,
    fight,
    ['q.ancient-target', 'H-AO-17'],
    (who) => strike(g, who, attacks),
    (who) => {
      const spec = strikeSpec(g, attacks);
      return spec && checkAhead(g, who, spec);
    },
  );
  fight.encounter.attacks++;
  const { afterAttack, id } = g.ancientOne;
  // It follows also where the attack has left nobody.
  const [somebody] = [...fight.stillIn(), ...inPlay(g), ...g.s.investigators];
  if (afterAttack && somebody) yield* resolve(g, somebody, afterAttack, { source: id });
}

/** Before it attacks any participant may hold it off for the round (Warding Statue). */
function* mayHoldOff(g: Game, fight: Battle): Rule {
  for (const who of fight.stillIn()) {
    if (fight.encounter.attackCancelled) return;
    const usable = () => abilitiesAt(g, who, 'before:ancient-attack');
    if (usable().length === 0) continue;
    const chosen = yield* ask<Usable | undefined>(g, () => ({
      by: [who.seat],
      key: 'q.ancient-attack',
      args: { investigator: who.id, ancientOne: g.s.ancientOne },
      why: 'H-AO-17',
      options: [{ id: 'no', value: undefined, key: 'o.no' }, ...usable().map((use) => abilityOption(use, use))],
    }));
    if (chosen) yield* goesOn(useAbility(g, who, chosen));
  }
}

/** The attack of the sheet; its check gets harder with each attack of this encounter (H-AO-25). */
function* strike(g: Game, who: Investigator, attacks: number): Rule {
  const { attack: sheet, id } = g.ancientOne;
  const cause: Cause = { source: id };
  const spec = strikeSpec(g, attacks);
  const passed = spec !== undefined && (yield* skillCheck(g, who, spec)).passed;
  // One is what each of these sheets takes (H-ASSET-05).
  yield* mayBeHanded(g, who, sheet.passedOrNot, passed ? 0 : 1);
  if (!passed) yield* resolve(g, who, sheet.effects, cause);
  if (sheet.passedOrNot) yield* resolve(g, who, sheet.passedOrNot, cause);
  yield* fallIfSpent(g, who);
}

/** The check against its attack, after so many of them; undefined where there is none. */
function strikeSpec(g: Game, attacks: number): CheckSpec | undefined {
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
 * The Escape segment: each participant stays or tries (H-AO-21, H-AO-22, D-42); from under a full track nobody can. Who
 * stays fights another round, who got away is out of it (H-AO-23).
 */
function* escapes(g: Game, fight: Battle): Rule {
  for (const who of fight.stillIn()) {
    if (emptyDoom(g) === 0) return;
    const tries = yield* askUnlessMoot<boolean>(g, () => {
      if (!fight.stillIn().includes(who)) return undefined;
      return {
        by: [who.seat],
        key: 'q.ancient-escape',
        args: { investigator: who.id, ancientOne: g.s.ancientOne, empty: emptyDoom(g) },
        why: 'H-AO-21',
        options: [
          { id: 'escape', value: true, key: 'o.try-escape' },
          { id: 'stay', value: false, key: 'o.stay-in-battle' },
        ],
        about: () => ({ away: 1 - chanceDrawn(g, who, emptyDoom(g)) }),
      };
    });
    if (!tries) continue;
    const empty = emptyDoom(g);
    if (empty >= OUT_OF_REACH || !(yield* reaches(g, who, empty, 'H-AO-22'))) fight.leaves(who);
  }
}
