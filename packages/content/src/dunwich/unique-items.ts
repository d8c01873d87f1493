/** The 25 Unique Items of Dunwich: 16 items, one of them in two copies, and eight Missions (D-TASK). */
import type { Ability, CardDef, Cost, Effect, Effects, TableCardDef, Weapon } from '@vigil/rules';
import { bonus, check, draw, gain, lose, track } from '@vigil/rules/builders';
import { BOUND_RATING } from '@vigil/rules/dunwich/constants';

const magical = (hands: number, by: number): Weapon => ({ hands, damage: 'magical', bonus: by });

/** Reading a tome: movement points, and a Lore check that does something only if passed. */
const tomeReading = (movement: number, modifier: number, pass: Effects): Ability => ({
  when: { phase: 'movement' },
  cost: { exhaust: true, movement },
  then: [check('lore', modifier, { pass })],
});

/** Effect implemented by a handler, for a single card. */
const handler = (name: string): Effect => ({ do: 'handler', name, text: `handler.${name}` });

interface Mission {
  readonly price: number;
  readonly steps: readonly string[];
  readonly sacrifice: Cost;
  readonly then: Effects;
  readonly handlerReason?: string;
  readonly doubt?: string;
}

/** A Mission: areas in order, the sacrifice at each, and the reward at the last. */
const missionCard = (id: string, name: string, { price, steps, sacrifice, then, ...remarks }: Mission): CardDef => ({
  id,
  name,
  deck: 'unique',
  count: 1,
  price,
  type: 'mission',
  route: { steps, sacrifice, then },
  ...remarks,
});

export const UNIQUE_ITEMS: readonly CardDef[] = [
  {
    // Needs no hand (D-HANDS-01).
    id: 'alien-device',
    name: 'Alien Device',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'weapon',
    weapon: magical(0, 2),
  },
  {
    id: 'de-vermiis-mysteriis',
    name: 'De Vermiis Mysteriis',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'tome',
    doubt:
      'One list says Arkham Encounters, one Movement: taken as Movement, since it costs movement points. Whether the gate ' +
      'becomes a trophy is not said: it does not.',
    abilities: [tomeReading(2, -2, [{ do: 'closeGate', which: 'chosen' }, { do: 'discardThis' }, lose(1, 'sanity')])],
  },
  {
    id: 'dhol-chants',
    name: 'Dhol Chants',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'tome',
    abilities: [tomeReading(2, -2, [draw(1, 'ally'), { do: 'discardThis' }, lose(2, 'sanity')])],
  },
  {
    id: 'elixir-of-life',
    name: 'Elixir of Life',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    abilities: [
      { when: { before: 'draw', decks: ['injury', 'madness'] }, cost: { discard: true }, then: [{ do: 'noDraw' }] },
    ],
  },
  {
    id: 'enchanted-cane',
    name: 'Enchanted Cane',
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'weapon',
    weapon: magical(1, 3),
    modifiers: [{ mod: 'forbid', what: 'lose-this' }],
  },
  {
    id: 'fetch-stick',
    name: 'Fetch Stick',
    deck: 'unique',
    count: 1,
    price: 8,
    type: 'weapon',
    weapon: { ...magical(2, 7), afterUse: { exhaust: true } },
  },
  {
    id: 'fire-of-asshurbanipal',
    name: 'Fire of Asshurbanipal',
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'other',
    modifiers: [{ mod: 'gatesToAwaken', by: 1 }],
  },
  {
    id: 'glass-of-mortlan',
    name: 'Glass of Mortlan',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    modifiers: [bonus('spell', 2)],
  },
  {
    id: 'golden-sword-of-yha-talla',
    name: "Golden Sword of Y'ha-Talla",
    deck: 'unique',
    count: 2,
    price: 6,
    type: 'weapon',
    weapon: { ...magical(1, 5), afterUse: { exhaust: true } },
  },
  {
    id: 'golden-trumpet',
    name: 'Golden Trumpet',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    abilities: [
      {
        when: { before: 'loss', of: ['sanity'] },
        cost: { token: { of: 3 } },
        then: [{ do: 'reduceLoss', by: 1, of: 'sanity' }],
      },
    ],
  },
  {
    id: 'gruesome-talisman',
    name: 'Gruesome Talisman',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    modifiers: [bonus('horror', 2)],
  },
  {
    id: 'lightning-gun',
    name: 'Lightning Gun',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    doubt: 'Whether they become trophies is not said: they are defeated, so they do.',
    abilities: [
      {
        when: { phase: 'any' },
        cost: { discard: true, lose: { sanity: 1, stamina: 1 } },
        then: [{ do: 'defeat', from: { in: 'sky' } }],
      },
    ],
  },
  {
    id: 'mi-go-brain-case',
    name: 'Mi-Go Brain Case',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    handlerReason: 'two change places, of whom one may be a monster',
    abilities: [
      {
        when: { phase: 'movement' },
        if: { at: { in: 'arkham' } },
        // All movement points of the turn are its price.
        inPlaceOf: 'movement',
        cost: { exhaust: true },
        then: [handler('brain-case')],
      },
    ],
  },
  {
    id: 'seven-cryptical-books-of-hsan',
    name: 'Seven Cryptical Books of Hsan',
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'tome',
    abilities: [{ when: { at: 'casting' }, cost: { exhaust: true }, then: [{ do: 'cheaperCasting', by: 1 }] }],
  },
  {
    id: 'true-magick',
    name: 'True Magick',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'tome',
    abilities: [tomeReading(1, -1, [gain(1, 'clue'), lose(1, 'sanity')])],
  },
  {
    id: 'warning-mirror',
    name: 'Warning Mirror',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    modifiers: [bonus('luck', 2)],
  },
  missionCard('for-the-greater-good', 'For the Greater Good', {
    price: 3,
    steps: ['abyss-2', 'yuggoth-2', 'the-dreamlands-2', 'rlyeh-2'],
    sacrifice: { clues: 4 },
    then: [handler('win-together')],
    handlerReason: 'wins the game',
  }),
  missionCard('joining-the-winning-team', 'Joining the Winning Team', {
    price: 3,
    steps: ['st-marys-hospital', 'arkham-asylum', 'south-church', 'lost'],
    sacrifice: { cards: { n: 1, of: { deck: 'ally' } } },
    then: [handler('win-alone')],
    handlerReason: 'wins the game, for one alone',
  }),
  missionCard('purifying-the-town', 'Purifying the Town', {
    price: 2,
    steps: ['police-station', 'newspaper', 'ye-olde-magick-shoppe', 'south-church'],
    sacrifice: { cards: { n: 1, of: { deck: 'spell' } } },
    then: [handler('box-rumors')],
    handlerReason: 'a rumor leaves the game, neither passed nor failed',
  }),
  missionCard('sacrifices-to-make', 'Sacrifices to Make', {
    price: 2,
    steps: ['historical-society', 'graveyard', 'curiositie-shoppe'],
    sacrifice: { stamina: 2 },
    then: [track('doom', -1)],
  }),
  missionCard('sealing-the-beasts-power', "Sealing the Beast's Power", {
    price: 2,
    steps: ['hibbs-roadhouse', 'library', 'ye-olde-magick-shoppe'],
    sacrifice: { sanity: 1 },
    then: [handler('bind-the-beast')],
    handlerReason: 'what it brings holds for the rest of the game',
  }),
  missionCard('the-light-of-reason', 'The Light of Reason', {
    price: 2,
    steps: ['river-docks', 'city-of-the-great-race-1', 'science-building'],
    sacrifice: { monsterTrophies: 4 },
    then: [gain(10, 'clue')],
  }),
  missionCard('walking-the-ley-lines', 'Walking the Ley Lines', {
    price: 2,
    steps: ['woods', 'independence-square', 'the-witch-house', 'unvisited-isle'],
    sacrifice: { gateTrophies: 1 },
    then: [{ do: 'eachGate', then: [{ do: 'closeGate', which: 'this' }] }],
  }),
  missionCard('wave-of-destruction', 'Wave of Destruction', {
    price: 2,
    steps: ['black-cave', 'mas-boarding-house', 'administration'],
    sacrifice: { cards: { n: 1, of: { deck: 'unique' } } },
    then: [{ do: 'defeat', from: { in: 'arkham' }, n: 3, toughnessAtMost: 3 }],
    doubt: 'Whether they become trophies is not said: they are defeated, so they do.',
  }),
];

/** Lasting effects of Missions whose card is back in the box. */
export const LASTING_CARDS: readonly TableCardDef[] = [
  {
    id: 'the-beast-is-bound',
    name: 'The Beast Is Bound',
    kind: 'lasting',
    modifiers: [{ mod: 'ancientRating', by: BOUND_RATING }],
  },
];
