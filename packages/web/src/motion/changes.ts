/** A move of an investigator or monster: every place it stopped at, including the first and the last. */
import { type TableEvent, type TableView, visibleGates } from '@vigil/table';
export interface TokenMove {
  readonly id: string;
  readonly kind: 'investigator' | 'monster';
  readonly stops: readonly string[];
}

/** A change of a gate: opened, gone, or turned face up. */
export interface GateChange {
  readonly at: string;
  readonly what: 'opened' | 'closed' | 'turned';
}

/** A change of a place's clues: placed, or taken by an investigator or monster, as far as known. */
export interface ClueChange {
  readonly at: string;
  readonly by: number;
  readonly taker: string | undefined;
}

/** The visible differences between two positions of a game. */
export interface Changes {
  readonly travels: readonly TokenMove[];
  readonly gates: readonly GateChange[];
  readonly clues: readonly ClueChange[];
  /** Increase of doom and terror. */
  readonly doom: number;
  readonly terror: number;
  /** True if dice were rolled. */
  readonly rolled: boolean;
  /** True if a card was drawn: a possession, an encounter, or a Mythos card. */
  readonly cardDrawn: boolean;
  /** Cards put into play. */
  readonly cardsLaidOut: readonly string[];
}

/** Compares two positions. The events between them tell the stops of moves and the takers of clues. */
export function compareViews(before: TableView, after: TableView, toldEvents: readonly TableEvent[]): Changes {
  const events = toldEvents.map(({ event }) => event);
  return {
    travels: findTravels(before, after, events),
    gates: findGateChanges(before, after),
    clues: findClueChanges(before, after, events),
    doom: after.doom - before.doom,
    terror: after.terror - before.terror,
    rolled: events.some(({ type }) => type === 'rolled' || type === 'clueSpent'),
    cardDrawn: events.some(({ type }) => type === 'mythos' || type === 'encounter' || type === 'drew'),
    cardsLaidOut: events.flatMap((event) => (event.type === 'laidOut' ? [event.card] : [])),
  };
}

type Events = readonly TableEvent['event'][];

function findTravels(before: TableView, after: TableView, events: Events): TokenMove[] {
  const found: TokenMove[] = [];
  for (const who of after.investigators) {
    const was = before.investigators[who.seat];
    // A replacement in a seat did not walk there.
    if (!was || was.id !== who.id || was.place === who.place) continue;
    const stops = events.flatMap((event) => (event.type === 'moved' && event.seat === who.seat ? [event.to] : []));
    found.push({ id: who.id, kind: 'investigator', stops: completeStops(was.place, stops, who.place) });
  }
  const were = new Map(before.monsters.map(({ token, at }) => [token, at]));
  for (const { token, at } of after.monsters) {
    const was = were.get(token);
    if (was === undefined || was === at) continue;
    const stops = events.flatMap((event) =>
      event.type === 'monsterMoved' && event.monster === token ? [event.to] : [],
    );
    found.push({ id: token, kind: 'monster', stops: completeStops(was, stops, at) });
  }
  return found;
}

/** Adds the first and the last place to the stops if they are missing. */
function completeStops(from: string, stops: readonly string[], to: string): string[] {
  return [from, ...stops.filter((stop, i) => i > 0 || stop !== from), ...(stops.at(-1) === to ? [] : [to])];
}

function findGateChanges(before: TableView, after: TableView): GateChange[] {
  const were = new Map(visibleGates(before).map(({ at, marker }) => [at, marker]));
  const are = new Map(visibleGates(after).map(({ at, marker }) => [at, marker]));
  const found: GateChange[] = [];
  for (const [at, marker] of are) {
    if (!were.has(at)) found.push({ at, what: 'opened' });
    else if (were.get(at) === undefined && marker !== undefined) found.push({ at, what: 'turned' });
  }
  for (const at of were.keys()) if (!are.has(at)) found.push({ at, what: 'closed' });
  return found;
}

function findClueChanges(before: TableView, after: TableView, events: Events): ClueChange[] {
  const found: ClueChange[] = [];
  for (const at of new Set([...Object.keys(before.clues), ...Object.keys(after.clues)])) {
    const by = (after.clues[at] ?? 0) - (before.clues[at] ?? 0);
    if (by !== 0) found.push({ at, by, taker: by < 0 ? findTaker(at, after, events) : undefined });
  }
  return found;
}

function findTaker(place: string, after: TableView, events: Events): string | undefined {
  for (const event of events) {
    if (event.type === 'cluesTaken' && event.at === place) return after.investigators[event.seat]?.id;
    if (event.type === 'monsterClues' && event.by > 0) {
      const isAtPlace = after.monsters.find(({ token }) => token === event.monster)?.at === place;
      if (isAtPlace) return event.monster;
    }
  }
  return undefined;
}
