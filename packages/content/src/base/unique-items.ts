/**
 * The unique items of the base game: 26 kinds, 39 cards. Dice outside skill checks (Alien Statue, Ancient Tablet)
 * succeed as in a check, with Blessing and Curse. Uses are counted with tokens on the card.
 */
import type { Ability, CardDef, Effects, Weapon } from '@vigil/rules';
import { bonus, check, choose, draw, gain, lose, rollDice } from '@vigil/rules/builders';

const magical = (hands: number, by: number): Weapon => ({ hands, damage: 'magical', bonus: by });

/**
 * Reading a tome: movement points, and a Lore check that does something only if passed. Sanity is lost last: who falls
 * by it has used the card up all the same.
 */
const tomeReading = (movement: number, modifier: number, pass: Effects): Ability => ({
  when: { phase: 'movement' },
  cost: { exhaust: true, movement },
  then: [check('lore', modifier, { pass })],
});

export const UNIQUE_ITEMS: readonly CardDef[] = [
  {
    id: 'alien-statue',
    name: 'Alien Statue',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    doubt: 'One list makes it a tome; the card and the others do not.',
    abilities: [
      {
        when: { phase: 'movement' },
        cost: { exhaust: true, movement: 2, sanity: 1 },
        then: [rollDice(1, { success: choose(draw(1, 'spell'), gain(3, 'clue')), failure: lose(2, 'stamina') })],
      },
    ],
  },
  {
    id: 'ancient-tablet',
    name: 'Ancient Tablet',
    deck: 'unique',
    count: 1,
    price: 8,
    type: 'other',
    abilities: [
      {
        when: { phase: 'movement' },
        cost: { discard: true, movement: 3 },
        then: [rollDice(2, { success: draw(1, 'spell'), failure: gain(2, 'clue') })],
      },
    ],
  },
  {
    id: 'blue-watcher-of-the-pyramid',
    name: 'Blue Watcher of the Pyramid',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    abilities: [
      {
        when: { before: 'check', checks: ['combat', 'close'] },
        if: { finalBattle: false },
        cost: { discard: true, lose: { stamina: 2 } },
        then: [{ do: 'passCheck' }],
      },
    ],
  },
  {
    id: 'book-of-dzyan',
    name: 'Book of Dzyan',
    deck: 'unique',
    count: 1,
    price: 3,
    type: 'tome',
    abilities: [tomeReading(2, -1, [draw(1, 'spell'), { do: 'token', by: 1, of: 2 }, lose(1, 'sanity')])],
  },
  {
    id: 'cabala-of-saboth',
    name: 'Cabala of Saboth',
    deck: 'unique',
    count: 2,
    price: 5,
    type: 'tome',
    doubt: 'One list has the Lore check at -1; the card and four others have -2.',
    abilities: [tomeReading(2, -2, [draw(1, 'skill'), { do: 'discardThis' }])],
  },
  {
    id: 'cultes-des-goules',
    name: 'Cultes des Goules',
    deck: 'unique',
    count: 2,
    price: 3,
    type: 'tome',
    abilities: [tomeReading(2, -2, [draw(1, 'spell'), gain(1, 'clue'), { do: 'discardThis' }, lose(2, 'sanity')])],
  },
  {
    id: 'dragons-eye',
    name: "Dragon's Eye",
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'other',
    abilities: [
      {
        when: { after: 'encounter-card' },
        cost: { exhaust: true, lose: { sanity: 1 } },
        then: [{ do: 'drawAnother' }],
      },
    ],
  },
  {
    // Works although the loss defeats its user (A-ENC-49): losses among costs are dealt with after the effect.
    id: 'elder-sign',
    name: 'Elder Sign',
    article: 'an',
    deck: 'unique',
    count: 4,
    price: 5,
    type: 'other',
    abilities: [
      {
        // A-ENC-51
        when: { at: 'explored-gate' },
        cost: { toBox: true, lose: { sanity: 1, stamina: 1 } },
        then: [{ do: 'closeGate', which: 'here', trophy: true, seal: 'elder-sign' }],
      },
    ],
  },
  {
    id: 'enchanted-blade',
    name: 'Enchanted Blade',
    deck: 'unique',
    count: 2,
    price: 6,
    type: 'weapon',
    weapon: magical(1, 4),
  },
  {
    id: 'enchanted-jewelry',
    name: 'Enchanted Jewelry',
    deck: 'unique',
    count: 1,
    price: 3,
    type: 'other',
    abilities: [
      {
        when: { before: 'loss', of: ['stamina'] },
        cost: { token: { of: 3 } },
        then: [{ do: 'reduceLoss', by: 1, of: 'stamina' }],
      },
    ],
  },
  {
    id: 'enchanted-knife',
    name: 'Enchanted Knife',
    deck: 'unique',
    count: 2,
    price: 5,
    type: 'weapon',
    weapon: magical(1, 3),
  },
  {
    id: 'flute-of-the-outer-gods',
    name: 'Flute of the Outer Gods',
    deck: 'unique',
    count: 1,
    price: 8,
    type: 'other',
    doubt:
      'Whether it can be used with less than 3 sanity or 3 stamina is not said; one script asks for them. Taken so, as ' +
      'with every price: it is paid in full or not at all. By the rulings the one horror check against the monster ' +
      'fought comes first.',
    abilities: [
      {
        when: { before: 'check', checks: ['combat'] },
        if: { fighting: {} },
        cost: { discard: true, lose: { sanity: 3, stamina: 3 } },
        then: [{ do: 'defeatAllHere' }],
      },
    ],
  },
  {
    id: 'gate-box',
    name: 'Gate Box',
    article: 'a',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    modifiers: [{ mod: 'returnThroughAny' }],
  },
  {
    id: 'healing-stone',
    name: 'Healing Stone',
    deck: 'unique',
    count: 1,
    price: 8,
    type: 'other',
    doubt: 'The wiki text names no exhausting; the card does.',
    onAwakening: 'discard',
    abilities: [
      {
        when: { phase: 'upkeep' },
        cost: { exhaust: true },
        then: [choose(gain(1, 'stamina'), gain(1, 'sanity'))],
      },
    ],
  },
  {
    id: 'holy-water',
    name: 'Holy Water',
    deck: 'unique',
    count: 4,
    price: 4,
    type: 'weapon',
    weapon: { ...magical(2, 6), afterUse: { discard: true } },
  },
  {
    id: 'lamp-of-alhazred',
    name: 'Lamp of Alhazred',
    deck: 'unique',
    count: 1,
    price: 7,
    type: 'weapon',
    doubt: 'One list has 2 copies; 1 fits the size of the deck.',
    weapon: magical(2, 5),
  },
  {
    id: 'nameless-cults',
    name: 'Nameless Cults',
    deck: 'unique',
    count: 2,
    price: 3,
    type: 'tome',
    abilities: [tomeReading(1, -1, [draw(1, 'spell'), { do: 'discardThis' }, lose(1, 'sanity')])],
  },
  {
    id: 'necronomicon',
    name: 'Necronomicon',
    article: 'the',
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'tome',
    abilities: [tomeReading(2, -2, [draw(1, 'spell'), lose(2, 'sanity')])],
  },
  {
    id: 'obsidian-statue',
    name: 'Obsidian Statue',
    article: 'an',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    abilities: [
      {
        when: { before: 'loss', of: ['sanity', 'stamina'] },
        cost: { discard: true },
        then: [choose({ do: 'reduceLoss', by: 'all', of: 'sanity' }, { do: 'reduceLoss', by: 'all', of: 'stamina' })],
      },
    ],
  },
  {
    id: 'pallid-mask',
    name: 'Pallid Mask',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    modifiers: [bonus('evade', 2)],
  },
  {
    id: 'powder-of-ibn-ghazi',
    name: 'Powder of Ibn-Ghazi',
    deck: 'unique',
    count: 2,
    price: 6,
    type: 'weapon',
    weapon: { ...magical(2, 9), afterUse: { discard: true, lose: { sanity: 1 } } },
  },
  {
    id: 'ruby-of-rlyeh',
    name: "Ruby of R'lyeh",
    deck: 'unique',
    count: 1,
    price: 8,
    type: 'other',
    modifiers: [{ mod: 'movementPoints', by: 3 }],
  },
  {
    id: 'silver-key',
    name: 'Silver Key',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    abilities: [
      { when: { before: 'check', checks: ['evade'] }, cost: { token: { of: 3 } }, then: [{ do: 'passCheck' }] },
    ],
  },
  {
    id: 'sword-of-glory',
    name: 'Sword of Glory',
    deck: 'unique',
    count: 1,
    price: 8,
    type: 'weapon',
    weapon: magical(2, 6),
  },
  {
    id: 'the-king-in-yellow',
    name: 'The King in Yellow',
    deck: 'unique',
    count: 2,
    price: 2,
    type: 'tome',
    abilities: [tomeReading(2, -2, [gain(4, 'clue'), { do: 'discardThis' }, lose(1, 'sanity')])],
  },
  {
    id: 'warding-statue',
    name: 'Warding Statue',
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'other',
    abilities: [
      { when: { after: 'failed-combat' }, cost: { discard: true }, then: [{ do: 'noCombatDamage' }] },
      { when: { before: 'ancient-attack' }, cost: { discard: true }, then: [{ do: 'cancelAncientAttack' }] },
    ],
  },
];
