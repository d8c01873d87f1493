import { randomBytes } from 'node:crypto';

/** What a server takes from the world around it. Everything else it does follows from this and from what it is sent. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  /** Bytes that nobody can guess. */
  random(bytes: number): Buffer;
}

/** The world as it is. */
export const SYSTEM_ENVIRONMENT: Environment = { now: () => Date.now(), random: (bytes) => randomBytes(bytes) };
