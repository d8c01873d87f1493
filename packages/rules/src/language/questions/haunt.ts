/** Questions of Haunt of the Watchers alone. */
import { about, BONUS, CHANGES, FOES, MONSTER, MONSTERS, withChanges, withChecks } from './about-shapes.js';
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
    means: 'Between two phases: who acts next, and how; or somebody wants to end the day.',
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
    means: 'Whether somebody agrees that the day ends.',
    args: TWO,
    harmless: 'o.agree',
    options: { 'o.agree': 'agree', 'o.object': 'object' },
  },
  'q.turn-gate': {
    means: 'Which face-down gate is turned, of `n` that are. Nobody knows what is on its other side.',
    args: { n: 'number' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.gate },
  },
  'q.first-investigator': {
    means: 'Which of those who are tied counts as First Investigator.',
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.tokens': {
    means: 'Which tokens are placed where Doom is due.',
    args: { n: 'number', doom: 'number', spaces: 'number', terror: 'number' },
    about: CHANGES,
    whose: 'group',
    harmless: 'none',
    options: { 'o.tokens': ID.tokens },
  },
  'q.activity': {
    means: 'What somebody does where he is, or nothing.',
    args: AT,
    /** Of the face-up gate there, if there is one; `shown`: the fields of the day's cards with its symbol. */
    about: withChecks({
      'gate?': 'gate',
      'modifier?': 'number',
      'difficulty?': 'number',
      'sealCost?': 'number',
      'shown?': { fields: { grey: 'boolean', black: 'boolean' } },
      /**
       * Either ritual: its Doom tokens, why it cannot be begun, and the chance, 0 to 1, that the investigator is drawn
       * in to the Ancient One. The chance is for payment with Terror alone, and with as much Doom as possible.
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
    means: 'Which trophy is given up to close a gate.',
    args: { ...AT, gate: 'gate' },
    harmless: 'none',
    options: TROPHIES,
  },
  'q.ritual': {
    means: 'Whether a ritual is completed with a Focus check.',
    args: { ...AT, gate: 'gate', kind: ['seal', 'close'] },
    about: withChecks({ gate: 'gate', modifier: 'number', difficulty: 'number' }),
    harmless: 'o.roll-focus',
    options: { 'o.roll-focus': 'roll', 'o.leave-ritual': 'leave' },
  },
  'q.banish': {
    means: 'Which monster is banished, of `n` that may still be.',
    args: { ...WHO, gate: 'gate', n: 'number' },
    harmless: 'o.done',
    options: { 'o.monster-at': ID.banish, 'o.done': 'done' },
  },
  'q.advance': {
    means: 'Whether somebody tries to get on in an Other World.',
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
    means: 'Where monsters and investigators meet first.',
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.place },
  },
  'q.initiative': {
    means: 'Who tries to win the initiative against a group of monsters.',
    args: { place: 'place', n: 'number' },
    about: withChecks({ ...MONSTERS.fields, awareness: 'number', difficulty: 'number' }),
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.escape': {
    means: 'Whether those who have won the initiative escape or strike first.',
    args: { place: 'place' },
    /** The monsters each of them could engage, with the checks. */
    about: about({ ...MONSTERS.fields, foes: FOES }),
    whose: 'group',
    harmless: 'none',
    options: { 'o.escape': 'escape', 'o.stand': 'fight' },
  },
  'q.steal': {
    means: 'From which monster a Clue is stolen, of `n` that may still be.',
    args: { ...WHO, n: 'number' },
    harmless: 'o.steal-none',
    options: { 'o.steal': ID.steal, 'o.steal-none': 'enough' },
  },
  'q.engage': {
    means: 'Who engages a monster next.',
    args: { place: 'place' },
    /** The monsters each of them could engage, with the checks. */
    about: about({ ...MONSTERS.fields, foes: FOES }),
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.engage-monster': {
    means: 'Which monster is engaged.',
    args: WHO,
    about: about({ foes: FOES }),
    harmless: 'none',
    options: { 'o.engage-monster': ID.engage },
  },
  'q.continue-combat': {
    means: 'Whether the fight against a monster goes on.',
    args: { ...WHO, monster: 'monster' },
    /** `foes`: the monster with the checks of another exchange of blows. */
    about: withChecks({ ...MONSTER.fields, round: 'number', foes: FOES }),
    harmless: 'none',
    options: { 'o.continue-combat': 'continue', 'o.stop-combat': 'stop' },
  },
  'q.ward-off': {
    means: 'Whether something is used against the blow of a monster.',
    args: { ...WHO, monster: 'monster' },
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.no': 'no', ...USE },
  },
  'q.focus-die': {
    means: 'Which die is picked to be out of the reach of the Ancient One.',
    args: { ...WHO, empty: 'number' },
    about: about({ rolled: { list: 'number' }, empty: 'number' }),
    harmless: 'none',
    options: { 'o.focus-die': ID.die, 'o.clue': 'clue' },
  },
  'q.ancient-demand': {
    means: 'Those with somebody may hand him what he is devoured for the want of.',
    args: { ...AGAINST_IT, what: ['clues', 'monster', 'gate'] },
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on' },
  },
  'q.ancient-attacker': {
    means: 'Who attacks the Ancient One next.',
    args: { ancientOne: 'ancientOne' },
    about: withChecks({}),
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.ancient-target': {
    means: 'Whom the Ancient One strikes next.',
    args: { ancientOne: 'ancientOne' },
    about: withChecks({}),
    whose: 'group',
    harmless: 'none',
    options: { 'o.investigator': ID.seat },
  },
  'q.ancient-escape': {
    means: 'Whether somebody tries to escape from the Ancient One.',
    args: { ...AGAINST_IT, empty: 'number' },
    /** `away`: chance of escape, 0 to 1. */
    about: about({ away: 'number' }),
    harmless: 'none',
    options: { 'o.try-escape': 'escape', 'o.stay-in-battle': 'stay' },
  },
  'q.monster-takes-clue': {
    means: 'Which monster takes a Clue.',
    args: { place: 'place' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.monster-with-clues': ID.monster },
  },
  'q.monster-goal': {
    means: 'Which of equally near goals a monster makes for.',
    args: { monster: 'monster', place: 'place' },
    about: MONSTER,
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.to },
  },
  'q.monster-way': {
    means: 'Which of equally short ways a monster takes.',
    args: { monster: 'monster', place: 'place' },
    about: MONSTER,
    whose: 'group',
    harmless: 'none',
    options: { 'o.place': ID.to },
  },
  'q.monster-acts': {
    means: 'Which monster acts next.',
    whose: 'group',
    harmless: 'none',
    options: { 'o.monster-activity': ID.monster },
  },
} as const satisfies QuestionDefs;

/** Bonuses, trades, and investigators who come and go. */
export const TEAM = {
  'q.bonus': {
    means: 'Which bonus is applied to a check.',
    args: { ...WHO, check: 'check', difficulty: 'number', attack: ['yes', 'no'], 'monster?': 'monster' },
    about: BONUS,
    harmless: 'o.no-bonus',
    options: { 'o.no-bonus': 'no-bonus', 'o.bonus': ID.bonus, 'o.allocate': ID.bonus },
  },
  'q.allocate': {
    means: 'Which bonus is allocated before a check asks for one.',
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
    means: 'Which marker is taken off, of `n` that are.',
    args: { ...WHO, n: 'number' },
    harmless: 'none',
    options: { 'o.stop-speed-sneak': ID.marker, 'o.stop-fight-will': ID.marker, 'o.stop-lore-luck': ID.marker },
  },
  'q.cast': {
    means: 'Whether a spell is taken as cast, or rolled for.',
    args: { ...WHO, card: 'card' },
    about: withChecks({}),
    harmless: 'o.roll-to-cast',
    options: { 'o.cast-surely': 'sure', 'o.cast-surely-with': ID.sure, 'o.roll-to-cast': 'roll' },
  },
  'q.pledge': {
    means: 'Which item is pledged to the Bank.',
    args: WHO,
    harmless: 'none',
    options: { 'o.pledge': ID.pledge },
  },
  'q.give-money': {
    means: 'How many dollars are handed over.',
    args: TWO,
    harmless: 'o.nothing',
    options: { 'o.dollars': ID.amount, 'o.nothing': 'n:0' },
  },
  'q.give-up': {
    means: 'Whether somebody lost in time and space is given up.',
    args: WHO,
    /** `limits`: limits for the replacement; `changes`: chance that the investigator returns by the next roll. */
    about: withChanges({ limits: LIMITS }),
    harmless: 'o.keep-waiting',
    options: { 'o.keep-waiting': 'keep', 'o.give-up': 'give-up' },
  },
  'q.newcomer': {
    means: 'Who comes in place of somebody removed from play, if anybody.',
    args: WHO,
    /** The predecessor's belongings, as limits. */
    about: about({ limits: LIMITS }),
    harmless: 'o.nobody-yet',
    options: { 'o.nobody-yet': 'wait', 'o.investigator': ID.newcomer },
  },
  'q.limit-card': {
    means: 'Which card a newcomer gives up who has more than he may bring.',
    args: { ...WHO, source: 'component', n: 'number' },
    harmless: 'none',
    options: { 'o.card': ID.card },
  },
  'q.limit-value': {
    means: 'Which item or money a newcomer gives up who has more than he may bring.',
    args: { ...WHO, n: 'number' },
    about: about({ surplus: 'number', limit: 'number' }),
    harmless: 'none',
    options: { 'o.give-up-item': ID.card, 'o.give-up-money': 'money' },
  },
} as const satisfies QuestionDefs;
