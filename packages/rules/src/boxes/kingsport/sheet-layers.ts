/** Combined layers of heralds, guardians and their cards. */
import type { ArkhamRuleTable } from '../../arkham/game.js';
import { epicBattleLayer } from './epic-battle.js';
import {
  bastLayer,
  guardianTurnsLayer,
  hypnosVisitsLayer,
  nodensBlessingsLayer,
  nodensTerrorLayer,
} from './guardians.js';
import { cultistMovesLayer, firstGateLayer, heraldMythosLayer } from './kingsport-heralds.js';
import { greatSealLayer, sparedFatesLayer } from './special-cards.js';

export function sheetsLayer(below: ArkhamRuleTable): ArkhamRuleTable {
  const { board, gates, people, turn } = below;
  const guarded = { ...turn, ...guardianTurnsLayer(turn) };
  return {
    ...below,
    people: { ...people, ...nodensBlessingsLayer(people), ...hypnosVisitsLayer(people), ...sparedFatesLayer(people) },
    board: { ...board, ...bastLayer(board), ...nodensTerrorLayer(board), moves: cultistMovesLayer(board) },
    gates: { ...gates, ...firstGateLayer(gates), ...greatSealLayer(gates) },
    turn: {
      ...guarded,
      ...epicBattleLayer(guarded),
      mythos: { ...guarded.mythos, ...heraldMythosLayer(guarded.mythos) },
    },
  };
}
