/** What sending came to. */
export type SendOutcome =
  | { readonly result: 'sent' }
  /** Later perhaps. `after`: milliseconds that the other side asked for. */
  | { readonly result: 'failed'; readonly why: string; readonly after?: number }
  /** Never again: nobody is there. */
  | { readonly result: 'refused'; readonly why: string };

export const SENT: SendOutcome = { result: 'sent' };

/** Why something failed, for the log and the row: what the system says, never an address or what was sent. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code ?? error.message.slice(0, 200);
}
