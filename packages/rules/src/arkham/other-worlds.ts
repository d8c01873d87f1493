import { ask, askUnlessMoot, type Rule } from '@vigil/engine';
import type { EncounterEntry, GateCardDef, WorldDef } from '../content.js';
import { resolve } from '../effects/resolve.js';
import { useAbility } from '../shared/abilities.js';
import { Gone, occupied } from '../shared/game.js';
import { handOf } from '../shared/hand.js';
import { findModifier } from '../shared/modifiers.js';
import { relocate } from '../shared/moving.js';
import type { OpenGate } from '../shared/state.js';
import { chooseEntry, drawAnother, haveEntry } from './encounters.js';
import { type Game, losesThisTurn } from './game.js';
import { drawThroughGate } from './gates.js';
import type { Investigator } from './state.js';
import { befall } from './status.js';

/** One investigator's Other World encounter (A-OTHER-01); who loses the turn has none. */
export function* otherWorldEncounter(g: Game, who: Investigator): Rule {
  if (losesThisTurn(g, who) || !g.inOtherWorld(who)) return;
  yield* occupied(g, who, encounterInWorld(g, who));
}

interface Drawn {
  readonly card: string;
  readonly entry: EncounterEntry | undefined;
}

/**
 * Gate cards are drawn until one shows a colour of the world (A-OTHER-02 to 06): its entry for this world counts,
 * else the one for others. Who may choose between two draws until two fit.
 */
function* encounterInWorld(g: Game, who: Investigator): Rule {
  const world = g.content.worlds.get(g.place(who.place).world as string) as WorldDef;
  const n = findModifier(g, who, 'encounters', (m) => m.where === 'other-world')?.draw ?? 1;
  const fitting: Drawn[] = [];
  while (fitting.length < n) {
    const drawn = drawFitting(g, world);
    if (!drawn) break;
    fitting.push(drawn);
  }
  if (fitting.length === 0) return;
  let drawn: Drawn = yield* chooseEntry(who, fitting, 'A-OTHER-05');
  try {
    for (;;) {
      const another = yield* drawAnother(g, who, drawn);
      if (!another) break;
      yield* useAbility(g, who, another);
      const next = drawFitting(g, world);
      if (!next) break;
      fitting.push(next);
      drawn = next;
    }
    // The cards go face down to the bottom (A-OTHER-06).
    for (const { card } of fitting) g.s.decks.gate.push(card);
    fitting.length = 0;
    if (drawn.entry) yield* haveEntry(g, who, drawn.card, drawn.entry);
  } finally {
    for (const { card } of fitting) g.s.decks.gate.push(card);
  }
}

/** Whether a gate card has a colour of the world; one of two colours may have either (A-OTHER-02, 03). */
function serves({ colour, secondColour }: GateCardDef, { colours }: WorldDef): boolean {
  return colours.some((own) => own === colour || own === secondColour);
}

/** Draws until a card fits; those that do not go to the bottom in the order drawn. Undefined: none fits. */
function drawFitting(g: Game, world: WorldDef): Drawn | undefined {
  const deck = g.s.decks.gate;
  let shuffles = 0;
  for (let seen = 0; seen < deck.length; seen++) {
    const card = deck.shift() as string;
    const def = g.content.gateCards.get(card);
    g.reveal();
    if (def?.reshuffle) {
      deck.push(card);
      g.dice.shuffle(deck);
      g.tell?.({ type: 'shuffled', card });
      // Each card is seen once more at most (A-OTHER-09).
      if (shuffles++ < 8) seen = -1;
      continue;
    }
    if (def && serves(def, world)) {
      return {
        card,
        entry: def.entries.find(({ at }) => at === world.id) ?? def.entries.find(({ at }) => at === 'other'),
      };
    }
    deck.push(card);
  }
  return undefined;
}

/** One encounter in an Other World by a card, then back to where he was, unless it took him elsewhere. */
export function* visitWorld(g: Game, who: Investigator, world: string): Rule {
  const home = who.place;
  g.visiting.set(who.seat, home);
  try {
    relocate(g, who, `${world}-1`);
    yield* encounterInWorld(g, who);
  } finally {
    g.visiting.delete(who.seat);
  }
  if (g.inOtherWorld(who)) relocate(g, who, home);
}

/**
 * Back to Arkham from either area and in any phase (A-MOVE-22 to 25): to a location with an open gate to that world,
 * with an explored marker; lost in time and space if there is none.
 */
export function* returnToArkham(g: Game, who: Investigator): Rule {
  const home = g.visiting.get(who.seat);
  if (home !== undefined) return relocate(g, who, home);
  const { world } = g.place(who.place);
  if (world === undefined) return;
  const any = findModifier(g, who, 'returnThroughAny') !== undefined;
  const gates = g.s.gates.filter(({ marker }) => any || g.content.gateMarkers.get(marker)?.world === world);
  if (gates.length === 0) return yield* befall(g, who, 'lost', { source: 'A-MOVE-24' });
  const gate = yield* ask<OpenGate>(() => ({
    by: [who.seat],
    key: 'q.return-where',
    args: { investigator: who.id, world },
    why: 'A-MOVE-23',
    options: gates.map((one) => ({
      id: `gate:${one.at}`,
      value: one,
      key: 'o.gate',
      args: { place: one.at, gate: one.marker },
      on: one.at,
    })),
  }));
  relocate(g, who, gate.at, 'A-MOVE-22');
  who.explored = true;
  who.returnedOn = g.s.turn;
  for (const { trigger, source, possession } of handOf(g, who).triggers) {
    if (trigger.when.on === 'returned') {
      yield* resolve(g, who, trigger.then, { source, possession });
    }
  }
}

/**
 * Carried through the nearest gate; in an Other World that means back to Arkham (A-MISC-20). Without any open gate
 * nothing happens.
 */
export function* throughNearestGate(g: Game, who: Investigator): Rule {
  if (g.inOtherWorld(who)) {
    yield* returnToArkham(g, who);
    throw new Gone(who.seat);
  }
  const gate = yield* askUnlessMoot<OpenGate>(() => {
    const gates = nearestGates(g, who.place);
    if (gates.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.which-gate',
      args: { investigator: who.id },
      why: 'DEC-29',
      options: gates.map((one) => ({
        id: `gate:${one.at}`,
        value: one,
        key: 'o.gate',
        args: { place: one.at, gate: one.marker },
        on: one.at,
      })),
    };
  });
  if (!gate) return;
  drawThroughGate(g, who, gate);
  throw new Gone(who.seat);
}

/** The open gates fewest steps away. */
function nearestGates(g: Game, from: string): OpenGate[] {
  let ring = [from];
  const seen = new Set(ring);
  while (ring.length > 0) {
    const found = g.s.gates.filter(({ at }) => ring.includes(at));
    if (found.length > 0) return found;
    const next: string[] = [];
    for (const place of ring) {
      for (const id of g.place(place).connects) {
        if (seen.has(id)) continue;
        seen.add(id);
        next.push(id);
      }
    }
    ring = next;
  }
  return [];
}
