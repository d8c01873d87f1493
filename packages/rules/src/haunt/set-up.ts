import type { Dice, Rule } from '@vigil/engine';
import { ask } from '../common/ask.js';
import { supplyKey } from '../common/cards/cards.js';
import { alwaysInPlay } from '../common/in-play.js';
import {
  chooseOne,
  chooseSheets,
  createFromSheet,
  createItemDecks,
  drawRandomPossessions,
  fillToMaxima,
  takeFixedPossessions,
} from '../common/people/provision.js';
import type { InvestigatorDef } from '../language/components.js';
import type { Content } from '../language/content.js';
import { packedList } from '../language/lists.js';
import { optionId } from '../language/questions/index.js';
import { type Game, teamSeats } from './game.js';
import { readHauntHouseRules } from './house-rules.js';
import { GATES_FACE_UP_AT_START, HAUNT_PLAYERS } from './numbers.js';
import { freeSlots } from './people/slots.js';
import { copiesInPlay, listMythosDeck, REMOVED_SHEETS } from './removed-components.js';
import type { HauntSetup } from './setup-types.js';
import type { Gate, Investigator, State } from './state.js';

/** Gates beyond one for each world (H-SETUP-09). */
const DUPLICATE_GATES = 3;
/**
 * Creates the state before any draw. Decks lack removed cards, eleven gates are face-down, tracks are empty. Sheets and
 * Ancient One (H-SETUP-15) are chosen or random. Throws an error that names an impossible choice.
 */
export function createState(content: Content, setup: HauntSetup, dice: Dice): State {
  const n = setup.investigators.length;
  const { least, most } = HAUNT_PLAYERS;
  if (n < least || n > most) throw new Error(`investigators: a game takes ${least} to ${most}, not ${n}`);
  setup.investigators.forEach((id, i) => {
    if (REMOVED_SHEETS.includes(id)) throw new Error(`investigators[${i}]: "${id}" is not used in Haunt (H-SETUP-19)`);
  });
  const ancientOne = chooseOne(content.ancientOnes, setup.ancientOne, dice, 'ancientOne');
  const sheets = chooseSheets(content, setup.investigators, dice, REMOVED_SHEETS);
  const houseRules = readHauntHouseRules(setup.houseRules);
  const { unstable } = getFixedSetUp(content);
  const { gates, pile } = dealGates(content, unstable, dice);
  const clues: Record<string, number> = {};
  if (houseRules.startingClues === 'unstable') {
    const spared = sheets.map((id) => content.investigators.get(id)?.noClueAt);
    for (const at of unstable) if (!spared.includes(at)) clues[at] = 1;
  }
  return {
    houseRules,
    day: 0,
    turn: 0,
    step: { phase: 'set-up', segment: 1 },
    startingInvestigators: n,
    ancientOne,
    doom: 0,
    terror: 0,
    investigators: packedList(sheets, (id, seat) => createInvestigator(content, id, seat)),
    unusedInvestigators: [...content.investigators.keys()].filter(
      (id) => !sheets.includes(id) && !REMOVED_SHEETS.includes(id),
    ),
    monsters: [],
    cup: dice.shuffle(monsterTokens(content, ancientOne)),
    box: [],
    gates,
    gatePile: pile,
    clues,
    closed: [],
    decks: Object.assign(createItemDecks(content, dice, copiesInPlay), {
      mythos: dice.shuffle(getFixedSetUp(content).mythos.slice()),
      gate: dice.shuffle([...content.gateCards.keys()]),
      location: dice.shuffle([...content.locationCards.keys()]),
    }),
    specials: getFixedSetUp(content).specials,
    inPlay: alwaysInPlay(content),
    mythosDiscards: [],
    placedToday: [],
    city: undefined,
    otherWorld: undefined,
    faceUpLocationCards: undefined,
    ancient: undefined,
    knownOrder: {},
    ruledOut: {},
    boxes: undefined,
  };
}

/** The fixed start of every game with the same packs; shared, so replace its parts instead of changing them. */
interface FixedSetUp {
  readonly unstable: readonly string[];
  readonly mythos: readonly string[];
  readonly specials: Readonly<Record<string, number>>;
}
const fixedSetUps = new WeakMap<Content, FixedSetUp>();

function getFixedSetUp(content: Content): FixedSetUp {
  let laid = fixedSetUps.get(content);
  if (laid === undefined) {
    const unstable = packedList(
      [...content.locations.values()].filter(({ stable }) => !stable),
      ({ id }) => id,
    );
    laid = { unstable, mythos: listMythosDeck(content), specials: createSupplies(content) };
    fixedSetUps.set(content, laid);
  }
  return laid;
}

/** Returns the monster tokens; masks join the cup only against the Ancient One they serve (H-SETUP-23). */
function monsterTokens(content: Content, ancientOne: string): string[] {
  const masks = content.ancientOnes.get(ancientOne)?.masksInCup === true;
  const tokens: string[] = [];
  for (const [token, kind] of content.tokens) {
    if (kind.inCup || (masks && kind.abilities.includes('mask'))) tokens.push(token);
  }
  return tokens;
}

/**
 * Deals eleven gates, every world once and three twice (H-SETUP-13), one on each unstable location (H-SETUP-08,
 * H-SETUP-09, H-SETUP-10). Five stay in the pile (H-SETUP-11). Their order is secret (H-SETUP-12).
 */
function dealGates(content: Content, unstable: readonly string[], dice: Dice): { gates: Gate[]; pile: string[] } {
  const firsts: string[] = [];
  const seconds: string[] = [];
  const seen = new Set<string>();
  for (const { id, world } of content.gateMarkers.values()) {
    (seen.has(world) ? seconds : firsts).push(id);
    seen.add(world);
  }
  dice.shuffle(seconds);
  const dealt = dice.shuffle([...firsts, ...seconds.slice(0, DUPLICATE_GATES)]);
  const gates = packedList(unstable.slice(0, dealt.length), (at, i) => ({
    marker: dealt[i] as string,
    at,
    faceUp: false,
  }));
  return { gates, pile: seconds.slice(DUPLICATE_GATES) };
}

function createSupplies(content: Content): Record<string, number> {
  const specials: Record<string, number> = {};
  for (const { id, deck, count } of content.cards.values()) if (deck === 'special') specials[supplyKey(id)] = count;
  return specials;
}

/** Creates an investigator with the printed figures of the sheet, before possessions, without markers on bonuses. */
export function createInvestigator(content: Content, id: string, seat: number): Investigator {
  return createFromSheet(content.investigators.get(id) as InvestigatorDef, seat, {
    slots: freeSlots(),
    pledged: undefined,
    staysSince: undefined,
    waitsSince: undefined,
    estate: undefined,
  });
}

/**
 * Runs the players' part of the set-up. Three gates are turned (H-SETUP-14), then come possessions (H-SETUP-18), for
 * which Retainers do not pay yet (H-SETUP-24). No Mythos card is drawn before the first day (H-SETUP-22).
 */
export function* setUp(g: Game): Rule {
  for (const who of g.s.investigators) fillToMaxima(g, who);
  for (let i = 0; i < GATES_FACE_UP_AT_START; i++) yield* turnStartingGate(g, GATES_FACE_UP_AT_START - i);
  for (const who of g.s.investigators) yield* takeFixedPossessions(g, who);
  for (const who of g.s.investigators) yield* drawRandomPossessions(g, who);
}

/** Turns a gate of the team's blind choice (H-SETUP-14). */
function* turnStartingGate(g: Game, left: number): Rule {
  const gate = yield* ask<Gate>(g, () => ({
    by: teamSeats(g),
    key: 'q.turn-gate',
    args: { n: left },
    why: 'H-SETUP-14',
    // No actions before the first day.
    asides: 'none',
    options: g.s.gates
      .filter(({ faceUp }) => !faceUp)
      .map((openGate) => ({
        id: optionId.gate(openGate.at),
        value: openGate,
        key: 'o.place',
        args: { place: openGate.at },
        on: openGate.at,
      })),
  }));
  yield* g.rules.gates.turnFaceUp(g, gate);
}
