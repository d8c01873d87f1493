import { Dice } from '@vigil/engine';
import { addMissingDecks } from '../common/decks.js';
import { Game } from '../common/game.js';
import type { LazyGame } from '../common/game-parts.js';
import { applyLayers, type BoxRules } from '../common/layers.js';
import { wordsOfGame } from '../common/packed-words.js';
import { validate } from '../common/positions/shapes.js';
import { removeUnknown } from '../common/remove-unknown.js';
import { slicesShape } from '../common/slices.js';
import type { Content } from '../language/content.js';
import { applyCorrection, arkhamCorrectionShapes } from './apply-correction.js';
import type { ArkhamRuleTable, GameTable } from './game.js';
import { arkhamPositionShape } from './position-shape.js';
import { ARKHAM_RULES } from './rule-table.js';
import type { ArkhamSetup } from './setup-types.js';
import type { State } from './state.js';
import { upgradeState } from './upgrade.js';

/**
 * Returns the parts of Arkham Horror that load later. `begin`: creates the first position with the same packs and
 * rules.
 */
export function arkhamLazyGame(
  content: Content,
  rules: readonly BoxRules<ArkhamRuleTable>[],
  begin: (setup: ArkhamSetup, dice: Dice) => State,
): LazyGame<State> {
  const shape = arkhamPositionShape(content);
  const sliceShapes = slicesShape(rules, content);
  const corrections = arkhamCorrectionShapes(content);
  const sample = { investigators: ['random', 'random'], ancientOne: 'random' };
  return {
    words: () => wordsOfGame(content, begin(sample, Dice.seeded('words'))),
    amend(table: GameTable, correction: unknown): void {
      const activeGame = table.runtime;
      applyCorrection(
        activeGame ?? new Game<State, ArkhamRuleTable>(table, content, applyLayers(ARKHAM_RULES, rules)),
        corrections,
        correction,
      );
    },
    validate: (position: unknown) => validate(shape, position) ?? validate(sliceShapes, position),
    upgrade: (state: State) => addMissingDecks(content, upgradeState(state)),
    removeUnknown: (state: State) => removeUnknown(content, state),
  };
}
