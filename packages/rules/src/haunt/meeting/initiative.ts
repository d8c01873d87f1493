import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import type { ChecksByOption } from '../../common/checks/check-previews.js';
import { previewCheck } from '../../common/checks/checks.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import type { CheckDetails } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { previewFoes } from './engagement.js';
import { evadeGroup, evadeSpec, mostObservant, stealClues } from './evade.js';
import { isOver, type Meeting, monstersIn, peopleIn } from './meeting.js';

/** The side that strikes first this round, or an escape of all. */
export type Initiative = 'investigators' | 'monsters' | 'escaped';

/**
 * Runs the Initiative segment, in every round with the investigators then present (H-ENC-INIT-11). One of them rolls to
 * evade the group. A pass gives them the initiative (H-ENC-INIT-04), extra successes steal clues, and they may escape
 * or strike first. Undefined: no investigator or no monster is left.
 */
export function* resolveInitiative(g: Game, meeting: Meeting): Rule<Initiative | undefined> {
  const roller = yield* chooseRoller(g, meeting);
  if (!roller) return undefined;
  const monsters = monstersIn(g, meeting);
  const difficulty = difficultyOf(g, monsters);
  const { passed, successes } = yield* evadeGroup(g, roller, monsters, difficulty);
  g.emit?.({
    type: 'monsterEncounter',
    at: meeting.place,
    seat: roller.seat,
    outcome: passed ? 'initiative' : 'no-initiative',
  });
  // No escape, no loss; the monster strikes first (H-ENC-INIT-08).
  if (!passed) return 'monsters';
  yield* stealClues(
    g,
    roller,
    () => monstersIn(g, meeting),
    successes - difficulty,
    'H-ENC-INIT-07',
    () => previewFoes(g, meeting),
  );
  // H-ENC-INIT-05; no escape at once from a surprise.
  if (meeting.change?.surprise && meeting.round === 1) return 'investigators';
  return yield* chooseEscapeOrFight(g, meeting);
}

/** Returns two if any of them has Ambush, else one (H-ENC-INIT-03). */
function difficultyOf(g: Game, monsters: readonly string[]): number {
  return monsters.some((token) => monsterStats(g, token).abilities.includes('ambush')) ? 2 : 1;
}

/** Previews the Initiative check of a roller against a group (H-ENC-INIT-01 to H-ENC-INIT-03). */
export function previewInitiative(g: Game, who: Investigator, monsters: readonly string[]): CheckDetails {
  return previewCheck(g, who, evadeSpec(g, who, monsters, difficultyOf(g, monsters)));
}

/** Lets the team name the roller (H-ENC-INIT-01). */
function* chooseRoller(g: Game, meeting: Meeting): Rule<Investigator | undefined> {
  return yield* askUnlessMoot<Investigator>(g, () => {
    if (isOver(g, meeting)) return undefined;
    const people = peopleIn(g, meeting);
    const monsters = monstersIn(g, meeting);
    const monster = mostObservant(g, monsters);
    return {
      by: people.map(({ seat }) => seat),
      key: 'q.initiative',
      args: { place: meeting.place, n: monsters.length },
      why: 'H-ENC-INIT-01',
      options: people.map(investigatorOption),
      about: () => {
        const difficulty = difficultyOf(g, monsters);
        const checks = people.map((who) => [investigatorOption(who).id, previewInitiative(g, who, monsters)]);
        return {
          monsters,
          awareness: monsterStats(g, monster).awareness,
          difficulty,
          checks: Object.fromEntries(checks) as ChecksByOption,
        };
      },
    };
  });
}

/** Asks whether all escape or none (H-ENC-INIT-05). */
function* chooseEscapeOrFight(g: Game, meeting: Meeting): Rule<Initiative | undefined> {
  return yield* askUnlessMoot<Initiative>(g, () => {
    if (isOver(g, meeting)) return undefined;
    return {
      by: peopleIn(g, meeting).map(({ seat }) => seat),
      key: 'q.escape',
      args: { place: meeting.place },
      why: 'H-ENC-INIT-05',
      // H-ENC-INIT-06: those who stay strike first.
      options: [
        { id: 'escape', value: 'escaped', key: 'o.escape' },
        { id: 'fight', value: 'investigators', key: 'o.stand' },
      ],
      about: () => ({ monsters: monstersIn(g, meeting), foes: previewFoes(g, meeting) }),
    };
  });
}
