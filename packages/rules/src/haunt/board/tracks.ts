import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { isForbiddenToAll } from '../../common/figures/modifiers.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { endGame } from '../day/victory.js';
import { type Game, teamSeats } from '../game.js';
import { DOOM_PER_TERROR } from '../numbers.js';

/** Empty spaces of the Doom track, which decide encounter checks and escapes (H-AO-03, H-END-08). */
export function emptyDoomSpaces(g: Game): number {
  return Math.max(0, g.ancientOne.doom - g.s.doom);
}

/** One way to pay Doom tokens that are due. */
export interface Payment {
  readonly doom: number;
  readonly terror: number;
}

/**
 * The legal ways to place so many Doom tokens: as many of them as fit, and for the others half as many Terror tokens,
 * rounded up (H-END-02 to H-END-06). None: the game is lost.
 */
function listPayments(g: Game, due: number): Payment[] {
  return listPaymentsFor(g, due, { doom: emptyDoomSpaces(g), terror: g.rules.board.terrorSpaces(g) - g.s.terror });
}

/** The same where so many spaces of each track are `empty`, for whoever looks ahead. */
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

/** The team places Doom tokens that are due, or Terror in their stead (D-07); loses if neither fits (H-UPKEEP-03). */
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

/** Doom tokens come or go; never below none or above the track. */
export function changeDoom(g: Game, by: number): void {
  const doom = Math.min(g.ancientOne.doom, Math.max(0, g.s.doom + by));
  if (doom === g.s.doom) return;
  const changed = doom - g.s.doom;
  g.s.doom = doom;
  g.emit?.({ type: 'doom', by: changed, doom });
}

/** Terror tokens are placed; one that does not fit loses the game at once (H-END-03). They never go (H-END-07). */
function* placeTerror(g: Game, n: number): Rule {
  for (let i = 0; i < n; i++) {
    if (g.s.terror >= g.rules.board.terrorSpaces(g)) endGame(g, false, 'tracks-full');
    g.s.terror++;
    g.emit?.({ type: 'terror', by: 1, terror: g.s.terror });
    if (g.s.houseRules.terrorSideEffects === 'base') yield* applyTerrorSideEffects(g);
  }
}

/** By house rule an ally leaves with every step, and shops that can bear no more close for good (H-BASE-02). */
function* applyTerrorSideEffects(g: Game): Rule {
  const ally = g.mutableDeck('ally');
  if (ally.length > 0) {
    const [gone] = ally.splice(g.dice.below(ally.length), 1);
    g.reveal();
    g.emit?.({ type: 'allyLeft', card: gone as string });
  }
  for (const { id, closesAtTerror } of g.content.locations.values()) {
    if (closesAtTerror === g.s.terror) yield* g.rules.board.closePlace(g, id, 'for-good');
  }
}

/** Whether something keeps the Terror level from rising (H-END-10). */
export function isTerrorHeld(g: Game): boolean {
  return isForbiddenToAll(g, 'terror');
}

/** A card adds or removes Doom tokens (H-AO-29). */
export function* addDoom(g: Game, by: number): Rule {
  if (by < 0) changeDoom(g, by);
  else yield* g.rules.board.payDoom(g, by, 'H-END-02');
}

/** A card or a monster makes the Terror level rise (H-MONSTER-ACT-13, H-MONSTER-ACT-19). */
export function* raiseTerror(g: Game, by: number): Rule {
  if (by > 0 && !isTerrorHeld(g)) yield* placeTerror(g, by);
}
