import { describe, expect, it } from 'vitest';
import { Journal } from '../src/journal.js';

const createJournal = () =>
  Journal.of([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);

describe('a journal', () => {
  it('shares answers with a copy until one of them adds a different answer', () => {
    const first = createJournal();
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

  it('is independent of a copy after both add different answers', () => {
    const first = createJournal();
    const second = first.upTo(3);
    first.add(4, 'd');
    second.add(4, 'e');
    expect([first, second].map((one) => one.list().at(-1))).toEqual([
      [4, 'd'],
      [4, 'e'],
    ]);
  });

  it('compares answers with their decision: the same option for another decision is another answer', () => {
    const first = createJournal();
    const second = first.upTo(2);
    second.add(9, 'c');
    expect(second.list().at(-1)).toEqual([9, 'c']);
    expect(first.list().at(-1)).toEqual([3, 'c']);
  });

  it('of a copy keeps its answers when another copy goes back and adds others', () => {
    const first = createJournal();
    const [second, back] = [first.upTo(3), first.upTo(1)];
    back.add(2, 'z');
    expect(second.list().map(([, option]) => option)).toEqual(['a', 'b', 'c']);
    expect(back.list().map(([, option]) => option)).toEqual(['a', 'z']);
  });

  it('has a list that grows with it', () => {
    const journal = createJournal();
    const list = journal.list();
    journal.add(4, 'd');
    expect(list).toHaveLength(4);
    expect(journal.upTo(9)).toHaveLength(4);
  });
});
