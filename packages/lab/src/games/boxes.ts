import type { Content, HauntState, State } from '@vigil/rules';
import { DARK_PHARAOH_LAB } from '../boxes/dark-pharaoh.js';
import { DUNWICH_LAB } from '../boxes/dunwich.js';
import { KING_LAB } from '../boxes/king-in-yellow.js';
import { KINGSPORT_LAB } from '../boxes/kingsport.js';
import type { Wish } from '../guided/wishes.js';
import type { Invariant } from './game.js';

/** What a box adds to a game of the lab. */
export interface BoxInGame<S> {
  /** What holds with the box, from what holds without it: it may bend a rule of the game, and has its own. */
  invariants?(below: readonly Invariant<S>[], content: Content): readonly Invariant<S>[];
  /** Puts what is the box's own into a position that guided fuzzing arranged; with the seed of that game. */
  arrange?(state: S, seed: string): void;
  /** What guided fuzzing wishes for with the box, from what it wishes for without it. */
  wish?(below: Wish): Wish;
}

/** What a box adds to the lab, of each game it is made for. */
export interface BoxLab {
  readonly arkham?: BoxInGame<State>;
  readonly haunt?: BoxInGame<HauntState>;
}

/** What boxes bring, by the ids of their packs: first those of this house. */
const known = new Map<string, BoxLab>([
  ['dunwich', DUNWICH_LAB],
  ['king-in-yellow', KING_LAB],
  ['dark-pharaoh', DARK_PHARAOH_LAB],
  ['kingsport', KINGSPORT_LAB],
]);

/** Adds what a box brings to the lab, by the id of its pack. Throws if there is something of that id. */
export function addToLab(pack: string, box: BoxLab): void {
  if (known.has(pack)) throw new Error(`the lab knows the box "${pack}" already`);
  known.set(pack, box);
}

/** What the boxes of some components add to Arkham Horror, in the order of their packs. */
export function arkhamBoxes({ packs }: Content): BoxInGame<State>[] {
  return packs.flatMap(({ id }) => known.get(id)?.arkham ?? []);
}

/** The same for Haunt of the Watchers. */
export function hauntBoxes({ packs }: Content): BoxInGame<HauntState>[] {
  return packs.flatMap(({ id }) => known.get(id)?.haunt ?? []);
}

/** What holds in a game with boxes: each bends what those before it left. */
export function invariantsWith<S>(
  boxes: readonly BoxInGame<S>[],
  own: readonly Invariant<S>[],
  content: Content,
): readonly Invariant<S>[] {
  return boxes.reduce((below, box) => box.invariants?.(below, content) ?? below, own);
}

/** A position of guided fuzzing with what boxes put into it. */
export function arrangedWith<S>(boxes: readonly BoxInGame<S>[], state: S, seed: string): S {
  for (const box of boxes) box.arrange?.(state, seed);
  return state;
}

/** What guided fuzzing wishes for in a game with boxes. */
export function wishWith<S>(boxes: readonly BoxInGame<S>[], own: Wish): Wish {
  return boxes.reduce((below, box) => box.wish?.(below) ?? below, own);
}
