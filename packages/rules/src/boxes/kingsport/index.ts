/** What Kingsport Horror changes in the rules of Arkham Horror (ledger section 3). */

import type { ArkhamMeanings } from '../../arkham/own-meanings.js';
import type { ArkhamRules } from '../box.js';
import { manyBoards } from '../many-boards.js';
import { townLimits } from '../towns.js';
import { railway } from '../train.js';
import { swim } from './aquatic.js';
import { CARD_OPTIONS, CARD_QUESTIONS } from './card-questions.js';
import { CARD_HANDLERS, CARD_TARGETS } from './cards.js';
import { EPIC_HANDLERS } from './epic-cards.js';
import { dropped, hasGate, lacksBastToken, takeBastToken } from './guardians.js';
import {
  emptyOne,
  hasClosed,
  hasMarkers,
  hasSpaces,
  hasTrack,
  investigating,
  markersOff,
  markersOn,
  oneMarkerOff,
  openAll,
  openOne,
} from './investigating.js';
import {
  cluesGone,
  dreams,
  fallAsleep,
  hasItems,
  hasTrophies,
  heiressGone,
  loseDearest,
  mistrust,
  mistrustLasts,
  payItems,
  payTrophies,
  setSliders,
  surgeAnywhere,
} from './mythos.js';
import { hasWares, pawn } from './pawn.js';
import { quelled, sheltered, sparing, waiting } from './powers.js';
import { OPTIONS, QUESTIONS } from './questions.js';
import { riftSteps } from './rift-rules.js';
import { PART } from './rifts.js';
import { settingUp } from './setting-up.js';
import { SHEET_OPTIONS, SHEET_QUESTIONS } from './sheet-questions.js';
import { sheets } from './sheets.js';
import { bounties } from './sheets-of-people.js';
import { sail } from './special-cards.js';
import { KINGSPORT } from './town.js';

export { trainStops } from '../train.js';
export { type EpicSeen, epicOf } from './epic-seen.js';
export {
  type EpicPart,
  isOpen,
  type KingsportPart,
  MARKERS,
  type Marker,
  PART,
  PATTERNS,
  type Pattern,
  RIFTS,
  type Rift,
  riftOf,
  SPACES,
  type Track,
} from './rifts.js';
export { KINGSPORT } from './town.js';

export const ARKHAM: ArkhamRules = {
  slice: PART,
  vocabulary: {
    questions: { ...QUESTIONS, ...CARD_QUESTIONS, ...SHEET_QUESTIONS },
    options: { ...OPTIONS, ...CARD_OPTIONS, ...SHEET_OPTIONS },
  },
  handlers: {
    ...CARD_HANDLERS,
    'kingsport-pawn': pawn,
    'kingsport-markers-off': markersOff,
    'kingsport-markers-on': markersOn,
    'kingsport-marker-away': oneMarkerOff,
    'kingsport-empty-track': emptyOne,
    'kingsport-open-rift': openOne,
    'kingsport-open-all-rifts': openAll,
    'kingsport-bast-token': takeBastToken,
    'kingsport-dropped': dropped,
    'kingsport-sail': sail,
    'kingsport-surge': surgeAnywhere,
    'kingsport-heiress': heiressGone,
    'kingsport-lose-dearest': loseDearest,
    'kingsport-set-sliders': setSliders,
    'kingsport-clues-gone': cluesGone,
    'kingsport-pay-trophies': payTrophies,
    'kingsport-pay-items': payItems,
    'kingsport-mistrust-lasts': mistrustLasts,
    'kingsport-fall-asleep': fallAsleep,
    ...EPIC_HANDLERS,
  },
  targets: {
    ...CARD_TARGETS,
    'kingsport-pawn': hasWares,
    'kingsport-markers-off': hasMarkers,
    'kingsport-markers-on': hasSpaces,
    'kingsport-marker-away': hasMarkers,
    'kingsport-empty-track': hasTrack,
    'kingsport-open-rift': hasClosed,
    'kingsport-bast-token': lacksBastToken,
    'kingsport-dropped': hasGate,
    'kingsport-pay-trophies': hasTrophies,
    'kingsport-pay-items': hasItems,
  },
  layer: (base) => {
    const below = manyBoards(railway(base));
    const { asides, board, checks, people, turn } = below;
    const { normal } = board.moves;
    const shelter = sheltered(people);
    const guarded = { ...shelter, ...sparing(shelter) };
    const own: ArkhamMeanings = {
      ...below,
      asides: { ...asides, ...mistrust(asides) },
      people: { ...people, ...investigating(people), ...guarded },
      checks: { ...checks, ...bounties(checks) },
      turn: { ...turn, ...settingUp(turn), ...riftSteps(turn), ...dreams(turn) },
      board: {
        ...board,
        ...townLimits(board, KINGSPORT),
        ...quelled(board),
        moves: { ...board.moves, ...(normal && { aquatic: swim(normal) }) },
      },
    };
    return sheets({ ...own, ...waiting(own) });
  },
};
