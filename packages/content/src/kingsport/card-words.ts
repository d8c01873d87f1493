/** English texts of Kingsport's cards that no effect provides. */
import {
  CASTLE_GATE_LOSS,
  CORRUPTING_DOOM,
  DREAMER_CLUES,
  GROWING_LOSS,
  KEPT_CLUE_LOSS,
  MAXIMUM_SHIFT,
  MYTHOS_SHOWN_FOR_SEAL,
  ORDERED_MYTHOS,
  QUELL_CLUES,
  RANSOM,
} from '@vigil/rules/kingsport/constants';

const LEARN =
  '{who, select, third {draws} other {draw}} 1 Spell and {who, select, third {loses} other {lose}} as much Sanity as it costs to cast';

export const CARD_WORDS: Readonly<Record<string, string>> = {
  'kingsport.seal-here': 'lay a seal from the supply on this location',
  'kingsport.seal-from-doom':
    'move 1 doom token from the doom track to an unstable location of your choice without a gate: it is sealed',
  'kingsport.move-seal':
    'move 1 seal to another unstable location without one: a gate there is sealed by it, and the monsters there return to the cup',
  'kingsport.seal-named-gate': `turn up the top ${MYTHOS_SHOWN_FOR_SEAL} Mythos cards and choose 1 (nothing else of them counts): if a gate is open at its gate location, that gate is sealed`,
  'kingsport.order-mythos': `look at the top ${ORDERED_MYTHOS} cards of the Mythos deck and put them back on top in any order`,
  'kingsport.learn-spell': LEARN,
  'kingsport.learn-or-lose-spell': `${LEARN} (if this makes you insane, discard the Spell)`,
  'kingsport.swap-skills':
    'give 1 of your Skills to another investigator, who gives you a different one for it, if there is any',
  'kingsport.give-clues': 'give all your Clues to 1 other investigator of your choice',
  'kingsport.take-clues': 'take all Clues of 1 other investigator of your choice',
  'kingsport.share-clues': 'you may give Clues to other investigators, and each of them may give you some',
  'kingsport.swap-places':
    'change places with another investigator of your choice in the streets, at a location or in an Other World',
  'kingsport.trade-places':
    'change places with another investigator of your choice in the streets, at a location or in an Other World, and have an encounter there; the other has none this turn',
  'kingsport.bring-back-lost':
    'if any investigator is lost in time and space, return to Arkham, and all of them come to the street nearest to you',
  'kingsport.mythos-card-now': 'draw 1 Mythos card and resolve it at once',
  'kingsport.to-nearest-monster':
    'move to the nearest monster and meet it; if there is none in the streets and locations, a monster appears',
  'kingsport.nearest-comes': 'the nearest monster moves here, and you meet it',
  'kingsport.price-of-clues': `for each of your Clues lose ${KEPT_CLUE_LOSS.sanity} Sanity and ${KEPT_CLUE_LOSS.stamina} Stamina, or lose that Clue`,
  'kingsport.price-of-items': `for each of your items pay ${RANSOM.clues} Clue or $${RANSOM.money}, or lose that item`,
  'kingsport.sliders-left': 'move all your skill sliders to their leftmost stops',
  'kingsport.castle-gate': `lose ${CASTLE_GATE_LOSS.sanity} Sanity and ${CASTLE_GATE_LOSS.stamina} Stamina; if this devours you, the Ancient One awakens`,
  'kingsport.through-any-gate': 'move to an open gate of your choice and through it',
  'kingsport.brood':
    '{who, select, third {gains} other {gain}} 1 Brood token and {who, select, third {rolls} other {roll}} a die: lower than the number of {who, select, third {their} other {your}} Brood tokens, and {who, select, third {they are} other {you are}} devoured',
  'kingsport.awakens': 'the Ancient One awakens at once',
  'kingsport.implant': '1 monster in your area moves along its black or its white arrow, as you choose',
  'kingsport.spares-arrested': 'in place of being arrested you may discard this card',
  'kingsport.spares-delayed': 'in place of being delayed you may discard this card',
  'deck.kept': 'Kept encounter card',
  'card.kept': '{n, plural, one {kept encounter card} other {kept encounter cards}}',
  'status.brood': 'Brood token',
  'q.spare': 'Discard {card} instead of being {what, select, arrested {arrested} other {delayed}}?',
  'answer.spare.yes': 'Discard {card}',
  'answer.spare.no': 'Keep {card}',
  'q.own-arrow': 'Choose an arrow for the monster',
  'q.quell': `Spend ${QUELL_CLUES} Clues to keep the terror level at {n}?`,
  'answer.quell.yes': `Spend ${QUELL_CLUES} Clues`,
  'answer.quell.no': 'Let terror rise',
  'q.web': 'Choose what the Ancient One takes',
  'o.black-arrow': 'Black arrow ({place})',
  'o.white-arrow': 'White arrow ({place})',
  'o.web-ally': '{card} ({investigator})',
  'kingsport.settle-down': `you may pay ${QUELL_CLUES} Clues to keep the terror level from rising by 1, as often as you like`,
  'kingsport.dreamer': `whenever you enter an area of an Other World or are lost in time and space, gain ${DREAMER_CLUES} Clue`,
  'kingsport.blessed-child': 'as long as you have an Elder Sign, you can be neither arrested nor Cursed',
  'kingsport.minor': 'you can take no Bank Loan',
  'kingsport.all-burst': 'every gate that opens is a gate burst',
  'kingsport.bargain':
    'whoever seals a gate gains 1 Brood token; when an investigator with Brood tokens is devoured, as many doom tokens are added to the doom track',
  'kingsport.corrupting-text': `whenever an investigator draws a tome from a deck, kept or not, ${CORRUPTING_DOOM} doom token is added to the doom track`,
  'kingsport.many-arms': 'after its first attack the investigators need twice as many successes for each doom token',
  'kingsport.web': 'the investigators choose 1 Ally, which is returned to the box, or 1 of them, who is devoured',
  'kingsport.growing-loss': `{who, select, third {loses} other {lose}} ${GROWING_LOSS} point of Sanity or Stamina, and in each further round ${GROWING_LOSS} point more, in any mix`,
  'kingsport.yin-and-yang': `shift your maximum by ${MAXIMUM_SHIFT}: raise your maximum Sanity by ${MAXIMUM_SHIFT} (to at most 7), gain ${MAXIMUM_SHIFT} Sanity and lower your maximum Stamina by ${MAXIMUM_SHIFT}, or the other way round`,
  'kingsport.blood-money': 'spend 1 monster trophy and gain as many dollars as its toughness',
  'q.shift': 'Choose a maximum to raise',
  'o.shift': '{what, select, sanity {Sanity} other {Stamina}}',
  'q.seal-place': 'Choose a place for the seal',
  'q.next-mythos':
    '{what, select, order {{n, plural, =1 {Choose the Mythos card for the bottom} other {Choose the next Mythos card from the top · # left}}} other {Choose a Mythos card}}',
  'q.give-clue': 'Give a Clue to another investigator?',
  'answer.give-clue.investigator': 'Give {investigator} 1 Clue',
  'answer.give-clue.no': 'Give nothing',
  'q.ransom': 'Choose an item to keep',
  'answer.ransom.no': 'Keep no other item',
  'o.seen-mythos': '{mythos}',
  'o.ransom': `Keep {card} ({what, select, clue {${RANSOM.clues} Clue} other {$${RANSOM.money}}})`,
};
