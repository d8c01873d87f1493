import { asTyped, hauntCopies, hauntMythos, toHauntContent } from '@vigil/rules';
import { memoizeByContent } from '@vigil/table';
import { GAMES } from '../play/games.js';
import { capitalize } from '../text/capitalize.js';
import { describe, mythosKindText, tableCardKindText } from '../text/describe.js';
import type { Description } from '../text/description.js';
import type { LoadedContent } from '../text/loaded-content.js';
import { describeGateCard, describeLocationCard, formatColours } from './encounter-cards.js';
import { t } from './words.js';

/** The kinds of components, in display order. */
const KINDS = [
  'investigators',
  'ancient-ones',
  'common',
  'unique',
  'spell',
  'skill',
  'ally',
  'special',
  'monsters',
  'mythos',
  'table-cards',
  'location-cards',
  'gate-cards',
  'places',
  'worlds',
  'gates',
] as const;
type BuiltInKind = (typeof KINDS)[number];
/** One of these, or the cards of a pack's own deck. */
export type ComponentKind = BuiltInKind | `deck:${string}`;

/** Returns the existing kinds of components, in display order; decks of packs come last. */
export function kindsOf({ content }: LoadedContent): ComponentKind[] {
  const kinds = KINDS.filter((kind) => kind !== 'table-cards' || content.tableCards.size > 0);
  const decks = [...content.decks.keys()].filter((deck) => !KINDS.some((kind) => kind === deck));
  const after = kinds.indexOf('special');
  return [...kinds.slice(0, after), ...decks.map((deck) => `deck:${deck}` as const), ...kinds.slice(after)];
}

/** Returns the name of a kind of components. */
export function kindName({ words }: LoadedContent, kind: ComponentKind): string {
  const own = KINDS.find((one) => one === kind);
  if (own) return t(`ui.cards.kind.${own}`);
  // The plural name of a deck, if its pack has one.
  const plural = kind.replace('deck:', 'decks.');
  return capitalize(words.say(words.has(plural) ? plural : kind.replace('deck:', 'deck.')));
}

function entriesOf(loaded: LoadedContent, kind: ComponentKind): CatalogueEntry[] {
  const own = KINDS.find((one) => one === kind);
  return own ? ENTRY_FACTORIES[own](loaded) : cardEntries(loaded, kind, kind.replace('deck:', ''));
}

/** The role of a component in Haunt: used, unused, or a marker whose text is void. */
export type HauntRole = 'used' | 'unused' | 'marker';

/** A component in the list. */
export interface CatalogueEntry {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly name: string;
  /** A few words that distinguish it from similar entries. */
  readonly summary: string;
  /** Its text; computed on first access. */
  readonly description: Description;
  /** Number of copies or tokens; undefined where that has no meaning. */
  readonly copies: number | undefined;
  readonly hauntRole: HauntRole;
  readonly hauntCopies: number | undefined;
  /** Its search text in lower case; computed on first access. */
  readonly text: string;
}

const catalogueCache = new WeakMap<LoadedContent, readonly CatalogueEntry[]>();

/** Every component, by kind. */
export function getCatalogue(loaded: LoadedContent): readonly CatalogueEntry[] {
  const all = catalogueCache.get(loaded) ?? kindsOf(loaded).flatMap((kind) => entriesOf(loaded, kind));
  catalogueCache.set(loaded, all);
  return all;
}

/** Computes all search texts in idle time, so that the first search is fast. */
export function prepareSearch(loaded: LoadedContent, from = 0): void {
  if (!('requestIdleCallback' in window)) return;
  requestIdleCallback((idle) => {
    const entries = getCatalogue(loaded);
    let at = from;
    while (at < entries.length && idle.timeRemaining() > 2) void entries[at++]?.text;
    if (at < entries.length) prepareSearch(loaded, at);
  });
}

/** Returns the entries of a kind (all without one) that contain every word of a search. */
export function findEntries(
  entries: readonly CatalogueEntry[],
  kind: ComponentKind | undefined,
  search: string,
): readonly CatalogueEntry[] {
  const wanted = asTyped(search).toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(
    (entry) => (kind === undefined || entry.kind === kind) && wanted.every((word) => entry.text.includes(word)),
  );
}

/** Properties of components in Haunt: the cards that are markers there, and its Mythos deck. */
const hauntProperties = memoizeByContent((content) => {
  const haunt = toHauntContent(content);
  const added = haunt.packs.slice(content.packs.length);
  return {
    markers: new Set(added.flatMap(({ cards }) => cards.map(({ id }) => id))),
    deck: new Set(hauntMythos(haunt)),
  };
});

interface EntryOptions {
  readonly copies?: number;
  readonly hauntRole?: HauntRole;
  readonly hauntCopies?: number;
}

function createEntry(
  kind: ComponentKind,
  id: string,
  name: string,
  summary: string,
  say: () => Description | undefined,
  more: EntryOptions = {},
): CatalogueEntry {
  let description: Description | undefined;
  let text: string | undefined;
  return {
    id,
    kind,
    name,
    summary,
    copies: more.copies,
    hauntRole: more.hauntRole ?? 'used',
    hauntCopies: more.hauntCopies,
    get description() {
      description ??= say() ?? { kind: '', name, figures: [], lines: [] };
      return description;
    },
    get text() {
      const { kind: what, figures, lines } = this.description;
      text ??= asTyped([name, what, ...figures.flat(), ...lines].join('\n')).toLowerCase();
      return text;
    },
  };
}

function cardEntries(loaded: LoadedContent, kind: ComponentKind, deck: string = kind): CatalogueEntry[] {
  const { content, words } = loaded;
  const cards = [...content.cards.values()].filter((card) => card.deck === deck);
  return sortByName(loaded, cards).map((card) => {
    const { id, price, type, weapon, count } = card;
    const used = hauntCopies(card);
    const parts = [
      type === 'other' || type === undefined ? '' : t(`shared.type.${type}`),
      price === undefined ? '' : words.say('amount.money', { n: price }),
    ];
    if (weapon) parts.splice(1, 0, words.signed(weapon.bonus));
    const summary = parts.filter(Boolean).join(' · ') || words.say(`deck.${deck}`);
    return createEntry(kind, id, words.name('card', id), summary, () => describe(loaded, id), {
      copies: count,
      hauntRole: hauntProperties(content).markers.has(id) ? 'marker' : used === 0 ? 'unused' : 'used',
      hauntCopies: used,
    });
  });
}

const ENTRY_FACTORIES: Readonly<Record<BuiltInKind, (loaded: LoadedContent) => CatalogueEntry[]>> = {
  investigators: (loaded) =>
    [...loaded.content.investigators.values()].map((sheet) =>
      createEntry(
        'investigators',
        sheet.id,
        loaded.words.name('investigator', sheet.id),
        loaded.words.name('occupation', sheet.id),
        () => describe(loaded, sheet.id),
        {
          hauntRole: GAMES.haunt.unusedSheets.includes(sheet.id) ? 'unused' : 'used',
        },
      ),
    ),
  'ancient-ones': (loaded) =>
    [...loaded.content.ancientOnes.values()].map(({ id, powerName }) =>
      createEntry(
        'ancient-ones',
        id,
        loaded.words.name('ancientOne', id),
        loaded.words.name('printed', powerName),
        () => describe(loaded, id),
      ),
    ),
  common: (loaded) => cardEntries(loaded, 'common'),
  unique: (loaded) => cardEntries(loaded, 'unique'),
  spell: (loaded) => cardEntries(loaded, 'spell'),
  skill: (loaded) => cardEntries(loaded, 'skill'),
  ally: (loaded) => cardEntries(loaded, 'ally'),
  special: (loaded) => cardEntries(loaded, 'special'),
  'table-cards': (loaded) =>
    sortByName(loaded, [...loaded.content.tableCards.values()]).map((card) =>
      createEntry('table-cards', card.id, loaded.words.name('mythos', card.id), tableCardKindText(loaded, card), () =>
        describe(loaded, card.id),
      ),
    ),
  monsters: (loaded) =>
    sortByName(loaded, [...loaded.content.monsters.values()]).map(({ id, count, movement, symbol }) =>
      createEntry(
        'monsters',
        id,
        loaded.words.name('monster', id),
        joinFacts(loaded.words.say(`movement.${movement}`), loaded.words.say(`symbol.${symbol}`)),
        () => describe(loaded, id),
        {
          copies: count,
        },
      ),
    ),
  mythos: (loaded) =>
    sortByName(loaded, [...loaded.content.mythos.values()]).map((card) =>
      createEntry(
        'mythos',
        card.id,
        loaded.words.name('mythos', card.id),
        mythosKindText(card),
        () => describe(loaded, card.id),
        {
          hauntRole: hauntProperties(loaded.content).deck.has(card.id) ? 'used' : 'unused',
        },
      ),
    ),
  'location-cards': (loaded) =>
    [...loaded.content.locationCards.values()].map((card, i, cards) => {
      const { id, neighbourhood } = card;
      const n = cards.slice(0, i + 1).filter((possession) => possession.neighbourhood === neighbourhood).length;
      const name = t('ui.cards.location-card', { place: loaded.words.name('place', neighbourhood), n });
      return createEntry('location-cards', id, name, t('ui.cards.location-card.kind'), () =>
        describeLocationCard(loaded, card, name),
      );
    }),
  'gate-cards': (loaded) =>
    [...loaded.content.gateCards.values()].map((card, i) => {
      const name = t('ui.cards.gate-card', { n: i + 1 });
      return createEntry('gate-cards', card.id, name, formatColours(loaded, card), () =>
        describeGateCard(loaded, card, name),
      );
    }),
  places: (loaded) =>
    [...loaded.content.streets.values()].flatMap(({ id }) => [
      createEntry('places', id, loaded.words.name('place', id), t('ui.cards.street'), () => describeStreet(loaded, id)),
      ...loaded.content
        .locationsOf(id)
        .map((location) =>
          createEntry(
            'places',
            location.id,
            loaded.words.name('place', location.id),
            joinFacts(loaded.words.name('place', id), t(location.stable ? 'ui.cards.stable' : 'ui.cards.unstable')),
            () => describe(loaded, location.id),
          ),
        ),
    ]),
  worlds: (loaded) =>
    [...loaded.content.worlds.values()].map(({ id, colours }) =>
      createEntry(
        'worlds',
        id,
        loaded.words.name('world', id),
        colours.map((colour) => loaded.words.say(`colour.${colour}`)).join(', '),
        () => describeWorld(loaded, id),
      ),
    ),
  gates: (loaded) =>
    [...loaded.content.gateMarkers.values()].map(({ id, world, symbol, modifier }) =>
      createEntry(
        'gates',
        id,
        loaded.words.name('world', world),
        joinFacts(loaded.words.say(`symbol.${symbol}`), loaded.words.signed(modifier)),
        () => describe(loaded, id),
      ),
    ),
};

/** Joins two facts in one line. */
function joinFacts(one: string, other: string): string {
  return `${one} · ${other}`;
}

/** Describes a street with its neighbours. */
function describeStreet(loaded: LoadedContent, id: string): Description | undefined {
  const { content, words } = loaded;
  const description = describe(loaded, id);
  const street = content.streets.get(id);
  if (!description || !street) return undefined;
  const names = (ids: readonly string[]) => words.list(ids.map((one) => words.name('place', one)));
  const locations = names(content.locationsOf(id).map((location) => location.id));
  return {
    ...description,
    lines: [
      `${t('ui.cards.connects')}: ${names(street.connects)}.`,
      ...(locations === '' ? [] : [`${t('ui.cards.places')}: ${locations}.`]),
    ],
  };
}

/** Describes an Other World with its gates. */
function describeWorld(loaded: LoadedContent, id: string): Description | undefined {
  const { content, words } = loaded;
  const description = describe(loaded, id);
  const gates = [...content.gateMarkers.values()]
    .filter(({ world }) => world === id)
    .map(({ symbol, modifier }) => `${words.say(`symbol.${symbol}`)} ${words.signed(modifier)}`);
  return description && { ...description, lines: [`${t('ui.cards.gates')}: ${words.list(gates)}.`].map(capitalize) };
}

function sortByName<T extends { readonly id: string }>({ words }: LoadedContent, list: readonly T[]): T[] {
  const name = ({ id }: T) => words.name('component', id);
  return [...list].sort((one, other) => name(one).localeCompare(name(other), words.locale));
}
