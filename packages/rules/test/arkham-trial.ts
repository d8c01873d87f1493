/**
 * Runs single rules of Arkham in tests. A trial has the real components, test components and a start position. The
 * rule under test runs as a whole game.
 */

import { BASE } from '@vigil/content';
import { type GameDefinition, Play, type Rule } from '@vigil/engine';
import type { ArkhamRuleTable } from '../src/arkham/game.js';
import { Awakening, type Game } from '../src/arkham/game.js';
import { DEFAULT_HOUSE_RULES } from '../src/arkham/house-rules.js';
import { ARKHAM_RULES } from '../src/arkham/rule-table.js';
import type { AwakeningCause, Investigator, Outcome, RumorInPlay, State } from '../src/arkham/state.js';
import { clonePlain } from '../src/common/clone.js';
import { GameOver, Game as Table } from '../src/common/game.js';
import { applyLayers, type BoxRules } from '../src/common/layers.js';
import {
  type CardDef,
  type InvestigatorDef,
  type MonsterDef,
  type MythosDef,
  type Pack,
  packOf,
} from '../src/language/components.js';
import { Content } from '../src/language/content.js';
import type { Event } from '../src/language/events.js';
import type { TypedDecision } from '../src/language/questions/index.js';
import { checkReferences } from '../src/language/references.js';

/** Speed and Sneak from 4/0 to 1/3, so that the first slider's stop is the Sneak. All other skills are 3. */
const createSheet = (id: string): InvestigatorDef => ({
  id,
  name: id,
  occupation: 'Fixture',
  sanity: 5,
  stamina: 5,
  home: 'newspaper',
  focus: 2,
  sliders: {
    'speed-sneak': [
      [4, 0],
      [3, 1],
      [2, 2],
      [1, 3],
    ],
    'fight-will': Array(4).fill([3, 3]),
    'lore-luck': Array(4).fill([3, 3]),
  },
  fixed: { money: 0, clues: 0, cards: [] },
  random: {},
  ability: 'None',
});

/** An elusive monster, which investigators need not face. */
const PROWLER: MonsterDef = {
  id: 'prowler',
  name: 'Prowler',
  count: 2,
  movement: 'normal',
  symbol: 'plus',
  awareness: -1,
  combat: { rating: 0, damage: 2 },
  toughness: 1,
  abilities: ['elusive'],
  inCup: false,
};

/** A monster that does not count against the limits. */
const SPAWN: MonsterDef = { ...PROWLER, id: 'spawn', name: 'Spawn', abilities: ['spawn'] };

/** A Mythos card without effects of its own. */
export const mythosCard = (id: string, more: Partial<MythosDef> = {}): MythosDef => ({
  id,
  name: id,
  type: 'headline',
  clues: [],
  white: [],
  black: [],
  ...more,
});

/** Components added for tests. */
const FIXTURES = packOf({
  id: 'fixtures',
  name: 'Fixtures',
  version: '1',
  monsters: [PROWLER, SPAWN],
  investigators: 'abcdefgh'.split('').map(createSheet),
});

/** The content without components of a single test. */
const PLAIN = new Content([BASE, FIXTURES]);

const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
const deck = (name: CardDef['deck']) => ids(BASE.cards.filter((each) => each.deck === name));

const unsupported = (): never => {
  throw new Error('not part of these tests');
};

/** Overrides of an investigator. Seat 0 is `a`, seat 1 `b`, … */
export type TestInvestigator = Partial<Investigator> & { sneak?: 0 | 1 | 2 | 3 };

/** Overrides of a position; `environment` and `rumor` are put in play. */
export interface PositionOptions extends Partial<State> {
  environment?: string;
  rumor?: Omit<RumorInPlay, 'as'>;
}

/** Turn 3, no gates, an Ancient One with 12 spaces, and the base monsters in order in the cup. */
export function createPosition(
  people: readonly TestInvestigator[],
  { environment, rumor, ...more }: PositionOptions = {},
): State {
  const state: State = {
    houseRules: { ...DEFAULT_HOUSE_RULES },
    turn: 3,
    step: { phase: 'mythos', done: 0 },
    first: 0,
    ancientOne: 'shub-niggurath',
    doom: 0,
    terror: 0,
    investigators: people.map(({ sneak, ...overrides }, seat) => ({
      seat,
      id: 'abcdefgh'.charAt(seat),
      place: 'newspaper',
      sanity: 5,
      stamina: 5,
      maximumChange: { sanity: 0, stamina: 0 },
      money: 0,
      clues: 0,
      sliders: [sneak ?? 0, 0, 0],
      cards: [],
      monsterTrophies: [],
      gateTrophies: [],
      delayed: false,
      explored: false,
      used: [],
      untilTurnEnds: [],
      ...overrides,
    })),
    unusedInvestigators: [],
    monsters: [],
    cup: [],
    box: [],
    gates: [],
    gatePile: ids(BASE.gateMarkers),
    seals: [],
    clues: {},
    closed: [],
    knownOrder: {},
    ruledOut: {},
    decks: {
      common: deck('common'),
      unique: deck('unique'),
      spell: deck('spell'),
      skill: deck('skill'),
      ally: deck('ally'),
      mythos: [],
      gate: [],
      locations: {},
    },
    specials: { blessing: 8 },
    inPlay: [
      ...(environment === undefined ? [] : [{ card: environment, as: 'environment' }]),
      ...(rumor ? [{ ...rumor, as: 'rumor' }] : []),
    ],
    faceUpLocationCards: [],
    elderSignsPlayed: 0,
    ...more,
  };
  if (!more.cup) state.cup = allMonsterTokens().filter((token) => !tokensInUse(state).has(token));
  state.gatePile = state.gatePile.filter((marker) => !state.gates.some((gate) => gate.marker === marker));
  return state;
}

function allMonsterTokens(): string[] {
  return BASE.monsters
    .filter(({ inCup }) => inCup)
    .flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}-${i + 1}`));
}

function tokensInUse(state: State): Set<string> {
  return new Set([
    ...state.monsters.map(({ token }) => token),
    ...state.investigators.flatMap((who) => who.monsterTrophies),
  ]);
}

/** Open gates at these places, with one marker per world in the order of the list. */
export function openGates(...at: readonly string[]): State['gates'] {
  return at.map((place, i) => ({ at: place, marker: (BASE.gateMarkers[i * 2] as { id: string }).id }));
}

/** Monsters in an area whose symbols are not on the test cards. */
export function createCrowd(n: number, at: string): State['monsters'] {
  return ['ghost-1', 'ghost-2', 'ghost-3', 'dark-young-1', 'dark-young-2', 'dark-young-3', 'warlock-1', 'warlock-2']
    .slice(0, n)
    .map((token) => ({ token, at }));
}

/** Result of the rule under test. */
export type TrialResult =
  | { readonly how: 'done' }
  | { readonly how: 'awakening'; readonly cause: AwakeningCause }
  | Outcome;

export interface Trial {
  readonly play: Play<never, State, Event, TrialResult, TypedDecision>;
  readonly state: State;
  readonly events: readonly Event[];
  /** Ids of the options of the open decision. */
  options(): string[];
  /** Answers the open decision. */
  answer(option: string): void;
  result(): TrialResult | undefined;
}

/**
 * Runs a rule from a position. `mythos` and `more` add components; `rules` are layers of boxes. `dice` are the only dice
 * of the game; without them `seed` makes the dice.
 */
export function runTrial(
  start: State,
  rule: (g: Game) => Rule<unknown>,
  {
    dice,
    seed = 'trial',
    mythos,
    more,
    rules = [],
  }: {
    dice?: readonly number[];
    seed?: string;
    mythos?: readonly MythosDef[];
    more?: Partial<Pack>;
    rules?: readonly BoxRules<ArkhamRuleTable>[];
  } = {},
): Trial {
  const content = mythos || more ? new Content([BASE, { ...FIXTURES, ...more, mythos: mythos ?? [] }]) : PLAIN;
  // Test components must name existing components.
  if (content !== PLAIN) checkReferences(content);
  const definition: GameDefinition<never, State, Event, TrialResult, TypedDecision> = {
    id: 'trial',
    version: '1',
    begin: unsupported,
    open: (table) => {
      const g = new Table<State, ArkhamRuleTable>(table, content, applyLayers(ARKHAM_RULES, rules));
      return () => toTrialResult(rule(g));
    },
    clone: clonePlain,
    view: (state) => state,
  };
  const events: Event[] = [];
  const play = Play.from(definition, start, seed, dice, (event) => events.push(event));
  return {
    play,
    events,
    get state() {
      return play.state;
    },
    options: () => play.decisions[0]?.options.map(({ id }) => id) ?? [],
    answer: (option) => play.answer(play.decisions[0]?.id ?? '', option),
    result: () => play.result,
  };
}

function* toTrialResult(rule: Rule<unknown>): Rule<TrialResult> {
  try {
    yield* rule;
    return { how: 'done' };
  } catch (interrupt) {
    if (interrupt instanceof Awakening) return { how: 'awakening', cause: interrupt.cause };
    if (interrupt instanceof GameOver) return interrupt.outcome;
    throw interrupt;
  }
}

/** Wraps a function without questions in a rule. */
export function* runOnce<T>(act: () => T): Rule<T> {
  return act();
}
