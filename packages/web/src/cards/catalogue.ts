import { hauntContent, hauntCopies, hauntMythos } from '@vigil/rules';
import { UNUSED_SHEETS } from '../play/games.js';
import { type Description, describe, mythosKind, occupationOf } from '../say/describe.js';
import { capital, content, words } from '../say/words.js';
import { t } from '../words/t.js';
import { coloursOf, describeGateCard, describeLocationCard } from './encounter-cards.js';

/** The kinds of components, in the order in which they are shown. */
export const KINDS = [
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
  'location-cards',
  'gate-cards',
  'places',
  'worlds',
  'gates',
] as const;
export type Kind = (typeof KINDS)[number];

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

let all: readonly Entry[] | undefined;

/** Every component of the game, by kind. */
export function catalogue(): readonly Entry[] {
  all ??= KINDS.flatMap((kind) => MAKERS[kind]());
  return all;
}

/** Works out in idle moments what everything says, so that the first search need not wait for it. */
export function prepareSearch(from = 0): void {
  if (!('requestIdleCallback' in window)) return;
  requestIdleCallback((idle) => {
    const entries = catalogue();
    let at = from;
    while (at < entries.length && idle.timeRemaining() > 2) void entries[at++]?.text;
    if (at < entries.length) prepareSearch(at);
  });
}

/** The entries of a kind (all without one) that hold every word of a search. */
export function findEntries(entries: readonly Entry[], kind: Kind | undefined, search: string): readonly Entry[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(
    (entry) => (kind === undefined || entry.kind === kind) && wanted.every((word) => entry.text.includes(word)),
  );
}

const haunt = hauntContent(content);
const markers = new Set(haunt.packs.slice(content.packs.length).flatMap(({ cards }) => cards.map(({ id }) => id)));
const hauntDeck = new Set(hauntMythos(haunt));

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

function cardsOf(deck: 'common' | 'unique' | 'spell' | 'skill' | 'ally' | 'special'): Entry[] {
  const cards = [...content.cards.values()].filter((card) => card.deck === deck);
  return byName(cards).map((card) => {
    const { id, name, price, type, weapon, count } = card;
    const used = hauntCopies(card);
    const parts = [
      type === 'other' || type === undefined ? '' : t(`ui.type.${type}`),
      price === undefined ? '' : words.say('amount.money', { n: price }),
    ];
    if (weapon) parts.splice(1, 0, words.signed(weapon.bonus));
    const gist = parts.filter(Boolean).join(' · ') || words.say(`deck.${deck}`);
    return entry(deck, id, name, gist, () => describe(id), {
      copies: count,
      inHaunt: markers.has(id) ? 'marker' : used === 0 ? 'unused' : 'used',
      hauntCopies: used,
    });
  });
}

const MAKERS: Readonly<Record<Kind, () => Entry[]>> = {
  investigators: () =>
    [...content.investigators.values()].map((sheet) =>
      entry('investigators', sheet.id, sheet.name, occupationOf(sheet), () => describe(sheet.id), {
        inHaunt: UNUSED_SHEETS.haunt.includes(sheet.id) ? 'unused' : 'used',
      }),
    ),
  'ancient-ones': () =>
    [...content.ancientOnes.values()].map(({ id, name, powerName }) =>
      entry('ancient-ones', id, name, powerName, () => describe(id)),
    ),
  common: () => cardsOf('common'),
  unique: () => cardsOf('unique'),
  spell: () => cardsOf('spell'),
  skill: () => cardsOf('skill'),
  ally: () => cardsOf('ally'),
  special: () => cardsOf('special'),
  monsters: () =>
    byName([...content.monsters.values()]).map(({ id, name, count, movement, symbol }) =>
      entry(
        'monsters',
        id,
        name,
        both(words.say(`movement.${movement}`), words.say(`symbol.${symbol}`)),
        () => describe(id),
        {
          copies: count,
        },
      ),
    ),
  mythos: () =>
    byName([...content.mythos.values()]).map((card) =>
      entry('mythos', card.id, card.name, mythosKind(card), () => describe(card.id), {
        inHaunt: hauntDeck.has(card.id) ? 'used' : 'unused',
      }),
    ),
  'location-cards': () =>
    [...content.locationCards.values()].map((card, i, cards) => {
      const { id, neighbourhood } = card;
      const n = cards.slice(0, i + 1).filter((one) => one.neighbourhood === neighbourhood).length;
      const name = t('ui.cards.location-card', { place: words.name('place', neighbourhood), n });
      return entry('location-cards', id, name, t('ui.cards.location-card.kind'), () =>
        describeLocationCard(card, name),
      );
    }),
  'gate-cards': () =>
    [...content.gateCards.values()].map((card, i) => {
      const name = t('ui.cards.gate-card', { n: i + 1 });
      return entry('gate-cards', card.id, name, coloursOf(card), () => describeGateCard(card, name));
    }),
  places: () =>
    [...content.streets.values()].flatMap(({ id, name }) => [
      entry('places', id, name, t('ui.cards.street'), () => withNeighbours(id)),
      ...content
        .locationsOf(id)
        .map((location) =>
          entry(
            'places',
            location.id,
            location.name,
            both(name, t(location.stable ? 'ui.cards.stable' : 'ui.cards.unstable')),
            () => describe(location.id),
          ),
        ),
    ]),
  worlds: () =>
    [...content.worlds.values()].map(({ id, name, colours }) =>
      entry('worlds', id, name, colours.map((colour) => words.say(`colour.${colour}`)).join(', '), () => withGates(id)),
    ),
  gates: () =>
    [...content.gateMarkers.values()].map(({ id, world, symbol, modifier }) =>
      entry('gates', id, words.name('world', world), both(words.say(`symbol.${symbol}`), words.signed(modifier)), () =>
        describe(id),
      ),
    ),
};

/** Two facts in one line. */
function both(one: string, other: string): string {
  return `${one} · ${other}`;
}

/** A street with what lies next to it. */
function withNeighbours(id: string): Description | undefined {
  const description = describe(id);
  const street = content.streets.get(id);
  if (!description || !street) return undefined;
  const names = (ids: readonly string[]) => words.list(ids.map((one) => words.name('place', one)));
  const locations = names(content.locationsOf(id).map((location) => location.id));
  return {
    ...description,
    lines: [`${t('ui.cards.connects')}: ${names(street.connects)}.`, `${t('ui.cards.places')}: ${locations}.`],
  };
}

/** An Other World with the gates that lead there. */
function withGates(id: string): Description | undefined {
  const description = describe(id);
  const gates = [...content.gateMarkers.values()]
    .filter(({ world }) => world === id)
    .map(({ symbol, modifier }) => `${words.say(`symbol.${symbol}`)} ${words.signed(modifier)}`);
  return description && { ...description, lines: [`${t('ui.cards.gates')}: ${words.list(gates)}.`].map(capital) };
}

function byName<T extends { readonly name: string }>(list: readonly T[]): T[] {
  return [...list].sort((one, other) => one.name.localeCompare(other.name, words.locale));
}
