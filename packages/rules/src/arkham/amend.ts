import { amendAlike, isAlike } from '../common/amending/alike.js';
import { pickUp, putAway, setClues, setDoom, setTerror, tokenOf } from '../common/amending/board.js';
import { mustBeFree, mustBeWithinMaxima, personAt } from '../common/amending/people.js';
import { refused } from '../common/amending/refused.js';
import { type CorrectionShapes, commonShapes, readCorrection } from '../common/amending/shapes.js';
import { count, fields, flag, known } from '../common/positions/shapes.js';
import type { Content } from '../language/content.js';
import type { ArkhamCorrection, CommonCorrection } from '../language/corrections.js';
import { boardCount, limitNow, outskirtsAreFull } from './board/limits.js';
import { canHaveGate, hasClosedMarker, isClosed } from './board/places.js';
import { slumbers } from './end/awakening.js';
import type { Game } from './game.js';
import { setSlider } from './turn/sliders.js';

type Known = CommonCorrection | ArkhamCorrection;
type Of<K extends Known['do']> = Extract<Known, { do: K }>;

const JAIL = 'jail';

/** What corrections of Arkham Horror with these components look like. */
export function arkhamCorrections(content: Content): CorrectionShapes<Known['do']> {
  const seat = count(99);
  return {
    ...commonShapes(content),
    arrest: fields({ seat }),
    seal: fields({ at: known(content.locations, 'location'), is: flag }),
    first: fields({ seat }),
    slider: fields({ seat, pair: count(2), to: count(3) }),
  };
}

/**
 * Puts something right in a position of Arkham Horror: it is so from now on, and nothing follows from it. Throws
 * `bad-correction` for what cannot be; the position may have changed by then.
 */
export function amend(g: Game, shapes: CorrectionShapes<Known['do']>, input: unknown): void {
  if (g.s.step.phase === 'set-up') throw refused('correction', 'the investigators are not ready yet');
  const correction = readCorrection<Known>(shapes, input);
  if (isAlike(correction)) return amendAlike(g, correction);
  switch (correction.do) {
    case 'move':
      return move(g, correction);
    case 'delay':
      return delay(g, correction);
    case 'doom':
      // The last space awakens it (A-AWAKEN-01); the last token off it defeats it (A-FINAL-21).
      return slumbers(g)
        ? setDoom(g, correction, 0, Math.max(0, g.ancientOne.doom - 1))
        : setDoom(g, correction, 1, g.ancientOne.doom);
    case 'terror':
      setTerror(g, correction, g.means.board.highestTerror(g));
      if (correction.to < g.means.board.leastTerror(g)) throw refused('to', 'tokens lie on the track beyond that');
      return checkLimits(g, 'to');
    case 'clues':
      // A-MYTHOS-22
      if (correction.to > 0 && g.gateAt(correction.at)) throw refused('at', 'no clues lie at an open gate');
      return setClues(g, correction);
    case 'monster':
      return monster(g, correction);
    case 'gate':
      return correction.is ? openGate(g, correction) : closeGate(g, correction);
    case 'arrest':
      return arrest(g, correction);
    case 'seal':
      return seal(g, correction);
    case 'first':
      return first(g, correction);
    case 'slider':
      return slider(g, correction);
    default:
      return correction satisfies never;
  }
}

/** Nothing is on the board any more once the Ancient One has awakened. */
function mustSlumber(g: Game): void {
  if (!slumbers(g)) throw refused('correction', 'the final battle is under way: the board does not matter any more');
}

function move(g: Game, { seat, to }: Of<'move'>): void {
  mustSlumber(g);
  const who = personAt(g, seat);
  mustBeFree(g, who);
  const { kind, is, area } = g.place(to);
  const canBe = (is.onFoot && FOR_MONSTERS.includes(kind)) || (kind === 'world' && area !== undefined);
  if (!canBe) throw refused('to', `nobody can be put at "${to}"`);
  if (isClosed(g, to)) throw refused('to', `"${to}" is closed`);
  if (who.place === to) throw refused('to', 'is there already');
  who.place = to;
  who.explored = false;
  who.enteredAt = undefined;
  mustBeWithinMaxima(g, who, 'to');
  g.tell?.({ type: 'corrected', what: 'move', seat, at: to });
}

function delay(g: Game, { seat, is }: Of<'delay'>): void {
  const who = personAt(g, seat);
  if (!is && (who.place === JAIL || who.place === 'lost')) throw refused('seat', `is at "${who.place}": move him`);
  if (who.delayed === is && (is || who.losesTurn === undefined)) throw refused('is', 'it is so already');
  who.delayed = is;
  if (!is) who.losesTurn = undefined;
  g.tell?.({ type: 'corrected', what: 'delay', seat, is });
}

/** A-STATUS-17, but for the money */
function arrest(g: Game, { seat }: Of<'arrest'>): void {
  mustSlumber(g);
  const who = personAt(g, seat);
  mustBeFree(g, who);
  if (who.place === JAIL) throw refused('seat', 'is in the Jail already');
  who.place = JAIL;
  who.explored = false;
  who.enteredAt = undefined;
  mustBeWithinMaxima(g, who, 'seat');
  who.delayed = true;
  if (g.s.houseRules.arrest === 'loseTurn') who.losesTurn = g.s.turn + 1;
  g.tell?.({ type: 'corrected', what: 'arrest', seat });
}

function monster(g: Game, { monster: named, to }: Of<'monster'>): void {
  mustSlumber(g);
  const token = tokenOf(g, named);
  const spawn = g.monster(token).abilities.includes('spawn');
  const toBoard = to !== 'cup' && to !== 'box';
  if (to === 'cup' && spawn) throw refused('to', `"${token}" never goes into the cup`);
  if (to === 'outskirts' && spawn) throw refused('to', `"${token}" never goes to the Outskirts`);
  if (toBoard && !canStand(g, to)) {
    throw refused('to', `no monster can be at "${to}"`);
  }
  if (toBoard && isClosed(g, to)) throw refused('to', `"${to}" is closed`);
  pickUp(g, token);
  if (toBoard) g.s.monsters.push({ token, at: to });
  else putAway(g, token, to);
  checkLimits(g, 'to');
  g.tell?.({ type: 'corrected', what: 'monster', monster: token, at: to });
}

/** Where a monster can be: no kind of area that a box has for itself, such as a vortex. */
const FOR_MONSTERS: readonly (string | undefined)[] = ['street', 'location', 'sky', 'outskirts'];

function canStand(g: Game, at: string): boolean {
  return FOR_MONSTERS.includes(g.content.places.get(at)?.kind);
}

/** As many monsters as may be, and none beyond (A-LIMIT-01, A-LIMIT-05, A-AWAKEN-05). */
function checkLimits(g: Game, place: string): void {
  const here = boardCount(g);
  if (here > limitNow(g)) throw refused(place, `${here} monsters would be more than the limit`);
  if (limitNow(g) === Number.POSITIVE_INFINITY && here >= g.means.board.monstersToAwaken(g)) {
    throw refused(place, `${here} monsters would awaken the Ancient One`);
  }
  if (outskirtsAreFull(g)) throw refused(place, 'more monsters would be in the Outskirts than they hold');
}

function openGate(g: Game, { at }: Of<'gate'>): void {
  mustSlumber(g);
  const { s } = g;
  if (!canHaveGate(g, at)) throw refused('at', `no gate opens at "${at}"`);
  if (g.gateAt(at)) throw refused('at', 'a gate is there already');
  if (s.seals.includes(at)) throw refused('at', `"${at}" is sealed`);
  if (s.gates.length + 1 >= g.means.gates.toAwaken(g))
    throw refused('at', 'one gate more would awaken the Ancient One');
  const marker = g.own(s, 'gatePile').shift();
  if (marker === undefined) throw refused('at', 'no gate marker is left');
  g.own(s, 'gates').push({ marker, at });
  // A-MYTHOS-09
  const clues = s.clues[at];
  if (clues) g.layClues(at, 0);
  g.tell?.({ type: 'corrected', what: 'gate', at, is: true, gate: marker, ...(clues && { clues }) });
}

function closeGate(g: Game, { at }: Of<'gate'>): void {
  mustSlumber(g);
  const gate = g.gateAt(at);
  if (!gate) throw refused('at', 'no gate is there');
  const here = g.s.investigators.filter(({ place }) => place === at);
  for (const who of here) mustBeFree(g, who);
  const underIt = here.length > 0 || g.s.monsters.some((one) => one.at === at);
  // A-ENC-28
  if (underIt && hasClosedMarker(g, at)) throw refused('at', `"${at}" would be closed, and somebody is there`);
  g.own(g.s, 'gates').splice(g.s.gates.indexOf(gate), 1);
  g.own(g.s, 'gatePile').push(gate.marker);
  for (const who of here) who.explored = false;
  g.tell?.({ type: 'corrected', what: 'gate', at, is: false, gate: gate.marker });
}

function seal(g: Game, { at, is }: Of<'seal'>): void {
  mustSlumber(g);
  const { s, means } = g;
  if (s.seals.includes(at) === is) throw refused('is', 'it is so already');
  if (is) {
    if (g.place(at).stable) throw refused('at', `"${at}" is stable`);
    if (g.gateAt(at)) throw refused('at', 'a gate is open there');
    if (s.seals.length + 1 >= means.gates.sealsToWin(g)) throw refused('at', 'one seal more would win the game');
    g.own(s, 'seals').push(at);
  } else {
    s.seals = s.seals.filter((seal) => seal !== at);
  }
  g.tell?.({ type: 'corrected', what: 'seal', at, is });
}

/** Phases in which nobody acts in turn. */
const OUT_OF_TURN: readonly string[] = ['mythos', 'final-ancient-one'];

function first(g: Game, { seat }: Of<'first'>): void {
  personAt(g, seat);
  // Who has had his part of a phase is counted from the first player on.
  if (!OUT_OF_TURN.includes(g.s.step.phase)) {
    throw refused('seat', 'who acts after whom is settled for this phase: the marker can pass in the Mythos Phase');
  }
  if (g.s.first === seat) throw refused('seat', 'has the marker already');
  g.s.first = seat;
  g.tell?.({ type: 'corrected', what: 'first', seat });
}

function slider(g: Game, { seat, pair, to }: Of<'slider'>): void {
  const who = personAt(g, seat);
  setSlider(who, pair as 0 | 1 | 2, to);
  g.tell?.({ type: 'corrected', what: 'slider', seat, pair, to });
}
