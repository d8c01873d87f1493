import type { Effect, TableState } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { couldHappen } from '../src/invariants/could-happen.js';

/** A position with something for every effect below to work on. */
const POSITION = {
  decks: { common: ['axe'] },
  closed: [],
  inPlay: [],
  cup: ['cultist-1', 'ghoul-1', 'witch-1'],
  gates: [{ marker: 'gate-abyss-1', at: 'woods' }],
  seals: [],
  investigators: [{ place: 'downtown', gateTrophies: ['gate-abyss-2'], monsterTrophies: ['zombie-1'] }],
};
const FIGURES: Readonly<Record<string, string>> = {
  'place of seat 0': 'downtown',
  'gate at downtown': 'gate-yuggoth-1',
};

/** Returns the judgement on an effect that came to nothing, in the position with changes. */
function judge(effect: object, changes: object = {}, figures = FIGURES): boolean {
  const event = { type: 'noEffect', seat: 0, from: 'card', effect: effect as Effect } as const;
  return couldHappen(event, (figure) => figures[figure], { ...POSITION, ...changes } as unknown as TableState);
}

const withInvestigator = (changes: object) => ({ investigators: [{ ...POSITION.investigators[0], ...changes }] });

describe('an effect that came to nothing', () => {
  it.each([
    ['a draw', { do: 'draw', deck: 'common', n: 1 }, { decks: { common: [] } }],
    ['a move', { do: 'move', destination: { place: 'woods' } }, { closed: [{ place: 'woods' }] }],
    ['a lost gate trophy', { do: 'loseTrophy', kind: 'gate' }, withInvestigator({ gateTrophies: [] })],
    ['a lost monster trophy', { do: 'loseTrophy', kind: 'monster' }, withInvestigator({ monsterTrophies: [] })],
    ['placed monsters', { do: 'place', n: 2, at: 'easttown' }, { cup: ['cultist-1', 'ghoul-1'] }],
    ['placed monsters', { do: 'place', n: 2, at: 'easttown' }, withInvestigator({ place: 'easttown' })],
    ['the nearest gate', { do: 'throughNearestGate' }, { gates: [] }],
  ])('is a fault unless the position rules it out: %s', (_, effect, obstacle) => {
    expect(judge(effect)).toBe(true);
    expect(judge(effect, obstacle)).toBe(false);
  });

  it('is a fault where the gate to close is here', () => {
    expect(judge({ do: 'closeGate', which: 'here' })).toBe(true);
    expect(judge({ do: 'closeGate', which: 'here' }, {}, { 'place of seat 0': 'downtown' })).toBe(false);
  });
});
