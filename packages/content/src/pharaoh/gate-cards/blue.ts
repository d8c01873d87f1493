import type { Effect, GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  count,
  DELAYED,
  DEVOURED,
  draw,
  gain,
  lose,
  may,
  mayPay,
  RETURN,
  receive,
  search,
} from '@vigil/rules/builders';
import { at } from '../../encounter-cards.js';
import { type Edition, harder } from '../edition.js';
import { own } from '../own.js';
import { doubtful, gateCard } from './card.js';

const TOME = { type: 'tome' } as const;
const SEALS_BEHIND = may([own('seal-entered'), DEVOURED]);

/** The six blue gate cards of Curse of the Dark Pharaoh. */
export const BLUE = (ed: Edition): readonly GateCardDef[] => [
  gateCard(
    1,
    'blue',
    at(
      'great-hall-of-celeano',
      'endless rows',
      mayPay(
        { sanity: 1, stamina: 1 },
        check('luck', 0, {
          pass: may(choose(search('common', TOME), search('unique', TOME), search('exhibit', TOME))),
        }),
      ),
    ),
    at('abyss', 'vast gaze', check('luck', -1, { fail: lose(2, 'sanity') })),
    doubtful(
      'Whether the second one is another token is not said: taken from the cup; with none there, none comes.',
      at('other', 'stench of blood', APPEAR, own(ed.either('another-alike', 'another-monster'))),
    ),
  ),
  gateCard(
    2,
    'blue',
    at(
      'yuggoth',
      'shining trapezohedron',
      check('lore', -1, { fail: [lose(1, 'sanity'), { do: 'slide', skill: 'will' }] }),
    ),
    at('great-hall-of-celeano', 'no sound', check('sneak', -2, { fail: DELAYED })),
    at(
      'other',
      'wall of fatigue',
      choose(check('fight', 0, { pass: SEALS_BEHIND }), check('will', 0, { pass: SEALS_BEHIND })),
    ),
  ),
  gateCard(
    3,
    'blue',
    at(
      'the-dreamlands',
      'dream of monsters',
      check('will', -1, { counts: true }),
      harder(ed.ambush, { checks: count('successes') }),
    ),
    at('yuggoth', 'scuttling in the dark', choose(lose(1, 'stamina'), lose(2, 'sanity'))),
    at('other', 'dead explorer', check('luck', -2, { pass: draw(count('successes'), 'common'), counts: true })),
  ),
  gateCard(
    4,
    'blue',
    doubtful(
      'It tells of being thrown out of the library, not whereto: back to Arkham in 2006, nowhere in 2011.',
      at(
        'great-hall-of-celeano',
        'unwelcome',
        check('lore', -1, { fail: ed.either<readonly Effect[]>([RETURN, ed.ambush], [ed.ambush]) }),
      ),
    ),
    at('the-dreamlands', 'other dreamers', check('speed', -1, { pass: APPEAR, fail: ed.ambush })),
    at('other', 'followed', own('followed')),
  ),
  gateCard(
    5,
    'blue',
    at('yuggoth', 'machine of lenses', gain(2, 'clue'), check('will', -3, { fail: lose(1, 'sanity') })),
    at('abyss', 'face in the pool', own(ed.either('face-in-pool', 'face-in-pool-revised'))),
    at('other', 'choice of evils', check('luck', -1, { pass: own('choice-of-evils'), fail: APPEAR })),
  ),
  gateCard(
    6,
    'blue',
    at('abyss', 'dance of angels', may([receive('tainted-soul'), receive('anointed')])),
    at('the-dreamlands', 'old battles', own(ed.either('old-battles', 'old-battles-ambush'))),
    at('other', 'misleading scrap', lose(2, 'clue')),
  ),
];
