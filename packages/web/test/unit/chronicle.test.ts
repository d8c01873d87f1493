import type { Event } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { Chronicle, selectHeadlines } from '../../src/text/chronicle.js';
import { loadContent } from '../../src/text/loaded-content.js';

const loaded = await loadContent();

const toTableEvent = (event: Event) => ({ event, at: 1, sheets: ['joe-diamond'], hits: [5, 6] });

describe('the log line of a revealed location card', () => {
  it('has a detail for each place of its neighbourhood', () => {
    const [line] = new Chronicle(loaded, 'arkham').addEvents([
      toTableEvent({ type: 'turnedUp', seat: 0, card: 'southside-5', neighbourhood: 'southside' }),
    ]);
    expect(line?.parts.join('')).toMatch(/^Joe Diamond reveals the location card .*Southside/);
    expect(line?.details).toHaveLength(3);
    expect(line?.details[0]).toBe('Historical Society: Unwelcome ancestry. Lose 1 Sanity.');
  });

  it('names the Inner Sanctum as a separate place', () => {
    const [line] = new Chronicle(loaded, 'arkham').addEvents([
      toTableEvent({ type: 'turnedUp', seat: 0, card: 'french-hill-6', neighbourhood: 'french-hill' }),
    ]);
    expect(line?.details[1]).toMatch(/^Inner Sanctum: .* A monster appears\.$/);
  });

  it('is among the headlines of an answer', () => {
    const clue: Event = { type: 'clue', at: 'woods', placed: 1 };
    const up: Event = { type: 'turnedUp', seat: 0, card: 'southside-5', neighbourhood: 'southside' };
    const lines = new Chronicle(loaded, 'arkham')
      .addEvents([up, clue, clue, clue].map(toTableEvent))
      .filter((line) => line !== undefined);
    expect(selectHeadlines(lines, 2).map(({ kind }) => kind)).toContain('turnedUp');
  });
});
