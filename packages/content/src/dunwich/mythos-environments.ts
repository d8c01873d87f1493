/**
 * The 15 environments of Dunwich, three of them gate bursts (D-BURST-01). They affect Arkham and Dunwich, not the Other
 * Worlds (A-MYTHOS-51, D-BOARD-01). Modifiers say so where they can.
 */
import type { Ability, Cost, Effects, Modifier, Movement, MythosDef, Skill, Trigger } from '@vigil/rules';
import { bonus, count, DEVOURED, draw, find, gain, may, receive, rollFaces, track } from '@vigil/rules/builders';

/** Monsters of a kind, or of a border, move as others do. */
const setMovement = (monsters: { movement: Movement } | { kinds: readonly string[] }, as: Movement): Modifier => ({
  mod: 'monster',
  monsters,
  set: { movement: as },
});
/** One skill is worse in Arkham, and another better. */
const shiftSkills = (worse: Skill, better: Skill): Modifier[] => [
  bonus(worse, -1, 'in-arkham'),
  bonus(better, 1, 'in-arkham'),
];
/** 1 movement point more. */
const EXTRA_MOVEMENT: Modifier = { mod: 'movementPoints', by: 1, for: 'in-arkham' };
/** Applies to an investigator who ends movement at the place with the activity marker. */
const onMovementEnded = (place: string, then: Effects, sparing?: string): Trigger => ({
  when: { on: 'movement-ended', at: { in: 'location', place }, ...(sparing !== undefined && { sparing }) },
  then,
});
/** Lets an investigator at the place use it instead of an encounter. */
const insteadOfEncounter = (place: string, cost: Cost, ...then: Effects): Ability => ({
  when: { phase: 'arkham-encounters' },
  if: { at: { in: 'location', place } },
  inPlaceOf: 'encounter',
  cost,
  then,
});
const DISCARD_THIS: Effects = [{ do: 'discardThis' }];

export const ENVIRONMENTS: readonly MythosDef[] = [
  {
    id: 'along-came-jones',
    name: 'Along Came Jones',
    doubt:
      'One list prints its gate as a burst; two others do not, and it has one clue location only, as no burst has.',
    type: 'environment',
    subtype: 'urban',
    gate: 'devils-hopyard',
    clues: ['wizards-hill'],
    white: ['diamond', 'square'],
    black: ['circle'],
    activity: 'train-station',
    triggers: [onMovementEnded('train-station', [draw(1, 'ally'), ...DISCARD_THIS])],
  },
  {
    id: 'angry-red-skies',
    name: 'Angry Red Skies',
    type: 'environment',
    subtype: 'weather',
    gate: 'wizards-hill',
    clues: ['gardners-place'],
    white: ['diamond', 'square'],
    black: ['circle'],
    modifiers: [...shiftSkills('will', 'lore'), { mod: 'sky', is: 'closed' }],
  },
  {
    id: 'balmy',
    name: 'Balmy',
    type: 'environment',
    subtype: 'weather',
    gate: 'wizards-hill',
    clues: ['gardners-place'],
    white: ['plus'],
    black: ['crescent'],
    modifiers: [...shiftSkills('sneak', 'fight'), { mod: 'stalkerReach', areas: 2 }],
  },
  {
    id: 'blue-plate-special',
    name: 'Blue Plate Special',
    type: 'environment',
    subtype: 'urban',
    gate: 'devils-hopyard',
    clues: ['wizards-hill'],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'velmas-diner',
    abilities: [
      insteadOfEncounter(
        'velmas-diner',
        { money: { chosen: { from: 1, to: 4 } } },
        gain(count('chosen'), 'stamina'),
        gain(count('chosen'), 'sanity'),
      ),
    ],
  },
  {
    id: 'book-sale',
    name: 'Book Sale',
    doubt: 'One list has $20, two $2.',
    type: 'environment',
    subtype: 'urban',
    gate: 'wizards-hill',
    gateBurst: true,
    clues: ['gardners-place', 'darkes-carnival'],
    white: ['plus'],
    black: ['crescent'],
    activity: 'library',
    abilities: [insteadOfEncounter('library', { money: 2 }, find('unique', { type: 'tome' }))],
  },
  {
    id: 'dark-skies',
    name: 'Dark Skies',
    type: 'environment',
    subtype: 'weather',
    gate: 'whateley-farm',
    clues: ['devils-hopyard'],
    white: ['plus'],
    black: ['crescent'],
    modifiers: [...shiftSkills('fight', 'sneak'), setMovement({ movement: 'stalker' }, 'normal')],
  },
  {
    id: 'deathly-still',
    name: 'Deathly Still',
    type: 'environment',
    subtype: 'weather',
    gate: 'gardners-place',
    clues: ['cold-spring-glen'],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    modifiers: [...shiftSkills('will', 'fight'), setMovement({ movement: 'normal' }, 'stalker')],
  },
  {
    id: 'good-traveling-conditions',
    name: 'Good Traveling Conditions',
    type: 'environment',
    subtype: 'weather',
    gate: 'gardners-place',
    clues: ['cold-spring-glen'],
    white: ['diamond', 'square'],
    black: ['circle'],
    modifiers: [...shiftSkills('fight', 'speed'), EXTRA_MOVEMENT, setMovement({ movement: 'normal' }, 'fast')],
  },
  {
    id: 'help-wanted',
    name: 'Help Wanted',
    type: 'environment',
    subtype: 'urban',
    gate: 'wizards-hill',
    gateBurst: true,
    clues: ['gardners-place', 'darkes-carnival'],
    white: ['diamond', 'square'],
    black: ['circle'],
    activity: 'newspaper',
    triggers: [onMovementEnded('newspaper', [receive('retainer'), ...DISCARD_THIS], 'retainer')],
  },
  {
    id: 'neighborhood-sale',
    name: 'Neighborhood Sale',
    doubt: 'One list has no burst; two others have, and it has two clue locations, as all bursts have.',
    type: 'environment',
    subtype: 'urban',
    gate: 'gardners-place',
    gateBurst: true,
    clues: ['cold-spring-glen', 'bishops-brook-bridge'],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'easttown',
    triggers: [
      {
        when: { on: 'movement-ended', at: { in: 'street', place: 'easttown' } },
        then: [may({ do: 'shop', show: [{ deck: 'common', n: 2 }], buy: 2 })],
      },
    ],
  },
  {
    id: 'plague-of-frogs',
    name: 'Plague of Frogs',
    type: 'environment',
    subtype: 'weather',
    gate: 'gardners-place',
    clues: ['cold-spring-glen'],
    white: ['plus'],
    black: ['crescent'],
    modifiers: [...shiftSkills('lore', 'will'), setMovement({ kinds: ['witch', 'warlock'] }, 'stalker')],
  },
  {
    id: 'songs-from-the-woods',
    name: 'Songs from the Woods',
    type: 'environment',
    subtype: 'urban',
    gate: 'cold-spring-glen',
    clues: ['whateley-farm'],
    white: ['plus'],
    black: ['crescent'],
    modifiers: [
      {
        mod: 'monster',
        monsters: { kinds: ['goat-spawn', 'tcho-tcho', 'dark-young'] },
        toughness: 1,
        for: 'in-arkham',
      },
    ],
  },
  {
    id: 'the-tempest',
    name: 'The Tempest',
    type: 'environment',
    subtype: 'weather',
    gate: 'gardners-place',
    clues: ['cold-spring-glen'],
    white: ['diamond', 'square'],
    black: ['circle'],
    effects: [{ do: 'remove', monsters: { movement: 'flying' }, from: { in: 'sky' }, to: 'cup' }],
    modifiers: [...shiftSkills('luck', 'speed'), EXTRA_MOVEMENT, { mod: 'sky', is: 'deadly' }],
  },
  {
    id: 'whippoorwills-of-dunwich',
    name: 'Whippoorwills of Dunwich',
    type: 'environment',
    subtype: 'mystic',
    gate: 'whateley-farm',
    clues: ['devils-hopyard'],
    white: ['diamond', 'square'],
    black: ['circle'],
    triggers: [
      {
        // Effects that move the investigator away come last.
        when: { on: 'fell' },
        if: { at: { in: 'arkham' } },
        then: [rollFaces([[[1], [track('terror', 1), DEVOURED]]])],
      },
    ],
  },
  {
    id: 'windy',
    name: 'Windy',
    type: 'environment',
    subtype: 'weather',
    gate: 'gardners-place',
    clues: ['cold-spring-glen'],
    white: ['plus'],
    black: ['crescent'],
    modifiers: [...shiftSkills('sneak', 'speed'), EXTRA_MOVEMENT, { mod: 'sky', is: 'over-locations' }],
  },
];
