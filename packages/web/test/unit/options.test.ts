import type { Decision } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { keyedOptions } from '../../src/game/options.js';

describe('the keys of options', () => {
  it('are one for the end of a day of Haunt, however many may ask for it', () => {
    const options = [
      { id: 'city:0', key: 'o.city', by: 0 },
      { id: 'end-day:by:0', key: 'o.end-day', by: 0 },
      { id: 'city:1', key: 'o.city', by: 1 },
      { id: 'end-day:by:1', key: 'o.end-day', by: 1 },
    ];
    const keyed = keyedOptions({
      id: '1',
      key: 'q.day',
      by: [0, 1],
      why: 'H-TURN-03',
      options,
      asides: [],
    } as Decision);
    expect(keyed.map(({ id }) => id)).toEqual(['city:0', 'end-day:by:0', 'city:1']);
  });
});
