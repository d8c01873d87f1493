import {
  type AllFields,
  cloneCardInPlay,
  cloneDecks,
  clonePlain,
  clonePossession,
  copyCardInPlay,
  copyClosedPlace,
  copyRecord,
  identity,
  makeCopier,
  makeInvestigatorCopier,
  normalizeDecks,
  unshareInvestigator,
  unshareLists,
} from '../common/clone.js';
import { copyList, mapPacked, packedList } from '../language/lists.js';
import type {
  AncientEncounter,
  BoardMonster,
  CityPhase,
  Encounter,
  Estate,
  Investigator,
  SlotStates,
  State,
} from './state.js';

/** Lists that a playable copy shares with its original; see `Game.makeMutable`. */
const SHARED_LISTS = [
  'unusedInvestigators',
  'cup',
  'box',
  'gatePile',
  'mythosDiscards',
  'placedToday',
  'faceUpLocationCards',
] as const;

/**
 * Returns an independent copy of a position. `keepShared`: keeps the lists shared, for a position that is handed over.
 */
export function cloneState(s: State, keepShared = false): State {
  const copy = copyState(s);
  if (keepShared) return copy;
  unshareLists(copy, SHARED_LISTS);
  copy.decks = cloneDecks(s.decks);
  copy.gates = copyList(s.gates);
  copy.clues = copyRecord(s.clues);
  copy.specials = { ...s.specials };
  for (const who of copy.investigators) {
    unshareInvestigator(who);
    const [speed, fight, lore] = who.slots;
    who.slots = [cloneSlots(speed), cloneSlots(fight), cloneSlots(lore)];
  }
  return copy;
}

/** Copies for objects of any hidden class; see {@link makeCopier}. */
const copyMonster = makeCopier(cloneMonster, undefined, identity);
const copyInvestigator = makeInvestigatorCopier(cloneInvestigator);
const copyCity = makeCopier(cloneCity);
const copyState = makeCopier(
  (s: State) => shareState(s),
  (s) => {
    s.step = { phase: s.step.phase, segment: s.step.segment };
    s.investigators = packedList(s.investigators, copyInvestigator);
    s.monsters = packedList(s.monsters, copyMonster);
    s.inPlay = packedList(s.inPlay, copyCardInPlay);
    s.gates = packedList(s.gates, ({ marker, at, faceUp }) => ({ marker, at, faceUp }));
    s.closed = packedList(s.closed, copyClosedPlace);
    s.decks = normalizeDecks(s.decks);
    s.city = s.city && copyCity(s.city);
  },
  (s) => shareState(s, s),
);

/**
 * Returns a playable copy of a position. It shares lists until `makeMutable` copies them. Fields keep the order of the
 * set-up, so that all positions have one hidden class. `parts`: investigators, monsters and cards in play, already
 * copied.
 */
export function shareState(s: State, parts: ClonedParts = cloneParts(s)): State {
  const copy: AllFields<State> = {
    houseRules: s.houseRules,
    day: s.day,
    turn: s.turn,
    step: { phase: s.step.phase, segment: s.step.segment },
    startingInvestigators: s.startingInvestigators,
    ancientOne: s.ancientOne,
    doom: s.doom,
    terror: s.terror,
    investigators: parts.investigators,
    unusedInvestigators: s.unusedInvestigators,
    monsters: parts.monsters,
    cup: s.cup,
    box: s.box,
    gates: s.gates,
    gatePile: s.gatePile,
    clues: s.clues,
    closed: s.closed,
    decks: s.decks,
    specials: s.specials,
    inPlay: parts.inPlay,
    mythosDiscards: s.mythosDiscards,
    placedToday: s.placedToday,
    city: s.city && cloneCity(s.city),
    otherWorld: s.otherWorld,
    faceUpLocationCards: s.faceUpLocationCards,
    ancient: s.ancient && cloneAncientEncounter(s.ancient),
    // Positions from outside may come without them.
    knownOrder: s.knownOrder ?? {},
    ruledOut: s.ruledOut ?? {},
    boxes: s.boxes && clonePlain(s.boxes),
  };
  return copy;
}

/** Investigators, monsters and cards in play, already copied. */
export type ClonedParts = Pick<State, 'investigators' | 'monsters' | 'inPlay'>;

function cloneParts({ investigators, monsters, inPlay }: State): ClonedParts {
  return {
    investigators: mapPacked(investigators, (who) => cloneInvestigator(who)),
    monsters: mapPacked(monsters, cloneMonster),
    inPlay: mapPacked(inPlay, cloneCardInPlay),
  };
}

function cloneCity({ seat, slot, met, acted, move, encounter, failedSpells }: CityPhase): CityPhase {
  const copy: AllFields<CityPhase> = {
    seat,
    slot,
    met: copyList(met),
    acted: copyList(acted),
    // Never changed in place.
    move,
    encounter: encounter && cloneMonsterEncounter(encounter),
    failedSpells: failedSpells && clonePlain(failedSpells),
  };
  return copy;
}

function cloneMonsterEncounter(encounter: Encounter): Encounter {
  const copy: AllFields<Encounter> = {
    place: encounter.place,
    next: encounter.next,
    round: encounter.round,
    before: encounter.before,
    unchanged: encounter.unchanged,
    first: encounter.first,
    taken: copyList(encounter.taken),
    fought: copyList(encounter.fought),
    // Never changed in place: each part replaces it.
    engagement: encounter.engagement,
  };
  return copy;
}

function cloneAncientEncounter(encounter: AncientEncounter): AncientEncounter {
  return { ...encounter, drawn: copyList(encounter.drawn), participants: copyList(encounter.participants) };
}

/** Copies an investigator; shares values that are only ever replaced. */
export function cloneInvestigator(who: Investigator, cards = mapPacked(who.cards, clonePossession)): Investigator {
  const copy: AllFields<Investigator> = {
    seat: who.seat,
    id: who.id,
    place: who.place,
    sanity: who.sanity,
    stamina: who.stamina,
    maximumChange: who.maximumChange,
    aboveMaximum: who.aboveMaximum,
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
    estate: who.estate && cloneEstate(who.estate),
  };
  return copy;
}

function cloneSlots([first, second, third, fourth]: SlotStates): SlotStates {
  return [first, second, third, fourth];
}

/** Returns an independent copy of a monster on the board. */
export function cloneMonster({ token, at, clues }: BoardMonster): BoardMonster {
  const copy: AllFields<BoardMonster> = { token, at, clues };
  return copy;
}

function cloneEstate({ id, clues, spells, allies, value }: Estate): Estate {
  return { id, clues, spells, allies, value };
}
