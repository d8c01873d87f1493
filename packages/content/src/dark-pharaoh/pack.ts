import { type Pack, packOf } from '@vigil/rules';
import { ALLIES } from './allies.js';
import { BARRED } from './barred.js';
import { BENEFITS, DETRIMENTS } from './benefits.js';
import { EXHIBIT_ITEMS } from './exhibit-items.js';
import { SPELLS } from './spells.js';

/** What is said of special cards by what they are. */
const STATUS_WORDS: Readonly<Record<string, string>> = Object.fromEntries([
  ...BENEFITS.map(({ id, name }) => [`status.${id}`, `Benefit: “${name}”`]),
  ...DETRIMENTS.map(({ id, name }) => [`status.${id}`, `Detriment: “${name}”`]),
  ...BARRED.map(({ id, name }) => [`status.${id}`, `card “${name}”`]),
]);

/**
 * Curse of the Dark Pharaoh, edition of 2006. What the edition of 2011 has in their place is the pack
 * `dark-pharaoh-revised`, which is laid over this one (`../dark-pharaoh-revised/`).
 *
 * What encounters give: `receive('barred-from-northside')` (a Barred card, which takes its holder to the street),
 * `receive('anointed')` (a Benefit or Detriment: `may` where it is a Benefit that is offered), `draw(1, 'exhibit')`, and
 * in the edition of 2011 `{ do: 'lay', card: 'police-patrol', at: 'northside' }` (a patrol).
 */
export const PACK: Pack = packOf({
  id: 'dark-pharaoh',
  name: 'Curse of the Dark Pharaoh',
  version: '1',
  messages: {
    ...STATUS_WORDS,
    'q.anoint': 'Does {investigator} have {other} roll again to be rid of the Curse?',
    'q.harrier': 'Which monster comes to {investigator}?',
    'q.give-up-spell': 'Which Spell does {investigator} give up for Clues?',
    'q.lend-skill': 'Which Skill does {investigator} lend for this turn?',
    'pharaoh.end-delay': '1 other delayed investigator in Arkham is delayed no longer',
    'pharaoh.lend-skill': '1 investigator lends 1 Skill card to another for this turn, wherever they are',
    'pharaoh.spell-for-clues':
      '1 other investigator may discard 1 Spell to gain 1 Clue and as many more as it costs Sanity',
    'pharaoh.harry': '1 monster of your choice in Arkham or the Sky moves to you',
    'pharaoh.slow': 'move your Speed slider to your lowest Speed',
    'q.whose-card': 'From whom does {investigator} take “{card}”?',
    'deck.exhibit': 'Exhibit Item',
    'card.exhibit': '{n, plural, one {Exhibit Item} other {Exhibit Items}}',
  },
  decks: [{ id: 'exhibit', name: 'Exhibit Item', countsAs: 'item' }],
  cards: [...EXHIBIT_ITEMS, ...SPELLS, ...ALLIES, ...BENEFITS, ...DETRIMENTS, ...BARRED],
  tableCards: [
    // Laid by encounters of the edition of 2011 alone (P-REV-01).
    {
      id: 'police-patrol',
      name: 'Police Patrol',
      kind: 'patrol',
      triggers: [{ when: { on: 'terror' }, then: [{ do: 'discardThis' }] }],
    },
  ],
});
