import type { Dice, GameDefinition, Rule, Seat, Table } from '@vigil/engine';
import { checkMovements } from '../common/board/movements.js';
import type { PlayedHere } from '../common/elsewhere.js';
import { unattended } from '../common/figures/seen.js';
import { Game } from '../common/game.js';
import { type BoxRules, layered } from '../common/layers.js';
import { checkPacks, enclosed, versionOf } from '../common/packs.js';
import { checkSetUp } from '../common/positions/set-up.js';
import { beginSlices } from '../common/slices.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { TypedDecision } from '../language/questions/index.js';
import type { ArkhamSetup } from './agreed.js';
import { beatOf } from './beats.js';
import { cloneState, shareState } from './clone.js';
import { type ArkhamFigures, arkhamFigures } from './figures.js';
import { MEANINGS } from './meanings.js';
import type { ArkhamMeanings } from './own-meanings.js';
import { newState } from './set-up.js';
import type { Outcome, State } from './state.js';
import { nextStep } from './turn/sequence.js';
import { type View, views } from './view.js';

/** Grows when these rules come to something else by the answers of a game that was played before. */
const RULES_VERSION = '8';

/**
 * What the rules come to on positions of Arkham Horror with the given packs: limits, maxima and the like, as `rules`, what
 * their boxes change, have them. What the boxes keep has to be on the table.
 */
export function arkhamFiguresOf(
  content: Content,
  rules: readonly BoxRules<ArkhamMeanings>[] = [],
): (state: State) => ArkhamFigures {
  const means = layered(MEANINGS, rules);
  return (state) => arkhamFigures(new Game<State, ArkhamMeanings>(unattended(state), content, means));
}

/** Arkham Horror as it is played where it was begun. */
export type ArkhamHere = PlayedHere<GameDefinition<ArkhamSetup, State, Event, Outcome, TypedDecision>>;

/**
 * Arkham Horror with the given packs, without what comes from elsewhere. `rules`: what their boxes change, in the packs' order.
 */
export function arkhamHere(content: Content, rules: readonly BoxRules<ArkhamMeanings>[] = []): ArkhamHere {
  const means = layered(MEANINGS, rules);
  checkMovements(content, means.board.moves, 'Arkham Horror');
  const begin = (setup: ArkhamSetup, dice: Dice): State => {
    checkSetUp(setup);
    checkPacks(content, setup.packs);
    const state = newState(content, setup, dice);
    beginSlices(state, rules, content, dice);
    // Copies are all of one shape, and what is of one shape is read fast. Nobody else changes any of it.
    return cloneState(state, true);
  };
  return {
    id: 'arkham',
    version: versionOf('arkham', RULES_VERSION, content),
    ...enclosed(content),
    begin,
    open(table: Table<State, Event>, like?: Table<State, Event>): () => Rule<Outcome | undefined> {
      const before = like?.own as Game<State, ArkhamMeanings> | undefined;
      const g = new Game<State, ArkhamMeanings>(table, content, means, before);
      table.own = g;
      return () => nextStep(g);
    },
    clone: cloneState,
    share(state: State, table?: Table<State, Event>, before?: State): State {
      (table?.own as Game<State, ArkhamMeanings> | undefined)?.shared();
      return before ? beatOf(state, before) : shareState(state);
    },
    view: (state: State, seat: Seat | undefined) =>
      views(new Game<State, ArkhamMeanings>(unattended(state), content, means), rules)(seat),
    look(table: Table<State, Event>): (seat: Seat | undefined) => View {
      const reader = new Game<State, ArkhamMeanings>(unattended(table.state), content, means);
      return views(reader.knowing(table.own as Game<State, ArkhamMeanings> | undefined), rules);
    },
  };
}
