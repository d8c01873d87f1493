import { BASE } from '@vigil/content';
import { Content, type DecisionOf, optionId } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { findWalks, type TableView } from '../src/index.js';

const content = new Content([BASE]);

const view = (monsters: string[] = [], closed: string[] = [], streetCost = 1) =>
  ({
    figures: { streetCost, stableCost: 1 },
    monsters: monsters.map((at) => ({ at, token: 'ghoul' })),
    closed: closed.map((at) => ({ at })),
  }) as unknown as TableView;

const moving = (place: string, points: number, ...next: string[]): DecisionOf<'q.movement'> => ({
  id: '1',
  by: [0],
  key: 'q.movement',
  args: { investigator: 'joe-diamond', place, points },
  why: 'A-MOVE-01',
  options: [
    { id: 'stop', key: 'o.stop', on: place },
    ...next.map((to) => ({ id: optionId.go(to), key: 'o.go' as const, on: to, args: { place: to } })),
  ],
  asides: [],
});

/** A question about spending Clues on a seal: no movement. */
const SEAL: DecisionOf<'q.seal'> = {
  id: '1',
  by: [0],
  key: 'q.seal',
  args: { investigator: 'joe-diamond', place: 'library', n: 5 },
  why: 'A-ENC-42',
  options: [{ id: 'seal', key: 'o.seal', args: { place: 'library', n: 5 } }],
  asides: [],
};

describe('a walk to a distant place', () => {
  it('goes as far as the movement points allow if streets cost more', () => {
    const costly = findWalks(content, view([], [], 2), moving('library', 4, 'miskatonic-university'));
    expect(costly.get('science-building')).toEqual(['go:miskatonic-university', 'go:science-building']);
    expect(costly.get('merchant-district')).toEqual(['go:miskatonic-university', 'go:merchant-district']);
    expect(costly.has('unvisited-isle')).toBe(false);
  });

  it('takes the shortest path within the movement points', () => {
    const walks = findWalks(content, view(), moving('library', 3, 'miskatonic-university'));
    expect(walks.get('southside')).toHaveLength(3);
    expect(walks.get('mas-boarding-house')).toBeUndefined();
    expect(walks.get('uptown')).toEqual(['go:miskatonic-university', 'go:uptown']);
  });

  it('may end at a monster, but not pass one or enter a closed place', () => {
    const walks = findWalks(
      content,
      view(['uptown'], ['science-building']),
      moving('library', 3, 'miskatonic-university'),
    );
    expect(walks.has('uptown')).toBe(true);
    expect(walks.has('st-marys-hospital')).toBe(false);
    expect(walks.has('science-building')).toBe(false);
    expect(walks.has('administration')).toBe(true);
  });

  it('is not offered to adjacent places, from a place with a monster, or in other questions', () => {
    expect(findWalks(content, view(), moving('library', 3, 'miskatonic-university')).has('miskatonic-university')).toBe(
      false,
    );
    expect(findWalks(content, view(['library']), moving('library', 3, 'miskatonic-university')).size).toBe(0);
    expect(findWalks(content, view(), SEAL).size).toBe(0);
  });
});
