/** Questions of places, and of encounters with cards. */
import { about, CHANGES_TABLE, CHECKS, CHECKS_FIELDS, ENTRIES, withChecks } from './about-shapes.js';
import { USE, WHO } from './common-ids.js';
import { OPTION_IDS as ID } from './option-ids.js';
import type { QuestionDefs } from './value-shapes.js';

const RUMOR = { 'o.rumor-act': 'rumor:act', 'o.rumor-pass': 'rumor:pass' } as const;

export const ENCOUNTERS = {
  'q.street': {
    means: 'Whether somebody acts on a rumor in the street he is in, or uses what can be used there.',
    args: { ...WHO, place: 'place' },
    about: CHECKS,
    harmless: 'o.nothing',
    options: { 'o.nothing': 'nothing', ...RUMOR, ...USE },
  },
  'q.location': {
    means: 'An encounter at a location, or what the location itself offers.',
    args: { ...WHO, place: 'place' },
    /** Abilities of the location that are not open, by number, with the reason. */
    about: withChecks({
      closedAbilities: { list: { fields: { ability: 'number', why: ['forbidden', 'condition', 'price', 'no-use'] } } },
    }),
    harmless: 'o.encounter',
    options: { 'o.encounter': 'encounter', 'o.location-ability': ID.ability, ...RUMOR, ...USE },
  },
  'q.inner-room': {
    means: 'Whether a member goes to the inner room for his encounter.',
    args: { ...WHO, place: 'place', name: 'name' },
    harmless: 'o.place',
    options: { 'o.inner-room': 'inside', 'o.place': 'outside' },
  },
  'q.which-encounter': {
    means: 'Which of the encounter cards drawn counts.',
    args: WHO,
    about: about({ ...ENTRIES, ...CHECKS_FIELDS }),
    harmless: 'none',
    options: { 'o.encounter-card': ID.card },
  },
  'q.encounter-card': {
    means: 'Whether the encounter card drawn stands, or another is drawn in its place.',
    args: { ...WHO, theme: 'theme' },
    about: about(ENTRIES),
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.turn-up': {
    means: 'Of which neighbourhood a card is turned up.',
    args: WHO,
    harmless: 'none',
    options: { 'o.place': ID.deck },
  },
  'q.explored-gate': {
    means: 'Whether and how an explored gate is closed.',
    args: { ...WHO, place: 'place', gate: 'gate' },
    about: withChecks({ gate: 'gate', 'changes?': CHANGES_TABLE }),
    harmless: 'o.wait',
    options: { 'o.close-fight': 'fight', 'o.close-lore': 'lore', 'o.wait': 'wait', ...USE },
  },
  'q.seal': {
    means: 'Whether Clues are spent to seal the place of a gate just closed.',
    args: { ...WHO, place: 'place', n: 'number' },
    harmless: 'o.leave-unsealed',
    options: { 'o.seal': 'seal', 'o.leave-unsealed': 'leave' },
  },
} as const satisfies QuestionDefs;
