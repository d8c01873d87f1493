/** Heralds, guardians and their cards, laid over the rules in one. */
import type { ArkhamMeanings } from '../../arkham/own-meanings.js';
import { epicBattle } from './epic-battle.js';
import { blessings, guardedTurns, homesGuarded, nodensOnBoard, visits } from './guardians.js';
import { cultistsMove, firstGate, heraldsInMythos } from './heralds.js';
import { greatSeal, sparedFates } from './special-cards.js';

export function sheets(below: ArkhamMeanings): ArkhamMeanings {
  const { board, gates, people, turn } = below;
  const guarded = { ...turn, ...guardedTurns(turn) };
  return {
    ...below,
    people: { ...people, ...blessings(people), ...visits(people), ...sparedFates(people) },
    board: { ...board, ...homesGuarded(board), ...nodensOnBoard(board), moves: cultistsMove(board) },
    gates: { ...gates, ...firstGate(gates), ...greatSeal(gates) },
    turn: { ...guarded, ...epicBattle(guarded), mythos: { ...guarded.mythos, ...heraldsInMythos(guarded.mythos) } },
  };
}
