import { describe, expect, it } from 'vitest';
import { wrapLine } from '../src/terminal/screen.js';

describe('a line that is too long for the terminal', () => {
  it('goes on below where its last column begins', () => {
    expect(wrapLine('clues      The Unnamable 2, Unvisited Isle, Graveyard', 34)).toEqual([
      'clues      The Unnamable 2,',
      '           Unvisited Isle,',
      '           Graveyard',
    ]);
    expect(wrapLine('  3  Go to Downtown by the river', 20)).toEqual(['  3  Go to Downtown', '     by the river']);
  });

  it('goes on at the left where it has no columns', () => {
    expect(wrapLine('What does Joe Diamond do?', 16)).toEqual(['What does Joe', 'Diamond do?']);
  });

  it('is left whole where it fits, and where there is no space to break at', () => {
    expect(wrapLine('  It fits.', 10)).toEqual(['  It fits.']);
    expect(wrapLine('─'.repeat(30), 20)).toEqual(['─'.repeat(30)]);
    expect(wrapLine('a verylongwordindeed b', 10)).toEqual(['a', 'verylongwordindeed', 'b']);
  });

  it('loses nothing, however narrow the window', () => {
    const line = 'face-up    Independence Square (Another Dimension, square), Graveyard (Plateau of Leng, diamond)';
    for (let width = 1; width < 120; width++)
      expect(wrapLine(line, width).join(' ').replace(/ +/g, ' ')).toBe(line.replace(/ +/g, ' '));
  });
});
