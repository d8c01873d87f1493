import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { putGateMarkerUnder, takeGateMarker } from '../../common/board/gate-pile.js';
import { markerOf } from '../../common/board/gates.js';
import { discardCard, exhaust } from '../../common/cards/cards.js';
import { resolveTriggers } from '../../common/effects/triggers.js';
import { handOf } from '../../common/figures/hand.js';
import { isForbidden } from '../../common/figures/modifiers.js';
import { addTrophy } from '../../common/people/trophies.js';
import { canSpend, spend } from '../../common/resources/spending.js';
import type { GateClosing } from '../../common/rule-table.js';
import type { OpenGate, Possession } from '../../common/state.js';
import { runUninterrupted } from '../../common/turn-parts.js';
import { optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import { triggerOwnCards, triggerSharedEvent } from '../mythos/shared-events.js';
import type { Investigator } from '../state.js';
import { isKeptClear } from './monsters.js';
import { canHaveGate, hasClosedMarker, vacatePlace } from './places.js';

/** True if an elder sign lies on a location (A-ENC-44). */
export function isSealed(g: Game, at: string): boolean {
  return g.s.seals.includes(at);
}

// ---- opening ----

/**
 * Opens a gate at a place, with monsters (A-MYTHOS-07 to A-MYTHOS-12, A-ENC-24 to A-ENC-28). Does nothing at a stable
 * location, a sealed or guarded place, or an open gate. `brokenSeal`: a gate burst removed the seal, which costs no
 * doom (D-BURST-03).
 */
export function* openGate(g: Game, at: string, monsters: number, brokenSeal = false): Rule {
  const { board, gates, turn } = g.rules;
  if (!canHaveGate(g, at) || g.gateAt(at) || board.isAppearanceForbidden(g, at)) return;
  // A-MYTHOS-07: the doom token comes first.
  if (!brokenSeal) yield* board.addDoom(g, 1);
  // A-MYTHOS-08, A-AWAKEN-03: then the marker.
  const marker = takeGateMarker(g) ?? turn.awaken(g, 'no-gate-marker');
  const gate: OpenGate = { marker, at };
  g.makeMutable(g.s, 'gates').push(gate);
  g.reveal();
  g.emit?.({ type: 'gateOpened', at, marker });
  // A-MYTHOS-09: clues there are discarded.
  const clues = g.cluesAt(at);
  if (clues) {
    g.setClues(at, 0);
    g.emit?.({ type: 'clue', at, placed: -clues });
  }
  yield* drawEveryoneThrough(g, gate);
  // A-MYTHOS-11: the gates are counted before monsters are placed.
  if (g.s.gates.length >= gates.gatesToAwaken(g)) turn.awaken(g, 'gates');
  // A-MYTHOS-12, A-ENC-26, A-ENC-27.
  for (let i = 0; i < monsters; i++) yield* board.placeMonster(g, yield* board.drawMonster(g), at);
}

/** Draws everyone at the place of a new gate through it and delays them (A-MYTHOS-10, A-ENC-25). */
export function* drawEveryoneThrough(g: Game, gate: OpenGate): Rule {
  for (const who of g.s.investigators) {
    if (who.place !== gate.at) continue;
    yield* g.rules.gates.enter(g, who, gate);
    if (g.s.step.phase === 'mythos') yield* triggerOwnCards(g, who, 'drawn-in');
    // A-ENC-17: cancels promises to stay or miss turns.
    who.losesTurn = undefined;
    yield* g.rules.people.applyFate(g, who, 'delayed', { source: gate.marker });
  }
}

/** Draws an investigator through a gate to the first area of its world. This does not delay them (A-ENC-34). */
export function* drawThroughGate(g: Game, who: Investigator, gate: OpenGate): Rule {
  yield* g.rules.people.relocate(g, who, `${markerOf(g, gate).world}-1`, gate.marker);
  who.enteredAt = gate.at;
}

/**
 * Returns the number of monsters that come with a new gate (A-MYTHOS-12, A-SETUP-21). An encounter brings as many, or
 * one (A-ENC-27).
 */
export function monstersOfGate(g: Game, by: 'mythos' | 'encounter'): number {
  if (by === 'encounter' && g.s.houseRules.encounterGateMonsters === 'one') return 1;
  return g.rules.people.countInvestigators(g, 'board') >= 5 ? 2 : 1;
}

/**
 * Resolves a gate burst: the seal goes and a gate opens without doom (D-BURST-02 to 04, 09). An investigator who
 * forbids gates there prevents it, and the seal stays.
 */
export function* burstGate(g: Game, at: string): Rule {
  const { gates } = g.rules;
  if (isKeptClear(g, at)) return;
  if (yield* gates.breakSeal(g, at)) yield* gates.openGate(g, at, gates.monstersOfGate(g, 'mythos'), true);
}

/** Removes the seal of a location unless it is permanent. */
export function* breakSeal(g: Game, at: string): Rule<boolean> {
  if (g.rules.gates.isSealPermanent(g, at)) return false;
  g.s.seals = g.s.seals.filter((seal) => seal !== at);
  g.emit?.({ type: 'sealBroken', at });
  return true;
}

// ---- closing ----

/** Returns the modifier printed on a gate, for the check that closes it (A-ENC-37). */
export function gateModifier(g: Game, gate: OpenGate): number {
  return markerOf(g, gate).modifier;
}

/**
 * Closes a gate (A-ENC-39 to A-ENC-50). Its marker becomes a trophy or goes under the pile. Monsters with its symbol go
 * to the cup; then it may be sealed. Ends the game when that wins it.
 */
export function closeGate(g: Game, gate: OpenGate, who: Investigator | undefined, how: GateClosing): Rule {
  return runUninterrupted(performClosing(g, gate, who, how));
}

function* performClosing(g: Game, gate: OpenGate, who: Investigator | undefined, how: GateClosing): Rule {
  const { s } = g;
  const { at } = gate;
  g.makeMutable(s, 'gates').splice(s.gates.indexOf(gate), 1);
  // A-ENC-39, A-ENC-47
  const trophy = how.trophy && who !== undefined;
  if (trophy) addTrophy(who, 'gateTrophies', gate.marker);
  else putGateMarkerUnder(g, gate.marker);
  g.emit?.({ type: 'gateClosed', at, marker: gate.marker, ...(who && { seat: who.seat }), trophy });
  yield* returnMonstersOfGate(g, gate);
  // A-ENC-48
  for (const other of s.investigators) if (other.place === at) other.explored = false;
  // A-ENC-28: the location is closed again.
  if (hasClosedMarker(g, at)) yield* vacatePlace(g, at);
  if (how.seal === 'elder-sign') yield* sealWithElderSign(g, at, who);
  if (who) yield* triggerAfterClosing(g, who);
  g.rules.turn.checkGatesClosed(g);
  if (how.seal === 'may' && who && (yield* offerToSeal(g, at, who))) yield* g.rules.gates.seal(g, at, who);
}

/** Resolves the investigator's own triggers after closing a gate. */
function* triggerAfterClosing(g: Game, who: Investigator): Rule {
  if (!g.effectIndex.events.has('closed')) return;
  yield* resolveTriggers(g, who, handOf(g, who).triggersOn('closed'));
}

/**
 * Returns every monster with the gate's symbol in Arkham, the Sky and the Outskirts to the cup. Spawn stay (A-ENC-40,
 * A-ENC-41).
 */
export function* returnMonstersOfGate(g: Game, gate: OpenGate): Rule {
  const { symbol } = markerOf(g, gate);
  for (const { token } of [...g.s.monsters]) {
    const kind = g.monster(token);
    if (kind.symbol !== symbol || kind.abilities.includes('spawn')) continue;
    yield* g.rules.board.returnMonster(g, token, 'cup');
  }
}

// ---- sealing ----

/** True if a location whose gate was closed can be sealed: it is unstable and nothing forbids it (A-ENC-46). */
export function canSeal(g: Game, at: string, who: Investigator): boolean {
  return !g.rules.board.isStable(g, at) && !isForbidden(g, who, 'seal');
}

/** The investigator's cards that count as one clue each where clues are spent (Research Materials). */
function cardsUsableAsClues(g: Game, who: Investigator): Possession[] {
  const { abilities, cards } = handOf(g, who);
  const held = abilities.get('at:spending-clue') ?? [];
  return held.flatMap(({ possessionAt }) => {
    const possession = cards[possessionAt];
    return possession && countsAsOneClue(g, possession) ? possession : [];
  });
}

/** True if a card can count as one clue now; cards worth several clues do not. */
function countsAsOneClue(g: Game, { card, exhausted }: Possession): boolean {
  return !exhausted && !g.card(card).modifiers?.some(({ mod }) => mod === 'paysFor');
}

/** Discards a card that counted as a clue, or exhausts it if that is its price. */
function spendAsClue(g: Game, who: Investigator, possession: Possession): void {
  const exhausts = g.card(possession.card).abilities?.some(({ cost }) => cost?.exhaust);
  if (exhausts) exhaust(g, who, possession);
  else discardCard(g, who, possession);
}

/**
 * Lets the investigator spend their own clues to seal directly after closing, never later (A-ENC-42, DEC-33). Cards
 * that count as clues replace missing ones. Returns true if they paid.
 */
function* offerToSeal(g: Game, at: string, who: Investigator): Rule<boolean> {
  const price = () => g.rules.gates.sealCost(g, who);
  const seal = yield* askUnlessMoot<boolean>(g, () => {
    // In side-by-side play another investigator may have opened a gate here meanwhile.
    if (g.gateAt(at) || !g.rules.gates.canSeal(g, at, who)) return undefined;
    const n = price();
    if (canSpend(g, who, 'clues') + cardsUsableAsClues(g, who).length < n) return undefined;
    return {
      by: [who.seat],
      key: 'q.seal',
      args: { investigator: who.id, place: at, n },
      why: 'A-ENC-42',
      // Directly after closing, before anything else.
      asides: 'none',
      options: [
        { id: 'seal', value: true, key: 'o.seal', args: { place: at, n }, on: at },
        { id: 'leave', value: false, key: 'o.leave-unsealed', args: { place: at } },
      ],
    };
  });
  if (!seal) return false;
  const cost = price();
  const own = Math.min(cost, canSpend(g, who, 'clues'));
  if (own > 0) yield* spend(g, who, 'clues', own, at);
  for (const card of cardsUsableAsClues(g, who).slice(0, cost - own)) spendAsClue(g, who, card);
  return true;
}

/** Removes one seal of the investigator's choice from the board. Returns the place where it lay. */
export function* removeSeal(g: Game, who: Pick<Investigator, 'seat' | 'id'>, source: string): Rule<string | undefined> {
  const at = yield* askUnlessMoot<string>(g, () => {
    const seals = g.s.seals.filter((at) => !g.rules.gates.isSealPermanent(g, at));
    if (seals.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.which-seal',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: seals.map((place) => ({
        id: optionId.place(place),
        value: place,
        key: 'o.place',
        args: { place },
        on: place,
      })),
      // A text in progress is carried out to its end.
      asides: 'none',
    };
  });
  if (at === undefined) return undefined;
  yield* g.rules.gates.breakSeal(g, at);
  return at;
}

/** Resolves the Elder Sign item: a doom token leaves the track and becomes the seal (A-ENC-50). */
function* sealWithElderSign(g: Game, at: string, who: Investigator | undefined): Rule {
  g.s.elderSignsPlayed++;
  if (!who || !g.rules.gates.canSeal(g, at, who)) return;
  yield* g.rules.board.addDoom(g, -1);
  yield* g.rules.gates.seal(g, at, who);
}

/**
 * Places an elder sign on a location, which is stable from then on (A-ENC-43, A-ENC-44, A-ENC-45). The sixth wins
 * (A-WIN-04).
 */
export function* placeSeal(g: Game, at: string, who?: Investigator): Rule {
  g.makeMutable(g.s, 'seals').push(at);
  g.emit?.({ type: 'sealed', at, ...(who && { seat: who.seat }) });
  g.rules.turn.checkSeals(g);
  yield* triggerSharedEvent(g, 'sealed');
}
