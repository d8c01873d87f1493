import { describe } from 'vitest';
import type { Effect, Group } from '../../src/language/effects.js';
import { effectText } from '../../src/words/component-text.js';
import { BOARD_EFFECTS } from './board-effects.js';
import { type ExpectationTable, expectSentences, type Rows } from './expectation-table.js';
import { PLAY_EFFECTS } from './play-effects.js';
import { POSSESSION_EFFECTS } from './possession-effects.js';

/** Every effect there is. */
const EFFECTS: ExpectationTable<'do', Effect> = { ...PLAY_EFFECTS, ...POSSESSION_EFFECTS, ...BOARD_EFFECTS };

describe('sentences of effects', () => {
  expectSentences(EFFECTS as Readonly<Record<string, Rows<Effect>>>, (w, effect) => effectText(w, [effect]));
});

const GROUPS: { readonly [K in Group]: Rows<Group> } = {
  investigators: [['investigators', 'Each investigator loses 1 Stamina.', 'Jeder Ermittler verliert 1 Ausdauer.']],
  others: [['others', 'Each other investigator loses 1 Stamina.', 'Jeder andere Ermittler verliert 1 Ausdauer.']],
  players: [['players', 'Each player loses 1 Stamina.', 'Jeder Spieler verliert 1 Ausdauer.']],
  'investigators-in-arkham': [
    [
      'investigators-in-arkham',
      'Each investigator in Arkham loses 1 Stamina.',
      'Jeder Ermittler in Arkham verliert 1 Ausdauer.',
    ],
  ],
  'investigators-in-streets': [
    [
      'investigators-in-streets',
      'Each investigator in the streets loses 1 Stamina.',
      'Jeder Ermittler in den Straßen verliert 1 Ausdauer.',
    ],
  ],
  'investigators-in-other-worlds': [
    [
      'investigators-in-other-worlds',
      'Each investigator in an Other World loses 1 Stamina.',
      'Jeder Ermittler in einer Anderen Welt verliert 1 Ausdauer.',
    ],
  ],
  'investigators-here': [
    [
      'investigators-here',
      'Each investigator in your area loses 1 Stamina.',
      'Jeder Ermittler in deinem Gebiet verliert 1 Ausdauer.',
    ],
  ],
  'investigators-lost': [
    [
      'investigators-lost',
      'Each investigator lost in time and space loses 1 Stamina.',
      'Jeder in Zeit und Raum verlorene Ermittler verliert 1 Ausdauer.',
    ],
  ],
  'first-player': [['first-player', 'The first player loses 1 Stamina.', 'Der Startspieler verliert 1 Ausdauer.']],
};

describe('sentences of groups of people', () => {
  const hurt = { do: 'lose', what: 'stamina', amount: 1 } as const;
  expectSentences(GROUPS, (w, of) => effectText(w, [{ do: 'each', of, then: [hurt] }]));
});
