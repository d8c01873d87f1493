import type { Event } from '@vigil/rules';
import { expect, it } from 'vitest';
import { findTurningPoints } from '../../src/table/stage/turning-points.js';
import { Chronicle, lineText } from '../../src/text/chronicle.js';
import { loadContent } from '../../src/text/loaded-content.js';

const phase = (turn: number): Event => ({ type: 'phase', turn, phase: 'upkeep' }) as Event;
const EVENTS: readonly [at: number, event: Event][] = [
  [1, phase(1)],
  [2, { type: 'gateOpened', at: 'woods', marker: 'gate-abyss-1' }],
  [3, phase(2)],
  [4, { type: 'sealed', at: 'woods' } as Event],
  [5, { type: 'gateOpened', at: 'graveyard', marker: 'gate-yuggoth-1' }],
  [6, phase(3)],
  [7, { type: 'fateApplied', seat: 0, fate: 'devoured' } as Event],
];

async function marksOf(events: typeof EVENTS) {
  const chronicle = new Chronicle(await loadContent(), 'arkham');
  for (const [at, event] of events) chronicle.addEvents([{ event, at, sheets: ['joe-diamond'], hits: [] }]);
  return chronicle.marks;
}

it('the turning points of a game are its seals, defeats and last opened gate, each with its turn', async () => {
  const points = findTurningPoints(await marksOf(EVENTS), 10);
  expect(points.map(({ mark: { kind, at }, turn }) => [turn, kind, at])).toEqual([
    [2, 'closed', 4],
    [2, 'opened', 5],
    [3, 'fell', 7],
  ]);
  expect(lineText(points[2]?.mark.line ?? expect.fail())).toContain('Joe Diamond');
});

it('the latest of many turning points are shown', async () => {
  const points = findTurningPoints(await marksOf(EVENTS), 2);
  expect(points.map(({ mark }) => mark.kind)).toEqual(['opened', 'fell']);
});
