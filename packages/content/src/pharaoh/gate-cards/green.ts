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
import { at } from '../../encounter-cards.js';
import type { Edition } from '../edition.js';
import { own } from '../own.js';
import { doubtful, gateCard } from './card.js';

const DEAR: CardFilter = { deck: 'common', priceAtLeast: 2 };
/** What a wind takes from a soul. */
const ON_THE_SOUL: CardFilter = {
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

/** What the cold costs: worse where the wind walker is the Ancient One. */
const cold = (modifier: number) => [
  check('fight', modifier, { fail: lose(1, 'stamina') }),
  check('will', modifier, { fail: lose(1, 'sanity') }),
];

/** The six green gate cards of Curse of the Dark Pharaoh. */
export const GREEN = (ed: Edition): readonly GateCardDef[] => [
  gateCard(
    7,
    'green',
    at(
      'the-dreamlands',
      'bodies in the pit',
      check('fight', -1, { pass: own(ed.either('bodies', 'any-bodies')), counts: true }),
    ),
    at(
      'plateau-of-leng',
      'captive at the fire',
      may(check('fight', -3, { pass: draw(1, 'ally'), fail: lose(2, 'stamina') })),
    ),
    at('other', 'man in a coat', gain(1, 'sanity'), receive('local-guide')),
  ),
  gateCard(
    8,
    'green',
    at(
      'city-of-the-great-race',
      'collected people',
      check('lore', -2, { difficulty: 2, pass: may(search('ally')), fail: DELAYED }),
    ),
    at('plateau-of-leng', 'icy plains', when({ ancientOne: 'ithaqua' }, cold(-3), cold(-1))),
    at('other', 'life not lived', gain(ed.either(count('focus'), count('focus', 4)), 'clue')),
  ),
  gateCard(
    9,
    'green',
    doubtful(
      'The check is made after the loss of Stamina too.',
      at(
        'plateau-of-leng',
        'idol of the natives',
        when({ has: DEAR }, discard(1, DEAR), lose(3, 'stamina')),
        check('will', 0, { pass: mayTake('obsidian-statue') }),
      ),
    ),
    at('great-hall-of-celeano', 'feast of words', lose(1, 'stamina'), check('speed', -1, { pass: gain(2, 'sanity') })),
    at('other', 'gables over the water', { do: 'slide', skill: 'luck' }, gain(1, 'clue')),
  ),
  gateCard(
    10,
    'green',
    at('great-hall-of-celeano', 'book that swallows', {
      do: 'during',
      modifiers: [{ mod: 'discardsLikeClues', of: { deck: 'spell' } }],
      then: [check('fight', 1, { fail: DEVOURED })],
    }),
    at('city-of-the-great-race', 'unknown senses', own('unknown-senses')),
    at('other', 'tromping in a tunnel', check('sneak', -1, { pass: APPEAR, fail: { do: 'appear', n: 2 } })),
  ),
  gateCard(
    11,
    'green',
    at(
      'great-hall-of-celeano',
      'living journal',
      ed.either(
        check('luck', 1, { pass: own('fleeting-ally'), fail: lose(2, 'sanity'), counts: true }),
        check('luck', 1, { pass: receive('visions'), fail: lose(2, 'sanity') }),
      ),
    ),
    at('the-dreamlands', 'scouring wind', discard('all', ON_THE_SOUL)),
    at('other', 'fissure', check('speed', -2, { fail: [lose(1, 'stamina'), DELAYED] })),
  ),
  gateCard(
    12,
    'green',
    at('city-of-the-great-race', 'conical beings', check('lore', -2, { pass: gain(3, 'clue'), fail: DELAYED })),
    at('the-dreamlands', 'dream of Arkham', own(ed.either('dream-of-arkham', 'dream-of-arkham-revised'))),
    at('other', 'tempting corpse', may(own('tempting-corpse'))),
  ),
];
