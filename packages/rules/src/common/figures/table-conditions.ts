import type { Condition } from '../../language/conditions.js';
import type { Game } from '../game.js';
import { cardInPlay } from '../in-play.js';

/** Conditions about the table, the same for every investigator. */
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

/** True if a condition is about the table, not an investigator. */
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

/** True if a condition about the table holds. */
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

/** True if a condition holds without an investigator. A condition about an investigator does not. */
export function holdsForTable(g: Game, condition: Condition): boolean {
  if ('not' in condition) return !holdsForTable(g, condition.not);
  return isTableCondition(condition) && tableConditionHolds(g, condition);
}
