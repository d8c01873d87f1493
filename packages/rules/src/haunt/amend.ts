import { amendAlike, isAlike } from '../common/amending/alike.js';
import { pickUp, putAway, setClues, setDoom, setTerror, tokenOf } from '../common/amending/board.js';
import { mustBeFree, personAt } from '../common/amending/people.js';
import { refused } from '../common/amending/refused.js';
import { type CorrectionShapes, commonShapes, readCorrection } from '../common/amending/shapes.js';
import { count, fields, flag, known } from '../common/positions/shapes.js';
import type { Content } from '../language/content.js';
import type { CommonCorrection, HauntCorrection } from '../language/corrections.js';
import { type Game, isInCity, monstersIn } from './game.js';
import { homeOf } from './monsters/monsters.js';
import { setSlot } from './people/slots.js';
import type { Slots } from './state.js';

type Known = CommonCorrection | HauntCorrection;
type Of<K extends Known['do']> = Extract<Known, { do: K }>;

const RETAINER = 'retainer';

/** What corrections of Haunt of the Watchers with these components look like. */
export function hauntCorrections(content: Content): CorrectionShapes<Known['do']> {
  return {
    ...commonShapes(content),
    slot: fields({ seat: count(99), pair: count(2), slot: count(3), is: flag }),
    carries: fields({ monster: known(content.tokens, 'monster token'), to: count(99) }),
  };
}

/**
 * Puts something right in a position of Haunt of the Watchers: it is so from now on, and nothing follows from it. Throws
 * `bad-correction` for what cannot be; the position may have changed by then.
 */
export function amend(g: Game, shapes: CorrectionShapes<Known['do']>, input: unknown): void {
  if (g.s.step.phase === 'set-up') throw refused('correction', 'the investigators are not ready yet');
  const correction = readCorrection<Known>(shapes, input);
  if (isAlike(correction)) {
    if (correction.do === 'give' || correction.do === 'take') mustBeNoLoan(correction.card);
    if (correction.do === 'give') mustKeep(g, correction);
    amendAlike(g, correction);
    return correction.do === 'figure' ? mustHaveTokens(g, 'to') : undefined;
  }
  switch (correction.do) {
    case 'move':
      return move(g, correction);
    case 'delay':
      return delay(g, correction);
    case 'doom':
      return setDoom(g, correction, 0, g.ancientOne.doom);
    case 'terror':
      return setTerror(g, correction, g.means.board.terrorSpaces(g));
    case 'clues':
      // H-MONSTER-MOVE-33
      if (correction.to > 0 && monstersIn(g, correction.at).length > 0) {
        throw refused('at', 'monsters there take the clues that lie with them');
      }
      setClues(g, correction);
      return mustHaveTokens(g, 'to');
    case 'monster':
      return monster(g, correction);
    case 'gate':
      return correction.is ? placeGate(g, correction) : removeGate(g, correction);
    case 'slot':
      return slot(g, correction);
    case 'carries':
      return carries(g, correction);
    default:
      return correction satisfies never;
  }
}

/** There are only so many clue tokens (H-EXHAUST-01). */
function mustHaveTokens(g: Game, place: string): void {
  let used = 0;
  for (const lying of Object.values(g.s.clues)) used += lying;
  for (const { clues } of [...g.s.monsters, ...g.s.investigators]) used += clues;
  if (used > g.means.board.clueTokens(g)) throw refused(place, `there are only ${g.means.board.clueTokens(g)} clues`);
}

/** A loan stands for an item that the Bank holds (H-LOAN-02). */
function mustBeNoLoan(card: string): void {
  if (card === 'bank-loan') throw refused('card', 'a loan is taken and paid off with an item');
}

/** Nobody is moved out of a phase of his own, nor while an Ancient One is met. */
function mustBeBetween(g: Game): void {
  if (g.s.ancient) throw refused('correction', 'the Ancient One is being met: that has to be over first');
}

/** Nobody outside the city has a Retainer (H-RETAINER-03). */
function mustKeep(g: Game, { seat, card }: Of<'give'>): void {
  const who = personAt(g, seat);
  const outside = who.place === 'lost' || g.inOtherWorld(who);
  if (outside && card === RETAINER) throw refused('card', `nobody has a Retainer at "${who.place}"`);
}

function move(g: Game, { seat, to }: Of<'move'>): void {
  mustBeBetween(g);
  const who = personAt(g, seat);
  mustBeFree(g, who);
  const { kind, is, area } = g.place(to);
  if (!(is.onFoot || (kind === 'world' && area !== undefined))) {
    throw refused('to', `nobody can be put at "${to}"`);
  }
  if (g.means.board.isClosed(g, to)) throw refused('to', `"${to}" is closed`);
  if (who.place === to) throw refused('to', 'is there already');
  if (g.s.otherWorld === seat) throw refused('seat', 'is in the middle of his phase: that has to be over first');
  // H-RETAINER-03
  if (kind === 'world' && who.cards.some(({ card }) => card === RETAINER)) {
    throw refused('to', 'nobody has a Retainer there: it has to be taken first');
  }
  who.place = to;
  who.enteredAt = undefined;
  who.staysSince = undefined;
  g.moved.add(seat);
  g.tell?.({ type: 'corrected', what: 'move', seat, at: to });
}

/** Delayed: he stays where he is until he has had another phase (H-TURN-02, H-TURN-09). */
function delay(g: Game, { seat, is }: Of<'delay'>): void {
  const who = personAt(g, seat);
  if ((who.staysSince !== undefined) === is && (is || who.waitsSince === undefined))
    throw refused('is', 'it is so already');
  who.staysSince = is ? g.s.turn : undefined;
  if (!is) who.waitsSince = undefined;
  g.tell?.({ type: 'corrected', what: 'delay', seat, is });
}

function monster(g: Game, { monster: named, to }: Of<'monster'>): void {
  mustBeBetween(g);
  const { s } = g;
  const token = tokenOf(g, named);
  const toBoard = to !== 'cup' && to !== 'box';
  const inCity = toBoard && !g.content.worlds.has(to) && isInCity(g, to);
  if (toBoard && !inCity && homeOf(g, token) !== to) throw refused('to', `"${token}" cannot be at "${to}"`);
  if (inCity && g.means.board.isClosed(g, to)) throw refused('to', `"${to}" is closed`);
  if (inCity && (s.clues[to] ?? 0) > 0)
    throw refused('to', `clues lie at "${to}", and it would take them: set them first`);
  if (to === 'cup' && !g.content.tokens.get(token)?.inCup) throw refused('to', `"${token}" does not go into the cup`);
  pickUp(g, token);
  s.placedToday = s.placedToday.filter((one) => one !== token);
  if (toBoard) s.monsters.push({ token, at: to, clues: 0 });
  else putAway(g, token, to);
  g.tell?.({ type: 'corrected', what: 'monster', monster: token, at: to });
}

/** A gate of the pile lies there face down: nobody knows which (H-SETUP-12). */
function placeGate(g: Game, { at }: Of<'gate'>): void {
  mustBeBetween(g);
  const gatePile = g.own(g.s, 'gatePile');
  if (g.place(at).kind !== 'location') throw refused('at', `no gate can be at "${at}"`);
  if (g.gateAt(at)) throw refused('at', 'a gate is there already');
  if (gatePile.length === 0) throw refused('at', 'no gate marker is left');
  const marker = g.dice.shuffle(gatePile).shift() as string;
  g.own(g.s, 'gates').push({ marker, at, faceUp: false });
  g.tell?.({ type: 'corrected', what: 'gate', at, is: true });
}

function removeGate(g: Game, { at }: Of<'gate'>): void {
  mustBeBetween(g);
  const { s } = g;
  const gate = g.gateAt(at);
  if (!gate) throw refused('at', 'no gate is there');
  for (const who of s.investigators) if (who.place === at) mustBeFree(g, who);
  if (s.gates.length - 1 <= g.means.gates.toWin(g)) throw refused('at', 'one gate less would win the game');
  g.own(s, 'gates').splice(s.gates.indexOf(gate), 1);
  g.own(s, 'gatePile').push(gate.marker);
  g.tell?.({ type: 'corrected', what: 'gate', at, is: false, ...(gate.faceUp && { gate: gate.marker }) });
}

function slot(g: Game, { seat, pair, slot: at, is }: Of<'slot'>): void {
  const who = personAt(g, seat);
  const slots = who.slots[pair as 0 | 1 | 2] as Slots;
  if ((slots[at] !== 'free') === is) throw refused('is', 'it is so already');
  // H-CITY-SPEED-01
  if (!is && pair === 0 && g.s.city?.seat === seat && g.s.city.slot === at) {
    throw refused('slot', 'his City phase was begun with it');
  }
  setSlot(who, pair, at, is ? 'covered' : 'free');
  g.tell?.({ type: 'corrected', what: 'slot', seat, pair, to: at, is });
}

function carries(g: Game, { monster: token, to }: Of<'carries'>): void {
  const one = g.s.monsters.find((other) => other.token === token);
  if (!one || !isInCity(g, one.at)) throw refused('monster', `"${token}" is not in the city`);
  one.clues = to;
  mustHaveTokens(g, 'to');
  g.tell?.({ type: 'corrected', what: 'carries', monster: token, to });
}
