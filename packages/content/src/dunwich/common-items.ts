/** The 15 Common Items of Dunwich: five kinds in two copies, and five Tasks (D-TASK). */
import type { CardDef, Effects, Weapon } from '@vigil/rules';
import { bonus, draw, gain } from '@vigil/rules/builders';

const physical = (hands: number, by: number): Weapon => ({ hands, damage: 'physical', bonus: by });

/** A Task: areas in order, and the reward at the last. */
const taskCard = (id: string, name: string, steps: readonly string[], then: Effects): CardDef => ({
  id,
  name,
  deck: 'common',
  count: 1,
  price: 0,
  type: 'task',
  route: { steps, then },
});

export const COMMON_ITEMS: readonly CardDef[] = [
  {
    // Needs no hand (D-HANDS-01).
    id: 'brass-knuckles',
    name: 'Brass Knuckles',
    deck: 'common',
    count: 2,
    price: 3,
    type: 'weapon',
    weapon: physical(0, 1),
  },
  {
    id: 'carbine-rifle',
    name: 'Carbine Rifle',
    deck: 'common',
    count: 2,
    price: 4,
    type: 'weapon',
    weapon: { ...physical(1, 5), afterUse: { exhaust: true } },
  },
  {
    id: 'dusty-manuscripts',
    name: 'Dusty Manuscripts',
    deck: 'common',
    count: 2,
    price: 4,
    type: 'tome',
    modifiers: [bonus('spell', 1)],
  },
  {
    id: 'flamethrower',
    name: 'Flamethrower',
    deck: 'common',
    count: 2,
    price: 6,
    type: 'weapon',
    weapon: { ...physical(2, 7), afterUse: { exhaust: true } },
  },
  {
    id: 'molotov-cocktail',
    name: 'Molotov Cocktail',
    deck: 'common',
    count: 2,
    price: 3,
    type: 'weapon',
    weapon: { ...physical(1, 6), afterUse: { discard: true } },
  },
  taskCard('courier-run', 'Courier Run', ['mas-boarding-house', 'river-docks', 'hibbs-roadhouse'], [gain(8, 'money')]),
  taskCard(
    'genealogy-research',
    'Genealogy Research',
    ['library', 'graveyard', 'historical-society'],
    [draw(1, 'unique'), gain(1, 'clue'), gain(2, 'money')],
  ),
  taskCard(
    'mineralogy-report',
    'Mineralogy Report',
    ['woods', 'black-cave', 'science-building'],
    [draw(1, 'ally'), gain(2, 'clue'), gain(4, 'money')],
  ),
  taskCard(
    'newspaper-assignment',
    'Newspaper Assignment',
    ['arkham-asylum', 'the-witch-house', 'newspaper'],
    [gain(4, 'clue'), gain(5, 'money')],
  ),
  // The first two steps are streets.
  taskCard(
    'patrolling-the-streets',
    'Patrolling the Streets',
    ['easttown', 'uptown', 'police-station'],
    [draw(1, 'common'), gain(1, 'clue'), gain(5, 'money')],
  ),
];
