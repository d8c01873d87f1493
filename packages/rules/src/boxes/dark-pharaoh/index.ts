/** Rule changes of Curse of the Dark Pharaoh in Arkham Horror (clauses P-…). */

import type { ArkhamRules } from '../box.js';
import { reorderTopMythos as foreseeMythos } from '../reorder-mythos.js';
import {
  addMealTokens,
  copySpell,
  drawFreeSpell,
  learnSpellsByDamage,
  learnSpellsByRating,
  meetOutskirts,
  readOneForFree,
  renounceExhibits,
  rollTimeToRead,
  runSanfordsErrand,
  takeAnyClue,
  useUpExhausted,
} from './arkham-encounters.js';
import { barredAreasLayer } from './barred-areas.js';
import {
  canLendSkill,
  curseRollsLayer,
  endDelayOfAnother,
  harryInvestigator,
  hasCaster,
  hasDelayed,
  lendSkill,
  lentSkillsLeaveLayer,
  returnLentSkillsLayer,
  tradeSpellForClues,
} from './benefits.js';
import { FACE_IN_POOL, FORESEEN_MYTHOS } from './constants.js';
import { devouredSubstituteLayer } from './devoured-substitute.js';
import {
  anubisLayer,
  canLendGift,
  chooseScalesSymbol,
  drawPentagram,
  hasLocationOffer,
  isEncounterCheck,
  itemsTurnLayer,
  openEye,
  parchmentLayer,
  pentagramsLayer,
  readParchment,
  ringChime,
  skipEncounter,
  useSummoningGlass,
  wearMask,
} from './exhibit-items.js';
import { loneBattleDefeatLayer, makeLoneBattle } from './lone-battle.js';
import { deliveryLayer, mailOrder, mailOrderOfThree } from './mail-orders.js';
import {
  acceptImmortality,
  balancePoints,
  checkTemptingCorpse,
  chooseEvil,
  compareMindAndBody,
  fleetingAlliesLayer,
  gainFleetingAlly,
  gainSkyClues,
  hasAlly,
  isEnteredGateOpen,
  legaciesLayer,
  makeAnotherMonster,
  makeBloodyTongue,
  makeDreamOfArkham,
  makeOldBattle,
  makePoolCheck,
  meetFollowers,
  sealEnteredGate,
  takeAnyTrophies,
  takeCultistTrophies,
  useScientistsMachine,
  wakeBriefly,
} from './other-world-encounters.js';
import { heraldTollLayer, heraldTurnLayer } from './pharaoh-herald.js';
import {
  bringFlyers,
  bringManiacs,
  cancelShow,
  darkWindLayer,
  forecloseLoans,
  hauntMuseum,
  offerSalvage,
  resolveMuseumMurder,
  reviveTrophies,
  sightingsLayer,
} from './pharaoh-mythos.js';
import { OPTIONS, QUESTIONS } from './pharaoh-questions.js';
import {
  advanceCursedRelics,
  failOldWays,
  mummiesAheadLayer,
  mummiesLayer,
  passOldWays,
  raiseTerrorByRelics,
} from './pharaoh-rumors.js';
import { allyDeckLayer } from './pharaoh-setup.js';
import {
  bittenMonstersLayer,
  castAstralTravel,
  castDenial,
  castLocusts,
  castPremonition,
  castScript,
  endDenialLayer,
  hasGate,
} from './pharaoh-spells.js';
import { PHARAOH_SLICE } from './pharaoh-state.js';
import { phaseModifiersLayer } from './phase-modifiers.js';
import { spellPilesLayer, visitingLayer } from './visiting-exhibition.js';
import { wanderingCardsLayer } from './wandering-cards.js';

export { lentAbilityCardOf, MASK_SHEETS } from './exhibit-items.js';
export {
  type BarredNeighbourhood,
  countExhibitsLeft,
  type FavourCard,
  listBarredNeighbourhoods,
  listFavours,
  streetsBarredFor,
} from './exhibition-view.js';
export { DARK_PHARAOH, PHARAOH_SLICE, type PharaohState } from './pharaoh-state.js';

export const ARKHAM: ArkhamRules = {
  slice: PHARAOH_SLICE,
  vocabulary: { questions: QUESTIONS, options: OPTIONS },
  handlers: {
    'pharaoh-end-delay': endDelayOfAnother,
    'pharaoh-lend-skill': lendSkill,
    'pharaoh-spell-for-clues': tradeSpellForClues,
    'pharaoh-harry': harryInvestigator,
    'pharaoh-ring-chime': ringChime,
    'pharaoh-open-eye': openEye,
    'pharaoh-weigh': chooseScalesSymbol,
    'pharaoh-mask-of-the-black-pharaoh': wearMask,
    'pharaoh-mask-of-the-messenger': wearMask,
    'pharaoh-mask-of-the-three-fates': wearMask,
    'pharaoh-mask-of-vice': wearMask,
    'pharaoh-mask-of-wisdom': wearMask,
    'pharaoh-read-parchment': readParchment,
    'pharaoh-draw-pentagram': drawPentagram,
    'pharaoh-through-glass': useSummoningGlass,
    'pharaoh-skip-encounter': skipEncounter,
    'pharaoh-foreclosure': forecloseLoans,
    'pharaoh-corpses': reviveTrophies,
    'pharaoh-king-of-cards': cancelShow,
    'pharaoh-museum-murder': resolveMuseumMurder,
    'pharaoh-haunt-museum': hauntMuseum,
    'pharaoh-escape': bringManiacs,
    'pharaoh-salvage': offerSalvage,
    'pharaoh-flyers': bringFlyers,
    'pharaoh-curse-relics': advanceCursedRelics,
    'pharaoh-relics-unbound': raiseTerrorByRelics,
    'pharaoh-old-ways-left': passOldWays,
    'pharaoh-old-ways-return': failOldWays,
    'pharaoh-travel': castAstralTravel,
    'pharaoh-deny': castDenial,
    'pharaoh-locusts': castLocusts,
    'pharaoh-foresee': castPremonition,
    'pharaoh-reveal': castScript,
    'pharaoh-story-calls': takeAnyClue,
    'pharaoh-burnt-out': useUpExhausted,
    'pharaoh-lurkers-damage': learnSpellsByDamage,
    'pharaoh-lurkers-rating': learnSpellsByRating,
    'pharaoh-free-spell': drawFreeSpell,
    'pharaoh-copy-spell': copySpell,
    'pharaoh-packed-lunch': addMealTokens,
    'pharaoh-renounce': renounceExhibits,
    'pharaoh-read-one': readOneForFree,
    'pharaoh-time-to-read': rollTimeToRead,
    'pharaoh-sanfords-errand': runSanfordsErrand,
    'pharaoh-edge-of-town': meetOutskirts,
    'pharaoh-foresee-two': foreseeMythos(FORESEEN_MYTHOS),
    'pharaoh-seal-entered': sealEnteredGate,
    'pharaoh-face-in-pool': makePoolCheck(FACE_IN_POOL.modifier, FACE_IN_POOL.free),
    'pharaoh-face-in-pool-revised': makePoolCheck(FACE_IN_POOL.revised, FACE_IN_POOL.free),
    'pharaoh-another-alike': makeAnotherMonster(true),
    'pharaoh-another-monster': makeAnotherMonster(false),
    'pharaoh-followed': meetFollowers,
    'pharaoh-choice-of-evils': chooseEvil,
    'pharaoh-old-battles': makeOldBattle(false),
    'pharaoh-old-battles-ambush': makeOldBattle(true),
    'pharaoh-bloody-tongue': makeBloodyTongue(false),
    'pharaoh-bloody-tongue-ambush': makeBloodyTongue(true),
    'pharaoh-bodies': takeCultistTrophies,
    'pharaoh-any-bodies': takeAnyTrophies,
    'pharaoh-unknown-senses': compareMindAndBody,
    'pharaoh-balance': balancePoints,
    'pharaoh-tempting-corpse': checkTemptingCorpse,
    'pharaoh-sky-clues': gainSkyClues,
    'pharaoh-fleeting-ally': gainFleetingAlly,
    'pharaoh-brief-waking': wakeBriefly,
    'pharaoh-dream-of-arkham': makeDreamOfArkham(true),
    'pharaoh-dream-of-arkham-revised': makeDreamOfArkham(false),
    'pharaoh-scientists-machine': useScientistsMachine,
    'pharaoh-mi-go-immortality': acceptImmortality,
    'pharaoh-battle-shub-niggurath': makeLoneBattle('shub-niggurath'),
    'pharaoh-battle-ithaqua': makeLoneBattle('ithaqua'),
    'pharaoh-battle-cthulhu': makeLoneBattle('cthulhu'),
    'pharaoh-mail-order': mailOrder,
    'pharaoh-mail-order-of-three': mailOrderOfThree,
  },
  eventless: ['pharaoh-read-parchment', 'pharaoh-reveal', 'pharaoh-old-ways-return'],
  targets: {
    'pharaoh-mask-of-the-black-pharaoh': canLendGift,
    'pharaoh-mask-of-the-messenger': canLendGift,
    'pharaoh-mask-of-the-three-fates': canLendGift,
    'pharaoh-mask-of-vice': canLendGift,
    'pharaoh-mask-of-wisdom': canLendGift,
    'pharaoh-end-delay': hasDelayed,
    'pharaoh-lend-skill': canLendSkill,
    'pharaoh-spell-for-clues': hasCaster,
    'pharaoh-through-glass': hasLocationOffer,
    'pharaoh-skip-encounter': isEncounterCheck,
    'pharaoh-travel': hasGate,
    'pharaoh-seal-entered': isEnteredGateOpen,
    'pharaoh-fleeting-ally': hasAlly,
  },
  layer: (base) => {
    const { board, checks, gates, people, cards, turn } = base;
    const settled = { ...people, ...lentSkillsLeaveLayer(people) };
    const fed = { ...settled, ...anubisLayer(settled) };
    const items = { ...turn, ...itemsTurnLayer(turn) };
    const herald = { ...items, ...heraldTurnLayer({ ...items, ...allyDeckLayer(items) }) };
    const lent = { ...herald, ...returnLentSkillsLayer(herald) };
    const visited = { ...lent, ...visitingLayer(lent) };
    const low = darkWindLayer({ people: { ...fed, ...deliveryLayer(fed) }, turn: visited });
    return {
      ...base,
      people: {
        ...fed,
        ...deliveryLayer(fed),
        ...loneBattleDefeatLayer(fed),
        ...low.people,
        ...wanderingCardsLayer(fed),
        ...devouredSubstituteLayer(fed),
        ...mummiesLayer(fed),
      },
      checks: { ...checks, ...curseRollsLayer(checks), ...bittenMonstersLayer(checks) },
      gates: { ...gates, ...parchmentLayer(gates) },
      cards: { ...cards, ...heraldTollLayer(cards), ...spellPilesLayer(cards) },
      turn: {
        ...visited,
        ...legaciesLayer(visited),
        ...phaseModifiersLayer({
          ...visited,
          ...endDenialLayer(visited),
          ...fleetingAlliesLayer({ ...visited, ...endDenialLayer(visited) }),
          mythos: { ...visited.mythos, ...low.mythos },
        }),
      },
      board: {
        ...board,
        ...barredAreasLayer(board),
        ...pentagramsLayer(board),
        ...sightingsLayer(board),
        ...mummiesAheadLayer(board),
      },
    };
  },
};
