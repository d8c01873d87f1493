/** Harms that follow from an answer, read from events. */
import type { Event } from '@vigil/rules';

/** Kinds of harm: losses of an investigator, and what brings the table closer to defeat. */
export const HARM_KINDS = [
  'sanity',
  'stamina',
  'clue',
  'money',
  'card',
  'insane',
  'unconscious',
  'devoured',
  'arrested',
  'lost',
  'delayed',
  'cursed',
  'ally',
  'doom',
  'terror',
  'gate',
  'monster',
  'closed',
  'defeat',
] as const;

export type HarmKind = (typeof HARM_KINDS)[number];

const LOSSES: Readonly<Record<string, HarmKind>> = {
  sanity: 'sanity',
  stamina: 'stamina',
  clue: 'clue',
  money: 'money',
};

const FATES: Readonly<Record<string, HarmKind>> = {
  insane: 'insane',
  unconscious: 'unconscious',
  devoured: 'devoured',
  arrested: 'arrested',
  lost: 'lost',
  'still-lost': 'lost',
  delayed: 'delayed',
  'lose-turn': 'delayed',
};

const REMOVALS: Readonly<Record<string, HarmKind>> = { insane: 'insane', dead: 'unconscious', devoured: 'devoured' };

/** Returns the harm of an event, or undefined. Prices (`paid`) are no harm. */
export function harmOf(event: Event): HarmKind | undefined {
  switch (event.type) {
    case 'lost':
      return LOSSES[event.what];
    case 'discarded':
      return 'card';
    case 'received':
      return event.card === 'curse' ? 'cursed' : undefined;
    case 'fateApplied':
      return FATES[event.fate];
    case 'removed':
      return REMOVALS[event.how];
    case 'allyLeft':
      return 'ally';
    case 'doom':
      return event.by > 0 ? 'doom' : undefined;
    case 'terror':
      return event.by > 0 ? 'terror' : undefined;
    case 'gateOpened':
    case 'gatePlaced':
      return 'gate';
    case 'surge':
    case 'monsterPlaced':
      return 'monster';
    case 'closed':
      return 'closed';
    case 'awakened':
      return 'defeat';
    case 'over':
      return event.outcome.won ? undefined : 'defeat';
    default:
      return undefined;
  }
}
