import type { Dice, GameDefinition, Rule, Seat, Table } from '@vigil/engine';
import { checkMovements } from '../common/board/movements.js';
import type { PlayedHere } from '../common/elsewhere.js';
import { unattended } from '../common/figures/seen.js';
import { type BoxRules, layered } from '../common/layers.js';
import { checkPacks, enclosed, versionOf } from '../common/packs.js';
import { checkSetUp } from '../common/positions/set-up.js';
import { beginSlices } from '../common/slices.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { TypedDecision } from '../language/questions/index.js';
import type { HauntSetup } from './agreed.js';
import { beatOf } from './beats.js';
import { cloneState, shareState } from './clone.js';
import { hauntContent } from './content.js';
import { nextStep } from './day/sequence.js';
import { type HauntFigures, hauntFigures } from './figures.js';
import { Game } from './game.js';
import { MEANINGS } from './meanings.js';
import type { HauntMeanings } from './own-meanings.js';
import { newState } from './set-up.js';
import type { Outcome, State } from './state.js';
import { type View, views } from './view.js';

/** Grows when these rules come to something else by the answers of a game that was played before. */
const RULES_VERSION = '8';

/**
 * What the rules come to on positions of Haunt of the Watchers with the given packs, as `rules`, what their boxes change,
 * have it. What the boxes keep has to be on the table.
 */
export function hauntFiguresOf(
  content: Content,
  rules: readonly BoxRules<HauntMeanings>[] = [],
): (state: State) => HauntFigures {
  const own = hauntContent(content);
  const means = layered(MEANINGS, rules);
  return (state) => hauntFigures(new Game(unattended(state), own, means));
}

/** Haunt of the Watchers as it is played where it was begun. */
export type HauntHere = PlayedHere<GameDefinition<HauntSetup, State, Event, Outcome, TypedDecision>>;

/**
 * Haunt of the Watchers with the given packs, without what comes from elsewhere. `rules`: what their boxes change, in the packs' order.
 */
export function hauntHere(content: Content, rules: readonly BoxRules<HauntMeanings>[] = []): HauntHere {
  const own = hauntContent(content);
  const means = layered(MEANINGS, rules);
  checkMovements(own, means.board.moves, 'Haunt of the Watchers');
  const begin = (setup: HauntSetup, dice: Dice): State => {
    checkSetUp(setup);
    checkPacks(content, setup.packs);
    const state = newState(own, setup, dice);
    beginSlices(state, rules, own, dice);
    // Copies are all of one shape, and what is of one shape is read fast. Nobody else changes any of it.
    return cloneState(state, true);
  };
  return {
    id: 'haunt',
    version: versionOf('haunt', RULES_VERSION, content),
    ...enclosed(content),
    begin,
    open(table: Table<State, Event>, like?: Table<State, Event>): () => Rule<Outcome | undefined> {
      const g = new Game(table, own, means, like?.own as Game | undefined);
      table.own = g;
      return () => nextStep(g);
    },
    clone: cloneState,
    share(state: State, table?: Table<State, Event>, before?: State): State {
      (table?.own as Game | undefined)?.shared();
      return before ? beatOf(state, before) : shareState(state);
    },
    view: (state: State, seat: Seat | undefined) => views(new Game(unattended(state), own, means), rules)(seat),
    look(table: Table<State, Event>): (seat: Seat | undefined) => View {
      const reader = new Game(unattended(table.state), own, means);
      return views(reader.knowing(table.own as Game | undefined), rules);
    },
  };
}
