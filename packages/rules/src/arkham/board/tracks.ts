import type { Rule } from '@vigil/engine';
import { forbiddenToAll } from '../../common/figures/modifiers.js';
import { slumbers } from '../end/awakening.js';
import type { Game } from '../game.js';
import { follow, followAllies } from '../mythos/following.js';

/**
 * Puts doom tokens on the track, or takes them off with a negative number. Filling its last space awakens the Ancient
 * One, whatever filled it (A-AWAKEN-01); in the final battle a full track just stays full.
 */
export function* addDoom(g: Game, by: number): Rule {
  const { s } = g;
  const spaces = g.ancientOne.doom;
  const before = s.doom;
  // A herald may have put more on it than it has spaces (P-HERALD-05).
  const doom = Math.max(0, Math.min(Math.max(spaces, before), before + by));
  if (doom !== before) {
    const change = doom - before;
    s.doom = doom;
    g.tell?.({ type: 'doom', by: change, doom });
  }
  if (by > 0 && doom === spaces && slumbers(g)) g.means.turn.awaken(g, 'doom');
  for (let token = before; token < doom; token++) yield* follow(g, 'doom');
}

/** Whether a point of terror makes the level rise now: beyond the last there is doom (A-TERROR-10), and a card may hold it. */
export function terrorMayRise(g: Game): boolean {
  return g.s.terror < g.means.board.highestTerror(g) && !forbiddenToAll(g, 'terror');
}

/** Raises terror point by point, so that each threshold is passed in turn (A-TERROR-06). It never falls (A-TERROR-01). */
export function* raiseTerror(g: Game, by: number): Rule {
  for (let point = 0; point < by; point++) {
    if (forbiddenToAll(g, 'terror')) return;
    yield* raiseByOne(g);
  }
}

function* raiseByOne(g: Game): Rule {
  const { s, means } = g;
  // A-TERROR-10: beyond the highest level, doom instead.
  if (s.terror >= means.board.highestTerror(g)) return yield* means.board.addDoom(g, 1);
  s.terror++;
  g.tell?.({ type: 'terror', by: 1, terror: s.terror });
  yield* means.board.terrorRose(g);
  yield* follow(g, 'terror');
}

/** Terror has risen a step: an ally leaves, shops close, and at 10 the town is overrun (A-TERROR-02 to 09). */
export function* terrorRose(g: Game): Rule {
  allyLeaves(g);
  yield* followAllies(g);
  yield* shopsClose(g);
  if (g.s.terror === g.means.board.highestTerror(g)) yield* townOverrun(g);
}

/** Returns a random ally from the ally deck to the box, while there is one (A-TERROR-02). */
function allyLeaves(g: Game): void {
  const ally = g.ownDeck('ally');
  if (ally.length === 0) return;
  const [gone] = ally.splice(g.dice.below(ally.length), 1);
  g.reveal();
  g.tell?.({ type: 'allyLeft', card: gone as string });
  g.alliesLeft++;
}

/** The shops that can bear no more close for good (A-TERROR-03, A-TERROR-04, A-TERROR-05). */
function* shopsClose(g: Game): Rule {
  for (const { id, closesAtTerror } of g.content.locations.values()) {
    if (closesAtTerror === g.s.terror) yield* g.means.board.closePlace(g, id, 'for-good');
  }
}

/** Terror has reached 10: no more monster limit (A-TERROR-07), and with it no Outskirts (A-TERROR-08). */
function* townOverrun(g: Game): Rule {
  const { terror10Outskirts, terror10Doom } = g.s.houseRules;
  const { board } = g.means;
  if (terror10Outskirts === 'empty') yield* board.emptyOutskirts(g);
  // A-TERROR-09: a house rule adds a doom token.
  if (terror10Doom === 'yes') yield* board.addDoom(g, 1);
  yield* board.checkMonsters(g);
}
