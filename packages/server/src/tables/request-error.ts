import type { Refusal } from '@vigil/table';
import { isUnreachable, StorageFull } from '../storage/storage-errors.js';

/** A refused request and its reason, for the caller. Nothing has changed. */
export class RequestError extends Error {
  readonly refusal: Refusal;

  constructor(
    code: Refusal['code'],
    why: string,
    place?: string,
    details: Pick<Refusal, 'obstacle' | 'answered'> = {},
  ) {
    super(why);
    this.name = 'Refused';
    this.refusal = { code, why, ...(place !== undefined && { place }), ...details };
  }
}

/** Returns the refusal that answers a failed request. An unexpected error is the server's own fault. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RequestError) return error.refusal;
  if (error instanceof StorageFull) {
    const why = 'The server is full, so your last action was not saved. Everything before it is safe. Try again later.';
    return { code: 'storage-full', why };
  }
  if (isUnreachable(error)) {
    const why = 'The server cannot reach its data. Send the request again with the same key in some seconds.';
    return { code: 'storage-away', why };
  }
  return { code: 'server-fault', why: 'The server made an error. It is in the server’s log.' };
}
