/** The worker of advice: when it reports, and when it stops. */
import { type AnswerEstimate, type EstimateOptions, estimateAnswers, type ThinkablePlay } from '@vigil/bots';
import { BASE } from '@vigil/content';
import type { Content } from '@vigil/rules';
import { createRequestHandler } from '@vigil/table';
import { expect, it } from 'vitest';
import { type AdviceReply, type AdviceRequest, Adviser, createOpener } from '../../src/advice/adviser.js';

const REQUEST: AdviceRequest = { do: 'advise', id: 1, saved: {}, packFiles: [], seat: 0, decision: '7' };

/** Estimates of four answers; each batch takes some milliseconds of a clock that only they move. */
function createAdviser(batches: number, batchTime: number) {
  let time = 0;
  let between: () => void = () => {};
  const seen: EstimateOptions[] = [];
  const estimate: typeof estimateAnswers = function* (_play, _seat, options) {
    seen.push(options);
    for (let n = 1; n <= batches; n++) {
      time += batchTime;
      const candidates = ['a', 'b', 'c', 'd'].map(
        (option, i): AnswerEstimate => ({
          option,
          chance: 0.5 - i / 10,
          low: 0,
          high: 1,
          playouts: n,
          isPolicy: i === 0,
        }),
      );
      yield { decision: '7', candidates, playouts: 4 * n };
    }
  };
  const adviser = new Adviser({
    estimate,
    open: async () => ({ play: {} as ThinkablePlay, content: {} as Content }),
    now: () => time,
    pause: async () => between(),
  });
  return {
    adviser,
    seen,
    onPause: (act: () => void) => {
      between = act;
    },
  };
}

it('reports the three best answers at once, then from time to time, and last of all that it is done', async () => {
  const { adviser, seen } = createAdviser(20, 50);
  const replies: AdviceReply[] = [];
  await adviser.advise(REQUEST, (reply) => replies.push(reply));
  expect(seen[0]?.decision).toBe('7');
  expect(replies[0]?.playouts).toBe(4);
  expect(replies.every(({ best }) => best.map(({ option }) => option).join('') === 'abc')).toBe(true);
  expect(replies.map(({ done }) => done)).toEqual([...replies.slice(1).map(() => false), true]);
  expect(replies.length).toBeLessThan(8);
  expect(replies.at(-1)?.playouts).toBe(80);
});

it('stops thinking when the time is over', async () => {
  const { adviser } = createAdviser(1_000_000, 100);
  const replies: AdviceReply[] = [];
  await adviser.advise(REQUEST, (reply) => replies.push(reply));
  expect(replies.at(-1)?.done).toBe(true);
});

it('says no more about a question once it is told to stop or is asked another', async () => {
  for (const interrupt of ['stop', 'advise'] as const) {
    const { adviser, onPause } = createAdviser(50, 50);
    const replies: AdviceReply[] = [];
    let pauses = 0;
    onPause(() => {
      if (++pauses !== 3) return;
      if (interrupt === 'stop') adviser.stop();
      else void adviser.advise({ ...REQUEST, id: 2 }, () => {});
    });
    await adviser.advise(REQUEST, (reply) => replies.push(reply));
    expect(replies.length).toBeGreaterThan(0);
    expect(replies.some(({ done }) => done)).toBe(false);
  }
});

it('advises on a game from a copy of it, with chances between their bounds', async () => {
  const load = async () => [{ pack: BASE }];
  const say = createRequestHandler(load);
  const answerOptions = { answerForced: true, viewsLeft: false };
  const setup = { investigators: ['kate-winthrop'], ancientOne: 'yig' };
  let reply = await say({ do: 'start', game: 'arkham', setup, seed: 'advice' });
  for (let n = 0; n < 40 && reply.say === 'update'; n++) {
    const { decisions, moves, saved } = reply.update;
    const [asked] = decisions;
    const option = asked?.options.at(-1);
    if (!asked || !option) break;
    if (asked.key === 'q.movement') {
      let time = 0;
      const adviser = new Adviser({
        estimate: estimateAnswers,
        open: createOpener(load),
        now: () => (time += 2000),
        pause: async () => {},
      });
      const replies: AdviceReply[] = [];
      const request = { ...REQUEST, saved, seat: 0, decision: asked.id };
      await adviser.advise(request, (one) => replies.push(one));
      const best = replies.at(-1)?.best ?? [];
      expect(best.length).toBeGreaterThan(0);
      for (const { option: id, chance, low, high } of best) {
        expect(asked.options.map((one) => one.id)).toContain(id);
        expect(low).toBeLessThanOrEqual(chance);
        expect(high).toBeGreaterThanOrEqual(chance);
      }
      return;
    }
    reply = await say({ do: 'answer', decision: asked.id, option: option.id, seen: moves, answerOptions });
  }
  throw new Error('the game never came to a movement');
});
