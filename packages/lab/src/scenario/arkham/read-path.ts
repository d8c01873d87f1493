import {
  type AnyInvestigator,
  arkhamFiguresReader,
  arkhamRulesOf,
  type Content,
  didYouMean,
  findEnvironment,
  findRumor,
  type Investigator,
  listHeadlines,
  type Skill,
  type State,
} from '@vigil/rules';
import { deckFault } from '../deck-cards.js';
import type { Scene } from '../game.js';
import { type Form, type FormOf, follow, NoSuchPath } from '../paths.js';
import { LYING } from '../read-path.js';

/** Paths of Arkham Horror only. */
export function readPath(
  { state, content, cast, boxes }: Scene<State>,
  head: string,
  rest: readonly string[],
): unknown {
  const [first, second] = rest;
  switch (head) {
    case 'environment':
    case 'rumor':
    case 'headlines': {
      const cards = { environment: findEnvironment(state), rumor: findRumor(state), headlines: listHeadlines(state) };
      return follow(cards, [head, ...rest], [head, ...rest].join('.'), { environment: LYING, rumor: LYING });
    }
    case 'board':
      return arkhamFiguresReader(content, arkhamRulesOf(boxes))(state).monsters;
    case 'outskirts':
      return state.monsters.filter(({ at }) => at === 'outskirts').length;
    case 'seals':
      if (first === undefined) return state.seals;
      if (!content.places.has(first))
        throw new NoSuchPath(`there is no place "${first}"${didYouMean(first, content.places.keys())}`);
      if (content.places.get(first)?.stable)
        throw new NoSuchPath(`${first} is stable, so no gate is sealed there (A-ENC-46)`);
      return state.seals.includes(first);
    case 'decks': {
      const deck = state.decks.locations[first ?? ''];
      if (second !== undefined && deck && !content.locationCards.has(second)) {
        throw new NoSuchPath(
          `there is no location card "${second}"${didYouMean(second, content.locationCards.keys())}`,
        );
      }
      const fault = second !== undefined && deck ? deckFault(content, first ?? '', second) : undefined;
      if (fault !== undefined) throw new NoSuchPath(fault);
      return second === undefined ? deck : deck?.filter((card) => card === second).length;
    }
    case 'first':
      return cast.nameOf(state.first);
    default:
      return undefined;
  }
}

/** The same for an investigator. */
export function readPersonPath(
  { state, content, boxes, open = [] }: Scene<State>,
  { seat }: AnyInvestigator,
  [field, part]: readonly string[],
): unknown {
  const who = state.investigators[seat] as Investigator;
  switch (field) {
    case 'maximum': {
      const { people } = arkhamFiguresReader(content, arkhamRulesOf(boxes))(state);
      return follow(people[seat], ['maximum', ...(part === undefined ? [] : [part])], `maximum.${part}`);
    }
    case 'skills':
      if (part === undefined) throw new NoSuchPath('say which skill: skills.speed');
      return skill(content, who, part as Skill);
    case 'movement': {
      const asked = open.find(({ key, by }) => key === 'q.movement' && by.includes(seat));
      return asked?.args?.points ?? null;
    }
    case 'losesTurn':
      return who.losesTurn ?? null;
    default:
      return undefined;
  }
}

/** Returns the value of the slider, without cards. */
function skill(content: Content, who: Investigator, name: Skill): number {
  const tracks = content.investigators.get(who.id)?.sliders;
  const pairs = ['speed-sneak', 'fight-will', 'lore-luck'] as const;
  const at = pairs.findIndex((pair) => pair.split('-').includes(name));
  const pair = pairs[at];
  if (!tracks || !pair) {
    const all = pairs.flatMap((two) => two.split('-'));
    throw new NoSuchPath(`there is no skill "${name}"${didYouMean(name, all)}`);
  }
  const stop = tracks[pair][who.sliders[at] as number] as readonly [number, number];
  return stop[pair.split('-').indexOf(name)] as number;
}

type Battle = NonNullable<State['battle']>;
const BATTLE: FormOf<Battle> = {
  round: true,
  pool: true,
  rating: true,
  cause: true,
  defenses: true,
  attackCancelled: true,
};
type Sometimes<T> = { readonly [Field in keyof T as undefined extends T[Field] ? Field : never]-?: true | Form };
const OF_TABLE: Sometimes<State> = {
  battle: BATTLE,
  twoMythosCards: true,
  arrivals: true,
  phaseProgress: {
    part: true,
    seat: true,
    points: true,
    from: true,
    to: true,
    moved: true,
    stopped: true,
    focus: true,
  },
  boxes: true,
};
const OF_PEOPLE: Sometimes<Investigator> = {
  losesTurn: true,
  turnEnded: true,
  returnedOn: true,
  defeatedOn: true,
  defaulted: true,
  replacement: { on: true, as: true },
  aboveMaximum: { sanity: true, stamina: true },
  enteredAt: true,
};
/** Optional parts of the table and of an investigator. */
export const OPTIONAL_PARTS: Form = { ...OF_TABLE, ...OF_PEOPLE };
