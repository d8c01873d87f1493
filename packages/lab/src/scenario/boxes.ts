import { compileSchema, findViolations, type SchemaViolation } from '@vigil/content/file';
import { Dice } from '@vigil/engine';
import {
  type Content,
  createSlices,
  didYouMean,
  type JsonSchema,
  type Pack,
  type State,
  schemaOf,
  type TableState,
  ValidationError,
} from '@vigil/rules';
import type { BoxDeck } from '../games/box-types.js';
import { arkhamBoxesById, boxScenarios } from '../games/boxes.js';
import { makePartial, nullsAllowed, WHO, withSeats } from './box-schema.js';
import type { Cast } from './cast.js';
import { type Path, pathIn, ScenarioError, SchemaError } from './fault.js';
import type { Pile, ScenarioDocument } from './format.js';
import type { ComponentPool } from './pool.js';

type Sliced = Parameters<typeof createSlices>[1];

/** Returns the schemas of the state of boxes, by the ids of their packs. */
export function boxSchemas(rules: Sliced, content: Content): ReadonlyMap<string, JsonSchema> {
  return new Map(
    rules.flatMap(({ slice }) => (slice?.shape ? [[slice.box, schemaOf(slice.shape(content))] as const] : [])),
  );
}

/**
 * Sets the state of boxes as described by the scenario.
 *
 * @throws ScenarioError for an absent box or an impossible state; SchemaError for a malformed one
 */
export function layBoxes(
  document: ScenarioDocument,
  { state, content, cast }: { readonly state: TableState; readonly content: Content; readonly cast: Cast },
  rules: Sliced,
): void {
  const { seed, name, boxes = {} } = document;
  createSlices(state, rules, content, Dice.seeded(seed ?? name));
  const schemas = boxSchemas(rules, content);
  for (const [id, given] of Object.entries(boxes)) {
    const laid = state.boxes?.[id];
    if (typeof laid !== 'object' || laid === null) {
      const boxIds = Object.keys(state.boxes ?? {});
      throw new ScenarioError(['boxes', id], `no box "${id}" has state at this table${didYouMean(id, boxIds)}`);
    }
    const schema = schemas.get(id) ?? openSchema(laid);
    checkPart(given, schema, ['boxes', id]);
    merge(laid, withSeats(given, schema, cast, ['boxes', id]) as object);
  }
}

/** The form of a state without a schema: its initial fields. */
function openSchema(laid: object): JsonSchema {
  const properties = Object.fromEntries(Object.keys(laid).map((field) => [field, {}]));
  return { type: 'object', additionalProperties: false, properties };
}

const checks = new Map<string, ReturnType<typeof compileSchema>>();

function checkPart(given: unknown, schema: JsonSchema, path: Path): void {
  const whole = { ...makePartial(nullsAllowed(schema)), $defs: { who: WHO } };
  const key = JSON.stringify(whole);
  const check = checks.get(key) ?? compileSchema(whole);
  checks.set(key, check);
  const violations: readonly SchemaViolation[] = findViolations(given, check);
  if (violations.length > 0)
    throw new SchemaError(violations.map((violation) => ({ ...violation, path: [...path, ...violation.path] })));
}

/** Copies fields of a document into a state. `null` removes a field; lists are replaced. */
function merge(target: object, from: object): void {
  for (const [field, value] of Object.entries(from)) {
    const before: unknown = Reflect.get(target, field);
    if (isRecord(value) && isRecord(before)) merge(before, value);
    else Reflect.set(target, field, value === null ? undefined : value);
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lets boxes make their states consistent with the position. Throws {@link ScenarioError} if that is impossible. */
export function settleBoxes({ boxes = {} }: ScenarioDocument, content: Content, state: State): void {
  for (const [id, scenario] of boxScenarios(content)) {
    if (!state.boxes?.[id] || !scenario.settle) continue;
    try {
      scenario.settle({ state, content, given: boxes[id] ?? {} });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new ScenarioError(['boxes', id, ...pathIn(error.place)], `boxes.${id}.${error.place}: ${error.why}`);
    }
  }
}

/**
 * Throws {@link ScenarioError} if the position violates an invariant that a box adds to the game. Not for those that
 * count components, since a scenario may leave some out.
 */
export function checkBoxInvariants(content: Content, state: State): void {
  for (const [id, { invariants }] of arkhamBoxesById(content)) {
    for (const { id: overrides, name, clauses, countsComponents, findViolation } of invariants?.([], content) ?? []) {
      if (overrides !== undefined || countsComponents) continue;
      const violation = findViolation(state, NO_SEATS, []);
      if (violation !== undefined)
        throw new ScenarioError(['boxes', id], `boxes.${id}: ${name} (${clauses.join(', ')}), but ${violation}`);
    }
  }
}

const NO_SEATS: ReadonlySet<number> = new Set();

/** Takes the cards that parts of boxes hold from the pool. */
export function takeHeldCards({ boxes = {} }: ScenarioDocument, content: Content, pool: ComponentPool): void {
  for (const [id, { heldCards }] of boxScenarios(content)) {
    for (const [card, path] of heldCards?.(boxes[id] ?? {}) ?? []) pool.card(card, ['boxes', id, ...path]);
  }
}

// ---- decks ----

/** Returns the decks of boxes that scenarios may name, by name. */
export function boxDecks(content: Content): ReadonlyMap<string, BoxDeck> {
  return new Map(boxScenarios(content).flatMap(([, { decks = {} }]) => Object.entries(decks)));
}

/** Returns the decks of a document that belong to the game itself. */
export function ownDecks(
  decks: Readonly<Record<string, Pile>> | undefined,
  content: Content,
): Readonly<Record<string, Pile>> | undefined {
  const others = boxDecks(content);
  return decks && Object.fromEntries(Object.entries(decks).filter(([name]) => !others.has(name)));
}

/** Returns the cards that a document puts on the table, in its order. */
function cardsTurnedUp({ inPlay = [] }: Pick<ScenarioDocument, 'inPlay'>): readonly string[] {
  return inPlay.map((entry) => (typeof entry === 'string' ? entry : entry.card));
}

/** Returns the cards that a document names for a box's deck, each once and none of those in play. */
function namedCardsOf(
  name: string,
  deck: BoxDeck,
  pile: Pile,
  content: Content,
  ancientOne: string,
  inPlay: readonly string[],
): readonly string[] {
  const all = deck.cards(content, ancientOne);
  const [cards, path] = 'exactly' in pile ? [pile.exactly, ['decks', name, 'exactly']] : [pile, ['decks', name]];
  cards.forEach((card, i) => {
    if (!all.includes(card)) {
      const near = didYouMean(card, all) || `; there are ${all.join(', ')}`;
      throw new ScenarioError([...path, i], `there is no card "${card}" in the deck ${name}${near}`);
    }
    if (cards.indexOf(card) < i) throw new ScenarioError([...path, i], `there is only one "${card}"`);
    if (inPlay.includes(card)) throw new ScenarioError([...path, i], `"${card}" is already on the table`);
  });
  return cards;
}

/** Returns the packs without the cards that a document omits from decks with random draws. */
export function onlyNamed(document: ScenarioDocument, content: Content): readonly Pack[] {
  const { decks = {}, ancientOne = '' } = document;
  const inPlay = cardsTurnedUp(document);
  const out = new Set<string>();
  for (const [name, deck] of boxDecks(content)) {
    if (deck.isNeverInPlay) refuseInPlay(deck.cards(content, ancientOne), name, inPlay);
    const pile = decks[name];
    if (pile === undefined || deck.arrange) continue;
    const named = namedCardsOf(name, deck, pile, content, ancientOne, inPlay);
    if (named.length === 0)
      throw new ScenarioError(['decks', name], 'a deck that cards are drawn from needs at least one');
    for (const card of deck.cards(content, ancientOne)) {
      if (!named.includes(card) && !inPlay.includes(card)) out.add(card);
    }
  }
  if (out.size === 0) return content.packs;
  return content.packs.map((pack) =>
    pack.tableCards ? { ...pack, tableCards: pack.tableCards.filter(({ id }) => !out.has(id)) } : pack,
  );
}

function refuseInPlay(cards: readonly string[], deck: string, inPlay: readonly string[]): void {
  const at = inPlay.findIndex((card) => cards.includes(card));
  if (at < 0) return;
  const why = `"${inPlay[at]}" returns to the deck ${deck} once it is resolved, so it is never on the table`;
  throw new ScenarioError(['inPlay', at], why);
}

/**
 * Arranges the decks of boxes that a document names. Named cards are on top, unless the list is complete; cards in play
 * are in no deck.
 */
export function layBoxDecks({ decks = {} }: ScenarioDocument, content: Content, state: State): void {
  const inPlay = state.inPlay.map(({ card }) => card);
  for (const [name, deck] of boxDecks(content)) {
    const pile = decks[name];
    if (pile === undefined || !deck.arrange) continue;
    const named = namedCardsOf(name, deck, pile, content, state.ancientOne, inPlay);
    const rest = deck
      .cards(content, state.ancientOne)
      .filter((card) => !named.includes(card) && !inPlay.includes(card));
    deck.arrange(state, 'exactly' in pile ? named : [...named, ...rest]);
  }
}
