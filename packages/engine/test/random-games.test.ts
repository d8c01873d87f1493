import { type GameDefinition, Play } from '@vigil/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chaos, chaos } from './chaos-game.js';
import { type AnyPlay, createChooser, diceOf, exposeDice, randomMove, reload, snapshot } from './helpers.js';
import { auction } from './tiny-game.js';

/** Expects complete equality; computes the difference only if there is one. */
function expectSame(play: AnyPlay, text: string): void {
  if (JSON.stringify(snapshot(play)) !== text) expect(snapshot(play)).toEqual(JSON.parse(text));
}

/** Expects everything that must hold after every answer. */
function expectInvariants(play: AnyPlay, choose: (n: number) => number): void {
  const now = JSON.stringify(snapshot(play));
  const { decisions } = play;
  expect(decisions.length > 0).toBe(play.result === undefined);
  expect(new Set(decisions.map(({ id }) => id)).size).toBe(decisions.length);
  expect(JSON.parse(JSON.stringify(decisions))).toStrictEqual(decisions);
  expectSame(reload(play), now);
  if (choose(5) === 0) expectSame(play.fork(), now);
  if (choose(5) === 0 && play.answers.length > 0) {
    const back = 1 + choose(Math.min(play.answers.length, 5));
    const lastAnswers = play.answers.slice(-back);
    const copy = play.fork();
    copy.undo(back, true);
    for (const [decision, option] of lastAnswers) copy.answer(String(decision), option);
    expectSame(copy, now);
  }
  expectSame(play, now);
}

function expectReplay(game: GameDefinition<never, object, unknown, unknown>, play: AnyPlay, events: unknown[]): void {
  const again: unknown[] = [];
  const replayed = Play.replay(game, JSON.parse(JSON.stringify(play.save())), (event) => again.push(event));
  expect(again).toEqual(events);
  expect(snapshot(replayed)).toEqual(snapshot(play));
}

/** Returns a chooser that follows the given numbers, and then always takes the last option. */
function chooserFrom(choices: readonly number[]): (n: number) => number {
  let at = 0;
  return (n) => (choices[at++] ?? n - 1) % n;
}

describe('random games rebuilt from the JSON of a save equal the original after every answer', () => {
  const tiny = exposeDice(auction);
  const play = (seed: string, seats: number, choose: (n: number) => number) => {
    const events: unknown[] = [];
    const game = Play.start(tiny, seats, seed, {}, (event) => events.push(event));
    expectInvariants(game, choose);
    while (game.result === undefined && game.answers.length < 80) {
      randomMove(game, choose);
      expectInvariants(game, choose);
      const coins = game.state.players.map((player) => player.coins);
      expect(coins.every((n) => n >= 0)).toBe(true);
    }
    expectReplay(tiny, game, events);
  };

  it('in the tiny game', () => {
    for (let seed = 0; seed < 30; seed++) play(`tiny ${seed}`, 2 + (seed % 4), createChooser(seed));
  });

  it('in the tiny game, for any choices', () => {
    const numbers = fc.array(fc.nat({ max: 60 }), { maxLength: 60 });
    const property = fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), numbers, (seed, seats, choices) => {
      play(seed, seats, chooserFrom(choices));
    });
    fc.assert(property, { seed: 2, numRuns: 40 });
  });

  it('in a game with random rules, where every open question matches the position', () => {
    const game = exposeDice<{ steps: number }, Chaos, string, number>(chaos);
    const occurrences = {
      several: 0,
      asides: 0,
      interrupted: 0,
      checkpointsWithheld: 0,
      answeredThemselves: 0,
      games: 0,
    };
    for (let seed = 0; seed < 200; seed++) {
      const choose = createChooser(seed);
      const events: string[] = [];
      const play = Play.start(game, { steps: 4 }, `chaos ${seed}`, {}, (event) => events.push(event));
      while (play.result === undefined && play.answers.length < 40) {
        for (const { args, options } of play.decisions) {
          expect(args?.changes).toBe(play.state.changes);
          expect(options.length).toBeGreaterThan(0);
        }
        const before = { open: play.decisions.length, asked: play.decisionCount };
        randomMove(play, choose);
        expectInvariants(play, choose);
        const { checkpoint } = play.save();
        // At a checkpoint no rule is running: every `finally` block has run.
        expect(checkpoint.state.running).toBe(0);
        if (play.decisions.length > 1) occurrences.several++;
        if (/act|alone|upset|nothing/.test(play.answers.at(-1)![1])) occurrences.asides++;
        if (play.answers.at(-1)![1] === 'upset') occurrences.interrupted++;
        if (checkpoint.state.step < play.state.step) occurrences.checkpointsWithheld++;
        const closed = before.open + play.decisionCount - before.asked - play.decisions.length;
        if (closed > 1) occurrences.answeredThemselves++;
      }
      if (play.result !== undefined) occurrences.games++;
      expectReplay(game, play, events);
    }
    // The test is only meaningful if all of this occurs.
    for (const [what, times] of Object.entries(occurrences)) expect(times, what).toBeGreaterThan(20);
  });

  it('in a game with random rules, where the same seed and answers give the same dice to the end', () => {
    const game = exposeDice<{ steps: number }, Chaos, string, number>(chaos);
    for (let seed = 0; seed < 30; seed++) {
      const [one, other] = [1, 2].map(() => {
        const choose = createChooser(seed);
        const play = Play.start(game, { steps: 3 }, `same ${seed}`, { checkpoints: seed % 2 === 0 });
        while (play.result === undefined && play.answers.length < 60) randomMove(play, choose);
        return diceOf(play).roll(20);
      });
      expect(one).toEqual(other);
    }
  });
});
