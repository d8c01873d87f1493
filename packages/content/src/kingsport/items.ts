/** The Common and Unique Items of Kingsport: 14 and 12 cards, those among them that the base game has in `MORE`. */
import type { Ability, CardDef, Cost, DamageType, Effects, Modifier } from '@vigil/rules';
import { check, gain, lose, search, track } from '@vigil/rules/builders';

/** A weapon that serves one check, and is refreshed for a price. */
const singleUseItem = (
  id: string,
  name: string,
  deck: 'common' | 'unique',
  count: number,
  price: number,
  [hands, damage, by]: readonly [number, DamageType, number],
  refreshCost: Cost,
): CardDef => ({
  id,
  name,
  deck,
  count,
  price,
  type: 'weapon',
  weapon: { hands, damage, bonus: by, afterUse: { exhaust: true } },
  refreshCost,
});

/** Reading a tome: movement points, and a check that does something only if passed. */
const tomeReading = (movement: number, skill: 'lore' | 'will', pass: Effects): Ability => ({
  when: { phase: 'movement' },
  cost: { exhaust: true, movement },
  then: [check(skill, -2, { pass })],
});

/** Discarded instead of suffering a fate. */
const fateImmunity = (fate: 'arrested' | 'delayed'): Modifier => ({
  mod: 'rule',
  name: `kingsport-spares-${fate}`,
  text: `kingsport.spares-${fate}`,
});

const ALL_FOCUS: Cost = { focus: 'all' };

export const COMMON_ITEMS: readonly CardDef[] = [
  {
    ...singleUseItem('elephant-gun', 'Elephant Gun', 'common', 2, 7, [2, 'physical', 8], { money: 2 }),
    article: 'an',
    doubt: 'Its hands are in no list: two, as of all weapons of that bonus.',
  },
  {
    id: 'flare-gun',
    name: 'Flare Gun',
    article: 'a',
    deck: 'common',
    count: 2,
    price: 2,
    type: 'other',
    abilities: [
      {
        when: { phase: 'movement' },
        if: { at: { in: 'streets' } },
        cost: { discard: true },
        then: [{ do: 'comeHere', monsters: {}, from: { in: 'sky' } }],
      },
    ],
  },
  {
    id: 'handcuffs',
    name: 'Handcuffs',
    deck: 'common',
    count: 2,
    price: 4,
    type: 'other',
    doubt: 'Whether the Tcho-tcho Priest is a Tcho-tcho is not said. He is not taken to be one.',
    abilities: [
      {
        when: { before: 'check', checks: ['combat'] },
        if: { fighting: { kinds: ['cultist', 'ghoul', 'maniac', 'tcho-tcho'], ifThere: true } },
        cost: { exhaust: true },
        then: [{ do: 'passCheck' }, gain(1, 'sanity')],
      },
    ],
  },
  singleUseItem('kerosene', 'Kerosene', 'common', 2, 2, [1, 'physical', 4], { money: 1 }),
  {
    id: 'makeup-kit',
    name: 'Makeup Kit',
    deck: 'common',
    count: 2,
    price: 3,
    type: 'other',
    modifiers: [{ mod: 'check', check: 'will', by: 1, but: 'horror' }, fateImmunity('arrested')],
  },
  {
    id: 'telescope',
    name: 'Telescope',
    article: 'a',
    deck: 'common',
    count: 2,
    price: 2,
    type: 'other',
    modifiers: [{ mod: 'check', check: 'sneak', by: 1, but: 'evade' }, fateImmunity('delayed')],
  },
];

export const UNIQUE_ITEMS: readonly CardDef[] = [
  singleUseItem('brazier-of-souls', 'Brazier of Souls', 'unique', 1, 7, [2, 'magical', 8], ALL_FOCUS),
  {
    id: 'crystal-of-the-elder-things',
    name: 'Crystal of the Elder Things',
    deck: 'unique',
    count: 4,
    price: 4,
    type: 'other',
    abilities: [{ when: { at: 'casting' }, cost: { token: { of: 3 } }, then: [{ do: 'cheaperCasting', by: 'all' }] }],
  },
  {
    id: 'eltdown-shards',
    name: 'Eltdown Shards',
    deck: 'unique',
    count: 2,
    price: 5,
    type: 'tome',
    abilities: [tomeReading(2, 'lore', [track('doom', -1), { do: 'discardThis' }, lose(2, 'sanity')])],
  },
  {
    id: 'livre-divon',
    name: "Livre d'Ivon",
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'tome',
    doubt:
      'One list has it discarded for its use. Taken: exhausted, as all such tomes, since it is discarded if passed.',
    abilities: [tomeReading(2, 'lore', [search('spell'), { do: 'discardThis' }, lose(2, 'sanity')])],
  },
  {
    id: 'massa-di-requiem-per-shuggay',
    name: 'Massa di Requiem per Shuggay',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'tome',
    handlerReason: 'awakens the Ancient One',
    abilities: [
      tomeReading(4, 'will', [
        { do: 'discardThis' },
        { do: 'handler', name: 'kingsport-awakens', text: 'kingsport.awakens' },
      ]),
    ],
  },
  singleUseItem('yithian-rifle', 'Yithian Rifle', 'unique', 2, 6, [2, 'magical', 6], ALL_FOCUS),
];

/** A further copy of an item of the base game. */
export const EXTRA_CARDS: Readonly<Record<string, number>> = { food: 1, whiskey: 1, 'elder-sign': 1 };
