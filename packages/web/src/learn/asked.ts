import { type About, aboutOf, askedAs, type CheckInSight, chanceOfFurther } from '@vigil/rules';
import { chanceOf, perCent } from '@vigil/table';
import type { Now } from './lesson.js';

/** What is told about the question, for those who decide. */
export function aboutNow(now: Now): About {
  return now.decision ? aboutOf(now.decision) : {};
}

/** How likely a check is to be passed as it would be rolled now. */
export function odds(check: CheckInSight | undefined): string {
  return check ? chanceOf(check) : '';
}

/** The check behind an answer of the question: of the first of these that has one. */
export function checkOf(now: Now, ...options: readonly string[]): CheckInSight | undefined {
  const { checks } = aboutNow(now);
  return options.map((id) => checks?.[id]).find(Boolean);
}

/** Dice of a check, the missing successes, and the chance that a Clue brings them. */
export function rolledArgs(now: Now) {
  const { about } = askedAs(now.decision, 'q.after-roll') ?? {};
  const { successes = 0, difficulty = 1, further = [] } = about ?? {};
  const clue = further.find(({ option }) => option === 'clue');
  return { successes, need: difficulty, chance: perCent(about && clue ? chanceOfFurther(about, clue).now : 0) };
}

/** The movement points that are left. */
export function pointsOf(now: Now): number {
  return askedAs(now.decision, 'q.movement')?.args.points ?? 0;
}

/** A place to go to: what it is called, and how one goes there in a sentence. */
export function nextArgs({ edition }: Now, place: string) {
  return { next: edition.words.name('place', place), to: edition.words.formed('place', place, 'to') };
}

/** The world behind a gate, in the same way. */
export function worldArgs({ edition }: Now, marker: string) {
  return { world: edition.words.name('gate', marker), to: edition.words.formed('gate', marker, 'to') };
}
