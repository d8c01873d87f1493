import { Dice, type Table } from '@vigil/engine';
import { withDecks } from '../common/decks.js';
import type { Elsewhere } from '../common/elsewhere.js';
import { type BoxRules, layered } from '../common/layers.js';
import { wordsOfGame } from '../common/packed-words.js';
import { misfitOf } from '../common/positions/shapes.js';
import { slicesShape } from '../common/slices.js';
import { takeOut } from '../common/take-out.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { HauntSetup } from './agreed.js';
import { amend, hauntCorrections } from './amend.js';
import { hauntContent } from './content.js';
import { Game } from './game.js';
import { MEANINGS } from './meanings.js';
import type { HauntMeanings } from './own-meanings.js';
import { hauntPosition } from './position.js';
import type { State } from './state.js';
import { upgradeState } from './upgrade.js';

/** What Haunt of the Watchers reads from elsewhere. `begin`: how a game of the same packs and rules begins. */
export function hauntElsewhere(
  content: Content,
  rules: readonly BoxRules<HauntMeanings>[],
  begin: (setup: HauntSetup, dice: Dice) => State,
): Elsewhere<State> {
  const own = hauntContent(content);
  const means = layered(MEANINGS, rules);
  const shape = hauntPosition(own, { upkeep: means.turn.upkeep.length, city: means.turn.city.length });
  const parts = slicesShape(rules, own);
  const corrections = hauntCorrections(own);
  const sample = { investigators: ['random', 'random'], ancientOne: 'random' };
  return {
    words: () => wordsOfGame(own, begin(sample, Dice.seeded('words'))),
    amend(table: Table<State, Event>, correction: unknown): void {
      amend((table.own as Game | undefined) ?? new Game(table, own, means), corrections, correction);
    },
    misfit: (position: unknown) => misfitOf(shape, position) ?? misfitOf(parts, position),
    upgrade: (state: State) => withDecks(own, upgradeState(state)),
    takeOut: (state: State) => takeOut(own, state),
  };
}
