/**
 * Independent model of Upkeep segments VI to VIII, straight from the document (L182 to L199, L737). All outcomes of any
 * choice of the team are compared with those of the rules from the same position.
 */

import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { runUpkeepSegment } from '../src/haunt/day/upkeep.js';
import type { Gate } from '../src/haunt/state.js';
import type { MythosDef } from '../src/language/components.js';
import { createPosition, gateTo, mythosCard, runTrial } from './haunt-trial.js';
import { createSeededRandom } from './seeded-random.js';

/** Clue tokens in the box. */
const TOKENS_IN_BOX = 48;

interface Person {
  readonly place: string;
  readonly clues: number;
}
interface PlacedMonster {
  readonly token: string;
  readonly at: string;
  readonly clues: number;
}
interface Board {
  readonly people: readonly Person[];
  readonly monsters: readonly PlacedMonster[];
  readonly clues: Readonly<Record<string, number>>;
  readonly cup: readonly string[];
}
interface Scene extends Board {
  readonly cards: readonly MythosDef[];
  readonly gates: readonly Gate[];
  /** The first person is Kate. */
  readonly kate: boolean;
}

const kindOf = (token: string) => BASE.monsters.find(({ id }) => token.startsWith(id)) as (typeof BASE.monsters)[0];
const markerOf = ({ marker }: Gate) => BASE.gateMarkers.find(({ id }) => id === marker) as (typeof BASE.gateMarkers)[0];

// ---- model of the document ----

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function pool({ people, monsters, clues }: Board): number {
  return TOKENS_IN_BOX - sum([...people, ...monsters].map((one) => one.clues)) - sum(Object.values(clues));
}

/**
 * Takes a Clue from the pool. If it is empty, every investigator returns one first (L737).
 * Returns undefined if it is still empty.
 */
function payPoolShortage(board: Board): Board | undefined {
  if (pool(board) > 0) return board;
  const people = board.people.map((one) => ({ ...one, clues: Math.max(0, one.clues - 1) }));
  const after = { ...board, people };
  return pool(after) > 0 ? after : undefined;
}

const addClues = <T extends { readonly clues: number }>(all: readonly T[], to: T, n = 1): T[] =>
  all.map((one) => (one === to ? { ...one, clues: one.clues + n } : one));

/** VI: all boards that can follow from placing a Clue (L184 to L189). */
function placeClue(before: Board, at: string): Board[] {
  const board = payPoolShortage(before);
  if (!board) return [before];
  const there = board.people.filter(({ place }) => place === at);
  if (there.length > 0) return there.map((one) => ({ ...board, people: addClues(board.people, one) }));
  const monsters = board.monsters.filter((one) => one.at === at);
  if (monsters.length === 0) return [{ ...board, clues: { ...board.clues, [at]: (board.clues[at] ?? 0) + 1 } }];
  const fewest = Math.min(...monsters.map(({ clues }) => clues));
  const poorest = monsters.filter(({ clues }) => clues === fewest);
  const lowest = Math.min(...poorest.map(({ token }) => kindOf(token).awareness));
  return poorest
    .filter(({ token }) => kindOf(token).awareness === lowest)
    .map((one) => ({ ...board, monsters: addClues(board.monsters, one) }));
}

/** VII: places a monster with a Clue and the Clues of its place (L193, L300), except at Kate's place (L403). */
function placeMonster(board: Board, at: string, kate: boolean): Board {
  const [token, ...cup] = board.cup;
  if ((kate && board.people[0]?.place === at) || token === undefined) return board;
  const afterPayment = payPoolShortage(board);
  const { [at]: lying = 0, ...clues } = (afterPayment ?? board).clues;
  const monster = { token, at, clues: lying + (afterPayment ? 1 : 0) };
  return { ...(afterPayment ?? board), cup, clues, monsters: [...board.monsters, monster] };
}

/** VIII: moves people at face-up gates whose symbol is on black (L197). */
function drawThroughGates(board: Board, { gates, cards }: Scene): Board {
  const people = board.people.map((one) => {
    const gate = gates.find(({ at, faceUp }) => faceUp && at === one.place);
    if (!gate || !cards.some(({ black }) => black.includes(markerOf(gate).symbol))) return one;
    return { ...one, place: `${markerOf(gate).world}-1` };
  });
  return { ...board, people };
}

const boardKey = ({ people, monsters, clues, cup }: Board): string =>
  JSON.stringify([
    people.map(({ place, clues: n }) => `${place} ${n}`),
    monsters.map(({ token, at, clues: n }) => `${token} ${at} ${n}`).sort(),
    Object.entries(clues)
      .filter(([, n]) => n > 0)
      .sort(),
    cup.length,
  ]);

function modelOutcomes(scene: Scene): Set<string> {
  let boards: Board[] = [scene];
  for (const { clues } of scene.cards) for (const at of clues) boards = boards.flatMap((board) => placeClue(board, at));
  for (const { gate } of scene.cards) boards = boards.map((board) => placeMonster(board, gate as string, scene.kate));
  return new Set(boards.map((board) => boardKey(drawThroughGates(board, scene))));
}

// ---- outcomes of the rules ----

/** Collects the final boards of all answers to the rules' questions. */
function engineOutcomes({ people, cards, monsters, gates, clues, cup, kate }: Scene): Set<string> {
  const found = new Set<string>();
  const open: string[][] = [[]];
  for (const answers of open) {
    const t = runTrial(
      createPosition(
        people.map((one, i) => ({ ...one, ...(kate && i === 0 && { id: 'kate-winthrop' }) })),
        {
          monsters: monsters.map((one) => ({ ...one })),
          clues: { ...clues },
          gates: [...gates],
          cup: [...cup],
          step: { phase: 'upkeep', segment: 6 },
          city: undefined,
          mythos: cards.map(({ id }) => id),
        },
      ),
      function* (g) {
        for (const segment of [6, 7, 8]) yield* runUpkeepSegment(g, segment);
      },
      { mythos: cards },
    );
    for (const answer of answers) t.answer(answer);
    if (t.play.decisions.length > 0) for (const option of t.options()) open.push([...answers, option]);
    else found.add(boardKey({ ...t.state, people: t.state.investigators }));
  }
  return found;
}

// ---- positions ----

const SYMBOLS = ['circle', 'crescent', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'] as const;
const TOKENS = BASE.monsters.filter(({ inCup }) => inCup).flatMap(({ id }) => [`${id}-1`]);
const PLACES = ['woods', 'graveyard', 'black-cave', 'newspaper'] as const;

/** Creates a random scene with few places; every second one has a nearly empty pool. */
function createScene(n: number): Scene {
  const { below, one, times } = createSeededRandom(n);
  const cards = times(1 + below(4), (i) =>
    mythosCard(`card-${i}`, {
      gate: one(PLACES),
      clues: below(5) === 0 ? [] : [one(PLACES)],
      white: [one(SYMBOLS)],
      black: [one(SYMBOLS), one(SYMBOLS)],
    }),
  );
  const rich = n % 2 === 0 ? 0 : 8 + below(5);
  const people = times(1 + below(4), () => ({
    place: one([...PLACES, 'rlyeh-2', 'lost']),
    clues: rich + below(3),
  }));
  const tokens = [...new Set(times(below(6), () => one(TOKENS)))];
  const monsters = tokens.map((token) => ({ token, at: one(PLACES), clues: below(4) }));
  const clues: Record<string, number> = {};
  for (const place of PLACES) if (below(2) === 0) clues[place] = 1 + below(2);
  for (const { at } of monsters) delete clues[at];
  const gates = ['rlyeh', 'abyss', 'yuggoth'].map((world, i) => gateTo(world, PLACES[i] as string, below(3) > 0));
  const cup = TOKENS.filter((token) => !tokens.includes(token));
  const scene = { cards, people, monsters, clues, gates, cup, kate: below(3) === 0 };
  return pool(scene) >= 0 ? scene : { ...scene, people: people.map((who) => ({ ...who, clues: 1 })) };
}

describe('the Clues, monsters and gates of an Upkeep', () => {
  it('have the same outcomes as the model in every random position [H-UPKEEP-22 to 36, H-EXHAUST-01]', () => {
    for (let n = 0; n < 500; n++) {
      const scene = createScene(n);
      const expected = [...modelOutcomes(scene)].sort();
      const actual = [...engineOutcomes(scene)].sort();
      expect(actual, `position ${n}: ${JSON.stringify(scene)}`).toEqual(expected);
    }
  });
});
