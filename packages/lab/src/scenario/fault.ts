import type { Path, SchemaViolation } from '@vigil/content/file';

export type { Path } from '@vigil/content/file';
export { didYouMean } from '@vigil/rules';

/**
 * A fault of the scenario itself, or an impossible position. Its message includes the place in the file, so readers
 * need not understand `place`.
 */
export class ScenarioError extends Error {
  readonly path: Path;

  constructor(path: Path, message: string) {
    super(message);
    this.name = 'ScenarioFault';
    this.path = path;
  }
}

/** Definitions that are no valid components, or malformed states of boxes; each fault with its place. */
export class SchemaError extends Error {
  readonly violations: readonly SchemaViolation[];

  constructor(violations: readonly SchemaViolation[]) {
    super(violations.map(({ message }) => message).join('\n'));
    this.name = 'SchemaFault';
    this.violations = violations;
  }
}

/**
 * Converts a place of the rules, such as `investigators[1].stamina`, to a path in the file; the whole for other texts.
 */
export function pathIn(place: string): Path {
  if (!/^[\w.[\]-]*$/.test(place)) return [];
  const parts = place.replace(/^position\b/, '').split(/[.[\]]+/);
  return parts.filter((part) => part !== '').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
