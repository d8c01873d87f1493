import { COMPONENT_LISTS, type ComponentList, type Pack } from './components.js';
import type { Content } from './content.js';
import { didYouMean } from './did-you-mean.js';

/**
 * A reference to a missing component. `at`: its location in the component; `message`: the problem, without the
 * location.
 */
export interface ContentProblem {
  readonly pack: string;
  readonly sort: keyof Pack;
  readonly component: string;
  readonly at: string;
  readonly message: string;
}

/** Error of packs that do not fit together. The message lists the problems with their locations, up to a limit. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(faults: readonly ContentProblem[]) {
    const lines = faults.map(
      ({ pack, sort, component, at, message }) => `pack "${pack}", ${sort}, "${component}", ${at}: ${message}`,
    );
    const more = lines.length > MAX_LISTED ? [`and ${lines.length - MAX_LISTED} more`] : [];
    super([...lines.slice(0, MAX_LISTED), ...more].join('\n'));
    this.name = 'ContentFault';
    this.problems = faults;
  }
}
const MAX_LISTED = 20;

/** The kinds of target of a reference. */
type ReferenceTarget =
  | 'ancient one'
  | 'board'
  | 'card'
  | 'component'
  | 'deck'
  | 'entry'
  | 'handler'
  | 'location'
  | 'monster'
  | 'neighbourhood'
  | 'kind of place'
  | 'place'
  | 'special card'
  | 'street'
  | 'world'
  | 'card in play'
  | 'gate entry';

/** A reference in a component's data. `at`: its location in the component. */
interface Reference {
  readonly names: ReferenceTarget;
  readonly id: string;
  readonly at: string;
}

/** Fields that are references anywhere in the effect language. */
const FIELDS: Readonly<Record<string, ReferenceTarget>> = {
  card: 'card',
  cards: 'card',
  neighbourhood: 'street',
  gift: 'component',
  has: 'card',
  deck: 'deck',
  decks: 'deck',
  kinds: 'monster',
  place: 'place',
  places: 'place',
  world: 'world',
  inPlay: 'card in play',
  onBoard: 'monster',
  ancientOne: 'ancient one',
  gatesTo: 'world',
  faceUp: 'card in play',
  whileClueAt: 'location',
  except: 'component',
};

/** Fields that are references in one sort of component. */
const SORT_FIELDS: Readonly<Partial<Record<Sort, Readonly<Record<string, ReferenceTarget>>>>> = {
  cards: { from: 'location', with: 'special card', keptWith: 'special card' },
  ancientOnes: { rubble: 'location' },
  investigators: { home: 'place', noClueAt: 'place', insane: 'place', unconscious: 'place', otherwise: 'place' },
  places: { kind: 'kind of place', connects: 'place', beside: 'street' },
  streets: { connects: 'street', black: 'place', white: 'place', board: 'board' },
  locations: { street: 'street', neighbourhood: 'place', connects: 'place', black: 'place', white: 'place' },
  locationCards: { neighbourhood: 'neighbourhood' },
  mythos: { gate: 'place', clues: 'place', activity: 'place' },
};

/** Effects whose `at` is a place. */
const AT_A_PLACE: readonly unknown[] = ['place', 'releaseTrophies', 'lay'];
/** Effects whose `card` is a special one. */
const SPECIAL_CARD_EFFECTS: readonly unknown[] = ['receive', 'removeStatus'];

/** Lists whose components refer to others. Decks, boards and kinds of area only describe themselves. */
type Sort = Exclude<ComponentList, 'decks' | 'boards' | 'placeKinds'>;
const SORTS = COMPONENT_LISTS.filter(
  (list): list is Sort => list !== 'decks' && list !== 'boards' && list !== 'placeKinds',
);

/**
 * Throws {@link ContentError} if a component in use refers to a deck, card, monster or place that the packs lack.
 * Components that a later pack overrides are not in use. Tests call this for built-in packs; loading does for all
 * others (`Registry.load`).
 */
export function checkReferences(content: Content): void {
  const faults: ContentProblem[] = [];
  const known = knownIds(content);
  const inUse = componentsInUse(content.packs);
  for (const pack of content.packs) {
    for (const sort of SORTS) {
      for (const component of pack[sort] ?? []) {
        if (!inUse.has(component)) continue;
        for (const { names, id, at } of referencesOf(sort, component)) {
          if (known[names](id)) continue;
          const near = didYouMean(id, known.all(names));
          const message = `there is no ${names} "${id}"${near}`;
          faults.push({ pack: pack.id, sort, component: component.id, at, message });
        }
      }
    }
  }
  for (const { id: pack, byWater = [] } of content.packs) {
    for (const area of byWater) {
      if (known.place(area)) continue;
      const near = didYouMean(area, known.all('place'));
      faults.push({
        pack,
        sort: 'byWater',
        component: area,
        at: 'byWater',
        message: `there is no place "${area}"${near}`,
      });
    }
  }
  for (const { id: pack, more = {} } of content.packs) {
    for (const sort of ['cards', 'monsters'] as const) {
      for (const id of Object.keys(more[sort] ?? {})) {
        if (content[sort].has(id)) continue;
        const near = didYouMean(id, content[sort].keys());
        faults.push({ pack, sort: 'more', component: id, at: sort, message: `there is nothing to add to${near}` });
      }
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
}

/** Returns the components that no later pack overrides. */
function componentsInUse(packs: readonly Pack[]): ReadonlySet<object> {
  return new Set(
    SORTS.flatMap((sort) => [
      ...new Map(packs.flatMap((pack) => (pack[sort] ?? []).map((one): [string, object] => [one.id, one]))).values(),
    ]),
  );
}

/** Returns look-ups of the existing ids, by kind of target. */
function knownIds(
  content: Content,
): Record<ReferenceTarget, (id: string) => boolean> & { all(names: ReferenceTarget): string[] } {
  const { cards, decks, monsters, places, streets, locations, worlds, boards, mythos, tableCards, placeKinds } =
    content;
  const special = new Set([...cards.values()].filter(({ deck }) => deck === 'special').map(({ id }) => id));
  const rooms = new Set([...locations.values()].flatMap(({ innerRoom }) => innerRoom?.entry ?? []));
  const by: Record<ReferenceTarget, readonly { has(id: string): boolean; keys(): Iterable<string> }[]> = {
    'ancient one': [content.ancientOnes],
    board: [boards],
    card: [cards],
    component: [cards, monsters, places, mythos, tableCards, content.investigators, content.ancientOnes],
    deck: [decks],
    entry: [locations, rooms],
    handler: [knownHandlers(content.packs)],
    location: [locations],
    monster: [monsters],
    neighbourhood: [content.neighbourhoods],
    'kind of place': [placeKinds],
    place: [places],
    'special card': [special],
    street: [streets],
    world: [worlds],
    'card in play': [mythos, tableCards],
    'gate entry': [worlds, new Set(['other'])],
  };
  const has = Object.fromEntries(
    Object.entries(by).map(([names, sets]) => [names, (id: string) => sets.some((set) => set.has(id))]),
  ) as Record<ReferenceTarget, (id: string) => boolean>;
  return { ...has, all: (names) => by[names].flatMap((set) => [...set.keys()]) };
}

/** Returns the handlers of packs with rules of their own. A pack from a file has no rules. */
function knownHandlers(packs: readonly Pack[]): ReadonlySet<string> {
  const references = packs.flatMap((pack) =>
    pack.fromFile ? [] : SORTS.flatMap((sort) => (pack[sort] ?? []).flatMap((one) => referencesOf(sort, one))),
  );
  return new Set(references.flatMap(({ names, id }) => (names === 'handler' ? [id] : [])));
}

/** Components are immutable: their references are collected once. */
const referenceCache = new WeakMap<object, readonly Reference[]>();

function referencesOf(sort: Sort, component: object): readonly Reference[] {
  const known = referenceCache.get(component);
  if (known) return known;
  const references: Reference[] = [];
  collectReferences(sort, component, '', references);
  referenceCache.set(component, references);
  return references;
}

/** Collects the references in a part of a component. `at`: its location there. */
function collectReferences(sort: Sort, part: object, at: string, found: Reference[]): void {
  if (Array.isArray(part)) {
    part.forEach((one: unknown, i) => {
      if (typeof one === 'object' && one !== null) collectReferences(sort, one, `${at}[${i}]`, found);
    });
    return;
  }
  const whole = part as Readonly<Record<string, unknown>>;
  for (const field in whole) {
    const value = whole[field];
    const names = whole.ifThere === true ? undefined : referenceTarget(sort, field, value, whole);
    const inside = typeof value === 'object' && value !== null;
    if (names === undefined && !inside) continue;
    const path = at === '' ? field : `${at}.${field}`;
    const words = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
    if (names) for (const id of words) if (typeof id === 'string') found.push({ names, id, at: path });
    if (sort === 'investigators' && field === 'random' && inside) {
      for (const id of Object.keys(value)) found.push({ names: 'deck', id, at: path });
    } else if (inside) collectReferences(sort, value, path, found);
  }
}

function referenceTarget(
  sort: Sort,
  field: string,
  value: unknown,
  whole: Readonly<Record<string, unknown>>,
): ReferenceTarget | undefined {
  // A special card is in no deck.
  if (field === 'deck' && value === 'special' && sort === 'cards') return undefined;
  if (field === 'name' && whole.do === 'handler') return 'handler';
  if (field === 'card' && SPECIAL_CARD_EFFECTS.includes(whole.do)) return 'special card';
  if (field === 'card' && (whole.do === 'turnCard' || whole.do === 'lay')) return 'card in play';
  if (field === 'at') {
    if (AT_A_PLACE.includes(whole.do)) return 'place';
    if (sort === 'tableCards' && 'kind' in whole) return 'place';
    if (!('effects' in whole)) return undefined;
    return sort === 'locationCards' ? 'entry' : sort === 'gateCards' ? 'gate entry' : undefined;
  }
  // A card that spares one investigator, or places that are spared.
  if (field === 'sparing') return Array.isArray(value) ? 'place' : 'card';
  return SORT_FIELDS[sort]?.[field] ?? FIELDS[field];
}
