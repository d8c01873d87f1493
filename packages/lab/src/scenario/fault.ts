export { didYouMean } from '@vigil/rules';

/** Where in a document something stands: keys and list positions from its root. */
export type Path = readonly (string | number)[];

/**
 * Something wrong with a scenario itself, or a position that cannot be. Told with the place in the file, so that
 * `place` need not be understood by the reader of the message.
 */
export class ScenarioFault extends Error {
  readonly path: Path;

  constructor(path: Path, message: string) {
    super(message);
    this.name = 'ScenarioFault';
    this.path = path;
  }
}

/** A path as people write it: `board.monsters.woods[0]`. */
export function pathText(path: Path): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
}
