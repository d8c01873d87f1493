import { findToken, pickUp, putAway, setClues, setDoom, setTerror } from '../common/amending/board.js';
import { type CorrectionShapes, commonShapes, readCorrection } from '../common/amending/correction-shapes.js';
import { invalidCorrection } from '../common/amending/invalid-correction.js';
import { assertNotBusy, assertWithinMaxima, investigatorAt } from '../common/amending/people.js';
import { applySharedCorrection, isSharedCorrection } from '../common/amending/shared-corrections.js';
import { putGateMarkerUnder, takeGateMarker } from '../common/board/gate-pile.js';
import { count, fields, flag, knownId } from '../common/positions/shapes.js';
import type { Content } from '../language/content.js';
import type { ArkhamCorrection, CommonCorrection } from '../language/corrections.js';
import { countBoardMonsters, currentMonsterLimit, outskirtsAreFull } from './board/limits.js';
import { canHaveGate, hasClosedMarker, isClosed } from './board/places.js';
import { isSlumbering } from './end/awakening.js';
import type { Game } from './game.js';
import { setSlider } from './turn/sliders.js';

type KnownCorrection = CommonCorrection | ArkhamCorrection;
type CorrectionOf<K extends KnownCorrection['do']> = Extract<KnownCorrection, { do: K }>;

const JAIL = 'jail';

/** Returns the shapes of the corrections of Arkham Horror with these components. */
export function arkhamCorrectionShapes(content: Content): CorrectionShapes<KnownCorrection['do']> {
  const seat = count(99);
  return {
    ...commonShapes(content),
    arrest: fields({ seat }),
    seal: fields({ at: knownId(content.locations, 'location'), is: flag }),
    first: fields({ seat }),
    arrival: fields({ is: flag }),
    slider: fields({ seat, pair: count(2), to: count(3) }),
  };
}

/**
 * Applies a correction to a position of Arkham Horror. Nothing else follows from it. Throws `bad-correction` for an
 * impossible one; the position may have changed by then.
 */
export function applyCorrection(g: Game, shapes: CorrectionShapes<KnownCorrection['do']>, input: unknown): void {
  if (g.s.step.phase === 'set-up') throw invalidCorrection('correction', 'the investigators are not ready yet');
  const correction = readCorrection<KnownCorrection>(shapes, input);
  if (isSharedCorrection(correction)) return applySharedCorrection(g, correction);
  switch (correction.do) {
    case 'move':
      return moveInvestigator(g, correction);
    case 'delay':
      return setDelayed(g, correction);
    case 'doom':
      // The last space would awaken it (A-AWAKEN-01); removing the last token would defeat it (A-FINAL-21).
      return isSlumbering(g)
        ? setDoom(g, correction, 0, Math.max(0, g.ancientOne.doom - 1))
        : setDoom(g, correction, 1, g.ancientOne.doom);
    case 'terror':
      setTerror(g, correction, g.rules.board.highestTerror(g));
      if (correction.to < g.rules.board.lowestTerror(g))
        throw invalidCorrection('to', 'the track has tokens beyond that space');
      return checkLimits(g, 'to');
    case 'clues':
      // A-MYTHOS-22
      if (correction.to > 0 && g.gateAt(correction.at))
        throw invalidCorrection('at', 'a place with an open gate has no clues');
      return setClues(g, correction);
    case 'monster':
      return moveMonster(g, correction);
    case 'gate':
      return correction.is ? openGate(g, correction) : closeGate(g, correction);
    case 'arrest':
      return arrest(g, correction);
    case 'seal':
      return setSeal(g, correction);
    case 'first':
      return setFirstPlayer(g, correction);
    case 'arrival':
      return setArrivalRule(g, correction);
    case 'slider':
      return moveSlider(g, correction);
    default:
      return correction satisfies never;
  }
}

/** The board is empty once the Ancient One has awakened. */
function requireSlumber(g: Game): void {
  if (!isSlumbering(g)) throw invalidCorrection('correction', 'the board no longer matters in the final battle');
}

function moveInvestigator(g: Game, { seat, to }: CorrectionOf<'move'>): void {
  requireSlumber(g);
  const who = investigatorAt(g, seat);
  assertNotBusy(g, who);
  const { kind, kindDef, area } = g.place(to);
  const canBe = (kindDef.onFoot && MONSTER_AREA_KINDS.includes(kind)) || (kind === 'world' && area !== undefined);
  if (!canBe) throw invalidCorrection('to', `no investigator can be put at "${to}"`);
  if (isClosed(g, to)) throw invalidCorrection('to', `"${to}" is closed`);
  if (who.place === to) throw invalidCorrection('to', 'the investigator is already there');
  const from = who.place;
  who.place = to;
  who.explored = false;
  who.enteredAt = undefined;
  assertWithinMaxima(g, who, 'to');
  g.emit?.({ type: 'corrected', what: 'move', seat, at: to, from });
}

function setDelayed(g: Game, { seat, is }: CorrectionOf<'delay'>): void {
  const who = investigatorAt(g, seat);
  if (!is && (who.place === JAIL || who.place === 'lost'))
    throw invalidCorrection('seat', `is at "${who.place}": move them first`);
  if (who.delayed === is && (is || who.losesTurn === undefined))
    throw invalidCorrection('is', 'it already has this value');
  who.delayed = is;
  if (!is) who.losesTurn = undefined;
  g.emit?.({ type: 'corrected', what: 'delay', seat, is });
}

/** A-STATUS-17, without the loss of money. */
function arrest(g: Game, { seat }: CorrectionOf<'arrest'>): void {
  requireSlumber(g);
  const who = investigatorAt(g, seat);
  assertNotBusy(g, who);
  if (who.place === JAIL) throw invalidCorrection('seat', 'is already in Jail');
  who.place = JAIL;
  who.explored = false;
  who.enteredAt = undefined;
  assertWithinMaxima(g, who, 'seat');
  who.delayed = true;
  if (g.s.houseRules.arrest === 'loseTurn') who.losesTurn = g.s.turn + 1;
  g.emit?.({ type: 'corrected', what: 'arrest', seat });
}

function moveMonster(g: Game, { monster: named, to }: CorrectionOf<'monster'>): void {
  requireSlumber(g);
  const token = findToken(g, named);
  const spawn = g.monster(token).abilities.includes('spawn');
  const toBoard = to !== 'cup' && to !== 'box';
  if (to === 'cup' && spawn) throw invalidCorrection('to', `"${token}" never goes into the cup`);
  if (to === 'outskirts' && spawn) throw invalidCorrection('to', `"${token}" never goes to the Outskirts`);
  if (toBoard && !canHoldMonster(g, to)) {
    throw invalidCorrection('to', `no monster can be at "${to}"`);
  }
  if (toBoard && isClosed(g, to)) throw invalidCorrection('to', `"${to}" is closed`);
  const from = g.s.monsters.find((other) => other.token === token)?.at;
  pickUp(g, token);
  if (toBoard) g.s.monsters.push({ token, at: to });
  else putAway(g, token, to);
  checkLimits(g, 'to');
  g.emit?.({ type: 'corrected', what: 'monster', monster: token, at: to, ...(from !== undefined && { from }) });
}

/** Kinds of area where a monster can be; excludes kinds that only one box has, such as a vortex. */
const MONSTER_AREA_KINDS: readonly (string | undefined)[] = ['street', 'location', 'sky', 'outskirts'];

function canHoldMonster(g: Game, at: string): boolean {
  return MONSTER_AREA_KINDS.includes(g.content.places.get(at)?.kind);
}

/** Throws if the monsters exceed a limit (A-LIMIT-01, A-LIMIT-05, A-AWAKEN-05). */
function checkLimits(g: Game, place: string): void {
  const monsterCount = countBoardMonsters(g);
  if (monsterCount > currentMonsterLimit(g))
    throw invalidCorrection(place, `${monsterCount} monsters would be more than the limit`);
  if (currentMonsterLimit(g) === Number.POSITIVE_INFINITY && monsterCount >= g.rules.board.monstersToAwaken(g)) {
    throw invalidCorrection(place, `${monsterCount} monsters would awaken the Ancient One`);
  }
  if (outskirtsAreFull(g)) throw invalidCorrection(place, 'more monsters would be in the Outskirts than they hold');
}

function openGate(g: Game, { at }: CorrectionOf<'gate'>): void {
  requireSlumber(g);
  const { s } = g;
  if (!canHaveGate(g, at)) throw invalidCorrection('at', `no gate opens at "${at}"`);
  if (g.gateAt(at)) throw invalidCorrection('at', 'there is already a gate');
  if (s.seals.includes(at)) throw invalidCorrection('at', `"${at}" is sealed`);
  if (s.gates.length + 1 >= g.rules.gates.gatesToAwaken(g))
    throw invalidCorrection('at', 'one more gate would awaken the Ancient One');
  const marker = takeGateMarker(g);
  if (marker === undefined) throw invalidCorrection('at', 'no gate marker is left');
  g.makeMutable(s, 'gates').push({ marker, at });
  // A-MYTHOS-09
  const clues = s.clues[at];
  if (clues) g.setClues(at, 0);
  g.emit?.({ type: 'corrected', what: 'gate', at, is: true, gate: marker, ...(clues && { clues }) });
}

function closeGate(g: Game, { at }: CorrectionOf<'gate'>): void {
  requireSlumber(g);
  const gate = g.gateAt(at);
  if (!gate) throw invalidCorrection('at', 'there is no gate');
  const present = g.s.investigators.filter(({ place }) => place === at);
  for (const who of present) assertNotBusy(g, who);
  const underIt = present.length > 0 || g.s.monsters.some((monster) => monster.at === at);
  // A-ENC-28
  if (underIt && hasClosedMarker(g, at))
    throw invalidCorrection('at', `"${at}" cannot be closed while someone is there`);
  g.makeMutable(g.s, 'gates').splice(g.s.gates.indexOf(gate), 1);
  putGateMarkerUnder(g, gate.marker);
  for (const who of present) who.explored = false;
  g.emit?.({ type: 'corrected', what: 'gate', at, is: false, gate: gate.marker });
}

function setSeal(g: Game, { at, is }: CorrectionOf<'seal'>): void {
  requireSlumber(g);
  const { s, rules } = g;
  if (s.seals.includes(at) === is) throw invalidCorrection('is', 'it already has this value');
  if (is) {
    if (g.place(at).stable) throw invalidCorrection('at', `"${at}" is stable`);
    if (g.gateAt(at)) throw invalidCorrection('at', 'a gate is open there');
    if (s.seals.length + 1 >= rules.gates.sealsToWin(g))
      throw invalidCorrection('at', 'one more seal would win the game');
    g.makeMutable(s, 'seals').push(at);
  } else {
    s.seals = s.seals.filter((seal) => seal !== at);
  }
  g.emit?.({ type: 'corrected', what: 'seal', at, is });
}

/** Phases without turns of investigators. */
const PHASES_WITHOUT_TURNS: readonly string[] = ['mythos', 'final-ancient-one'];

function setFirstPlayer(g: Game, { seat }: CorrectionOf<'first'>): void {
  investigatorAt(g, seat);
  // Progress in a phase is counted from the first player.
  if (!PHASES_WITHOUT_TURNS.includes(g.s.step.phase)) {
    throw invalidCorrection('seat', 'the order of this phase is fixed: the marker can pass in the Mythos Phase');
  }
  if (g.s.first === seat) throw invalidCorrection('seat', 'already has the marker');
  g.s.first = seat;
  g.emit?.({ type: 'corrected', what: 'first', seat });
}

/** Changes who is first at the Clues of a place. Arrivals of one phase follow one rule (PBP-05). */
function setArrivalRule(g: Game, { is }: CorrectionOf<'arrival'>): void {
  const arrival = is ? 'speedCheck' : 'agree';
  if (g.s.houseRules.arrival === arrival) throw invalidCorrection('is', 'it already has this value');
  if (g.s.step.phase === 'movement') throw invalidCorrection('correction', 'not during the Movement Phase');
  g.s.houseRules = { ...g.s.houseRules, arrival };
  g.emit?.({ type: 'corrected', what: 'arrival', is });
}

function moveSlider(g: Game, { seat, pair, to }: CorrectionOf<'slider'>): void {
  const who = investigatorAt(g, seat);
  setSlider(who, pair as 0 | 1 | 2, to);
  g.emit?.({ type: 'corrected', what: 'slider', seat, pair, to });
}
