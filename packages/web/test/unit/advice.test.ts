/** The advice worker: its reports, and when it stops. */
import { type AnswerEstimate, type EstimateOptions, estimateAnswers, type ThinkablePlay } from '@vigil/bots';
import { BASE } from '@vigil/content';
import type { Content } from '@vigil/rules';
import { createRequestHandler } from '@vigil/table';
import { expect, it } from 'vitest';
import { type AdviceReply, type AdviceRequest, Adviser, createOpener } from '../../src/advice/adviser.js';

const REQUEST: AdviceRequest = { do: 'advise', id: 1, saved: {}, packFiles: [], seat: 0, decision: '7' };

/** An adviser with estimates of four answers. Each batch advances a fake clock. */
function createAdviser(batches: number, batchTime: number) {
  let time = 0;
  let actAtPause: () => void = () => {};
  const receivedOptions: EstimateOptions[] = [];
  const estimate: typeof estimateAnswers = function* (_play, _seat, options) {
    receivedOptions.push(options);
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
    pause: async () => actAtPause(),
  });
  return {
    adviser,
    receivedOptions,
    onPause: (act: () => void) => {
      actAtPause = act;
    },
  };
}

it('reports the three best answers at once, then at intervals, and finally with the mark of the end', async () => {
  const { adviser, receivedOptions } = createAdviser(20, 50);
  const replies: AdviceReply[] = [];
  await adviser.advise(REQUEST, (reply) => replies.push(reply));
  expect(receivedOptions[0]?.decision).toBe('7');
  expect(replies[0]?.playouts).toBe(4);
  expect(replies.every(({ best }) => best.map(({ option }) => option).join('') === 'abc')).toBe(true);
  expect(replies.map(({ done }) => done)).toEqual([...replies.slice(1).map(() => false), true]);
  expect(replies.length).toBeLessThan(8);
  expect(replies.at(-1)?.playouts).toBe(80);
});

it('stops at its time limit', async () => {
  const { adviser } = createAdviser(1_000_000, 100);
  const replies: AdviceReply[] = [];
  await adviser.advise(REQUEST, (reply) => replies.push(reply));
  expect(replies.at(-1)?.done).toBe(true);
});

it('reports no more on a question after a stop or a new request', async () => {
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

it('advises on a saved game, with chances between their bounds', async () => {
  const load = async () => [{ pack: BASE }];
  const handle = createRequestHandler(load);
  const answerOptions = { answerForced: true, withViews: false };
  const setup = { investigators: ['kate-winthrop'], ancientOne: 'yig' };
  let reply = await handle({ do: 'start', game: 'arkham', setup, seed: 'advice' });
  for (let n = 0; n < 40 && reply.say === 'update'; n++) {
    const { decisions, moves, saved } = reply.update;
    const [question] = decisions;
    const option = question?.options.at(-1);
    if (!question || !option) break;
    if (question.key === 'q.movement') {
      let time = 0;
      const adviser = new Adviser({
        estimate: estimateAnswers,
        open: createOpener(load),
        now: () => (time += 2000),
        pause: async () => {},
      });
      const replies: AdviceReply[] = [];
      const request = { ...REQUEST, saved, seat: 0, decision: question.id };
      await adviser.advise(request, (one) => replies.push(one));
      const best = replies.at(-1)?.best ?? [];
      expect(best.length).toBeGreaterThan(0);
      for (const { option: id, chance, low, high } of best) {
        expect(question.options.map((one) => one.id)).toContain(id);
        expect(low).toBeLessThanOrEqual(chance);
        expect(high).toBeGreaterThanOrEqual(chance);
      }
      return;
    }
    reply = await handle({ do: 'answer', decision: question.id, option: option.id, seen: moves, answerOptions });
  }
  throw new Error('the game has no question of movement');
});
