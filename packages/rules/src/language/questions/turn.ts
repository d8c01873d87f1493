/** Questions of set-up, Upkeep and movement. */
import { about, CHECKS, EFFECTS, FOES, TRADE, withChecks } from './about-shapes.js';
import { CAUSED, USE, WHO, YES_NO } from './common-ids.js';
import { OPTION_IDS as ID } from './option-ids.js';
import type { QuestionDefs } from './value-shapes.js';

export const TURN = {
  'q.start-speed-sneak': {
    means: 'Where the slider of Speed and Sneak begins.',
    args: WHO,
    harmless: 'none',
    options: { 'o.stop-speed-sneak': ID.stop },
  },
  'q.start-fight-will': {
    means: 'Where the slider of Fight and Will begins.',
    args: WHO,
    harmless: 'none',
    options: { 'o.stop-fight-will': ID.stop },
  },
  'q.start-lore-luck': {
    means: 'Where the slider of Lore and Luck begins.',
    args: WHO,
    harmless: 'none',
    options: { 'o.stop-lore-luck': ID.stop },
  },
  'q.start-maxima': {
    means: 'Where maximum Sanity and Stamina begin that are a track of their own.',
    args: WHO,
    harmless: 'none',
    options: { 'o.stop-maxima': ID.stop },
  },
  'q.come-back': {
    means: 'Where in Arkham somebody comes back who was lost in time and space.',
    args: WHO,
    harmless: 'none',
    options: { 'o.place': ID.go },
  },
  'q.refresh': {
    means: 'Whether the price is paid without which a card stays exhausted.',
    args: { ...WHO, card: 'card' },
    about: EFFECTS,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.stay-exhausted': {
    means: 'Whether a card that brings another as long as it lies exhausted is left so.',
    args: { ...WHO, card: 'card' },
    about: EFFECTS,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.upkeep': {
    means: 'What somebody does next in his Upkeep: compulsory actions first, then whatever he can use.',
    args: WHO,
    /** `withoutEffect`: options that could change nothing now. */
    about: withChecks({ withoutEffect: { list: 'option' } }),
    harmless: ['o.done', { first: 'o.upkeep-action' }],
    options: { 'o.upkeep-action': ID.action, ...USE, 'o.done': 'done' },
  },
  'q.sliders': {
    means: 'Which slider is moved by a stop, as long as there is Focus left; `free`: without spending any.',
    args: { ...WHO, focus: 'number', free: ['yes', 'no'] },
    about: CHECKS,
    harmless: 'o.keep-sliders',
    options: {
      'o.keep-sliders': 'keep',
      'o.slider-speed-sneak-left': 'speed-sneak:left',
      'o.slider-speed-sneak-right': 'speed-sneak:right',
      'o.slider-fight-will-left': 'fight-will:left',
      'o.slider-fight-will-right': 'fight-will:right',
      'o.slider-lore-luck-left': 'lore-luck:left',
      'o.slider-lore-luck-right': 'lore-luck:right',
      ...USE,
    },
  },
  'q.movement': {
    means: 'The next step of a movement, or its end.',
    args: { ...WHO, points: 'number', place: 'place' },
    /**
     * Of Haunt: `transfers` of cards left in this move, the Awareness of monsters to `evade` before leaving, and
     * whether the investigator is `halted`. Of either: the places within reach, past monsters too, the current one
     * first, and the monsters there, `foes`.
     */
    about: withChecks({
      'reach?': { list: 'place' },
      'foes?': FOES,
      'transfers?': 'number',
      'evade?': 'number',
      'halted?': 'boolean',
    }),
    maybe: true,
    harmless: 'o.stop',
    options: {
      'o.stop': 'stop',
      'o.go': ID.go,
      'o.ride': ID.ride,
      'o.engage': ID.engage,
      ...USE,
      'o.hand-card': ID.hand,
    },
  },
  'q.other-world-movement': {
    means: 'Whether something is used before the movement in an Other World.',
    args: { ...WHO, place: 'place' },
    about: CHECKS,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.movement-over': {
    means: 'Whether something is used in an Other World before the Movement Phase is over for somebody.',
    args: { ...WHO, place: 'place' },
    about: CHECKS,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.overtaken': {
    means: 'Another has ended the encounter of somebody, or brought them where there is none. They see it, and go on.',
    args: { ...WHO, place: 'place' },
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on' },
  },
  'q.after-clues': {
    means: 'Whether something is used that answers the gain of Clues.',
    args: CAUSED,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.take-clues': {
    means: 'How many of the Clues are taken that lie where a movement has ended.',
    args: { ...WHO, clues: 'number', place: 'place' },
    harmless: { most: 'o.take-clues' },
    options: { 'o.take-clues': ID.amount },
  },
  'q.return-where': {
    means: 'Through which gate somebody comes back from an Other World.',
    args: { ...WHO, world: 'world' },
    harmless: 'none',
    options: { 'o.gate': ID.gate },
  },
  'q.new-investigator': {
    means: 'Who comes in place of an investigator whose mind has changed bodies.',
    args: WHO,
    harmless: 'none',
    options: { 'o.investigator': ID.investigator },
  },
  'q.trade': {
    means: 'What is put into an offer to trade, or taken back from it; whether it is made.',
    args: { ...WHO, other: 'investigator' },
    about: TRADE,
    harmless: 'o.cancel',
    options: {
      'o.cancel': 'cancel',
      'o.offer': 'offer',
      'o.trade-give': ID.give,
      'o.trade-ask': ID.ask,
      'o.trade-back-give': ID.takeBack,
      'o.trade-back-ask': ID.askNoMore,
      'o.trade-give-money': 'give-money',
      'o.trade-ask-money': 'ask-money',
      'o.trade-back-give-money': 'back:give-money',
      'o.trade-back-ask-money': 'back:ask-money',
      'o.trade-give-clue': 'give-clue',
      'o.trade-ask-clue': 'ask-clue',
      'o.trade-back-give-clue': 'back:give-clue',
      'o.trade-back-ask-clue': 'back:ask-clue',
    },
  },
  'q.trade-accept': {
    means: 'Whether an offer to trade is accepted.',
    args: { ...WHO, other: 'investigator' },
    about: TRADE,
    harmless: 'o.decline',
    options: { 'o.accept': 'accept', 'o.decline': 'decline' },
  },
  'q.final-trade': {
    means: 'Somebody may trade before the attack on the Ancient One, until he says that he is done.',
    args: WHO,
    harmless: 'o.done',
    options: { 'o.done': 'done' },
  },
  'q.final-attack': {
    means: 'Whether somebody attacks the Ancient One.',
    args: { ...WHO, ancientOne: 'ancientOne' },
    about: withChecks({ rating: 'number', doom: 'number', pool: 'number' }),
    harmless: 'o.attack',
    options: { 'o.attack': 'attack', 'o.wait': 'wait' },
  },
  'q.ancient-attack': {
    means: 'Whether something is used before the Ancient One attacks.',
    args: { ...WHO, ancientOne: 'ancientOne' },
    harmless: 'o.no',
    options: { 'o.no': 'no', ...USE },
  },
} as const satisfies QuestionDefs;

export const MYTHOS = {
  'q.before-mythos': {
    means: 'Whether something is used before the Mythos Phase.',
    args: WHO,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.mythos-card': {
    means: 'Whether the Mythos card just drawn stands, or another is drawn in its place.',
    args: CAUSED,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.keeper': {
    means: 'The Mythos Phase waits for somebody to have it begin.',
    args: { n: 'number' },
    whose: 'keeper',
    harmless: 'o.go-on',
    options: { 'o.go-on': 'begin' },
  },
  'q.surge': {
    means: 'How the monsters of a surge are spread over the gates.',
    args: { place: 'place', n: 'number', fit: 'number', outside: 'number' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.spread': ID.spread },
  },
  'q.surge-limited': {
    means: 'The same where not all of them fit onto the board; the others go to the Outskirts.',
    args: { place: 'place', n: 'number', fit: 'number', outside: 'number' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.spread': ID.spread },
  },
  'q.surge-differing': {
    means: 'The same where it hangs on the gates chosen how many fit.',
    args: { place: 'place', n: 'number', least: 'number', fit: 'number' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.spread': ID.spread },
  },
  'q.take-clue': {
    means: 'Who takes a Clue that has appeared.',
    args: { place: 'place' },
    whose: 'group',
    harmless: 'o.take-clue',
    options: { 'o.take-clue': [ID.take, ID.seat], 'o.leave-clue': 'leave' },
  },
  'q.order': {
    means: 'What comes first of what happens at the same time.',
    whose: 'group',
    harmless: 'none',
    options: { 'o.component': ID.first },
  },
  'q.monster-target': {
    means: 'Which of several equal places a monster goes to.',
    args: { monster: 'monster', place: 'place' },
    about: about({ monster: 'token' }),
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.to },
  },
  'q.monster-order': {
    means: 'Which monster moves next.',
    whose: 'group',
    harmless: 'none',
    options: { 'o.monster-first': ID.first, 'o.other-monsters-first': 'others', 'o.monster-at': ID.monster },
  },
} as const satisfies QuestionDefs;
