/** The Exhibit Items of 2011 that are not those of 2006: the deck has 22 cards again, of 16 kinds. */
import type { Ability, CardDef, Effect, Skill } from '@vigil/rules';
import { choose } from '@vigil/rules/builders';
import { EXHIBIT_ITEMS as EARLIER } from '../pharaoh/exhibit-items.js';

const handler = (name: string): Effect => ({
  do: 'handler',
  name: `pharaoh-revised-${name}`,
  text: `pharaoh-revised.${name}`,
});

const exhibit = (id: string, name: string, count: number, text: Partial<CardDef> = {}): CardDef => ({
  id,
  name,
  deck: 'exhibit',
  count,
  type: 'other',
  ...text,
});

/** A point of Sanity or of Stamina, and the card goes to the box. */
const abilitiesForOnePoint = (when: Ability['when'], then: Ability['then']): readonly Ability[] =>
  (['sanity', 'stamina'] as const).map((what) => ({ when, cost: { toBox: true, [what]: 1 }, then }));

/** One skill may replace the other, at a penalty of 1. */
const skillSwapMask = (id: string, name: string, one: readonly Kind[], other: readonly Kind[]): CardDef =>
  exhibit(id, name, 1, {
    type: 'mask',
    abilities: (
      [
        [one, other],
        [other, one],
      ] as const
    ).map(([checks, [skill]]) => ({
      when: { before: 'check', checks },
      cost: { exhaust: true },
      then: [{ do: 'useSkill', skill: skill as Skill, by: -1 }],
    })),
  });
type Kind = Skill | 'evade' | 'horror' | 'combat' | 'spell';

const SKILLS = ['speed', 'sneak', 'fight', 'will', 'lore', 'luck'] as const;
const ANY_CHECK = [...SKILLS, 'evade', 'horror', 'combat', 'spell', 'close'] as const;

export const EXHIBIT_ITEMS: readonly CardDef[] = [
  exhibit('chime-of-ra', 'Chime of Ra', 2, {
    doubt: 'The Sanity cost of a fight is taken to be that of its Horror check.',
    abilities: [
      {
        when: { before: 'loss', of: ['sanity'] },
        if: { fighting: {} },
        cost: { exhaust: true },
        then: [{ do: 'reduceLoss', by: 1, of: 'sanity' }],
      },
    ],
  }),
  exhibit('eye-of-light-and-darkness', 'Eye of Light and Darkness', 2, {
    handlerReason: 'as much of two things as one likes',
    abilities: [{ when: { before: 'check', checks: ANY_CHECK }, cost: { toBox: true }, then: [handler('see')] }],
  }),
  exhibit('first-elder-sign-fragment', 'First Elder Sign Fragment', 1, {
    abilities: abilitiesForOnePoint({ before: 'check', checks: ['close'] }, [{ do: 'passCheck' }]),
  }),
  exhibit('second-elder-sign-fragment', 'Second Elder Sign Fragment', 1, {
    rules: ['pharaoh-revised.second-fragment'],
  }),
  exhibit('third-elder-sign-fragment', 'Third Elder Sign Fragment', 1, {
    doubt: 'The token that lies on the location then changes nothing: a seal is there already.',
    rules: ['pharaoh-revised.third-fragment'],
  }),
  skillSwapMask('mask-of-the-black-pharaoh', 'Mask of the Black Pharaoh', ['fight', 'combat'], ['will', 'horror']),
  skillSwapMask('mask-of-the-messenger', 'Mask of the Messenger', ['speed'], ['sneak', 'evade']),
  exhibit('mask-of-the-three-fates', 'Mask of the Three Fates', 1, {
    type: 'mask',
    handlerReason: 'looks at the top card of a deck about to be drawn from',
    doubt: 'Decks are those from which possessions are drawn.',
    abilities: [
      {
        when: { before: 'draw', decks: ['common', 'unique', 'spell', 'skill', 'ally', 'exhibit'] },
        cost: { exhaust: true, clues: 1 },
        then: [handler('peek')],
      },
    ],
  }),
  exhibit('mask-of-vice', 'Mask of Vice', 1, {
    type: 'mask',
    modifiers: [{ mod: 'paysFor', what: 'money', upTo: 'all', exhausts: true, buying: ['common', 'unique'] }],
  }),
  skillSwapMask('mask-of-wisdom', 'Mask of Wisdom', ['luck'], ['lore', 'spell']),
  exhibit('pentagram-of-blood', 'Pentagram of Blood', 2, {
    handlerReason: 'as much Stamina as a monster is tough',
    abilities: [{ when: { phase: 'movement' }, cost: { discard: true }, then: [handler('banish')] }],
  }),
  exhibit('scales-of-thoth', 'Scales of Thoth', 1, {
    modifiers: [{ mod: 'check', check: 'any', by: 1, balanced: true }],
    abilities: [
      {
        when: { phase: 'any' },
        cost: { exhaust: true },
        then: [
          choose(
            { do: 'lose', what: 'sanity', amount: { downTo: { count: 'stamina' } } },
            { do: 'lose', what: 'stamina', amount: { downTo: { count: 'sanity' } } },
          ),
        ],
      },
    ],
  }),
  exhibit('tablet-of-bast', 'Tablet of Bast', 2, {
    type: 'tome',
    handlerReason: 'nothing comes of a failure',
    doubt: 'Of a check that a text asks for; not of one of a fight.',
    abilities: [
      {
        when: { after: 'roll', checks: SKILLS, failed: true },
        cost: { discard: true },
        then: [handler('forgive')],
      },
    ],
  }),
];

const UNCHANGED_IDS = ['book-of-anubis', 'spirit-vessel', 'summoning-glass'];
const CURRENT_IDS = new Set([...UNCHANGED_IDS, ...EXHIBIT_ITEMS.map(({ id }) => id)]);

/** Exhibit Items of 2006 that this edition removes: count 0. */
export const REMOVED_EXHIBIT_ITEMS: readonly CardDef[] = EARLIER.filter(({ id }) => !CURRENT_IDS.has(id)).map(
  (card) => ({ ...card, count: 0 }),
);
