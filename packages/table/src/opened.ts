import type { GameDefinition } from '@vigil/engine';
import {
  arkhamRules,
  type Box,
  type Content,
  contentOf,
  type Elsewhere,
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
  /**
   * Fetches what the definition needs to read what comes from elsewhere: saves, positions, corrections. Until then those of its
   * methods throw. Undefined: it is there.
   */
  readonly fetchElsewhere?: () => Promise<void>;
}

/** What a game does without until something comes from elsewhere. */
const ELSEWHERE = {
  arkham: () => import('@vigil/rules/arkham/elsewhere'),
  haunt: () => import('@vigil/rules/haunt/elsewhere'),
};

const GAMES: Readonly<Record<GameId, (boxes: readonly Box[]) => Promise<OpenedGame>>> = {
  async arkham(boxes) {
    const { arkhamHere } = await import('@vigil/rules/arkham');
    const content = contentOf(boxes);
    const rules = arkhamRules(boxes);
    const here = arkhamHere(content, rules);
    const whole = inTwo(here, async () => {
      const { arkhamElsewhere } = await ELSEWHERE.arkham();
      return arkhamElsewhere(content, rules, here.begin);
    });
    return { game: 'arkham', content, ...whole, foresee: () => undefined };
  },
  async haunt(boxes) {
    const { hauntContent, hauntForesight, hauntHere } = await import('@vigil/rules/haunt');
    const content = contentOf(boxes);
    const rules = hauntRules(boxes);
    const here = hauntHere(content, rules);
    const whole = inTwo(here, async () => {
      const { hauntElsewhere } = await ELSEWHERE.haunt();
      return hauntElsewhere(content, rules, here.begin);
    });
    const own = hauntContent(content);
    let plans: typeof import('@vigil/rules/haunt/plan') | undefined;
    const between = (view: TableView) => isHaunt(view) && view.step.phase === 'day';
    return {
      game: 'haunt',
      content,
      ...whole,
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
export async function openGame(game: GameId, boxes: readonly Box[]): Promise<OpenedGame> {
  // Both parts are fetched at once.
  const [opened] = await Promise.all([openForNew(game, boxes), ELSEWHERE[game]()]);
  await opened.fetchElsewhere?.();
  return opened;
}

/** The same for a game that is begun now: what would come from elsewhere is fetched by whoever wants it. */
export function openForNew(game: GameId, boxes: readonly Box[]): Promise<OpenedGame> {
  return GAMES[game](boxes);
}

/** A game whose part for what comes from elsewhere is fetched apart from it. */
function inTwo<S>(here: object, fetch: () => Promise<Elsewhere<S>>): Pick<OpenedGame, 'definition' | 'fetchElsewhere'> {
  let fetched: Elsewhere<S> | undefined;
  const elsewhere = (): Elsewhere<S> => {
    if (!fetched) throw new Error('What reads saves and positions has not been fetched.');
    return fetched;
  };
  const reading: Elsewhere<S> = {
    words: () => elsewhere().words(),
    amend: (table, correction) => elsewhere().amend(table, correction),
    misfit: (position) => elsewhere().misfit(position),
    upgrade: (state) => elsewhere().upgrade(state),
    takeOut: (state) => elsewhere().takeOut(state),
  };
  const definition: unknown = { ...here, ...reading };
  return {
    definition: definition as AnyGame,
    async fetchElsewhere() {
      fetched ??= await fetch();
    },
  };
}

/** The game that a save is of, in whatever form it was handed in. */
export function gameOfSave(saved: unknown): GameId {
  return (saved as { game?: unknown } | undefined)?.game === 'haunt' ? 'haunt' : 'arkham';
}
