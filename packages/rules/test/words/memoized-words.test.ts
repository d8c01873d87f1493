/** Texts are memoized without mixing up the sentences of different components. */
import { expect, it } from 'vitest';
import { Words } from '../../src/index.js';

const CATALOGUE = {
  clues: '{n, plural, one {one Clue} other {# Clues}}',
  kind: '{n, select, 1 {first} other {another}} of {of}',
  figure: '{most} at most, {n} now',
};

it('memoized words: a sentence is stored by its key and all of its arguments', () => {
  let lookups = 0;
  const name = (_kind: string, id: string) => {
    lookups++;
    return `the ${id}`;
  };
  const words = new Words('en', { ...CATALOGUE, met: '{monster} is met' }, name, { most: 8 });
  for (let turn = 0; turn < 2; turn++) {
    expect([1, 2].map((n) => words.say('clues', { n }))).toEqual(['one Clue', '2 Clues']);
    expect(words.say('kind', { n: 'x', of: 'y' })).toBe('another of y');
    expect(words.say('kind', { n: 'y', of: 'x' })).toBe('another of x');
    expect(words.say('figure', { n: 3 })).toBe('8 at most, 3 now');
    expect(words.say('figure', { n: 3, most: 9 })).toBe('9 at most, 3 now');
    expect(words.say('met', { monster: 'ghoul' })).toBe('the ghoul is met');
  }
  expect(lookups).toBe(1);
});
