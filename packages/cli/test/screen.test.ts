import { describe, expect, it } from 'vitest';
import { hasColour, Screen, textWidth, wrapLine } from '../src/terminal/screen.js';

const terminal = { isTTY: true, columns: 40, rows: 10, write: () => true };
const pipe = { write: () => true };

describe('colours', () => {
  it('are on for terminals, and off for pipes', () => {
    expect(hasColour(terminal, {})).toBe(true);
    expect(hasColour(pipe, {})).toBe(false);
    expect(hasColour(terminal, { TERM: 'dumb' })).toBe(false);
  });

  it('follow FORCE_COLOR, else NO_COLOR', () => {
    expect(hasColour(terminal, { NO_COLOR: '1' })).toBe(false);
    expect(hasColour(terminal, { NO_COLOR: '' })).toBe(true);
    expect(hasColour(pipe, { FORCE_COLOR: '1' })).toBe(true);
    expect(hasColour(pipe, { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(true);
    expect(hasColour(terminal, { FORCE_COLOR: '0' })).toBe(false);
  });

  it('take no space in a line', () => {
    const screen = new Screen(pipe, { FORCE_COLOR: '1' });
    const red = screen.paint('bad', 'red');
    expect(red).not.toBe('red');
    expect(textWidth(red)).toBe(3);
    expect(wrapLine(`${red} and ${red} and`, 11)).toEqual([`${red} and ${red}`, 'and']);
    expect(wrapLine(`${screen.paint('faint', 'head')}  one two three`, 13)).toEqual([
      `${screen.paint('faint', 'head')}  one two`,
      '      three',
    ]);
  });
});

describe('a screen', () => {
  it('wraps lines at its width in a terminal, but not in a pipe', () => {
    const long = 'a word and '.repeat(10).trim();
    expect(new Screen(pipe).wrap(long)).toEqual([long]);
    for (const part of new Screen(terminal).wrap(long)) expect(part.length).toBeLessThanOrEqual(40);
  });

  it('reports the current size of the window', () => {
    const window = { isTTY: true, columns: 40, rows: 10, write: () => true };
    const screen = new Screen(window);
    window.columns = 100;
    window.rows = 50;
    expect([screen.columns, screen.rows]).toEqual([100, 50]);
  });
});
