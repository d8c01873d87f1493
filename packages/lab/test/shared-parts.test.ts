import { randomBot } from '@vigil/bots';
import { chosenBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { Box } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import type { LabGame } from '../src/games/game.js';
import { arkhamLab, hauntLab } from '../src/index.js';
import { Watched } from '../src/many/compare.js';

const ALL = ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];

/** Plays some random games in which what a position has in common with its beats and forks is frozen. */
function playFrozen<Setup, S extends object, E, R>(game: LabGame<Setup, S, E, R>, games: number): number {
  const { definition } = new Watched(game.definition);
  let shared = 0;
  for (let i = 0; i < games; i++) {
    const seed = `shared parts ${i}`;
    const bot = randomBot(seed);
    let play = Play.start(definition, game.variedSetup(i, seed), seed);
    while (play.result === undefined && play.answers.length < 400) {
      // Now the fork goes on, now what it was forked from.
      if (play.answers.length % 50 === 0) play = play.fork();
      bot.move(play);
    }
    shared += Object.values(play.state).filter((part) => Array.isArray(part) && Object.isFrozen(part)).length;
  }
  return shared;
}

const games = (boxes: readonly Box[]) => [arkhamLab(boxes), hauntLab(boxes)] as const;

describe('what positions have in common with beats and forks', () => {
  it('is changed by no step of either game', async () => {
    const [arkham, haunt] = games(await chosenBoxes({}));
    expect(playFrozen(arkham, 6)).toBeGreaterThan(6);
    expect(playFrozen(haunt, 6)).toBeGreaterThan(6);
  });

  it('is changed by no step of a game with all boxes', async () => {
    expect(playFrozen(arkhamLab(await chosenBoxes({ packs: ALL })), 8)).toBeGreaterThan(8);
  });

  it('is nothing where a position is copied to be kept', async () => {
    const [arkham, haunt] = games(await chosenBoxes({}));
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
