/** The analysis of a game: chances over time, decisions, and luck. */
import { readFileSync } from 'node:fs';
import { loadChosenBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { arkhamLab, hauntLab } from '@vigil/lab';
import type { Content, Event, HauntState, State } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { carefulBot, chancesOver, type Judgement, judgeDecisions, judgeRolls } from '../src/index.js';

type AnyPlay = Play<unknown, State | HauntState, Event, unknown>;
const GAMES = ['arkham', 'haunt'] as const;

async function labOf(id: (typeof GAMES)[number]) {
  const boxes = await loadChosenBoxes({ packs: ['base'] });
  return id === 'haunt' ? hauntLab(boxes) : arkhamLab(boxes);
}

/** A game of careful investigators after a number of answers. */
async function playFor(id: (typeof GAMES)[number], given: number): Promise<{ play: AnyPlay; content: Content }> {
  const lab = await labOf(id);
  const setup = lab.setup(3, { investigators: [2] });
  const play = Play.start(lab.definition as never, setup, 'analysis') as unknown as AnyPlay;
  const bot = carefulBot(lab.content);
  while (play.answerCount < given) bot.move(play);
  return { play, content: lab.content };
}

/** The fixture of a game that is won by a seal, its last answer. */
async function sealedGame(): Promise<{ play: AnyPlay; content: Content }> {
  const lab = await labOf('arkham');
  const saved = JSON.parse(
    readFileSync(`${import.meta.dirname}/../../../fixtures/games/won-gates-sealed.json`, 'utf8'),
  );
  return { play: Play.load(lab.definition as never, saved) as unknown as AnyPlay, content: lab.content };
}

function last<T>(all: Iterable<T>): T {
  return [...all].at(-1) as T;
}

describe.each(GAMES)('the chances over a game of %s', (id) => {
  it('come in the order of the game, do not change it, and are the same for the same seed', async () => {
    const { play, content } = await playFor(id, 20);
    const before = JSON.stringify(play.save());
    const options = { content, seed: 'one', worlds: 2 };
    const { points, at } = last(chancesOver(play, options));
    expect(JSON.stringify(play.save())).toBe(before);
    expect(at).toBe(20);
    expect(points.length).toBeGreaterThan(2);
    expect(points.map((point) => point.at)).toEqual(points.map((point) => point.at).sort((a, b) => a - b));
    for (const { chance, low, high } of points) {
      expect(low).toBeLessThanOrEqual(chance);
      expect(high).toBeGreaterThanOrEqual(chance);
    }
    expect(last(chancesOver(play, options)).points).toEqual(points);
  });

  it('are kept where the answers are the same, and computed again behind another answer', async () => {
    const { play, content } = await playFor(id, 20);
    const options = { content, seed: 'one', worlds: 1 };
    const { points } = last(chancesOver(play, options));
    const known = points.map((point) => ({ ...point, chance: 2 }));
    expect(last(chancesOver(play, { ...options, known })).points).toEqual(known);
    const other = play.fork();
    const { at } = points[points.length - 2] as { at: number };
    other.undo(20 - at, true);
    const [decision] = other.decisions;
    const given = play.answers[at]?.[1];
    const different = decision?.options.find((option) => option.id !== given);
    if (!decision || !different) throw new Error('there is no other answer');
    other.answer(decision.id, different.id);
    const bot = carefulBot(content);
    while (other.answerCount < 30) bot.move(other);
    const renewed = last(chancesOver(other, { ...options, known })).points;
    for (const point of renewed) expect(point.chance === 2).toBe(point.at <= at);
  });

  it('do not depend on hidden cards and future dice', async () => {
    const { play, content } = await playFor(id, 12);
    const options = { content, seed: 'hidden', worlds: 2 };
    const other = play.imagine(play.decisions[0]?.by[0], 'another world');
    expect(JSON.stringify(other.state)).not.toBe(JSON.stringify(play.state));
    const chanceHere = (of: AnyPlay) => {
      // Nothing can be taken back in an imagined game, so it is analyzed from here.
      const instead: Record<string, unknown> = { answers: [], undo: () => {} };
      const here: AnyPlay = new Proxy(of, {
        get: (play, name) => instead[String(name)] ?? Reflect.get(play, name, play),
      });
      instead.fork = () => here;
      return last(chancesOver(here, options)).points.map(({ chance }) => chance);
    };
    expect(chanceHere(other)).toEqual(chanceHere(play.fork()));
  });
});

describe('the judgement of decisions', () => {
  const effort = { seed: 'judge', worlds: 2, finalWorlds: 4, from: 295 };

  it('counts the seal that wins the game among the best', async () => {
    const { play, content } = await sealedGame();
    const { best, done } = last(judgeDecisions(play, { content, ...effort })) as Judgement;
    expect(done).toBe(1);
    const seal = best.find(({ given }) => given.option.id === 'seal' && given.chance === 1);
    expect(seal?.at).toBe(play.answerCount - 1);
    expect(seal?.gain).toBeGreaterThan(0);
  });

  it('counts the seal that was not made among the costliest, with the chances of both', async () => {
    const { play, content } = await sealedGame();
    play.undo(1, true);
    const at = play.answerCount;
    const [decision] = play.decisions;
    const leave = decision?.options.find(({ id }) => id !== 'seal');
    if (!decision || !leave) throw new Error('there is no other answer');
    play.answer(decision.id, leave.id);
    const { costliest } = last(judgeDecisions(play, { content, ...effort })) as Judgement;
    const missed = costliest.find((one) => one.at === at);
    expect(missed?.other.option.id).toBe('seal');
    expect(missed?.other.chance).toBe(1);
    expect(missed?.gain).toBeCloseTo((missed?.given.chance ?? 1) - 1);
    expect(missed?.decision.options).toHaveLength(2);
  });
});

describe('the luck of a game', () => {
  it('lists passed and failed rolls against the odds, at the answer that rolled them', async () => {
    const { play, content } = await sealedGame();
    const { luckiest, unluckiest } = judgeRolls(play, content);
    expect(luckiest.length + unluckiest.length).toBeGreaterThan(2);
    for (const { passed, chance, event } of luckiest) {
      expect(passed).toBe(true);
      expect(event.successes).toBeGreaterThanOrEqual(event.difficulty ?? 1);
      expect(chance).toBeLessThan(0.5);
    }
    for (const { passed, chance } of unluckiest) {
      expect(passed).toBe(false);
      expect(chance).toBeGreaterThan(0.5);
    }
    const chances = luckiest.map(({ chance }) => chance);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    for (const { at, nth, event } of [...luckiest, ...unluckiest]) {
      const before = play.fork();
      before.undo(play.answerCount - at + 1, true);
      const events: Event[] = [];
      before.listen((one) => events.push(one));
      const [decision, option] = play.answers[at - 1] as [number, string];
      before.answer(String(decision), option);
      expect(events[nth - 1]).toEqual(event);
    }
  });
});
