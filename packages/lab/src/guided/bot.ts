import { type Bot, type Playable, RandomSource, randomBot } from '@vigil/bots';
import type { Goal } from './goals.js';

/** Options that serve the goal are chosen in this many of eight cases. */
const FOLLOWED_IN_EIGHT = 7;
/** Options that help to win checks and fights are chosen in this many of eight cases, in every other game. */
const HELPED_IN_EIGHT = 6;
const HELP = new Set(['o.clue', 'o.take-weapon', 'o.fight', 'o.yes']);
/** Asides are slow to list, so only one move in this many looks at them. */
const ASIDES_ONCE_IN = 3;
const ASIDES_IN_A_ROW = 3;

/** Takes an option that serves the goal if there is one; otherwise plays at random. */
export function createGuidedBot(seed: string, goal: Goal): Bot {
  const chance = new RandomSource(`guided bot ${seed}`);
  const random = randomBot(seed);
  const isHelpful = chance.below(2) === 0;
  let asidesTaken = 0;

  const chooseMove = (play: Playable): (() => void) | undefined => {
    const wanted: (() => void)[] = [];
    const helping: (() => void)[] = [];
    const includesAsides = asidesTaken < ASIDES_IN_A_ROW && chance.below(ASIDES_ONCE_IN) === 0;
    play.questions.forEach((question, index) => {
      question.options.forEach((option, i) => {
        const choose = () => {
          asidesTaken = 0;
          play.choose(index, i);
        };
        if (goal(question, option)) wanted.push(choose);
        else if (isHelpful && HELP.has(option.key)) helping.push(choose);
      });
      for (const aside of (includesAsides && question.asides?.()) || []) {
        if (!goal(question, aside)) continue;
        wanted.push(() => {
          asidesTaken++;
          play.takeAside(index, aside.id);
        });
      }
    });
    if (wanted.length > 0 && chance.below(8) < FOLLOWED_IN_EIGHT) return wanted[chance.below(wanted.length)];
    if (helping.length > 0 && chance.below(8) < HELPED_IN_EIGHT) return helping[chance.below(helping.length)];
    return undefined;
  };

  return {
    name: 'guided',
    move(play) {
      const move = chooseMove(play);
      if (move) return move();
      asidesTaken = 0;
      random.move(play);
    },
  };
}
