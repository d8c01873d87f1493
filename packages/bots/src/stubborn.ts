/**
 * Stubborn bots: always the first option of the first question, or the last of the last. They play badly, and test that
 * every game ends all the same. The miser (`careful/careful.ts`) is another.
 */
import type { Bot, Playable } from './bot.js';
import { LoopGuard } from './loop-guard.js';

/** Always takes the first option. */
export function firstBot(): Bot {
  return createStubbornBot('first', () => 0);
}

/** Always takes the last option. */
export function lastBot(): Bot {
  return createStubbornBot('last', (count) => count - 1);
}

function createStubbornBot(name: string, pick: (count: number) => number): Bot {
  const guard = new LoopGuard();
  return {
    name,
    move(play: Playable): void {
      const { questions } = play;
      const index = pick(questions.length);
      const question = questions[index];
      if (!question) throw new Error('a bot was asked to move, but no decision is open');
      const { options } = question;
      const wanted = pick(options.length);
      const chosen = guard.decide(question, options[wanted]?.id ?? '', () => play.view());
      play.choose(
        index,
        options.findIndex(({ id }) => id === chosen),
      );
    },
  };
}
