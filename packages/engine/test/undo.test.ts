import { ask, type GameDefinition, Play, type Rule, type Table } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import {
  answerByKey,
  catchPlayError,
  createChooser,
  expectRefused,
  exposeDice,
  openKeys,
  options,
  randomMove,
  reload,
  snapshot,
  toyGame,
} from './helpers.js';
import { auction } from './tiny-game.js';

/** Four steps. In each, the player walks, rolls or looks as often as they like, until they rest. */
interface Walk {
  steps: number;
  log: string[];
}
function* day(table: Table<Walk, string>): Rule<string | undefined> {
  const { state, dice } = table;
  for (;;) {
    const build = () => ({ by: [0], key: 'day', why: '', options: options('walk', 'roll', 'shuffle', 'look', 'rest') });
    const what = yield* ask<string>(build);
    if (what === 'rest') break;
    if (what === 'roll') state.log.push(`rolled ${dice.d6()}`);
    else if (what === 'shuffle') state.log.push(`shuffled ${dice.shuffle([1, 2, 3]).join('')}`);
    else state.log.push(what);
    if (what === 'look') table.reveal();
    table.emit?.(what);
  }
  state.steps++;
  return state.steps < 4 ? undefined : 'done';
}
const dayGame = toyGame<Walk>(day);

function walk(...answers: string[]) {
  const play = Play.start(dayGame, { steps: 0, log: [] }, 'a');
  for (const option of answers) answerByKey(play, 'day', option);
  return play;
}

describe('undo', () => {
  it('removes the last answer and restores the position completely', () => {
    const play = walk('walk');
    const before = snapshot(play);
    answerByKey(play, 'day', 'walk');
    play.undo();
    expect(snapshot(play)).toEqual(before);
    expect(play.undoable).toBe(1);
  });

  it('removes several answers at once', () => {
    const play = walk('walk', 'walk', 'walk', 'rest', 'walk');
    play.undo(4);
    expect(snapshot(play)).toEqual(snapshot(walk('walk')));
  });

  it('goes back past checkpoints', () => {
    const play = walk('walk', 'rest', 'rest', 'walk', 'rest');
    expect(play.save().checkpoint.answers).toBe(5);
    for (const remaining of [4, 3, 2, 1, 0]) {
      play.undo();
      expect(play.answers).toHaveLength(remaining);
      expect(snapshot(play)).toEqual(snapshot(walk(...['walk', 'rest', 'rest', 'walk', 'rest'].slice(0, remaining))));
      expect(snapshot(reload(play))).toEqual(snapshot(play));
    }
  });

  it('makes answers given to an earlier moment stale, even if the same question is open again', () => {
    const play = walk('walk', 'walk');
    const movesBefore = play.moves;
    const [decision] = play.decisions;
    play.undo();
    answerByKey(play, 'day', 'walk');
    expect(play.decisions).toEqual([decision]);
    expectRefused(play, 'stale-answer', () => play.answer(decision?.id ?? '', 'rest', movesBefore));
    expectRefused(play, 'stale-answer', () => play.undo(1, false, movesBefore));
    play.answer(decision?.id ?? '', 'rest', play.moves);
    expect(play.state.steps).toBe(1);
  });

  it('increases the count of moves like an answer, unless it is refused', () => {
    const play = walk('walk', 'roll');
    expect(play.moves).toBe(2);
    expectRefused(play, 'undo-barrier', () => play.undo());
    expect(play.moves).toBe(2);
    play.undo(2, true);
    expect(play.moves).toBe(4);
    answerByKey(play, 'day', 'walk');
    expect(play.moves).toBe(5);
  });

  it('goes back from the end of the game', () => {
    const play = walk('rest', 'rest', 'rest', 'rest');
    expect(play.result).toBe('done');
    play.undo();
    expect(play.result).toBeUndefined();
    expect(openKeys(play)).toEqual(['day']);
    answerByKey(play, 'day', 'walk');
    expect(play.result).toBeUndefined();
  });

  it('of 0 answers changes nothing', () => {
    const play = walk('walk', 'roll');
    const before = snapshot(play);
    play.undo(0);
    expect(snapshot(play)).toEqual(before);
  });

  it('is refused before the first answer, beyond the given answers, and for fractions', () => {
    expectRefused(walk(), 'nothing-to-undo', () => walk().undo());
    const play = walk('walk', 'walk');
    expectRefused(play, 'nothing-to-undo', () => play.undo(3));
    expectRefused(play, 'nothing-to-undo', () => play.undo(3, true));
    expectRefused(play, 'nothing-to-undo', () => play.undo(-1));
    expectRefused(play, 'nothing-to-undo', () => play.undo(0.5));
    expectRefused(play, 'nothing-to-undo', () => play.undo(Number.NaN));
  });

  it.each(['roll', 'shuffle', 'look'])('stops at an answer with chance or revealed information (%s)', (what) => {
    const play = walk('walk', what);
    expect(play.undoable).toBe(0);
    expectRefused(play, 'undo-barrier', () => play.undo());
    answerByKey(play, 'day', 'walk');
    answerByKey(play, 'day', 'rest');
    expect(play.undoable).toBe(2);
    expectRefused(play, 'undo-barrier', () => play.undo(3));
    play.undo(2);
    expect(play.undoable).toBe(0);
    expectRefused(play, 'undo-barrier', () => play.undo());
  });

  it.each(['roll', 'shuffle', 'look'])(
    'goes back past chance or revealed information if the table agreed (%s)',
    (what) => {
      const play = walk('walk', what, 'walk', 'rest', 'walk');
      play.undo(4, true);
      expect(snapshot(play)).toEqual(snapshot(walk('walk')));
      expect(play.undoable).toBe(1);
      answerByKey(play, 'day', what);
      expect(snapshot(play)).toEqual(snapshot(walk('walk', what)));
    },
  );

  it('restores the earlier barrier after going back past the last one', () => {
    const play = walk('roll', 'walk', 'look', 'walk');
    expect(play.undoable).toBe(1);
    play.undo(2, true);
    expect(play.undoable).toBe(1);
    expectRefused(play, 'undo-barrier', () => play.undo(2));
  });

  it('works in a loaded game with the same barriers', () => {
    const play = reload(walk('walk', 'roll', 'walk', 'rest', 'walk'));
    expect(play.undoable).toBe(3);
    expectRefused(play, 'undo-barrier', () => play.undo(4));
    play.undo(3);
    expect(snapshot(play)).toEqual(snapshot(walk('walk', 'roll')));
    const again = reload(play);
    again.undo(2, true);
    expect(snapshot(again)).toEqual(snapshot(walk()));
  });

  it('works in a play without checkpoints and in a fork', () => {
    const play = Play.start(dayGame, { steps: 0, log: [] }, 'a', { checkpoints: false });
    for (const option of ['rest', 'walk', 'walk']) answerByKey(play, 'day', option);
    const fork = play.fork();
    fork.undo(2);
    expect(snapshot(fork)).toEqual(snapshot(walk('rest')));
    expect(play.answers).toHaveLength(3);
    play.undo();
    expect(snapshot(play)).toEqual(snapshot(walk('rest', 'walk')));
  });

  it('emits no event again and keeps the listener', () => {
    const events: string[] = [];
    const play = walk('walk', 'walk');
    play.listen((event) => events.push(event));
    play.undo();
    expect(events).toEqual([]);
    answerByKey(play, 'day', 'look');
    expect(events).toEqual(['look']);
  });

  it('changes nothing if the earlier answers cannot be replayed, and names the place', () => {
    const earlier = walk('walk', 'rest', 'walk', 'walk');
    // The rules have changed: walking is no longer allowed on the first day. The save still loads, from its checkpoint.
    const changed: GameDefinition<Walk, Walk, string, string> = exposeDice({
      ...dayGame,
      open: (table: Table<Walk, string>) => {
        const next = dayGame.open(table);
        if (table.state.steps > 0) return next;
        return function* () {
          yield* ask(() => ({ by: [0], key: 'day', why: '', options: options('sleep', 'rest') }));
          return undefined;
        };
      },
    });
    const events: string[] = [];
    const play = Play.load(changed, structuredClone(earlier.save()));
    play.listen((event) => events.push(event));
    // Within the last step the checkpoint is enough.
    play.undo();
    expect(play.answers).toHaveLength(3);
    const before = snapshot(play);
    const error = catchPlayError(() => play.undo(2));
    expect(error).toMatchObject({ code: 'damaged-save', place: 'answers[0]' });
    expect(snapshot(play)).toEqual(before);
    answerByKey(play, 'day', 'walk');
    expect(events).toEqual(['walk']);
    expect(snapshot(reload(play))).toEqual(snapshot(play));
  });

  it('in the tiny game stops at a sale and not at a bid', () => {
    const play = Play.start(exposeDice(auction), 2, 'a');
    play.answer('2', 'bid:1');
    play.answer('1', 'give:1');
    expect(play.undoable).toBe(2);
    play.undo(2);
    play.answer('1', 'bid:1');
    play.answer('2', 'bid:3');
    expect(play.undoable).toBe(0);
  });

  it('followed by the same answers gives the same game', () => {
    for (let seed = 0; seed < 10; seed++) {
      const choose = createChooser(seed);
      const play = Play.start(exposeDice(auction), 2 + (seed % 3), `undo ${seed}`);
      while (play.result === undefined) {
        randomMove(play, choose);
        const before = snapshot(play);
        const back = 1 + choose(Math.min(6, play.answers.length));
        const lastAnswers = play.answers.slice(-back);
        play.undo(back, true);
        for (const [decision, option] of lastAnswers) play.answer(String(decision), option);
        expect(snapshot(play)).toEqual(before);
      }
    }
  });
});
