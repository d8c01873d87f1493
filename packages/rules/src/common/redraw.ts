/** Redrawing of everything in a position that a seat has not seen. */
import type { Dice, Seat } from '@vigil/engine';
import type { Content } from '../language/content.js';
import { isFaceDown } from './board/gate-pile.js';
import type { Game } from './game.js';
import { knownOrderOf, locationPile } from './known-order.js';
import type { RulesWithSlice } from './slices.js';
import type { Decks, KnownOrder, TableState } from './state.js';

/** Attempts to deal the face-down gates so that none has a marker that is ruled out. */
const MAX_DEALS = 500;

/** Additions of the slices of a table to what is known of its piles. */
interface PileKnowledge {
  /** Known ends of a pile, beside those that the position records. */
  readonly known: Readonly<Record<string, KnownOrder>>;
  /** Cards that are known to lie apart from the others of their deck. */
  readonly apart: ReadonlySet<string>;
  /** Cards that lie face up in their decks. */
  readonly faceUp: ReadonlySet<string>;
}

/**
 * Redraws decks, cup, gate pile, face-down gates and the hidden parts of boxes, except what the seat has seen. Changes
 * the position in place. Known cards stay: see `known-order.ts`. `faceUpCards`: cards that lie face up in their decks.
 */
export function redrawHidden(
  g: Game,
  rules: RulesWithSlice,
  seat: Seat | undefined,
  dice: Dice,
  faceUpCards: readonly string[] = [],
): void {
  const { s } = g;
  const knowledge = collectKnowledge(g, rules, faceUpCards);
  const bottoms = seat === undefined ? [] : visibleBottoms(g.content, s, seat);
  for (const [id, deck] of Object.entries<unknown>({ ...s.decks })) {
    if (!Array.isArray(deck)) {
      for (const neighbourhood of Object.keys(deck as object)) {
        const decks = g.makeRecordMutable(g.orderedDecks(), id as keyof Decks) as unknown as Record<string, string[]>;
        redrawPile(g.makeMutable(decks, neighbourhood), knowledge, s, locationPile(neighbourhood), dice);
      }
      continue;
    }
    const top = g.content.decks.get(id)?.faceUp ? 1 : 0;
    redrawPile(g.orderedDeck(id), knowledge, s, id, dice, { top, bottom: bottoms.includes(id) ? 1 : 0 });
  }
  redrawPile(g.makeMutable(s, 'cup'), knowledge, s, 'cup', dice);
  redrawGates(g, dice);
  for (const { slice: own } of rules) {
    const part = own && s.boxes?.[own.box];
    if (own?.redraw && part !== undefined) own.redraw(part, dice, g.content, seat);
  }
}

function collectKnowledge(g: Game, rules: RulesWithSlice, faceUpCards: readonly string[]): PileKnowledge {
  const known: Record<string, KnownOrder> = {};
  const apart = new Set<string>();
  for (const { slice: own } of rules) {
    if (!own?.piles || g.s.boxes?.[own.box] === undefined) continue;
    const piles = own.piles(g.s.boxes[own.box], g);
    Object.assign(known, piles.known);
    for (const card of piles.apart ?? []) apart.add(card);
  }
  return { known, apart, faceUp: new Set(faceUpCards) };
}

/** Returns the decks whose bottom card an ability shows to a seat. */
function visibleBottoms(content: Content, s: TableState, seat: Seat): readonly string[] {
  const sheet = s.investigators[seat]?.id ?? '';
  const shown = content.investigators.get(sheet)?.modifiers?.find(({ mod }) => mod === 'drawBottom');
  return shown?.mod === 'drawBottom' ? shown.decks : [];
}

function redrawPile(
  list: string[],
  { known, apart, faceUp }: PileKnowledge,
  s: TableState,
  pile: string,
  dice: Dice,
  shown?: KnownOrder,
): void {
  const recorded = knownOrderOf(s, pile, list.length);
  const top = Math.max(recorded.top, known[pile]?.top ?? 0, shown?.top ?? 0);
  const bottom = Math.max(recorded.bottom, known[pile]?.bottom ?? 0, shown?.bottom ?? 0);
  const places: number[] = [];
  const placesApart: number[] = [];
  for (let i = top; i < list.length - bottom; i++) {
    const card = list[i] as string;
    if (faceUp.size > 0 && faceUp.has(card)) continue;
    (apart.size > 0 && apart.has(card) ? placesApart : places).push(i);
  }
  shufflePlaces(list, places, dice);
  shufflePlaces(list, placesApart, dice);
}

/**
 * Shuffles the entries at some places of a list among themselves. They are sorted first, so that the result does not
 * depend on where they lay.
 */
function shufflePlaces(list: string[], places: readonly number[], dice: Dice): void {
  const held = dice.shuffle(places.map((place) => list[place] as string).sort());
  places.forEach((place, i) => {
    list[place] = held[i] as string;
  });
}

/** Deals the markers of face-down gates anew, together with the unknown ones of the pile. */
function redrawGates(g: Game, dice: Dice): void {
  const { s } = g;
  const pile = g.makeMutable(s, 'gatePile');
  const { top, bottom } = knownOrderOf(s, 'gatePile', pile.length);
  const hidden = s.gates.filter(isFaceDown);
  const first = hidden.length;
  const pool = [...hidden.map(({ marker }) => marker), ...pile.slice(top, Math.max(top, pile.length - bottom))];
  const before = [...pool];
  pool.sort();
  const isRuledOut = () => hidden.some(({ at }, i) => s.ruledOut[at]?.includes(pool[i] as string));
  let deals = 0;
  do dice.shuffle(pool);
  while (first > 0 && isRuledOut() && ++deals < MAX_DEALS);
  if (deals === MAX_DEALS) pool.splice(0, pool.length, ...before);
  for (let i = first; i < pool.length; i++) pile[top + i - first] = pool[i] as string;
  if (first === 0) return;
  const gates = g.makeMutable(s, 'gates');
  hidden.forEach((gate, i) => {
    const marker = pool[i] as string;
    if (marker !== gate.marker) gates[gates.indexOf(gate)] = { ...gate, marker };
  });
}
