import type { Dice, GameDefinition, Rule, Seat } from '@vigil/engine';
import { checkMovements } from '../common/board/movements.js';
import { readOnlyTable } from '../common/figures/investigator-stats.js';
import { Game } from '../common/game.js';
import type { CoreGame } from '../common/game-parts.js';
import { applyLayers, type BoxRules } from '../common/layers.js';
import { checkPacks, embeddedPacks, versionOf } from '../common/packs.js';
import { checkSetup } from '../common/positions/setup-shape.js';
import { redrawHidden } from '../common/redraw.js';
import { createSlices } from '../common/slices.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { FoePreview, TypedDecision } from '../language/questions/index.js';
import { createCheckpoint } from './checkpoints.js';
import { cloneState, shareState } from './clone.js';
import { type ArkhamFigures, getArkhamFigures } from './figures.js';
import type { ArkhamRuleTable, GameTable } from './game.js';
import { ARKHAM_RULES } from './rule-table.js';
import { createState } from './set-up.js';
import type { ArkhamSetup } from './setup-types.js';
import type { Outcome, State } from './state.js';
import { previewFoesAt } from './turn/movement.js';
import { nextStep } from './turn/sequence.js';
import { createViews, type View } from './view.js';

/** Increase this when the answers of an earlier game would lead to a different result. */
const RULES_VERSION = '10';

/**
 * Returns a function that reads the figures of positions with the given packs: limits, maxima and the like. `rules`:
 * changes of their boxes. State kept by boxes must be part of the position.
 */
export function arkhamFiguresReader(
  content: Content,
  rules: readonly BoxRules<ArkhamRuleTable>[] = [],
): (state: State) => ArkhamFigures {
  const ruleTable = applyLayers(ARKHAM_RULES, rules);
  return (state) => getArkhamFigures(new Game<State, ArkhamRuleTable>(readOnlyTable(state), content, ruleTable));
}

/**
 * Returns a function that previews the monsters that a seat would meet at given places now, moving or not. Otherwise as
 * {@link arkhamFiguresReader}.
 */
export function arkhamFoesReader(
  content: Content,
  rules: readonly BoxRules<ArkhamRuleTable>[] = [],
): (state: State, seat: Seat, places: readonly string[]) => readonly FoePreview[] {
  const ruleTable = applyLayers(ARKHAM_RULES, rules);
  return (state, seat, places) => {
    const g = new Game<State, ArkhamRuleTable>(readOnlyTable(state), content, ruleTable);
    const who = g.s.investigators[seat];
    return who ? previewFoesAt(g, who, places) : [];
  };
}

/** Arkham Horror without the parts that load later. */
export type ArkhamCoreGame = CoreGame<GameDefinition<ArkhamSetup, State, Event, Outcome, TypedDecision>>;

/**
 * Creates Arkham Horror with the given packs, without the parts that load later. `rules`: changes of their boxes, in
 * the order of the packs.
 */
export function arkhamCoreGame(content: Content, rules: readonly BoxRules<ArkhamRuleTable>[] = []): ArkhamCoreGame {
  const ruleTable = applyLayers(ARKHAM_RULES, rules);
  checkMovements(content, ruleTable.board.moves, 'Arkham Horror');
  const begin = (setup: ArkhamSetup, dice: Dice): State => {
    checkSetup(setup);
    checkPacks(content, setup.packs);
    const state = createState(content, setup, dice);
    createSlices(state, rules, content, dice);
    // Copies share one hidden class, which is fast to read. Nothing else changes this state.
    return cloneState(state, true);
  };
  return {
    id: 'arkham',
    version: versionOf('arkham', RULES_VERSION, content),
    ...embeddedPacks(content),
    begin,
    open(table: GameTable, warmFrom?: GameTable): () => Rule<Outcome | undefined> {
      const before = warmFrom?.runtime;
      const g = new Game<State, ArkhamRuleTable>(table, content, ruleTable, before);
      table.runtime = g;
      return () => nextStep(g);
    },
    clone: cloneState,
    share(state: State, table?: GameTable, before?: State): State {
      table?.runtime?.markShared();
      return before ? createCheckpoint(state, before) : shareState(state);
    },
    redraw(table: GameTable, seat: Seat | undefined, dice: Dice): void {
      const g = table.runtime ?? new Game<State, ArkhamRuleTable>(table, content, ruleTable);
      redrawHidden(g, rules, seat, dice, table.state.faceUpLocationCards);
    },
    view: (state: State, seat: Seat | undefined) =>
      createViews(new Game<State, ArkhamRuleTable>(readOnlyTable(state), content, ruleTable), rules)(seat),
    createViewer(table: GameTable): (seat: Seat | undefined) => View {
      const reader = new Game<State, ArkhamRuleTable>(readOnlyTable(table.state), content, ruleTable);
      return createViews(reader.reuseCaches(table.runtime), rules);
    },
  };
}
