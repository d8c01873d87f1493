/** What Curse of the Dark Pharaoh changes in the rules of Arkham Horror (ledger section 4). */

import type { ArkhamRules } from '../box.js';
import { foresee as foreseeMythos } from '../foreseeing.js';
import { battleAlone, fallingAlone } from './alone.js';
import { barring } from './barred.js';
import {
  curseRolls,
  endDelay,
  harry,
  hasCaster,
  hasDelayed,
  hasSkilled,
  lending,
  lendSkill,
  lentOut,
  spellForClues,
} from './benefits.js';
import { FACE_IN_POOL, FORESEEN_MYTHOS } from './constants.js';
import {
  burntOut,
  copySpell,
  edgeOfTown,
  freeSpell,
  lurkersDamage,
  lurkersRating,
  packedLunch,
  readOne,
  renounce,
  sanfordsErrand,
  storyCalls,
  timeToRead,
} from './errands.js';
import { heralded, toll } from './herald.js';
import {
  anubis,
  checkedInEncounter,
  drawPentagram,
  hasGift,
  hasOffer,
  itemsInTurn,
  openEye,
  parchment,
  pentagrams,
  readParchment,
  ringChime,
  skipEncounter,
  throughGlass,
  wearMask,
  weigh,
} from './items.js';
import { delivering, mailOrder, mailOrderOfThree } from './mail.js';
import { outliving } from './messenger.js';
import {
  breakOut,
  corpses,
  flyers,
  foreclosure,
  hauntMuseum,
  kept,
  kingOfCards,
  museumMurder,
  salvage,
  sightings,
} from './mythos.js';
import { PART } from './part.js';
import { passing } from './passing.js';
import { OPTIONS, QUESTIONS } from './questions.js';
import { curseRelics, mummies, oldWaysLeft, oldWaysReturn, relicsUnbound } from './rumors.js';
import { settingUp } from './setting-up.js';
import { bitten, deny, denying, foresee, hasGate, locusts, reveal, travel } from './spells.js';
import { piles, visiting } from './visiting.js';
import { wanderingCards } from './wandering-cards.js';
import {
  another,
  anyBodies,
  balance,
  bloodyTongue,
  bodies,
  briefWaking,
  choiceOfEvils,
  dreamOfArkham,
  faceInPool,
  fleeting,
  fleetingAlly,
  followed,
  hasAlly,
  hasEntered,
  inheriting,
  miGoImmortality,
  oldBattles,
  scientistsMachine,
  sealEntered,
  skyClues,
  temptingCorpse,
  unknownSenses,
} from './worlds.js';

export { guiseOf, MASKS } from './items.js';
export { type Barring, barredFor, barrings, exhibitsLeft, type Favour, favours } from './on-show.js';
export { DARK_PHARAOH, PART, type PharaohPart } from './part.js';

export const ARKHAM: ArkhamRules = {
  slice: PART,
  vocabulary: { questions: QUESTIONS, options: OPTIONS },
  handlers: {
    'pharaoh-end-delay': endDelay,
    'pharaoh-lend-skill': lendSkill,
    'pharaoh-spell-for-clues': spellForClues,
    'pharaoh-harry': harry,
    'pharaoh-ring-chime': ringChime,
    'pharaoh-open-eye': openEye,
    'pharaoh-weigh': weigh,
    'pharaoh-mask-of-the-black-pharaoh': wearMask,
    'pharaoh-mask-of-the-messenger': wearMask,
    'pharaoh-mask-of-the-three-fates': wearMask,
    'pharaoh-mask-of-vice': wearMask,
    'pharaoh-mask-of-wisdom': wearMask,
    'pharaoh-read-parchment': readParchment,
    'pharaoh-draw-pentagram': drawPentagram,
    'pharaoh-through-glass': throughGlass,
    'pharaoh-skip-encounter': skipEncounter,
    'pharaoh-foreclosure': foreclosure,
    'pharaoh-corpses': corpses,
    'pharaoh-king-of-cards': kingOfCards,
    'pharaoh-museum-murder': museumMurder,
    'pharaoh-haunt-museum': hauntMuseum,
    'pharaoh-escape': breakOut,
    'pharaoh-salvage': salvage,
    'pharaoh-flyers': flyers,
    'pharaoh-curse-relics': curseRelics,
    'pharaoh-relics-unbound': relicsUnbound,
    'pharaoh-old-ways-left': oldWaysLeft,
    'pharaoh-old-ways-return': oldWaysReturn,
    'pharaoh-travel': travel,
    'pharaoh-deny': deny,
    'pharaoh-locusts': locusts,
    'pharaoh-foresee': foresee,
    'pharaoh-reveal': reveal,
    'pharaoh-story-calls': storyCalls,
    'pharaoh-burnt-out': burntOut,
    'pharaoh-lurkers-damage': lurkersDamage,
    'pharaoh-lurkers-rating': lurkersRating,
    'pharaoh-free-spell': freeSpell,
    'pharaoh-copy-spell': copySpell,
    'pharaoh-packed-lunch': packedLunch,
    'pharaoh-renounce': renounce,
    'pharaoh-read-one': readOne,
    'pharaoh-time-to-read': timeToRead,
    'pharaoh-sanfords-errand': sanfordsErrand,
    'pharaoh-edge-of-town': edgeOfTown,
    'pharaoh-foresee-two': foreseeMythos(FORESEEN_MYTHOS),
    'pharaoh-seal-entered': sealEntered,
    'pharaoh-face-in-pool': faceInPool(FACE_IN_POOL.modifier, FACE_IN_POOL.free),
    'pharaoh-face-in-pool-revised': faceInPool(FACE_IN_POOL.revised, FACE_IN_POOL.free),
    'pharaoh-another-alike': another(true),
    'pharaoh-another-monster': another(false),
    'pharaoh-followed': followed,
    'pharaoh-choice-of-evils': choiceOfEvils,
    'pharaoh-old-battles': oldBattles(false),
    'pharaoh-old-battles-ambush': oldBattles(true),
    'pharaoh-bloody-tongue': bloodyTongue(false),
    'pharaoh-bloody-tongue-ambush': bloodyTongue(true),
    'pharaoh-bodies': bodies,
    'pharaoh-any-bodies': anyBodies,
    'pharaoh-unknown-senses': unknownSenses,
    'pharaoh-balance': balance,
    'pharaoh-tempting-corpse': temptingCorpse,
    'pharaoh-sky-clues': skyClues,
    'pharaoh-fleeting-ally': fleetingAlly,
    'pharaoh-brief-waking': briefWaking,
    'pharaoh-dream-of-arkham': dreamOfArkham(true),
    'pharaoh-dream-of-arkham-revised': dreamOfArkham(false),
    'pharaoh-scientists-machine': scientistsMachine,
    'pharaoh-mi-go-immortality': miGoImmortality,
    'pharaoh-battle-shub-niggurath': battleAlone('shub-niggurath'),
    'pharaoh-battle-ithaqua': battleAlone('ithaqua'),
    'pharaoh-battle-cthulhu': battleAlone('cthulhu'),
    'pharaoh-mail-order': mailOrder,
    'pharaoh-mail-order-of-three': mailOrderOfThree,
  },
  targets: {
    'pharaoh-mask-of-the-black-pharaoh': hasGift,
    'pharaoh-mask-of-the-messenger': hasGift,
    'pharaoh-mask-of-the-three-fates': hasGift,
    'pharaoh-mask-of-vice': hasGift,
    'pharaoh-mask-of-wisdom': hasGift,
    'pharaoh-end-delay': hasDelayed,
    'pharaoh-lend-skill': hasSkilled,
    'pharaoh-spell-for-clues': hasCaster,
    'pharaoh-through-glass': hasOffer,
    'pharaoh-skip-encounter': checkedInEncounter,
    'pharaoh-travel': hasGate,
    'pharaoh-seal-entered': hasEntered,
    'pharaoh-fleeting-ally': hasAlly,
  },
  layer: (base) => {
    const { board, checks, gates, people, play, turn } = base;
    const settled = { ...people, ...lentOut(people) };
    const fed = { ...settled, ...anubis(settled) };
    const items = { ...turn, ...itemsInTurn(turn) };
    const herald = { ...items, ...heralded({ ...items, ...settingUp(items) }) };
    const lent = { ...herald, ...lending(herald) };
    const visited = { ...lent, ...visiting(lent) };
    const low = kept({ people: { ...fed, ...delivering(fed) }, turn: visited });
    return {
      ...base,
      people: {
        ...fed,
        ...delivering(fed),
        ...fallingAlone(fed),
        ...low.people,
        ...wanderingCards(fed),
        ...outliving(fed),
        ...mummies(fed),
      },
      checks: { ...checks, ...curseRolls(checks), ...bitten(checks) },
      gates: { ...gates, ...parchment(gates) },
      play: { ...play, ...toll(play), ...piles(play) },
      turn: {
        ...visited,
        ...inheriting(visited),
        ...passing({
          ...visited,
          ...denying(visited),
          ...fleeting({ ...visited, ...denying(visited) }),
          mythos: { ...visited.mythos, ...low.mythos },
        }),
      },
      board: { ...board, ...barring(board), ...pentagrams(board), ...sightings(board) },
    };
  },
};
