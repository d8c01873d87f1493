import type { Content, Investigator, Outcome, Skill, State } from '@vigil/rules';
import type { Cast } from './cast.js';
import { maximumOf } from './sheets.js';

/** What an expectation can look at. */
export interface Scene {
  readonly content: Content;
  readonly cast: Cast;
  readonly state: State;
  readonly result: Outcome | undefined;
}

/** A path that leads nowhere: a slip in the scenario, not in the game. */
export class NoSuchPath extends Error {}

/**
 * What stands at a path of the position. The paths of the state itself work (`battle.pool`), and those that
 * docs/scenarios.md lists, which say the same as a person would: `monsters.woods`, `clues.woods`, `ann.stamina`.
 */
export function lookAt(scene: Scene, path: string): unknown {
  const [head = '', ...rest] = path.split('.');
  const { state, cast, content } = scene;
  const [first] = rest;
  switch (head) {
    case 'phase':
      return state.step.phase;
    case 'investigators':
      if (first === undefined) return state.investigators.map(({ id }) => id);
      return investigator(scene, first, rest.slice(1));
    case 'monsters':
      return first === undefined ? state.monsters.map(({ token }) => token) : monsters(scene, first);
    case 'board':
      return state.monsters.filter(({ at }) => at !== 'outskirts').length;
    case 'outskirts':
      return state.monsters.filter(({ at }) => at === 'outskirts').length;
    case 'gates':
      if (first === undefined) return state.gates.map(({ at }) => at);
      return place(scene, first) && (state.gates.find(({ at }) => at === first)?.marker ?? null);
    case 'seals':
      if (first === undefined) return state.seals;
      return place(scene, first) && state.seals.includes(first);
    case 'clues':
      return first === undefined ? sum(state.clues) : place(scene, first) && (state.clues[first] ?? 0);
    case 'closed':
      if (first === undefined) return state.closed.map(({ at }) => at);
      return place(scene, first) && (state.closed.find(({ at }) => at === first)?.until ?? false);
    case 'cup':
      return first === undefined ? state.cup : state.cup.filter((token) => isA(scene, first, token)).length;
    case 'gatePile':
      return first === undefined ? state.gatePile : state.gatePile.filter((m) => isA(scene, first, m)).length;
    case 'decks':
      return deck(scene, rest);
    case 'result':
      return follow(scene.result ?? null, rest, path);
    case 'first':
      return cast.nameOf(state.first);
    default: {
      if (cast.find(head) !== undefined && !(head in state)) return investigator(scene, head, rest);
      if (content.monsters.has(head) || content.tokens.has(head) || cast.tokenOf(head)) return whereIs(scene, head);
      return follow(state, [head, ...rest], path);
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
    case 'maximum': {
      const what = part === 'sanity' ? 'sanity' : 'stamina';
      const sheet = content.investigators.get(who.id);
      if (!sheet) return undefined;
      const holder = { sheet, change: who.maximumChange[what], cards: who.cards.map(({ card }) => card) };
      return maximumOf(what, holder, content, state.battle ? undefined : content.ancientOnes.get(state.ancientOne));
    }
    case 'skills':
      return skill(content, who, part as Skill);
    case 'losesTurn':
      return who.losesTurn ?? null;
    default:
      return follow(who, path, `${name}.${path.join('.')}`, OPTIONAL);
  }
}

const OPTIONAL = ['enteredAt', 'returnedOn', 'fellOn', 'defaulted'];

/** `cards.knife`: how many; `cards.knife.exhausted`, `.tokens`, `.fresh`: of the first. */
function cards(who: Investigator, card: string, path: readonly string[]): unknown {
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
  const def = content.cards.get(card);
  return def !== undefined && (['common', 'unique', 'spell'].includes(def.deck) || def.item === true);
}

/** What the slider shows; cards are not counted. */
function skill(content: Content, who: Investigator, name: Skill): number {
  const tracks = content.investigators.get(who.id)?.sliders;
  const pairs = ['speed-sneak', 'fight-will', 'lore-luck'] as const;
  const at = pairs.findIndex((pair) => pair.split('-').includes(name));
  const pair = pairs[at];
  if (!tracks || !pair) throw new NoSuchPath(`there is no skill "${name}"`);
  const stop = tracks[pair][who.sliders[at] as number] as readonly [number, number];
  return stop[pair.split('-').indexOf(name)] as number;
}

/** `monsters.<place>`: the tokens there; `monsters.<monster>`: where it is. */
function monsters(scene: Scene, name: string): unknown {
  const { state, content } = scene;
  if (content.places.has(name)) return state.monsters.filter(({ at }) => at === name).map(({ token }) => token);
  return whereIs(scene, name);
}

/** Where a monster is: an area, `cup`, `box`, `trophy`, `rumor`, or `nowhere` while a card resolves. */
function whereIs(scene: Scene, name: string): string {
  const { state, content, cast } = scene;
  if (!content.monsters.has(name) && !content.tokens.has(name) && !cast.tokenOf(name)) {
    throw new NoSuchPath(`"${name}" is no place and no monster`);
  }
  const fits = (token: string) => isA(scene, name, token);
  const onBoard = state.monsters.find(({ token }) => fits(token));
  if (onBoard) return onBoard.at;
  if (state.investigators.some((who) => who.monsterTrophies.some(fits))) return 'trophy';
  if (state.rumor?.monsters.some(fits)) return 'rumor';
  if (state.box.some(fits)) return 'box';
  return state.cup.some(fits) ? 'cup' : 'nowhere';
}

/** `decks.ally`: its cards from the top; `decks.ally.duke`: how many of that card. */
function deck({ state }: Scene, path: readonly string[]): unknown {
  const [id = '', card] = path;
  const cards: unknown = Reflect.get(state.decks, id) ?? state.decks.locations[id];
  if (!Array.isArray(cards)) throw new NoSuchPath(`there is no deck "${id}"`);
  return card === undefined ? cards : cards.filter((one) => one === card).length;
}

function place({ content }: Scene, id: string): true {
  if (!content.places.has(id)) throw new NoSuchPath(`there is no place "${id}"`);
  return true;
}

function follow(value: unknown, path: readonly string[], whole: string, optional: readonly string[] = []): unknown {
  let at = value;
  for (const part of path) {
    if (at === null || at === undefined) return null;
    if (
      typeof at !== 'object' ||
      (at === value && !(part in at) && !optional.includes(part) && !MAYBE.includes(part))
    ) {
      throw new NoSuchPath(`there is no "${whole}"`);
    }
    at = Reflect.get(at, part);
  }
  return at ?? null;
}

/** Parts of the state that are there only sometimes. */
const MAYBE = ['environment', 'rumor', 'battle', 'twoMythosCards', 'awakenedBy', 'score', 'firstCitizen'];

function sum(record: Readonly<Record<string, number>>): number {
  return Object.values(record).reduce((total, n) => total + n, 0);
}
