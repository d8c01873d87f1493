import type { Words } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { say } from './text.js';

const HEADINGS = { won: 'shared.opening.won', wakes: 'shared.opening.wakes', lost: 'shared.opening.lost' } as const;

/**
 * Lists the conditions for winning, for awakening the Ancient One and for losing. Printed before the first question.
 */
export function endsLines(w: Words, { figures }: TableView): string[] {
  return Object.entries(HEADINGS).flatMap(([name, heading]) => {
    const group = name as keyof typeof HEADINGS;
    const all = figures.ends[group];
    if (all.length === 0) return [];
    const lines = all.map(({ how, n = 0 }) => `  - ${w.say(`end.${group}.${how}`, { n })}`);
    return [`${say(w, heading, { n: all.length })}:`, ...lines];
  });
}
