import { type Content, didYouMean } from '@vigil/rules';
import type { LintContext } from './lint-context.js';

/** Kinds of names in a scenario. */
export type NameKind =
  | 'card'
  | 'mythos'
  | 'tableCard'
  | 'monster'
  | 'gate'
  | 'place'
  | 'area'
  | 'deck'
  | 'investigator';

type Lists = readonly { keys(): Iterable<string>; has(id: string): boolean }[];

const OF: Readonly<Record<NameKind, (content: Content) => Lists>> = {
  card: ({ cards, tableCards, mythos, locationCards, gateCards }) => [
    cards,
    tableCards,
    mythos,
    locationCards,
    gateCards,
  ],
  tableCard: cardsForTable,
  mythos: ({ mythos }) => [mythos],
  monster: ({ monsters, tokens }) => [monsters, tokens],
  gate: ({ gateMarkers, worlds }) => [gateMarkers, worlds],
  place: ({ places, worlds }) => [places, worlds],
  area: ({ streets, locations }) => [streets, locations],
  deck: ({ decks }) => [decks],
  investigator: ({ investigators }) => [investigators],
};

/** Decks whose cards are held or discarded, and never lie on the table. */
const HELD: ReadonlySet<string> = new Set(['common', 'unique', 'spell', 'skill', 'ally']);

/** Returns the cards that can lie on the table: those made for it, Mythos cards, and special cards of boxes. */
export function cardsForTable({ tableCards, mythos, cards }: Content): Lists {
  return [tableCards, mythos, new Map([...cards].filter(([, { deck }]) => !HELD.has(deck)))];
}

/** Kinds in the words of messages, if they differ. */
const IN_WORDS: Readonly<Partial<Record<NameKind, string>>> = {
  mythos: 'Mythos card',
  tableCard: 'card for the table',
  area: 'street or location',
};

/** Names besides components: decks of the game, and places off the board. */
const ALSO: Readonly<Partial<Record<NameKind, readonly string[]>>> = {
  deck: ['mythos', 'gate', 'location'],
  place: ['lost', 'out', 'cup', 'box', 'trophy', 'rumor', 'nowhere', 'jail', 'sky', 'outskirts'],
};

/** Returns the error for a name that must be of a kind; undefined: valid. */
export function nameKindFault(
  text: string,
  kind: NameKind,
  { position: { content, cast } }: LintContext,
): string | undefined {
  const lists = OF[kind](content);
  const also = ALSO[kind] ?? [];
  if (lists.some((list) => list.has(text)) || also.includes(text)) return undefined;
  if (kind === 'monster' && cast.tokenOf(text) !== undefined) return undefined;
  if (kind === 'investigator' && cast.find(text) !== undefined) return undefined;
  const known = [...lists.flatMap((list) => [...list.keys()]), ...also, ...(kind === 'monster' ? cast.names : [])];
  return `there is no ${IN_WORDS[kind] ?? kind} "${text}"${didYouMean(text, known)}`;
}

/** Returns the error for a name of any kind; undefined: valid. */
export function nameFault(text: string, { offers: { names }, position: { cast } }: LintContext): string | undefined {
  if (names.has(text) || cast.tokenOf(text) !== undefined || cast.find(text) !== undefined) return undefined;
  return `nothing is called "${text}"${didYouMean(text, names)}`;
}
