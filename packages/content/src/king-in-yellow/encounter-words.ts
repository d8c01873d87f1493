// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** English texts and questions of the encounters of The King in Yellow. */
import { LOWEST_SKILL, SHOPPING_VALUE } from '@vigil/rules/king-in-yellow/constants';
export const ENCOUNTER_WORDS: Readonly<Record<string, string>> = {
  'yellow.guess-price':
    'guess the price of the top card of the Common item deck, then turn it up: keep it if you are right, discard it if not',
  'yellow.dearest':
    'draw 1 Common item for each success, discard all of them and gain as many dollars as the dearest of them costs',
  'yellow.members-shopping': `turn up 1 card of the Unique item deck for each success; you may buy any of them at their prices, and pay with Clues worth $${SHOPPING_VALUE.clue} and Spells worth $${SHOPPING_VALUE.spell} each as well; discard the rest`,
  'yellow.read-found': 'if reading it takes a check, you may make that check at once, for no movement points',
  'yellow.lowest-skill': `make a check at +${LOWEST_SKILL.modifier} with whichever of your skills is lowest now. Passed: draw 1 Skill`,
  'yellow.swap-willing': 'change places with another investigator who agrees to it, wherever they are',
  'yellow.turn-over': 'if you are Cursed, turn the card over: you are Blessed; if you are Blessed, you are Cursed',
  'q.lowest-skill': 'Choose a skill for the check',
  'q.pay-part': 'Choose a payment · ${n} left to pay',
  'q.swap-places': 'Swap places with {other}?',
  'answer.swap-places.yes': 'Swap places',
  'answer.swap-places.no': 'Stay',
  'o.skill': '{skill}',
  'o.pay-money': 'Pay ${n}',
  'o.pay-clue': `Spend 1 Clue (worth $${SHOPPING_VALUE.clue})`,
  'o.pay-spell': `Discard {card} (worth $${SHOPPING_VALUE.spell})`,
};
