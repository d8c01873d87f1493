/** Something the user can understand and mend: shown as its one sentence, without a stack; the exit code is 1. */
export class UserError extends Error {}

/** The sentence of an error, whatever it is. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
