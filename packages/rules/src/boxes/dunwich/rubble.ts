import type { Rule } from '@vigil/engine';
import { endAsLost } from '../../arkham/end/victory.js';
import type { ArkhamTurnRules } from '../../arkham/extra-rules.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import type { State } from '../../arkham/state.js';
import { GameOver, unlessInterrupted } from '../../common/game.js';
import type { Handler } from '../../common/rule-table.js';
import type { Content } from '../../language/content.js';
import { DUNWICH_SLICE } from './dunwich-horror.js';

/**
 * A rubble marker is turned up and lies on its location: closed until the game ends, and everybody and everything in it
 * goes to the street (D-AO-01). With none left the game is lost.
 */
export const revealRubble: Handler = function* (game): Rule {
  const g = game as Game;
  const at = drawRubble(g);
  if (at === undefined) throw new GameOver(endAsLost(g, 'power-fulfilled'));
  yield* g.rules.board.closePlace(g, at, 'for-good');
};

/** One marker of rubble more than there are is the end (D-AO-01). */
export function rubbleEndLayer({
  getEndConditions: ends,
}: Pick<ArkhamTurnRules, 'getEndConditions'>): Pick<ArkhamTurnRules, 'getEndConditions'> {
  return {
    getEndConditions(g) {
      const all = ends(g);
      const n = DUNWICH_SLICE.of(g).rubble.length;
      return n > 0 ? { ...all, lost: [...all.lost, { how: 'power-fulfilled', n }] } : all;
    },
  };
}

/** A marker goes unseen; with none left everybody is devoured. */
export const spendRubble: Handler = function* (game, _who, cause): Rule {
  const g = game as Game;
  if (drawRubble(g) !== undefined) return;
  for (const who of investigatorsInOrder(g))
    yield* unlessInterrupted(who, g.rules.people.applyFate(g, who, 'devoured', cause));
};

/** One of the markers that lie face down; undefined: there is none. */
function drawRubble(g: Game): string | undefined {
  const { rubble } = DUNWICH_SLICE.of(g);
  if (rubble.length === 0) return undefined;
  const [at] = rubble.splice(g.dice.below(rubble.length), 1);
  g.reveal();
  g.emit?.({ type: 'tokens', on: g.s.ancientOne, by: -1, tokens: rubble.length });
  return at;
}

/** What lies where of an Ancient One's rubble. */
export interface RubbleView {
  /** Locations under a marker that was turned up and lies there. */
  readonly places: readonly string[];
  /** How many markers lie face down. */
  readonly faceDown: number;
}

/** The rubble of a table; undefined: its Ancient One brings none. `s`: a position or what is seen of one. */
export function rubbleOf(content: Content, s: Pick<State, 'ancientOne' | 'closed' | 'boxes'>): RubbleView | undefined {
  const all = content.ancientOnes.get(s.ancientOne)?.rubble;
  if (!all) return undefined;
  const { rubble: left } = DUNWICH_SLICE.of({ s });
  const fallen = all.filter((at) => !left.includes(at));
  // One that went unseen in the final battle lies nowhere.
  return { places: fallen.filter((at) => s.closed.some((one) => one.at === at)), faceDown: left.length };
}
