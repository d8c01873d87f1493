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
import type { BoardMonster } from '../common/state.js';
import { copyList, mapPacked, packedList } from '../language/lists.js';
import type { FinalBattle, Investigator, State } from './state.js';

/** The lists that a copy to be played on with has in common with what it is a copy of; see `Game.own`. */
const SHARED_LISTS = ['unusedInvestigators', 'cup', 'box', 'gatePile', 'seals', 'turnedUp'] as const;

/** An independent copy of a position; of one that is `given` away it has what copies to be played on with have in common. */
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
    who.sliders = [...who.sliders];
  }
  return copy;
}

/** Copies of whatever shape; see {@link makeCopier}. */
const copyMonster = makeCopier(cloneMonster, undefined, identity);
const copyInvestigator = makeInvestigatorCopier(cloneInvestigator);
const copyState = makeCopier(
  (s: State) => shareState(s),
  (s) => {
    s.step = { phase: s.step.phase, done: s.step.done };
    s.investigators = packedList(s.investigators, copyInvestigator);
    s.monsters = packedList(s.monsters, copyMonster);
    s.inPlay = packedList(s.inPlay, copyCardInPlay);
    s.gates = packedList(s.gates, ({ marker, at }) => ({ marker, at }));
    s.closed = packedList(s.closed, copyClosedPlace);
    s.decks = normalizeDecks(s.decks);
  },
  (s) => shareState(s, s),
);

/**
 * A copy of a position to be played on with, which shares the lists that are only changed by who has made them his own. Its
 * fields are in the order in which the set-up lays them. `things`: its people, monsters and cards in play, copied already.
 */
export function shareState(s: State, parts: ClonedParts = cloneParts(s)): State {
  const copy: AllFields<State> = {
    houseRules: s.houseRules,
    turn: s.turn,
    step: { phase: s.step.phase, done: s.step.done },
    first: s.first,
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
    seals: s.seals,
    clues: s.clues,
    closed: s.closed,
    decks: s.decks,
    specials: s.specials,
    inPlay: parts.inPlay,
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
export type ClonedParts = Pick<State, 'investigators' | 'monsters' | 'inPlay'>;

function cloneParts({ investigators, monsters, inPlay }: State): ClonedParts {
  return {
    investigators: mapPacked(investigators, (who) => cloneInvestigator(who)),
    monsters: mapPacked(monsters, cloneMonster),
    inPlay: mapPacked(inPlay, cloneCardInPlay),
  };
}

/** A copy of an investigator; what is only ever replaced of him it has as well. */
export function cloneInvestigator(who: Investigator, cards = mapPacked(who.cards, clonePossession)): Investigator {
  const copy: AllFields<Investigator> = {
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
  const copy: AllFields<BoardMonster> = { token, at };
  return copy;
}

function cloneBattle(one: FinalBattle): FinalBattle {
  const copy: AllFields<FinalBattle> = {
    round: one.round,
    pool: one.pool,
    rating: one.rating,
    cause: one.cause,
    defenses: one.defenses,
    attackCancelled: one.attackCancelled,
  };
  return copy;
}
