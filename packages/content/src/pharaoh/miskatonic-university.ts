import type { Effect, LocationCardDef } from '@vigil/rules';
import {
  check,
  choose,
  count,
  discard,
  draw,
  encounterAt,
  gain,
  half,
  lose,
  may,
  mayPay,
  mayTake,
  receive,
  suffer,
  when,
} from '@vigil/rules/builders';
import { boxHandler } from './box-handler.js';
import { DRAW_UNIQUE_OR_EXHIBIT, type EditionVariant, pharaohCards } from './edition-variants.js';

const winExhibit = (modifier: number): Effect => check('will', modifier, { pass: may(DRAW_UNIQUE_OR_EXHIBIT) });
/** Possible sources of the history. */
const SOURCES = { anyOf: [{ card: 'cavalry-saber' }, { card: 'ancient-tome' }, { card: 'old-journal' }] };

/** Five further cards of Miskatonic University. */
export const MISKATONIC_UNIVERSITY = (ed: EditionVariant): readonly LocationCardDef[] =>
  pharaohCards(
    'miskatonic-university',
    {
      1: {
        administration: ['lent name', may([gain(10, 'money'), ed.bar('miskatonic-university')])],
        library: ['shy woman who studies', when({ woman: true }, winExhibit(-2), winExhibit(0))],
        'science-building': ['talk about beetles', may(choose(encounterAt('administration'), encounterAt('library')))],
      },
      2: {
        administration: ['search for a beetle', check('luck', -1, { difficulty: 2, pass: gain(5, 'money') })],
        library: ['falling books', check('speed', 1, { fail: lose(1, 'stamina') }), draw(1, 'spell')],
        'science-building': ['thing in the laboratories', ...laboratoryEncounter(ed)],
      },
      3: {
        administration: ['guide for a scholar', may([gain(3, 'money'), receive('local-guide')])],
        library: ['burners of books', check('fight', -2, { fail: ed.bar('miskatonic-university') })],
        'science-building': [
          'chalk dust',
          check('luck', -1, { pass: mayTake('powder-of-ibn-ghazi'), fail: lose(1, 'stamina') }),
        ],
      },
      4: {
        administration: ['assistant in love', boxHandler('time-to-read')],
        library: ['shy man who studies', when({ woman: true }, winExhibit(0), winExhibit(-2))],
        'science-building': ["janitor's oddments", mayPay({ money: 5 }, DRAW_UNIQUE_OR_EXHIBIT)],
      },
      5: {
        administration: [
          'thesis on history',
          mayPay({ clues: { chosen: { from: 1 } } }, gain(count('chosen'), 'money')),
          { do: 'sell', filter: SOURCES, times: 2, any: true },
        ],
        library: [
          'sleeping students',
          check('sneak', 1, {
            counts: true,
            pass: { do: 'times', n: half('successes', 'down'), then: [may(draw(2, 'spell', 1))] },
          }),
        ],
        'science-building': [
          'beast of stone',
          check('will', 0, {
            pass: suffer('end-turn'),
            fail: discard(1, { anyOf: [{ deck: 'spell' }, { deck: 'skill' }] }),
          }),
        ],
      },
    },
    { '3/administration': 'the-dean' },
    {
      '2/science-building':
        'That it surprises stands in the story of the card of 2006 only. In 2011 it has printed figures; here it is a token in both.',
    },
  );

/** A Mi-Go that a too slow investigator must face without help. */
function laboratoryEncounter(ed: EditionVariant): readonly Effect[] {
  const thing: Effect = ed.pick<Effect>(
    { do: 'appear', kinds: ['mi-go'], surprise: true },
    { do: 'appear', kinds: ['mi-go'] },
  );
  return [check('speed', -2, { pass: thing, fail: { do: 'during', modifiers: [{ mod: 'noCards' }], then: [thing] } })];
}
