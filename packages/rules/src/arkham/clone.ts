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

/** Lists that a playable copy shares with its original; see `Game.makeMutable`. */
const SHARED_LISTS = ['unusedInvestigators', 'cup', 'box', 'gatePile', 'seals', 'faceUpLocationCards'] as const;

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
    who.sliders = [...who.sliders];
  }
  return copy;
}

/** Copies for objects of any hidden class; see {@link makeCopier}. */
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
 * Returns a playable copy of a position. It shares lists until `makeMutable` copies them. Fields keep the order of the
 * set-up, so that all positions have one hidden class. `parts`: investigators, monsters and cards in play, already
 * copied.
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
    faceUpLocationCards: s.faceUpLocationCards,
    elderSignsPlayed: s.elderSignsPlayed,
    arrivals: s.arrivals?.slice(),
    twoMythosCards: s.twoMythosCards,
    battle: s.battle && cloneBattle(s.battle),
    phaseProgress: s.phaseProgress,
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
    sliders: who.sliders,
    delayed: who.delayed,
    explored: who.explored,
    losesTurn: who.losesTurn,
    turnEnded: who.turnEnded,
    returnedOn: who.returnedOn,
    defeatedOn: who.defeatedOn,
    defaulted: who.defaulted,
    replacement: who.replacement && { ...who.replacement },
  };
  return copy;
}

/** Returns an independent copy of a monster on the board. */
export function cloneMonster({ token, at }: BoardMonster): BoardMonster {
  const copy: AllFields<BoardMonster> = { token, at };
  return copy;
}

function cloneBattle(battle: FinalBattle): FinalBattle {
  const copy: AllFields<FinalBattle> = {
    round: battle.round,
    pool: battle.pool,
    rating: battle.rating,
    cause: battle.cause,
    defenses: battle.defenses,
    attackCancelled: battle.attackCancelled,
  };
  return copy;
}
