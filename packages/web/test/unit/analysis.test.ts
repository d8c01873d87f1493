/** The analysis worker: its reports, and when it stops. */
import type { ChancePoint, chancesOver, Judgement, judgeDecisions, ReplayablePlay } from '@vigil/bots';
import type { Content } from '@vigil/rules';
import { expect, it } from 'vitest';
import { type AnalysisReply, type AnalysisRequest, Analyst } from '../../src/analysis/analyst.js';

const REQUEST: AnalysisRequest = { do: 'analyze', id: 1, saved: {}, packFiles: [], known: [], judge: true };

function pointAt(at: number): ChancePoint {
  return { at, mark: `${at}`, turn: at, chance: 0.5, low: 0.4, high: 0.6 };
}

/** An analyst whose every step takes a second of a fake clock. */
function createAnalyst(actAtPause: () => void = () => {}) {
  let time = 0;
  const knownPoints: unknown[] = [];
  const chances: typeof chancesOver = function* (_play, { known }) {
    knownPoints.push(known);
    const points: ChancePoint[] = [];
    for (let at = 1; at <= 4; at++) {
      points.push(pointAt(at));
      yield { points, at };
    }
  };
  const judge: typeof judgeDecisions = function* () {
    for (const done of [0.5, 1]) yield { done, costliest: [], best: [] } satisfies Judgement;
  };
  const analyst = new Analyst({
    chances,
    judge,
    luck: () => ({ luckiest: [], unluckiest: [] }),
    open: async () => ({ play: {} as ReplayablePlay, content: {} as Content }),
    now: () => (time += 1000),
    pause: async () => actAtPause(),
  });
  return { analyst, knownPoints };
}

it('reports more and more points, then the judgement, and finally the mark of the end', async () => {
  const { analyst, knownPoints } = createAnalyst();
  const replies: AnalysisReply[] = [];
  await analyst.analyze({ ...REQUEST, known: [pointAt(1)] }, (reply) => replies.push(reply));
  expect(knownPoints).toEqual([[pointAt(1)]]);
  expect(replies.map(({ points }) => points.length)).toEqual([1, 2, 3, 4, 4, 4, 4]);
  expect(replies.map(({ judgement }) => judgement?.done)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    0.5,
    1,
    1,
  ]);
  expect(replies.map(({ done }) => done)).toEqual([false, false, false, false, false, false, true]);
  expect(replies.at(-1)?.luck).toEqual({ luckiest: [], unluckiest: [] });
});

it('judges no decision while a game goes on', async () => {
  const { analyst } = createAnalyst();
  const replies: AnalysisReply[] = [];
  await analyst.analyze({ ...REQUEST, judge: false }, (reply) => replies.push(reply));
  expect(replies.at(-1)).toMatchObject({ done: true });
  expect(replies.every(({ judgement, luck }) => judgement === undefined && luck === undefined)).toBe(true);
});

it('reports no more after a stop', async () => {
  let pauses = 0;
  const { analyst } = createAnalyst(() => {
    if (++pauses === 3) analyst.stop();
  });
  const replies: AnalysisReply[] = [];
  await analyst.analyze(REQUEST, (reply) => replies.push(reply));
  expect(replies).toHaveLength(2);
  expect(replies.some(({ done }) => done)).toBe(false);
});
