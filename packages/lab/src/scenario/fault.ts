import type { Path } from '@vigil/content/file';

export type { Path } from '@vigil/content/file';
export { didYouMean } from '@vigil/rules';

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
