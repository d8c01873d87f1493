/** Questions of Haunt of the Watchers alone. */
import { about, BONUS, CHANGES, CHECK, FOES, MONSTER, MONSTERS, withChanges, withChecks } from './about-shapes.js';
import { TROPHIES, USE, WHO } from './common-ids.js';
import { OPTION_IDS as ID } from './option-ids.js';
import type { QuestionDefs } from './value-shapes.js';

const TWO = { ...WHO, investigator2: 'investigator' } as const;
const AT = { ...WHO, place: 'place' } as const;
const AGAINST_IT = { ...WHO, ancientOne: 'ancientOne' } as const;

/** The belongings of a removed investigator, which limit those of the replacement. */
const LIMITS = {
  fields: { id: 'investigator', clues: 'number', spells: 'number', allies: 'number', value: 'number' },
} as const;

/** The day and its phases. */
export const DAY = {
  'q.day': {
    description: 'Choose between two phases who acts next and how, or propose to end the day.',
    args: { n: 'number' },
    /** Investigators who cannot start a phase now, with the reason. */
    about: about({
      obstructed: { list: { fields: { seat: 'seat', why: ['lost', 'out', 'waits', 'no-speed'] } } },
    }),
    whose: 'anybody',
    harmless: 'none',
    options: { 'o.city': ID.city, 'o.other-world': ID.otherWorld, 'o.end-day': ID.endDay },
  },
  'q.end-day': {
    description: 'Agree to end the day, or object.',
    args: TWO,
    harmless: 'o.agree',
    options: { 'o.agree': 'agree', 'o.object': 'object' },
  },
  'q.turn-gate': {
    description: 'Choose a face-down gate to turn, of `n`. Its other side is hidden from everyone.',
    args: { n: 'number' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.gate },
  },
  'q.first-investigator': {
    description: 'Choose the First Investigator among those who are tied.',
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.tokens': {
    description: 'Choose the tokens that are placed where Doom is due.',
    args: { n: 'number', doom: 'number', spaces: 'number', terror: 'number' },
    about: CHANGES,
    whose: 'group',
    harmless: 'none',
    options: { 'o.tokens': ID.tokens },
  },
  'q.activity': {
    description: 'Choose an activity at the current place, or none.',
    args: AT,
    /** Of the face-up gate there, if there is one; `shown`: the fields of the day's cards with its symbol. */
    about: withChecks({
      'gate?': 'gate',
      'modifier?': 'number',
      'difficulty?': 'number',
      'sealCost?': 'number',
      'shown?': { fields: { grey: 'boolean', black: 'boolean' } },
      /**
       * Either ritual: its Doom tokens, its obstacle, and the chance (0 to 1) that the Ancient One draws the
       * investigator in. The chance is for payment with Terror alone, and with as much Doom as possible.
       */
      'rituals?': {
        list: {
          fields: {
            kind: ['seal', 'close'],
            doom: 'number',
            'lacks?': ['sign', 'clues', 'trophy', 'forbidden'],
            drawnByTerror: 'number',
            drawnByDoom: 'number',
          },
        },
      },
    }),
    harmless: 'o.nothing',
    options: {
      'o.activity-investigate': 'investigate',
      'o.activity-banish': 'banish',
      'o.activity-enter': 'enter',
      'o.activity-seal': 'seal',
      'o.activity-close': 'close',
      ...USE,
      'o.nothing': 'nothing',
    },
  },
  'q.ritual-trophy': {
    description: 'Choose a trophy to give up to close a gate.',
    args: { ...AT, gate: 'gate' },
    harmless: 'none',
    options: TROPHIES,
  },
  'q.ritual': {
    description: 'Complete a ritual with a Focus check, or stop.',
    args: { ...AT, gate: 'gate', kind: ['seal', 'close'] },
    about: withChecks({ gate: 'gate', modifier: 'number', difficulty: 'number' }),
    harmless: 'o.roll-focus',
    options: { 'o.roll-focus': 'roll', 'o.leave-ritual': 'leave' },
  },
  'q.banish': {
    description: 'Choose a monster to banish; `n` more can be banished.',
    args: { ...WHO, gate: 'gate', n: 'number' },
    harmless: 'o.done',
    options: { 'o.monster-at': ID.banish, 'o.done': 'done' },
  },
  'q.advance': {
    description: 'Try to advance in an Other World, or stay.',
    args: AT,
    /** The places of the gates that lead back. */
    about: withChecks({ gates: { list: 'place' } }),
    harmless: 'o.stay',
    options: { 'o.roll-focus': 'roll', 'o.roll-focus-idle': 'roll', ...USE, 'o.stay': 'stay' },
  },
} as const satisfies QuestionDefs;

/** Encounters with monsters and with the Ancient One, and decisions for monsters. */
export const MEETING = {
  'q.encounter-place': {
    description: 'Choose the place where monsters and investigators meet first.',
    about: about({ foes: FOES }),
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.place },
  },
  'q.initiative': {
    description: 'Choose the investigator who tries to win the initiative against a group of monsters.',
    args: { place: 'place', n: 'number' },
    about: withChecks({ ...MONSTERS.fields, awareness: 'number', difficulty: 'number' }),
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.escape': {
    description: 'Escape from monsters after winning the initiative, or strike first.',
    args: { place: 'place' },
    /** The monsters each of them could engage, with the checks. */
    about: about({ ...MONSTERS.fields, foes: FOES }),
    whose: 'group',
    harmless: 'none',
    options: { 'o.escape': 'escape', 'o.stand': 'fight' },
  },
  'q.steal': {
    description: 'Choose a monster to steal a Clue from; `n` more can be stolen.',
    args: { ...WHO, n: 'number' },
    about: about({ foes: FOES }),
    harmless: 'o.steal-none',
    options: { 'o.steal': ID.steal, 'o.steal-none': 'enough' },
  },
  'q.engage': {
    description: 'Choose the investigator who engages a monster next.',
    args: { place: 'place' },
    /** The monsters each of them could engage, with the checks. */
    about: about({ ...MONSTERS.fields, foes: FOES }),
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.engage-monster': {
    description: 'Choose the monster to engage.',
    args: WHO,
    about: about({ foes: FOES }),
    harmless: 'none',
    options: { 'o.engage-monster': ID.engage },
  },
  'q.continue-combat': {
    description: 'Continue the fight against a monster, or stop.',
    args: { ...WHO, monster: 'monster' },
    /** `foes`: the monster with its next attacks; `horror`: the check of a new engagement. */
    about: withChecks({ ...MONSTER.fields, round: 'number', foes: FOES, 'horror?': CHECK }),
    harmless: 'none',
    options: { 'o.continue-combat': 'continue', 'o.stop-combat': 'stop' },
  },
  'q.ward-off': {
    description: 'Use something against the attack of a monster, or accept it.',
    args: { ...WHO, monster: 'monster' },
    about: withChanges({ foes: FOES }),
    harmless: 'o.no',
    options: { 'o.no': 'no', ...USE },
  },
  'q.focus-die': {
    description: 'Choose the die to put out of the reach of the Ancient One.',
    args: { ...WHO, empty: 'number' },
    about: about({ rolled: { list: 'number' }, empty: 'number' }),
    harmless: 'none',
    options: { 'o.focus-die': ID.die, 'o.clue': 'clue' },
  },
  'q.ancient-demand': {
    description: 'Give an investigator at the same place the thing that saves them from being devoured, or keep it.',
    args: { ...AGAINST_IT, what: ['clues', 'monster', 'gate'] },
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on' },
  },
  'q.ancient-attacker': {
    description: 'Choose the investigator who attacks the Ancient One next.',
    args: { ancientOne: 'ancientOne' },
    about: withChecks({}),
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.ancient-target': {
    description: 'Choose the investigator whom the Ancient One attacks next.',
    args: { ancientOne: 'ancientOne' },
    about: withChecks({}),
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.ancient-escape': {
    description: 'Try to escape from the Ancient One, or stay.',
    args: { ...AGAINST_IT, empty: 'number' },
    /** `away`: chance of escape, 0 to 1. */
    about: about({ away: 'number' }),
    harmless: 'none',
    options: { 'o.try-escape': 'escape', 'o.stay-in-battle': 'stay' },
  },
  'q.monster-takes-clue': {
    description: 'Choose the monster that takes a Clue.',
    args: { place: 'place' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.monster-with-clues': ID.monster },
  },
  'q.monster-goal': {
    description: "Choose a monster's goal among those that are equally near.",
    args: { monster: 'monster', place: 'place' },
    about: MONSTER,
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.to },
  },
  'q.monster-way': {
    description: "Choose a monster's path among those that are equally short.",
    args: { monster: 'monster', place: 'place' },
    about: MONSTER,
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.to },
  },
  'q.monster-acts': {
    description: 'Choose the monster that acts next.',
    whose: 'group',
    harmless: 'none',
    options: { 'o.monster-activity': ID.monster },
  },
} as const satisfies QuestionDefs;

/** Bonuses, trades, and investigators who come and go. */
export const TEAM = {
  'q.bonus': {
    description: 'Choose the bonus that is applied to a check.',
    args: { ...WHO, check: 'check', difficulty: 'number', attack: ['yes', 'no'], 'monster?': 'monster' },
    about: BONUS,
    harmless: 'o.no-bonus',
    options: { 'o.no-bonus': 'no-bonus', 'o.bonus': ID.bonus, 'o.allocate': ID.bonus },
  },
  'q.allocate': {
    description: 'Choose the bonus that is allocated before a check asks for one.',
    args: WHO,
    harmless: 'o.allocate-none',
    options: {
      'o.stop-speed-sneak': ID.slot,
      'o.stop-fight-will': ID.slot,
      'o.stop-lore-luck': ID.slot,
      'o.allocate-none': 'none',
    },
  },
  'q.marker-off': {
    description: 'Choose a marker to remove, of `n`.',
    args: { ...WHO, n: 'number' },
    harmless: 'none',
    options: { 'o.stop-speed-sneak': ID.marker, 'o.stop-fight-will': ID.marker, 'o.stop-lore-luck': ID.marker },
  },
  'q.cast': {
    description: 'Take a casting as successful without a roll, or roll for it.',
    args: { ...WHO, card: 'card' },
    about: withChecks({}),
    harmless: 'o.roll-to-cast',
    options: { 'o.cast-surely': 'sure', 'o.cast-surely-with': ID.sure, 'o.roll-to-cast': 'roll' },
  },
  'q.pledge': {
    description: 'Choose the item to pledge to the Bank.',
    args: WHO,
    harmless: 'none',
    options: { 'o.pledge': ID.pledge },
  },
  'q.give-money': {
    description: 'Choose how many dollars to hand over.',
    args: TWO,
    harmless: 'o.nothing',
    options: { 'o.dollars': ID.amount, 'o.nothing': 'n:0' },
  },
  'q.give-up': {
    description: 'Give up an investigator who is lost in time and space, or not.',
    args: WHO,
    /** `limits`: limits for the replacement. The changes hold the chance of a return by the next roll. */
    about: withChanges({ limits: LIMITS }),
    harmless: 'o.keep-waiting',
    options: { 'o.keep-waiting': 'keep', 'o.give-up': 'give-up' },
  },
  'q.newcomer': {
    description: 'Choose a new investigator for one who was removed from play, or none.',
    args: WHO,
    /** The predecessor's belongings, as limits. */
    about: about({ limits: LIMITS }),
    harmless: 'o.nobody-yet',
    options: { 'o.nobody-yet': 'wait', 'o.investigator': ID.newcomer },
  },
  'q.limit-card': {
    description: 'Choose a card that a new investigator with too many gives up.',
    args: { ...WHO, source: 'component', n: 'number' },
    harmless: 'none',
    options: { 'o.card': ID.card },
  },
  'q.limit-value': {
    description: 'Choose an item, or money, that a new investigator with too much gives up.',
    args: { ...WHO, n: 'number' },
    about: about({ surplus: 'number', limit: 'number' }),
    harmless: 'none',
    options: { 'o.give-up-item': ID.card, 'o.give-up-money': 'money' },
  },
} as const satisfies QuestionDefs;
