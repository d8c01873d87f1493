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

/** The kinds, followed by the decks of a pack. */
export function kindsOf({ decks = [] }: Pack): Kind[] {
  const after = KINDS.indexOf('special');
  return [...KINDS.slice(0, after), ...decks.map(({ id }) => id), ...KINDS.slice(after)];
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
  const there = Object.entries(figures).filter(([, figure]) => figure !== undefined);
  const made = { id, kind, name, count, text: text.join('\n'), figures: Object.fromEntries(there) };
  return handler === '' ? made : { ...made, handler };
}

function handlers(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { do: does, name } = data as { do?: unknown; name?: unknown };
  const own = does === 'handler' && typeof name === 'string' ? [name] : [];
  return [...own, ...Object.values(data).flatMap(handlers)];
}

function investigators({ investigators: all }: Pack, w: Words): ListedComponent[] {
  return all.map((one) => {
    const { occupation, sanity, stamina, home, focus, sliders, fixed, random } = one;
    const text = [`${w.name('used', one.id)}: ${investigatorText(w, one).join(' ')}`];
    return component(
      'investigator',
      one,
      text,
      { occupation, sanity, stamina, home, focus, sliders, fixed, random },
      one,
    );
  });
}

function ancientOnes({ ancientOnes: all }: Pack, w: Words): ListedComponent[] {
  return all.map((one) => {
    const { combatRating, doom, defenses, attack } = one;
    const { worshippers, power, startOfBattle, attack: attacks } = ancientOneText(w, one);
    const text = [
      ...worshippers,
      `${w.name('printed', one.powerName)}: ${power.join(' ')}`,
      ...startOfBattle,
      ...attacks,
    ];
    const figures = { combatRating, doom, defenses, attackCheck: attack.check, attackModifier: attack.modifier };
    return component('ancient-one', one, text, figures, one);
  });
}

function monsters({ monsters: all }: Pack, w: Words): ListedComponent[] {
  return all.map((one) => {
    const { movement, symbol, awareness, horror, combat, toughness, abilities, nightmarish, overwhelming, inCup } = one;
    const keywords = monsterKeywords(w, one).map(({ name }) => name);
    const text = [...(keywords.length > 0 ? [`${keywords.join(', ')}.`] : []), ...monsterText(w, one)];
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
    return component('monster', one, text, figures, one);
  });
}

function cards(pack: Pack, w: Words): ListedComponent[] {
  return kindsOf(pack).flatMap((kind) =>
    pack.cards
      .filter(({ deck }) => deck === kind)
      .map((one) => {
        const { price, type, weapon, item, magical, from } = one;
        const { hands, damage, bonus } = weapon ?? {};
        const figures = { price, type, hands, damage, bonus, item, magical, from };
        return component(kind, one, cardText(w, one), figures, one);
      }),
  );
}

function tableCards({ tableCards: all = [] }: Pack, w: Words): ListedComponent[] {
  return all.map((one) => {
    const { kind, title, always, tokens } = one;
    return component('table-card', one, tableCardText(w, one), { kind, title, always, tokens }, one);
  });
}

function mythos(
  { mythos: all }: Pack,
  w: Words,
  figuresOf: (card: MythosDef) => Record<string, unknown>,
): ListedComponent[] {
  return all.map((one) => component('mythos', one, mythosText(w, one), figuresOf(one), one));
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
    ...locations.map((one) => {
      const { street, stable, closesAtTerror } = one;
      return component('location', one, locationText(w, one), { street, stable, closesAtTerror }, one);
    }),
    ...streets.map((one) => {
      const { connects, black, white } = one;
      return component('street', one, [], { connects, black, white }, one);
    }),
    ...worlds.map((one) => component('world', one, [], { colours: one.colours }, one)),
    ...gateMarkers.map((one) => {
      const { id, world, symbol, modifier } = one;
      return component('gate-marker', { id, name: w.name('gate', id) }, [], { world, symbol, modifier }, one);
    }),
  ];
}
