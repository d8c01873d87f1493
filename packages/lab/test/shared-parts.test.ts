import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomBot } from '@vigil/bots';
import { loadChosenBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { Box } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import type { LabGame } from '../src/games/game.js';
import { arkhamLab, hauntLab } from '../src/index.js';
import { MutationWatcher } from '../src/many/compare.js';

const ALL = ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];

/** Plays random games in which the parts shared with checkpoints and forks are frozen. Returns their number. */
function playFrozen<Setup, S extends object, E, R>(game: LabGame<Setup, S, E, R>, games: number): number {
  const { definition } = new MutationWatcher(game.definition);
  let shared = 0;
  for (let i = 0; i < games; i++) {
    const seed = `shared parts ${i}`;
    const bot = randomBot(seed);
    let play = Play.start(definition, game.variedSetup(i, seed), seed);
    while (play.result === undefined && play.answers.length < 400) {
      // Continue with a fork from time to time.
      if (play.answers.length % 50 === 0) play = play.fork();
      bot.move(play);
    }
    shared += Object.values(play.state).filter((part) => Array.isArray(part) && Object.isFrozen(part)).length;
  }
  return shared;
}

const games = (boxes: readonly Box[]) => [arkhamLab(boxes), hauntLab(boxes)] as const;

describe('the parts shared by positions, checkpoints and forks', () => {
  it('are not changed by any step of either game', async () => {
    const [arkham, haunt] = games(await loadChosenBoxes({}));
    expect(playFrozen(arkham, 6)).toBeGreaterThan(6);
    expect(playFrozen(haunt, 6)).toBeGreaterThan(6);
  });

  it('are not changed by any step of a game with all boxes', async () => {
    expect(playFrozen(arkhamLab(await loadChosenBoxes({ packs: ALL })), 8)).toBeGreaterThan(8);
  });

  it('do not exist in a cloned position', async () => {
    const [arkham, haunt] = games(await loadChosenBoxes({}));
    for (const game of [arkham, haunt] as unknown as LabGame<unknown, object, unknown, unknown>[]) {
      const play = Play.start(game.definition, game.variedSetup(0, 'kept'), 'kept');
      const copy = game.definition.clone(play.state);
      expect(copy).toEqual(play.state);
      const piles = new Set(pilesOf(play.state));
      expect(piles.size).toBeGreaterThan(10);
      expect(pilesOf(copy).filter((pile) => piles.has(pile))).toEqual([]);
    }
  });
});

describe('the cached places of Clues', () => {
  it('are independent in a fork and its original', async () => {
    const [arkham, haunt] = games(await loadChosenBoxes({}));
    for (const game of [arkham, haunt] as unknown as LabGame<unknown, { clues: object }, unknown, unknown>[]) {
      let changes = 0;
      for (let i = 0; i < 8; i++) {
        const [one, bot, other] = [
          Play.start(game.definition, game.variedSetup(i, 'clues'), `clues ${i}`),
          randomBot(`clues ${i}`),
          randomBot(`other ${i}`),
        ];
        while (one.result === undefined && one.answers.length < 150) {
          bot.move(one);
          if (one.result !== undefined || one.answers.length % 10 > 0) continue;
          const fork = one.fork();
          for (let n = 0; n < 20 && fork.result === undefined; n++) {
            other.move(fork);
            if (JSON.stringify(fork.state.clues) !== JSON.stringify(one.state.clues)) changes++;
            for (const play of [fork, one]) expect(cachedClues(play)).toEqual(Object.entries(play.state.clues));
          }
        }
      }
      expect(changes).toBeGreaterThan(100);
    }
  });

  it('follow the order of the record, also if Clues are added to a place with 0', async () => {
    const { definition, variedSetup } = arkhamLab(await loadChosenBoxes({}));
    const start = Play.start(definition, variedSetup(0, 'none there'), 'none there');
    const bot = randomBot('none there');
    while (start.state.step.phase === 'set-up') bot.move(start);
    const position = { ...start.save().checkpoint.state, clues: { woods: 0, graveyard: 1, 'black-cave': 1 } };
    const play = Play.from(definition, position, 'none there');
    play.amend({ do: 'clues', at: 'woods', to: 2 });
    const again = Play.load(definition, JSON.parse(JSON.stringify(play.save())));
    expect(cachedClues(play)).toContainEqual(['woods', 2]);
    for (const one of [play, again]) expect(cachedClues(one)).toEqual(Object.entries(one.state.clues));
    expect(cachedClues(again)).toEqual(cachedClues(play));
  });
});

/** Returns the Clues by place as the rules cache them, in their order. */
function cachedClues(play: unknown): unknown {
  const { runtime } = (play as { run: { table: { runtime: { cluesByPlace(): ReadonlyMap<string, number> } } } }).run
    .table;
  return [...runtime.cluesByPlace()];
}

describe('the copy of a loaded position', () => {
  it('has the same shape as a position in play, whatever fields are missing', async () => {
    setFlagsFromString('--allow-natives-syntax');
    const isAlike: (one: unknown, other: unknown) => boolean = runInNewContext('(a, b) => %HaveSameMap(a, b)');
    const [arkham, haunt] = games(await loadChosenBoxes({}));
    for (const game of [arkham, haunt] as unknown as LabGame<unknown, LoadedState, unknown, unknown>[]) {
      const { definition } = game;
      const play = Play.start(definition, game.variedSetup(0, 'shapes'), 'shapes');
      const bot = randomBot('shapes');
      while (play.answers.length < 60) bot.move(play);
      const read = JSON.parse(JSON.stringify(play.save().checkpoint.state)) as LoadedState;
      const share = (state: LoadedState) => definition.share?.(state) ?? state;
      const [played, copied] = [share(play.state), share(definition.clone(read))];
      expect(copied).toEqual(share(read));
      const parts = (state: LoadedState) => [
        state,
        state.step,
        state.decks,
        state.investigators[0],
        state.investigators.find(({ cards }) => cards.length > 0)?.cards[0],
        state.monsters[0],
        state.inPlay[0],
      ];
      const others = parts(copied);
      expect(parts(played).map((part, i) => part === undefined || isAlike(part, others[i]))).not.toContain(false);
      expect(isAlike(read, copied)).toBe(false);
    }
  });
});

interface LoadedState {
  readonly step: object;
  readonly decks: object;
  readonly investigators: readonly { readonly cards: readonly object[] }[];
  readonly monsters: readonly object[];
  readonly inPlay: readonly object[];
}

/** Possible values of absent fields that are not numbers. */
const SAMPLE_VALUES: Readonly<Record<string, unknown>> = {
  aboveMaximum: { sanity: 1, stamina: 1 },
  replacement: { turn: 1 },
  pledged: { card: 'another' },
  estate: {},
  monsters: ['another'],
};

/** Changes each part of a value in turn, calls `changed` with its place, and restores it. */
function changeEach(holder: Record<string, unknown>, key: string, place: string, changed: (at: string) => void): void {
  const value = holder[key];
  const put = (other: unknown, at = place) => {
    holder[key] = other;
    changed(at);
    holder[key] = value;
  };
  if (typeof value === 'number') put(value + 1);
  else if (typeof value === 'string') put(`${value} and more`);
  else if (typeof value === 'boolean') put(!value);
  else if (value === undefined) put(SAMPLE_VALUES[key] ?? 1);
  else {
    const inner = value as Record<string, unknown>;
    for (const at of Object.keys(inner)) changeEach(inner, at, `${place}.${at}`, changed);
    // Sliders and slots have a fixed number.
    if (!Array.isArray(value) || /sliders|slots/.test(place)) return;
    put([...value, typeof value[0] === 'object' ? { ...value[0] } : 'one more'], `${place}.length`);
  }
}

describe('a new checkpoint', () => {
  it('reuses unchanged entries of the previous checkpoint, and no changed entry', async () => {
    for (const game of games(await loadChosenBoxes({})) as unknown as LabGame<unknown, Lists, unknown, unknown>[]) {
      const { definition } = game;
      const play = Play.start(definition, game.variedSetup(2, 'as before'), 'as before');
      const bot = randomBot('as before');
      const full = () => LISTS.every((list) => play.state[list].length > 0);
      while (play.result === undefined && !(play.answers.length > 60 && full())) bot.move(play);
      const state = definition.clone(play.state);
      const before = definition.clone(state);
      const share = () => definition.share?.(state, undefined, before) as Lists;
      for (const list of LISTS) expect(share()[list]).toBe(before[list]);
      for (const list of LISTS) {
        const one = state[list][0] as Record<string, unknown>;
        let changes = 0;
        for (const field of Object.keys(one)) {
          changeEach(one, field, `${list}.${field}`, (at) => {
            expect(share()[list][0], at).toEqual(one);
            changes++;
          });
        }
        expect(changes).toBeGreaterThanOrEqual(Object.keys(one).length);
        state[list].push(one);
        expect(share()[list]).toHaveLength(before[list].length + 1);
        state[list].pop();
      }
    }
  });
});

const LISTS = ['investigators', 'monsters', 'inPlay'] as const;
type Lists = Record<(typeof LISTS)[number], object[]>;

/** The piles of a position. */
function pilesOf(state: object): unknown[] {
  const found: unknown[] = [];
  const search = (value: unknown) => {
    if (Array.isArray(value) && typeof value[0] === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(search);
  };
  search(state);
  return found;
}
