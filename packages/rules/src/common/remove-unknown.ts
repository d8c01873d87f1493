import type { Content } from '../language/content.js';
import type { TableState } from './state.js';

/** Fields without components, or that belong to a box. */
const SKIPPED_FIELDS = new Set([
  'houseRules',
  'step',
  'boxes',
  'slots',
  'used',
  'untilTurnEnds',
  'battle',
  'city',
  'ancient',
  'phaseProgress',
]);

/**
 * Removes cards, tokens and markers that these packs lack from a position of another version, in piles and in play.
 * Throws an error that names what cannot be removed: an investigator, their place, the Ancient One.
 *
 * @returns the removed ids, each once
 */
export function removeUnknown(content: Content, state: TableState): readonly string[] {
  const known = allIds(content);
  if (!content.ancientOnes.has(state.ancientOne)) throw new Error(`there is no Ancient One "${state.ancientOne}"`);
  for (const { id, place } of state.investigators) {
    if (!content.investigators.has(id)) throw new Error(`there is no investigator "${id}"`);
    if (!content.places.has(place)) throw new Error(`there is no place "${place}"`);
  }
  const removed = new Set<string>();
  const isThere = (id: string): boolean => {
    if (known.has(id)) return true;
    removed.add(id);
    return false;
  };
  state.clues = Object.fromEntries(Object.entries(state.clues).filter(([at]) => isThere(at)));
  state.specials = Object.fromEntries(Object.entries(state.specials).filter(([id]) => isThere(id)));
  sweep(state, isThere);
  return [...removed];
}

/** Removes everything unknown from a list or an object. */
function sweep(value: unknown, isThere: (id: string) => boolean): void {
  if (Array.isArray(value)) {
    const remaining = value.filter((one: unknown) => {
      if (typeof one === 'string') return isThere(one);
      return !isRecord(one) || isFullyKnown(one, isThere);
    });
    if (remaining.length < value.length) value.splice(0, value.length, ...remaining);
    for (const one of value) sweep(one, isThere);
  } else if (isRecord(value)) {
    for (const [field, inner] of Object.entries(value)) {
      if (SKIPPED_FIELDS.has(field)) continue;
      if (isRecord(inner) && !isFullyKnown(inner, isThere)) value[field] = undefined;
      else sweep(inner, isThere);
    }
  }
}

/** True if the card, token or marker of an object in play, and its place, are known. */
function isFullyKnown({ card, token, marker, at }: Record<string, unknown>, isThere: (id: string) => boolean): boolean {
  return [card, token, marker, at].every((id) => typeof id !== 'string' || isThere(id));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns every id of the packs that a position can contain. */
export function allIds(content: Content): ReadonlySet<string> {
  const { cards, monsters, investigators, ancientOnes, gateMarkers, locationCards, gateCards, mythos, tableCards } =
    content;
  const maps = [cards, monsters, investigators, ancientOnes, gateMarkers, locationCards, gateCards, mythos, tableCards];
  return new Set([...maps, content.tokens, content.places].flatMap((map) => [...map.keys()]));
}
