import type { LocationCardDef } from '@vigil/rules';
import { check, DELAYED, draw, gain, lose, may, mayTake, perSuccess, receive, take, when } from '@vigil/rules/builders';
import { type Edition, FIND, moreCards } from './edition.js';

const IWANICKI = take('father-iwanicki', mayTake('holy-water'));

/** Two cards more of Rivertown. */
export const RIVERTOWN = (_ed: Edition): readonly LocationCardDef[] =>
  moreCards(
    'rivertown',
    {
      2: {
        'black-cave': [
          'meditation',
          may(check('will', 0, { pass: draw(1, 'spell'), fail: [lose(1, 'sanity'), receive('tainted-soul')] })),
        ],
        'general-store': ['squeaking floor', check('sneak', 1, { pass: gain(2, 'money'), fail: mayTake('sneak') })],
        graveyard: [
          'figure in the night',
          may([
            { do: 'appear', horror: -1, combat: -1 },
            when({ fought: 'defeated' }, when({ fought: 'first-combat-passed' }, FIND, gain(2, 'clue'))),
          ]),
        ],
      },
      4: {
        'black-cave': ['half-burnt papers', mayTake('research-materials')],
        'general-store': ['stockboy wanted', may([DELAYED, check('speed', 1, { pass: perSuccess(gain(1, 'money')) })])],
        graveyard: [
          'praying priest',
          when(
            { has: 'curse' },
            IWANICKI,
            when({ hasAtMost: 'stamina', atMost: 2 }, IWANICKI, when({ hasAtMost: 'sanity', atMost: 2 }, IWANICKI)),
          ),
        ],
      },
    },
    { '2/general-store': 'the-shopkeeper' },
  );
