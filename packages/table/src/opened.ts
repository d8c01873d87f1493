import type { GameDefinition } from '@vigil/engine';
import {
  arkhamRules,
  type Box,
  type Content,
  contentOf,
  type Event,
  type Foresight,
  type HauntOutcome,
  type HauntState,
  hauntRules,
  type Outcome,
  type State,
  type TypedDecision,
} from '@vigil/rules';
import { type GameId, isHaunt, type TableView } from './view.js';

export type AnyState = State | HauntState;
export type AnyGame = GameDefinition<unknown, AnyState, Event, Outcome | HauntOutcome, TypedDecision>;

/** A game with its boxes open, ready to be played. */
export interface OpenedGame {
  readonly game: GameId;
  readonly content: Content;
  readonly definition: AnyGame;
  /** What the monsters of a position are about to do, where the game knows. */
  readonly foresee: (view: TableView) => Foresight | undefined;
  /**
   * Fetches what is needed to foresee all of a position, of any where none is given, and is not there yet; undefined:
   * all of it is.
   */
  readonly prepare?: (view?: TableView) => Promise<void> | undefined;
}

const GAMES: Readonly<Record<GameId, (boxes: readonly Box[]) => Promise<OpenedGame>>> = {
  async arkham(boxes) {
    const { arkham } = await import('@vigil/rules/arkham');
    const content = contentOf(boxes);
    const definition: unknown = arkham(content, arkhamRules(boxes));
    return { game: 'arkham', content, definition: definition as AnyGame, foresee: () => undefined };
  },
  async haunt(boxes) {
    const { haunt, hauntContent, hauntForesight } = await import('@vigil/rules/haunt');
    const content = contentOf(boxes);
    const rules = hauntRules(boxes);
    const definition: unknown = haunt(content, rules);
    const own = hauntContent(content);
    let plans: typeof import('@vigil/rules/haunt/plan') | undefined;
    const between = (view: TableView) => isHaunt(view) && view.step.phase === 'day';
    return {
      game: 'haunt',
      content,
      definition: definition as AnyGame,
      foresee(view) {
        if (!isHaunt(view)) return undefined;
        const foresight = hauntForesight(own, view, rules);
        return plans && between(view) ? { ...foresight, plan: plans.hauntPlan(own, view, rules) } : foresight;
      },
      prepare(view) {
        if (plans || (view && !between(view))) return undefined;
        return import('@vigil/rules/haunt/plan').then((fetched) => {
          plans = fetched;
        });
      },
    };
  },
};

/** Opens the boxes of a game; its rules are fetched only now, those of the other game never. */
export function openGame(game: GameId, boxes: readonly Box[]): Promise<OpenedGame> {
  return GAMES[game](boxes);
}

/** The game that a save is of, in whatever form it was handed in. */
export function gameOfSave(saved: unknown): GameId {
  return (saved as { game?: unknown } | undefined)?.game === 'haunt' ? 'haunt' : 'arkham';
}
