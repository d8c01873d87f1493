import type { CardFilter, GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  count,
  DELAYED,
  DEVOURED,
  discard,
  draw,
  gain,
  lose,
  may,
  mayTake,
  receive,
  search,
  when,
} from '@vigil/rules/builders';
import { entryAt } from '../../encounter-cards.js';
import { boxHandler } from '../box-handler.js';
import type { EditionVariant } from '../edition-variants.js';
import { gateCard, withDoubt } from './gate-card.js';

const EXPENSIVE_ITEM: CardFilter = { deck: 'common', priceAtLeast: 2 };
/** Cards that affect the soul and that the wind takes. */
const SOUL_CARDS: CardFilter = {
  anyOf: [
    'blessing',
    'curse',
    'anointed',
    'private-investigator',
    'psychic',
    'visions',
    'harried',
    'local-guide',
    'tainted-soul',
    'wanted',
  ].map((card) => ({ card })),
};

/** Checks against the cold, harder if the wind walker is the Ancient One. */
const coldChecks = (modifier: number) => [
  check('fight', modifier, { fail: lose(1, 'stamina') }),
  check('will', modifier, { fail: lose(1, 'sanity') }),
];

/** The six green gate cards of Curse of the Dark Pharaoh. */
export const GREEN = (ed: EditionVariant): readonly GateCardDef[] => [
  gateCard(
    7,
    'green',
    entryAt(
      'the-dreamlands',
      'bodies in the pit',
      check('fight', -1, { pass: boxHandler(ed.pick('bodies', 'any-bodies')), counts: true }),
    ),
    entryAt(
      'plateau-of-leng',
      'captive at the fire',
      may(check('fight', -3, { pass: draw(1, 'ally'), fail: lose(2, 'stamina') })),
    ),
    entryAt('other', 'man in a coat', gain(1, 'sanity'), receive('local-guide')),
  ),
  gateCard(
    8,
    'green',
    entryAt(
      'city-of-the-great-race',
      'collected people',
      check('lore', -2, { difficulty: 2, pass: may(search('ally')), fail: DELAYED }),
    ),
    entryAt('plateau-of-leng', 'icy plains', when({ ancientOne: 'ithaqua' }, coldChecks(-3), coldChecks(-1))),
    entryAt('other', 'life not lived', gain(ed.pick(count('focus'), count('focus', 4)), 'clue')),
  ),
  gateCard(
    9,
    'green',
    withDoubt(
      'The check is made after the loss of Stamina too.',
      entryAt(
        'plateau-of-leng',
        'idol of the natives',
        when({ has: EXPENSIVE_ITEM }, discard(1, EXPENSIVE_ITEM), lose(3, 'stamina')),
        check('will', 0, { pass: mayTake('obsidian-statue') }),
      ),
    ),
    entryAt(
      'great-hall-of-celeano',
      'feast of words',
      lose(1, 'stamina'),
      check('speed', -1, { pass: gain(2, 'sanity') }),
    ),
    entryAt('other', 'gables over the water', { do: 'slide', skill: 'luck' }, gain(1, 'clue')),
  ),
  gateCard(
    10,
    'green',
    entryAt('great-hall-of-celeano', 'book that swallows', {
      do: 'during',
      modifiers: [{ mod: 'discardsLikeClues', of: { deck: 'spell' } }],
      then: [check('fight', 1, { fail: DEVOURED })],
    }),
    entryAt('city-of-the-great-race', 'unknown senses', boxHandler('unknown-senses')),
    entryAt('other', 'tromping in a tunnel', check('sneak', -1, { pass: APPEAR, fail: { do: 'appear', n: 2 } })),
  ),
  gateCard(
    11,
    'green',
    entryAt(
      'great-hall-of-celeano',
      'living journal',
      ed.pick(
        check('luck', 1, { pass: boxHandler('fleeting-ally'), fail: lose(2, 'sanity'), counts: true }),
        check('luck', 1, { pass: receive('visions'), fail: lose(2, 'sanity') }),
      ),
    ),
    entryAt('the-dreamlands', 'scouring wind', discard('all', SOUL_CARDS)),
    entryAt('other', 'fissure', check('speed', -2, { fail: [lose(1, 'stamina'), DELAYED] })),
  ),
  gateCard(
    12,
    'green',
    entryAt('city-of-the-great-race', 'conical beings', check('lore', -2, { pass: gain(3, 'clue'), fail: DELAYED })),
    entryAt('the-dreamlands', 'dream of Arkham', boxHandler(ed.pick('dream-of-arkham', 'dream-of-arkham-revised'))),
    entryAt('other', 'tempting corpse', may(boxHandler('tempting-corpse'))),
  ),
];
