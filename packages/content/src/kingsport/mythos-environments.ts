/** The 6 environments of Kingsport. They reach Arkham and Kingsport, not the Other Worlds (K-BOARD-01). */
import type { MythosDef } from '@vigil/rules';
import { gain, loseBoth, receive } from '@vigil/rules/builders';

export const ENVIRONMENTS: readonly MythosDef[] = [
  {
    id: 'corpse-garden',
    name: 'Corpse Garden',
    type: 'environment',
    subtype: 'urban',
    gate: 'unvisited-isle',
    gateBurst: true,
    clues: ['7th-house-on-the-left', 'graveyard'],
    white: ['diamond', 'square'],
    black: ['circle'],
    activity: 'central-hill',
    triggers: [
      {
        when: { on: 'movement-ended', at: { in: 'street', place: 'central-hill' } },
        then: [gain(2, 'clue'), loseBoth(1, 1)],
      },
    ],
  },
  {
    id: 'hallelujah',
    name: 'Hallelujah!',
    doubt:
      'Lists have the circle in its black box, one has the hexagon; that pair of boxes stands on all other cards, and is taken.',
    type: 'environment',
    subtype: 'mystic',
    gate: 'graveyard',
    clues: ['library'],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'south-church',
    triggers: [
      {
        when: { on: 'movement-ended', at: { in: 'location', place: 'south-church' } },
        then: [receive('blessing'), { do: 'discardThis' }],
      },
    ],
  },
  {
    id: 'kingsport-mists',
    name: 'Kingsport Mists',
    type: 'environment',
    subtype: 'weather',
    gate: 'independence-square',
    gateBurst: true,
    clues: ['the-unnamable', 'the-rope-and-anchor'],
    white: ['hexagon'],
    black: ['slash', 'star', 'triangle'],
    modifiers: [{ mod: 'check', check: 'sneak', by: 1, for: 'in-arkham' }],
    effects: [
      {
        do: 'closePlaces',
        places: ['the-causeway', 'wireless-station', 'strange-high-house-in-the-mist'],
        until: 'in-play',
      },
    ],
  },
  {
    id: 'the-doors-of-sleep',
    name: 'The Doors of Sleep',
    doubt: 'One list has no burst; two others have, and it has two clue locations, as all bursts have.',
    handlerReason: 'An encounter in a later phase is brought by no other card.',
    type: 'environment',
    subtype: 'urban',
    gate: 'woods',
    gateBurst: true,
    clues: ['north-point-lighthouse', 'the-witch-house'],
    white: ['circle'],
    black: ['diamond', 'square'],
    activity: 'harborside',
    triggers: [
      {
        when: { on: 'movement-ended', at: { in: 'street', place: 'harborside' } },
        then: [gain(1, 'clue'), { do: 'handler', name: 'kingsport-fall-asleep', text: 'kingsport.fall-asleep' }],
      },
    ],
  },
  {
    id: 'time-after-time',
    name: 'Time After Time',
    type: 'environment',
    subtype: 'mystic',
    gate: 'the-witch-house',
    gateBurst: true,
    clues: ['artists-colony', 'historical-society'],
    white: ['plus'],
    black: ['crescent'],
    modifiers: [
      { mod: 'monster', monsters: { kinds: ['hound-of-tindalos', 'yithian'] }, toughness: 1, for: 'in-arkham' },
      { mod: 'gateDifficulty', by: 2, world: 'another-time', ifThere: true },
    ],
  },
  {
    id: 'worlds-drifting-apart',
    name: 'Worlds Drifting Apart',
    type: 'environment',
    subtype: 'mystic',
    gate: 'the-unnamable',
    clues: ['ye-olde-magick-shoppe'],
    white: ['crescent'],
    black: ['plus'],
    modifiers: [{ mod: 'noProgress' }],
  },
];
