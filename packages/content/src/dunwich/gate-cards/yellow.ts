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
import { at, gateCard } from './card.js';

export const YELLOW: readonly GateCardDef[] = [
  gateCard(
    25,
    'yellow',
    at('rlyeh', 'whispering stone', lose(1, 'sanity')),
    at(
      'lost-carcosa',
      'exiled king',
      when({ ancientOne: 'hastur' }, check('horror', 0, { difficulty: 3, fail: DEVOURED })),
    ),
    at('other', 'pursuer', APPEAR),
  ),
  gateCard(
    26,
    'yellow',
    at(
      'city-of-the-great-race',
      'alien secret',
      check('luck', -1, { difficulty: 2, pass: { do: 'gain', what: 'clue', amount: { upTo: 5 } } }),
    ),
    at('lost-carcosa', 'two moons', lose(1, 'sanity')),
    at('other', 'possible way home', check('luck', -1, { pass: RETURN })),
  ),
  gateCard(
    27,
    'yellow',
    at('yuggoth', 'gathered starlight', choose(gain('full', 'stamina'), discard(1, { deck: 'injury' }))),
    at('lost-carcosa', 'unreachable city', DELAYED),
    at('other', 'lurker', APPEAR),
  ),
  gateCard(
    28,
    'yellow',
    at('the-dreamlands', "king's audience", check('luck', -1, { pass: gain(2, 'clue') })),
    at('lost-carcosa', 'moon before towers', lose(1, 'sanity')),
    at('other', 'leap off cliff', check('will', -2, { fail: DELAYED })),
  ),
  gateCard(
    29,
    'yellow',
    at('rlyeh', 'rusted mirror', may([draw(1, 'madness'), receive('blessing')])),
    at('lost-carcosa', 'baleful star', choose(lose(3, 'sanity'), receive('curse'))),
    at('other', 'out of options', DELAYED),
  ),
  gateCard(
    30,
    'yellow',
    at('city-of-the-great-race', 'marked onyx', check('lore', -1, { pass: draw(1, 'spell'), fail: DELAYED })),
    at('lost-carcosa', 'long shadows'),
    at('other', 'vast distance', lose(1, 'sanity')),
  ),
  gateCard(
    31,
    'yellow',
    at('yuggoth', 'icy valleys', check('luck', -2, { fail: DELAYED })),
    at('lost-carcosa', 'echoing cry', receive('curse')),
    at(
      'other',
      'losing hold',
      when({ not: { inFirstArea: true } }, { do: 'move', destination: { to: 'first-area' } }, LOST),
    ),
  ),
  gateCard(
    32,
    'yellow',
    at('the-dreamlands', 'grasping ghosts', check('will', -1, { fail: lose(2, 'sanity') })),
    at('lost-carcosa', 'tattered footsteps', check('will', -2, { fail: { do: 'return', unexplored: true } })),
    at('other', 'thieves', lose(2, 'money')),
  ),
];
