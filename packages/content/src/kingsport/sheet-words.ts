/** English texts of heralds, guardians and their cards that no effect provides. */
import {
  CLUES_LEFT,
  DREAM_SKILL,
  MAW_REDUCTION,
  OMEN,
  TREASON_RATING,
  YOUNG_DOOM,
} from '@vigil/rules/kingsport/constants';
export const SHEET_WORDS: Readonly<Record<string, string>> = {
  'kingsport.first-cultist': 'the first gate that opens brings 1 Cultist besides its usual monsters',
  'kingsport.preparing-the-way':
    'a Cultist that moves and is next to a sealed location goes there, the Sky being next to all; one that is at a seal as a Mythos Phase begins returns to the cup, and the seal is removed',
  'kingsport.looming-omens': `before a mystic Environment is resolved, every investigator may spend ${OMEN.clues} Clue; unless all do, the first player rolls a die. 1: each investigator in Arkham loses ${OMEN.sanity} Sanity. 2: each investigator in Arkham loses ${OMEN.stamina} Stamina. 3 or 4: nothing. 5: terror rises by 1. 6: ${OMEN.doom} doom token is added to the doom track`,
  'deck.blessing-of-nodens': 'Blessings of Nodens',
  'deck.vision-of-hypnos': 'Visions of Hypnos',
  'card.blessing-of-nodens': '{n, plural, one {Blessing} other {Blessings}} of Nodens',
  'card.vision-of-hypnos': '{n, plural, one {Vision} other {Visions}} of Hypnos',
  'kind.vision-of-hypnos': 'Vision',
  'kind.seal': 'Seal',
  'kingsport.take-bast-token': 'take 1 token of Bast, if you have none',
  'kingsport.home-of-cats':
    'in the Mythos Phase a monster that would enter the area of an investigator with a token stays where it is',
  'e.kingsport.home-guarded':
    'A monster stays away from the home that {investigator} has under the protection of Bast.',
  'kingsport.favour':
    'when “The Story Continues” is drawn and the first player has a token or Foolishness: the token is discarded, and the first player takes “Beloved of Bast”, unless somebody has it',
  'kingsport.visions':
    'at the start of each turn draw a Vision of Hypnos and put 1 Clue on its location; it is discarded at the end of the Mythos Phase',
  'kingsport.dreams': `in encounters in the Dreamlands, on the Plateau of Leng, in the Underworld and in Unknown Kadath all skills are ${DREAM_SKILL} higher`,
  'kingsport.nodens-blesses': 'whoever becomes Blessed draws a Blessing of Nodens as well',
  'kingsport.dropped': 'in place of fighting the Nightgaunt, be dropped into an open gate of your choice',
  'kingsport.captain':
    'you are never delayed in Other Worlds; discarded with “The White Ship” when you are lost in time and space',
  'kingsport.sail': 'move to the first area of any other Other World, whether or not a gate to it is open',
  'kingsport.great-seal': 'when you seal a gate you may lay this card with the seal: nothing can remove that seal',
  'kingsport.nine-lives': 'you cannot be devoured unless you wish it',
  'kingsport.keep-calm': 'you may discard this card to keep terror from rising by 1',
  'status.bast-token': 'token of Bast',
  'house.epicBattle': 'In the final battle',
  'house.epicBattle.no': 'Attack after attack, as the sheet says',
  'house.epicBattle.yes': 'Cards say what happens (epic battle)',
  'kingsport.epic.sacrifice': 'the first player is devoured, unless no other investigator is left',
  'kingsport.epic.crashing-wave':
    'roll a die: each investigator lowers maximum Sanity and maximum Stamina by that many points in all',
  'kingsport.epic.flabby-maw': `roll a die and subtract ${MAW_REDUCTION}: that many investigators, whom the first player names, are devoured`,
  'kingsport.epic.join-me': `in turn order each investigator may turn traitor, one at most and never the last: the traitor leaves the battle and wins if it is lost, and the Combat rating of the Ancient One is ${TREASON_RATING} lower for the rest of it`,
  'kingsport.epic.one-clue': `each investigator loses all Clues but ${CLUES_LEFT}`,
  'kingsport.epic.masks':
    'draw 1 monster from the cup for each doom token on the track: for each Mask among them 1 investigator, whom the first player names, is devoured (the monsters return to the cup)',
  'kingsport.epic.thousand-young': `each investigator fights 1 Dark Young until one of the two falls, without evading it; each one that falls takes ${YOUNG_DOOM} doom token off the track`,
  'kingsport.epic.doom-by-gates':
    '1 doom token is added to the track for each gate that was open when the Ancient One awoke',
  'e.kingsport.epic-begins': 'The epic battle begins: from now on cards say who attacks, and how.',
  'e.kingsport.epic-rating': 'The Combat rating of the Ancient One is {n} from now on.',
  'e.kingsport.masks': '{n, plural, =0 {No Mask is} one {# Mask is} other {# Masks are}} among the monsters drawn.',
  'e.kingsport.traitor': '{investigator} turns traitor.',
  'q.traitor': 'Stay loyal, or turn traitor?',
  'o.stay-true': 'Stay loyal',
  'o.turn-traitor': 'Turn traitor (you win only if the others lose)',
  'q.omen': `Spend ${OMEN.clues} Clue to ward off the omens?`,
  'answer.omen.yes': 'Help ward them off',
  'answer.omen.no': 'Spend nothing',
  'q.keep-calm': 'Terror is about to rise · Use something against it?',
  'answer.keep-calm.no': 'Let terror rise',
  'q.nine-lives': 'Be devoured, or stay alive?',
  'o.live-on': 'Stay alive',
  'o.let-go': 'Be devoured',
  'q.sail': 'Choose an Other World to sail to',
  'q.great-seal': 'Place the Great Seal {placeAt}?',
  'answer.great-seal.yes': 'Place the Great Seal',
  'answer.great-seal.no': 'Do not place it',
};
