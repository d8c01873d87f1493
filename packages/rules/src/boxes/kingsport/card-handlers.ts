/** The handlers of Kingsport's cards, by their names. */
import type { Handler, TargetCheck } from '../../common/rule-table.js';
import { awakenAncientOne } from '../awaken-handler.js';
import { attackWithGrowingLoss, attackWithWeb } from './ancient-one-attacks.js';
import { gainBroodToken } from './brood-tokens.js';
import { canShiftMaxima, hasTrophy, sellTrophy, shiftMaxima } from './investigator-abilities.js';
import {
  approachCastle,
  bringNearestMonster,
  drawMythosNow,
  enterAnyGate,
  goToNearestMonster,
  hasMonsterHere,
  hasOpenGate,
  learnOrLoseSpell,
  learnSpell,
  moveMonsterAlongArrow,
  moveSlidersLeft,
  payForClues,
  payForItems,
} from './kingsport-encounters.js';
import {
  canMoveSeal,
  canSealHere,
  moveSeal,
  placeSealHere,
  reorderTopFiveMythos,
  sealFromDoom,
  sealNamedGate,
} from './seals.js';
import {
  bringBackLost,
  canSwapSkills,
  giveClues,
  shareClues,
  swapAndEncounter,
  swapSkills,
  swapWithAnother,
  takeClues,
} from './transfers-and-swaps.js';

export const CARD_HANDLERS: Readonly<Record<string, Handler>> = {
  'kingsport-seal-here': placeSealHere,
  'kingsport-seal-from-doom': sealFromDoom,
  'kingsport-move-seal': moveSeal,
  'kingsport-seal-named-gate': sealNamedGate,
  'kingsport-order-mythos': reorderTopFiveMythos,
  'kingsport-learn-spell': learnSpell,
  'kingsport-learn-or-lose-spell': learnOrLoseSpell,
  'kingsport-swap-skills': swapSkills,
  'kingsport-give-clues': giveClues,
  'kingsport-take-clues': takeClues,
  'kingsport-share-clues': shareClues,
  'kingsport-swap-places': swapWithAnother,
  'kingsport-trade-places': swapAndEncounter,
  'kingsport-bring-back-lost': bringBackLost,
  'kingsport-mythos-card-now': drawMythosNow,
  'kingsport-to-nearest-monster': goToNearestMonster,
  'kingsport-nearest-comes': bringNearestMonster,
  'kingsport-price-of-clues': payForClues,
  'kingsport-price-of-items': payForItems,
  'kingsport-sliders-left': moveSlidersLeft,
  'kingsport-castle-gate': approachCastle,
  'kingsport-through-any-gate': enterAnyGate,
  'kingsport-brood': gainBroodToken,
  'kingsport-awakens': awakenAncientOne,
  'kingsport-web': attackWithWeb,
  'kingsport-growing-loss': attackWithGrowingLoss,
  'kingsport-yin-and-yang': shiftMaxima,
  'kingsport-blood-money': sellTrophy,
  'kingsport-implant': moveMonsterAlongArrow,
};

export const CARD_TARGETS: Readonly<Record<string, TargetCheck>> = {
  'kingsport-blood-money': hasTrophy,
  'kingsport-yin-and-yang': canShiftMaxima,
  'kingsport-implant': hasMonsterHere,
  'kingsport-move-seal': canMoveSeal,
  'kingsport-seal-here': canSealHere,
  'kingsport-swap-skills': canSwapSkills,
  'kingsport-through-any-gate': hasOpenGate,
};
