import type { Dice, GameDefinition, Rule, Seat } from '@vigil/engine';
import { checkMovements } from '../common/board/movements.js';
import { readOnlyTable } from '../common/figures/investigator-stats.js';
import type { CoreGame } from '../common/game-parts.js';
import { applyLayers, type BoxRules } from '../common/layers.js';
import { checkPacks, embeddedPacks, versionOf } from '../common/packs.js';
import { checkSetup } from '../common/positions/setup-shape.js';
import { redrawHidden } from '../common/redraw.js';
import { createSlices } from '../common/slices.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { FoePreview, TypedDecision } from '../language/questions/index.js';
import { previewFoesAt } from './board/city-movement.js';
import { createCheckpoint } from './checkpoints.js';
import { cloneState, shareState } from './clone.js';
import { toHauntContent } from './content.js';
import { nextStep } from './day/sequence.js';
import { getHauntFigures, type HauntFigures } from './figures.js';
import type { HauntRuleTable } from './game.js';
import { Game, type GameTable } from './game.js';
import { HAUNT_RULES } from './rule-table.js';
import { createState } from './set-up.js';
import type { HauntSetup } from './setup-types.js';
import type { Outcome, State } from './state.js';
import { createViews, type View } from './view.js';

/** Increase this when the answers of an earlier game would lead to a different result. */
const RULES_VERSION = '10';

/**
 * Returns a function that reads the figures of positions with the given packs. `rules`: changes of their boxes. State
 * kept by boxes must be part of the position.
 */
export function hauntFiguresReader(
  content: Content,
  rules: readonly BoxRules<HauntRuleTable>[] = [],
): (state: State) => HauntFigures {
  const own = toHauntContent(content);
  const ruleTable = applyLayers(HAUNT_RULES, rules);
  return (state) => getHauntFigures(new Game(readOnlyTable(state), own, ruleTable));
}

/**
 * Returns a function that previews the monsters that a seat would meet at given places now, moving or not. Otherwise as
 * {@link hauntFiguresReader}.
 */
export function hauntFoesReader(
  content: Content,
  rules: readonly BoxRules<HauntRuleTable>[] = [],
): (state: State, seat: Seat, places: readonly string[]) => readonly FoePreview[] {
  const own = toHauntContent(content);
  const ruleTable = applyLayers(HAUNT_RULES, rules);
  return (state, seat, places) => {
    const g = new Game(readOnlyTable(state), own, ruleTable);
    const who = g.s.investigators[seat];
    return who ? previewFoesAt(g, who, places) : [];
  };
}

/** Haunt of the Watchers without the parts that load later. */
export type HauntCoreGame = CoreGame<GameDefinition<HauntSetup, State, Event, Outcome, TypedDecision>>;

/**
 * Creates Haunt of the Watchers with the given packs, without the parts that load later. `rules`: changes of their
 * boxes, in the order of the packs.
 */
export function hauntCoreGame(content: Content, rules: readonly BoxRules<HauntRuleTable>[] = []): HauntCoreGame {
  const own = toHauntContent(content);
  const ruleTable = applyLayers(HAUNT_RULES, rules);
  checkMovements(own, ruleTable.board.moves, 'Haunt of the Watchers');
  const begin = (setup: HauntSetup, dice: Dice): State => {
    checkSetup(setup);
    checkPacks(content, setup.packs);
    const state = createState(own, setup, dice);
    createSlices(state, rules, own, dice);
    // Copies share one hidden class, which is fast to read. Nothing else changes this state.
    return cloneState(state, true);
  };
  return {
    id: 'haunt',
    version: versionOf('haunt', RULES_VERSION, content),
    ...embeddedPacks(content),
    begin,
    open(table: GameTable, warmFrom?: GameTable): () => Rule<Outcome | undefined> {
      const g = new Game(table, own, ruleTable, warmFrom?.runtime);
      table.runtime = g;
      return () => nextStep(g);
    },
    clone: cloneState,
    share(state: State, table?: GameTable, before?: State): State {
      table?.runtime?.markShared();
      return before ? createCheckpoint(state, before) : shareState(state);
    },
    redraw(table: GameTable, seat: Seat | undefined, dice: Dice): void {
      const g = table.runtime ?? new Game(table, own, ruleTable);
      redrawHidden(g, rules, seat, dice, table.state.faceUpLocationCards);
    },
    view: (state: State, seat: Seat | undefined) =>
      createViews(new Game(readOnlyTable(state), own, ruleTable), rules)(seat),
    createViewer(table: GameTable): (seat: Seat | undefined) => View {
      const reader = new Game(readOnlyTable(table.state), own, ruleTable);
      return createViews(reader.reuseCaches(table.runtime), rules);
    },
  };
}
