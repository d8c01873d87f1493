import type { Content } from '@vigil/rules';

/** Cards whose effect every player knows. */
const KNOWN: ReadonlySet<string> = new Set(['blessing', 'curse']);

/** Returns the cards that the text of a component names for its reader to take, in its order. */
export function listCardsToTake(content: Content, source: string): readonly string[] {
  const [of = '', at] = source.split('/');
  const text =
    at === undefined
      ? (content.cards.get(of) ?? content.mythos.get(of))
      : (content.gateCards.get(of) ?? content.locationCards.get(of)?.entries.find((entry) => entry.at === at));
  const found = new Set<string>();
  collect(text, found);
  return [...found].filter((card) => card !== source && !KNOWN.has(card) && content.cards.has(card));
}

/** Adds the cards that effects anywhere in a text name to be taken. */
function collect(part: unknown, found: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  const { do: what, card } = part as { readonly do?: unknown; readonly card?: unknown };
  if ((what === 'take' || what === 'receive') && typeof card === 'string') found.add(card);
  for (const inner of Object.values(part)) collect(inner, found);
}
