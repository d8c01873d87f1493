import { describe } from 'vitest';
import type { Modifier } from '../../src/language/modifiers.js';
import { modifierText } from '../../src/words/component-text.js';
import { BOARD_MODIFIERS } from './board-modifiers.js';
import { type ExpectationTable, expectSentences, type Rows } from './expectation-table.js';
import { INVESTIGATOR_MODIFIERS } from './investigator-modifiers.js';

/** Without a row for every kind of modifier this does not compile. */
const MODIFIERS: ExpectationTable<'mod', Modifier> = { ...INVESTIGATOR_MODIFIERS, ...BOARD_MODIFIERS };

describe('sentences of modifiers', () => {
  expectSentences(MODIFIERS as Readonly<Record<string, Rows<Modifier>>>, (w, modifier) =>
    modifierText(w, [modifier]).join(' '),
  );
});

type Ban = Extract<Modifier, { readonly mod: 'forbid' }>['what'];

const OF_ALL: readonly Ban[] = ['gain-sanity', 'arrest', 'delay'];

const BANS: { readonly [K in Ban]: Rows<Ban> } = {
  seal: [['seal', 'Gates can be closed but not sealed.', 'Tore können geschlossen, aber nicht versiegelt werden.']],
  cast: [['cast', 'Spells cannot be cast.', 'Es können keine Zauber gewirkt werden.']],
  arrest: [['arrest', 'Investigators cannot be arrested.', 'Niemand kann verhaftet werden.']],
  curse: [['curse', 'You cannot be Cursed.', 'Du kannst nicht verflucht werden.']],
  delay: [['delay', 'Investigators cannot be delayed.', 'Niemand kann aufgehalten werden.']],
  terror: [['terror', 'The terror level cannot rise.', 'Die Terrorstufe steigt nicht.']],
  'gain-sanity': [['gain-sanity', 'Investigators cannot gain Sanity.', 'Niemand kann geistige Gesundheit erhalten.']],
  'gain-stamina': [['gain-stamina', 'Investigators cannot gain Stamina.', 'Niemand kann Ausdauer erhalten.']],
  'lose-this': [
    [
      'lose-this',
      'This card cannot be lost or stolen unless you allow it.',
      'Diese Karte kann nur verloren gehen oder gestohlen werden, wenn du es erlaubst.',
    ],
  ],
  'appear-here': [
    [
      'appear-here',
      'Gates and monsters cannot appear in your area.',
      'In deinem Gebiet können keine Tore und keine Monster erscheinen.',
    ],
  ],
  'take-clues': [
    ['take-clues', 'You cannot take Clues from the board.', 'Du kannst keine Hinweise vom Spielplan nehmen.'],
  ],
  'gain-ally': [['gain-ally', 'You cannot gain more Allies.', 'Du kannst keine Verbündeten mehr erhalten.']],
};

describe('sentences of bans', () => {
  expectSentences(BANS, (w, what) =>
    modifierText(w, [{ mod: 'forbid', what, for: OF_ALL.includes(what) ? 'all' : 'owner' }]).join(' '),
  );
});
