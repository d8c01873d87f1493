import { describe, expect, it } from 'vitest';
import { Journal } from '../src/journal.js';

const three = () =>
  Journal.of([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);

describe('The answers of a game', () => {
  it('are had in common by who takes it up, until one of them answers otherwise', () => {
    const first = three();
    const second = first.upTo(1);
    second.add(2, 'b');
    expect(second.list()).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    second.add(3, 'x');
    second.add(4, 'y');
    expect(second.list().map(([, option]) => option)).toEqual(['a', 'b', 'x', 'y']);
    expect(first.list().map(([, option]) => option)).toEqual(['a', 'b', 'c']);
  });

  it('are another game’s no longer when that one goes on first', () => {
    const first = three();
    const second = first.upTo(3);
    first.add(4, 'd');
    second.add(4, 'e');
    expect([first, second].map((one) => one.list().at(-1))).toEqual([
      [4, 'd'],
      [4, 'e'],
    ]);
  });

  it('are compared whole: the same word to another decision is another answer', () => {
    const first = three();
    const second = first.upTo(2);
    second.add(9, 'c');
    expect(second.list().at(-1)).toEqual([9, 'c']);
    expect(first.list().at(-1)).toEqual([3, 'c']);
  });

  it('stay with those who took them up when the game they come from takes its own back', () => {
    const first = three();
    const [second, back] = [first.upTo(3), first.upTo(1)];
    back.add(2, 'z');
    expect(second.list().map(([, option]) => option)).toEqual(['a', 'b', 'c']);
    expect(back.list().map(([, option]) => option)).toEqual(['a', 'z']);
  });

  it('are a list that grows with them', () => {
    const journal = three();
    const list = journal.list();
    journal.add(4, 'd');
    expect(list).toHaveLength(4);
    expect(journal.upTo(9)).toHaveLength(4);
  });
});
