import { hauntCopies, hauntMythos, toHauntContent } from '@vigil/rules';
import { memoizeByContent } from '@vigil/table';
import { GAMES } from '../play/games.js';
import { capitalize } from '../text/capitalize.js';
import { type Description, describe, mythosKindText, occupationText, tableCardKindText } from '../text/describe.js';
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
  return own ? t(`ui.cards.kind.${own}`) : capitalize(words.say(kind.replace('deck:', 'deck.')));
}

function entriesOf(edition: LoadedContent, kind: ComponentKind): CatalogueEntry[] {
  const own = KINDS.find((one) => one === kind);
  return own ? ENTRY_FACTORIES[own](edition) : cardEntries(edition, kind, kind.replace('deck:', ''));
}

/** The role of a component in Haunt: used, unused, or a marker whose text is void. */
export type HauntRole = 'used' | 'unused' | 'marker';

/** A component in the list. */
export interface CatalogueEntry {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly name: string;
  /** A few words that distinguish it from similar entries. */
  readonly gist: string;
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
export function getCatalogue(edition: LoadedContent): readonly CatalogueEntry[] {
  const all = catalogueCache.get(edition) ?? kindsOf(edition).flatMap((kind) => entriesOf(edition, kind));
  catalogueCache.set(edition, all);
  return all;
}

/** Computes all search texts in idle time, so that the first search is fast. */
export function prepareSearch(edition: LoadedContent, from = 0): void {
  if (!('requestIdleCallback' in window)) return;
  requestIdleCallback((idle) => {
    const entries = getCatalogue(edition);
    let at = from;
    while (at < entries.length && idle.timeRemaining() > 2) void entries[at++]?.text;
    if (at < entries.length) prepareSearch(edition, at);
  });
}

/** Returns the entries of a kind (all without one) that contain every word of a search. */
export function findEntries(
  entries: readonly CatalogueEntry[],
  kind: ComponentKind | undefined,
  search: string,
): readonly CatalogueEntry[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
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
  gist: string,
  say: () => Description | undefined,
  more: EntryOptions = {},
): CatalogueEntry {
  let description: Description | undefined;
  let text: string | undefined;
  return {
    id,
    kind,
    name,
    gist,
    copies: more.copies,
    hauntRole: more.hauntRole ?? 'used',
    hauntCopies: more.hauntCopies,
    get description() {
      description ??= say() ?? { kind: '', name, figures: [], lines: [] };
      return description;
    },
    get text() {
      const { kind: what, figures, lines } = this.description;
      text ??= [name, what, ...figures.flat(), ...lines].join('\n').toLowerCase();
      return text;
    },
  };
}

function cardEntries(edition: LoadedContent, kind: ComponentKind, deck: string = kind): CatalogueEntry[] {
  const { content, words } = edition;
  const cards = [...content.cards.values()].filter((card) => card.deck === deck);
  return sortByName(edition, cards).map((card) => {
    const { id, price, type, weapon, count } = card;
    const used = hauntCopies(card);
    const parts = [
      type === 'other' || type === undefined ? '' : t(`ui.type.${type}`),
      price === undefined ? '' : words.say('amount.money', { n: price }),
    ];
    if (weapon) parts.splice(1, 0, words.signed(weapon.bonus));
    const gist = parts.filter(Boolean).join(' · ') || words.say(`deck.${deck}`);
    return createEntry(kind, id, words.name('card', id), gist, () => describe(edition, id), {
      copies: count,
      hauntRole: hauntProperties(content).markers.has(id) ? 'marker' : used === 0 ? 'unused' : 'used',
      hauntCopies: used,
    });
  });
}

const ENTRY_FACTORIES: Readonly<Record<BuiltInKind, (edition: LoadedContent) => CatalogueEntry[]>> = {
  investigators: (edition) =>
    [...edition.content.investigators.values()].map((sheet) =>
      createEntry(
        'investigators',
        sheet.id,
        edition.words.name('investigator', sheet.id),
        occupationText(sheet),
        () => describe(edition, sheet.id),
        {
          hauntRole: GAMES.haunt.unusedSheets.includes(sheet.id) ? 'unused' : 'used',
        },
      ),
    ),
  'ancient-ones': (edition) =>
    [...edition.content.ancientOnes.values()].map(({ id, powerName }) =>
      createEntry(
        'ancient-ones',
        id,
        edition.words.name('ancientOne', id),
        edition.words.name('printed', powerName),
        () => describe(edition, id),
      ),
    ),
  common: (edition) => cardEntries(edition, 'common'),
  unique: (edition) => cardEntries(edition, 'unique'),
  spell: (edition) => cardEntries(edition, 'spell'),
  skill: (edition) => cardEntries(edition, 'skill'),
  ally: (edition) => cardEntries(edition, 'ally'),
  special: (edition) => cardEntries(edition, 'special'),
  'table-cards': (edition) =>
    sortByName(edition, [...edition.content.tableCards.values()]).map((card) =>
      createEntry('table-cards', card.id, edition.words.name('mythos', card.id), tableCardKindText(edition, card), () =>
        describe(edition, card.id),
      ),
    ),
  monsters: (edition) =>
    sortByName(edition, [...edition.content.monsters.values()]).map(({ id, count, movement, symbol }) =>
      createEntry(
        'monsters',
        id,
        edition.words.name('monster', id),
        joinFacts(edition.words.say(`movement.${movement}`), edition.words.say(`symbol.${symbol}`)),
        () => describe(edition, id),
        {
          copies: count,
        },
      ),
    ),
  mythos: (edition) =>
    sortByName(edition, [...edition.content.mythos.values()]).map((card) =>
      createEntry(
        'mythos',
        card.id,
        edition.words.name('mythos', card.id),
        mythosKindText(card),
        () => describe(edition, card.id),
        {
          hauntRole: hauntProperties(edition.content).deck.has(card.id) ? 'used' : 'unused',
        },
      ),
    ),
  'location-cards': (edition) =>
    [...edition.content.locationCards.values()].map((card, i, cards) => {
      const { id, neighbourhood } = card;
      const n = cards.slice(0, i + 1).filter((one) => one.neighbourhood === neighbourhood).length;
      const name = t('ui.cards.location-card', { place: edition.words.name('place', neighbourhood), n });
      return createEntry('location-cards', id, name, t('ui.cards.location-card.kind'), () =>
        describeLocationCard(edition, card, name),
      );
    }),
  'gate-cards': (edition) =>
    [...edition.content.gateCards.values()].map((card, i) => {
      const name = t('ui.cards.gate-card', { n: i + 1 });
      return createEntry('gate-cards', card.id, name, formatColours(edition, card), () =>
        describeGateCard(edition, card, name),
      );
    }),
  places: (edition) =>
    [...edition.content.streets.values()].flatMap(({ id }) => [
      createEntry('places', id, edition.words.name('place', id), t('ui.cards.street'), () =>
        describeStreet(edition, id),
      ),
      ...edition.content
        .locationsOf(id)
        .map((location) =>
          createEntry(
            'places',
            location.id,
            edition.words.name('place', location.id),
            joinFacts(edition.words.name('place', id), t(location.stable ? 'ui.cards.stable' : 'ui.cards.unstable')),
            () => describe(edition, location.id),
          ),
        ),
    ]),
  worlds: (edition) =>
    [...edition.content.worlds.values()].map(({ id, colours }) =>
      createEntry(
        'worlds',
        id,
        edition.words.name('world', id),
        colours.map((colour) => edition.words.say(`colour.${colour}`)).join(', '),
        () => describeWorld(edition, id),
      ),
    ),
  gates: (edition) =>
    [...edition.content.gateMarkers.values()].map(({ id, world, symbol, modifier }) =>
      createEntry(
        'gates',
        id,
        edition.words.name('world', world),
        joinFacts(edition.words.say(`symbol.${symbol}`), edition.words.signed(modifier)),
        () => describe(edition, id),
      ),
    ),
};

/** Joins two facts in one line. */
function joinFacts(one: string, other: string): string {
  return `${one} · ${other}`;
}

/** Describes a street with its neighbours. */
function describeStreet(edition: LoadedContent, id: string): Description | undefined {
  const { content, words } = edition;
  const description = describe(edition, id);
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
function describeWorld(edition: LoadedContent, id: string): Description | undefined {
  const { content, words } = edition;
  const description = describe(edition, id);
  const gates = [...content.gateMarkers.values()]
    .filter(({ world }) => world === id)
    .map(({ symbol, modifier }) => `${words.say(`symbol.${symbol}`)} ${words.signed(modifier)}`);
  return description && { ...description, lines: [`${t('ui.cards.gates')}: ${words.list(gates)}.`].map(capitalize) };
}

function sortByName<T extends { readonly id: string }>({ words }: LoadedContent, list: readonly T[]): T[] {
  const name = ({ id }: T) => words.name('component', id);
  return [...list].sort((one, other) => name(one).localeCompare(name(other), words.locale));
}
