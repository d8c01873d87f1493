import type { Rule } from '@vigil/engine';
import { lost } from '../../arkham/end/victory.js';
import { type Game, inOrder } from '../../arkham/game.js';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import type { State } from '../../arkham/state.js';
import { GameOver, unlessGone } from '../../common/game.js';
import type { Handler } from '../../common/meanings.js';
import type { Content } from '../../language/content.js';
import { PART } from './horror.js';

/**
 * A rubble marker is turned up and lies on its location: closed until the game ends, and everybody and everything in it
 * goes to the street (D-AO-01). With none left the game is lost.
 */
export const rubbleFalls: Handler = function* (game): Rule {
  const g = game as Game;
  const at = drawn(g);
  if (at === undefined) throw new GameOver(lost(g, 'power-fulfilled'));
  yield* g.means.board.closePlace(g, at, 'for-good');
};

/** One marker of rubble more than there are is the end (D-AO-01). */
export function lastRubble({ ends }: Pick<ArkhamTurn, 'ends'>): Pick<ArkhamTurn, 'ends'> {
  return {
    ends(g) {
      const all = ends(g);
      const n = PART.of(g).rubble.length;
      return n > 0 ? { ...all, lost: [...all.lost, { how: 'power-fulfilled', n }] } : all;
    },
  };
}

/** A marker goes unseen; with none left everybody is devoured. */
export const rubbleSpent: Handler = function* (game, _who, cause): Rule {
  const g = game as Game;
  if (drawn(g) !== undefined) return;
  for (const who of inOrder(g)) yield* unlessGone(who, g.means.people.befall(g, who, 'devoured', cause));
};

/** One of the markers that lie face down; undefined: there is none. */
function drawn(g: Game): string | undefined {
  const { rubble } = PART.of(g);
  if (rubble.length === 0) return undefined;
  const [at] = rubble.splice(g.dice.below(rubble.length), 1);
  g.reveal();
  g.tell?.({ type: 'tokens', on: g.s.ancientOne, by: -1, tokens: rubble.length });
  return at;
}

/** What lies where of an Ancient One's rubble. */
export interface Rubble {
  /** Locations under a marker that was turned up and lies there. */
  readonly at: readonly string[];
  /** How many markers lie face down. */
  readonly left: number;
}

/** The rubble of a table; undefined: its Ancient One brings none. `s`: a position or what is seen of one. */
export function rubbleOf(content: Content, s: Pick<State, 'ancientOne' | 'closed' | 'boxes'>): Rubble | undefined {
  const all = content.ancientOnes.get(s.ancientOne)?.rubble;
  if (!all) return undefined;
  const { rubble: left } = PART.of({ s });
  const fallen = all.filter((at) => !left.includes(at));
  // One that went unseen in the final battle lies nowhere.
  return { at: fallen.filter((at) => s.closed.some((one) => one.at === at)), left: left.length };
}
