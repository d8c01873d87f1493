import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamTargetCheck, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { askUnlessMoot } from '../../common/ask.js';
import { isCordoned } from '../../common/board/moving.js';
import { investigatorOption, isOutOfReach } from '../../common/board/options.js';
import { addUntilEndOfTurn } from '../../common/effects/temporary-modifiers.js';
import { unlessInterrupted, whileOccupied } from '../../common/game.js';
import type { BoardMonster } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';

/** Common arguments of the questions that a used card asks. */
function questionArgs(g: Game, who: Investigator, source: string) {
  return {
    by: [who.seat],
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    asides: { inText: who },
  };
}

/** Returns investigators in Arkham who have not moved this turn and can be called by a moving one. */
function callableInvestigators(g: Game, who: Investigator): Investigator[] {
  if (isOutOfReach(g, who.place)) return [];
  const canCome = (other: Investigator) =>
    g.isInArkham(other) &&
    !hasMoved(g, other) &&
    !isCordoned(g, other.place) &&
    !g.rules.board.isBarred(g, other, who.place);
  return g.s.investigators.filter((other) => other !== who && canCome(other));
}

/** True if the investigator's Movement is over or begun; in simultaneous movement, if a point has been used. */
function hasMoved(g: Game, who: Investigator): boolean {
  const { step, first, houseRules } = g.s;
  const points = g.moving.get(who.seat);
  if (houseRules.phaseOrder === 'free') return points !== g.rules.turn.movementPoints(g, who);
  return (who.seat - first + g.players) % g.players < step.done;
}

export const canCallInvestigator: ArkhamTargetCheck = (g, who) => callableInvestigators(g, who).length > 0;

/** Another investigator moves to the caster, even from an Other World, and cannot move again this turn. */
export const callInvestigator: ArkhamHandler = function* (g, who, { source }): Rule {
  const friend = yield* askUnlessMoot<Investigator>(g, () => {
    const options = callableInvestigators(g, who).map((investigator) => ({
      ...investigatorOption(investigator),
      value: investigator,
    }));
    return options.length === 0 ? undefined : { ...questionArgs(g, who, source), key: 'q.whom', options };
  });
  if (!friend) return;
  yield* takeAlong(g, friend, who.place, source);
  // A guard of the area they leave may keep them.
  if (friend.place !== who.place) return;
  if (g.isInOtherWorld(friend)) friend.enteredAt = who.enteredAt;
  addUntilEndOfTurn(friend, { mod: 'noMovement' });
  if (g.moving.get(friend.seat) !== undefined) g.moving.set(friend.seat, 0);
};

/** Takes another investigator elsewhere; effects on the way apply only to them. */
function* takeAlong(g: Game, other: Investigator, to: string, source: string): Rule {
  yield* unlessInterrupted(other, whileOccupied(g, other, g.rules.people.travel(g, other, to, source)));
}

/** Returns the monsters in Arkham's streets and locations, optionally with the Sky. */
function monstersInArkham(g: Game, sky: boolean): BoardMonster[] {
  return g.s.monsters.filter(({ at }) => {
    const { kind } = g.place(at);
    return kind === 'street' || kind === 'location' || (sky && kind === 'sky');
  });
}

function monsterOption({ token, at }: BoardMonster, g: Game) {
  const args = { monster: g.monster(token).id, place: at };
  return { id: optionId.monster(token), key: 'o.monster-at' as const, args, on: token };
}

/** Returns monsters that can be lured. None to places closed to monsters, such as the Jail. */
function lurableMonsters(g: Game, { place }: Investigator): BoardMonster[] {
  if (!g.content.locations.has(place) && !g.content.streets.has(place)) return [];
  return monstersInArkham(g, true).filter(({ at }) => at !== place);
}

export const canLureMonster: ArkhamTargetCheck = (g, who) => lurableMonsters(g, who).length > 0;

/** Brings a monster of the board to the caster. */
export const lureMonster: ArkhamHandler = function* (g, who, { source }): Rule {
  const monster = yield* askUnlessMoot<BoardMonster>(g, () => {
    const options = lurableMonsters(g, who).map((lurableMonster) => ({
      ...monsterOption(lurableMonster, g),
      value: lurableMonster,
    }));
    return options.length === 0 ? undefined : { ...questionArgs(g, who, source), key: 'q.which-monster', options };
  });
  if (monster) yield* g.rules.board.moveMonster(g, monster, who.place);
};

type SwapPartner = Investigator | BoardMonster;

/** Returns possible swap partners: investigators and monsters in other streets and locations, none in jail (BOX-24). */
function swapPartners(g: Game, who: Investigator): OptionWithValue<'q.swap-with', SwapPartner>[] {
  if (!g.place(who.place).kindDef.onFoot || isCordoned(g, who.place)) return [];
  const { board } = g.rules;
  const canGo = (place: string) =>
    place !== who.place && g.place(place).kindDef.onFoot && !isOutOfReach(g, place) && !board.isBarred(g, who, place);
  const people = isOutOfReach(g, who.place)
    ? []
    : g.s.investigators.filter(
        (investigator) =>
          canGo(investigator.place) && g.isInArkham(investigator) && !board.isBarred(g, investigator, who.place),
      );
  const monsters = monstersInArkham(g, false).filter(({ at }) => canGo(at));
  return [
    ...people.map((person) => ({ ...investigatorOption(person), value: person as SwapPartner })),
    ...monsters.map((monster) => ({ ...monsterOption(monster, g), value: monster as SwapPartner })),
  ];
}

/** True if the investigator has all movement points of this turn, and at least one (A-STATUS-13). */
function hasAllPoints(g: Game, who: Investigator): boolean {
  return (g.moving.get(who.seat) ?? 0) >= Math.max(1, g.rules.turn.movementPoints(g, who));
}

export const hasSwapPartner: ArkhamTargetCheck = (g, who) => {
  return hasAllPoints(g, who) && swapPartners(g, who).length > 0;
};

/** The investigator swaps places with another or with a monster and loses all movement points. */
export const useBrainCase: ArkhamHandler = function* (g, who, { source }): Rule {
  g.moving.set(who.seat, 0);
  const other = yield* askUnlessMoot<SwapPartner>(g, () => {
    const options = swapPartners(g, who);
    return options.length === 0 ? undefined : { ...questionArgs(g, who, source), key: 'q.swap-with', options };
  });
  if (!other) return;
  const mine = who.place;
  const theirs = 'token' in other ? other.at : other.place;
  if ('token' in other) yield* g.rules.board.moveMonster(g, other, mine);
  else yield* takeAlong(g, other, mine, source);
  yield* g.rules.people.travel(g, who, theirs, source);
};
