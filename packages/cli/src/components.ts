/** Every component of a pack in one form, for `vigil cards` and for looking up components during a game. */
import {
  ancientOneText,
  cardText,
  entryText,
  gateCardText,
  investigatorText,
  locationText,
  type MythosDef,
  monsterKeywords,
  monsterText,
  mythosText,
  type Pack,
  tableCardText,
  type Words,
} from '@vigil/rules';
import type { TerminalGame } from './games/index.js';
import { say } from './terminal/text.js';

/** Kinds of components, in listing order. */
export const KINDS = [
  'investigator',
  'ancient-one',
  'monster',
  'common',
  'unique',
  'spell',
  'skill',
  'ally',
  'special',
  'mythos',
  'table-card',
  'location-encounter',
  'gate-encounter',
  'location',
  'street',
  'world',
  'gate-marker',
] as const;

/** One of these kinds, or a deck of a pack. */
export type Kind = (typeof KINDS)[number] | (string & Record<never, never>);

/** The kinds, and the further decks of a pack. */
export function kindsOf(pack: Pack): Kind[] {
  const after = KINDS.indexOf('special');
  return [...KINDS.slice(0, after), ...furtherDecks(pack), ...KINDS.slice(after)];
}

/** Decks of a pack that are no kind of every pack: its own, and those of other packs to which it adds cards. */
export function furtherDecks({ decks = [], cards }: Pack): string[] {
  const known = new Set<string>(KINDS);
  const all = [...decks.map(({ id }) => id), ...cards.map(({ deck }) => deck)];
  return [...new Set(all)].filter((id) => !known.has(id));
}

/** One component. `text` is generated from its data. `handler` names any part that only code can express. */
export interface ListedComponent {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly count: number;
  readonly text: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly handler?: string;
}

/** Returns all components as a game uses them, or those of one pack. */
export function componentsOf({ pack, mythosFigures }: TerminalGame, w: Words, only?: Pack): ListedComponent[] {
  return components(pack(only), w, mythosFigures);
}

/** Returns all components of a pack, kind by kind. `figuresOf`: the figures to show for a Mythos card. */
export function components(pack: Pack, w: Words, figuresOf = printedFigures): ListedComponent[] {
  return [
    ...investigators(pack, w),
    ...ancientOnes(pack, w),
    ...monsters(pack, w),
    ...cards(pack, w),
    ...mythos(pack, w, figuresOf),
    ...tableCards(pack, w),
    ...encounters(pack, w),
    ...places(pack, w),
  ];
}

/** Creates a component from its parts. Omits missing figures, and finds handlers in the data. */
function component(
  kind: Kind,
  { id, name, count = 1 }: { id: string; name: string; count?: number },
  text: readonly string[],
  figures: Record<string, unknown>,
  data: unknown,
): ListedComponent {
  const handler = [...new Set(handlers(data))].join(', ');
  const present = Object.entries(figures).filter(([, figure]) => figure !== undefined);
  const listed = { id, kind, name, count, text: text.join('\n'), figures: Object.fromEntries(present) };
  return handler === '' ? listed : { ...listed, handler };
}

function handlers(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { do: does, name } = data as { do?: unknown; name?: unknown };
  const own = does === 'handler' && typeof name === 'string' ? [name] : [];
  return [...own, ...Object.values(data).flatMap(handlers)];
}

/** A text with its name before it, which may end with a mark of its own: "Science! No gates …". */
const named = (name: string, text: readonly string[]) => `${name}${/[.!?]$/.test(name) ? '' : '.'} ${text.join(' ')}`;

function investigators({ investigators: all }: Pack, w: Words): ListedComponent[] {
  return all.map((item) => {
    const { occupation, sanity, stamina, home, focus, sliders, fixed, random } = item;
    const text = [named(w.name('used', item.id), investigatorText(w, item))];
    return component(
      'investigator',
      item,
      text,
      { occupation, sanity, stamina, home, focus, sliders, fixed, random },
      item,
    );
  });
}

function ancientOnes({ ancientOnes: all }: Pack, w: Words): ListedComponent[] {
  return all.map((item) => {
    const { combatRating, doom, defenses, attack } = item;
    const { worshippers, power, startOfBattle, attack: attacks } = ancientOneText(w, item);
    const text = [
      ...worshippers,
      named(w.name('printed', item.powerName), power),
      ...startOfBattle.map((line) => say(w, 'shared.figure.start-of-battle', { line })),
      ...attacks.map((line) => say(w, 'shared.figure.attack', { line })),
    ];
    const figures = { combatRating, doom, defenses, attackCheck: attack.check, attackModifier: attack.modifier };
    return component('ancient-one', item, text, figures, item);
  });
}

function monsters({ monsters: all }: Pack, w: Words): ListedComponent[] {
  return all.map((item) => {
    const { movement, symbol, awareness, horror, combat, toughness, abilities, nightmarish, overwhelming, inCup } =
      item;
    const keywords = monsterKeywords(w, item).map(({ name }) => name);
    const text = [...(keywords.length > 0 ? [`${keywords.join(', ')}.`] : []), ...monsterText(w, item)];
    const figures = {
      movement,
      symbol,
      awareness,
      horrorRating: horror?.rating,
      horrorDamage: horror?.damage,
      combatRating: combat?.rating,
      combatDamage: combat?.damage,
      toughness,
      abilities,
      nightmarish,
      overwhelming,
      inCup,
    };
    return component('monster', item, text, figures, item);
  });
}

function cards(pack: Pack, w: Words): ListedComponent[] {
  return kindsOf(pack).flatMap((kind) =>
    pack.cards
      .filter(({ deck }) => deck === kind)
      .map((card) => {
        const { price, type, weapon, item, magical, from } = card;
        const { hands, damage, bonus } = weapon ?? {};
        const figures = { price, type, hands, damage, bonus, item, magical, from };
        return component(kind, card, cardText(w, card), figures, card);
      }),
  );
}

function tableCards({ tableCards: all = [] }: Pack, w: Words): ListedComponent[] {
  return all.map((item) => {
    const { kind, title, always, tokens } = item;
    return component('table-card', item, tableCardText(w, item), { kind, title, always, tokens }, item);
  });
}

function mythos(
  { mythos: all }: Pack,
  w: Words,
  figuresOf: (card: MythosDef) => Record<string, unknown>,
): ListedComponent[] {
  return all.map((item) => component('mythos', item, mythosText(w, item), figuresOf(item), item));
}

function printedFigures(card: MythosDef): Record<string, unknown> {
  const { type, subtype, gate, gateBurst, clues, white, black, activity } = card;
  return { type, subtype, gate, gateBurst, clues, white, black, activity };
}

function encounters({ locationCards, gateCards }: Pack, w: Words): ListedComponent[] {
  const atLocations = locationCards.flatMap((card) =>
    card.entries.map((entry) =>
      component(
        'location-encounter',
        { id: `${card.id}/${entry.at}`, name: w.capitalize(w.theme(card.id, entry.at) ?? entry.at) },
        [entryText(w, entry)],
        { card: card.id, neighbourhood: card.neighbourhood, at: entry.at },
        entry,
      ),
    ),
  );
  const beyondGates = gateCards.flatMap((card) =>
    card.reshuffle
      ? [
          component(
            'gate-encounter',
            { id: card.id, name: card.id },
            [gateCardText(w, card, 'other')],
            { reshuffle: true },
            card,
          ),
        ]
      : card.entries.map((entry) =>
          component(
            'gate-encounter',
            { id: `${card.id}/${entry.at}`, name: w.capitalize(w.theme(card.id, entry.at) ?? entry.at) },
            [entryText(w, entry)],
            { card: card.id, colour: card.colour, at: entry.at },
            entry,
          ),
        ),
  );
  return [...atLocations, ...beyondGates];
}

function places({ locations, streets, worlds, gateMarkers }: Pack, w: Words): ListedComponent[] {
  return [
    ...locations.map((item) => {
      const { street, stable, closesAtTerror } = item;
      return component('location', item, locationText(w, item), { street, stable, closesAtTerror }, item);
    }),
    ...streets.map((item) => {
      const { connects, black, white } = item;
      return component('street', item, [], { connects, black, white }, item);
    }),
    ...worlds.map((item) => component('world', item, [], { colours: item.colours }, item)),
    ...gateMarkers.map((marker) => {
      const { id, world, symbol, modifier } = marker;
      return component('gate-marker', { id, name: w.name('gate', id) }, [], { world, symbol, modifier }, marker);
    }),
  ];
}
