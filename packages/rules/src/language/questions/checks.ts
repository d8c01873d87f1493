/** Questions of checks and fights. */
import { about, CHANGES, CHECKS, FOES, LOADOUTS, ROLLED, withChecks } from './about-shapes.js';
import { CAUSED, USE, WHO } from './common-ids.js';
import { OPTION_IDS as ID } from './option-ids.js';
import type { QuestionDefs } from './value-shapes.js';

export const CHECK_QUESTIONS = {
  'q.roll': {
    means: 'A roll is announced, and waits to be made.',
    args: { ...WHO, check: 'check' },
    about: CHECKS,
    harmless: 'o.roll',
    options: { 'o.roll': 'roll' },
  },
  'q.before-check': {
    means: 'Whether a check is rolled, or something is used first.',
    args: { ...WHO, check: 'check' },
    about: CHECKS,
    harmless: 'o.roll',
    options: { 'o.roll': 'roll', ...USE },
  },
  'q.after-roll': {
    means: 'What is done about a roll: Clues are spent, dice are rolled again, or it is left at that.',
    args: { ...WHO, check: 'check', successes: 'number', difficulty: 'number', passed: ['yes', 'no'] },
    about: ROLLED,
    harmless: 'o.enough',
    options: { 'o.enough': 'enough', 'o.clue': 'clue', 'o.trophy-dice': ID.trophy, ...USE },
  },
  'q.loss': {
    means: 'Whether something is used against a loss of Sanity or Stamina.',
    args: { ...WHO, sanity: 'number', stamina: 'number', source: 'component' },
    about: CHECKS,
    harmless: ['o.take-loss', 'o.enough'],
    options: { 'o.take-loss': 'take', 'o.enough': 'enough', 'o.use': ID.use },
  },
  'q.which-first': {
    means: 'Which of several monsters is met first.',
    args: WHO,
    about: about({ foes: FOES }),
    harmless: 'none',
    options: { 'o.monster': ID.face },
  },
  'q.fight-or-evade': {
    means: 'Whether a monster is fought or evaded.',
    args: { ...WHO, monster: 'monster' },
    about: withChecks({ monster: 'token' }),
    harmless: 'none',
    options: { 'o.fight': 'fight', 'o.evade': 'evade' },
  },
  'q.fight-or-flee': {
    means: 'Whether a round of combat is fought, or he flees.',
    args: { ...WHO, monster: 'monster', round: 'number' },
    about: withChecks({ monster: 'token', round: 'number' }),
    harmless: 'none',
    options: { 'o.fight': 'fight', 'o.flee': 'flee' },
  },
  'q.hands': {
    means: 'Weapons and spells are taken in hand or put away, one by one, until the roll.',
    args: { ...WHO, free: 'number' },
    /** `loadouts`: the loadouts, the likeliest to succeed first. */
    about: withChecks({ 'monster?': 'token', armed: { list: 'card' }, loadouts: LOADOUTS }),
    harmless: 'o.roll-combat',
    options: {
      'o.roll-combat': 'roll',
      'o.take-weapon': ID.takeUp,
      'o.drop-weapon': ID.putAway,
      'o.release-spell': ID.release,
      ...USE,
    },
  },
  'q.failed-horror': {
    means: 'Whether something is used just after a failed Horror check.',
    args: WHO,
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.no': 'no', ...USE },
  },
  'q.failed-combat': {
    means: 'Whether something is used just after a failed Combat check.',
    args: WHO,
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.no': 'no', ...USE },
  },
  'q.endless-trophy': {
    means: 'Whether an endless monster is kept as a trophy.',
    args: { ...WHO, monster: 'monster' },
    harmless: 'o.as-trophy',
    options: { 'o.as-trophy': 'trophy', 'o.to-cup': 'cup' },
  },
  'q.experiment-fight': {
    means: 'Which monster on a rumor is fought next, if any.',
    args: WHO,
    about: about({ foes: FOES }),
    harmless: 'o.no-more-fights',
    options: { 'o.fight': ID.fight, 'o.no-more-fights': 'stop' },
  },
  'q.enchant': {
    means: 'Which weapon counts as magical from now on.',
    args: CAUSED,
    harmless: 'none',
    options: { 'o.card': ID.weapon },
  },
  'q.cancel-ability': {
    means: 'Which ability of a monster does not count.',
    args: CAUSED,
    harmless: 'none',
    options: { 'o.ability': ID.cancel },
  },
} as const satisfies QuestionDefs;
