/** The yellow gate cards of Dunwich: of its own worlds they serve Lost Carcosa. */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  DELAYED,
  DEVOURED,
  discard,
  draw,
  gain,
  LOST,
  lose,
  may,
  RETURN,
  receive,
  when,
} from '@vigil/rules/builders';
import { entryAt, gateCard } from './gate-card.js';

export const YELLOW: readonly GateCardDef[] = [
  gateCard(
    25,
    'yellow',
    entryAt('rlyeh', 'whispering stone', lose(1, 'sanity')),
    entryAt(
      'lost-carcosa',
      'exiled king',
      when({ ancientOne: 'hastur' }, check('horror', 0, { difficulty: 3, fail: DEVOURED })),
    ),
    entryAt('other', 'pursuer', APPEAR),
  ),
  gateCard(
    26,
    'yellow',
    entryAt(
      'city-of-the-great-race',
      'alien secret',
      check('luck', -1, { difficulty: 2, pass: { do: 'gain', what: 'clue', amount: { upTo: 5 } } }),
    ),
    entryAt('lost-carcosa', 'two moons', lose(1, 'sanity')),
    entryAt('other', 'possible way home', check('luck', -1, { pass: RETURN })),
  ),
  gateCard(
    27,
    'yellow',
    entryAt('yuggoth', 'gathered starlight', choose(gain('full', 'stamina'), discard(1, { deck: 'injury' }))),
    entryAt('lost-carcosa', 'unreachable city', DELAYED),
    entryAt('other', 'lurker', APPEAR),
  ),
  gateCard(
    28,
    'yellow',
    entryAt('the-dreamlands', "king's audience", check('luck', -1, { pass: gain(2, 'clue') })),
    entryAt('lost-carcosa', 'moon before the towers', lose(1, 'sanity')),
    entryAt('other', 'leap off a cliff', check('will', -2, { fail: DELAYED })),
  ),
  gateCard(
    29,
    'yellow',
    entryAt('rlyeh', 'rusted mirror', may([draw(1, 'madness'), receive('blessing')])),
    entryAt('lost-carcosa', 'baleful star', choose(lose(3, 'sanity'), receive('curse'))),
    entryAt('other', 'out of options', DELAYED),
  ),
  gateCard(
    30,
    'yellow',
    entryAt('city-of-the-great-race', 'marked onyx', check('lore', -1, { pass: draw(1, 'spell'), fail: DELAYED })),
    entryAt('lost-carcosa', 'long shadows'),
    entryAt('other', 'vast distance', lose(1, 'sanity')),
  ),
  gateCard(
    31,
    'yellow',
    entryAt('yuggoth', 'icy valleys', check('luck', -2, { fail: DELAYED })),
    entryAt('lost-carcosa', 'echoing cry', receive('curse')),
    entryAt(
      'other',
      'losing hold',
      when({ not: { inFirstArea: true } }, { do: 'move', destination: { to: 'first-area' } }, LOST),
    ),
  ),
  gateCard(
    32,
    'yellow',
    entryAt('the-dreamlands', 'grasping ghosts', check('will', -1, { fail: lose(2, 'sanity') })),
    entryAt('lost-carcosa', 'tattered footsteps', check('will', -2, { fail: { do: 'return', unexplored: true } })),
    entryAt('other', 'thieves', lose(2, 'money')),
  ),
];
