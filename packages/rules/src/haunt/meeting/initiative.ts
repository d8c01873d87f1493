import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import type { ChecksByOption } from '../../common/resolving/check-previews.js';
import { previewCheck } from '../../common/resolving/checks.js';
import type { CheckDetails } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { previewFoes } from './engagement.js';
import { evadeGroup, evadeSpec, mostObservant, stealClues } from './evade.js';
import { isOver, type Meeting, monstersIn, peopleIn } from './meeting.js';

/** Who strikes first this round, or that all of them have escaped. */
export type Initiative = 'investigators' | 'monsters' | 'escaped';

/**
 * The Initiative segment, anew in every round with whoever is there then (H-ENC-INIT-11): one of them rolls to evade
 * the group; passed, they have the initiative (H-ENC-INIT-04), extra successes steal clues, and they may escape or
 * strike first. Undefined: there is nobody left to go on with.
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
  // No escape, no loss; who engages is attacked first (H-ENC-INIT-08).
  if (!passed) return 'monsters';
  yield* stealClues(g, roller, () => monstersIn(g, meeting), successes - difficulty, 'H-ENC-INIT-07');
  // H-ENC-INIT-05; no escape at once from what surprises.
  if (meeting.change?.surprise && meeting.round === 1) return 'investigators';
  return yield* chooseEscapeOrFight(g, meeting);
}

/** Two if any of them has Ambush, however many (H-ENC-INIT-03). */
function difficultyOf(g: Game, monsters: readonly string[]): number {
  return monsters.some((token) => monsterStats(g, token).abilities.includes('ambush')) ? 2 : 1;
}

/** The Initiative check of a roller against a group, before it is made (H-ENC-INIT-01 to H-ENC-INIT-03). */
export function previewInitiative(g: Game, who: Investigator, monsters: readonly string[]): CheckDetails {
  return previewCheck(g, who, evadeSpec(g, who, monsters, difficultyOf(g, monsters)));
}

/** The team names who rolls (D-29). */
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

/** All of them escape, or none (D-30, AMB-54). */
function* chooseEscapeOrFight(g: Game, meeting: Meeting): Rule<Initiative | undefined> {
  return yield* askUnlessMoot<Initiative>(g, () => {
    if (isOver(g, meeting)) return undefined;
    return {
      by: peopleIn(g, meeting).map(({ seat }) => seat),
      key: 'q.escape',
      args: { place: meeting.place },
      why: 'H-ENC-INIT-05',
      // H-ENC-INIT-06: who stays strikes first.
      options: [
        { id: 'escape', value: 'escaped', key: 'o.escape' },
        { id: 'fight', value: 'investigators', key: 'o.stand' },
      ],
      about: () => ({ monsters: monstersIn(g, meeting), foes: previewFoes(g, meeting) }),
    };
  });
}
