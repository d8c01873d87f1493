/** English texts of Kingsport's cards that no effect provides. */
import {
  CASTLE_GATE_LOSS,
  CORRUPTING_DOOM,
  DREAMER_CLUES,
  GROWING_LOSS,
  HIGHEST_MAXIMUM,
  KEPT_CLUE_LOSS,
  MAXIMUM_SHIFT,
  MYTHOS_SHOWN_FOR_SEAL,
  ORDERED_MYTHOS,
  QUELL_CLUES,
  RANSOM,
} from '@vigil/rules/kingsport/constants';

const LEARN =
  '{who, select, third {draws} other {draw}} 1 Spell and {who, select, third {loses} other {lose}} Sanity equal to its casting cost';

export const CARD_WORDS: Readonly<Record<string, string>> = {
  'kingsport.seal-here': 'place a seal from the supply on this location',
  'kingsport.seal-from-doom':
    'move 1 doom token from the doom track to an unstable location of your choice without a gate. It seals that location',
  'kingsport.move-seal':
    'move 1 seal to another unstable location without a seal. It seals any gate there, and the monsters there return to the cup',
  'kingsport.seal-named-gate': `reveal the top ${MYTHOS_SHOWN_FOR_SEAL} Mythos cards and choose 1. If a gate is open at its gate location, that gate is sealed. Nothing else on these cards takes effect`,
  'kingsport.order-mythos': `look at the top ${ORDERED_MYTHOS} cards of the Mythos deck and put them back on top in any order`,
  'kingsport.learn-spell': LEARN,
  'kingsport.learn-or-lose-spell': `${LEARN}. {who, select, third {If they go insane, they} other {If you go insane, you}} discard the Spell`,
  'kingsport.swap-skills':
    'give 1 of your Skills to another investigator, who gives you a different Skill in return, if able',
  'kingsport.give-clues': 'give all your Clues to another investigator of your choice',
  'kingsport.take-clues': 'take all Clues of another investigator of your choice',
  'kingsport.share-clues': 'you may give Clues to other investigators, and each of them may give Clues to you',
  'kingsport.swap-places':
    'switch places with another investigator of your choice in a street area, at a location or in an Other World',
  'kingsport.trade-places':
    'switch places with another investigator of your choice in a street area, at a location or in an Other World. Have an encounter there; the other investigator has none this turn',
  'kingsport.bring-back-lost':
    'if any investigators are lost in time and space, return to Arkham, then move them all to the street area nearest to you',
  'kingsport.mythos-card-now': 'draw and resolve 1 Mythos card',
  'kingsport.to-nearest-monster':
    'move to the nearest monster and encounter it. If there is none in the streets and locations, a monster appears',
  'kingsport.nearest-comes': 'the nearest monster moves here, and you encounter it',
  'kingsport.price-of-clues': `for each Clue you have, lose that Clue or lose ${KEPT_CLUE_LOSS.sanity} Sanity and ${KEPT_CLUE_LOSS.stamina} Stamina`,
  'kingsport.price-of-items': `for each of your items, spend ${RANSOM.clues} Clue, pay $${RANSOM.money}, or lose that item`,
  'kingsport.sliders-left': 'move all your skill sliders to their leftmost positions',
  'kingsport.castle-gate': `lose ${CASTLE_GATE_LOSS.sanity} Sanity and ${CASTLE_GATE_LOSS.stamina} Stamina. If you are devoured by this, the Ancient One awakens`,
  'kingsport.through-any-gate': 'move to an open gate of your choice and enter it',
  'kingsport.brood':
    '{who, select, third {gains 1 Brood token and rolls a die} other {gain 1 Brood token and roll a die}}. If the roll is lower than {who, select, third {their} other {{your}}} number of Brood tokens, {who, select, third {they } other {{you}}}are devoured',
  'kingsport.awakens': 'the Ancient One awakens immediately',
  'kingsport.implant': '1 monster in your area moves along the black or the white arrow, as you choose',
  'kingsport.spares-arrested': 'instead of being arrested, you may discard this card',
  'kingsport.spares-delayed': 'instead of being delayed, you may discard this card',
  'deck.kept': 'Kept encounter card',
  'card.kept': '{n, plural, one {kept encounter card} other {kept encounter cards}}',
  'status.brood': 'Brood token',
  'q.spare': 'Discard {card} instead of being {what, select, arrested {arrested} other {delayed}}?',
  'q.own-arrow': 'Choose an arrow for the monster',
  'q.quell': `The terror level (now {n}) is about to rise · Spend ${QUELL_CLUES} Clues to reduce the rise by 1?`,
  'q.web': 'Choose what the Ancient One takes',
  'o.black-arrow': 'Black arrow ({place})',
  'o.white-arrow': 'White arrow ({place})',
  'o.web-ally': '{card} ({investigator})',
  'kingsport.settle-down': `you may spend ${QUELL_CLUES} Clues to keep the terror level from rising by 1, any number of times`,
  'answer.spare.yes': 'Discard {card}',
  'answer.spare.no': 'Keep {card}',
  'answer.quell.yes': `Spend ${QUELL_CLUES} Clues`,
  'answer.quell.no': 'Let the terror level rise',
  'kingsport.dreamer': `whenever you enter an area of an Other World or are lost in time and space, gain ${DREAMER_CLUES} Clue`,
  'kingsport.blessed-child': 'while you have an Elder Sign, you cannot be arrested or Cursed',
  'kingsport.minor': 'you cannot take a Bank Loan',
  'kingsport.all-burst': 'every gate that opens is a gate burst',
  'kingsport.bargain':
    'whenever an investigator seals a gate, they gain 1 Brood token. When an investigator with Brood tokens is devoured, that many doom tokens are added to the doom track',
  'kingsport.corrupting-text': `whenever an investigator draws a Tome from a deck, even without keeping it, add ${CORRUPTING_DOOM} doom token to the doom track`,
  'kingsport.many-arms':
    'after its first attack, the investigators need twice as many successes to remove each doom token',
  'kingsport.web': 'the investigators choose 1 Ally, who returns to the box, or 1 investigator, who is devoured',
  'kingsport.growing-loss': `{who, select, third {loses} other {lose}} ${GROWING_LOSS} Sanity or Stamina in the first round and ${GROWING_LOSS} more in each further round, in any mix`,
  'kingsport.yin-and-yang': `raise your maximum Sanity by ${MAXIMUM_SHIFT} (to at most ${HIGHEST_MAXIMUM}), gain ${MAXIMUM_SHIFT} Sanity, and lower your maximum Stamina by ${MAXIMUM_SHIFT}, or the other way around`,
  'kingsport.blood-money': 'spend 1 monster trophy and gain dollars equal to its toughness',
  'q.shift': 'Choose a maximum to raise',
  'o.shift': 'Raise {what, select, sanity {Sanity} other {Stamina}}',
  'q.seal-place': 'Choose a place for the seal',
  'q.next-mythos':
    '{what, select, order {{n, plural, =1 {Choose the last of these Mythos cards} other {Choose the next Mythos card from the top · # left}}} other {Choose a Mythos card}}',
  'q.give-clue': 'Give a Clue to another investigator?',
  'answer.give-clue.investigator': 'Give {investigator} 1 Clue',
  'answer.give-clue.no': 'Give nothing',
  'q.ransom': 'Choose an item to keep',
  'answer.ransom.no': 'Keep no other item',
  'o.seen-mythos': '{mythos}',
  'o.ransom': `Keep {card} ({what, select, clue {${RANSOM.clues} Clue} other {$${RANSOM.money}}})`,
};
