/** The Exhibit Items of the edition of 2006: 22 cards of 14 kinds, without prices (P-SETUP-01, P-EXHIBIT-01). */
import type { Ability, CardDef, Effect } from '@vigil/rules';
import { when } from '@vigil/rules/builders';

const handler = (name: string): Effect => ({ do: 'handler', name: `pharaoh-${name}`, text: `pharaoh.${name}` });

const exhibit = (id: string, name: string, count: number, text: Partial<CardDef> = {}): CardDef => ({
  id,
  name,
  deck: 'exhibit',
  count,
  type: 'other',
  ...text,
});

const HAS_TOKENS = { hasAtLeast: 'tokens', atLeast: 1 } as const;

/** A Mask: while tokens lie on it, its owner has the ability of another sheet. */
const mask = (id: string, name: string): CardDef =>
  exhibit(id, name, 1, {
    type: 'mask',
    handlerReason: 'lends the ability of a sheet not in play',
    abilities: [{ when: { phase: 'any' }, if: { not: HAS_TOKENS }, then: [handler(id)] }],
    triggers: [
      {
        when: { on: 'upkeep' },
        then: [when(HAS_TOKENS, [{ do: 'token', by: 1, off: true }, when({ not: HAS_TOKENS }, { do: 'boxThis' })])],
      },
    ],
  });

const anyPhaseAbility = (then: Effect, cost: Ability['cost'] = {}): Ability => ({
  when: { phase: 'any' },
  cost,
  then: [then],
});

export const EXHIBIT_ITEMS: readonly CardDef[] = [
  exhibit('book-of-anubis', 'Book of Anubis', 1, { type: 'tome', rules: ['pharaoh.book-of-anubis'] }),
  exhibit('chime-of-ra', 'Chime of Ra', 2, {
    type: 'weapon',
    handlerReason: 'lasts to the end of a phase',
    triggers: [{ when: { on: 'gained' }, then: [{ do: 'token', by: 3 }] }],
    abilities: [anyPhaseAbility(handler('ring-chime'))],
  }),
  exhibit('eye-of-light-and-darkness', 'Eye of Light and Darkness', 2, {
    handlerReason: 'any amounts of two resources',
    doubt: 'Neither discarded nor exhausted by the transcript: used once in a turn.',
    abilities: [{ when: { phase: 'upkeep' }, limit: 'once-per-turn', then: [handler('open-eye')] }],
  }),
  mask('mask-of-the-black-pharaoh', 'Mask of the Black Pharaoh'),
  mask('mask-of-the-messenger', 'Mask of the Messenger'),
  mask('mask-of-the-three-fates', 'Mask of the Three Fates'),
  mask('mask-of-vice', 'Mask of Vice'),
  mask('mask-of-wisdom', 'Mask of Wisdom'),
  exhibit('parchment-of-the-elder-sign', 'Parchment of the Elder Sign', 3, {
    handlerReason: 'seals the gate that is about to be closed',
    abilities: [
      { when: { before: 'check', checks: ['close'] }, cost: { discard: true }, then: [handler('read-parchment')] },
    ],
  }),
  exhibit('pentagram-of-blood', 'Pentagram of Blood', 2, {
    handlerReason: 'lies in a street and keeps monsters off',
    abilities: [
      {
        when: { phase: 'movement' },
        if: { at: { in: 'streets' } },
        cost: { toBox: true },
        then: [handler('draw-pentagram')],
      },
    ],
  }),
  exhibit('scales-of-thoth', 'Scales of Thoth', 1, {
    handlerReason: 'lets the owner choose a dimension',
    doubt: 'Not said if it must be used every turn. Taken: its use is optional.',
    abilities: [{ when: { phase: 'upkeep' }, limit: 'once-per-turn', then: [handler('weigh')] }],
  }),
  exhibit('spirit-vessel', 'Spirit Vessel', 2, { modifiers: [{ mod: 'trophyWorth', by: 1 }] }),
  exhibit('summoning-glass', 'Summoning Glass', 2, {
    handlerReason: 'uses the ability of a distant location, besides the encounter',
    abilities: [{ when: { phase: 'arkham-encounters' }, cost: { discard: true }, then: [handler('through-glass')] }],
  }),
  exhibit('tablet-of-bast', 'Tablet of Bast', 2, {
    type: 'tome',
    handlerReason: 'ends the encounter',
    doubt: 'Before a check that its text asks for, of any kind; not before one of a fight.',
    abilities: [
      {
        when: {
          before: 'check',
          checks: ['speed', 'sneak', 'fight', 'will', 'lore', 'luck', 'evade', 'horror', 'combat'],
        },
        cost: { token: { of: 3 } },
        then: [handler('skip-encounter')],
      },
    ],
  }),
];

/** Abilities lent by worn Masks, as cards that are never drawn. */
export const GUISES: readonly CardDef[] = Object.entries({
  'kate-winthrop': 'Kate Winthrop',
  'darrell-simmons': 'Darrell Simmons',
  'gloria-goldberg': 'Gloria Goldberg',
  'dexter-drake': 'Dexter Drake',
  'bob-jenkins': 'Bob Jenkins',
  'monterey-jack': 'Monterey Jack',
  'sister-mary': 'Sister Mary',
  'mandy-thompson': 'Mandy Thompson',
  'carolyn-fern': 'Carolyn Fern',
  'michael-mcglen': 'Michael McGlen',
  'ashcan-pete': '“Ashcan” Pete',
  'jenny-barnes': 'Jenny Barnes',
  'harvey-walters': 'Harvey Walters',
  'amanda-sharpe': 'Amanda Sharpe',
  'joe-diamond': 'Joe Diamond',
}).map(([sheet, name]) => ({
  id: `guise-of-${sheet}`,
  name: `Gift of ${name}`,
  deck: 'special',
  count: 1,
  gift: sheet,
  rules: ['pharaoh.gift'],
}));
