import { type CardDef, type Pack, packOf } from '@vigil/rules';
import { bonus, draw, find, receive, skill } from '@vigil/rules/builders';
import { REVISED_LOCATION_CARDS } from '../pharaoh/index.js';
import { EXHIBIT_ENCOUNTERS } from './exhibit-encounters.js';

type Text = Pick<CardDef, 'modifiers' | 'triggers'>;

const ally = (id: string, name: string, from: string, text: Text): CardDef => ({
  id,
  name,
  deck: 'ally',
  count: 1,
  from,
  ...text,
});

/** The Allies that read otherwise in this edition. */
const ALLIES: readonly CardDef[] = [
  ally('david-packard', 'David Packard', 'woods', {
    modifiers: [skill('fight', 1), skill('sneak', 1)],
    triggers: [{ when: { on: 'gained' }, then: [draw(1, 'skill')] }],
  }),
  ally('dr-ali-kafour', 'Dr. Ali Kafour', 'the-unnamable', {
    modifiers: [skill('will', 1), skill('lore', 1)],
    triggers: [{ when: { on: 'gained' }, then: [find('unique', { type: 'tome' })] }],
  }),
  ally('erica-carlyle', 'Erica Carlyle', 'hibbs-roadhouse', {
    modifiers: [bonus('spell', 2)],
    triggers: [{ when: { on: 'gained' }, then: [receive('retainer')] }],
  }),
  ally('erich-weiss', 'Erich Weiss', 'the-witch-house', {
    modifiers: [bonus('evade', 2), { mod: 'forbid', what: 'delay' }],
  }),
  ally('father-iwanicki', 'Father Iwanicki', 'graveyard', {
    modifiers: [bonus('horror', 2), { mod: 'forbid', what: 'curse' }],
  }),
];

/**
 * Curse of the Dark Pharaoh, edition of 2011 (P-REV, AMB-30): laid over the edition of 2006, whose components of the same id
 * it replaces.
 */
export const PACK: Pack = packOf({
  id: 'dark-pharaoh-revised',
  name: 'Curse of the Dark Pharaoh (edition of 2011)',
  version: '1',
  messages: {
    'kind.exhibit-encounter': 'Exhibit Encounter',
    'kind.ancient-whispers': 'Ancient Whispers',
    'pharaoh-revised.whispers':
      'whoever is in this street in the Arkham Encounters Phase has an Exhibit Encounter, which moves the marker; there is one in a turn. Otherwise it moves in the Mythos Phase like a monster with the crescent',
    'pharaoh-revised.box-exhibit': 'return the top Exhibit Item to the box',
  },
  cards: ALLIES,
  locationCards: REVISED_LOCATION_CARDS,
  tableCards: [
    {
      id: 'ancient-whispers',
      name: 'Ancient Whispers',
      kind: 'ancient-whispers',
      always: true,
      at: 'miskatonic-university',
      rules: ['pharaoh-revised.whispers'],
    },
    ...EXHIBIT_ENCOUNTERS,
  ],
});
