/**
 * Runs single rules of Haunt in tests. A trial has the real components, test components and a start position. The rule
 * under test runs as a whole game.
 */

import { BASE } from '@vigil/content';
import { type GameDefinition, Play, type Rule } from '@vigil/engine';
import { clonePlain } from '../src/common/clone.js';
import { GameOver } from '../src/common/game.js';
import { Game } from '../src/haunt/game.js';
import { DEFAULT_HAUNT_HOUSE_RULES } from '../src/haunt/house-rules.js';
import { MARKERS } from '../src/haunt/markers.js';
import { runMonsterEncounters } from '../src/haunt/meeting/monster-encounters.js';
import { HAUNT_RULES } from '../src/haunt/rule-table.js';
import type { Gate, Investigator, Outcome, State } from '../src/haunt/state.js';
import {
  type CardDef,
  type EncounterColour,
  type GateCardDef,
  type InvestigatorDef,
  type LocationCardDef,
  type MythosDef,
  type Pack,
  packOf,
} from '../src/language/components.js';
import { Content } from '../src/language/content.js';
import type { Effects } from '../src/language/effects.js';
import type { Event } from '../src/language/events.js';
import type { TypedDecision } from '../src/language/questions/index.js';
import { checkReferences } from '../src/language/references.js';

/** Every pair has the slots 0/5, 2/4, 4/2, 5/0; Focus 2. */
const createSheet = (id: string): InvestigatorDef => ({
  id,
  name: id,
  occupation: 'Fixture',
  sanity: 5,
  stamina: 5,
  home: 'newspaper',
  focus: 2,
  sliders: { 'speed-sneak': SLOTS, 'fight-will': SLOTS, 'lore-luck': SLOTS },
  fixed: { money: 0, clues: 0, cards: [] },
  random: {},
  ability: 'None',
});
const SLOTS = [
  [0, 5],
  [2, 4],
  [4, 2],
  [5, 0],
] as const;

/** A Mythos card without effects of its own. `gate` is its Mythos location, `white` its grey field. */
export const mythosCard = (id: string, more: Partial<MythosDef> = {}): MythosDef => ({
  id,
  name: id,
  type: 'headline',
  clues: [],
  white: [],
  black: [],
  ...more,
});

/** A gate on the board. */
export const gateTo = (world: string, at: string, faceUp = true, n = 1): Gate => ({
  marker: `gate-${world}-${n}`,
  at,
  faceUp,
});

/** A Location card with one entry. */
export const locationCard = (
  id: string,
  neighbourhood: string,
  at: string,
  effects: Effects = [],
): LocationCardDef => ({
  id,
  neighbourhood,
  entries: [{ at, theme: id, effects }],
});

/** A Gate card with one entry. */
export const gateCard = (id: string, colour: EncounterColour, at: string, effects: Effects = []): GateCardDef => ({
  id,
  colour,
  entries: [{ at, theme: id, effects }],
});

const FIXTURES = packOf({
  id: 'fixtures',
  name: 'Fixtures',
  version: '1',
  investigators: 'abcde'.split('').map(createSheet),
});

const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
const deck = (name: CardDef['deck']) => ids(BASE.cards.filter((each) => each.deck === name));
const unsupported = (): never => {
  throw new Error('not part of these tests');
};

/** Overrides of a position. `mythos` are the cards of the day. */
export interface PositionOptions extends Partial<State> {
  readonly mythos?: readonly string[];
}

/** Day 2, a City phase of the first investigator, no gates, and the cup in the order of the list. */
export function createPosition(
  people: readonly Partial<Investigator>[],
  { mythos = [], ...more }: PositionOptions = {},
): State {
  const state: State = {
    houseRules: { ...DEFAULT_HAUNT_HOUSE_RULES },
    day: 2,
    turn: 5,
    step: { phase: 'city', segment: 2 },
    startingInvestigators: people.length,
    ancientOne: 'nyarlathotep',
    doom: 0,
    terror: 0,
    investigators: people.map((overrides, seat) => ({
      seat,
      id: 'abcde'.charAt(seat),
      place: 'newspaper',
      sanity: 5,
      stamina: 5,
      maximumChange: { sanity: 0, stamina: 0 },
      money: 0,
      clues: 0,
      cards: [],
      monsterTrophies: [],
      gateTrophies: [],
      used: [],
      untilTurnEnds: [],
      slots: [
        ['free', 'free', 'free', 'free'],
        ['free', 'free', 'free', 'free'],
        ['free', 'free', 'free', 'free'],
      ],
      ...overrides,
    })),
    unusedInvestigators: [],
    monsters: [],
    cup: [],
    box: [],
    gates: [],
    gatePile: ids(BASE.gateMarkers),
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
      gate: ids(BASE.gateCards),
      location: ids(BASE.locationCards),
    },
    specials: { blessing: 99, retainer: 99, 'bank-loan': 99, 'lodge-membership': 8, deputy: 1 },
    inPlay: mythos.map((card) => ({ card, as: 'mythos' })),
    mythosDiscards: [],
    placedToday: [],
    city: { seat: 0, slot: 0, met: [], acted: [] },
    ...more,
  };
  const used = new Set([
    ...state.monsters.map(({ token }) => token),
    ...state.investigators.flatMap((who) => who.monsterTrophies),
  ]);
  if (!more.cup) {
    state.cup = BASE.monsters
      .filter(({ inCup }) => inCup)
      .flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}-${i + 1}`))
      .filter((token) => !used.has(token));
  }
  const markers = new Set([
    ...state.gates.map(({ marker }) => marker),
    ...state.investigators.flatMap((who) => who.gateTrophies),
  ]);
  if (!more.gatePile) state.gatePile = state.gatePile.filter((marker) => !markers.has(marker));
  return state;
}

/** Result of the rule under test. */
export type TrialResult = { readonly how: 'done'; readonly value?: unknown } | Outcome;

export interface Trial {
  readonly play: Play<never, State, Event, TrialResult, TypedDecision>;
  readonly state: State;
  readonly events: readonly Event[];
  /** Ids of the options of the first open decision. */
  options(): string[];
  /** Answers the first open decision, or takes an aside of it. */
  answer(...options: string[]): void;
  result(): TrialResult | undefined;
}

/** Runs a rule from a position. `mythos` and `more` add components. `dice` are the only dice of the game. */
export function runTrial(
  start: State,
  rule: (g: Game) => Rule<unknown>,
  {
    dice,
    mythos = [],
    more = {},
  }: { dice?: readonly number[]; mythos?: readonly MythosDef[]; more?: Partial<Pack> } = {},
): Trial {
  const content = new Content([BASE, { ...FIXTURES, ...more, mythos }, MARKERS]);
  // Test components must name existing components.
  checkReferences(content);
  const definition: GameDefinition<never, State, Event, TrialResult, TypedDecision> = {
    id: 'trial',
    version: '1',
    begin: unsupported,
    open: (table) => {
      const g = new Game(table, content, HAUNT_RULES);
      return () => toTrialResult(rule(g));
    },
    clone: clonePlain,
    view: (state) => state,
  };
  const events: Event[] = [];
  const play = Play.from(definition, start, 'trial', dice, (event) => events.push(event));
  return {
    play,
    events,
    get state() {
      return play.state;
    },
    options: () => play.decisions[0]?.options.map(({ id }) => id) ?? [],
    answer: (...options) => {
      for (const option of options) play.answer(play.decisions[0]?.id ?? '', option);
    },
    result: () => play.result,
  };
}

/** Runs City segment IV part by part until its end. */
export function* resolveAllEncounters(g: Game): Rule {
  do yield* runMonsterEncounters(g);
  while (g.s.city?.encounter);
}

function* toTrialResult(rule: Rule<unknown>): Rule<TrialResult> {
  try {
    return { how: 'done', value: yield* rule };
  } catch (interrupt) {
    if (interrupt instanceof GameOver) return interrupt.outcome as Outcome;
    throw interrupt;
  }
}
