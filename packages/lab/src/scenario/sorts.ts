import { type Content, didYouMean } from '@vigil/rules';
import type { LintContext } from './event-lint.js';

/** Kinds of names in a scenario. */
export type Sort = 'card' | 'monster' | 'gate' | 'place' | 'deck' | 'investigator';

type Lists = readonly { keys(): Iterable<string>; has(id: string): boolean }[];

const OF: Readonly<Record<Sort, (content: Content) => Lists>> = {
  card: ({ cards, tableCards, mythos, locationCards, gateCards }) => [
    cards,
    tableCards,
    mythos,
    locationCards,
    gateCards,
  ],
  monster: ({ monsters, tokens }) => [monsters, tokens],
  gate: ({ gateMarkers, worlds }) => [gateMarkers, worlds],
  place: ({ places, worlds }) => [places, worlds],
  deck: ({ decks }) => [decks],
  investigator: ({ investigators }) => [investigators],
};

/** Names besides components: decks of the game, and places off the board. */
const ALSO: Readonly<Partial<Record<Sort, readonly string[]>>> = {
  deck: ['mythos', 'gate', 'location'],
  place: ['lost', 'out', 'cup', 'box', 'trophy', 'rumor', 'nowhere', 'jail', 'sky', 'outskirts'],
};

/** Returns the error for a name that must be of a kind; undefined: valid. */
export function sortFault(text: string, sort: Sort, { position: { content, cast } }: LintContext): string | undefined {
  const lists = OF[sort](content);
  const also = ALSO[sort] ?? [];
  if (lists.some((list) => list.has(text)) || also.includes(text)) return undefined;
  if (sort === 'monster' && cast.tokenOf(text) !== undefined) return undefined;
  if (sort === 'investigator' && cast.find(text) !== undefined) return undefined;
  const known = [...lists.flatMap((list) => [...list.keys()]), ...also, ...(sort === 'monster' ? cast.names : [])];
  return `there is no ${sort} "${text}"${didYouMean(text, known)}`;
}

/** Returns the error for a name of any kind; undefined: valid. */
export function nameFault(text: string, { offers: { names }, position: { cast } }: LintContext): string | undefined {
  if (names.has(text) || cast.tokenOf(text) !== undefined || cast.find(text) !== undefined) return undefined;
  return `nothing and nobody is called "${text}"${didYouMean(text, names)}`;
}
