// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
/** English texts and questions of the encounters of The King in Yellow. */
import { LOWEST_SKILL, SHOPPING_VALUE } from '@vigil/rules/king-in-yellow/constants';
import { checkModifier } from '../figures.js';

export const ENCOUNTER_WORDS: Readonly<Record<string, string>> = {
  'yellow.guess-price':
    'guess the price of the top card of the Common Item deck, then reveal it. Keep it if you are right; otherwise, discard it',
  'yellow.dearest':
    'draw 1 Common Item for each success, discard them all, and gain dollars equal to the highest price among them',
  'yellow.members-shopping': `reveal 1 card from the Unique Item deck for each success. You may buy any of them at their prices, and may also pay with Clues ($${SHOPPING_VALUE.clue} each) and Spells ($${SHOPPING_VALUE.spell} each). Discard the rest`,
  'yellow.read-found': 'you may make the check for reading it, if there is one, without spending movement points',
  'yellow.lowest-skill': `make a check${checkModifier(LOWEST_SKILL.modifier)} with your lowest skill. Passed: draw 1 Skill`,
  'yellow.swap-willing': 'switch places with another investigator who agrees, wherever they are',
  'yellow.turn-over':
    'if you are Cursed, turn the card over and become Blessed. If you are Blessed instead, turn it over and become Cursed',
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
