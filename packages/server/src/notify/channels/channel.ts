/** The result of a send attempt. */
export type SendOutcome =
  | { readonly result: 'sent' }
  /** Retry later. `after`: milliseconds that the receiver asked for. */
  | { readonly result: 'failed'; readonly why: string; readonly after?: number }
  /** Permanent: the receiver does not exist. */
  | { readonly result: 'refused'; readonly why: string };

export const SENT: SendOutcome = { result: 'sent' };

/** Returns the reason of a failure for the log and the row: system text, never an address or sent content. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code ?? error.message.slice(0, 200);
}
