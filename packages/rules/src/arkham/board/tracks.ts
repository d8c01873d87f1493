import type { Rule } from '@vigil/engine';
import { isForbiddenToAll } from '../../common/figures/modifiers.js';
import { isSlumbering } from '../end/awakening.js';
import type { Game } from '../game.js';
import { triggerAlliesLeft, triggerSharedEvent } from '../mythos/shared-events.js';

/**
 * Adds doom tokens, or removes them with a negative number. Filling the last space awakens the Ancient One
 * (A-AWAKEN-01). In the final battle a full track stays full.
 */
export function* addDoom(g: Game, by: number): Rule {
  const { s } = g;
  const spaces = g.ancientOne.doom;
  const before = s.doom;
  // A herald may have put more doom on the track than it has spaces (P-HERALD-05).
  const doom = Math.max(0, Math.min(Math.max(spaces, before), before + by));
  if (doom !== before) {
    const change = doom - before;
    s.doom = doom;
    g.emit?.({ type: 'doom', by: change, doom });
  }
  if (by > 0 && doom === spaces && isSlumbering(g)) g.rules.turn.awaken(g, 'doom');
  for (let token = before; token < doom; token++) yield* triggerSharedEvent(g, 'doom');
}

/**
 * True if a point of terror raises the level now. Beyond the last level it becomes doom (A-TERROR-10); a card may also
 * prevent it.
 */
export function canTerrorRise(g: Game): boolean {
  return g.s.terror < g.rules.board.highestTerror(g) && !isForbiddenToAll(g, 'terror');
}

/** Raises terror point by point, so that each threshold applies in turn (A-TERROR-06). It never falls (A-TERROR-01). */
export function* raiseTerror(g: Game, by: number): Rule {
  for (let point = 0; point < by; point++) {
    if (isForbiddenToAll(g, 'terror')) return;
    yield* raiseByOne(g);
  }
}

function* raiseByOne(g: Game): Rule {
  const { s, rules } = g;
  // A-TERROR-10: beyond the highest level, doom instead.
  if (s.terror >= rules.board.highestTerror(g)) return yield* rules.board.addDoom(g, 1);
  s.terror++;
  g.emit?.({ type: 'terror', by: 1, terror: s.terror });
  yield* rules.board.afterTerrorRise(g);
  yield* triggerSharedEvent(g, 'terror');
}

/** Resolves one step of terror: an ally leaves, shops close, and at 10 the town is overrun (A-TERROR-02 to 09). */
export function* afterTerrorRise(g: Game): Rule {
  removeRandomAlly(g);
  yield* triggerAlliesLeft(g);
  yield* closeShops(g);
  if (g.s.terror === g.rules.board.highestTerror(g)) yield* overrunTown(g);
}

/** Returns a random ally from the ally deck to the box, while there is one (A-TERROR-02). */
function removeRandomAlly(g: Game): void {
  const ally = g.mutableDeck('ally');
  if (ally.length === 0) return;
  const [left] = ally.splice(g.dice.below(ally.length), 1);
  g.reveal();
  g.emit?.({ type: 'allyLeft', card: left as string });
  g.pendingAllyDepartures++;
}

/** Closes the shops of this terror level for good (A-TERROR-03, A-TERROR-04, A-TERROR-05). */
function* closeShops(g: Game): Rule {
  for (const { id, closesAtTerror } of g.content.locations.values()) {
    if (closesAtTerror === g.s.terror) yield* g.rules.board.closePlace(g, id, 'for-good');
  }
}

/** Applies terror 10: no monster limit (A-TERROR-07) and no Outskirts (A-TERROR-08). */
function* overrunTown(g: Game): Rule {
  const { terror10Outskirts, terror10Doom } = g.s.houseRules;
  const { board } = g.rules;
  if (terror10Outskirts === 'empty') yield* board.emptyOutskirts(g);
  // A-TERROR-09: a house rule adds a doom token.
  if (terror10Doom === 'yes') yield* board.addDoom(g, 1);
  yield* board.checkMonsterCount(g);
}
