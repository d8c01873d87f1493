/** Checks of the state of a box in a scenario. */
import { ValidationError } from '@vigil/rules';

/** Throws {@link ValidationError} for an entry that a list of a part has twice. */
export function refuseRepeated(list: readonly unknown[] | undefined, field: string): void {
  list?.forEach((one, i) => {
    if (list.indexOf(one) < i) throw new ValidationError(`${field}[${i}]`, `"${one}" is listed twice`);
  });
}

/** Throws {@link ValidationError} for a turn that is still to come. */
export function refuseLater(turn: number | undefined, now: number, field: string): void {
  if (turn !== undefined && turn > now) throw new ValidationError(field, `turn ${turn} is still to come, it is ${now}`);
}
