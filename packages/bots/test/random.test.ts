import type { OpenQuestion } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { type Playable, RandomSource, randomBot } from '../src/index.js';

/** Plays against a fixed pair of questions and records the bot's moves. */
function moves(seed: string, n: number): string[] {
  const log: string[] = [];
  const option = (id: string) => ({ id, key: id });
  const aside = { id: 'trade', by: 0, key: 'trade' };
  const ask = (...ids: string[]): OpenQuestion => {
    const rest = { by: [0], key: 'q', why: '', asides: () => [aside], about: undefined };
    return { ...rest, options: ids.map(option), count: ids.length };
  };
  const questions = [ask('a', 'b'), ask('c', 'd', 'e')];
  const play = {
    questions,
    choose: (question: number, at: number) => log.push(questions[question]?.options[at]?.id ?? 'none'),
    takeAside: () => log.push('trade'),
  } as unknown as Playable;
  const bot = randomBot(seed);
  for (let i = 0; i < n; i++) bot.move(play);
  return log;
}

describe('the random bot', () => {
  it('plays the same for the same seed, and differently for another seed', () => {
    expect(moves('one', 50)).toEqual(moves('one', 50));
    expect(moves('one', 50)).not.toEqual(moves('two', 50));
  });

  it('takes every option about equally often, and sometimes an aside', () => {
    const log = moves('fair', 12_000);
    const share = (id: string) => log.filter((move) => move === id).length / log.length;
    expect(share('trade')).toBeGreaterThan(0.04);
    expect(share('trade')).toBeLessThan(0.09);
    for (const id of ['a', 'b']) expect(share(id)).toBeCloseTo(0.235, 1);
    for (const id of ['c', 'd', 'e']) expect(share(id)).toBeCloseTo(0.156, 1);
  });

  it('never takes more than three asides in a row', () => {
    expect(moves('row', 50_000).join(' ')).not.toContain('trade trade trade trade');
  });
});

describe('the random source of the bots', () => {
  it('gives whole numbers below its bound, all equally likely', () => {
    const chance = new RandomSource('even');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) {
      const n = chance.below(7);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    expect(counts).toHaveLength(7);
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(500);
  });

  it('gives unrelated numbers for similar seeds', () => {
    const firsts = new Set(Array.from({ length: 50 }, (_, i) => new RandomSource(`${i}`).below(1_000_000)));
    expect(firsts.size).toBe(50);
  });
});
