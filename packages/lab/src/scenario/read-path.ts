import {
  type AnyInvestigator,
  type CardInPlay,
  type Content,
  didYouMean,
  type HauntOutcome,
  type Outcome,
  type State,
  ValidationError,
} from '@vigil/rules';
import { boxScenarios } from '../games/boxes.js';
import { boxDecks } from './boxes.js';
import { deckFault } from './deck-cards.js';
import type { Scene } from './game.js';
import { cardsForTable } from './name-kinds.js';
import { type FormOf, follow, followSchema, NoSuchPath } from './paths.js';

export { NoSuchPath } from './paths.js';

/** Fields of a card that lies on the table. */
export const LYING: FormOf<CardInPlay> = {
  card: true,
  as: true,
  at: true,
  since: true,
  until: true,
  tokens: true,
  exhausted: true,
  monsters: true,
  ending: true,
};

/**
 * Returns the value at a path of the position. Paths of the state itself work (`battle.pool`). So do those listed in
 * docs/scenarios.md, which use plain words: `monsters.woods`, `clues.woods`, `ann.stamina`.
 */
export function readStatePath(scene: Scene, path: string): unknown {
  const [head = '', ...rest] = path.split('.');
  const { game, state, cast, content } = scene;
  const own = game.readPath(scene, head, rest);
  if (own !== undefined) return own;
  const ofBox = readBoxPath(scene, head, rest, path);
  if (ofBox !== undefined) return ofBox;
  const [first] = rest;
  switch (head) {
    case 'phase':
      return state.step.phase;
    case 'investigators':
      if (first === undefined) return state.investigators.map(({ id }) => id);
      return investigator(scene, first, rest.slice(1));
    case 'monsters':
      return first === undefined ? state.monsters.map(({ token }) => token) : monsters(scene, first);
    case 'gates':
      if (first === undefined) return state.gates.map(({ at }) => at);
      return place(scene, first) && (state.gates.find(({ at }) => at === first)?.marker ?? null);
    case 'clues':
      return first === undefined ? sum(state.clues) : place(scene, first) && (state.clues[first] ?? 0);
    case 'closed':
      if (first === undefined) return state.closed.map(({ at }) => at);
      return place(scene, first) && (state.closed.find(({ at }) => at === first)?.until ?? false);
    case 'inPlay': {
      if (first === undefined) return state.inPlay.map(({ card }) => card);
      const lists = cardsForTable(content);
      if (!lists.some((list) => list.has(first))) {
        const known = lists.flatMap((list) => [...list.keys()]);
        throw new NoSuchPath(`there is no card for the table "${first}"${didYouMean(first, known)}`);
      }
      const tableCard = state.inPlay.find(({ card }) => card === first);
      return rest.length === 1 ? tableCard !== undefined : follow(tableCard, rest.slice(1), path, LYING);
    }
    case 'cup':
      return first === undefined
        ? state.cup
        : isMonster(scene, first) && state.cup.filter((token) => isA(scene, first, token)).length;
    case 'gatePile':
      return first === undefined
        ? state.gatePile
        : isGate(scene, first) && state.gatePile.filter((m) => isA(scene, first, m)).length;
    case 'decks':
      return deck(scene, rest);
    case 'result':
      return follow(scene.result ?? null, rest, path, OUTCOME);
    default: {
      if (cast.find(head) !== undefined && !(head in state)) return investigator(scene, head, rest);
      if (content.monsters.has(head) || content.tokens.has(head) || cast.tokenOf(head)) return whereIs(scene, head);
      return follow(state, [head, ...rest], path, game.optionalParts);
    }
  }
}

/** Outcome of a game of any kind. */
export const OUTCOME: FormOf<Omit<Outcome, 'how'> & HauntOutcome> = {
  won: true,
  how: true,
  winner: true,
  awakenedBy: true,
  turns: true,
  days: true,
  score: true,
  firstCitizen: true,
};

/** Throws {@link NoSuchPath} for a path that a box refuses. */
function readOrRefuse(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    throw error instanceof ValidationError ? new NoSuchPath(error.why) : error;
  }
}

/** State of boxes, directly (`boxes.dunwich.horror`) and by their own paths. */
function readBoxPath({ state, content, schemas }: Scene, head: string, rest: readonly string[], path: string) {
  if (head !== 'boxes') {
    const scene = { state: state as unknown as State, content };
    const laid = state.boxes ?? {};
    for (const [id, { readPath: readBoxPath }] of boxScenarios(content)) {
      const found = id in laid ? readOrRefuse(() => readBoxPath?.(scene, head, rest)) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const [id = '', ...part] = rest;
  const laid = state.boxes?.[id];
  if (laid === undefined) {
    throw new NoSuchPath(`no box "${id}" has state at this table${didYouMean(id, Object.keys(state.boxes ?? {}))}`);
  }
  const schema = schemas.get(id);
  return schema ? followSchema(laid, schema, part, path) : follow(laid, part, path);
}

/** True if a name of the scenario refers to this token, marker or component: by id, kind, world or name. */
export function isA(scene: Pick<Scene, 'content' | 'cast'>, name: string, id: string): boolean {
  const { content, cast } = scene;
  return (
    name === id ||
    cast.tokenOf(name) === id ||
    content.tokens.get(id)?.id === name ||
    content.gateMarkers.get(id)?.world === name
  );
}

function investigator(scene: Scene, name: string, path: readonly string[]): unknown {
  const { state, cast, content } = scene;
  const seat = cast.find(name);
  const who = state.investigators[seat ?? -1] ?? state.investigators.find(({ id }) => id === name);
  if (!who) throw new NoSuchPath(`no investigator is called "${name}"`);
  const own = scene.game.readPersonPath(scene, who, path);
  if (own !== undefined) return own;
  const [field, part] = path;
  switch (field) {
    case 'cards':
      if (part === undefined) return who.cards.map(({ card }) => card);
      if (!content.cards.has(part)) {
        throw new NoSuchPath(`there is no card "${part}"${didYouMean(part, content.cards.keys())}`);
      }
      return cards(who, part, path.slice(2));
    case 'items':
      return who.cards.filter(({ card }) => isItem(content, card)).length;
    case 'blessed':
      return who.cards.some(({ card }) => card === 'blessing');
    case 'cursed':
      return who.cards.some(({ card }) => card === 'curse');
    case 'out':
      return who.place === 'out';
    default:
      return follow(who, path, `${name}.${path.join('.')}`, scene.game.optionalParts);
  }
}

/** `cards.knife`: number of cards; `cards.knife.exhausted`, `.tokens`, `.fresh`: of the first. */
function cards(who: AnyInvestigator, card: string, path: readonly string[]): unknown {
  const mine = who.cards.filter((possession) => possession.card === card);
  const [field] = path;
  if (field === undefined) return mine.length;
  if (field !== 'tokens' && field !== 'exhausted' && field !== 'fresh') {
    throw new NoSuchPath(`a card has no "${field}"${didYouMean(field, ['tokens', 'exhausted', 'fresh'])}`);
  }
  const possession = mine[0];
  if (!possession) return null;
  return field === 'tokens' ? (possession.tokens ?? 0) : (possession[field] ?? false);
}

function isItem(content: Content, card: string): boolean {
  return content.isItem(content.cards.get(card));
}

/** `monsters.<place>`: the tokens there; `monsters.<monster>`: its place. */
function monsters(scene: Scene, name: string): unknown {
  const { state, content } = scene;
  if (content.places.has(name)) return state.monsters.filter(({ at }) => at === name).map(({ token }) => token);
  return whereIs(scene, name);
}

/** Returns the location of a monster: an area, `cup`, `box`, `trophy`, `rumor` (on the card), or `nowhere` while a card resolves. */
function whereIs(scene: Scene, name: string): string {
  const { state, content, cast } = scene;
  if (!content.monsters.has(name) && !content.tokens.has(name) && !cast.tokenOf(name)) {
    throw new NoSuchPath(`"${name}" is neither a place nor a monster`);
  }
  const fits = (token: string) => isA(scene, name, token);
  const onBoard = state.monsters.find(({ token }) => fits(token));
  if (onBoard) return onBoard.at;
  if (state.investigators.some((who) => who.monsterTrophies.some(fits))) return 'trophy';
  if (state.box.some(fits)) return 'box';
  const holder = state.inPlay.find(({ monsters }) => monsters?.some(fits));
  return holder?.as ?? (state.cup.some(fits) ? 'cup' : 'nowhere');
}

/** `decks.ally`: its cards from the top; `decks.ally.duke`: number of copies. */
function deck({ state, content }: Scene, path: readonly string[]): unknown {
  const [id = '', card] = path;
  if (id === '') throw new NoSuchPath('say which deck');
  const box = boxDecks(content).get(id);
  const cards: unknown = box ? box.read(state as unknown as State, content) : Reflect.get(state.decks, id);
  if (!Array.isArray(cards)) {
    const known = [...Object.keys(state.decks), ...boxDecks(content).keys()];
    throw new NoSuchPath(`there is no deck "${id}"${didYouMean(id, known)}`);
  }
  if (card === undefined) return cards;
  const { tableCards, mythos, gateCards, locationCards } = content;
  if (![content.cards, tableCards, mythos, gateCards, locationCards].some((list) => list.has(card))) {
    throw new NoSuchPath(`there is no card "${card}"${didYouMean(card, content.cards.keys())}`);
  }
  const fault = deckFault(content, id, card);
  if (fault !== undefined) throw new NoSuchPath(fault);
  return cards.filter((possession) => possession === card).length;
}

/** True if the monster exists. Throws {@link NoSuchPath} otherwise. */
function isMonster({ content, cast }: Scene, name: string): true {
  if (content.monsters.has(name) || content.tokens.has(name) || cast.tokenOf(name)) return true;
  throw new NoSuchPath(`there is no monster "${name}"${didYouMean(name, content.monsters.keys())}`);
}

function isGate({ content }: Scene, name: string): true {
  if (content.gateMarkers.has(name) || content.worlds.has(name)) return true;
  throw new NoSuchPath(`there is no Other World "${name}"${didYouMean(name, content.worlds.keys())}`);
}

function place({ content }: Scene, id: string): true {
  if (!content.places.has(id))
    throw new NoSuchPath(`there is no place "${id}"${didYouMean(id, content.places.keys())}`);
  return true;
}

function sum(record: Readonly<Record<string, number>>): number {
  return Object.values(record).reduce((total, n) => total + n, 0);
}
