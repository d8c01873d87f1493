import type { Rule, Seat } from '@vigil/engine';
import { isNowhere } from '../../common/effects/monsters.js';
import { resolveTriggers } from '../../common/effects/triggers.js';
import { handOf } from '../../common/figures/hand.js';
import { Interrupted } from '../../common/game.js';
import { gainClues } from '../../common/resources/resources.js';
import { type Game, investigatorsAt } from '../game.js';
import type { Encounter, Investigator, SlotState, SlotStates } from '../state.js';

/**
 * An encounter of investigators with monsters (H-ENC-01, H-ENC-02, H-ENC-03, H-ENC-04). In a City phase it is part of
 * the position between its parts. One brought by a card lives inside one rule and is never saved.
 */
export interface Meeting extends Encounter {
  /** In an Other World: one investigator meets one monster, just drawn, alone (H-ENC-02). */
  readonly alone?: { readonly who: Investigator; readonly token: string } | undefined;
  /** Changes of the monster's ratings by a card. */
  readonly change?: RatingChange | undefined;
}

/** Changes of ratings by the card that brings a monster, and a ban on escape in the first round. */
export interface RatingChange {
  readonly horror: number;
  readonly combat: number;
  readonly surprise: boolean;
}

/** Creates an encounter. */
export function newEncounter(place: string): Encounter {
  return {
    place,
    next: 'round',
    round: 1,
    before: '',
    unchanged: 0,
    first: undefined,
    taken: [],
    fought: [],
    engagement: undefined,
  };
}

/** Returns the investigators now in the encounter. */
export function peopleIn(g: Game, { place, alone }: Meeting): Investigator[] {
  if (!alone) return investigatorsAt(g, place);
  return alone.who.place === place ? [alone.who] : [];
}

/** Returns the monsters now in the encounter. */
export function monstersIn(g: Game, { place, alone }: Meeting): string[] {
  if (!alone) return g.monstersAt(place);
  return isNowhere(g, alone.token) ? [alone.token] : [];
}

/** True if an investigator is in the encounter now. */
export function isPersonIn({ place, alone }: Meeting, who: Investigator): boolean {
  return who.place === place && (!alone || alone.who === who);
}

/** True if a monster is in the encounter now. */
export function isMonsterIn(g: Game, { place, alone }: Meeting, token: string): boolean {
  if (alone) return alone.token === token && isNowhere(g, token);
  for (const monster of g.s.monsters) if (monster.token === token) return monster.at === place;
  return false;
}

/** True if no investigator or no monster is left (H-ENC-CONT-04). */
export function isOver(g: Game, meeting: Meeting): boolean {
  if (!g.s.investigators.some((who) => isPersonIn(meeting, who))) return true;
  const { place, alone } = meeting;
  return alone ? !isNowhere(g, alone.token) : !g.s.monsters.some(({ at }) => at === place);
}

/**
 * Runs a part of a group fight. An investigator who is defeated or is taken away is out, and the others go on (H-DEATH-01,
 * H-ENC-CONT-04). Returns undefined then. `taken`: receives the seat.
 */
export function* catchInterrupted<T>(rule: Rule<T>, taken?: Seat[]): Rule<T | undefined> {
  try {
    return yield* rule;
  } catch (interrupt) {
    if (!(interrupt instanceof Interrupted)) throw interrupt;
    if (taken && !taken.includes(interrupt.who)) taken.push(interrupt.who);
    return undefined;
  }
}

/** Counts the clues of a monster; one just drawn has none. */
export function cluesOn(g: Game, token: string): number {
  return g.s.monsters.find((monster) => monster.token === token)?.clues ?? 0;
}

/** Gives an investigator clues of a monster: stolen, or all of them when it is beaten. */
export function* takeClues(g: Game, who: Investigator, token: string, n: number): Rule {
  const monster = g.s.monsters.find((boardMonster) => boardMonster.token === token);
  if (!monster || n <= 0) return;
  monster.clues -= n;
  g.emit?.({ type: 'monsterClues', monster: token, by: -n, clues: monster.clues });
  yield* gainClues(g, who, n, g.monster(token).id);
}

/** Resolves triggers of an investigator's cards at the end of their combat. */
export function* triggerCombatEnd(g: Game, who: Investigator): Rule {
  if (who.place === 'out') return;
  yield* resolveTriggers(g, who, handOf(g, who).triggersOn('combat-ended'));
}

/**
 * A fight may never end if neither side can hurt the other and no one can escape. An example is strong bodies without a
 * weapon among cultists. The text does not cover this. After this many unchanged rounds it ends, and all stay in place.
 */
export const ROUNDS_WITHOUT_CHANGE = 20;

/** Cached texts of the slots of a pair, by the states of its four slots. */
const slotTexts = new Map<number, string>();
const SLOT_STATES: readonly SlotState[] = ['free', 'allocated', 'covered'];
function slotText(pair: SlotStates): string {
  let states = 0;
  for (const slot of pair) states = states * SLOT_STATES.length + SLOT_STATES.indexOf(slot);
  let text = slotTexts.get(states);
  if (text === undefined) {
    text = pair.map((slot) => `,${slot}`).join('');
    slotTexts.set(states, text);
  }
  return text;
}

/** Returns everything that a round can change, as a text to compare. */
export function situationKey(g: Game, people: readonly Investigator[], monsters: readonly string[]): string {
  let all = `${g.s.doom},${g.s.terror}`;
  for (const { seat, sanity, stamina, clues, maximumChange, cards, slots, monsterTrophies, gateTrophies } of people) {
    all += `;${seat},${sanity},${stamina},${clues},${maximumChange.sanity},${maximumChange.stamina}`;
    all += `,${monsterTrophies.length},${gateTrophies.length}`;
    for (const pair of slots) all += slotText(pair);
    for (const { card, exhausted, tokens } of cards) all += `,${card}:${exhausted}:${tokens}`;
  }
  for (const token of monsters) all += `;${token}:${cluesOn(g, token)}`;
  return all;
}
