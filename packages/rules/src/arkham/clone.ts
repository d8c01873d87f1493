import {
  cloneCardInPlay,
  cloneChange,
  cloneDecks,
  cloneFigures,
  clonePlain,
  clonePossession,
  type Whole,
} from '../common/clone.js';
import type { BoardMonster } from '../common/state.js';
import type { Decks, Investigator, State } from './state.js';

/** An independent copy of a position, with its fields in the order in which the set-up lays them. */
export function cloneState(s: State): State {
  const copy: Whole<State> = {
    houseRules: s.houseRules,
    turn: s.turn,
    step: { phase: s.step.phase, done: s.step.done },
    first: s.first,
    ancientOne: s.ancientOne,
    doom: s.doom,
    terror: s.terror,
    investigators: s.investigators.map(cloneInvestigator),
    unusedInvestigators: s.unusedInvestigators.slice(),
    monsters: s.monsters.map(cloneMonster),
    cup: s.cup.slice(),
    box: s.box.slice(),
    gates: s.gates.slice(),
    gatePile: s.gatePile.slice(),
    seals: s.seals.slice(),
    clues: cloneFigures(s.clues),
    closed: s.closed,
    decks: cloneAllDecks(s.decks),
    specials: { ...s.specials },
    inPlay: s.inPlay.map(cloneCardInPlay),
    turnedUp: s.turnedUp.slice(),
    elderSignsPlayed: s.elderSignsPlayed,
    arrivals: s.arrivals?.slice(),
    twoMythosCards: s.twoMythosCards,
    battle: s.battle && { ...s.battle },
    boxes: s.boxes && clonePlain(s.boxes),
  };
  return copy;
}

function cloneAllDecks(decks: Decks): Decks {
  const locations: Record<string, string[]> = {};
  for (const id in decks.locations) locations[id] = (decks.locations[id] as string[]).slice();
  return Object.assign(cloneDecks(decks), { locations });
}

function cloneInvestigator(who: Investigator): Investigator {
  const copy: Whole<Investigator> = {
    seat: who.seat,
    id: who.id,
    place: who.place,
    sanity: who.sanity,
    stamina: who.stamina,
    maximumChange: cloneChange(who.maximumChange),
    beyond: who.beyond && cloneChange(who.beyond),
    money: who.money,
    clues: who.clues,
    cards: who.cards.map(clonePossession),
    monsterTrophies: who.monsterTrophies.slice(),
    gateTrophies: who.gateTrophies.slice(),
    enteredAt: who.enteredAt,
    used: who.used.slice(),
    untilTurnEnds: who.untilTurnEnds.slice(),
    sliders: [who.sliders[0], who.sliders[1], who.sliders[2]],
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

function cloneMonster({ token, at }: BoardMonster): BoardMonster {
  const copy: Whole<BoardMonster> = { token, at };
  return copy;
}
