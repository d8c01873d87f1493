import { ask, CORRECTION, Play, type Rule, type Table, together } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { chaos } from './chaos-game.js';
import {
  answerByKey,
  createChooser,
  expectRefused,
  exposeDice,
  openKeys,
  options,
  optionsOf,
  randomMove,
  reload,
  snapshot,
  toyGame,
} from './helpers.js';

interface Purse {
  coins: number;
  spent: string[];
}

/** Two seats spend coins of one purse until it is empty. A correction sets the number of coins. */
const purse = {
  ...toyGame<Purse, number>(function* (table: Table<Purse, string>): Rule<number | undefined> {
    const { state } = table;
    const person = function* (name: string): Rule {
      for (let round = 0; round < 2; round++) {
        const n = yield* ask(() => ({
          by: [0],
          key: name,
          why: 'rule 0',
          options: options(...Array.from({ length: state.coins }, (_, i) => i + 1)),
        }));
        state.coins -= n;
        state.spent.push(`${name} ${n}`);
        if (n === 3) table.reveal();
      }
    };
    yield* together([person('ann'), person('bob')]);
    return state.coins;
  }),
  amend({ state }: Table<Purse, string>, coins: unknown): void {
    state.coins = Number(coins);
  },
};

const startPurse = (coins = 12) => Play.start(purse, { coins, spent: [] }, 'purse');

describe('a correction', () => {
  it('changes the position, is recorded in the journal, and builds the open questions again', () => {
    const play = startPurse();
    const [ann, bob] = play.decisions.map(({ id }) => id);
    play.amend(4);
    expect(play.state.coins).toBe(4);
    expect(play.answers).toEqual([[CORRECTION, '4']]);
    expect(play.decisions.map(({ id }) => id)).toEqual([ann, bob]);
    expect(optionsOf(play, 'bob')).toEqual(['1', '2', '3', '4']);
  });

  it('makes a question with one remaining option answer itself', () => {
    const play = startPurse();
    answerByKey(play, 'ann', '1');
    answerByKey(play, 'bob', '1');
    play.amend(3);
    answerByKey(play, 'ann', '2');
    expect(play.state.spent).toEqual(['ann 1', 'bob 1', 'ann 2', 'bob 1']);
    expect(play.result).toBe(0);
  });

  it('is refused without changes if the running rules could not continue', () => {
    const play = startPurse();
    const error = expectRefused(play, 'bad-correction', () => play.amend(0));
    expect(error.message).toContain('could not continue');
    expect(openKeys(play)).toEqual(['ann', 'bob']);
  });

  it('is refused by a game without corrections, after the end, and for a stale position', () => {
    const mute = Play.start({ ...purse, amend: undefined as never }, { coins: 5, spent: [] }, 'x');
    expectRefused(mute, 'bad-correction', () => mute.amend(3));
    const play = startPurse();
    play.amend(6, 0);
    expectRefused(play, 'stale-answer', () => play.amend(7, 0));
    for (const name of ['ann', 'bob', 'ann', 'bob']) answerByKey(play, name, '1');
    expectRefused(play, 'over', () => play.amend(7));
  });

  it('is an undo barrier for players, but not for undo past chance', () => {
    const play = startPurse();
    answerByKey(play, 'ann', '2');
    play.amend(5);
    expectRefused(play, 'undo-barrier', () => play.undo(1));
    answerByKey(play, 'bob', '2');
    play.undo(1);
    expect(play.state.coins).toBe(5);
    play.undo(2, true);
    expect([play.state.coins, play.answers]).toEqual([12, []]);
    expect(optionsOf(play, 'ann')).toHaveLength(12);
  });

  it('is reported in a replay without a decision', () => {
    const play = startPurse();
    answerByKey(play, 'ann', '2');
    play.amend('5');
    const reported: unknown[] = [];
    Play.replay(purse, play.save(), undefined, (decision, text, index) => reported.push([decision?.key, text, index]));
    expect(reported).toEqual([
      ['ann', '2', 0],
      [undefined, '"5"', 1],
    ]);
  });

  it('counts as a move', () => {
    const play = startPurse();
    play.amend(8);
    expect([play.moves, play.undoable]).toEqual([1, 0]);
  });

  it('in a save of another version is repeated if possible, or else dropped with all later answers', () => {
    const play = startPurse();
    answerByKey(play, 'ann', '2');
    play.amend(5);
    const same = Play.load({ ...purse, version: '2' }, play.save());
    expect([same.state.coins, same.replayNotice]).toEqual([5, undefined]);
    const less = Play.load({ ...purse, version: '2', amend: undefined as never }, play.save());
    expect([less.state.coins, less.replayNotice?.dropped]).toEqual([10, 1]);
  });
});

it('random games with corrections are the same after save, fork, undo and replay', () => {
  const game = exposeDice(chaos);
  for (let seed = 0; seed < 60; seed++) {
    const choose = createChooser(seed);
    const events: unknown[] = [];
    const play = Play.start(game, { steps: 6 }, `corrected ${seed}`, {}, (event) => events.push(event));
    while (play.result === undefined && play.answers.length < 40) {
      if (choose(3) > 0) randomMove(play, choose);
      else play.amend(choose(9));
      expect(snapshot(reload(play))).toEqual(snapshot(play));
      expect(snapshot(play.fork())).toEqual(snapshot(play));
      const back = Math.min(play.answers.length, 1 + choose(4));
      const lastAnswers = play.answers.slice(-back);
      const copy = play.fork();
      copy.undo(back, true);
      for (const [decision, text] of lastAnswers) {
        if (decision === CORRECTION) copy.amend(JSON.parse(text));
        else copy.answer(String(decision), text);
      }
      expect(snapshot(copy)).toEqual(snapshot(play));
    }
    const replayedEvents: unknown[] = [];
    const replayed = Play.replay(game, JSON.parse(JSON.stringify(play.save())), (event) => replayedEvents.push(event));
    expect([snapshot(replayed), replayedEvents]).toEqual([snapshot(play), events]);
  }
});
