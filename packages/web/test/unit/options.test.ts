import type { Decision } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { keyedOptions } from '../../src/game/options.js';

/** Who acts next on a day of Haunt: slots of each investigator, each followed by the end of the day. */
function day(...slots: readonly number[]): Decision {
  const options = slots.flatMap((n, by) => [
    ...Array.from({ length: n }, (_, i) => ({ id: `city:${by}:${i}`, key: 'o.city', by })),
    { id: `end-day:by:${by}`, key: 'o.end-day', by },
  ]);
  return { id: '1', key: 'q.day', by: slots.map((_, by) => by), why: 'H-TURN-03', options, asides: [] } as Decision;
}

describe('the keys of options', () => {
  it('are one for the end of a day of Haunt, after those of the slots, however many may ask for it', () => {
    expect(keyedOptions(day(2, 1)).map(({ id }) => id)).toEqual(['city:0:0', 'city:0:1', 'city:1:0', 'end-day:by:0']);
  });

  it('leave the last key to the end of the day where there are more slots than keys', () => {
    const keyed = keyedOptions(day(4, 4, 4)).map(({ id }) => id);
    expect(keyed[8]).toBe('end-day:by:0');
    expect(keyed).toHaveLength(13);
  });
});
