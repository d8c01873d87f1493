/** Questions of places, and of encounters with cards. */
import { about, CHANGES_TABLE, CHECKS, CHECKS_FIELDS, ENTRIES, withChecks } from './about-shapes.js';
import { USE, WHO } from './common-ids.js';
import { OPTION_IDS as ID } from './option-ids.js';
import type { QuestionDefs } from './value-shapes.js';

const RUMOR = { 'o.rumor-act': 'rumor:act', 'o.rumor-pass': 'rumor:pass' } as const;

export const ENCOUNTERS = {
  'q.street': {
    description: 'Act on a rumor in the current street, use something there, or do neither.',
    args: { ...WHO, place: 'place' },
    about: CHECKS,
    harmless: 'o.nothing',
    options: { 'o.nothing': 'nothing', ...RUMOR, ...USE },
  },
  'q.location': {
    description: 'Have an encounter at a location, or use one of its abilities.',
    args: { ...WHO, place: 'place' },
    /** Abilities of the location that are not open, by number, with the reason. */
    about: withChecks({
      closedAbilities: { list: { fields: { ability: 'number', why: ['forbidden', 'condition', 'price', 'no-use'] } } },
    }),
    harmless: 'o.encounter',
    options: { 'o.encounter': 'encounter', 'o.location-ability': ID.ability, ...RUMOR, ...USE },
  },
  'q.inner-room': {
    description: "Have a member's encounter in the inner room, or outside.",
    args: { ...WHO, place: 'place', name: 'name' },
    harmless: 'o.place',
    options: { 'o.inner-room': 'inside', 'o.place': 'outside' },
  },
  'q.which-encounter': {
    description: 'Choose which of the drawn encounter cards is resolved.',
    args: WHO,
    about: about({ ...ENTRIES, ...CHECKS_FIELDS }),
    harmless: 'none',
    options: { 'o.encounter-card': ID.card },
  },
  'q.encounter-card': {
    description: 'Resolve the drawn encounter card, or draw another in its place.',
    args: { ...WHO, theme: 'theme' },
    about: about(ENTRIES),
    harmless: 'o.go-on',
    options: { 'o.go-on': 'go-on', ...USE },
  },
  'q.turn-up': {
    description: 'Choose the neighbourhood of which a card is turned face up.',
    args: WHO,
    harmless: 'none',
    options: { 'o.place': ID.deck },
  },
  'q.explored-gate': {
    description: 'Choose how to close an explored gate, or leave it open.',
    args: { ...WHO, place: 'place', gate: 'gate' },
    /** `sealCost`: the Clues that then seal the place; missing: it cannot be sealed. */
    about: withChecks({ gate: 'gate', 'changes?': CHANGES_TABLE, 'sealCost?': 'number' }),
    harmless: 'o.wait',
    options: { 'o.close-fight': 'fight', 'o.close-lore': 'lore', 'o.wait': 'wait', ...USE },
  },
  'q.seal': {
    description: 'Spend Clues to seal the place of a gate just closed, or not.',
    args: { ...WHO, place: 'place', n: 'number' },
    harmless: 'o.leave-unsealed',
    options: { 'o.seal': 'seal', 'o.leave-unsealed': 'leave' },
  },
} as const satisfies QuestionDefs;
