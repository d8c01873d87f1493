import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { forbiddenToAll } from '../../common/figures/modifiers.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import { end } from '../day/victory.js';
import { type Game, team } from '../game.js';
import { DOOM_PER_TERROR } from '../numbers.js';

/** Empty spaces of the Doom track, which decide encounter checks and escapes (H-AO-03, H-END-08). */
export function emptyDoom(g: Game): number {
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
function payments(g: Game, due: number): Payment[] {
  return paymentsFrom(g, due, { doom: emptyDoom(g), terror: g.means.board.terrorSpaces(g) - g.s.terror });
}

/** The same where so many spaces of each track are `empty`, for whoever looks ahead. */
export function paymentsFrom(g: Game, due: number, empty: Payment): Payment[] {
  const ways: Payment[] = [];
  const terrorBarred = g.s.houseRules.terrorBan === 'paymentsToo' && forbiddenToAll(g, 'terror');
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
  if (payments(g, due).length === 0) end(g, false, 'tracks-full');
  const { doom, terror } = yield* ask<Payment>(g, () => ({
    by: team(g),
    key: 'q.tokens',
    args: { n: due, doom: g.s.doom, spaces: g.ancientOne.doom, terror: g.s.terror },
    why,
    options: payments(g, due).map(
      (way): Answered<'q.tokens', Payment> => ({
        id: optionId.tokens(way.doom, way.terror),
        value: way,
        key: 'o.tokens',
        args: { doom: way.doom, terror: way.terror, rest: due - way.doom },
      }),
    ),
    about: () => ({
      changes: Object.fromEntries(payments(g, due).map((way) => [optionId.tokens(way.doom, way.terror), way])),
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
  g.tell?.({ type: 'doom', by: changed, doom });
}

/** Terror tokens are placed; one that does not fit loses the game at once (H-END-03). They never go (H-END-07). */
function* placeTerror(g: Game, n: number): Rule {
  for (let i = 0; i < n; i++) {
    if (g.s.terror >= g.means.board.terrorSpaces(g)) end(g, false, 'tracks-full');
    g.s.terror++;
    g.tell?.({ type: 'terror', by: 1, terror: g.s.terror });
    if (g.s.houseRules.terrorSideEffects === 'base') yield* townSuffers(g);
  }
}

/** By house rule an ally leaves with every step, and shops that can bear no more close for good (H-BASE-02). */
function* townSuffers(g: Game): Rule {
  const ally = g.ownDeck('ally');
  if (ally.length > 0) {
    const [gone] = ally.splice(g.dice.below(ally.length), 1);
    g.reveal();
    g.tell?.({ type: 'allyLeft', card: gone as string });
  }
  for (const { id, closesAtTerror } of g.content.locations.values()) {
    if (closesAtTerror === g.s.terror) yield* g.means.board.closePlace(g, id, 'for-good');
  }
}

/** Whether something keeps the Terror level from rising (H-END-10). */
export function terrorIsHeld(g: Game): boolean {
  return forbiddenToAll(g, 'terror');
}

/** A card adds or removes Doom tokens (H-AO-29). */
export function* addDoom(g: Game, by: number): Rule {
  if (by < 0) changeDoom(g, by);
  else yield* g.means.board.payDoom(g, by, 'H-END-02');
}

/** A card or a monster makes the Terror level rise (H-MONSTER-ACT-13, H-MONSTER-ACT-19). */
export function* raiseTerror(g: Game, by: number): Rule {
  if (by > 0 && !terrorIsHeld(g)) yield* placeTerror(g, by);
}
