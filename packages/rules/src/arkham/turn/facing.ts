import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { findModifier, monsterStats } from '../../common/figures/modifiers.js';
import { Interrupted } from '../../common/game.js';
import { saveCombat } from '../../common/resolving/saved-combat.js';
import type { Game } from '../game.js';
import type { ActiveFight, Investigator, PhaseProgress } from '../state.js';
import { askWhichMonsterFirst, fight, fightOrEvade, type MeetingOptions, PLAIN_MEETING } from './combat.js';
import { checkpointInPhase } from './phase-progress.js';

/** Facing monsters, taken up in its middle. */
export type FacingProgress = Extract<PhaseProgress, { part: 'face' }>;

/** A movement that may be taken up among the monsters he faces; `to`: the area he is leaving for, unless it has ended. */
export type MovementProgress = Pick<FacingProgress, 'points' | 'from' | 'to'>;

/**
 * Whether a monster in his area binds him: not the turn he returned (A-MOVE-28), from the next on as ever (A-MOVE-30);
 * not if it is elusive (A-EVADE-06).
 */
export function mustFace(g: Game, who: Investigator, token: string): boolean {
  if (who.returnedOn === g.s.turn || findModifier(g, who, 'unseen')) return false;
  return !monsterStats(g, token).abilities.includes('elusive');
}

/**
 * He must fight or evade every monster in his area, in the order he likes (A-MOVE-07, A-MOVE-08, A-EVADE-04). True: he
 * evaded them all, so his movement may go on (A-MOVE-09, A-EVADE-02). Whoever is carried off by it is out of this
 * (A-MOVE-17). `way`: a beat may be before each of them and before each round; `under`: it is taken up at one.
 */
export function* faceMonsters(
  g: Game,
  who: Investigator,
  why: string,
  way: MovementProgress | false = false,
  resumed?: FacingProgress,
): Rule<boolean> {
  const met = resumed ? [...resumed.met] : [];
  const { place } = who;
  let free = resumed?.free ?? true;
  let resumedFight = resumed?.fight;
  const remaining = () => g.monstersAt(place).filter((one) => !met.includes(one) && mustFace(g, who, one));
  const checkpointHere = (now?: () => ActiveFight) => {
    if (!way) return;
    const { points, from, to } = way;
    checkpointInPhase(g, () => ({
      part: 'face',
      seat: who.seat,
      points,
      from,
      to,
      met: [...met],
      free,
      fight: now?.(),
    }));
  };
  // Field by field: what is spread and then added to has a shape of its own each time.
  const meeting: MeetingOptions = way
    ? {
        horror: PLAIN_MEETING.horror,
        combat: PLAIN_MEETING.combat,
        checkpoint: (combat, unchanged) => checkpointHere(() => ({ combat: saveCombat(g, combat), unchanged })),
      }
    : PLAIN_MEETING;
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
    const result = resumedFight
      ? yield* fight(g, who, token, meeting, resumedFight)
      : yield* fightOrEvade(g, who, token, meeting);
    resumedFight = undefined;
    met.push(token);
    if (result !== 'evaded') free = false;
    assertStillAt(who, place);
  }
}

/** What was going on at a place ends for whoever was moved elsewhere in combat (A-MOVE-17). */
export function assertStillAt(who: Investigator, place: string): void {
  if (who.place !== place) throw new Interrupted(who.seat);
}
