/** What heralds, guardians and their cards say that no effect does. */
export const SHEET_WORDS: Readonly<Record<string, string>> = {
  'kingsport.first-cultist': 'the first gate that opens brings 1 Cultist besides its usual monsters',
  'kingsport.preparing-the-way':
    'a Cultist that moves and is next to a sealed location goes there, the Sky being next to all; one that is at a seal as a Mythos Phase begins returns to the cup, and the seal is removed',
  'kingsport.looming-omens':
    'before a mystic Environment is resolved, every investigator may spend 1 Clue; unless all do, the first player rolls a die. 1: each investigator in Arkham loses 1 Sanity. 2: each investigator in Arkham loses 1 Stamina. 3 or 4: nothing. 5: terror rises by 1. 6: 1 doom token is added to the doom track',
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
  'kingsport.dreams':
    'in encounters in the Dreamlands, on the Plateau of Leng, in the Underworld and in Unknown Kadath all skills are 1 higher',
  'kingsport.nodens-blesses': 'whoever becomes Blessed draws a Blessing of Nodens as well',
  'kingsport.hunter-of-horrors': 'the Outskirts hold 1 monster more',
  'kingsport.dropped': 'in place of fighting the Nightgaunt, be dropped into an open gate of your choice',
  'kingsport.captain':
    'you are never delayed in Other Worlds; discarded with “The White Ship” when you are lost in time and space',
  'kingsport.sail': 'move to the first area of any other Other World, whether or not a gate to it is open',
  'kingsport.great-seal': 'when you seal a gate you may lay this card with the seal: nothing can remove that seal',
  'kingsport.nine-lives': 'you cannot be devoured unless you wish it',
  'kingsport.keep-calm': 'you may discard this card to keep terror from rising by 1',
  'status.bast-token': 'token of Bast',
  'q.omen': 'The omens of {source}: does {investigator} spend 1 Clue?',
  'q.keep-calm': 'Terror is about to rise: does {investigator} keep it down by a point?',
  'q.nine-lives': '{investigator} would be devoured: do the nine lives hold?',
  'o.live-on': 'Live on',
  'o.let-go': 'Be devoured all the same',
  'q.sail': 'To which Other World does {investigator} sail?',
  'q.great-seal': 'Does {investigator} lay the Great Seal at {place}?',
};
