import { fingerprint, Play, type SavedPlay } from '@vigil/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catchPlayError, createChooser, exposeDice, randomMove } from './helpers.js';
import { auction } from './tiny-game.js';

const game = exposeDice(auction);

/** Returns a game after some random answers. */
function playAnswers(seats: number, seed: number, answers: number) {
  const play = Play.start(game, seats, `saves ${seed}`);
  const choose = createChooser(seed);
  while (play.result === undefined && play.answers.length < answers) randomMove(play, choose);
  return play;
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Returns the paths of all values in JSON. */
function placesIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  const inner = keys.flatMap((key) => placesIn((value as Record<string | number, unknown>)[key], [...at, key]));
  return at.length > 0 ? [at, ...inner] : inner;
}

/** Returns a copy of a save with another value (undefined: none) at a path. */
function withValueAt(save: unknown, at: readonly (string | number)[], value: unknown): unknown {
  const copy = json(save);
  let within = copy;
  for (const key of at.slice(0, -1)) within = within[key];
  const key = at.at(-1) as string | number;
  if (value !== undefined) within[key] = value;
  else if (Array.isArray(within)) within.splice(Number(key), 1);
  else delete within[key];
  return copy;
}

/** Returns a save with a correct checksum, whatever else is wrong with it. */
function withChecksum(save: unknown): unknown {
  const { check: _, ...rest } = save as SavedPlay;
  return { ...rest, check: fingerprint(rest) };
}

describe('the refusal of a damaged save', () => {
  const save = json(playAnswers(3, 8, 12).save());
  const cases: [string, (string | number)[], unknown][] = [
    ['format', ['format'], 'other'],
    ['format', ['format'], undefined],
    ['formatVersion', ['formatVersion'], 8],
    ['formatVersion', ['formatVersion'], '1'],
    ['game', ['game'], undefined],
    ['game', ['game'], 7],
    ['version', ['version'], null],
    ['origin', ['origin'], undefined],
    ['origin', ['origin'], []],
    ['origin.seed', ['origin', 'seed'], 5],
    ['origin', ['origin', 'setup'], undefined],
    ['origin.dice', ['origin', 'dice'], 'six'],
    ['origin.dice[1]', ['origin', 'dice'], [6, 0]],
    ['answers', ['answers'], undefined],
    ['answers', ['answers'], {}],
    ['answers[2]', ['answers', 2], 'bid:1'],
    ['answers[2]', ['answers', 2], [1]],
    ['answers[2]', ['answers', 2], [1, 'a', 'b']],
    ['answers[2]', ['answers', 2], ['1', 'a']],
    ['answers[2]', ['answers', 2], [1.5, 'a']],
    ['checkpoint', ['checkpoint'], null],
    ['checkpoint.state', ['checkpoint', 'state'], 4],
    ['checkpoint.dice', ['checkpoint', 'dice'], undefined],
    ['checkpoint.dice.key', ['checkpoint', 'dice', 'key'], 'abc'],
    ['checkpoint.dice.key', ['checkpoint', 'dice', 'key'], undefined],
    ['checkpoint.dice.at', ['checkpoint', 'dice', 'at'], -1],
    ['checkpoint.dice.at', ['checkpoint', 'dice', 'at'], 1.5],
    ['checkpoint.dice.script', ['checkpoint', 'dice', 'script'], 3],
    ['checkpoint.dice.script[0]', ['checkpoint', 'dice', 'script'], [9]],
    ['checkpoint.decisionCount', ['checkpoint', 'decisionCount'], '3'],
    ['checkpoint.answers', ['checkpoint', 'answers'], 13],
    ['checkpoint.answers', ['checkpoint', 'answers'], undefined],
    ['barrier', ['barrier'], 13],
    ['barrier', ['barrier'], -1],
    ['check', ['check'], undefined],
    ['check', ['check'], '00000000'],
    ['check', ['checkpoint', 'state', 'players', 1, 'coins'], 99],
    ['check', ['checkpoint', 'dice', 'at'], 99_999],
    ['check', ['origin', 'seed'], 'another'],
    ['check', ['checkpoint', 'extra'], 1],
  ];
  it.each(cases)('names %s where the value at %j becomes %j', (place, at, value) => {
    const error = catchPlayError(() => Play.load(game, withValueAt(save, at, value)));
    expect(error).toMatchObject({ code: 'damaged-save', place });
    expect(error.message.startsWith(`${place}: `)).toBe(true);
    expect(catchPlayError(() => Play.replay(game, withValueAt(save, at, value))).message).toBe(error.message);
  });

  it.each([undefined, null, 7, 'text', [], true])('names "save" for a value that is not a save: %j', (input) => {
    expect(catchPlayError(() => Play.load(game, input))).toMatchObject({ code: 'damaged-save', place: 'save' });
  });

  it('names an answer that does not fit, in a save with a correct checksum', () => {
    const last = save.answers.length - 1;
    expect(save.checkpoint.answers).toBeGreaterThan(0);
    expect(save.checkpoint.answers).toBeLessThanOrEqual(last);
    const other = (at: number, answer: unknown) => withChecksum(withValueAt(save, ['answers', at], answer));
    const loading = (input: unknown) => catchPlayError(() => Play.load(game, input));
    expect(loading(other(last, [999, 'bid:0']))).toMatchObject({
      code: 'damaged-save',
      place: `answers[${last}]`,
      message: expect.stringContaining('there is no decision "999"'),
    });
    expect(loading(other(last, [1, 'bid:0'])).message).toContain(`answers[${last}]: decision 1 has been settled`);
    expect(loading(other(last, [save.answers[last][0], 'bid:x'])).message).toContain('has no option "bid:x"');
    // Only a replay reads answers before the checkpoint.
    const early = other(0, [1, 'bid:99']);
    expect(Play.load(game, early).answers).toHaveLength(last + 1);
    expect(catchPlayError(() => Play.replay(game, early))).toMatchObject({ code: 'damaged-save', place: 'answers[0]' });
  });

  it('names an answer after the end of the game, in a save with a correct checksum', () => {
    const over = json(playAnswers(2, 6, Number.POSITIVE_INFINITY).save());
    over.answers.push([1, 'bid:0']);
    const error = catchPlayError(() => Play.load(game, withChecksum(over)));
    expect(error).toMatchObject({ code: 'damaged-save', place: `answers[${over.answers.length - 1}]` });
    expect(error.message).toContain('the game is over');
  });

  it('names the other game of a save of another game', () => {
    const error = catchPlayError(() => Play.load({ ...game, id: 'chess' }, save));
    expect(error).toMatchObject({ code: 'wrong-game', place: 'game' });
    expect(error.message).toBe('game: this is a game of "auction", not of "chess"');
  });

  it('names a place for any change of any value', () => {
    const saves = Array.from({ length: 8 }, (_, i) => json(playAnswers(2 + (i % 3), 20 + i, 4 * i).save()));
    const other = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 1 }));
    const property = fc.property(fc.nat(), fc.nat(), other, (which, where, value) => {
      const original = saves[which % saves.length];
      const all = placesIn(original);
      const at = all[where % all.length] as (string | number)[];
      const input = json(withValueAt(original, at, value));
      if (JSON.stringify(input) === JSON.stringify(original)) return;
      const error = catchPlayError(() => Play.load(game, input));
      expect(error.code).toBe(at[0] === 'game' && typeof value === 'string' ? 'wrong-game' : 'damaged-save');
      expect(error.place).toBeTruthy();
      expect(error.message.startsWith(`${error.place}: `)).toBe(true);
    });
    fc.assert(property, { seed: 1, numRuns: 600 });
  });

  it('covers a text that was cut short or has a wrong character', () => {
    const text = JSON.stringify(save);
    const loading = (input: string) => {
      let parsed: unknown;
      try {
        parsed = JSON.parse(input);
      } catch {
        return;
      }
      if (JSON.stringify(parsed) === text) return;
      expect(['damaged-save', 'wrong-game']).toContain(catchPlayError(() => Play.load(game, parsed)).code);
    };
    for (let cut = 0; cut < text.length; cut++) loading(text.slice(0, cut));
    for (let at = 0; at < text.length; at++) {
      for (const char of ['0', '7', 'x', '"']) loading(text.slice(0, at) + char + text.slice(at + 1));
    }
  });
});
