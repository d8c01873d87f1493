import {
  check,
  DELAYED,
  dice,
  draw,
  encounterAt,
  find,
  gain,
  lose,
  may,
  mayPay,
  receive,
  TO_STREET,
  take,
  when,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { MOVE_NEAREST_MONSTER_HERE } from '../handlers.js';
import { locationCards } from './location-cards.js';

const SCHOLAR: ThemedEffects = [
  'scholar after a journal',
  check('sneak', -2, {
    insteadDiscard: { card: 'old-journal' },
    pass: take('professor-morgan', find('common', { type: 'weapon' })),
  }),
];
const BOOKS: ThemedEffects = [
  'begging to see books',
  check('will', -1, { pass: may(check('luck', -1, { pass: find('unique', { type: 'tome' }) })) }),
];
const EXPERIMENT: ThemedEffects = [
  "a doctor's experiment",
  check('lore', -2, {
    insteadDiscard: { card: 'research-materials' },
    pass: take('dr-herbert-west', { do: 'trophy', from: 'cup', n: 3 }),
  }),
];
const OLD_WOMAN: ThemedEffects = [
  'gasping old woman',
  mayPay({ cards: { n: 1, of: { deck: 'skill' } } }, take('granny-orne', draw(5, 'unique', 1))),
];

/** The 14 cards of Central Hill. */
export const CENTRAL_HILL = locationCards(
  'central-hill',
  [
    {
      '7th-house-on-the-left': SCHOLAR,
      'congregational-hospital': ['locked in a closet', DELAYED],
      'st-erasmuss-home': ['cards with old sailors', gain(1, 'sanity')],
    },
    {
      '7th-house-on-the-left': SCHOLAR,
      'congregational-hospital': ['helpful orderly', gain(1, 'stamina')],
      'st-erasmuss-home': ['end of visiting hours', TO_STREET],
    },
    {
      '7th-house-on-the-left': ['tea and biscuits', gain(1, 'sanity'), gain(1, 'stamina')],
      'congregational-hospital': [
        'mass of pale worms',
        check('will', -1, {
          pass: when({ not: { ignores: 'nightmarish' } }, lose(1, 'sanity')),
          fail: lose(dice(1), 'sanity'),
        }),
      ],
      'st-erasmuss-home': ['yarn about the sea', check('lore', -1, { pass: gain(1, 'clue') })],
    },
    {
      '7th-house-on-the-left': ['endless history of the town', DELAYED],
      'congregational-hospital': ["gravediggers' talk", gain(1, 'clue')],
      'st-erasmuss-home': ['tale of a drowned fleet', lose(1, 'sanity'), gain(1, 'clue')],
    },
    {
      '7th-house-on-the-left': BOOKS,
      'congregational-hospital': ['green light between graves', TO_STREET],
      'st-erasmuss-home': ["the keeper's invitation", may(encounterAt('north-point-lighthouse', 2))],
    },
    {
      '7th-house-on-the-left': BOOKS,
      'congregational-hospital': [
        'crypt full of worms',
        lose(2, 'sanity'),
        { do: 'summon', monsters: { kinds: ['crawling-one'] }, from: { in: 'in-play' } },
      ],
      'st-erasmuss-home': ['idol on the mantel', check('lore', -2, { pass: [gain(2, 'clue'), lose(1, 'sanity')] })],
    },
    {
      '7th-house-on-the-left': ['gossip in the garden', DELAYED],
      'congregational-hospital': [
        "a dead man's watch",
        may([gain(4, 'money'), check('luck', -1, { fail: receive('curse') })]),
      ],
      'st-erasmuss-home': [
        'aging doctor',
        may(check('luck', -1, { pass: gain(1, 'stamina'), fail: lose(1, 'stamina') })),
      ],
    },
    {
      // Into Kingsport Head by a card that names a place in it (BOX-03).
      '7th-house-on-the-left': ['hidden passage in the cellar', encounterAt('the-causeway')],
      'congregational-hospital': ['riddled body', lose(1, 'sanity'), check('luck', -2, { pass: draw(1, 'unique') })],
      'st-erasmuss-home': ['piece on a sea chest', check('will', -2, { pass: draw(1, 'unique') })],
    },
    {
      '7th-house-on-the-left': ['hostess unwell', TO_STREET],
      'congregational-hospital': EXPERIMENT,
      'st-erasmuss-home': ['mutterings of horrors', lose(1, 'sanity'), gain(1, 'clue')],
    },
    {
      '7th-house-on-the-left': ['discarded papers', check('luck', -1, { pass: draw(1, 'spell') })],
      'congregational-hospital': ['foot caught in a root', lose(1, 'sanity')],
      'st-erasmuss-home': ['pushy carver', check('will', -2, { fail: lose(2, 'money') })],
    },
    {
      '7th-house-on-the-left': ['vision of the old town', lose(1, 'sanity'), gain(2, 'clue')],
      'congregational-hospital': ['calm word with a doctor', gain(2, 'clue')],
      'st-erasmuss-home': OLD_WOMAN,
    },
    {
      '7th-house-on-the-left': ['tunnels under the town', MOVE_NEAREST_MONSTER_HERE],
      'congregational-hospital': ['boiler room', check('luck', -1, { pass: draw(1, 'common') })],
      'st-erasmuss-home': OLD_WOMAN,
    },
    {
      '7th-house-on-the-left': ['old papers for sale', mayPay({ money: 2 }, [draw(1, 'spell'), gain(2, 'clue')])],
      'congregational-hospital': [
        "an old man's sack",
        may(
          check('sneak', -2, {
            pass: [draw(1, 'unique'), draw(1, 'spell')],
            fail: { do: 'split', lose: true, amount: dice(2) },
          }),
        ),
      ],
      'st-erasmuss-home': ['news of a stonecutter', gain(1, 'clue')],
    },
    {
      '7th-house-on-the-left': ['glint in the rubbish', check('luck', -2, { pass: draw(1, 'unique') })],
      'congregational-hospital': EXPERIMENT,
      'st-erasmuss-home': ['offered carving', check('lore', -1, { pass: draw(1, 'spell') })],
    },
  ],
  {
    '3/congregational-hospital':
      'Not clear: whether the 1 Sanity comes on top of a failure as well. Taken: it is for a pass.',
  },
);
