import { type Bot, type ReasonedAnswer, searcherBot, type ThinkablePlay } from '@vigil/bots';
import { Play } from '@vigil/engine';
import type { SavedGame } from '@vigil/table';
import type { TerminalGame } from '../games/index.js';

/** The searching bot for seats of a local game. It thinks in copies of the game. */
export class SearchingPlayer {
  private readonly game: TerminalGame;
  private bot: Bot;

  constructor(game: TerminalGame) {
    this.game = game;
    this.bot = this.createBot();
  }

  /** Returns the answer to one of the open decisions. */
  move(saved: SavedGame, decision: string): ReasonedAnswer {
    const play = Play.load(this.game.definition, saved);
    const given = play.answers.length;
    this.bot.move(withOneDecision(play, decision));
    const option = play.answers[given]?.[1];
    if (option === undefined) throw new Error(`the bot has not answered decision ${decision}`);
    const reason = this.bot.explain?.();
    return reason ? { option, reason } : { option };
  }

  /** Forgets its plans, after undo. */
  reset(): void {
    this.bot = this.createBot();
  }

  private createBot(): Bot {
    return searcherBot('terminal', this.game.content);
  }
}

/** Returns a play in which only one decision is open: the others belong to people. */
function withOneDecision(play: ThinkablePlay, decision: string): ThinkablePlay {
  const index = play.decisions.findIndex(({ id }) => id === decision);
  return {
    get result() {
      return play.result;
    },
    questions: play.questions.slice(index, index + 1),
    decisions: play.decisions.slice(index, index + 1),
    view: (seat) => play.view(seat),
    choose: (_question, option) => play.choose(index, option),
    takeAside: (_question, aside) => play.takeAside(index, aside),
    answer: (id, option) => play.answer(id, option),
    imagine: (seat, seed) => play.imagine(seat, seed),
  };
}
