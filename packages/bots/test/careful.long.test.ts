/** The careful bot finishes games of both kinds, with any boxes, and does better than random play. */
import { BOXES, loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { arkhamLab, hauntLab, labFor, simulate } from '@vigil/lab';
import type { HauntView, TypedDecision } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { carefulAnswer, carefulBot } from '../src/index.js';

const boxIdsFor = (game: 'arkham' | 'haunt') =>
  BOXES.entries.filter(({ games, unfinished }) => !unfinished && (!games || games.includes(game))).map(({ id }) => id);

describe('the careful bot', () => {
  it.each(['arkham', 'haunt'] as const)('finishes games of %s with every box', async (game) => {
    const lab = await labFor(game, { packs: boxIdsFor(game) });
    for (let index = 0; index < 3; index++) {
      const { crash, outcome } = lab.playOut('careful', { investigators: [2, 3, 4], seed: 'careful boxes' }, index);
      expect([crash?.error, outcome]).toEqual([undefined, expect.any(String)]);
    }
  });

  it('delays the Ancient One longer than the random bot, and wins games where the random bot wins none', async () => {
    const options = { game: 'arkham', investigators: 4, games: 30, seed: 's2', threads: 1, packs: ['base'] };
    const careful = await simulate({ ...options, bot: 'careful' });
    const random = await simulate({ ...options, bot: 'random' });
    const countWins = (outcomes: Readonly<Record<string, number>>) =>
      Object.entries(outcomes).reduce((sum, [how, n]) => sum + (/sealed|closed|defeated/.test(how) ? n : 0), 0);
    expect([careful.crashes, random.crashes]).toEqual([[], []]);
    expect(countWins(random.outcomes)).toBe(0);
    expect(countWins(careful.outcomes)).toBeGreaterThan(1);
    expect(careful.turns).toBeGreaterThan(1.2 * random.turns);
  });

  it('decides from decision and view alone: the same open option every time', async () => {
    const { definition, setup, content } = arkhamLab(await loadBoxes(['base']));
    if (!content) throw new Error('the lab has no components');
    const play = Play.start(definition, setup(0, { investigators: [2] }), 'the same');
    const bot = carefulBot(content);
    for (let i = 0; i < 120 && play.result === undefined; i++) {
      const decision = JSON.parse(JSON.stringify(play.decisions[0])) as TypedDecision;
      const view = JSON.parse(JSON.stringify(play.view(decision.by[0])));
      const answer = carefulAnswer(decision, view, content);
      expect(decision.options.map(({ id }) => id as string)).toContain(answer);
      expect(carefulAnswer(decision, view, content)).toBe(answer);
      bot.move(play);
    }
  });

  it('gives a seat only its own options', async () => {
    const { definition, setup, content } = hauntLab(await loadBoxes(['base']));
    if (!content) throw new Error('the lab has no components');
    const play = Play.start(definition, setup(0, { investigators: [3] }), 'by seats');
    const bot = carefulBot(content);
    for (let i = 0; i < 200 && play.decisions[0]?.key !== 'q.day'; i++) bot.move(play);
    const decision = play.decisions[0] as TypedDecision;
    expect(decision.key).toBe('q.day');
    for (const seat of [0, 1, 2]) {
      const answer = carefulAnswer(decision, play.view(seat) as HauntView, content, seat);
      expect(decision.options.find(({ id }) => id === answer)).toMatchObject({ by: seat });
    }
  });
});
