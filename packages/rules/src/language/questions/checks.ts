/** Questions of checks and fights. */
import { about, CHANGES, CHECKS, FOES, LOADOUTS, ROLLED, withChecks } from './about-shapes.js';
import { CAUSED, USE, WHO } from './common-ids.js';
import { OPTION_IDS as ID } from './option-ids.js';
import type { QuestionDefs } from './value-shapes.js';

export const CHECK_QUESTIONS = {
  'q.roll': {
    description: 'Start a roll that is announced.',
    args: { ...WHO, check: 'check' },
    about: CHECKS,
    harmless: 'o.roll',
    options: { 'o.roll': 'roll' },
  },
  'q.before-check': {
    description: 'Roll a check, or use something first.',
    args: { ...WHO, check: 'check' },
    about: CHECKS,
    harmless: 'o.roll',
    options: { 'o.roll': 'roll', ...USE },
  },
  'q.after-roll': {
    description: 'Spend Clues, roll dice again, or accept the result of a roll.',
    args: { ...WHO, check: 'check', successes: 'number', difficulty: 'number', passed: ['yes', 'no'] },
    about: ROLLED,
    harmless: 'o.enough',
    options: { 'o.enough': 'enough', 'o.clue': 'clue', 'o.trophy-dice': ID.trophy, ...USE },
  },
  'q.loss': {
    description: 'Use something against a loss of Sanity or Stamina, or accept it.',
    args: { ...WHO, sanity: 'number', stamina: 'number', source: 'component' },
    about: CHECKS,
    harmless: ['o.take-loss', 'o.enough'],
    options: { 'o.take-loss': 'take', 'o.enough': 'enough', 'o.use': ID.use },
  },
  'q.which-first': {
    description: 'Choose which of several monsters is met first.',
    args: WHO,
    about: about({ foes: FOES }),
    harmless: 'none',
    options: { 'o.monster': ID.face },
  },
  'q.fight-or-evade': {
    description: 'Fight a monster, or evade it.',
    args: { ...WHO, monster: 'monster' },
    about: withChecks({ monster: 'token' }),
    harmless: 'none',
    options: { 'o.fight': 'fight', 'o.evade': 'evade' },
  },
  'q.fight-or-flee': {
    description: 'Fight another round of combat, or flee.',
    args: { ...WHO, monster: 'monster', round: 'number' },
    about: withChecks({ monster: 'token', round: 'number' }),
    harmless: 'none',
    options: { 'o.fight': 'fight', 'o.flee': 'flee' },
  },
  'q.hands': {
    description: 'Equip and release weapons and spells one by one, then roll.',
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
    description: 'Use something just after a failed Horror check, or do not.',
    args: WHO,
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.no': 'no', ...USE },
  },
  'q.failed-combat': {
    description: 'Use something just after a failed Combat check, or not.',
    args: WHO,
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.no': 'no', ...USE },
  },
  'q.endless-trophy': {
    description: 'Take an endless monster as a trophy, or return it to the cup.',
    args: { ...WHO, monster: 'monster' },
    harmless: 'o.as-trophy',
    options: { 'o.as-trophy': 'trophy', 'o.to-cup': 'cup' },
  },
  'q.experiment-fight': {
    description: 'Choose a monster on a rumor to fight next, or none.',
    args: WHO,
    about: about({ foes: FOES }),
    harmless: 'o.no-more-fights',
    options: { 'o.fight': ID.fight, 'o.no-more-fights': 'stop' },
  },
  'q.enchant': {
    description: 'Choose the weapon that counts as magical from now on.',
    args: CAUSED,
    harmless: 'none',
    options: { 'o.card': ID.weapon },
  },
  'q.cancel-ability': {
    description: 'Choose the ability of a monster that is ignored.',
    args: CAUSED,
    harmless: 'none',
    options: { 'o.ability': ID.cancel },
  },
} as const satisfies QuestionDefs;
