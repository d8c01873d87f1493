import {
  apart,
  asItIs,
  cloneCardInPlay,
  clonePlain,
  clonePossession,
  copying,
  copyingPeople,
  copyOfCardInPlay,
  copyOfClosed,
  copyOfRecord,
  decksApart,
  decksGiven,
  personApart,
  type Whole,
} from '../common/clone.js';
import type { BoardMonster } from '../common/state.js';
import { copyOfList, eachOf, listFrom } from '../language/lists.js';
import type { FinalBattle, Investigator, State } from './state.js';

/** The lists that a copy to be played on with has in common with what it is a copy of; see `Game.own`. */
const SHARED = ['unusedInvestigators', 'cup', 'box', 'gatePile', 'seals', 'turnedUp'] as const;

/** An independent copy of a position; of one that is `given` away it has what copies to be played on with have in common. */
export function cloneState(s: State, given = false): State {
  const copy = copyOfState(s);
  if (given) return copy;
  apart(copy, SHARED);
  copy.decks = decksApart(s.decks);
  copy.gates = copyOfList(s.gates);
  copy.clues = copyOfRecord(s.clues);
  copy.specials = { ...s.specials };
  for (const who of copy.investigators) {
    personApart(who);
    who.sliders = [...who.sliders];
  }
  return copy;
}

/** Copies of whatever shape; see {@link copying}. */
const copyOfMonster = copying(cloneMonster, undefined, asItIs);
const copyOfInvestigator = copyingPeople(cloneInvestigator);
const copyOfState = copying(
  (s: State) => shareState(s),
  (s) => {
    s.step = { phase: s.step.phase, done: s.step.done };
    s.investigators = listFrom(s.investigators, copyOfInvestigator);
    s.monsters = listFrom(s.monsters, copyOfMonster);
    s.inPlay = listFrom(s.inPlay, copyOfCardInPlay);
    s.gates = listFrom(s.gates, ({ marker, at }) => ({ marker, at }));
    s.closed = listFrom(s.closed, copyOfClosed);
    s.decks = decksGiven(s.decks);
  },
  (s) => shareState(s, s),
);

/**
 * A copy of a position to be played on with, which shares the lists that are only changed by who has made them his own. Its
 * fields are in the order in which the set-up lays them. `things`: its people, monsters and cards in play, copied already.
 */
export function shareState(s: State, things: Things = thingsOf(s)): State {
  const copy: Whole<State> = {
    houseRules: s.houseRules,
    turn: s.turn,
    step: { phase: s.step.phase, done: s.step.done },
    first: s.first,
    ancientOne: s.ancientOne,
    doom: s.doom,
    terror: s.terror,
    investigators: things.investigators,
    unusedInvestigators: s.unusedInvestigators,
    monsters: things.monsters,
    cup: s.cup,
    box: s.box,
    gates: s.gates,
    gatePile: s.gatePile,
    seals: s.seals,
    clues: s.clues,
    closed: s.closed,
    decks: s.decks,
    specials: s.specials,
    inPlay: things.inPlay,
    turnedUp: s.turnedUp,
    elderSignsPlayed: s.elderSignsPlayed,
    arrivals: s.arrivals?.slice(),
    twoMythosCards: s.twoMythosCards,
    battle: s.battle && cloneBattle(s.battle),
    halfway: s.halfway,
    boxes: s.boxes && clonePlain(s.boxes),
  };
  return copy;
}

/** People, monsters and cards in play. */
export type Things = Pick<State, 'investigators' | 'monsters' | 'inPlay'>;

function thingsOf({ investigators, monsters, inPlay }: State): Things {
  return {
    investigators: eachOf(investigators, (who) => cloneInvestigator(who)),
    monsters: eachOf(monsters, cloneMonster),
    inPlay: eachOf(inPlay, cloneCardInPlay),
  };
}

/** A copy of an investigator; what is only ever replaced of him it has as well. */
export function cloneInvestigator(who: Investigator, cards = eachOf(who.cards, clonePossession)): Investigator {
  const copy: Whole<Investigator> = {
    seat: who.seat,
    id: who.id,
    place: who.place,
    sanity: who.sanity,
    stamina: who.stamina,
    maximumChange: who.maximumChange,
    beyond: who.beyond,
    money: who.money,
    clues: who.clues,
    cards,
    monsterTrophies: who.monsterTrophies,
    gateTrophies: who.gateTrophies,
    enteredAt: who.enteredAt,
    used: who.used,
    untilTurnEnds: who.untilTurnEnds,
    sliders: who.sliders,
    delayed: who.delayed,
    explored: who.explored,
    losesTurn: who.losesTurn,
    turnEnded: who.turnEnded,
    returnedOn: who.returnedOn,
    fellOn: who.fellOn,
    defaulted: who.defaulted,
    enters: who.enters && { ...who.enters },
  };
  return copy;
}

/** An independent copy of a monster on the board. */
export function cloneMonster({ token, at }: BoardMonster): BoardMonster {
  const copy: Whole<BoardMonster> = { token, at };
  return copy;
}

function cloneBattle(one: FinalBattle): FinalBattle {
  const copy: Whole<FinalBattle> = {
    round: one.round,
    pool: one.pool,
    rating: one.rating,
    cause: one.cause,
    defenses: one.defenses,
    attackCancelled: one.attackCancelled,
  };
  return copy;
}
