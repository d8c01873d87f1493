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
import { entryAt } from '../../encounter-cards.js';
import { boxHandler } from '../box-handler.js';
import { type EditionVariant, modifyFight } from '../edition-variants.js';
import { gateCard, withDoubt } from './gate-card.js';

const TOME = { type: 'tome' } as const;
const SEAL_ENTERED_GATE = may([boxHandler('seal-entered'), DEVOURED]);

/** The six blue gate cards of Curse of the Dark Pharaoh. */
export const BLUE = (ed: EditionVariant): readonly GateCardDef[] => [
  gateCard(
    1,
    'blue',
    entryAt(
      'great-hall-of-celeano',
      'endless rows',
      mayPay(
        { sanity: 1, stamina: 1 },
        check('luck', 0, {
          pass: may(choose(search('common', TOME), search('unique', TOME), search('exhibit', TOME))),
        }),
      ),
    ),
    entryAt('abyss', 'vast gaze', check('luck', -1, { fail: lose(2, 'sanity') })),
    withDoubt(
      'Whether the second one is another token is not said: taken from the cup; with none there, none comes.',
      entryAt('other', 'stench of blood', APPEAR, boxHandler(ed.pick('another-alike', 'another-monster'))),
    ),
  ),
  gateCard(
    2,
    'blue',
    entryAt(
      'yuggoth',
      'shining trapezohedron',
      check('lore', -1, { fail: [lose(1, 'sanity'), { do: 'slide', skill: 'will' }] }),
    ),
    entryAt('great-hall-of-celeano', 'no sound', check('sneak', -2, { fail: DELAYED })),
    entryAt(
      'other',
      'wall of fatigue',
      choose(check('fight', 0, { pass: SEAL_ENTERED_GATE }), check('will', 0, { pass: SEAL_ENTERED_GATE })),
    ),
  ),
  gateCard(
    3,
    'blue',
    entryAt(
      'the-dreamlands',
      'dream of monsters',
      check('will', -1, { counts: true }),
      modifyFight(ed.ambush, { checks: count('successes') }),
    ),
    entryAt('yuggoth', 'scuttling in the dark', choose(lose(1, 'stamina'), lose(2, 'sanity'))),
    entryAt('other', 'dead explorer', check('luck', -2, { pass: draw(count('successes'), 'common'), counts: true })),
  ),
  gateCard(
    4,
    'blue',
    withDoubt(
      'It tells of being thrown out of the library, not whereto: back to Arkham in 2006, nowhere in 2011.',
      entryAt(
        'great-hall-of-celeano',
        'unwelcome',
        check('lore', -1, { fail: ed.pick<readonly Effect[]>([RETURN, ed.ambush], [ed.ambush]) }),
      ),
    ),
    entryAt('the-dreamlands', 'other dreamers', check('speed', -1, { pass: APPEAR, fail: ed.ambush })),
    entryAt('other', 'followed', boxHandler('followed')),
  ),
  gateCard(
    5,
    'blue',
    entryAt('yuggoth', 'machine of lenses', gain(2, 'clue'), check('will', -3, { fail: lose(1, 'sanity') })),
    entryAt('abyss', 'face in the pool', boxHandler(ed.pick('face-in-pool', 'face-in-pool-revised'))),
    entryAt('other', 'choice of evils', check('luck', -1, { pass: boxHandler('choice-of-evils'), fail: APPEAR })),
  ),
  gateCard(
    6,
    'blue',
    entryAt('abyss', 'dance of angels', may([receive('tainted-soul'), receive('anointed')])),
    entryAt('the-dreamlands', 'old battles', boxHandler(ed.pick('old-battles', 'old-battles-ambush'))),
    entryAt('other', 'misleading scrap', lose(2, 'clue')),
  ),
];
