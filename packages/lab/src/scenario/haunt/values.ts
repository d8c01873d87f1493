/** Texts that paths of Haunt can have. */
import type { HauntState } from '@vigil/rules';
import type { Position } from '../game.js';
import { PAIRS } from './slots.js';

const SLOT_STATES = ['free', 'allocated', 'covered'];
const PHASES = ['set-up', 'upkeep', 'day', 'city', 'other-world'];

/** Returns every text that a path can have, if they are few; undefined: unknown. */
export function valuesAt(
  { content, cast, state }: Position,
  head: string,
  [field = '', ...rest]: readonly string[],
): readonly string[] | undefined {
  if (head === 'phase') return PHASES;
  const seat = cast.find(head);
  if (seat === undefined) return undefined;
  if (field === 'slots') return rest.length > 0 ? SLOT_STATES : undefined;
  if (!SLOT_STATES.includes(field)) return undefined;
  const { investigators } = state as unknown as HauntState;
  const sliders = content.investigators.get(investigators[seat]?.id ?? '')?.sliders;
  return PAIRS.flatMap((pair) => (sliders?.[pair] ?? []).map((stop) => `${pair}:${stop.join('/')}`));
}
