/** Rule changes of Kingsport Horror in Arkham Horror (clauses K-…). */

import type { ArkhamRuleTable } from '../../arkham/game.js';
import type { ArkhamRules } from '../box.js';
import { manyBoardsLayer } from '../many-boards.js';
import { railwayLayer } from '../railway.js';
import { townLimitsLayer } from '../town-limits.js';
import { makeAquaticMove } from './aquatic.js';
import { CARD_HANDLERS, CARD_TARGETS } from './card-handlers.js';
import { EPIC_HANDLERS } from './epic-cards.js';
import { dropIntoGate, hasGate, lacksBastToken, takeBastToken } from './guardians.js';
import { bountiesLayer, bountyMark } from './investigator-abilities.js';
import { CARD_OPTIONS, CARD_QUESTIONS } from './kingsport-card-questions.js';
import { KINGSPORT } from './kingsport-ids.js';
import {
  dreamsLayer,
  fallAsleep,
  hasItems,
  hasTrophies,
  loseDearestItem,
  makeMistrustLast,
  mistrustLayer,
  payItems,
  payTrophies,
  removeAllClues,
  removeHeiress,
  setSliders,
  surgeAnywhere,
} from './kingsport-mythos.js';
import { ancientOnePowersLayer, quellTerrorLayer, shelterLayer, sparingCardsLayer } from './kingsport-powers.js';
import { OPTIONS, QUESTIONS } from './kingsport-questions.js';
import { setupLayer } from './kingsport-setup.js';
import { SHEET_OPTIONS, SHEET_QUESTIONS } from './kingsport-sheet-questions.js';
import { hasPawnableItem, pawnItem } from './pawn-shop.js';
import {
  addTwoMarkers,
  emptyOneTrack,
  hasClosedRift,
  hasMarkers,
  hasTrackToEmpty,
  hasTwoSpaces,
  investigatingLayer,
  openAllRifts,
  openOneRift,
  removeOneMarker,
  removeTwoMarkers,
} from './rift-markers.js';
import { riftLayer } from './rift-rules.js';
import { KINGSPORT_SLICE } from './rifts.js';
import { sheetsLayer } from './sheet-layers.js';
import { sailToWorld } from './special-cards.js';

export { listTrainStops } from '../railway.js';
export { type EpicBattleView, viewEpicBattle } from './epic-view.js';
export { KINGSPORT } from './kingsport-ids.js';
export {
  type EpicState,
  isOpen,
  KINGSPORT_SLICE,
  type KingsportState,
  MARKER_PLACES,
  type Marker,
  PATTERNS,
  type Pattern,
  RIFTS,
  type Rift,
  riftOf,
  SPACES_PER_HALF,
  type Track,
} from './rifts.js';

export const ARKHAM: ArkhamRules = {
  slice: KINGSPORT_SLICE,
  vocabulary: {
    questions: { ...QUESTIONS, ...CARD_QUESTIONS, ...SHEET_QUESTIONS },
    options: { ...OPTIONS, ...CARD_OPTIONS, ...SHEET_OPTIONS },
  },
  handlers: {
    ...CARD_HANDLERS,
    'kingsport-pawn': pawnItem,
    'kingsport-markers-off': removeTwoMarkers,
    'kingsport-markers-on': addTwoMarkers,
    'kingsport-marker-away': removeOneMarker,
    'kingsport-empty-track': emptyOneTrack,
    'kingsport-open-rift': openOneRift,
    'kingsport-open-all-rifts': openAllRifts,
    'kingsport-bast-token': takeBastToken,
    'kingsport-dropped': dropIntoGate,
    'kingsport-sail': sailToWorld,
    'kingsport-surge': surgeAnywhere,
    'kingsport-heiress': removeHeiress,
    'kingsport-lose-dearest': loseDearestItem,
    'kingsport-set-sliders': setSliders,
    'kingsport-clues-gone': removeAllClues,
    'kingsport-pay-trophies': payTrophies,
    'kingsport-pay-items': payItems,
    'kingsport-mistrust-lasts': makeMistrustLast,
    'kingsport-fall-asleep': fallAsleep,
    ...EPIC_HANDLERS,
  },
  targets: {
    ...CARD_TARGETS,
    'kingsport-pawn': hasPawnableItem,
    'kingsport-markers-off': hasMarkers,
    'kingsport-markers-on': hasTwoSpaces,
    'kingsport-marker-away': hasMarkers,
    'kingsport-empty-track': hasTrackToEmpty,
    'kingsport-open-rift': hasClosedRift,
    'kingsport-bast-token': lacksBastToken,
    'kingsport-dropped': hasGate,
    'kingsport-pay-trophies': hasTrophies,
    'kingsport-pay-items': hasItems,
  },
  layer: (base) => {
    const below = manyBoardsLayer(railwayLayer(base));
    const { asides, board, checks, people, turn } = below;
    const { normal } = board.moves;
    const shelter = shelterLayer(people);
    const guarded = { ...shelter, ...sparingCardsLayer(shelter) };
    const own: ArkhamRuleTable = {
      ...below,
      asides: { ...asides, ...mistrustLayer(asides) },
      people: { ...people, ...investigatingLayer(people), ...guarded, trophyMark: bountyMark },
      checks: { ...checks, ...bountiesLayer(checks) },
      turn: { ...turn, ...setupLayer(turn), ...riftLayer(turn), ...dreamsLayer(turn) },
      board: {
        ...board,
        ...townLimitsLayer(board, KINGSPORT),
        ...quellTerrorLayer(board),
        moves: { ...board.moves, ...(normal && { aquatic: makeAquaticMove(normal) }) },
      },
    };
    return sheetsLayer({ ...own, ...ancientOnePowersLayer(own) });
  },
};
