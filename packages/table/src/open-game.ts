import type { GameDefinition, Seat } from '@vigil/engine';
import {
  arkhamRulesOf,
  type Box,
  type Content,
  contentOfBoxes,
  type Event,
  type FoePreview,
  type HauntOutcome,
  type HauntPreview,
  type HauntState,
  hauntRulesOf,
  type LazyGame,
  type Outcome,
  type State,
  type TypedDecision,
} from '@vigil/rules';
import { type GameId, isHaunt, type TableView } from './view.js';

export type AnyState = State | HauntState;
export type AnyDefinition = GameDefinition<unknown, AnyState, Event, Outcome | HauntOutcome, TypedDecision>;

type FoesReader = (state: AnyState, seat: Seat, places: readonly string[]) => readonly FoePreview[];

/** A game with its boxes loaded, ready to play. */
export interface OpenedGame {
  readonly game: GameId;
  readonly content: Content;
  readonly definition: AnyDefinition;
  /** Returns a preview of monster actions, if the game supports it. */
  readonly previewMonsters: (view: TableView) => HauntPreview | undefined;
  /** Returns the monsters that a seat would meet at some places now, with its chances. */
  readonly previewFoes?: FoesReader;
  /** Loads the code for the preview of a position; without a position, of any. Undefined if it is loaded. */
  readonly loadPreview?: (view?: TableView) => Promise<void> | undefined;
  /**
   * Loads the methods of the definition that read external data: saves, positions, corrections. They throw until then.
   * Undefined: they are loaded.
   */
  readonly loadLazyPart?: () => Promise<void>;
}

/** Parts of each game that are needed only for external data. */
const LAZY_PARTS = {
  arkham: () => import('@vigil/rules/arkham/lazy-game'),
  haunt: () => import('@vigil/rules/haunt/lazy-game'),
};

const OPENERS: Readonly<Record<GameId, (boxes: readonly Box[]) => Promise<OpenedGame>>> = {
  async arkham(boxes) {
    const { arkhamCoreGame, arkhamFoesReader } = await import('@vigil/rules/arkham');
    const content = contentOfBoxes(boxes);
    const rules = arkhamRulesOf(boxes);
    const core = arkhamCoreGame(content, rules);
    const lazy = createLazyDefinition(core, async () => {
      const { arkhamLazyGame } = await LAZY_PARTS.arkham();
      return arkhamLazyGame(content, rules, core.begin);
    });
    const previewFoes = arkhamFoesReader(content, rules) as FoesReader;
    return { game: 'arkham', content, ...lazy, previewMonsters: () => undefined, previewFoes };
  },
  async haunt(boxes) {
    const { toHauntContent, previewHauntMonsters, hauntCoreGame, hauntFoesReader } = await import('@vigil/rules/haunt');
    const content = contentOfBoxes(boxes);
    const rules = hauntRulesOf(boxes);
    const core = hauntCoreGame(content, rules);
    const lazy = createLazyDefinition(core, async () => {
      const { hauntLazyGame } = await LAZY_PARTS.haunt();
      return hauntLazyGame(content, rules, core.begin);
    });
    const hauntContent = toHauntContent(content);
    let plans: typeof import('@vigil/rules/haunt/plan') | undefined;
    const isBetweenDays = (view: TableView) => isHaunt(view) && view.step.phase === 'day';
    return {
      game: 'haunt',
      content,
      ...lazy,
      previewFoes: hauntFoesReader(content, rules) as FoesReader,
      previewMonsters(view) {
        if (!isHaunt(view)) return undefined;
        const preview = previewHauntMonsters(hauntContent, view, rules);
        return plans && isBetweenDays(view)
          ? { ...preview, plan: plans.createHauntPlan(hauntContent, view, rules) }
          : preview;
      },
      loadPreview(view) {
        if (plans || (view && !isBetweenDays(view))) return undefined;
        return import('@vigil/rules/haunt/plan').then((fetched) => {
          plans = fetched;
        });
      },
    };
  },
};

/** Opens the boxes of a game. Its rules are loaded now; those of the other game never. */
export async function openGame(game: GameId, boxes: readonly Box[]): Promise<OpenedGame> {
  // Load both parts at the same time.
  const [opened] = await Promise.all([openNewGame(game, boxes), LAZY_PARTS[game]()]);
  await opened.loadLazyPart?.();
  return opened;
}

/** The same for a new game: the part for external data is loaded only on demand. */
export function openNewGame(game: GameId, boxes: readonly Box[]): Promise<OpenedGame> {
  return OPENERS[game](boxes);
}

/** Creates a definition whose part for external data is loaded separately. */
function createLazyDefinition<S>(
  core: object,
  fetch: () => Promise<LazyGame<S>>,
): Pick<OpenedGame, 'definition' | 'loadLazyPart'> {
  let fetched: LazyGame<S> | undefined;
  const requireLazy = (): LazyGame<S> => {
    if (!fetched) throw new Error('The code that reads saves and positions has not been loaded.');
    return fetched;
  };
  const lazyMethods: LazyGame<S> = {
    words: () => requireLazy().words(),
    amend: (table, correction) => requireLazy().amend(table, correction),
    validate: (position) => requireLazy().validate(position),
    upgrade: (state) => requireLazy().upgrade(state),
    removeUnknown: (state) => requireLazy().removeUnknown(state),
  };
  const definition: unknown = { ...core, ...lazyMethods };
  return {
    definition: definition as AnyDefinition,
    async loadLazyPart() {
      fetched ??= await fetch();
    },
  };
}

/** Returns the game of a save, in whatever form. */
export function gameOfSave(saved: unknown): GameId {
  return (saved as { game?: unknown } | undefined)?.game === 'haunt' ? 'haunt' : 'arkham';
}
