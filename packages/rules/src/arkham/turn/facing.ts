import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { saveCombat } from '../../common/combat/saved-combat.js';
import { findModifier, monsterStats } from '../../common/figures/modifiers.js';
import { Interrupted } from '../../common/game.js';
import type { Game } from '../game.js';
import type { ActiveFight, Investigator, PhaseProgress } from '../state.js';
import { askWhichMonsterFirst, fight, fightOrEvade } from './combat.js';
import { type MeetingOptions, PLAIN_MEETING } from './fight-checks.js';
import { checkpointInPhase } from './phase-progress.js';

/** Progress among monsters to be faced. */
export type FacingProgress = Extract<PhaseProgress, { part: 'face' }>;

/** A movement that may resume among monsters. `to`: the next area, unless the movement has ended. */
export type MovementProgress = Pick<FacingProgress, 'points' | 'from' | 'to'>;

/**
 * True if a monster in the area must be faced. Not in the turn of a return from an Other World (A-MOVE-28), but from
 * the next on (A-MOVE-30). Elusive monsters need not be faced (A-EVADE-06).
 */
export function mustFace(g: Game, who: Investigator, token: string): boolean {
  if (who.returnedOn === g.s.turn || findModifier(g, who, 'unseen')) return false;
  return !monsterStats(g, token).abilities.includes('elusive');
}

/**
 * Makes the investigator fight or evade every monster in the area, in any order (A-MOVE-07, A-MOVE-08, A-EVADE-04).
 * Returns true if all were evaded, so that movement may go on (A-MOVE-09, A-EVADE-02). An investigator moved elsewhere
 * is out of it (A-MOVE-17). `way`: allows a checkpoint before each monster and each round. `resumed`: resumes at one.
 */
export function* faceMonsters(
  g: Game,
  who: Investigator,
  why: string,
  way: MovementProgress | false = false,
  resumed?: FacingProgress,
): Rule<boolean> {
  const faced = resumed ? [...resumed.met] : [];
  const { place } = who;
  let free = resumed?.free ?? true;
  let resumedFight = resumed?.fight;
  let current: string | undefined;
  const remaining = () =>
    g.monstersAt(place).filter((monster) => !faced.includes(monster) && mustFace(g, who, monster));
  const checkpointHere = (now?: () => ActiveFight) => {
    if (!way) return;
    const { points, from, to } = way;
    checkpointInPhase(g, () => ({
      part: 'face',
      seat: who.seat,
      points,
      from,
      to,
      met: [...faced],
      free,
      fight: now?.(),
    }));
  };
  // Field by field: a spread object with later additions gets a hidden class of its own.
  const meeting: MeetingOptions = {
    horror: PLAIN_MEETING.horror,
    combat: PLAIN_MEETING.combat,
    others: () => remaining().filter((monster) => monster !== current),
    checkpoint: way
      ? (combat, unchanged) => checkpointHere(() => ({ combat: saveCombat(g, combat), unchanged }))
      : undefined,
  };
  for (;;) {
    let token = resumedFight?.combat.token;
    if (token === undefined) {
      if (remaining().length === 0) return free;
      checkpointHere();
      token = yield* askUnlessMoot<string>(g, () => {
        const now = remaining();
        return now.length === 0 ? undefined : askWhichMonsterFirst(g, who, now, why);
      });
      if (token === undefined) return free;
    }
    current = token;
    const result = resumedFight
      ? yield* fight(g, who, token, meeting, resumedFight)
      : yield* fightOrEvade(g, who, token, meeting);
    resumedFight = undefined;
    faced.push(token);
    if (result !== 'evaded') free = false;
    assertStillAt(who, place);
  }
}

/** Throws if the investigator was moved elsewhere in combat, which ends the action at the place (A-MOVE-17). */
export function assertStillAt(who: Investigator, place: string): void {
  if (who.place !== place) throw new Interrupted(who.seat);
}
