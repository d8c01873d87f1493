/** Samples of every moment of an ability and every event of a trigger, for tests of the texts. */
import type { Happening, Moment } from '../src/language/abilities.js';
import { REGIONS, type Samples } from './words-samples.js';

export const MOMENTS: readonly Moment[] = [
  ...(['upkeep', 'movement', 'arkham-encounters', 'any'] as const).map((phase) => ({ phase })),
  { before: 'check', checks: ['combat', 'close'] },
  { after: 'roll', checks: ['any'], whose: 'anybody' },
  { after: 'roll', checks: ['evade', 'spell', 'horror'] },
  { in: 'combat' },
  { before: 'loss', of: ['sanity', 'stamina'] },
  { at: 'spending-clue' },
  { after: 'encounter-card' },
  { after: 'mythos-card' },
  { before: 'loss', of: ['stamina'], whose: 'anybody' },
  { after: 'failed-horror' },
  { after: 'failed-combat' },
  { before: 'ancient-attack' },
  { at: 'explored-gate' },
];

export const HAPPENINGS: Samples<'on', Happening> = {
  upkeep: [{ on: 'upkeep' }],
  gained: [{ on: 'gained' }],
  enters: [{ on: 'enters' }],
  'movement-ended': [
    ...REGIONS.map((at) => ({ on: 'movement-ended', at }) as const),
    { on: 'movement-ended', at: { in: 'streets' }, sparing: 'deputy' },
    { on: 'movement-ended', at: { in: 'streets' }, sparing: { type: 'tome' } },
  ],
  'phase-ended': [{ on: 'phase-ended', phase: 'mythos' }],
  defeated: [{ on: 'defeated', monsters: { kinds: ['gug'] } }],
  lost: [{ on: 'lost' }],
  devoured: [{ on: 'devoured' }],
  doom: [{ on: 'doom' }],
  terror: [{ on: 'terror' }],
  surge: [{ on: 'surge' }],
  'symbol-moves': [{ on: 'symbol-moves', symbol: 'crescent' }],
  'ally-left': [{ on: 'ally-left' }],
  fell: [{ on: 'fell' }],
  treated: [{ on: 'treated', at: 'arkham-asylum' }],
  'combat-ended': [{ on: 'combat-ended' }],
  'no-success': [{ on: 'no-success' }],
  returned: [{ on: 'returned' }],
  'fate-applied': (['cursed', 'blessed', 'arrested', 'lost', 'drawn-in', 'devoured'] as const).map(
    (what) => ({ on: 'fate-applied', what }) as const,
  ),
  beat: [{ on: 'beat', toughness: 2 }],
  sealed: [{ on: 'sealed' }],
  closed: [{ on: 'closed' }],
};
