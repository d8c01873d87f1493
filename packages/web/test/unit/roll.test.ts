import type { Event } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { findLastRoll } from '../../src/table/decision/roll.js';
import type { LogLine } from '../../src/text/log-line.js';

/** Log lines of events, each after a number of answers. */
const createLog = (...events: readonly (readonly [at: number, event: Event, hits?: readonly number[]])[]): LogLine[] =>
  events.map(([at, event, hits = [5, 6]], id) => ({
    id,
    at,
    nth: 1,
    kind: event.type,
    event,
    hits,
    seat: 0,
    parts: [],
    details: [],
  }));
const rolledEvent = (dice: number[], successes: number, more: object = {}): Event => ({
  type: 'rolled',
  seat: 0,
  check: 'combat',
  dice,
  successes,
  difficulty: 2,
  ...more,
});
const faces = (roll: ReturnType<typeof findLastRoll>) => roll?.dice.map(({ face }) => face);

describe('the last roll in the log', () => {
  it('adds the dice of Clues after its own, as the only fresh dice (A-SKILL-08)', () => {
    const roll = findLastRoll(
      createLog([3, rolledEvent([6, 2, 1], 1)], [4, { type: 'clueSpent', seat: 0, die: [5] }]),
      4,
    );
    expect(roll?.dice).toEqual([
      { face: 6, clue: false, fresh: false },
      { face: 2, clue: false, fresh: false },
      { face: 1, clue: false, fresh: false },
      { face: 5, clue: true, fresh: true },
    ]);
    expect(roll).toMatchObject({ successes: 2, difficulty: 2, passed: undefined });
  });

  it('replaces rerolled dice in place, and marks only these as fresh (A-SKILL-12)', () => {
    const roll = findLastRoll(
      createLog([3, rolledEvent([6, 2, 1], 1)], [4, rolledEvent([6, 5, 3], 2, { reroll: true })]),
      4,
    );
    expect(faces(roll)).toEqual([6, 5, 3]);
    expect(roll?.dice.map(({ fresh }) => fresh)).toEqual([false, true, true]);
  });

  it('has the hits of a blessed or cursed investigator, and the result of the check', () => {
    const checked: Event = { type: 'checked', seat: 0, check: 'combat', successes: 2, difficulty: 2, passed: true };
    const blessed = findLastRoll(createLog([3, rolledEvent([4, 5], 2), [4, 5, 6]], [3, checked]), 3);
    expect(blessed).toMatchObject({ hits: [4, 5, 6], passed: true, successes: 2 });
    expect([...(blessed?.lines ?? [])]).toEqual([0, 1]);
    expect(findLastRoll(createLog([3, rolledEvent([5, 6], 1), [6]]), 3)?.hits).toEqual([6]);
  });

  it('is the last of several rolls, and excludes rolls whose faces are read', () => {
    const roll = findLastRoll(createLog([3, rolledEvent([1, 1], 0)], [3, rolledEvent([6], 1)]), 3);
    expect(faces(roll)).toEqual([6]);
    expect(
      findLastRoll(createLog([3, { type: 'rolled', seat: 0, dice: [3], successes: 0, faces: true }]), 3),
    ).toBeUndefined();
    expect(findLastRoll([], 0)).toBeUndefined();
  });
});
