/** Questions of set-up, Upkeep and movement. */
import { about, CHECKS, EFFECTS, END_TRIGGERS, FOES, GUARDS, TRADE, withChecks } from './about-shapes.js';
import { CAUSED, USE, WHO, YES_NO } from './common-ids.js';
import { OPTION_IDS as ID } from './option-ids.js';
import type { QuestionDefs } from './value-shapes.js';

export const TURN = {
  'q.start-speed-sneak': {
    description: 'Set the starting stop of the Speed and Sneak slider.',
    args: WHO,
    harmless: 'none',
    options: { 'o.stop-speed-sneak': ID.stop },
  },
  'q.start-fight-will': {
    description: 'Set the starting stop of the Fight and Will slider.',
    args: WHO,
    harmless: 'none',
    options: { 'o.stop-fight-will': ID.stop },
  },
  'q.start-lore-luck': {
    description: 'Set the starting stop of the Lore and Luck slider.',
    args: WHO,
    harmless: 'none',
    options: { 'o.stop-lore-luck': ID.stop },
  },
  'q.start-maxima': {
    description: 'Set the starting stop of maximum Sanity and Stamina, for a sheet with a track of them.',
    args: WHO,
    harmless: 'none',
    options: { 'o.stop-maxima': ID.stop },
  },
  'q.come-back': {
    description: 'Choose the place in Arkham to which an investigator lost in time and space returns.',
    args: WHO,
    about: about({ foes: FOES }),
    harmless: 'none',
    options: { 'o.place': ID.go },
  },
  'q.refresh': {
    description: 'Pay the price for refreshing a card, or leave it exhausted.',
    args: { ...WHO, card: 'card' },
    about: EFFECTS,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.stay-exhausted': {
    description: 'Leave a card exhausted whose effect lasts as long, or refresh it.',
    args: { ...WHO, card: 'card' },
    about: EFFECTS,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.upkeep': {
    description: 'Choose the next action of an Upkeep. Compulsory actions come first, then usable abilities.',
    args: WHO,
    /** `withoutEffect`: options that could change nothing now. */
    about: withChecks({ withoutEffect: { list: 'option' } }),
    harmless: ['o.done', { first: 'o.upkeep-action' }],
    options: { 'o.upkeep-action': ID.action, ...USE, 'o.done': 'done' },
  },
  'q.sliders': {
    description: 'Move a slider by a stop while Focus is left, or stop; `free`: without spending Focus.',
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
    description: 'Choose the next step of a movement, or end it.',
    args: { ...WHO, points: 'number', place: 'place' },
    /**
     * Of Haunt: `transfers` of cards left in this move, the Awareness of monsters to `evade` first, and whether the
     * investigator is `halted`. Of either: the places within reach, past monsters too, the current one first. Of these
     * places: the monsters there, `foes`; the checks to leave or stop, `guards`; and the cards that apply to stopping
     * there, `endTriggers`.
     */
    about: withChecks({
      'reach?': { list: 'place' },
      'foes?': FOES,
      'guards?': GUARDS,
      'endTriggers?': END_TRIGGERS,
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
    description: 'Use something before the movement in an Other World, or continue.',
    args: { ...WHO, place: 'place' },
    about: CHECKS,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.movement-over': {
    description: "Use something in an Other World before an investigator's Movement Phase ends, or continue.",
    args: { ...WHO, place: 'place' },
    about: CHECKS,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.overtaken': {
    description: "Acknowledge that another investigator has ended this one's encounter, or moved them away from it.",
    args: { ...WHO, place: 'place' },
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on' },
  },
  'q.after-clues': {
    description: 'Use something in reaction to a gain of Clues, or continue.',
    args: CAUSED,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.take-clues': {
    description: 'Choose how many of the Clues to take where a movement has ended.',
    args: { ...WHO, clues: 'number', place: 'place' },
    harmless: { most: 'o.take-clues' },
    options: { 'o.take-clues': ID.amount },
  },
  'q.return-where': {
    description: 'Choose the gate through which to return from an Other World.',
    args: { ...WHO, world: 'world' },
    harmless: 'none',
    options: { 'o.gate': ID.gate },
  },
  'q.new-investigator': {
    description: 'Choose the new investigator for one whose mind has changed bodies.',
    args: WHO,
    harmless: 'none',
    options: { 'o.investigator': ID.investigator },
  },
  'q.trade': {
    description: 'Add something to an offer to trade, take it back, or make the offer.',
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
    description: 'Accept an offer to trade, or decline it.',
    args: { ...WHO, other: 'investigator' },
    about: TRADE,
    harmless: 'o.decline',
    options: { 'o.accept': 'accept', 'o.decline': 'decline' },
  },
  'q.final-trade': {
    description: 'Trade before the attack on the Ancient One, or finish.',
    args: WHO,
    harmless: 'o.done',
    options: { 'o.done': 'done' },
  },
  'q.final-attack': {
    description: 'Attack the Ancient One, or wait.',
    args: { ...WHO, ancientOne: 'ancientOne' },
    about: withChecks({ rating: 'number', doom: 'number', pool: 'number' }),
    harmless: 'o.attack',
    options: { 'o.attack': 'attack', 'o.wait': 'wait' },
  },
  'q.ancient-attack': {
    description: 'Use something before the Ancient One attacks, or continue.',
    args: { ...WHO, ancientOne: 'ancientOne' },
    harmless: 'o.no',
    options: { 'o.no': 'no', ...USE },
  },
} as const satisfies QuestionDefs;

export const MYTHOS = {
  'q.before-mythos': {
    description: 'Use something before the Mythos Phase, or continue.',
    args: WHO,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.mythos-card': {
    description: 'Resolve the drawn Mythos card, or draw another in its place.',
    args: CAUSED,
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.keeper': {
    description: 'Begin the Mythos Phase.',
    args: { n: 'number' },
    whose: 'keeper',
    harmless: 'o.go-on',
    options: { 'o.go-on': 'begin' },
  },
  'q.surge': {
    description: 'Choose how the monsters of a surge are spread over the gates.',
    args: { place: 'place', n: 'number', fit: 'number', outside: 'number' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.spread': ID.spread },
  },
  'q.surge-limited': {
    description: 'As `q.surge`, where some monsters do not fit on the board and go to the Outskirts.',
    args: { place: 'place', n: 'number', fit: 'number', outside: 'number' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.spread': ID.spread },
  },
  'q.surge-differing': {
    description: 'As `q.surge`, where the number of monsters that fit depends on the gates chosen.',
    args: { place: 'place', n: 'number', least: 'number', fit: 'number' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.spread': ID.spread },
  },
  'q.arrival': {
    description: 'Choose the investigator who takes Clues first, where several have come to the same place.',
    args: { place: 'place', clues: 'number' },
    whose: 'group',
    harmless: { first: 'o.investigator' },
    options: { 'o.investigator': ID.seat },
  },
  'q.take-clue': {
    description: 'Choose the investigator who takes a Clue that has appeared.',
    args: { place: 'place' },
    whose: 'group',
    harmless: 'o.take-clue',
    options: { 'o.take-clue': [ID.take, ID.seat], 'o.leave-clue': 'leave' },
  },
  'q.order': {
    description: 'Choose which of several simultaneous effects comes first.',
    whose: 'group',
    harmless: 'none',
    options: { 'o.component': ID.first },
  },
  'q.monster-target': {
    description: "Choose a monster's destination among equal ones.",
    args: { monster: 'monster', place: 'place' },
    about: about({ monster: 'token' }),
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.to },
  },
  'q.monster-order': {
    description: 'Choose the monster that moves next.',
    whose: 'group',
    harmless: 'none',
    options: { 'o.monster-first': ID.first, 'o.other-monsters-first': 'others', 'o.monster-at': ID.monster },
  },
} as const satisfies QuestionDefs;
