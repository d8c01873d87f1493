import { randomBot } from '@vigil/bots';
import { BOXES, loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { arkhamRulesOf, hauntRulesOf, type TypedDecision, type Vocabulary, vocabularyOf } from '@vigil/rules';
import { type GameId, type OpenedGame, openGame, type TableView } from '../../src/index.js';

/** Opens a game with every box available for it, with all questions. */
export async function openWithAllBoxes(
  game: GameId,
): Promise<{ readonly opened: OpenedGame; readonly vocabulary: Vocabulary }> {
  const ids = BOXES.entries.filter(({ unfinished, games }) => !unfinished && (!games || games.includes(game)));
  return openWithBoxes(
    game,
    ids.map(({ id }) => id),
  );
}

/** Opens a game with some boxes. */
export async function openWithBoxes(
  game: GameId,
  ids: readonly string[] = ['base'],
): Promise<{ readonly opened: OpenedGame; readonly vocabulary: Vocabulary }> {
  const boxes = await loadBoxes(ids);
  const vocabulary = vocabularyOf(game === 'arkham' ? arkhamRulesOf(boxes) : hauntRulesOf(boxes));
  return { opened: await openGame(game, boxes), vocabulary };
}

/** Plays random games and passes every decision to an observer, with the view. */
export function observeRandomGames(
  { definition }: OpenedGame,
  { games, answers, seed = 'post' }: { readonly games: number; readonly answers: number; readonly seed?: string },
  look: (decision: TypedDecision, view: TableView) => void,
  more: object = {},
): void {
  for (let n = 0; n < games; n++) {
    const setup = { investigators: Array<string>(2 + (n % 3)).fill('random'), ancientOne: 'random', ...more };
    const play = Play.start(definition, setup, `${seed} ${n}`);
    const bot = randomBot(`${seed} ${n}`);
    for (let i = 0; i < answers && play.result === undefined; i++) {
      const view = play.view() as TableView;
      for (const decision of play.decisions) look(decision, view);
      bot.move(play);
    }
  }
}
