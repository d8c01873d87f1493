/**
 * Independent model of monster activities, straight from the document (L381 to L423). All outcomes of any order the
 * team picks are compared with those of the rules from the same position.
 */

import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { runMonsterActivities } from '../src/haunt/monsters/monster-activities.js';
import type { Gate } from '../src/haunt/state.js';
import type { MythosDef } from '../src/language/components.js';
import { createPosition, gateTo, mythosCard, runTrial } from './haunt-trial.js';
import { createSeededRandom } from './seeded-random.js';

interface PlacedMonster {
  readonly token: string;
  readonly at: string;
  readonly clues: number;
}
interface Board {
  /** Monsters in a world are in stack order, the last one on top. */
  readonly monsters: readonly PlacedMonster[];
  readonly gates: readonly Gate[];
  readonly pile: readonly string[];
  readonly terror: number;
}
interface Scene extends Board {
  readonly cards: readonly MythosDef[];
  /** Kate's place. */
  readonly kate: string | undefined;
}

const SYMBOL = new Map(BASE.monsters.map(({ id, symbol }) => [id, symbol]));
const symbolOf = (token: string) => SYMBOL.get(token.replace(/-\d+$/, ''));
const worldOf = (marker: string) => BASE.gateMarkers.find(({ id }) => id === marker)?.world;

// ---- model of the document ----

/** Returns the board after a monster's activity, undefined if it cannot act, or `lost` if the track is full. */
function resolveActivity({ cards, kate }: Scene, board: Board, token: string): Board | 'lost' | undefined {
  const monster = board.monsters.find((one) => one.token === token) as PlacedMonster;
  const { at, clues } = monster;
  const symbol = symbolOf(token) as MythosDef['white'][number];
  const here = cards.filter(({ gate, white, black }) => gate === at && [...white, ...black].includes(symbol));
  if (clues === 0 || here.length === 0) return undefined;
  const withClues = (n: number) => board.monsters.map((one) => (one === monster ? { ...one, clues: n } : one));
  if (here.some(({ black }) => black.includes(symbol))) {
    const terror = board.terror + clues;
    return terror > 10 ? 'lost' : { ...board, terror, monsters: withClues(0) };
  }
  if (kate === at) return undefined;
  const gate = board.gates.find((one) => one.at === at);
  if (!gate) {
    const [marker, ...pile] = board.pile;
    if (marker === undefined) return undefined;
    return { ...board, pile, gates: [...board.gates, { marker, at, faceUp: false }], monsters: withClues(0) };
  }
  const gates = board.gates.map((one) => (one === gate ? { ...one, faceUp: true } : one));
  let monsters = board.monsters;
  let remaining = clues;
  for (; remaining > 0; remaining--) {
    const top =
      monsters.findLast((one) => one.at === worldOf(gate.marker)) ?? monsters.findLast((one) => one.at === 'outskirts');
    if (!top) break;
    monsters = [...monsters.filter((one) => one !== top), { ...top, at }];
  }
  return {
    ...board,
    gates,
    monsters: monsters.map((one) => (one.token === token ? { ...one, clues: remaining } : one)),
  };
}

/** Converts a board to a key that keeps the order of stacks. */
function boardKey({ monsters, gates, pile, terror }: Board): string {
  const inCity = ({ at }: PlacedMonster) => at !== 'outskirts' && !BASE.worlds.some(({ id }) => id === at);
  const line = ({ token, at, clues }: PlacedMonster) => `${token} ${at} ${clues}`;
  const stacks = [...new Set(monsters.filter((one) => !inCity(one)).map(({ at }) => at))].sort();
  return JSON.stringify([
    monsters.filter(inCity).map(line).sort(),
    stacks.map((stack) => monsters.filter(({ at }) => at === stack).map(line)),
    gates.map(({ marker, at, faceUp }) => `${marker} ${at} ${faceUp}`).sort(),
    pile,
    terror,
  ]);
}

/** Collects all final boards: each able monster acts once, in every order. */
function modelOutcomes(scene: Scene): Set<string> {
  const found = new Set<string>();
  const queue: { board: Board; left: readonly string[] }[] = [
    { board: scene, left: scene.monsters.filter(({ clues }) => clues > 0).map(({ token }) => token) },
  ];
  for (const { board, left } of queue) {
    let isDone = true;
    for (const token of left) {
      const after = resolveActivity(scene, board, token);
      if (after === undefined) continue;
      isDone = false;
      if (after === 'lost') found.add('lost');
      else queue.push({ board: after, left: left.filter((one) => one !== token) });
    }
    if (isDone) found.add(boardKey(board));
  }
  return found;
}

// ---- outcomes of the rules ----

/** Collects the final boards of all answers to the rules' questions. */
function engineOutcomes({ cards, kate, monsters, gates, pile, terror }: Scene): Set<string> {
  const found = new Set<string>();
  const open: string[][] = [[]];
  for (const answers of open) {
    const people = [{ place: 'newspaper' }, ...(kate === undefined ? [] : [{ id: 'kate-winthrop', place: kate }])];
    const t = runTrial(
      createPosition(people, {
        monsters: monsters.map((one) => ({ ...one })),
        gates: [...gates],
        gatePile: [...pile],
        terror,
        mythos: cards.map(({ id }) => id),
        city: { seat: 0, slot: 0, met: [], acted: [] },
      }),
      (g) => runMonsterActivities(g),
      { mythos: cards },
    );
    for (const answer of answers) t.answer(answer);
    if (t.play.decisions.length > 0) for (const option of t.options()) open.push([...answers, option]);
    else if (t.result()?.how === 'done') found.add(boardKey({ ...t.state, pile: t.state.gatePile }));
    else found.add('lost');
  }
  return found;
}

// ---- positions ----

const SYMBOLS = ['circle', 'crescent', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'] as const;
const TOKENS = BASE.monsters.filter(({ inCup }) => inCup).map(({ id }) => `${id}-1`);
const PLACES = ['woods', 'graveyard', 'black-cave'] as const;
const WORLDS = ['rlyeh', 'yuggoth'] as const;

/** Creates a crowded board: few places, two worlds and at most one gate in the pile, so that nothing is random. */
function createScene(n: number): Scene {
  const { below, one, times } = createSeededRandom(n);
  const cards = times(2 + below(3), (i) =>
    mythosCard(`card-${i}`, {
      gate: one(PLACES),
      white: [one(SYMBOLS), one(SYMBOLS), one(SYMBOLS)],
      black: [one(SYMBOLS)],
    }),
  );
  const tokens = [...new Set(times(4 + below(4), () => one(TOKENS)))];
  const monsters = tokens.map((token, i) =>
    i < 4
      ? { token, at: below(6) === 0 ? 'uptown' : one(PLACES), clues: below(4) }
      : { token, at: one([...WORLDS, 'outskirts']), clues: 0 },
  );
  const gates = WORLDS.filter(() => below(3) > 0).map((world, i) => gateTo(world, PLACES[i] as string, below(2) === 0));
  const pile = below(2) === 0 ? ['gate-yuggoth-2'] : [];
  return { cards, monsters, gates, pile, terror: 4 + below(6), kate: below(4) === 0 ? one(PLACES) : undefined };
}

describe('the activities of monsters', () => {
  it('have the same outcomes as the model in every random position [H-MONSTER-ACT-01 to 17]', () => {
    for (let n = 0; n < 400; n++) {
      const scene = createScene(n);
      const expected = [...modelOutcomes(scene)].sort();
      const actual = [...engineOutcomes(scene)].sort();
      expect(actual, `position ${n}: ${JSON.stringify(scene)}`).toEqual(expected);
    }
  });
});
