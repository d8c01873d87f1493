import type { Dice, GameDefinition, Play, Table } from '@vigil/engine';

/**
 * The dice of plays, by their state: the engine keeps them to itself, but rules get them at the table. What beats and forks have
 * in common with a position is frozen, so that no rule changes it.
 */
export class MutationWatcher<Setup, S extends object, E, R> {
  readonly definition: GameDefinition<Setup, S, E, R>;
  private readonly dice = new WeakMap<object, Dice>();

  constructor(game: GameDefinition<Setup, S, E, R>) {
    this.definition = {
      ...game,
      open: (table: Table<S, E>) => {
        this.dice.set(table.state, table.dice);
        return game.open(table);
      },
      share(state: S, table?: Table<S, E>, before?: S): S {
        const copy = game.share ? game.share(state, table, before) : game.clone(state);
        freezeCommon(state, copy);
        // A beat, which lends the next one what has not changed.
        if (before) freeze(copy);
        return copy;
      },
    };
  }

  /** Returns the first difference between two plays: in state, open decisions, dice or result. Undefined if equal. */
  difference(a: Play<Setup, S, E, R>, b: Play<Setup, S, E, R>): string | undefined {
    return (
      findDifference('state', a.state, b.state) ??
      findDifference('decisions', a.decisions, b.decisions) ??
      findDifference('dice', this.dice.get(a.state)?.state(), this.dice.get(b.state)?.state()) ??
      findDifference('result', a.result, b.result) ??
      findDifference('answers', a.answers, b.answers)
    );
  }
}

/** Freezes whatever a position and its copy have in common. */
function freezeCommon(one: unknown, other: unknown): void {
  if (!isObject(one) || !isObject(other)) return;
  if (one === other) freeze(one);
  else for (const key of Object.keys(one)) freezeCommon(one[key], other[key]);
}

/** Freezes a value with all it holds, and gives it. */
export function freeze<T>(value: T): T {
  if (!isObject(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
  return value;
}

/** The first place where two values that should be the same plain JSON differ, with both values. */
export function findDifference(place: string, a: unknown, b: unknown): string | undefined {
  // Nearly always the same text; where not, the order of the keys may be all that differs.
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined;
  return search(place, a, b);
}

function search(place: string, a: unknown, b: unknown): string | undefined {
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return a === b ? undefined : `${place} is ${shown(a)} in one and ${shown(b)} in the other`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inside = Array.isArray(a) ? `${place}[${key}]` : `${place}.${key}`;
    const found = search(inside, a[key], b[key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
