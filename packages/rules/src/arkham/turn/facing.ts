import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { figures, findModifier } from '../../common/figures/modifiers.js';
import { Gone } from '../../common/game.js';
import { keepCombat } from '../../common/resolving/kept-combat.js';
import type { Game } from '../game.js';
import type { FightUnderWay, Halfway, Investigator } from '../state.js';
import { fight, fightOrEvade, type Meeting, PLAIN, whichFirst } from './combat.js';
import { rest } from './halfway.js';

/** Facing monsters, taken up in its middle. */
export type Facing = Extract<Halfway, { part: 'face' }>;

/** A movement that may be taken up among the monsters he faces; `to`: the area he is leaving for, unless it has ended. */
export type OnTheWay = Pick<Facing, 'points' | 'from' | 'to'>;

/**
 * Whether a monster in his area binds him: not the turn he returned (A-MOVE-28), from the next on as ever (A-MOVE-30);
 * not if it is elusive (A-EVADE-06).
 */
export function mustFace(g: Game, who: Investigator, token: string): boolean {
  if (who.returnedOn === g.s.turn || findModifier(g, who, 'unseen')) return false;
  return !figures(g, token).abilities.includes('elusive');
}

/**
 * He must fight or evade every monster in his area, in the order he likes (A-MOVE-07, A-MOVE-08, A-EVADE-04). True: he
 * evaded them all, so his movement may go on (A-MOVE-09, A-EVADE-02). Whoever is carried off by it is out of this
 * (A-MOVE-17). `way`: a beat may be before each of them and before each round; `under`: it is taken up at one.
 */
export function* face(
  g: Game,
  who: Investigator,
  why: string,
  way: OnTheWay | false = false,
  under?: Facing,
): Rule<boolean> {
  const met = under ? [...under.met] : [];
  const { place } = who;
  let free = under?.free ?? true;
  let underWay = under?.fight;
  const left = () => g.monstersAt(place).filter((one) => !met.includes(one) && mustFace(g, who, one));
  const restHere = (now?: () => FightUnderWay) => {
    if (!way) return;
    const { points, from, to } = way;
    rest(g, () => ({ part: 'face', seat: who.seat, points, from, to, met: [...met], free, fight: now?.() }));
  };
  // Field by field: what is spread and then added to has a shape of its own each time.
  const meeting: Meeting = way
    ? {
        horror: PLAIN.horror,
        combat: PLAIN.combat,
        rest: (combat, unchanged) => restHere(() => ({ combat: keepCombat(g, combat), unchanged })),
      }
    : PLAIN;
  for (;;) {
    let token = underWay?.combat.token;
    if (token === undefined) {
      if (left().length === 0) return free;
      restHere();
      token = yield* askUnlessMoot<string>(g, () => {
        const now = left();
        return now.length === 0 ? undefined : whichFirst(g, who, now, why);
      });
      if (token === undefined) return free;
    }
    const result = underWay
      ? yield* fight(g, who, token, meeting, underWay)
      : yield* fightOrEvade(g, who, token, meeting);
    underWay = undefined;
    met.push(token);
    if (result !== 'evaded') free = false;
    mustBeAt(who, place);
  }
}

/** What was going on at a place ends for whoever was moved elsewhere in combat (A-MOVE-17). */
export function mustBeAt(who: Investigator, place: string): void {
  if (who.place !== place) throw new Gone(who.seat);
}
