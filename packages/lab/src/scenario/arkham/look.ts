import {
  type AnyInvestigator,
  arkhamFiguresOf,
  arkhamRules,
  type Content,
  environmentOf,
  headlinesOf,
  type Investigator,
  rumorOf,
  type Skill,
  type State,
} from '@vigil/rules';
import type { Scene } from '../game.js';
import { follow, NoSuchPath } from '../look.js';

/** Paths that only Arkham Horror has. */
export function look({ state, content, cast, boxes }: Scene<State>, head: string, rest: readonly string[]): unknown {
  const [first, second] = rest;
  switch (head) {
    case 'environment':
    case 'rumor':
    case 'headlines': {
      const lying = { environment: environmentOf(state), rumor: rumorOf(state), headlines: headlinesOf(state) };
      return follow(lying, [head, ...rest], [head, ...rest].join('.'), []);
    }
    case 'board':
      return arkhamFiguresOf(content, arkhamRules(boxes))(state).monsters;
    case 'outskirts':
      return state.monsters.filter(({ at }) => at === 'outskirts').length;
    case 'seals':
      if (first === undefined) return state.seals;
      if (!content.places.has(first)) throw new NoSuchPath(`there is no place "${first}"`);
      return state.seals.includes(first);
    case 'decks': {
      const deck = state.decks.locations[first ?? ''];
      return second === undefined ? deck : deck?.filter((card) => card === second).length;
    }
    case 'first':
      return cast.nameOf(state.first);
    default:
      return undefined;
  }
}

/** The same of an investigator. */
export function lookAtPerson(
  { state, content, boxes }: Scene<State>,
  { seat }: AnyInvestigator,
  [field, part]: readonly string[],
): unknown {
  const who = state.investigators[seat] as Investigator;
  switch (field) {
    case 'maximum': {
      const figures = arkhamFiguresOf(content, arkhamRules(boxes))(state);
      return figures.people[seat]?.maximum[part === 'sanity' ? 'sanity' : 'stamina'];
    }
    case 'skills':
      return skill(content, who, part as Skill);
    case 'losesTurn':
      return who.losesTurn ?? null;
    default:
      return undefined;
  }
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
