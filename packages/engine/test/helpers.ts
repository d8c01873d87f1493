import { type Dice, type GameDefinition, Play, PlayError, type Rule, type Table } from '@vigil/engine';
import { expect } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: plays of any game
export type AnyPlay = Play<any, any, any, any>;
type AnyTable = Table<unknown, never>;

const tables = new WeakMap<object, AnyTable>();

/** Returns the same game, with the dice of its plays accessible by {@link diceOf}. */
export function exposeDice<Setup, S extends object, E, R>(
  game: GameDefinition<Setup, S, E, R>,
): GameDefinition<Setup, S, E, R> {
  const open = (table: Table<S, E>) => {
    tables.set(table.state, table as unknown as AnyTable);
    return game.open(table);
  };
  return { ...game, open };
}

/** Returns the dice of a play of an exposed game. */
export function diceOf(play: AnyPlay): Dice {
  const table = tables.get(play.state);
  if (!table) throw new Error('the dice of this game are not exposed');
  return table.dice;
}

/** A game for one test. Its single step runs repeatedly until it returns a result. The setup is the initial state. */
export function toyGame<S extends object, R = string>(
  step: (table: Table<S, string>) => Rule<R | undefined>,
): GameDefinition<S, S, string, R> {
  return exposeDice<S, S, string, R>({
    id: 'toy',
    version: '1',
    begin: (setup) => setup,
    open: (table) => () => step(table),
    clone: (state) => structuredClone(state),
    view: (state) => state,
  });
}

/** Returns options whose ids are their values. */
export function options<T extends string | number>(...values: T[]): { id: string; value: T; key: string }[] {
  return values.map((value) => ({ id: String(value), value, key: 'option' }));
}

/** Returns everything that makes up the position and the future of a play. */
export function snapshot(play: AnyPlay): unknown {
  const all = {
    state: play.state,
    decisions: play.decisions,
    dice: diceOf(play).state(),
    answers: play.answers,
    asked: play.decisionCount,
    undoable: play.undoable,
    result: play.result,
  };
  return JSON.parse(JSON.stringify(all));
}

/** Returns a play loaded from the JSON text of another's save. */
export function reload<Setup, S, E, R>(play: Play<Setup, S, E, R>): Play<Setup, S, E, R> {
  return Play.load(play.game, JSON.parse(JSON.stringify(play.save())));
}

/** Answers the only open decision with this key. */
export function answerByKey(play: AnyPlay, key: string, option: string): void {
  const found = play.decisions.filter((decision) => decision.key === key);
  if (found.length !== 1) throw new Error(`${found.length} open decisions have the key "${key}"`);
  play.answer(found[0]!.id, option);
}

/** Returns the keys of the open decisions. */
export function openKeys(play: AnyPlay): string[] {
  return play.decisions.map(({ key }) => key);
}

/** Returns the option ids of the only open decision with this key. */
export function optionsOf(play: AnyPlay, key: string): string[] {
  return play.decisions.filter((decision) => decision.key === key).flatMap((it) => it.options.map(({ id }) => id));
}

/** Returns the engine error that a call throws. */
export function catchPlayError(act: () => unknown): PlayError {
  try {
    act();
  } catch (error) {
    if (error instanceof PlayError) return error;
    throw error;
  }
  return expect.fail('nothing was thrown');
}

/** Expects a refusal with this code that changes nothing. */
export function expectRefused(play: AnyPlay, code: string, act: () => unknown): PlayError {
  const before = snapshot(play);
  const save = JSON.stringify(play.save());
  const error = catchPlayError(act);
  expect(error.code).toBe(code);
  expect(snapshot(play)).toEqual(before);
  expect(JSON.stringify(play.save())).toBe(save);
  return error;
}

/** Returns a function that chooses among `n`. It has its own random source, so the game's dice are not used. */
export function createChooser(seed: number): (n: number) => number {
  let word = (seed * 2654435761 + 12345) >>> 0;
  return (n) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * n);
  };
}

/** Gives one random answer or, sometimes, takes an aside. */
export function randomMove(play: AnyPlay, choose: (n: number) => number): void {
  const { decisions } = play;
  const decision = decisions[choose(decisions.length)]!;
  const from = decision.asides.length > 0 && choose(4) === 0 ? decision.asides : decision.options;
  play.answer(decision.id, from[choose(from.length)]!.id);
}
