import type { Dice, GameDefinition, Play, Table } from '@vigil/engine';

/**
 * Compares plays. Records the dice of each, which the engine hides but the rules receive. Freezes data shared with
 * checkpoints and forks, so that no rule can change it.
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
        // A checkpoint, which shares unchanged parts with the next.
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

/** Freezes everything that a position and its copy share. */
function freezeCommon(one: unknown, other: unknown): void {
  if (!isObject(one) || !isObject(other)) return;
  if (one === other) freeze(one);
  else for (const key of Object.keys(one)) freezeCommon(one[key], other[key]);
}

/** Freezes a value deeply and returns it. */
export function freeze<T>(value: T): T {
  if (!isObject(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
  return value;
}

/** Returns the first place where two values differ as plain JSON, with both values. */
export function findDifference(place: string, a: unknown, b: unknown): string | undefined {
  // Usually the texts are equal. If not, only the order of keys may differ.
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
