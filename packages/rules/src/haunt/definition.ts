import { Dice, type GameDefinition, type Rule, type Seat, type Table } from '@vigil/engine';
import { checkMovements } from '../common/board/movements.js';
import { withDecks } from '../common/decks.js';
import { unattended } from '../common/figures/seen.js';
import { type BoxRules, layered } from '../common/layers.js';
import { wordsOfGame } from '../common/packed-words.js';
import { checkPacks, enclosed, versionOf } from '../common/packs.js';
import { checkSetUp } from '../common/positions/set-up.js';
import { misfitOf } from '../common/positions/shapes.js';
import { beginSlices, slicesShape } from '../common/slices.js';
import { takeOut } from '../common/take-out.js';
import type { CardDef } from '../language/components.js';
import { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { TypedDecision } from '../language/questions/index.js';
import type { HauntSetup } from './agreed.js';
import { amend, hauntCorrections } from './amend.js';
import { beatOf } from './beats.js';
import { cloneState, shareState } from './clone.js';
import { nextStep } from './day/sequence.js';
import { type HauntFigures, hauntFigures } from './figures.js';
import { Game } from './game.js';
import { MARKERS } from './markers.js';
import { MEANINGS } from './meanings.js';
import type { HauntMeanings } from './own-meanings.js';
import { hauntPosition } from './position.js';
import { newState } from './set-up.js';
import type { Outcome, State } from './state.js';
import { upgradeState } from './upgrade.js';
import { type View, views } from './view.js';

/** Grows when these rules come to something else by the answers of a game that was played before. */
const RULES_VERSION = '5';

/** What {@link hauntContent} has made: components never change. */
const made = new WeakMap<Content, Content>();

/**
 * The components as Haunt uses them: cards that it replaces by markers have lost their text (H-INTRO-07), and what comes
 * with the Deputy is an attribute and no item to be chosen as a loss (H-ASSET-04). Of such components they are the same.
 */
export function hauntContent(content: Content): Content {
  const known = made.get(content);
  if (known) return known;
  const attributes: CardDef[] = [];
  for (const card of content.cards.values()) {
    if (card.deck !== 'special' || !card.item) continue;
    const { item: _, ...attribute } = card;
    attributes.push(attribute);
  }
  const own = new Content([...content.packs, { ...MARKERS, cards: [...MARKERS.cards, ...attributes] }], content);
  made.set(content, own);
  made.set(own, own);
  return own;
}

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

/**
 * Haunt of the Watchers with the given packs, as the engine plays it. `rules`: what their boxes change, in the packs' order.
 */
export function haunt(
  content: Content,
  rules: readonly BoxRules<HauntMeanings>[] = [],
): GameDefinition<HauntSetup, State, Event, Outcome, TypedDecision> {
  const own = hauntContent(content);
  const means = layered(MEANINGS, rules);
  checkMovements(own, means.board.moves, 'Haunt of the Watchers');
  const shape = hauntPosition(own, { upkeep: means.turn.upkeep.length, city: means.turn.city.length });
  const parts = slicesShape(rules);
  const corrections = hauntCorrections(own);
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
    words: () =>
      wordsOfGame(own, begin({ investigators: ['random', 'random'], ancientOne: 'random' }, Dice.seeded('words'))),
    begin,
    open(table: Table<State, Event>, like?: Table<State, Event>): () => Rule<Outcome | undefined> {
      const g = new Game(table, own, means, like?.own as Game | undefined);
      table.own = g;
      return () => nextStep(g);
    },
    amend(table: Table<State, Event>, correction: unknown): void {
      amend((table.own as Game | undefined) ?? new Game(table, own, means), corrections, correction);
    },
    misfit: (position: unknown) => misfitOf(shape, position) ?? misfitOf(parts, position),
    clone: cloneState,
    share(state: State, table?: Table<State, Event>, before?: State): State {
      (table?.own as Game | undefined)?.shared();
      return before ? beatOf(state, before) : shareState(state);
    },
    upgrade: (state: State) => withDecks(own, upgradeState(state)),
    takeOut: (state: State) => takeOut(own, state),
    view: (state: State, seat: Seat | undefined) => views(new Game(unattended(state), own, means), rules)(seat),
    look(table: Table<State, Event>): (seat: Seat | undefined) => View {
      const reader = new Game(unattended(table.state), own, means);
      return views(reader.knowing(table.own as Game | undefined), rules);
    },
  };
}
