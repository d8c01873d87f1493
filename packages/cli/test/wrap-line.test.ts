import { describe, expect, it } from 'vitest';
import { wrapLine } from '../src/terminal/screen.js';

describe('a wrapped line of the terminal', () => {
  it('continues below the start of its last column', () => {
    expect(wrapLine('clues      The Unnamable 2, Unvisited Isle, Graveyard', 34)).toEqual([
      'clues      The Unnamable 2,',
      '           Unvisited Isle,',
      '           Graveyard',
    ]);
    expect(wrapLine('  3  Go to Downtown by the river', 20)).toEqual(['  3  Go to Downtown', '     by the river']);
  });

  it('continues at the left if it has no columns', () => {
    expect(wrapLine('What does Joe Diamond do?', 16)).toEqual(['What does Joe', 'Diamond do?']);
  });

  it('stays whole if it fits or has no space to break at', () => {
    expect(wrapLine('  It fits.', 10)).toEqual(['  It fits.']);
    expect(wrapLine('─'.repeat(30), 20)).toEqual(['─'.repeat(30)]);
    expect(wrapLine('a verylongwordindeed b', 10)).toEqual(['a', 'verylongwordindeed', 'b']);
  });

  it('loses no text at any width', () => {
    const line = 'face-up    Independence Square (Another Dimension, square), Graveyard (Plateau of Leng, diamond)';
    for (let width = 1; width < 120; width++)
      expect(wrapLine(line, width).join(' ').replace(/ +/g, ' ')).toBe(line.replace(/ +/g, ' '));
  });
});
