import { describe, expect, it } from 'vitest';
import { nextPosition, type TimelinePosition } from '../../src/table/chronicle/stepping.js';
import type { LogLine } from '../../src/text/log-line.js';

const line = (at: number, nth: number, kind: LogLine['kind'] = 'moved'): LogLine => ({
  id: at * 100 + nth,
  at,
  nth,
  kind,
  event: { type: kind } as LogLine['event'],
  hits: [],
  seat: undefined,
  parts: [],
  details: [],
});
/** Two events of the set-up. Of the three answers: none, four (one without a line), and one. */
const LINES = [line(0, 1), line(0, 2), line(2, 1, 'phase'), line(2, 2), line(2, 3), line(2, 5), line(3, 1)];

function stepsFrom(from: TimelinePosition, direction: 1 | -1, unit: 'event' | 'answer' = 'event'): string[] {
  const positions: string[] = [];
  let at = from;
  for (let n = 0; n < 12; n++) {
    const next = nextPosition(LINES, at, direction, unit, 4);
    if (next.at === at.at && next.event === at.event) break;
    at = next;
    positions.push(at.event === undefined ? `${at.at}` : `${at.at}.${at.event}`);
  }
  return positions;
}

describe('a step on the timeline', () => {
  it('goes to the next event, and after the last event of an answer to the state after the answer', () => {
    expect(stepsFrom({ at: 0, event: undefined }, 1)).toEqual(['1', '2.2', '2.3', '2', '3', '4']);
  });

  it('goes back through the same positions', () => {
    expect(stepsFrom({ at: 4, event: undefined }, -1)).toEqual(['3', '2', '2.3', '2.2', '1', '0']);
  });

  it('goes by answers if chosen, also from within an answer', () => {
    expect(stepsFrom({ at: 0, event: undefined }, 1, 'answer')).toEqual(['1', '2', '3', '4']);
    expect(stepsFrom({ at: 2, event: 2 }, 1, 'answer')).toEqual(['2', '3', '4']);
    expect(stepsFrom({ at: 2, event: 2 }, -1, 'answer')).toEqual(['1', '0']);
  });
});
