import { describe, expect, it } from 'vitest';
import { nextPosition, type TimelinePosition } from '../../src/table/chronicle/stepping.js';
import type { LogLine } from '../../src/text/chronicle.js';

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
/** Two things of the set-up; nothing of the first answer; three things of the second, of which one has no line; one of the third. */
const LINES = [line(0, 1), line(0, 2), line(2, 1, 'phase'), line(2, 2), line(2, 3), line(2, 5), line(3, 1)];

function wayFrom(from: TimelinePosition, way: 1 | -1, unit: 'event' | 'answer' = 'event'): string[] {
  const seen: string[] = [];
  let at = from;
  for (let n = 0; n < 12; n++) {
    const next = nextPosition(LINES, at, way, unit, 4);
    if (next.at === at.at && next.event === at.event) break;
    at = next;
    seen.push(at.event === undefined ? `${at.at}` : `${at.at}.${at.event}`);
  }
  return seen;
}

describe('a step along the line of a game', () => {
  it('goes from one thing that happened to the next; behind the last one of an answer all of it is done', () => {
    expect(wayFrom({ at: 0, event: undefined }, 1)).toEqual(['1', '2.2', '2.3', '2', '3', '4']);
  });

  it('comes back the same way', () => {
    expect(wayFrom({ at: 4, event: undefined }, -1)).toEqual(['3', '2', '2.3', '2.2', '1', '0']);
  });

  it('goes by answers where that is wanted, also from within one', () => {
    expect(wayFrom({ at: 0, event: undefined }, 1, 'answer')).toEqual(['1', '2', '3', '4']);
    expect(wayFrom({ at: 2, event: 2 }, 1, 'answer')).toEqual(['2', '3', '4']);
    expect(wayFrom({ at: 2, event: 2 }, -1, 'answer')).toEqual(['1', '0']);
  });
});
