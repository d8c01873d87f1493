import { hauntContent, hauntCopies, hauntMythos } from '@vigil/rules';
import { ofContent } from '@vigil/table';
import { GAMES } from '../play/games.js';
import { capital } from '../say/capital.js';
import { type Description, describe, mythosKind, occupationOf, tableCardKind } from '../say/describe.js';
import type { Edition } from '../say/edition.js';
import { coloursOf, describeGateCard, describeLocationCard } from './encounter-cards.js';
import { t } from './words.js';

/** The kinds of components, in the order in which they are shown. */
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
type OwnKind = (typeof KINDS)[number];
/** One of these, or the cards of a deck of a pack's own. */
export type Kind = OwnKind | `deck:${string}`;

/** The kinds of components that there are, in the order in which they are shown; decks of packs after the others. */
export function kindsOf({ content }: Edition): Kind[] {
  const kinds = KINDS.filter((kind) => kind !== 'table-cards' || content.tableCards.size > 0);
  const decks = [...content.decks.keys()].filter((deck) => !KINDS.some((kind) => kind === deck));
  const after = kinds.indexOf('special');
  return [...kinds.slice(0, after), ...decks.map((deck) => `deck:${deck}` as const), ...kinds.slice(after)];
}

/** What a kind of components is called. */
export function kindName({ words }: Edition, kind: Kind): string {
  const own = KINDS.find((one) => one === kind);
  return own ? t(`ui.cards.kind.${own}`) : capital(words.say(kind.replace('deck:', 'deck.')));
}

function entriesOf(edition: Edition, kind: Kind): Entry[] {
  const own = KINDS.find((one) => one === kind);
  return own ? MAKERS[own](edition) : cardsOf(edition, kind, kind.replace('deck:', ''));
}

/** What Haunt makes of a component: it is used as it is, not at all, or it is a marker whose text is void. */
export type InHaunt = 'used' | 'unused' | 'marker';

/** A component as it is listed. */
export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** A few words that tell it from its neighbours. */
  readonly gist: string;
  /** What it says; worked out when it is first asked for. */
  readonly description: Description;
  /** How many copies or tokens there are; undefined where that says nothing. */
  readonly copies: number | undefined;
  readonly inHaunt: InHaunt;
  readonly hauntCopies: number | undefined;
  /** Everything it is found by, in small letters; likewise. */
  readonly text: string;
}

const known = new WeakMap<Edition, readonly Entry[]>();

/** Every component, by kind. */
export function catalogue(edition: Edition): readonly Entry[] {
  const all = known.get(edition) ?? kindsOf(edition).flatMap((kind) => entriesOf(edition, kind));
  known.set(edition, all);
  return all;
}

/** Works out in idle moments what everything says, so that the first search need not wait for it. */
export function prepareSearch(edition: Edition, from = 0): void {
  if (!('requestIdleCallback' in window)) return;
  requestIdleCallback((idle) => {
    const entries = catalogue(edition);
    let at = from;
    while (at < entries.length && idle.timeRemaining() > 2) void entries[at++]?.text;
    if (at < entries.length) prepareSearch(edition, at);
  });
}

/** The entries of a kind (all without one) that hold every word of a search. */
export function findEntries(entries: readonly Entry[], kind: Kind | undefined, search: string): readonly Entry[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(
    (entry) => (kind === undefined || entry.kind === kind) && wanted.every((word) => entry.text.includes(word)),
  );
}

/** What Haunt makes of components: the cards that are markers there, and its Mythos deck. */
const ofHaunt = ofContent((content) => {
  const haunt = hauntContent(content);
  const added = haunt.packs.slice(content.packs.length);
  return {
    markers: new Set(added.flatMap(({ cards }) => cards.map(({ id }) => id))),
    deck: new Set(hauntMythos(haunt)),
  };
});

interface More {
  readonly copies?: number;
  readonly inHaunt?: InHaunt;
  readonly hauntCopies?: number;
}

function entry(
  kind: Kind,
  id: string,
  name: string,
  gist: string,
  say: () => Description | undefined,
  more: More = {},
): Entry {
  let description: Description | undefined;
  let text: string | undefined;
  return {
    id,
    kind,
    name,
    gist,
    copies: more.copies,
    inHaunt: more.inHaunt ?? 'used',
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

function cardsOf(edition: Edition, kind: Kind, deck: string = kind): Entry[] {
  const { content, words } = edition;
  const cards = [...content.cards.values()].filter((card) => card.deck === deck);
  return byName(edition, cards).map((card) => {
    const { id, price, type, weapon, count } = card;
    const used = hauntCopies(card);
    const parts = [
      type === 'other' || type === undefined ? '' : t(`ui.type.${type}`),
      price === undefined ? '' : words.say('amount.money', { n: price }),
    ];
    if (weapon) parts.splice(1, 0, words.signed(weapon.bonus));
    const gist = parts.filter(Boolean).join(' · ') || words.say(`deck.${deck}`);
    return entry(kind, id, words.name('card', id), gist, () => describe(edition, id), {
      copies: count,
      inHaunt: ofHaunt(content).markers.has(id) ? 'marker' : used === 0 ? 'unused' : 'used',
      hauntCopies: used,
    });
  });
}

const MAKERS: Readonly<Record<OwnKind, (edition: Edition) => Entry[]>> = {
  investigators: (edition) =>
    [...edition.content.investigators.values()].map((sheet) =>
      entry(
        'investigators',
        sheet.id,
        edition.words.name('investigator', sheet.id),
        occupationOf(sheet),
        () => describe(edition, sheet.id),
        {
          inHaunt: GAMES.haunt.unusedSheets.includes(sheet.id) ? 'unused' : 'used',
        },
      ),
    ),
  'ancient-ones': (edition) =>
    [...edition.content.ancientOnes.values()].map(({ id, powerName }) =>
      entry('ancient-ones', id, edition.words.name('ancientOne', id), edition.words.name('printed', powerName), () =>
        describe(edition, id),
      ),
    ),
  common: (edition) => cardsOf(edition, 'common'),
  unique: (edition) => cardsOf(edition, 'unique'),
  spell: (edition) => cardsOf(edition, 'spell'),
  skill: (edition) => cardsOf(edition, 'skill'),
  ally: (edition) => cardsOf(edition, 'ally'),
  special: (edition) => cardsOf(edition, 'special'),
  'table-cards': (edition) =>
    byName(edition, [...edition.content.tableCards.values()]).map((card) =>
      entry('table-cards', card.id, edition.words.name('mythos', card.id), tableCardKind(edition, card), () =>
        describe(edition, card.id),
      ),
    ),
  monsters: (edition) =>
    byName(edition, [...edition.content.monsters.values()]).map(({ id, count, movement, symbol }) =>
      entry(
        'monsters',
        id,
        edition.words.name('monster', id),
        both(edition.words.say(`movement.${movement}`), edition.words.say(`symbol.${symbol}`)),
        () => describe(edition, id),
        {
          copies: count,
        },
      ),
    ),
  mythos: (edition) =>
    byName(edition, [...edition.content.mythos.values()]).map((card) =>
      entry(
        'mythos',
        card.id,
        edition.words.name('mythos', card.id),
        mythosKind(card),
        () => describe(edition, card.id),
        {
          inHaunt: ofHaunt(edition.content).deck.has(card.id) ? 'used' : 'unused',
        },
      ),
    ),
  'location-cards': (edition) =>
    [...edition.content.locationCards.values()].map((card, i, cards) => {
      const { id, neighbourhood } = card;
      const n = cards.slice(0, i + 1).filter((one) => one.neighbourhood === neighbourhood).length;
      const name = t('ui.cards.location-card', { place: edition.words.name('place', neighbourhood), n });
      return entry('location-cards', id, name, t('ui.cards.location-card.kind'), () =>
        describeLocationCard(edition, card, name),
      );
    }),
  'gate-cards': (edition) =>
    [...edition.content.gateCards.values()].map((card, i) => {
      const name = t('ui.cards.gate-card', { n: i + 1 });
      return entry('gate-cards', card.id, name, coloursOf(edition, card), () => describeGateCard(edition, card, name));
    }),
  places: (edition) =>
    [...edition.content.streets.values()].flatMap(({ id }) => [
      entry('places', id, edition.words.name('place', id), t('ui.cards.street'), () => withNeighbours(edition, id)),
      ...edition.content
        .locationsOf(id)
        .map((location) =>
          entry(
            'places',
            location.id,
            edition.words.name('place', location.id),
            both(edition.words.name('place', id), t(location.stable ? 'ui.cards.stable' : 'ui.cards.unstable')),
            () => describe(edition, location.id),
          ),
        ),
    ]),
  worlds: (edition) =>
    [...edition.content.worlds.values()].map(({ id, colours }) =>
      entry(
        'worlds',
        id,
        edition.words.name('world', id),
        colours.map((colour) => edition.words.say(`colour.${colour}`)).join(', '),
        () => withGates(edition, id),
      ),
    ),
  gates: (edition) =>
    [...edition.content.gateMarkers.values()].map(({ id, world, symbol, modifier }) =>
      entry(
        'gates',
        id,
        edition.words.name('world', world),
        both(edition.words.say(`symbol.${symbol}`), edition.words.signed(modifier)),
        () => describe(edition, id),
      ),
    ),
};

/** Two facts in one line. */
function both(one: string, other: string): string {
  return `${one} · ${other}`;
}

/** A street with what lies next to it. */
function withNeighbours(edition: Edition, id: string): Description | undefined {
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

/** An Other World with the gates that lead there. */
function withGates(edition: Edition, id: string): Description | undefined {
  const { content, words } = edition;
  const description = describe(edition, id);
  const gates = [...content.gateMarkers.values()]
    .filter(({ world }) => world === id)
    .map(({ symbol, modifier }) => `${words.say(`symbol.${symbol}`)} ${words.signed(modifier)}`);
  return description && { ...description, lines: [`${t('ui.cards.gates')}: ${words.list(gates)}.`].map(capital) };
}

function byName<T extends { readonly id: string }>({ words }: Edition, list: readonly T[]): T[] {
  const name = ({ id }: T) => words.name('component', id);
  return [...list].sort((one, other) => name(one).localeCompare(name(other), words.locale));
}
