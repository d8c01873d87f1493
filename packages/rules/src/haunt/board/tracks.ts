import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { isForbiddenToAll } from '../../common/figures/modifiers.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { endGame } from '../day/victory.js';
import { type Game, teamSeats } from '../game.js';
import { DOOM_PER_TERROR } from '../numbers.js';

/** Counts empty spaces of the Doom track, which decide encounter checks and escapes (H-AO-03, H-END-08). */
export function emptyDoomSpaces(g: Game): number {
  return Math.max(0, g.ancientOne.doom - g.s.doom);
}

/** One way to pay due Doom tokens. */
export interface Payment {
  readonly doom: number;
  readonly terror: number;
}

/**
 * Lists the legal payments of due Doom tokens (H-END-02 to H-END-06). As many as fit are placed. Half as many Terror
 * tokens, rounded up, replace the others. An empty list loses the game.
 */
function listPayments(g: Game, due: number): Payment[] {
  return listPaymentsFor(g, due, { doom: emptyDoomSpaces(g), terror: g.rules.board.terrorSpaces(g) - g.s.terror });
}

/** Lists payments for given `empty` spaces of each track, for previews. */
export function listPaymentsFor(g: Game, due: number, empty: Payment): Payment[] {
  const ways: Payment[] = [];
  const terrorBarred = g.s.houseRules.terrorBan === 'paymentsToo' && isForbiddenToAll(g, 'terror');
  for (let doom = Math.min(due, empty.doom); doom >= 0; doom--) {
    const terror = Math.ceil((due - doom) / DOOM_PER_TERROR);
    if (terror > empty.terror) continue;
    if (terror > 0 && terrorBarred) continue;
    ways.push({ doom, terror });
  }
  return ways;
}

/**
 * Lets the team place due Doom tokens, or Terror instead (H-END-02). Ends the game as lost if neither fits (H-UPKEEP-03).
 */
export function* payDoom(g: Game, due: number, why: string): Rule {
  if (due <= 0) return;
  if (listPayments(g, due).length === 0) endGame(g, false, 'tracks-full');
  const { doom, terror } = yield* ask<Payment>(g, () => ({
    by: teamSeats(g),
    key: 'q.tokens',
    args: { n: due, doom: g.s.doom, spaces: g.ancientOne.doom, terror: g.s.terror },
    why,
    options: listPayments(g, due).map(
      (way): OptionWithValue<'q.tokens', Payment> => ({
        id: optionId.tokens(way.doom, way.terror),
        value: way,
        key: 'o.tokens',
        args: { doom: way.doom, terror: way.terror, rest: due - way.doom },
      }),
    ),
    about: () => ({
      changes: Object.fromEntries(listPayments(g, due).map((way) => [optionId.tokens(way.doom, way.terror), way])),
    }),
  }));
  changeDoom(g, doom);
  yield* placeTerror(g, terror);
}

/** Adds or removes Doom tokens, within the track. */
export function changeDoom(g: Game, by: number): void {
  const doom = Math.min(g.ancientOne.doom, Math.max(0, g.s.doom + by));
  if (doom === g.s.doom) return;
  const changed = doom - g.s.doom;
  g.s.doom = doom;
  g.emit?.({ type: 'doom', by: changed, doom });
}

/** Places Terror tokens; one that does not fit loses the game at once (H-END-03). They are never removed (H-ENH-END-02). */
function* placeTerror(g: Game, n: number): Rule {
  for (let i = 0; i < n; i++) {
    if (g.s.terror >= g.rules.board.terrorSpaces(g)) endGame(g, false, 'tracks-full');
    g.s.terror++;
    g.emit?.({ type: 'terror', by: 1, terror: g.s.terror });
    if (hasTerrorEffects(g)) yield* applyTerrorSideEffects(g);
  }
}

/** True if the house rule applies that terror has the effects of the base game (H-BASE-02). */
export function hasTerrorEffects(g: Game): boolean {
  return g.s.houseRules.terrorSideEffects === 'base';
}

/** Applies the house rule that with every step an ally leaves and shops of that level close for good (H-BASE-02). */
function* applyTerrorSideEffects(g: Game): Rule {
  const ally = g.mutableDeck('ally');
  if (ally.length > 0) {
    const [left] = ally.splice(g.dice.below(ally.length), 1);
    g.reveal();
    g.emit?.({ type: 'allyLeft', card: left as string });
  }
  for (const { id, closesAtTerror } of g.content.locations.values()) {
    if (closesAtTerror === g.s.terror) yield* g.rules.board.closePlace(g, id, 'for-good');
  }
}

/** True if the Terror level cannot rise (H-END-10). */
export function isTerrorHeld(g: Game): boolean {
  return isForbiddenToAll(g, 'terror');
}

/** Adds or removes Doom tokens by a card (H-AO-29). */
export function* addDoom(g: Game, by: number): Rule {
  if (by < 0) changeDoom(g, by);
  else yield* g.rules.board.payDoom(g, by, 'H-END-02');
}

/** Raises the Terror level by a card or a monster (H-MONSTER-ACT-13, H-MONSTER-ACT-19). */
export function* raiseTerror(g: Game, by: number): Rule {
  if (by > 0 && !isTerrorHeld(g)) yield* placeTerror(g, by);
}
