import type { Crash, GameRecord } from './play-out.js';

/** Totals of a batch of games. The order of addition does not matter, so threads make no difference. */
export interface GameTally {
  games: number;
  decisions: number;
  turns: number;
  outcomes: Record<string, number>;
  crashes: Crash[];
}

/** A tally of no games. */
export function emptyTally(): GameTally {
  return { games: 0, decisions: 0, turns: 0, outcomes: {}, crashes: [] };
}

/** Counts one game. */
export function addRecord(tally: GameTally, record: GameRecord): void {
  tally.games++;
  tally.decisions += record.decisions;
  tally.turns += record.turns;
  if (record.outcome !== undefined) tally.outcomes[record.outcome] = (tally.outcomes[record.outcome] ?? 0) + 1;
  if (record.crash) tally.crashes.push(record.crash);
}

/** Adds the second tally to the first. */
export function merge(target: GameTally, from: GameTally): void {
  target.games += from.games;
  target.decisions += from.decisions;
  target.turns += from.turns;
  for (const [how, games] of Object.entries(from.outcomes)) target.outcomes[how] = (target.outcomes[how] ?? 0) + games;
  target.crashes.push(...from.crashes);
}

/** Returns the tally in a deterministic order: most frequent ending first, crashes by number. */
export function sortTally(tally: GameTally): GameTally {
  const outcomes = Object.entries(tally.outcomes).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const crashes = [...tally.crashes].sort((a, b) => a.index - b.index);
  return { ...tally, outcomes: Object.fromEntries(outcomes), crashes };
}
