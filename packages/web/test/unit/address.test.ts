import { describe, expect, it } from 'vitest';
import { parseOneOf, withAddressParam } from '../../src/ui/address-param.js';

describe('a parameter of an address', () => {
  it.each([
    ['#cards', 'kind', 'spells', '#cards?kind=spells'],
    ['#cards/ghoul?kind=spells', 'q', 'a b&c', '#cards/ghoul?kind=spells&q=a+b%26c'],
    ['#cards?kind=spells&q=x', 'kind', undefined, '#cards?q=x'],
    ['#cards?kind=spells', 'kind', undefined, '#cards'],
    ['#game=abc', 'pane', 'board', '#game=abc&pane=board'],
    ['#game=abc&pane=board', 'pane', 'log', '#game=abc&pane=log'],
    ['', 'q', undefined, ''],
  ])('%s with %s %s is %s', (address, name, value, expected) => {
    expect(withAddressParam(address, name, value)).toBe(expected);
  });

  it('is one of the allowed values, or undefined', () => {
    expect(parseOneOf(['all', 'open'])('open')).toBe('open');
    expect(parseOneOf(['all', 'open'])('shut')).toBeUndefined();
  });
});
