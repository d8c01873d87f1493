import { findToken, pickUp, putAway, setClues, setDoom, setTerror } from '../common/amending/board.js';
import { type CorrectionShapes, commonShapes, readCorrection } from '../common/amending/correction-shapes.js';
import { invalidCorrection } from '../common/amending/invalid-correction.js';
import { assertNotBusy, investigatorAt } from '../common/amending/people.js';
import { applySharedCorrection, isSharedCorrection } from '../common/amending/shared-corrections.js';
import { noteGatePlaced, putGateMarkerUnder } from '../common/board/gate-pile.js';
import { forgetOrder } from '../common/known-order.js';
import { count, fields, flag, knownId } from '../common/positions/shapes.js';
import type { Content } from '../language/content.js';
import type { CommonCorrection, HauntCorrection } from '../language/corrections.js';
import { type Game, isInCity, monstersIn } from './game.js';
import { homeStackOf } from './monsters/monsters.js';
import { setSlot } from './people/slots.js';
import type { SlotStates } from './state.js';

type KnownCorrection = CommonCorrection | HauntCorrection;
type CorrectionOf<K extends KnownCorrection['do']> = Extract<KnownCorrection, { do: K }>;

const RETAINER = 'retainer';

/** Returns the shapes of the corrections of Haunt of the Watchers with these components. */
export function hauntCorrectionShapes(content: Content): CorrectionShapes<KnownCorrection['do']> {
  return {
    ...commonShapes(content),
    slot: fields({ seat: count(99), pair: count(2), slot: count(3), is: flag }),
    carries: fields({ monster: knownId(content.tokens, 'monster token'), to: count(99) }),
  };
}

/**
 * Applies a correction to a position of Haunt of the Watchers. Nothing else follows from it. Throws `bad-correction`
 * for an impossible one; the position may have changed by then.
 */
export function applyCorrection(g: Game, shapes: CorrectionShapes<KnownCorrection['do']>, input: unknown): void {
  if (g.s.step.phase === 'set-up') throw invalidCorrection('correction', 'the investigators are not ready yet');
  const correction = readCorrection<KnownCorrection>(shapes, input);
  if (isSharedCorrection(correction)) {
    if (correction.do === 'give' || correction.do === 'take') requireNoLoan(correction.card);
    if (correction.do === 'give') requireCanKeep(g, correction);
    applySharedCorrection(g, correction);
    return correction.do === 'figure' ? requireTokens(g, 'to') : undefined;
  }
  switch (correction.do) {
    case 'move':
      return moveInvestigator(g, correction);
    case 'delay':
      return setDelayed(g, correction);
    case 'doom':
      return setDoom(g, correction, 0, g.ancientOne.doom);
    case 'terror':
      return setTerror(g, correction, g.rules.board.terrorSpaces(g));
    case 'clues':
      // H-MONSTER-MOVE-33
      if (correction.to > 0 && monstersIn(g, correction.at).length > 0) {
        throw invalidCorrection('at', 'monsters there take the clues');
      }
      setClues(g, correction);
      return requireTokens(g, 'to');
    case 'monster':
      return moveMonster(g, correction);
    case 'gate':
      return correction.is ? placeGate(g, correction) : removeGate(g, correction);
    case 'slot':
      return setSlotState(g, correction);
    case 'carries':
      return setMonsterClues(g, correction);
    default:
      return correction satisfies never;
  }
}

/** Throws if there are not enough clue tokens (H-EXHAUST-01). */
function requireTokens(g: Game, place: string): void {
  let used = 0;
  for (const n of Object.values(g.s.clues)) used += n;
  for (const { clues } of [...g.s.monsters, ...g.s.investigators]) used += clues;
  if (used > g.rules.board.clueTokens(g))
    throw invalidCorrection(place, `there are only ${g.rules.board.clueTokens(g)} clues`);
}

/** Throws for a loan, which needs an item held by the Bank (H-LOAN-02). */
function requireNoLoan(card: string): void {
  if (card === 'bank-loan') throw invalidCorrection('card', 'a loan is taken and paid off with an item');
}

/** Throws during the investigator's own phase and during an encounter with the Ancient One. */
function requireBetweenPhases(g: Game): void {
  if (g.s.ancient)
    throw invalidCorrection('correction', 'an encounter with the Ancient One is in progress: finish that first');
}

/** Throws for a Retainer outside the city (H-RETAINER-03). */
function requireCanKeep(g: Game, { seat, card }: CorrectionOf<'give'>): void {
  const who = investigatorAt(g, seat);
  const outside = who.place === 'lost' || g.isInOtherWorld(who);
  if (outside && card === RETAINER)
    throw invalidCorrection('card', `no investigator can have a Retainer at "${who.place}"`);
}

function moveInvestigator(g: Game, { seat, to }: CorrectionOf<'move'>): void {
  requireBetweenPhases(g);
  const who = investigatorAt(g, seat);
  assertNotBusy(g, who);
  const { kind, kindDef, area } = g.place(to);
  if (!(kindDef.onFoot || (kind === 'world' && area !== undefined))) {
    throw invalidCorrection('to', `no investigator can be put at "${to}"`);
  }
  if (g.rules.board.isClosed(g, to)) throw invalidCorrection('to', `"${to}" is closed`);
  if (who.place === to) throw invalidCorrection('to', 'the investigator is already there');
  if (g.s.otherWorld === seat) throw invalidCorrection('seat', 'is in the middle of their phase: finish that first');
  // H-RETAINER-03
  if (kind === 'world' && who.cards.some(({ card }) => card === RETAINER)) {
    throw invalidCorrection('to', 'no investigator can have a Retainer there: take it first');
  }
  const from = who.place;
  who.place = to;
  who.enteredAt = undefined;
  who.staysSince = undefined;
  g.moved.add(seat);
  g.emit?.({ type: 'corrected', what: 'move', seat, at: to, from });
}

/** Sets a delay: the investigator stays in place until another phase of theirs (H-TURN-02, H-TURN-09). */
function setDelayed(g: Game, { seat, is }: CorrectionOf<'delay'>): void {
  const who = investigatorAt(g, seat);
  if ((who.staysSince !== undefined) === is && (is || who.waitsSince === undefined))
    throw invalidCorrection('is', 'it already has this value');
  who.staysSince = is ? g.s.turn : undefined;
  if (!is) who.waitsSince = undefined;
  g.emit?.({ type: 'corrected', what: 'delay', seat, is });
}

function moveMonster(g: Game, { monster: named, to }: CorrectionOf<'monster'>): void {
  requireBetweenPhases(g);
  const { s } = g;
  const token = findToken(g, named);
  const toBoard = to !== 'cup' && to !== 'box';
  const inCity = toBoard && !g.content.worlds.has(to) && isInCity(g, to);
  if (toBoard && !inCity && homeStackOf(g, token) !== to)
    throw invalidCorrection('to', `"${token}" cannot be at "${to}"`);
  if (inCity && g.rules.board.isClosed(g, to)) throw invalidCorrection('to', `"${to}" is closed`);
  if (inCity && (s.clues[to] ?? 0) > 0)
    throw invalidCorrection('to', `there are clues at "${to}", and it would take them: set them first`);
  if (to === 'cup' && !g.content.tokens.get(token)?.inCup)
    throw invalidCorrection('to', `"${token}" does not go into the cup`);
  const from = g.s.monsters.find((other) => other.token === token)?.at;
  pickUp(g, token);
  s.placedToday = s.placedToday.filter((one) => one !== token);
  if (toBoard) s.monsters.push({ token, at: to, clues: 0 });
  else putAway(g, token, to);
  g.emit?.({ type: 'corrected', what: 'monster', monster: token, at: to, ...(from !== undefined && { from }) });
}

/** Places a gate from the pile face down, without revealing which (H-SETUP-12). */
function placeGate(g: Game, { at }: CorrectionOf<'gate'>): void {
  requireBetweenPhases(g);
  const gatePile = g.makeMutable(g.s, 'gatePile');
  if (g.place(at).kind !== 'location') throw invalidCorrection('at', `no gate can be at "${at}"`);
  if (g.gateAt(at)) throw invalidCorrection('at', 'there is already a gate');
  if (gatePile.length === 0) throw invalidCorrection('at', 'no gate marker is left');
  const marker = g.dice.shuffle(gatePile).shift() as string;
  forgetOrder(g.s, 'gatePile');
  noteGatePlaced(g.s, at);
  g.makeMutable(g.s, 'gates').push({ marker, at, faceUp: false });
  g.emit?.({ type: 'corrected', what: 'gate', at, is: true });
}

function removeGate(g: Game, { at }: CorrectionOf<'gate'>): void {
  requireBetweenPhases(g);
  const { s } = g;
  const gate = g.gateAt(at);
  if (!gate) throw invalidCorrection('at', 'there is no gate');
  for (const who of s.investigators) if (who.place === at) assertNotBusy(g, who);
  if (s.gates.length - 1 <= g.rules.gates.gatesToWin(g))
    throw invalidCorrection('at', 'one gate fewer would win the game');
  g.makeMutable(s, 'gates').splice(s.gates.indexOf(gate), 1);
  putGateMarkerUnder(g, gate.marker);
  g.emit?.({ type: 'corrected', what: 'gate', at, is: false, ...(gate.faceUp && { gate: gate.marker }) });
}

function setSlotState(g: Game, { seat, pair, slot: at, is }: CorrectionOf<'slot'>): void {
  const who = investigatorAt(g, seat);
  const slots = who.slots[pair as 0 | 1 | 2] as SlotStates;
  if ((slots[at] !== 'free') === is) throw invalidCorrection('is', 'it already has this value');
  // H-CITY-SPEED-01
  if (!is && pair === 0 && g.s.city?.seat === seat && g.s.city.slot === at) {
    throw invalidCorrection('slot', 'their City phase was started with it');
  }
  setSlot(who, pair, at, is ? 'covered' : 'free');
  g.emit?.({ type: 'corrected', what: 'slot', seat, pair, to: at, is });
}

function setMonsterClues(g: Game, { monster: token, to }: CorrectionOf<'carries'>): void {
  const one = g.s.monsters.find((other) => other.token === token);
  if (!one || !isInCity(g, one.at)) throw invalidCorrection('monster', `"${token}" is not in the city`);
  const was = one.clues;
  one.clues = to;
  requireTokens(g, 'to');
  g.emit?.({ type: 'corrected', what: 'carries', monster: token, to, was });
}
