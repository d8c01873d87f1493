/** An error that the user can understand and fix: shown as one sentence, without a stack. The exit code is 1. */
export class UserError extends Error {}

/** Returns the sentence of any error. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
