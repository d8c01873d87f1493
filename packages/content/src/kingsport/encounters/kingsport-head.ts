import {
  check,
  DELAYED,
  DEVOURED,
  draw,
  encounterAt,
  find,
  gain,
  lose,
  loseBoth,
  loseTo,
  may,
  moveTo,
  receive,
  take,
  track,
  when,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { CLOSE_RIFT, ENTER_ANY_GATE } from '../handlers.js';
import { locationCards, nothingHappens } from './location-cards.js';

/** Down the cliff, a step or all the way. */
const GO_DOWN = moveTo('harborside');
const GO_BACK = moveTo('the-causeway');

const HOST: ThemedEffects = [
  'old-fashioned host',
  check('will', -2, { insteadDiscard: { card: 'ancient-tome' }, pass: take('william-bain', receive('blessing')) }),
];
const DREAM: ThemedEffects = ['trip into a dream', { do: 'visit', world: 'the-dreamlands', draw: 2 }];

/** The 14 cards of Kingsport Head. */
export const KINGSPORT_HEAD = locationCards('kingsport-head', [
  {
    'strange-high-house-in-the-mist': HOST,
    'the-causeway': ['out of breath', DELAYED],
    'wireless-station': ['violent winds', DELAYED],
  },
  {
    'strange-high-house-in-the-mist': HOST,
    'the-causeway': nothingHappens('clear sky'),
    'wireless-station': ['dizzy ledge', lose(1, 'sanity')],
  },
  {
    'strange-high-house-in-the-mist': ['last chasm', check('fight', -1, { fail: moveTo('wireless-station') })],
    'the-causeway': ['climb up a stone face', check('fight', -2, { fail: [lose(2, 'stamina'), GO_DOWN] })],
    'wireless-station': nothingHappens('view of a building site'),
  },
  {
    'strange-high-house-in-the-mist': [
      'book by the wall',
      check('luck', -1, { pass: find('unique', { type: 'tome' }), fail: find('common', { type: 'tome' }) }),
    ],
    'the-causeway': ['edge of a cliff', lose(1, 'sanity')],
    'wireless-station': ['angry foreman', GO_BACK],
  },
  {
    'strange-high-house-in-the-mist': ['chests inside', may(check('luck', -1, { pass: draw(1, 'common') }))],
    'the-causeway': nothingHappens('gazing at the sea'),
    'wireless-station': ['friendly engineer', gain(1, 'sanity'), gain(1, 'stamina')],
  },
  {
    'strange-high-house-in-the-mist': ["the host's lesson", draw(1, 'spell')],
    'the-causeway': ['falling rock', check('speed', -2, { fail: [lose(2, 'stamina'), GO_DOWN] })],
    'wireless-station': ['technical lecture', DELAYED],
  },
  {
    'strange-high-house-in-the-mist': DREAM,
    'the-causeway': ['worn out by climbing', lose(1, 'stamina')],
    'wireless-station': ['gruff worker', check('will', -2, { fail: GO_BACK })],
  },
  {
    'strange-high-house-in-the-mist': DREAM,
    'the-causeway': ['snake at eye level', check('will', -2, { fail: [loseBoth(2, 1), GO_DOWN] })],
    'wireless-station': ['black things circling', lose(1, 'sanity')],
  },
  {
    'strange-high-house-in-the-mist': ["the host's helping hand", may(ENTER_ANY_GATE)],
    'the-causeway': ['sudden dizziness', check('luck', -2, { fail: [lose(2, 'sanity'), GO_DOWN] })],
    'wireless-station': ["the workers' lunch", gain(2, 'stamina')],
  },
  {
    'strange-high-house-in-the-mist': ['god at the door', track('doom', -2), lose(3, 'sanity')],
    'the-causeway': ['rubbery remains', lose(1, 'sanity'), draw(1, 'unique')],
    'wireless-station': ['toppling mast', check('speed', -2, { fail: loseTo(0, 'stamina') })],
  },
  {
    'strange-high-house-in-the-mist': ['shadow round the house', DELAYED, lose(1, 'sanity')],
    'the-causeway': ['rest on a rock', DELAYED],
    'wireless-station': ['ground that gives way', check('fight', -2, { fail: [lose(2, 'stamina'), GO_BACK] })],
  },
  {
    'strange-high-house-in-the-mist': ['pleading for magic', check('will', -1, { pass: CLOSE_RIFT })],
    'the-causeway': ['scroll under a stone', draw(1, 'spell')],
    'wireless-station': ['find in a crevice', draw(1, 'common')],
  },
  {
    'strange-high-house-in-the-mist': nothingHappens('pleasant chat'),
    'the-causeway': ['crumbling rock', GO_DOWN],
    'wireless-station': ['gold coin', gain(2, 'money')],
  },
  {
    'strange-high-house-in-the-mist': ['nervous host', when({ has: 'curse' }, DEVOURED)],
    'the-causeway': ['secret trail', encounterAt('wireless-station')],
    'wireless-station': ['slippery trail', check('luck', -2, { fail: [lose(2, 'stamina'), GO_BACK] })],
  },
]);
