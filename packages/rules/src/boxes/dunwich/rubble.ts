import type { Rule } from '@vigil/engine';
import { endAsLost } from '../../arkham/end/victory.js';
import type { ArkhamHandler, ArkhamTurnRules } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import type { State } from '../../arkham/state.js';
import { GameOver, unlessInterrupted } from '../../common/game.js';
import type { Content } from '../../language/content.js';
import { DUNWICH_SLICE } from './dunwich-horror.js';

/**
 * Reveals a rubble marker on its location: closed until the game ends, and everything in it goes to the street
 * (D-AO-01).
 *
 * With none left the game is lost.
 */
export const revealRubble: ArkhamHandler = function* (g): Rule {
  const at = drawRubble(g);
  if (at === undefined) throw new GameOver(endAsLost(g, 'power-fulfilled'));
  yield* g.rules.board.closePlace(g, at, 'for-good');
};

/** Needing one more rubble marker than exist ends the game (D-AO-01). */
export function rubbleEndLayer({
  getEndConditions,
}: Pick<ArkhamTurnRules, 'getEndConditions'>): Pick<ArkhamTurnRules, 'getEndConditions'> {
  return {
    getEndConditions(g) {
      const all = getEndConditions(g);
      const n = DUNWICH_SLICE.of(g).rubble.length;
      return n > 0 ? { ...all, lost: [...all.lost, { how: 'power-fulfilled', n }] } : all;
    },
  };
}

/** Spends a marker unseen; with none left all investigators are devoured. */
export const spendRubble: ArkhamHandler = function* (g, _who, cause): Rule {
  if (drawRubble(g) !== undefined) return;
  for (const who of investigatorsInOrder(g))
    yield* unlessInterrupted(who, g.rules.people.applyFate(g, who, 'devoured', cause));
};

/** Draws one of the face-down markers. Undefined if there are none. */
function drawRubble(g: Game): string | undefined {
  const { rubble } = DUNWICH_SLICE.of(g);
  if (rubble.length === 0) return undefined;
  const [at] = rubble.splice(g.dice.below(rubble.length), 1);
  g.reveal();
  g.emit?.({ type: 'tokens', on: g.s.ancientOne, by: -1, tokens: rubble.length });
  return at;
}

/** Rubble markers of an Ancient One by place. */
export interface RubbleView {
  /** Locations under a revealed marker. */
  readonly places: readonly string[];
  /** Number of face-down markers. */
  readonly faceDown: number;
}

/** Returns the rubble of a table, or undefined if its Ancient One has none. `s`: a position or a view. */
export function rubbleOf(content: Content, s: Pick<State, 'ancientOne' | 'closed' | 'boxes'>): RubbleView | undefined {
  const all = content.ancientOnes.get(s.ancientOne)?.rubble;
  if (!all) return undefined;
  const { rubble: left } = DUNWICH_SLICE.of({ s });
  const fallen = all.filter((at) => !left.includes(at));
  // Markers spent unseen in the final battle are on no location.
  return { places: fallen.filter((at) => s.closed.some((one) => one.at === at)), faceDown: left.length };
}
