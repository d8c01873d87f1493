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
import { copyOfList, eachOf, listFrom } from '../language/lists.js';
import type {
  AncientEncounter,
  BoardMonster,
  CityPhase,
  Encounter,
  Estate,
  Investigator,
  Slots,
  State,
} from './state.js';

/** The lists that a copy to be played on with has in common with what it is a copy of; see `Game.own`. */
const SHARED = ['unusedInvestigators', 'cup', 'box', 'gatePile', 'mythosDiscards', 'placedToday', 'turnedUp'] as const;

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
    const [speed, fight, lore] = who.slots;
    who.slots = [cloneSlots(speed), cloneSlots(fight), cloneSlots(lore)];
  }
  return copy;
}

/** Copies of whatever shape; see {@link copying}. */
const copyOfMonster = copying(cloneMonster, undefined, asItIs);
const copyOfInvestigator = copyingPeople(cloneInvestigator);
const copyOfCity = copying(cloneCity);
const copyOfState = copying(
  (s: State) => shareState(s),
  (s) => {
    s.step = { phase: s.step.phase, segment: s.step.segment };
    s.investigators = listFrom(s.investigators, copyOfInvestigator);
    s.monsters = listFrom(s.monsters, copyOfMonster);
    s.inPlay = listFrom(s.inPlay, copyOfCardInPlay);
    s.gates = listFrom(s.gates, ({ marker, at, faceUp }) => ({ marker, at, faceUp }));
    s.closed = listFrom(s.closed, copyOfClosed);
    s.decks = decksGiven(s.decks);
    s.city = s.city && copyOfCity(s.city);
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
    day: s.day,
    turn: s.turn,
    step: { phase: s.step.phase, segment: s.step.segment },
    starters: s.starters,
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
    clues: s.clues,
    closed: s.closed,
    decks: s.decks,
    specials: s.specials,
    inPlay: things.inPlay,
    mythosDiscards: s.mythosDiscards,
    placedToday: s.placedToday,
    city: s.city && cloneCity(s.city),
    otherWorld: s.otherWorld,
    turnedUp: s.turnedUp,
    ancient: s.ancient && cloneEncounter(s.ancient),
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

function cloneCity({ seat, slot, met, acted, move, encounter, vain }: CityPhase): CityPhase {
  const copy: Whole<CityPhase> = {
    seat,
    slot,
    met: copyOfList(met),
    acted: copyOfList(acted),
    // Never changed in place.
    move,
    encounter: encounter && cloneMeeting(encounter),
    vain: vain && clonePlain(vain),
  };
  return copy;
}

function cloneMeeting(one: Encounter): Encounter {
  const copy: Whole<Encounter> = {
    place: one.place,
    next: one.next,
    round: one.round,
    before: one.before,
    unchanged: one.unchanged,
    first: one.first,
    taken: copyOfList(one.taken),
    fought: copyOfList(one.fought),
    // Never changed in place: each part puts another by.
    engagement: one.engagement,
  };
  return copy;
}

function cloneEncounter(one: AncientEncounter): AncientEncounter {
  return { ...one, drawn: copyOfList(one.drawn), participants: copyOfList(one.participants) };
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
    slots: who.slots,
    pledged: who.pledged && clonePossession(who.pledged),
    staysSince: who.staysSince,
    waitsSince: who.waitsSince,
    estate: who.estate && estateOnce(who.estate),
  };
  return copy;
}

function cloneSlots([first, second, third, fourth]: Slots): Slots {
  return [first, second, third, fourth];
}

/** An independent copy of a monster on the board. */
export function cloneMonster({ token, at, clues }: BoardMonster): BoardMonster {
  const copy: Whole<BoardMonster> = { token, at, clues };
  return copy;
}

function estateOnce({ id, clues, spells, allies, value }: Estate): Estate {
  return { id, clues, spells, allies, value };
}
