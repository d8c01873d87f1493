import type { Event } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { Chronicle, selectHeadlines } from '../../src/text/chronicle.js';
import { loadContent } from '../../src/text/loaded-content.js';

const loaded = await loadContent();

const tell = (event: Event) => ({ event, at: 1, sheets: ['joe-diamond'], hits: [5, 6] });

describe('a location card turned up', () => {
  it('stands in the chronicle with what it says for each place of its neighbourhood', () => {
    const [line] = new Chronicle(loaded, 'arkham').addEvents([
      tell({ type: 'turnedUp', seat: 0, card: 'southside-5', neighbourhood: 'southside' }),
    ]);
    expect(line?.parts.join('')).toMatch(/^Joe Diamond reveals a location card .*Southside/);
    expect(line?.details).toHaveLength(3);
    expect(line?.details[0]).toBe('Historical Society: Unwelcome ancestry. Lose 1 Sanity.');
  });

  it('names the Inner Sanctum as a room of its own', () => {
    const [line] = new Chronicle(loaded, 'arkham').addEvents([
      tell({ type: 'turnedUp', seat: 0, card: 'french-hill-6', neighbourhood: 'french-hill' }),
    ]);
    expect(line?.details[1]).toMatch(/^Inner Sanctum: .* A monster appears\.$/);
  });

  it('is among the first things said of what an answer has brought', () => {
    const clue: Event = { type: 'clue', at: 'woods', placed: 1 };
    const up: Event = { type: 'turnedUp', seat: 0, card: 'southside-5', neighbourhood: 'southside' };
    const lines = new Chronicle(loaded, 'arkham')
      .addEvents([up, clue, clue, clue].map(tell))
      .filter((line) => line !== undefined);
    expect(selectHeadlines(lines, 2).map(({ kind }) => kind)).toContain('turnedUp');
  });
});
