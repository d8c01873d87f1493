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
  'kingsport.first-cultist': 'the first gate that opens brings 1 Cultist in addition to its usual monsters',
  'kingsport.preparing-the-way':
    'a Cultist that moves and is next to a sealed location goes there (the Sky is next to all locations). When a Mythos Phase begins, each Cultist at a seal returns to the cup, and that seal is removed',
  'kingsport.looming-omens': `before a mystic environment is resolved, each investigator may spend ${OMEN.clues} Clue. Unless all of them do, the first player rolls a die. 1: each investigator in Arkham loses ${OMEN.sanity} Sanity. 2: each investigator in Arkham loses ${OMEN.stamina} Stamina. 3 or 4: no effect. 5: the terror level rises by ${OMEN.terror}. 6: ${OMEN.doom} doom token is added to the doom track`,
  'deck.blessing-of-nodens': 'Blessings of Nodens',
  'deck.vision-of-hypnos': 'Visions of Hypnos',
  'card.blessing-of-nodens': '{n, plural, one {Blessing} other {Blessings}} of Nodens',
  'card.vision-of-hypnos': '{n, plural, one {Vision} other {Visions}} of Hypnos',
  'kind.vision-of-hypnos': 'Vision',
  'kind.seal': 'Seal',
  'kingsport.take-bast-token': '{who, select, third {takes} other {take}} 1 token of Bast (only if {you}{have} none)',
  'kingsport.home-of-cats':
    'in the Mythos Phase, a monster that would enter the area of an investigator with a token of Bast stays where it is',
  'e.kingsport.home-guarded': 'A monster avoids {investigator}’s home, which Bast protects.',
  'kingsport.favour':
    'when “The Story Continues” is drawn, if the first player has a token of Bast or the Ally Foolishness, they take Beloved of Bast (if available). They return the token, if any',
  'kingsport.visions':
    'at the start of each turn, draw a Vision of Hypnos and put 1 Clue on its location. Discard the Vision at the end of the Mythos Phase',
  'kingsport.dreams': `in encounters in the Dreamlands, on the Plateau of Leng, in the Underworld and in Unknown Kadath, investigators get +${DREAM_SKILL} to all skills`,
  'kingsport.nodens-blesses': 'any investigator who becomes Blessed also draws a Blessing of Nodens',
  'kingsport.dropped': 'enter an open gate of your choice instead of fighting the Nightgaunt',
  'kingsport.captain':
    'you are never delayed in Other Worlds. If you are lost in time and space, discard this card and The White Ship',
  'kingsport.sail':
    'move to the first area of any Other World except the one you are in, even without an open gate to it',
  'kingsport.great-seal': 'when you seal a gate, you may place this card with the seal. Nothing can remove that seal',
  'kingsport.nine-lives': 'you cannot be devoured unless you choose to be',
  'kingsport.keep-calm': 'you may discard this card to keep the terror level from rising by 1',
  'status.bast-token': 'token of Bast',
  'house.epicBattle': 'In the final battle',
  'house.epicBattle.no': 'Attacks as the Ancient One’s sheet says',
  'house.epicBattle.yes': 'Cards decide each round (epic battle)',
  'kingsport.epic.sacrifice': 'the first player is devoured, unless no other investigator is left',
  'kingsport.epic.crashing-wave':
    'the first player rolls a die. Each investigator lowers their maximum Sanity and Stamina by that many points in total, divided as they choose',
  'kingsport.epic.flabby-maw': `roll a die and subtract ${MAW_REDUCTION}: the first player chooses that many investigators, who are devoured`,
  'kingsport.epic.join-me': `in turn order, each investigator may turn traitor (at most 1, and never the last). The traitor leaves the battle and wins if the others lose. The Combat rating of the Ancient One is ${TREASON_RATING} lower for the rest of the battle`,
  'kingsport.epic.one-clue': `each investigator loses all but ${CLUES_LEFT} Clue`,
  'kingsport.epic.masks':
    'draw 1 monster from the cup for each doom token on the doom track. For each Mask drawn, the first player chooses 1 investigator, who is devoured. The monsters return to the cup',
  'kingsport.epic.thousand-young': `each investigator fights 1 Dark Young, which they cannot evade, until one of the two is defeated. Each Dark Young defeated removes ${YOUNG_DOOM} doom token from the doom track`,
  'kingsport.epic.doom-by-gates':
    'add 1 doom token to the doom track for each gate that was open when the Ancient One awakened',
  'e.kingsport.epic-begins': 'The epic battle begins: from now on, cards decide who attacks and how.',
  'e.kingsport.epic-rating': 'The Ancient One’s Combat rating is now {n}.',
  'e.kingsport.masks': '{n, plural, =0 {No Masks are} one {# Mask is} other {# Masks are}} among the monsters drawn.',
  'e.kingsport.traitor': '{investigator} becomes a traitor.',
  'q.traitor': 'Stay loyal, or turn traitor?',
  'o.stay-true': 'Stay loyal',
  'o.turn-traitor': 'Turn traitor (you win only if the others lose)',
  'q.omen': `Spend ${OMEN.clues} Clue to ward off the omens?`,
  'q.keep-calm': 'The terror level is about to rise · Prevent it?',
  'q.nine-lives': 'Be devoured, or stay alive?',
  'o.live-on': 'Stay alive',
  'o.let-go': 'Be devoured',
  'q.sail': 'Choose an Other World to sail to',
  'q.great-seal': 'Place the Great Seal {placeAt}?',
  'answer.omen.yes': 'Help ward them off',
  'answer.omen.no': 'Spend nothing',
  'answer.keep-calm.no': 'Let the terror level rise',
  'answer.great-seal.yes': 'Place the Great Seal',
  'answer.great-seal.no': 'Do not place it',
};
