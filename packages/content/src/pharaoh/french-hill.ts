import type { CardFilter, Effect, LocationCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  count,
  DEVOURED,
  DISCARD_SHOWN,
  discard,
  draw,
  find,
  gain,
  half,
  KEEP_SHOWN,
  lose,
  may,
  mayPay,
  mayTake,
  receive,
  removeStatus,
  search,
  TO_STREET,
  take,
  turnUp,
} from '@vigil/rules/builders';
import { boxHandler } from './box-handler.js';
import { drawUniqueOrExhibit, type EditionVariant, pharaohCards } from './edition-variants.js';

const SPELLS: CardFilter = { deck: 'spell' };

/** The top card of a deck is kept for a Common item, or discarded. */
const swapForShown = (deck: string): Effect =>
  turnUp(
    [{ deck, n: 1 }],
    choose([{ do: 'pay', cost: { cards: { n: 1, of: { deck: 'common' } } } }, KEEP_SHOWN], DISCARD_SHOWN),
  );

/** Five further cards of French Hill, for the Inner Sanctum as well. */
export const FRENCH_HILL = (ed: EditionVariant): readonly LocationCardDef[] =>
  pharaohCards(
    'french-hill',
    {
      1: {
        'silver-twilight-lodge': ['errand for a leader', boxHandler('sanfords-errand')],
        'inner-sanctum': [
          'meditation chamber',
          choose(
            [
              { do: 'forfeit', lots: [{ n: 4, of: ['spell', 'stamina'] }], else: [] },
              ed.pick<Effect>(mayTake('mask-of-the-three-fates'), take('mask-of-the-three-fates', gain(4, 'clue'))),
            ],
            ed.bar('french-hill'),
          ),
        ],
        'the-witch-house': ['face like a man', gain(1, 'clue'), receive('harried')],
      },
      2: {
        'silver-twilight-lodge': [
          "the black man's test",
          may(check('luck', 0, { pass: [receive('lodge-membership'), gain(2, 'clue')], fail: DEVOURED })),
        ],
        'inner-sanctum': [
          'alcove',
          check('lore', -2, { pass: [gain(1, 'clue'), may(choose(swapForShown('unique'), swapForShown('exhibit')))] }),
        ],
        'the-witch-house': [
          'angles in the attic',
          boxHandler('copy-spell'),
          ...ed.pick<readonly Effect[]>(
            [{ do: 'appear', kinds: ['hound-of-tindalos'] }],
            [{ ...(APPEAR as Extract<Effect, { do: 'appear' }>), gives: ['physical-immunity'] }],
          ),
        ],
      },
      3: {
        'silver-twilight-lodge': [
          "lodge's treasures",
          check('will', -2, { pass: drawUniqueOrExhibit('successes'), fail: ed.bar('french-hill'), counts: true }),
        ],
        'inner-sanctum': [
          'heard and not seen',
          check('sneak', -1, { pass: gain(2, 'clue'), fail: mayTake('stealth') }),
        ],
        'the-witch-house': [
          'escape artist',
          mayPay({ cards: { n: 2, of: SPELLS } }, take('erich-weiss', gain(2, 'clue'))),
        ],
      },
      4: {
        'silver-twilight-lodge': [
          'knife in the dark',
          choose(
            [lose(1, 'stamina'), TO_STREET],
            [lose(2, 'stamina'), receive('visions'), gain(1, 'clue')],
            check('lore', -1, {
              pass: may(receive('lodge-membership')),
              fail: [lose(3, 'stamina'), discard('all', SPELLS), TO_STREET],
            }),
          ),
        ],
        'inner-sanctum': [
          'priceless library',
          check('will', -1, { pass: [gain(3, 'clue'), may(search('spell'))], fail: removeStatus('lodge-membership') }),
        ],
        'the-witch-house': [
          'writing on the wall',
          check('lore', 0, { pass: may(draw(count('successes'), 'spell', 1)), counts: true }),
        ],
      },
      5: {
        'silver-twilight-lodge': [
          'trade in lore',
          {
            do: 'asOften',
            cost: { cards: { n: 1, of: SPELLS } },
            then: [gain(count('paid-casting'), 'clue')],
          },
        ],
        'inner-sanctum': [
          'chosen champion',
          may(find('unique', { type: 'weapon', damage: 'magical' })),
          { do: 'visit', world: 'rlyeh', stay: true },
        ],
        'the-witch-house': [
          "witch's ghost",
          may(
            check('will', -1, {
              pass: may(choose(gain(count('successes'), 'clue'), draw(half('successes', 'down'), 'spell'))),
              counts: true,
            }),
          ),
        ],
      },
    },
    {},
    {
      '2/the-witch-house': 'The Hound of 2006 comes from the cup; with none there, none comes.',
    },
  );
