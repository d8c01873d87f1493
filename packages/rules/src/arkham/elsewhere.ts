import { Dice, type Table } from '@vigil/engine';
import { withDecks } from '../common/decks.js';
import type { Elsewhere } from '../common/elsewhere.js';
import { Game } from '../common/game.js';
import { type BoxRules, layered } from '../common/layers.js';
import { wordsOfGame } from '../common/packed-words.js';
import { misfitOf } from '../common/positions/shapes.js';
import { slicesShape } from '../common/slices.js';
import { takeOut } from '../common/take-out.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { ArkhamSetup } from './agreed.js';
import { amend, arkhamCorrections } from './amend.js';
import { MEANINGS } from './meanings.js';
import type { ArkhamMeanings } from './own-meanings.js';
import { arkhamPosition } from './position.js';
import type { State } from './state.js';
import { upgradeState } from './upgrade.js';

/** What Arkham Horror reads from elsewhere. `begin`: how a game of the same packs and rules begins. */
export function arkhamElsewhere(
  content: Content,
  rules: readonly BoxRules<ArkhamMeanings>[],
  begin: (setup: ArkhamSetup, dice: Dice) => State,
): Elsewhere<State> {
  const shape = arkhamPosition(content);
  const parts = slicesShape(rules, content);
  const corrections = arkhamCorrections(content);
  const sample = { investigators: ['random', 'random'], ancientOne: 'random' };
  return {
    words: () => wordsOfGame(content, begin(sample, Dice.seeded('words'))),
    amend(table: Table<State, Event>, correction: unknown): void {
      const seated = table.own as Game<State, ArkhamMeanings> | undefined;
      amend(
        seated ?? new Game<State, ArkhamMeanings>(table, content, layered(MEANINGS, rules)),
        corrections,
        correction,
      );
    },
    misfit: (position: unknown) => misfitOf(shape, position) ?? misfitOf(parts, position),
    upgrade: (state: State) => withDecks(content, upgradeState(state)),
    takeOut: (state: State) => takeOut(content, state),
  };
}
