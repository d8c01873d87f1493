import { Dice } from '@vigil/engine';
import { addMissingDecks } from '../common/decks.js';
import type { LazyGame } from '../common/game-parts.js';
import { applyLayers, type BoxRules } from '../common/layers.js';
import { wordsOfGame } from '../common/packed-words.js';
import { validate } from '../common/positions/shapes.js';
import { removeUnknown } from '../common/remove-unknown.js';
import { slicesShape } from '../common/slices.js';
import type { Content } from '../language/content.js';
import { applyCorrection, hauntCorrectionShapes } from './apply-correction.js';
import { toHauntContent } from './content.js';
import type { HauntRuleTable } from './game.js';
import { Game, type GameTable } from './game.js';
import { hauntPositionShape } from './position-shape.js';
import { HAUNT_RULES } from './rule-table.js';
import type { HauntSetup } from './setup-types.js';
import type { State } from './state.js';
import { upgradeState } from './upgrade.js';

/**
 * Returns the parts of Haunt of the Watchers that load later. `begin`: creates the first position with the same packs
 * and rules.
 */
export function hauntLazyGame(
  content: Content,
  rules: readonly BoxRules<HauntRuleTable>[],
  begin: (setup: HauntSetup, dice: Dice) => State,
): LazyGame<State> {
  const own = toHauntContent(content);
  const ruleTable = applyLayers(HAUNT_RULES, rules);
  const shape = hauntPositionShape(own, { upkeep: ruleTable.turn.upkeep.length, city: ruleTable.turn.city.length });
  const sliceShapes = slicesShape(rules, own);
  const corrections = hauntCorrectionShapes(own);
  const sample = { investigators: ['random', 'random'], ancientOne: 'random' };
  return {
    words: () => wordsOfGame(own, begin(sample, Dice.seeded('words'))),
    amend(table: GameTable, correction: unknown): void {
      applyCorrection(table.runtime ?? new Game(table, own, ruleTable), corrections, correction);
    },
    validate: (position: unknown) => validate(shape, position) ?? validate(sliceShapes, position),
    upgrade: (state: State) => addMissingDecks(own, upgradeState(state)),
    removeUnknown: (state: State) => removeUnknown(own, state),
  };
}
