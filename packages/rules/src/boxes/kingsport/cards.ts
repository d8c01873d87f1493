/** The handlers of Kingsport's cards, by their names. */
import type { Handler, Targets } from '../../common/meanings.js';
import { awakens } from '../awakening.js';
import { growingLoss, web } from './attacks.js';
import { gainBrood } from './brood.js';
import {
  castleGate,
  hasMonsterHere,
  hasOpenGate,
  implant,
  learnOrLoseSpell,
  learnSpell,
  mythosCardNow,
  nearestComes,
  priceOfClues,
  priceOfItems,
  slidersLeft,
  throughAnyGate,
  toNearestMonster,
} from './encounters.js';
import { canSealHere, hasSeal, moveSeal, orderMythos, sealFromDoom, sealHere, sealNamedGate } from './seals.js';
import {
  bringBackLost,
  giveClues,
  hasSkill,
  shareClues,
  swapPlaces,
  swapSkills,
  takeClues,
  tradePlaces,
} from './sharing.js';
import { bloodMoney, hasTrophy, mayShift, yinAndYang } from './sheets-of-people.js';

export const CARD_HANDLERS: Readonly<Record<string, Handler>> = {
  'kingsport-seal-here': sealHere,
  'kingsport-seal-from-doom': sealFromDoom,
  'kingsport-move-seal': moveSeal,
  'kingsport-seal-named-gate': sealNamedGate,
  'kingsport-order-mythos': orderMythos,
  'kingsport-learn-spell': learnSpell,
  'kingsport-learn-or-lose-spell': learnOrLoseSpell,
  'kingsport-swap-skills': swapSkills,
  'kingsport-give-clues': giveClues,
  'kingsport-take-clues': takeClues,
  'kingsport-share-clues': shareClues,
  'kingsport-swap-places': swapPlaces,
  'kingsport-trade-places': tradePlaces,
  'kingsport-bring-back-lost': bringBackLost,
  'kingsport-mythos-card-now': mythosCardNow,
  'kingsport-to-nearest-monster': toNearestMonster,
  'kingsport-nearest-comes': nearestComes,
  'kingsport-price-of-clues': priceOfClues,
  'kingsport-price-of-items': priceOfItems,
  'kingsport-sliders-left': slidersLeft,
  'kingsport-castle-gate': castleGate,
  'kingsport-through-any-gate': throughAnyGate,
  'kingsport-brood': gainBrood,
  'kingsport-awakens': awakens,
  'kingsport-web': web,
  'kingsport-growing-loss': growingLoss,
  'kingsport-yin-and-yang': yinAndYang,
  'kingsport-blood-money': bloodMoney,
  'kingsport-implant': implant,
};

export const CARD_TARGETS: Readonly<Record<string, Targets>> = {
  'kingsport-blood-money': hasTrophy,
  'kingsport-yin-and-yang': mayShift,
  'kingsport-implant': hasMonsterHere,
  'kingsport-move-seal': hasSeal,
  'kingsport-seal-here': canSealHere,
  'kingsport-swap-skills': hasSkill,
  'kingsport-through-any-gate': hasOpenGate,
};
