/** Checks of the numbers of turns in a position. */
import { type Path, ScenarioError } from './fault.js';

/** Throws {@link ScenarioError} for something that lasts to the end of an earlier turn. */
export function refuseOver(until: unknown, turn: number, path: Path): void {
  if (typeof until === 'number' && until < turn) throw new ScenarioError(path, `turn ${until} is over, it is ${turn}`);
}

/** Throws {@link ScenarioError} for something that has happened in a later turn. */
export function refuseToCome(since: unknown, turn: number, path: Path): void {
  if (typeof since === 'number' && since > turn)
    throw new ScenarioError(path, `turn ${since} is still to come, it is ${turn}`);
}
