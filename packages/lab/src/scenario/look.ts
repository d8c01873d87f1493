import type { AnyInvestigator, Content } from '@vigil/rules';
import type { Scene } from './game.js';

/** A path that leads nowhere: a slip in the scenario, not in the game. */
export class NoSuchPath extends Error {}

/**
 * What stands at a path of the position. The paths of the state itself work (`battle.pool`), and those that
 * docs/scenarios.md lists, which say the same as a person would: `monsters.woods`, `clues.woods`, `ann.stamina`.
 */
export function lookAt(scene: Scene, path: string): unknown {
  const [head = '', ...rest] = path.split('.');
  const { game, state, cast, content } = scene;
  const own = game.look(scene, head, rest);
  if (own !== undefined) return own;
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
      if (!content.tableCards.has(first) && !content.mythos.has(first) && !content.cards.has(first)) {
        throw new NoSuchPath(`there is no card for the table "${first}"`);
      }
      const lying = state.inPlay.find(({ card }) => card === first);
      return rest.length === 1 ? lying !== undefined : ((lying && Reflect.get(lying, rest[1] ?? '')) ?? null);
    }
    case 'cup':
      return first === undefined ? state.cup : state.cup.filter((token) => isA(scene, first, token)).length;
    case 'gatePile':
      return first === undefined ? state.gatePile : state.gatePile.filter((m) => isA(scene, first, m)).length;
    case 'decks':
      return deck(scene, rest);
    case 'result':
      return follow(scene.result ?? null, rest, path, game.sometimes);
    default: {
      if (cast.find(head) !== undefined && !(head in state)) return investigator(scene, head, rest);
      if (content.monsters.has(head) || content.tokens.has(head) || cast.tokenOf(head)) return whereIs(scene, head);
      return follow(state, [head, ...rest], path, game.sometimes);
    }
  }
}

/** Whether what a scenario calls so is this token, marker or component: by its id, its kind, its world, its name. */
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
  if (!who) throw new NoSuchPath(`nobody is called "${name}"`);
  const own = scene.game.lookAtPerson(scene, who, path);
  if (own !== undefined) return own;
  const [field, part] = path;
  switch (field) {
    case 'cards':
      if (part === undefined) return who.cards.map(({ card }) => card);
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
      return follow(who, path, `${name}.${path.join('.')}`, scene.game.sometimes);
  }
}

/** `cards.knife`: how many; `cards.knife.exhausted`, `.tokens`, `.fresh`: of the first. */
function cards(who: AnyInvestigator, card: string, path: readonly string[]): unknown {
  const mine = who.cards.filter((possession) => possession.card === card);
  const [field] = path;
  if (field === undefined) return mine.length;
  const possession = mine[0];
  if (!possession) return null;
  if (field === 'tokens') return possession.tokens ?? 0;
  if (field === 'exhausted' || field === 'fresh') return possession[field] ?? false;
  throw new NoSuchPath(`a card has no "${field}"`);
}

function isItem(content: Content, card: string): boolean {
  return content.isItem(content.cards.get(card));
}

/** `monsters.<place>`: the tokens there; `monsters.<monster>`: where it is. */
function monsters(scene: Scene, name: string): unknown {
  const { state, content } = scene;
  if (content.places.has(name)) return state.monsters.filter(({ at }) => at === name).map(({ token }) => token);
  return whereIs(scene, name);
}

/** Where a monster is: an area, `cup`, `box`, `trophy`, `rumor` (on the card), or `nowhere` while a card resolves. */
function whereIs(scene: Scene, name: string): string {
  const { state, content, cast } = scene;
  if (!content.monsters.has(name) && !content.tokens.has(name) && !cast.tokenOf(name)) {
    throw new NoSuchPath(`"${name}" is no place and no monster`);
  }
  const fits = (token: string) => isA(scene, name, token);
  const onBoard = state.monsters.find(({ token }) => fits(token));
  if (onBoard) return onBoard.at;
  if (state.investigators.some((who) => who.monsterTrophies.some(fits))) return 'trophy';
  if (state.box.some(fits)) return 'box';
  const holder = state.inPlay.find(({ monsters }) => monsters?.some(fits));
  return holder?.as ?? (state.cup.some(fits) ? 'cup' : 'nowhere');
}

/** `decks.ally`: its cards from the top; `decks.ally.duke`: how many of that card. */
function deck({ state }: Scene, path: readonly string[]): unknown {
  const [id = '', card] = path;
  const cards: unknown = Reflect.get(state.decks, id);
  if (!Array.isArray(cards)) throw new NoSuchPath(`there is no deck "${id}"`);
  return card === undefined ? cards : cards.filter((one) => one === card).length;
}

function place({ content }: Scene, id: string): true {
  if (!content.places.has(id)) throw new NoSuchPath(`there is no place "${id}"`);
  return true;
}

/** Goes down a path; `sometimes`: parts of the first level that may be missing. */
export function follow(value: unknown, path: readonly string[], whole: string, sometimes: readonly string[]): unknown {
  let at = value;
  for (const part of path) {
    if (at === null || at === undefined) return null;
    if (typeof at !== 'object' || (at === value && !(part in at) && !sometimes.includes(part))) {
      throw new NoSuchPath(`there is no "${whole}"`);
    }
    at = Reflect.get(at, part);
  }
  return at ?? null;
}

function sum(record: Readonly<Record<string, number>>): number {
  return Object.values(record).reduce((total, n) => total + n, 0);
}
