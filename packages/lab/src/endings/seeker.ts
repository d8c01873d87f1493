import { RandomSource } from '@vigil/bots';
import type { OpenQuestion, PublicOption } from '@vigil/engine';
import {
  type ArkhamSetup,
  type Content,
  type Investigator,
  type Outcome,
  optionId,
  readOptionId,
  type State,
} from '@vigil/rules';
import type { Purpose } from './destinations.js';
import { chooseDestinations, stepsToNearest } from './destinations.js';
import type { Seeker } from './find-ending.js';

/**
 * Scores the options of each question by simple rules and takes the best; ties are broken at random. Good enough to
 * find a wanted ending among many seeds, not a serious opponent.
 */
export function createSeeker(content: Content, purpose: Purpose, seed: string): Seeker<ArkhamSetup, State, Outcome> {
  return createBestOptionSeeker(seed, (state, question, option) => {
    // Every investigator who can completes a Mission.
    if (question.key === 'q.sacrifice') return option.id === 'yes' ? 1 : 0;
    return purpose === 'nothing' ? 0 : score(content, state, purpose, question, option);
  });
}

/** Takes the option with the highest score among all open questions, at random among equals. */
export function createBestOptionSeeker<Setup, S, R>(
  seed: string,
  score: (state: S, question: OpenQuestion, option: PublicOption) => number,
): Seeker<Setup, S, R> {
  const chance = new RandomSource(`seeker ${seed}`);
  return {
    move(play) {
      const at = chance.below(play.questions.length);
      const question = play.questions[at] as OpenQuestion;
      const scores = question.options.map((option) => score(play.state, question, option));
      const best = Math.max(...scores);
      const among = scores.flatMap((one, i) => (one === best ? i : []));
      play.choose(at, among[chance.below(among.length)] as number);
    },
  };
}

/** Returns a score of an option for the purpose; 0: no opinion. */
function score(content: Content, state: State, purpose: Purpose, question: OpenQuestion, option: PublicOption): number {
  const who = state.investigators[question.by[0] as number] as Investigator;
  switch (question.key) {
    case 'q.movement':
      return scoreMovement(content, state, purpose, who, option);
    case 'q.explored-gate':
      return scoreGateOption(purpose, option);
    case 'q.seal':
      return (purpose === 'seal') === (option.id === 'seal') ? 1 : 0;
    case 'q.take-clues':
    case 'q.take-clue':
      return option.id === optionId.amount(0) || option.id === 'leave' ? 0 : 1;
    case 'q.fight-or-evade':
      return option.id === (isArmed(content, who) ? 'fight' : 'evade') ? 1 : 0;
    case 'q.fight-or-flee':
      return option.id === (isArmed(content, who) ? 'fight' : 'flee') ? 1 : 0;
    case 'q.hands':
      return readOptionId('takeUp', option.id) ? 2 : option.id === 'roll' ? 1 : 0;
    case 'q.after-roll':
      return scoreSpending(state, purpose, who, question, option);
    case 'q.upkeep':
    case 'q.sliders':
      return option.id === 'keep' || option.id === 'done' ? 1 : 0;
    case 'q.start-speed-sneak':
      return option.id === optionId.stop(2) ? 1 : 0;
    case 'q.start-fight-will':
      return option.id === optionId.stop(2) || option.id === optionId.stop(1) ? 1 : 0;
    case 'q.final-attack':
      return option.id === 'attack' ? 1 : 0;
    case 'q.location':
      return readOptionId('ability', option.id) && isUsefulService(content, option) ? 1 : 0;
    case 'q.buy':
      return option.id === optionId.buy('elder-sign') ? 2 : 0;
    default:
      return 0;
  }
}

/** Healing and shopping. */
function isUsefulService(content: Content, { args = {} }: PublicOption): boolean {
  const ability = content.locations.get(String(args.place))?.abilities?.[Number(args.ability) - 1];
  return ability?.then.some((effect) => effect.do === 'gain' || effect.do === 'shop') === true;
}

function scoreMovement(
  content: Content,
  state: State,
  purpose: Purpose,
  who: Investigator,
  { id, args }: PublicOption,
): number {
  if (readOptionId('use', id)) return 0;
  if (readOptionId('engage', id)) return -1;
  const goals = chooseDestinations(content, state, purpose, who);
  const currentSteps = stepsToNearest(content, state, who.place, goals);
  if (id === 'stop') return currentSteps === 0 ? 3 : 1;
  // Steps towards a goal, past as few monsters as possible.
  return stepsToNearest(content, state, String(args?.place), goals) < currentSteps ? 2 : 0;
}

function scoreGateOption(purpose: Purpose, { id }: PublicOption): number {
  if (id === 'wait') return 0;
  if (readOptionId('use', id)) return purpose === 'seal' ? 3 : 0;
  return 2;
}

function isArmed(content: Content, who: Investigator): boolean {
  return who.cards.some(({ card }) => content.cards.get(card)?.weapon !== undefined);
}

/** Spends Clues to close gates, and to survive unless they are saved for a seal. */
function scoreSpending(
  state: State,
  purpose: Purpose,
  who: Investigator,
  { args }: OpenQuestion,
  { id }: PublicOption,
): number {
  const saved = purpose === 'seal' && !state.battle ? 5 : 0;
  const matters = ['close', 'combat', 'horror', 'evade'].includes(String(args?.check));
  if (id === 'clue') return matters && who.clues > saved ? 1 : -1;
  return 0;
}
