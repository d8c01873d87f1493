import type { Bot, Playable } from './bot.js';
import { RandomSource } from './random-source.js';

/** One move in this many considers the asides, by default. */
const ASIDE_INTERVAL = 16;
/** After this many asides in a row the bot must answer. */
const MAX_ASIDES_IN_A_ROW = 3;

/**
 * Chooses uniformly among the options of a random open question, and sometimes takes an aside. The same seed makes the
 * same choices in the same positions. `asideInterval`: one move in this many considers the asides.
 */
export function randomBot(seed: string, asideInterval = ASIDE_INTERVAL): Bot {
  const chance = new RandomSource(`random bot ${seed}`);
  let asidesTaken = 0;
  return {
    name: 'random',
    move(play: Playable): void {
      const { questions } = play;
      const index = questions.length === 1 ? 0 : chance.below(questions.length);
      const question = questions[index];
      if (!question) throw new Error('a bot was asked to move, but no decision is open');
      if (chance.below(asideInterval) === 0 && asidesTaken < MAX_ASIDES_IN_A_ROW && question.asides) {
        const asides = question.asides();
        const aside = asides[chance.below(asides.length)];
        if (aside) {
          asidesTaken++;
          play.takeAside(index, aside.id);
          return;
        }
      }
      asidesTaken = 0;
      play.choose(index, chance.below(question.count));
    },
  };
}
