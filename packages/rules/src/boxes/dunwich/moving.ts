import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { askUnlessMoot } from '../../common/ask.js';
import { isCordoned } from '../../common/board/moving.js';
import { investigatorOption, isOutOfReach } from '../../common/board/options.js';
import { occupied, unlessGone } from '../../common/game.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { holdFor } from '../../common/resolving/during.js';
import type { BoardMonster } from '../../common/state.js';
import { type Answered, optionId } from '../../language/questions/index.js';

/** What the questions of a card have in common that somebody uses. */
function inText(g: Game, who: Investigator, source: string) {
  return {
    by: [who.seat],
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    asides: { inText: who },
  };
}

/** Those in Arkham who have not moved this turn, and may be called by somebody who moves. */
function friends(g: Game, who: Investigator): Investigator[] {
  if (isOutOfReach(g, who.place)) return [];
  const mayCome = (other: Investigator) =>
    g.inArkham(other) &&
    !hasMoved(g, other) &&
    !isCordoned(g, other.place) &&
    !g.means.board.isBarred(g, other, who.place);
  return g.s.investigators.filter((other) => other !== who && mayCome(other));
}

/** Whether his Movement is over or has begun; where all move side by side, whether he has used a point of it. */
function hasMoved(g: Game, who: Investigator): boolean {
  const { step, first, houseRules } = g.s;
  const points = g.moving.get(who.seat);
  if (houseRules.phaseOrder === 'free') return points !== g.means.turn.movementPoints(g, who);
  return (who.seat - first + g.players) % g.players < step.done;
}

export const hasFriend: Targets = (g, who) => friends(g as Game, who as Investigator).length > 0;

/** Another comes to the caster, in an Other World too, and does not move himself any more this turn. */
export const callFriend: Handler = function* (of, caster, { source }): Rule {
  const [g, who] = [of as Game, caster as Investigator];
  const friend = yield* askUnlessMoot<Investigator>(g, () => {
    const options = friends(g, who).map((one) => ({ ...investigatorOption(one), value: one }));
    return options.length === 0 ? undefined : { ...inText(g, who, source), key: 'q.whom', options };
  });
  if (!friend) return;
  yield* taken(g, friend, who.place, source);
  // A guard of the area they leave may keep them.
  if (friend.place !== who.place) return;
  if (g.inOtherWorld(friend)) friend.enteredAt = who.enteredAt;
  holdFor(friend, { mod: 'noMovement' });
  if (g.moving.get(friend.seat) !== undefined) g.moving.set(friend.seat, 0);
};

/** Takes another investigator elsewhere; what befalls them on the way is theirs alone. */
function* taken(g: Game, other: Investigator, to: string, source: string): Rule {
  yield* unlessGone(other, occupied(g, other, g.means.people.go(g, other, to, source)));
}

/** The monsters in Arkham's streets and locations, and in the Sky if that is meant. */
function monstersAround(g: Game, sky: boolean): BoardMonster[] {
  return g.s.monsters.filter(({ at }) => {
    const { kind } = g.place(at);
    return kind === 'street' || kind === 'location' || (sky && kind === 'sky');
  });
}

function monsterOption({ token, at }: BoardMonster, g: Game) {
  const args = { monster: g.monster(token).id, place: at };
  return { id: optionId.monster(token), key: 'o.monster-at' as const, args, on: token };
}

/** What can be lured: nothing to where no monster can be, as the Jail. */
function lurable(g: Game, { place }: Investigator): BoardMonster[] {
  if (!g.content.locations.has(place) && !g.content.streets.has(place)) return [];
  return monstersAround(g, true).filter(({ at }) => at !== place);
}

export const hasPrey: Targets = (g, who) => lurable(g as Game, who as Investigator).length > 0;

/** A monster of the board comes to the caster. */
export const lureMonster: Handler = function* (of, caster, { source }): Rule {
  const [g, who] = [of as Game, caster as Investigator];
  const monster = yield* askUnlessMoot<BoardMonster>(g, () => {
    const options = lurable(g, who).map((one) => ({ ...monsterOption(one, g), value: one }));
    return options.length === 0 ? undefined : { ...inText(g, who, source), key: 'q.which-monster', options };
  });
  if (monster) yield* g.means.board.moveMonster(g, monster, who.place);
};

type Other = Investigator | BoardMonster;

/** With whom he could change places: people and monsters in other streets and locations, and nobody in jail (BOX-24). */
function others(g: Game, who: Investigator): Answered<'q.swap-with', Other>[] {
  if (!g.place(who.place).is.onFoot || isCordoned(g, who.place)) return [];
  const { board } = g.means;
  const mayGo = (place: string) =>
    place !== who.place && g.place(place).is.onFoot && !isOutOfReach(g, place) && !board.isBarred(g, who, place);
  const people = isOutOfReach(g, who.place)
    ? []
    : g.s.investigators.filter((one) => mayGo(one.place) && g.inArkham(one) && !board.isBarred(g, one, who.place));
  const monsters = monstersAround(g, false).filter(({ at }) => mayGo(at));
  return [
    ...people.map((one) => ({ ...investigatorOption(one), value: one as Other })),
    ...monsters.map((one) => ({ ...monsterOption(one, g), value: one as Other })),
  ];
}

/** All his movement points of this turn, and he has some (A-STATUS-13). */
function hasAllPoints(g: Game, who: Investigator): boolean {
  return (g.moving.get(who.seat) ?? 0) >= Math.max(1, g.means.turn.movementPoints(g, who));
}

export const hasOther: Targets = (of, owner) => {
  const [g, who] = [of as Game, owner as Investigator];
  return hasAllPoints(g, who) && others(g, who).length > 0;
};

/** He and another, or a monster, change places; his movement points are gone. */
export const brainCase: Handler = function* (of, owner, { source }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  g.moving.set(who.seat, 0);
  const other = yield* askUnlessMoot<Other>(g, () => {
    const options = others(g, who);
    return options.length === 0 ? undefined : { ...inText(g, who, source), key: 'q.swap-with', options };
  });
  if (!other) return;
  const mine = who.place;
  const theirs = 'token' in other ? other.at : other.place;
  if ('token' in other) yield* g.means.board.moveMonster(g, other, mine);
  else yield* taken(g, other, mine, source);
  yield* g.means.people.go(g, who, theirs, source);
};
