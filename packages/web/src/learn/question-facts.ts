import { type About, aboutOf, answerText, asDecisionOf, type CheckDetails, chanceOfRollOption } from '@vigil/rules';
import { formatCheckChance, formatPercent } from '../text/percent.js';
import type { LessonState } from './lesson.js';

/** Facts about the open question. */
export function aboutQuestion(now: LessonState): About {
  return now.decision ? aboutOf(now.decision) : {};
}

/** Chance to pass a check rolled now, as text. */
export function oddsText(check: CheckDetails | undefined): string {
  return check ? formatCheckChance(check) : '';
}

/** The check behind an answer of the question: of the first of these that has one. */
export function findCheck(now: LessonState, ...options: readonly string[]): CheckDetails | undefined {
  const { checks } = aboutQuestion(now);
  return options.map((id) => checks?.[id]).find(Boolean);
}

/** Dice of a check, the missing successes, and the chance of success with a Clue. */
export function rolledArgs(now: LessonState) {
  const { about } = asDecisionOf(now.decision, 'q.after-roll') ?? {};
  const { successes = 0, difficulty = 1, further = [] } = about ?? {};
  const clue = further.find(({ option }) => option === 'clue');
  return {
    successes,
    need: difficulty,
    chance: formatPercent(about && clue ? chanceOfRollOption(about, clue).now : 0),
  };
}

/** The text of an answer's button; empty if it is not offered. */
export function answerArgs({ loaded, view, decision }: LessonState, id: string) {
  const option = decision?.options.find((one) => one.id === id);
  return { answer: decision && option ? answerText(loaded.wordsAt(view), decision, option) : '' };
}

/** The movement points that are left. */
export function movementPoints(now: LessonState): number {
  return asDecisionOf(now.decision, 'q.movement')?.args.points ?? 0;
}

/** A place to go to: its name, and how to go there in a sentence. `goal`: the last place of the way. */
export function placeArgs({ loaded: { words } }: LessonState, place: string, goal = place) {
  return {
    next: words.nameInForm('place', place, 'the'),
    to: words.nameInForm('place', place, 'to'),
    aim: words.nameInForm('place', goal, 'the'),
    isLast: place === goal ? 'yes' : 'no',
  };
}

/** The world behind a gate, in the same way. */
export function worldArgs({ loaded }: LessonState, marker: string) {
  return { world: loaded.words.name('gate', marker), to: loaded.words.nameInForm('gate', marker, 'to') };
}
