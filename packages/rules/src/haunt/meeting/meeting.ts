import type { Rule, Seat } from '@vigil/engine';
import { handOf } from '../../common/figures/hand.js';
import { Interrupted } from '../../common/game.js';
import { isNowhere } from '../../common/resolving/monsters.js';
import { gainClues } from '../../common/resolving/resources.js';
import { resolveTriggers } from '../../common/resolving/triggers.js';
import { type Game, investigatorsAt } from '../game.js';
import type { Encounter, Investigator, SlotState, SlotStates } from '../state.js';

/**
 * An encounter of investigators with monsters under way (H-ENC-01, H-ENC-02, H-ENC-03, H-ENC-04). That of a City phase
 * stands in the position between its parts; one that a card brings lives inside one rule and is never saved.
 */
export interface Meeting extends Encounter {
  /** In an Other World: who meets which monster, just drawn, and nobody else (H-ENC-02). */
  readonly alone?: { readonly who: Investigator; readonly token: string } | undefined;
  /** What a card adds to the ratings of its monster. */
  readonly change?: RatingChange | undefined;
}

/** What a card that brings a monster adds to its ratings, and whether there is no escape in the first round. */
export interface RatingChange {
  readonly horror: number;
  readonly combat: number;
  readonly surprise: boolean;
}

/** An encounter that is about to begin. */
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

/** The investigators who are in it now. */
export function peopleIn(g: Game, { place, alone }: Meeting): Investigator[] {
  if (!alone) return investigatorsAt(g, place);
  return alone.who.place === place ? [alone.who] : [];
}

/** The monsters that are in it now. */
export function monstersIn(g: Game, { place, alone }: Meeting): string[] {
  if (!alone) return g.monstersAt(place);
  return isNowhere(g, alone.token) ? [alone.token] : [];
}

/** Whether somebody is in it now. */
export function isPersonIn({ place, alone }: Meeting, who: Investigator): boolean {
  return who.place === place && (!alone || alone.who === who);
}

/** Whether a monster is in it now. */
export function isMonsterIn(g: Game, { place, alone }: Meeting, token: string): boolean {
  if (alone) return alone.token === token && isNowhere(g, token);
  for (const monster of g.s.monsters) if (monster.token === token) return monster.at === place;
  return false;
}

/** Whether nobody or nothing is left to go on with (H-ENC-CONT-04). */
export function isOver(g: Game, meeting: Meeting): boolean {
  if (!g.s.investigators.some((who) => isPersonIn(meeting, who))) return true;
  const { place, alone } = meeting;
  return alone ? !isNowhere(g, alone.token) : !g.s.monsters.some(({ at }) => at === place);
}

/**
 * Runs a part of a fight of several: whoever falls or is taken away in it is out, and it goes on for the others
 * (H-DEATH-01, H-ENC-CONT-04). Gives undefined then. `taken`: hears who it was.
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

/** How many clues a monster carries; one just drawn carries none. */
export function cluesOn(g: Game, token: string): number {
  return g.s.monsters.find((monster) => monster.token === token)?.clues ?? 0;
}

/** An investigator gets clues that a monster carries: stolen, or all of them when it is beaten. */
export function* takeClues(g: Game, who: Investigator, token: string, n: number): Rule {
  const monster = g.s.monsters.find((one) => one.token === token);
  if (!monster || n <= 0) return;
  monster.clues -= n;
  g.emit?.({ type: 'monsterClues', monster: token, by: -n, clues: monster.clues });
  yield* gainClues(g, who, n, g.monster(token).id);
}

/** What somebody's cards say to the end of a combat of his. */
export function* triggerCombatEnd(g: Game, who: Investigator): Rule {
  if (who.place === 'out') return;
  yield* resolveTriggers(g, who, handOf(g, who).triggersOn('combat-ended'));
}

/**
 * A fight can go on for ever where neither side can hurt the other and nobody can get away: strong bodies without a
 * weapon among cultists, for example. The text does not say what then; after so many rounds in which nothing has changed
 * for anybody it is broken off, and all stay where they are.
 */
export const ROUNDS_WITHOUT_CHANGE = 20;

/** The texts of the slots of a pair, kept by the states of the four. */
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

/** All that a round can change, as a text to compare. */
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
