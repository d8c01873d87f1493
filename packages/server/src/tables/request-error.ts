import type { Refusal } from '@vigil/table';
import { StorageFull } from '../storage/storage-errors.js';

/** A refused request and its reason, for the caller. Nothing has changed. */
export class RequestError extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], why: string, place?: string) {
    super(why);
    this.name = 'Refused';
    this.refusal = { code, why, ...(place !== undefined && { place }) };
  }
}

/** Returns the refusal that answers a failed request. An unexpected error is the server's own fault. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RequestError) return error.refusal;
  if (error instanceof StorageFull) {
    const why = 'The server has no room left: nothing was lost and nothing was taken. Try again later.';
    return { code: 'storage-full', why };
  }
  return { code: 'server-fault', why: 'The server made a mistake; it is in its log.' };
}
