import { randomBytes } from 'node:crypto';

/** Everything the server takes from its environment. All other behaviour follows from this and its inputs. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns unguessable bytes. */
  random(bytes: number): Buffer;
}

/** The real environment. */
export const SYSTEM_ENVIRONMENT: Environment = { now: () => Date.now(), random: (bytes) => randomBytes(bytes) };
