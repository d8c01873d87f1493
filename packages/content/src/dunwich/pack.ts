import { type Pack, packOf } from '@vigil/rules';
import {
  BOUND_RATING,
  BOXED_MYTHOS,
  DEBT_DOOM,
  EXTRA_MYTHOS,
  HORROR_TOKENS_OFF,
  MYTHOS_AT_ONCE,
  RIOTS_COST,
  VORTEX_TERROR,
  WARDING_CLUES,
  WOUNDS_TO_RETIRE,
} from '@vigil/rules/dunwich/constants';
import { ALLIES } from './allies.js';
import { ANCIENT_ONES } from './ancient-ones.js';
import { COMMON_ITEMS } from './common-items.js';
import { CONDITIONS } from './conditions.js';
import { LOCATION_CARDS } from './encounters/index.js';
import { GATE_CARDS } from './gate-cards/index.js';
import { HORROR_CARDS } from './horror-cards.js';
import { INVESTIGATORS } from './investigators.js';
import { EXTRA_COPIES, MONSTERS } from './monsters.js';
import { ENVIRONMENTS } from './mythos-environments.js';
import { HEADLINES } from './mythos-headlines.js';
import { AFTERMATHS, RUMORS } from './mythos-rumors.js';
import { SKILLS } from './skills.js';
import { SPECIAL_CARDS } from './special-cards.js';
import { SPELLS } from './spells.js';
import { BOARD, LOCATIONS, STREETS, VORTEX, VORTICES } from './town.js';
import { LASTING_CARDS, UNIQUE_ITEMS } from './unique-items.js';
import { GATE_MARKERS, WORLDS } from './worlds.js';
import { INJURIES, MADNESS } from './wounds.js';

/** Dunwich Horror (2006). */
export const PACK: Pack = packOf({
  id: 'dunwich',
  name: 'Dunwich Horror',
  version: '1',
  // House rules of D-TRAIN-02 and of the boards. Shared by all boxes with a depot or with a board.
  houseRules: { trainStep: ['costsPoint', 'free'], manyBoards: ['fourUses', 'allEffects'] },
  messages: {
    'deck.injury': 'Injury',
    'deck.madness': 'Madness',
    'decks.injury': 'Injuries',
    'decks.madness': 'Madness cards',
    'card.injury': '{n, plural, one {Injury} other {Injuries}}',
    'card.madness': 'Madness',
    'status.rail-pass': 'Rail Pass',
    'status.sheldon-gang-membership': 'Sheldon Gang Membership',
    'if.has.rail-pass': 'you have {not, select, yes {no} other {a}} Rail Pass',
    'if.has.sheldon-gang-membership': 'you are {not, select, yes {not } other {}}a member of the Sheldon Gang',
    'kind.condition': 'Condition',
    'kind.dunwich-horror': 'Dunwich Horror card',
    'dunwich.near': '{n, plural, one {{monsters} is} other {{monsters} are}} 1 arrow away from a Vortex',
    'dunwich.loose': 'on the board {placeAt}',
    'dunwich.free-journeys': 'train journeys cost you no money',
    'dunwich.trains': 'Trains',
    'dunwich.stop':
      'Train stop: travel to another town, normally for {money}{step, select, free {} other { and 1 movement point}}.',
    'place-kind.vortex': 'Vortex',
    'place-kind.vortex.about': `Only monsters enter a Vortex. Each one that does returns to the cup, raises the terror level by ${VORTEX_TERROR} and adds 1 token to the Dunwich Horror track.`,
    'kind.aftermath': 'Aftermath',
    'kind.lasting': 'Mission reward',
    'handler.brain-case': 'switch places with another investigator or a monster in Arkham',
    'handler.call-friend':
      '1 other investigator of your choice in Arkham who has not moved this turn moves to your area and cannot move again this turn',
    'handler.lure-monster': 'move 1 monster from a street area, a location or the Sky to your area',
    'handler.bind-the-beast': `add ${BOUND_RATING} to the Ancient One’s Combat rating in the final battle (so −5 becomes −${5 - BOUND_RATING})`,
    'handler.box-rumors': 'return the rumor in play to the box',
    'handler.win-together': 'you are devoured, and all investigators, including you, win the game',
    'handler.win-alone': 'you win the game, and all other investigators lose',
    'q.sacrifice': 'Make the sacrifice for {card}?',
    'q.swap-with': 'Choose whom to swap places with',
    'dunwich.horror-beaten': 'remove all tokens from its track',
    'dunwich.token-on': 'put 1 token on the Dunwich Horror track',
    'dunwich.token-off': `remove ${HORROR_TOKENS_OFF} token from the Dunwich Horror track, if any`,
    'answer.sacrifice.yes': 'Make the sacrifice',
    'answer.sacrifice.no': 'Sacrifice nothing',
    'dunwich.no-mythos': 'there is no Mythos Phase this turn',
    'dunwich.more-mythos': `fully resolve ${EXTRA_MYTHOS} extra Mythos card in the next Mythos Phase`,
    'dunwich.box-mythos': `{who, select, third {searches} other {search}} the Mythos deck, {who, select, third {returns} other {return}} ${BOXED_MYTHOS.one} card of {who, select, third {their} other {your}} choice to the box, and {who, select, third {shuffles} other {shuffle}} the deck`,
    'dunwich.box-two-mythos': `{who, select, third {searches} other {search}} the Mythos deck, {who, select, third {returns} other {return}} ${BOXED_MYTHOS.two} cards of {who, select, third {their} other {your}} choice to the box, and {who, select, third {shuffles} other {shuffle}} the deck`,
    'dunwich.tarot':
      'look at the top card of the Mythos deck. Unless it is “The Story Continues”, you may put it on the bottom of the deck',
    'dunwich.clear-environment': 'discard the environment in play',
    'dunwich.swap-gate':
      'you may put the marker of an open gate on the bottom of the gate pile and replace it with the top marker. Monsters of the old gate return to the cup, as if it were closed',
    'dunwich.move-gate':
      'you may move 1 open gate to an unstable location without a gate or seal. Monsters at that location return to the cup; investigators there are drawn through the gate and delayed',
    'dunwich.ward': `you may spend ${WARDING_CLUES} more Clues than it costs you to seal a gate. If you do, seal 1 unstable location of your choice without a gate (only if you can seal gates)`,
    'dunwich.sweep': 'roll a die for each monster on the board and return it to the cup on a success',
    'dunwich.drive':
      'choose the white or the black arrows. All monsters in street areas and locations, except Spawn and Flying monsters, move along those arrows as if they were normal monsters',
    'q.gate-deal': '{what, select, swap {Choose a gate to replace} other {Choose a gate to move}}',
    'q.gate-place': '{what, select, seal {Choose a place for the seal} other {Choose a new place for the gate}}',
    'q.box-mythos': 'Choose a Mythos card to return to the box · {n} to go',
    'q.tarot': 'Top card of the Mythos deck · {mythos}',
    'q.which-arrow': 'Choose which arrows the monsters follow',
    'o.mythos-card': '{mythos}',
    'o.leave-on-top': 'Leave it on top',
    'o.put-under': 'Put it on the bottom',
    'o.arrow-white': 'White arrows',
    'o.arrow-black': 'Black arrows',
    'dunwich.deal':
      '{who, select, third {owes} may {owe} other {you owe}} the dark man a debt, which a Mythos card may collect',
    'answer.gate-deal.no': 'Choose none',
    'answer.gate-place.no': 'Place no seal',
    'dunwich.owes': 'owes the dark man a debt',
    'dunwich.rubble': 'Rubble',
    'dunwich.rubble-left': '{n, plural, =0 {No markers left} one {1 marker face down} other {# markers face down}}',
    'dunwich.debts-due': `each investigator who owes the dark man a debt is devoured. For each of them, add ${DEBT_DOOM} doom tokens to the doom track. All debts are settled`,
    'dunwich.rubble-falls':
      'reveal a rubble marker: its location is closed for the rest of the game. If there is no marker to reveal, the investigators lose the game',
    'dunwich.rubble-spent':
      'remove a face-down rubble marker. If there is none to remove, all investigators are devoured',
    'dunwich.awakens': 'the Ancient One awakens immediately',
    'dunwich.three-mythos-cards': `draw ${MYTHOS_AT_ONCE} extra Mythos cards and resolve them one after another`,
    'dunwich.riots-go-on': `for the rest of the game, entering a street area costs ${RIOTS_COST} movement points`,
    'e.dunwich.debt': '{investigator} now owes the dark man a debt.',
    'e.dunwich.quiet-night': 'This turn has no Mythos Phase.',
    'e.dunwich.boxed-mythos':
      '{investigator} returns {n, plural, one {1 card} other {# cards}} from the Mythos deck to the box and shuffles the deck.',
    'e.dunwich.tarot-left': '{investigator} looks at the top card of the Mythos deck and leaves it on top.',
    'e.dunwich.tarot-under': '{investigator} looks at the top card of the Mythos deck and puts it on the bottom.',
    'house.trainStep': 'Train journeys',
    'house.trainStep.costsPoint': 'Cost $1 and 1 movement point',
    'house.trainStep.free': 'Cost only $1',
    'house.manyBoards': 'With several expansion towns, count fewer investigators',
    'house.manyBoards.fourUses': 'For limits, awakening and new gates',
    'house.manyBoards.allEffects': 'For everything',
    'q.wound':
      '{what, select, sanity {Insane} other {Unconscious}} · Take the usual losses, or draw {what, select, sanity {a Madness} other {an Injury}} instead?',
    'o.usual-losses': 'Lose half of your items and Clues and all Retainers, recover with 1 point',
    'o.draw-injury': 'Draw an Injury, recover with full Stamina',
    'o.draw-madness': 'Draw a Madness, recover with full Sanity',
    'q.retire': `You have at least ${WOUNDS_TO_RETIRE} Injuries and Madnesses · Play on, or retire?`,
    'o.play-on': 'Play on',
    'o.retire': 'Retire (skip this turn, then enter with a new investigator)',
  },
  decks: [
    { id: 'injury', name: 'Injury', countsAs: 'none', discards: 'shuffled' },
    { id: 'madness', name: 'Madness', countsAs: 'none', discards: 'shuffled' },
  ],
  cards: [...COMMON_ITEMS, ...UNIQUE_ITEMS, ...SPELLS, ...SKILLS, ...ALLIES, ...INJURIES, ...MADNESS, ...SPECIAL_CARDS],
  boards: [BOARD],
  streets: STREETS,
  locations: LOCATIONS,
  placeKinds: [VORTEX],
  places: VORTICES,
  worlds: WORLDS,
  gateMarkers: GATE_MARKERS,
  locationCards: LOCATION_CARDS,
  gateCards: GATE_CARDS,
  ancientOnes: ANCIENT_ONES,
  investigators: INVESTIGATORS,
  monsters: MONSTERS,
  more: { monsters: EXTRA_COPIES },
  mythos: [...HEADLINES, ...ENVIRONMENTS, ...RUMORS],
  tableCards: [...HORROR_CARDS, ...CONDITIONS, ...AFTERMATHS, ...LASTING_CARDS],
});
