import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { chooseGate } from '../../common/board/gates.js';
import { abilitiesAt } from '../../common/cards/abilities.js';
import { previewCheck } from '../../common/checks/checks.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { trophyOption } from '../../common/effects/gains-and-losses.js';
import { isForbidden } from '../../common/figures/modifiers.js';
import type { Cause } from '../../common/game.js';
import { returnTrophy, trophyChoices } from '../../common/people/trophies.js';
import { pay } from '../../common/resources/costs.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { GateClosing } from '../../common/rule-table.js';
import type { OpenGate } from '../../common/state.js';
import type { CheckDetails } from '../../language/questions/index.js';
import { closableGates, isClosable, markerOf } from '../board/gates.js';
import { fieldsShowing } from '../board/symbols.js';
import { changeDoom, emptyDoomSpaces } from '../board/tracks.js';
import { currentGate, type Game } from '../game.js';
import { chanceDrawnIn } from '../meeting/encounter-check.js';
import { makeFocusCheck } from '../people/skills.js';
import type { Gate, Investigator } from '../state.js';

// ---- Seal (H-SEAL) ----

/** True if an investigator can begin to seal the gate there with their clues (H-SEAL-01, H-SEAL-02). */
export function canSeal(g: Game, who: Investigator, gate: Gate): boolean {
  return isSealable(g, who, gate) && who.clues >= g.rules.gates.sealCost(g, who);
}

/** True if the symbol is on grey and nothing forbids sealing (H-SEAL-01, H-BASE-10). */
export function isSealable(g: Game, who: Investigator, gate: Gate): boolean {
  return gate.faceUp && fieldsShowing(g, markerOf(g, gate).symbol).grey && !isForbidden(g, who, 'seal');
}

/** Pays the clues, then performs the ritual (H-SEAL-02 to H-SEAL-08). */
export function* sealGate(g: Game, who: Investigator, gate: Gate): Rule {
  const cost = g.rules.gates.sealCost(g, who);
  who.clues -= cost;
  g.emit?.({ type: 'paid', seat: who.seat, what: 'clue', amount: cost, from: gate.at });
  yield* performRitual(g, who, [gate], 'seal');
}

// ---- Close (H-CLOSE) ----

/**
 * True if an investigator can begin to close the gate there: on black, with a trophy of its symbol (H-CLOSE-01,
 * H-CLOSE-02). If the symbol is on grey as well, both rituals are possible (H-CLOSE-07).
 */
export function canClose(g: Game, who: Investigator, gate: Gate): boolean {
  return isClosable(g, gate) && matchingTrophies(g, who, gate).length > 0;
}

/** Returns trophies with the gate's symbol, monsters first. */
export function matchingTrophies(g: Game, who: Investigator, gate: Gate): string[] {
  const { symbol } = markerOf(g, gate);
  return [
    ...who.monsterTrophies.filter((token) => g.monster(token).symbol === symbol),
    ...who.gateTrophies.filter((marker) => markerOf(g, { marker }).symbol === symbol),
  ];
}

/**
 * Pays a trophy of the investigator's choice to the cup or the pile, then performs the ritual (H-CLOSE-02 to
 * H-CLOSE-05).
 */
export function* closeGate(g: Game, who: Investigator, gate: Gate): Rule {
  const trophy = yield* askUnlessMoot<string>(g, () => {
    const trophies = matchingTrophies(g, who, gate);
    if (trophies.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.ritual-trophy',
      args: { investigator: who.id, place: gate.at, gate: gate.marker },
      why: 'H-CLOSE-02',
      options: trophyChoices(g, trophies).map((id) =>
        trophyOption(g, id, who.gateTrophies.includes(id) ? 'gate' : 'monster'),
      ),
    };
  });
  if (trophy === undefined) return;
  returnTrophy(g, who, trophy);
  yield* performRitual(g, who, [gate], 'close');
}

// ---- both rituals ----

/**
 * Performs the end of a ritual (H-SEAL-03 to H-SEAL-07, H-CLOSE-03, H-INV-15 to H-INV-19). Each gate costs tokens, and
 * all investigators at any of them share one encounter check. A Focus check follows for each gate. `remote`: by a card,
 * away from the gate.
 */
function* performRitual(
  g: Game,
  who: Investigator,
  gates: readonly Gate[],
  kind: 'seal' | 'close',
  remote = false,
): Rule {
  yield* startRitual(g, who, gates, kind);
  for (const gate of gates) {
    const done = yield* tryToComplete(g, who, gate, kind, remote);
    if (!done) g.emit?.({ type: 'ritual', seat: who.seat, at: gate.at, kind, outcome: 'failed' });
  }
  yield* defeatIfAtZero(g, who);
}

/** Places the tokens and resolves the encounter check, which only rituals cause (H-SEAL-03, H-SEAL-04, H-AO-01). */
function* startRitual(g: Game, who: Investigator, gates: readonly Gate[], kind: 'seal' | 'close'): Rule {
  for (const { at } of gates) g.emit?.({ type: 'ritual', seat: who.seat, at, kind, outcome: 'begun' });
  yield* g.rules.board.payDoom(
    g,
    g.rules.gates.ritualDoom(g, kind) * gates.length,
    kind === 'seal' ? 'H-SEAL-03' : 'H-CLOSE-03',
  );
  yield* g.rules.turn.encounterCheck(
    g,
    gates.map(({ at }) => at),
  );
}

/**
 * True if the investigator can still complete the ritual. They are in play and, unless remote, at the gate (H-SEAL-05),
 * which is still there.
 */
function canComplete(g: Game, who: Investigator, gate: Gate, remote: boolean): boolean {
  if (currentGate(g, gate)?.at !== gate.at) return false;
  return remote ? who.place !== 'out' && who.place !== 'lost' : who.place === gate.at;
}

/** Returns the Focus check that completes a ritual (H-SEAL-05); one extra success gives the trophy. */
function ritualSpec(g: Game, who: Investigator, gate: Gate) {
  const difficulty = g.rules.gates.difficulty(g, who, gate);
  return {
    modifier: 0,
    difficulty,
    cause: { source: gate.marker },
    counts: difficulty + 1,
    surplusEffect: 'trophy',
  } as const;
}

/** Previews the Focus check of a ritual after its cost has been paid (H-SEAL-02, H-CLOSE-02). */
export function previewRitual(g: Game, who: Investigator, gate: Gate, kind: 'seal' | 'close'): CheckDetails {
  const price = kind === 'seal' ? g.rules.gates.sealCost(g, who) : 0;
  return previewCheck(g, who, { kind: 'focus', ...ritualSpec(g, who, gate) }, Math.max(0, who.clues - price));
}

/** A ritual at the investigator's gate: its doom, and the reason against it, if any. */
export interface RitualStatus {
  readonly kind: 'seal' | 'close';
  readonly doom: number;
  readonly lacks?: 'sign' | 'clues' | 'trophy' | 'forbidden';
  readonly drawnByTerror: number;
  readonly drawnByDoom: number;
}

/**
 * Lists both rituals at a face-up gate for an investigator there (H-SEAL-01 to H-SEAL-03, H-CLOSE-01 to H-CLOSE-03).
 */
export function listRituals(g: Game, who: Investigator, gate: Gate): RitualStatus[] {
  const shown = fieldsShowing(g, markerOf(g, gate).symbol);
  const empty = emptyDoomSpaces(g);
  return (['seal', 'close'] as const).map((kind) => {
    const doom = g.rules.gates.ritualDoom(g, kind);
    const lacks =
      kind === 'seal'
        ? reasonAgainstSealing(g, who, gate, shown.grey)
        : reasonAgainstClosing(g, who, gate, shown.black);
    return {
      kind,
      doom,
      ...(lacks && { lacks }),
      drawnByTerror: chanceDrawnIn(g, who, empty),
      drawnByDoom: chanceDrawnIn(g, who, Math.max(0, empty - doom)),
    };
  });
}

function reasonAgainstSealing(g: Game, who: Investigator, gate: Gate, onGrey: boolean): RitualStatus['lacks'] {
  if (!onGrey) return 'sign';
  if (!isSealable(g, who, gate)) return 'forbidden';
  return canSeal(g, who, gate) ? undefined : 'clues';
}

function reasonAgainstClosing(g: Game, who: Investigator, gate: Gate, onBlack: boolean): RitualStatus['lacks'] {
  if (!onBlack) return 'sign';
  if (!isClosable(g, gate)) return 'forbidden';
  return canClose(g, who, gate) ? undefined : 'trophy';
}

/**
 * Offers the Focus check that completes a ritual (H-SEAL-05, H-SEAL-06, H-SEAL-07, H-SEAL-08); an extra success gives
 * the trophy. Returns true if completed.
 */
function* tryToComplete(
  g: Game,
  who: Investigator,
  gate: Gate,
  kind: 'seal' | 'close',
  remote: boolean,
): Rule<boolean> {
  const spec = ritualSpec(g, who, gate);
  const { difficulty } = spec;
  const rolls = yield* askUnlessMoot<boolean>(g, () => {
    if (!canComplete(g, who, gate, remote)) return undefined;
    return {
      by: [who.seat],
      key: 'q.ritual',
      args: { investigator: who.id, place: gate.at, gate: gate.marker, kind },
      why: 'H-SEAL-05',
      options: [
        { id: 'roll', value: true, key: 'o.roll-focus', on: gate.at },
        { id: 'leave', value: false, key: 'o.leave-ritual' },
      ],
      about: () => ({
        gate: gate.marker,
        modifier: 0,
        difficulty,
        checks: { roll: previewCheck(g, who, { kind: 'focus', ...spec }) },
      }),
    };
  });
  if (!rolls) return false;
  const { passed, successes } = yield* makeFocusCheck(g, who, spec);
  const current = currentGate(g, gate);
  if (!passed || !current) return false;
  g.emit?.({ type: 'ritual', seat: who.seat, at: gate.at, kind, outcome: 'done' });
  yield* g.rules.gates.remove(g, current, successes > difficulty ? who : 'pile', kind);
  return true;
}

// ---- sealing items (H-BASE-07) ----

/** Lists items that can seal the gate there. */
export function sealingItems(g: Game, who: Investigator, gate: Gate): readonly UsableAbility[] {
  return isSealable(g, who, gate) ? abilitiesAt(g, who, 'at:explored-gate') : [];
}

/**
 * Seals with an item in place of clues and Focus check. Tokens and encounter check come first. If the user is still
 * there, they pay the cost and the item takes effect (H-BASE-07).
 */
export function* sealWithItem(g: Game, who: Investigator, gate: Gate, use: UsableAbility): Rule {
  yield* startRitual(g, who, [gate], 'seal');
  const { ability, possession, source } = use;
  const has = possession === undefined || who.cards.includes(possession);
  if (!has || !canComplete(g, who, gate, false)) {
    g.emit?.({ type: 'ritual', seat: who.seat, at: gate.at, kind: 'seal', outcome: 'failed' });
    return;
  }
  const cause: Cause = { source, possession, owner: who };
  g.emit?.({ type: 'used', seat: who.seat, card: source, ability: (use.n ?? 0) + 1 });
  if (ability.cost) yield* pay(g, who, ability.cost, cause);
  for (const effect of ability.then) {
    if (effect.do !== 'closeGate') continue;
    yield* closeByCard(g, who, [gate], { trophy: effect.trophy === true, seal: effect.seal ?? 'no' });
  }
  yield* defeatIfAtZero(g, who);
}

// ---- cards that close gates (H-INV-14 to H-INV-20) ----

/**
 * Closes one of some gates by a card: a remote ritual without a trophy to pay (H-INV-18). Only face-up gates on black
 * can be chosen (H-INV-14). Inside {@link resolveForEachGate} the gate is only collected. `elder-sign`: the end of an
 * item's sealing.
 */
export function* closeByCard(g: Game, who: Investigator, gates: readonly OpenGate[], how: GateClosing): Rule {
  if (how.seal === 'elder-sign') return yield* completeItemSeal(g, who, gates);
  const named = g.gatheredGates ?? [];
  const gate = yield* chooseGate(g, who, () =>
    closableGates(g, gates).filter((closableGate) => !named.includes(closableGate)),
  );
  if (!gate) return;
  if (g.gatheredGates) g.gatheredGates.push(gate);
  else yield* performCardRitual(g, who, [gate]);
}

/** Completes the Elder Sign: a Doom token is removed and the gate goes to the pile, without a trophy (H-BASE-07). */
function* completeItemSeal(g: Game, who: Investigator, gates: readonly OpenGate[]): Rule {
  const gate = gates[0] && currentGate(g, gates[0]);
  if (!gate) return;
  changeDoom(g, -1);
  g.emit?.({ type: 'ritual', seat: who.seat, at: gate.at, kind: 'seal', outcome: 'done' });
  yield* g.rules.gates.remove(g, gate, 'pile', 'seal');
}

/** Resolves a card's text for each eligible gate; all gates it closes share one ritual (H-INV-19). */
export function* resolveForEachGate(g: Game, who: Investigator, perGate: (gate: OpenGate) => Rule): Rule {
  const targets: Gate[] = [];
  const outer = g.gatheredGates;
  g.gatheredGates = targets;
  try {
    for (const gate of closableGates(g, g.s.gates)) yield* perGate(gate);
  } finally {
    g.gatheredGates = outer;
  }
  if (targets.length > 0) yield* performCardRitual(g, who, targets);
}

/** Performs the ritual of a card. An investigator moved by it takes no further part in the text. */
function* performCardRitual(g: Game, who: Investigator, gates: readonly Gate[]): Rule {
  const { place } = who;
  yield* performRitual(g, who, gates, 'close', true);
  if (who.place !== place) throw g.interrupt(who);
}
