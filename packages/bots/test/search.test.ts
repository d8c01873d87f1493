/** Estimates and the searcher bot: the data they may read. */
import { loadChosenBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { arkhamLab, hauntLab } from '@vigil/lab';
import { gameOf, parseScenarios } from '@vigil/lab/scenario';
import type { Content, HauntState, State } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { carefulBot, type Estimate, estimateAnswers, searcherBot, winningChance } from '../src/index.js';

type AnyPlay = Play<unknown, State | HauntState, unknown, unknown>;
const GAMES = ['arkham', 'haunt'] as const;

/** A game of careful investigators at a decision that begins an errand, with its components. */
async function playToErrand(
  id: (typeof GAMES)[number],
  turn: number,
): Promise<{ play: AnyPlay; content: Content; seat: number }> {
  const boxes = await loadChosenBoxes({ packs: ['base'] });
  const lab = id === 'haunt' ? hauntLab(boxes) : arkhamLab(boxes);
  const setup = lab.setup(3, { investigators: [2] });
  const play = Play.start(lab.definition as never, setup, 'errand') as unknown as AnyPlay;
  const bot = carefulBot(lab.content);
  const key = id === 'haunt' ? 'q.day' : 'q.movement';
  for (;;) {
    const [decision] = play.decisions;
    if (!decision) throw new Error('the game is over');
    if (play.state.turn >= turn && decision.key === key && decision.options.length > 3)
      return { play, content: lab.content, seat: decision.by[0] ?? 0 };
    bot.move(play);
  }
}

function last(estimates: Iterable<Estimate>): Estimate {
  const all = [...estimates];
  return all[all.length - 1] as Estimate;
}

describe.each(GAMES)('estimates of answers in %s', (id) => {
  it('cover open options, become more precise with every batch, and are the same for the same seed', async () => {
    const { play, content, seat } = await playToErrand(id, 3);
    const before = JSON.stringify(play.save());
    const options = { content, seed: 'one', playouts: 40, horizon: 1 };
    const all = [...estimateAnswers(play, seat, options)];
    expect(JSON.stringify(play.save())).toBe(before);
    expect([...estimateAnswers(play, seat, options)]).toEqual(all);
    expect(all.length).toBeGreaterThan(2);
    const ids = play.decisions.find((one) => one.id === all[0]?.decision)?.options.map((option) => option.id);
    // The first is a guess without playouts.
    let playouts = -1;
    for (const estimate of all) {
      expect(estimate.playouts).toBeGreaterThan(playouts);
      ({ playouts } = estimate);
      expect(estimate.candidates.filter(({ isPolicy }) => isPolicy)).toHaveLength(1);
      for (const { option, chance, low, high } of estimate.candidates) {
        expect(ids).toContain(option);
        expect(low).toBeLessThanOrEqual(chance);
        expect(high).toBeGreaterThanOrEqual(chance);
      }
    }
    const width = ({ candidates: [first] }: Estimate) => (first ? first.high - first.low : 1);
    expect(width(all[all.length - 1] as Estimate)).toBeLessThan(width(all[0] as Estimate));
    expect(last(estimateAnswers(play, seat, { ...options, seed: 'two' }))).not.toEqual(all.at(-1));
  });

  it('do not depend on hidden cards and future dice', async () => {
    const { play, content, seat } = await playToErrand(id, 2);
    const options = { content, seed: 'hidden', playouts: 16, horizon: 1 };
    const estimate = last(estimateAnswers(play, seat, options));
    const other = play.imagine(seat, 'another world');
    expect(JSON.stringify(other.state)).not.toBe(JSON.stringify(play.state));
    expect(last(estimateAnswers(other, seat, options))).toEqual(estimate);
  });

  it('are empty for a seat without a decision', async () => {
    const { play, content } = await playToErrand(id, 2);
    const askedSeats = play.decisions[0]?.by.length ?? 0;
    const others = play.state.investigators
      .map((_, seat) => seat)
      .filter((seat) => !play.decisions[0]?.by.includes(seat));
    expect(askedSeats).toBeGreaterThan(0);
    for (const seat of [...others, 99]) expect([...estimateAnswers(play, seat, { content, seed: 'none' })]).toEqual([]);
  });
});

describe.each(GAMES)('the searcher bot in %s', (id) => {
  it('plays the same game for the same seed, with open options only', async () => {
    const { play, content } = await playToErrand(id, 2);
    const [one, other] = [play.fork(), play.fork()];
    const bots = [1, 2].map(() => searcherBot('seed', content, { playouts: 12, candidates: 3, horizon: 1 }));
    for (let i = 0; i < 12 && one.result === undefined; i++) {
      bots[0]?.move(one);
      bots[1]?.move(other);
    }
    expect(one.answerCount).toBeGreaterThan(play.answerCount);
    expect(one.answers).toEqual(other.answers);
  });

  it('plays like the careful bot if the play cannot be imagined', async () => {
    const { play, content } = await playToErrand(id, 2);
    const [one, other] = [play.fork(), play.fork()];
    const [searcher, careful] = [searcherBot('seed', content), carefulBot(content)];
    const bare = new Proxy(one, { get: (of, name) => (name === 'imagine' ? undefined : Reflect.get(of, name, of)) });
    for (let i = 0; i < 20 && other.result === undefined; i++) {
      searcher.move(bare);
      careful.move(other);
    }
    expect(one.answers).toEqual(other.answers);
  });
});

describe('the chance of winning', () => {
  it.each(GAMES)('in a position of %s is between 0 and 1, and the same for a copy', async (id) => {
    const { play, content, seat } = await playToErrand(id, 3);
    const view = play.view(seat) as never;
    const chance = winningChance(content, view);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(winningChance(content, structuredClone(view))).toBe(chance);
  });

  it('rises with every seal', async () => {
    const { play, content, seat } = await playToErrand('arkham', 3);
    const view = play.view(seat) as { readonly seals: readonly string[] };
    const places = [...content.locations.keys()].slice(0, 4);
    const chances = places.map((_, n) => winningChance(content, { ...view, seals: places.slice(0, n) } as never));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(new Set(chances).size).toBe(places.length);
  });
});

it('an answer without effect is not among the advice [A-UPKEEP-07]', async () => {
  const [parsed] = parseScenarios(
    'name: x\nphase: upkeep\ninvestigators: [{ name: Ann, sheet: carolyn-fern, place: downtown, focus: 1 }]',
    'here',
  );
  const document = parsed?.document;
  if (!document) throw new Error(String(parsed?.problems));
  const boxes = await loadChosenBoxes({ packs: ['base'] });
  const { game, content, state } = gameOf(document).setUp(document, boxes);
  const play = Play.from(game.definition(content, boxes) as never, state as never, 'x') as unknown as AnyPlay;
  const { options = [] } = play.decisions[0] ?? {};
  expect(options.map(({ key }) => key)).toContain('o.use-idle');
  const { candidates } = last(estimateAnswers(play, 0, { content, seed: 'one', playouts: 4, horizon: 1 }));
  const useful = options.filter(({ key }) => key !== 'o.use-idle').map(({ id }) => id);
  expect(candidates.map(({ option }) => option).sort()).toEqual(useful.sort());
});
