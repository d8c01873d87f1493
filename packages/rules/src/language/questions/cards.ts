/** What cards ask for: choices of their texts, prices, losses, shops. */
import { about, EFFECTS } from './abouts.js';
import { CAUSED, TROPHIES, USE, WHO, YES_NO } from './common-ids.js';
import { OPTION_IDS as ID } from './ids.js';
import type { QuestionDefs } from './kinds.js';

export const CARD_QUESTIONS = {
  'q.may': {
    means: 'Whether a text is followed that leaves it open.',
    args: { ...WHO, source: 'component' },
    about: EFFECTS,
    options: YES_NO,
  },
  'q.may-pay': {
    means: 'The same where it costs something.',
    args: { ...WHO, source: 'component' },
    about: EFFECTS,
    options: YES_NO,
  },
  'q.choose': {
    means: 'One of the choices of a text; which the letters stand for is in the first of the effects.',
    args: { ...WHO, source: 'component' },
    about: EFFECTS,
    options: { 'o.choice': ID.choice },
  },
  'q.again': {
    means: 'Whether a check is made again that a text lets go on.',
    args: CAUSED,
    options: YES_NO,
  },
  'q.instead-of-check': {
    means: 'Whether a card is discarded in place of a check.',
    args: { ...WHO, check: 'check', card: 'card' },
    about: EFFECTS,
    options: { 'o.make-check': 'check', 'o.discard-card': 'discard' },
  },
  'q.exhaust-in-place': {
    means: 'Which card is exhausted in place of a check, if any.',
    args: { ...CAUSED, check: 'check' },
    about: EFFECTS,
    options: { 'o.make-check': 'check', 'o.card': ID.card },
  },
  'q.foresee': {
    means: 'Which of the Mythos cards looked at is drawn as the `n`th.',
    args: { ...CAUSED, n: 'number' },
    options: { 'o.foreseen': ID.next },
  },
  'q.whom': {
    means: 'Whom a card is used for.',
    args: CAUSED,
    options: { 'o.investigator': ID.seat },
  },
  'q.whom-status': {
    means: 'Who receives a card such as a Blessing.',
    args: { ...CAUSED, card: 'card' },
    options: { 'o.investigator': ID.seat },
  },
  'q.how-much': {
    means: 'How much is paid, or which number is chosen, where a text leaves it open.',
    args: { ...WHO, what: ['money', 'clues', 'sanity', 'stamina', 'number'], source: 'component' },
    options: { 'o.number': ID.amount },
  },
  'q.split': {
    means: 'How points are divided between Sanity and Stamina.',
    args: { ...CAUSED, n: 'number' },
    options: { 'o.split': ID.sanity },
  },
  'q.split-loss': {
    means: 'The same of points that are lost.',
    args: { ...CAUSED, n: 'number' },
    options: { 'o.split': ID.sanity },
  },
  'q.before-draw': {
    means: 'Whether a card is drawn, or something is used in its place.',
    args: { ...CAUSED, deck: 'deck' },
    options: { 'o.draw': 'draw', ...USE },
  },
  'q.casting': {
    means: 'Whether the Sanity of a casting is paid, or something used in its place.',
    args: { ...CAUSED, n: 'number' },
    options: { 'o.pay-sanity': 'pay', ...USE },
  },
  'q.refresh-card': {
    means: 'Which exhausted card a text refreshes.',
    args: { ...CAUSED, n: 'number' },
    options: { 'o.card': ID.card },
  },
  'q.pay-trophy': {
    means: 'Which trophy is spent for a price in toughness; a gate is worth five.',
    args: { ...WHO, left: 'number', source: 'component' },
    options: TROPHIES,
  },
  'q.spend-trophy': {
    means: 'Which trophy is spent, where a text wants one of a monster of some kind.',
    args: CAUSED,
    options: TROPHIES,
  },
  'q.pay-card': {
    means: 'Which card a price is paid with.',
    args: { ...WHO, source: 'component', n: 'number' },
    options: { 'o.card': ID.card },
  },
  'q.pay-with': {
    means: 'Whether `n` of money or Clues are paid, or a card goes in place of them.',
    args: { ...WHO, source: 'component', n: 'number', what: ['money', 'clues'] },
    options: { 'o.pay-own': 'own', 'o.card': ID.card },
  },
  'q.lose-card': {
    means: 'Which card is lost, of `n` that still have to be.',
    args: { ...WHO, source: 'component', n: 'number' },
    options: { 'o.card': ID.card },
  },
  'q.sell': {
    means: 'Which card is sold.',
    args: { ...WHO, source: 'component', n: 'number' },
    options: { 'o.card': ID.card },
  },
  'q.sell-more': {
    means: 'Whether something is sold, or something more.',
    args: CAUSED,
    options: YES_NO,
  },
  'q.lose-trophy': {
    means: 'Which trophy is lost.',
    args: CAUSED,
    options: TROPHIES,
  },
  'q.forfeit': {
    means: 'What is given up next, of `n` things that still have to be.',
    args: { ...CAUSED, n: 'number' },
    options: { 'o.lose-clue': 'clue', 'o.lose-stamina': 'stamina', ...TROPHIES, 'o.card': ID.card },
  },
  'q.draw-from': {
    means: 'Whether the top or the bottom card of a deck is drawn, for those who may look at the bottom one.',
    args: { ...WHO, 'source?': 'component', deck: 'deck', card: 'card' },
    options: { 'o.draw-top': 'top', 'o.draw-bottom': 'bottom' },
  },
  'q.keep-card': {
    means: 'Which of the cards drawn is kept; `n` of `of` may still be.',
    args: { ...CAUSED, n: 'number', of: 'number' },
    options: { 'o.card': ID.card },
  },
  'q.search': {
    means: 'Which card of a deck is taken, or that it is enough where any number may be.',
    args: CAUSED,
    options: { 'o.card': ID.card, 'o.enough': 'enough' },
  },
  'q.may-take': {
    means: 'Whether a card is taken.',
    args: { ...CAUSED, card: 'card' },
    options: { 'o.take-card': 'yes', 'o.no': 'no' },
  },
  'q.buy': {
    means: 'Which of the cards on offer is bought.',
    args: { ...WHO, money: 'number' },
    about: about({ cards: { list: 'card' } }),
    options: { 'o.buy': ID.buy, 'o.buy-nothing': 'no' },
  },
  'q.go-where': {
    means: 'Where a text takes somebody who may go anywhere.',
    args: CAUSED,
    options: { 'o.place': ID.go },
  },
  'q.which-monster': {
    means: 'Which monster on the board is taken.',
    args: CAUSED,
    options: { 'o.monster-at': ID.monster },
  },
  'q.defeat-which': {
    means: 'Which monster on the board is defeated by a text.',
    args: CAUSED,
    options: { 'o.monster-at': ID.monster },
  },
  'q.return-which': {
    means: 'Which monster on the board goes to the cup or the box by a text.',
    args: CAUSED,
    options: { 'o.monster-at': ID.monster },
  },
  'q.which-seal': {
    means: 'Which seal leaves the board.',
    args: CAUSED,
    options: { 'o.place': ID.place },
  },
  'q.which-gate': {
    means: 'Which gate a text concerns.',
    args: { ...WHO, what: ['close', 'enter', 'surge'] },
    options: { 'o.gate': ID.gate },
  },
} as const satisfies QuestionDefs;
