import { hauntContent, hauntCopies, hauntMythos } from '@vigil/rules';
import { type Description, describe } from '../game/describe.js';
import { UNUSED_SHEETS } from '../game/games.js';
import { capital, content, words } from '../game/words.js';
import { t } from '../words/t.js';
import { describeGateCard, describeLocationCard } from './encounter-cards.js';

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
  readonly description: Description;
  /** How many copies or tokens there are; undefined where that says nothing. */
  readonly copies: number | undefined;
  readonly inHaunt: InHaunt;
  readonly hauntCopies: number | undefined;
  /** Everything it is found by, in small letters. */
  readonly text: string;
}

let all: readonly Entry[] | undefined;

/** Every component of the game with what it says, by kind; worked out when it is first asked for. */
export function catalogue(): readonly Entry[] {
  all ??= KINDS.flatMap((kind) => MAKERS[kind]());
  return all;
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
  readonly gist?: string;
  readonly copies?: number;
  readonly inHaunt?: InHaunt;
  readonly hauntCopies?: number;
}

function entry(kind: Kind, id: string, description: Description | undefined, more: More = {}): Entry[] {
  if (!description) return [];
  const { name, figures, lines } = description;
  const text = [name, description.kind, ...figures.flat(), ...lines].join('\n').toLowerCase();
  const { gist = description.kind, copies, inHaunt = 'used', hauntCopies: inHauntDeck } = more;
  return [{ id, kind, name, gist, description, copies, inHaunt, hauntCopies: inHauntDeck, text }];
}

function cardsOf(deck: 'common' | 'unique' | 'spell' | 'skill' | 'ally' | 'special'): Entry[] {
  const cards = [...content.cards.values()].filter((card) => card.deck === deck);
  return byName(cards).flatMap((card) => {
    const { id, price, type, weapon, count } = card;
    const used = hauntCopies(card);
    const parts = [type === 'other' || type === undefined ? '' : type, price === undefined ? '' : `$${price}`];
    if (weapon) parts.splice(1, 0, words.signed(weapon.bonus));
    return entry(deck, id, describe(id), {
      gist: parts.filter(Boolean).join(' · ') || words.say(`deck.${deck}`),
      copies: count,
      inHaunt: markers.has(id) ? 'marker' : used === 0 ? 'unused' : 'used',
      hauntCopies: used,
    });
  });
}

const MAKERS: Readonly<Record<Kind, () => Entry[]>> = {
  investigators: () =>
    [...content.investigators.keys()].flatMap((id) =>
      entry('investigators', id, describe(id), { inHaunt: UNUSED_SHEETS.haunt.includes(id) ? 'unused' : 'used' }),
    ),
  'ancient-ones': () =>
    [...content.ancientOnes.values()].flatMap(({ id, powerName }) =>
      entry('ancient-ones', id, describe(id), { gist: powerName }),
    ),
  common: () => cardsOf('common'),
  unique: () => cardsOf('unique'),
  spell: () => cardsOf('spell'),
  skill: () => cardsOf('skill'),
  ally: () => cardsOf('ally'),
  special: () => cardsOf('special'),
  monsters: () =>
    byName([...content.monsters.values()]).flatMap(({ id, count, movement, symbol }) =>
      entry('monsters', id, describe(id), {
        gist: `${words.say(`movement.${movement}`)} · ${words.say(`symbol.${symbol}`)}`,
        copies: count,
      }),
    ),
  mythos: () =>
    byName([...content.mythos.values()]).flatMap(({ id }) =>
      entry('mythos', id, describe(id), { inHaunt: hauntDeck.has(id) ? 'used' : 'unused' }),
    ),
  'location-cards': () =>
    [...content.locationCards.values()].flatMap((card, i, cards) => {
      const n = cards.slice(0, i + 1).filter(({ neighbourhood }) => neighbourhood === card.neighbourhood).length;
      const description = describeLocationCard(card, n);
      return entry('location-cards', card.id, description, { gist: description.kind });
    }),
  'gate-cards': () =>
    [...content.gateCards.values()].flatMap((card, i) => {
      const description = describeGateCard(card, i + 1);
      return entry('gate-cards', card.id, description, { gist: description.kind.replace(/^.* · /, '') });
    }),
  places: () =>
    [...content.streets.values()].flatMap(({ id }) => [
      ...entry('places', id, withNeighbours(id)),
      ...content.locationsOf(id).flatMap(({ id: there, stable }) =>
        entry('places', there, describe(there), {
          gist: `${words.name('place', id)} · ${stable ? 'stable' : 'unstable'}`,
        }),
      ),
    ]),
  worlds: () => [...content.worlds.keys()].flatMap((id) => entry('worlds', id, withGates(id))),
  gates: () =>
    [...content.gateMarkers.values()].flatMap(({ id, symbol, modifier }) =>
      entry('gates', id, describe(id), {
        gist: `${words.say(`symbol.${symbol}`)} · ${words.signed(modifier)}`,
      }),
    ),
};

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
