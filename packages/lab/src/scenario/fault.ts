import type { Path, SchemaViolation } from '@vigil/content/file';

export type { Path } from '@vigil/content/file';
export { didYouMean } from '@vigil/rules';

/**
 * Something wrong with a scenario itself, or a position that cannot be. Told with the place in the file, so that
 * `place` need not be understood by the reader of the message.
 */
export class ScenarioError extends Error {
  readonly path: Path;

  constructor(path: Path, message: string) {
    super(message);
    this.name = 'ScenarioFault';
    this.path = path;
  }
}

/** Definitions that are no components, or parts of boxes that have not their form; each misfit with its place. */
export class SchemaError extends Error {
  readonly violations: readonly SchemaViolation[];

  constructor(violations: readonly SchemaViolation[]) {
    super(violations.map(({ message }) => message).join('\n'));
    this.name = 'SchemaFault';
    this.violations = violations;
  }
}

/** A place as the rules write it, `investigators[1].stamina`, as a path in the file; that of the whole where it is none. */
export function pathIn(place: string): Path {
  if (!/^[\w.[\]-]*$/.test(place)) return [];
  const parts = place.replace(/^position\b/, '').split(/[.[\]]+/);
  return parts.filter((part) => part !== '').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
