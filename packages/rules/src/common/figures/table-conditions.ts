import type { Condition } from '../../language/conditions.js';
import type { Game } from '../game.js';
import { cardInPlay } from '../in-play.js';

/** Conditions that hold for all or for nobody: they speak of the table. */
export type TableCondition = Extract<
  Condition,
  | { terrorAtLeast: number }
  | { inPlay: string }
  | { onBoard: string }
  | { ancientOne: string }
  | { finalBattle: boolean }
  | { players: object }
  | { faceUp: string }
>;

/** Whether a condition is one of those that speak of nobody. */
export function isTableCondition(condition: Condition): condition is TableCondition {
  return (
    'terrorAtLeast' in condition ||
    'inPlay' in condition ||
    'onBoard' in condition ||
    'ancientOne' in condition ||
    'faceUp' in condition ||
    'finalBattle' in condition ||
    'players' in condition
  );
}

/** Whether a condition that speaks of nobody holds. */
export function tableConditionHolds(g: Game, condition: TableCondition): boolean {
  if ('terrorAtLeast' in condition) return g.s.terror >= condition.terrorAtLeast;
  if ('inPlay' in condition) return cardInPlay(g.s, condition.inPlay) !== undefined;
  if ('onBoard' in condition) return g.s.monsters.some(({ token }) => g.monster(token).id === condition.onBoard);
  if ('ancientOne' in condition) return g.s.ancientOne === condition.ancientOne;
  if ('faceUp' in condition) return cardInPlay(g.s, condition.faceUp) !== undefined;
  if ('finalBattle' in condition) return (g.rules.cards.battle(g) !== undefined) === condition.finalBattle;
  if ('players' in condition) return g.players >= condition.players.atLeast;
  return condition satisfies never;
}

/** Whether a condition holds with nobody to look at: one that speaks of somebody does not. */
export function holdsForTable(g: Game, condition: Condition): boolean {
  if ('not' in condition) return !holdsForTable(g, condition.not);
  return isTableCondition(condition) && tableConditionHolds(g, condition);
}
