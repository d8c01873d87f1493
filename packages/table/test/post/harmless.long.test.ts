import { optionId, QUESTIONS, type TypedDecision, VOCABULARY } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { harmlessOption } from '../../src/index.js';
import { observeRandomGames, openWithAllBoxes } from './games.js';

const GAMES = ['arkham', 'haunt'] as const;
const opened = new Map<string, Awaited<ReturnType<typeof openWithAllBoxes>>>();
beforeAll(async () => {
  for (const game of GAMES) opened.set(game, await openWithAllBoxes(game));
});
const openedGame = (game: string) => opened.get(game) as Awaited<ReturnType<typeof openWithAllBoxes>>;

/** Returns the keys that the declaration of a question names. */
const keysOf = (declared: unknown): string[] =>
  declared === 'none'
    ? []
    : typeof declared === 'string'
      ? [declared]
      : Array.isArray(declared)
        ? declared.flatMap(keysOf)
        : Object.entries(declared as object).flatMap(([name, key]) => (name === 'where' ? [] : [String(key)]));

const createDecision = (decision: object) =>
  ({ id: '1', by: [0], why: 'A-SKILL-09', asides: [], ...decision }) as unknown as TypedDecision;
const answerOf = (decision: object, seat = 0) => harmlessOption(createDecision(decision), VOCABULARY, seat)?.id;
const amounts = (...counts: number[]) => counts.map((n) => ({ id: optionId.amount(n), key: 'o.number', args: { n } }));

describe('the harmless answer for an absent player', () => {
  it('is declared by every question of every box, as an answer to that question [PBP-24]', () => {
    for (const game of GAMES) {
      for (const [key, { harmless: declared, options }] of Object.entries(openedGame(game).vocabulary.questions)) {
        expect(declared, key).toBeDefined();
        for (const answer of keysOf(declared)) expect(Object.keys(options), key).toContain(answer);
      }
    }
    expect(Object.keys(openedGame('arkham').vocabulary.questions).length).toBeGreaterThan(
      Object.keys(QUESTIONS).length,
    );
  });

  it('uses no card, spends no Clue and takes no step, in random games of both kinds with all boxes [PBP-24]', () => {
    const found = new Set<string>();
    for (const game of GAMES) {
      const { opened: table, vocabulary } = openedGame(game);
      observeRandomGames(table, { games: 12, answers: 220 }, (decision) => {
        for (const seat of decision.by) {
          const answer = harmlessOption(decision, vocabulary, seat);
          if (!answer) continue;
          found.add(decision.key);
          expect(decision.options).toContain(answer);
          expect(answer.by ?? seat).toBe(seat);
          expect(['o.use', 'o.cast', 'o.use-idle', 'o.clue', 'o.go', 'o.accept', 'o.offer', 'o.seal']).not.toContain(
            answer.key,
          );
        }
      });
    }
    expect(found.size).toBeGreaterThan(20);
  }, 60_000);

  it('keeps sliders, stays, accepts rolls and losses, and declines offers [PBP-24]', () => {
    const harmlessOf = (key: keyof typeof QUESTIONS) => QUESTIONS[key].harmless;
    expect(harmlessOf('q.sliders')).toBe('o.keep-sliders');
    expect(harmlessOf('q.movement')).toBe('o.stop');
    expect(harmlessOf('q.after-roll')).toBe('o.enough');
    expect(harmlessOf('q.loss')).toEqual(['o.take-loss', 'o.enough']);
    expect(harmlessOf('q.trade-accept')).toBe('o.decline');
    expect(harmlessOf('q.seal')).toBe('o.leave-unsealed');
  });

  it('is never an answer of another seat', () => {
    const options = [
      { id: 'take', key: 'o.take-loss', by: 0 },
      { id: 'use:vincent-lee', key: 'o.use', args: { card: 'vincent-lee' }, by: 1 },
    ];
    const decision = {
      key: 'q.loss',
      args: { investigator: 'x', sanity: 1, stamina: 0, source: 'ghoul' },
      by: [0, 1],
      options,
    };
    expect(answerOf(decision)).toBe('take');
    expect(answerOf(decision, 1)).toBeUndefined();
    expect(answerOf(decision, 2)).toBeUndefined();
  });

  it('pays the least, and chooses no number that is not a payment', () => {
    const decision = { key: 'q.how-much', options: amounts(3, 0, 1) };
    expect(answerOf({ ...decision, args: { investigator: 'x', what: 'money', source: 'y' } })).toBe('n:0');
    expect(answerOf({ ...decision, args: { investigator: 'x', what: 'number', source: 'y' } })).toBeUndefined();
  });

  it('takes all Clues where a movement has ended', () => {
    const options = [0, 1, 2].map((n) => ({ id: optionId.amount(n), key: 'o.take-clues', args: { n } }));
    expect(answerOf({ key: 'q.take-clues', args: { investigator: 'x', clues: 2, place: 'woods' }, options })).toBe(
      'n:2',
    );
  });

  it('does not exist for a fight, a flight or a discard [PBP-25]', () => {
    for (const key of ['q.fight-or-evade', 'q.fight-or-flee', 'q.lose-card', 'q.forfeit', 'q.order'] as const) {
      expect(QUESTIONS[key].harmless, key).toBe('none');
    }
  });

  it('does not choose between equal options, except among mandatory actions', () => {
    const takers = [
      { id: 'take:0', key: 'o.take-clue', args: { investigator: 'x' } },
      { id: 'take:1', key: 'o.take-clue', args: { investigator: 'y' } },
    ];
    expect(answerOf({ key: 'q.take-clue', args: { place: 'woods' }, options: takers })).toBeUndefined();
    expect(answerOf({ key: 'q.take-clue', args: { place: 'woods' }, options: takers.slice(0, 1) })).toBe('take:0');
    const actions = ['blessing', 'retainer'].map((card) => ({
      id: `action:${card}`,
      key: 'o.upkeep-action',
      args: { card },
    }));
    expect(answerOf({ key: 'q.upkeep', args: { investigator: 'x' }, options: actions })).toBe('action:blessing');
  });
});
