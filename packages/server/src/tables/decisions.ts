/** Public names of decisions: never reused, with a fingerprint of their content. */
import { fingerprint } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import type { OpenDecision } from '@vigil/table';

/**
 * Returns the public name of a decision. It includes the number of undos, because the engine reuses numbers after one.
 */
export function decisionName(id: string, undos: number): string {
  return undos === 0 ? id : `${id}.${undos}`;
}

/** Returns the engine's id of a decision, unless there was an undo since it was named. */
export function engineId(name: string, undos: number): string | undefined {
  const [, id, since = '0'] = /^(\d+)(?:\.(\d+))?$/.exec(name) ?? [];
  return id !== undefined && Number(since) === undos ? id : undefined;
}

/** Returns a decision as published. */
export function toPublicDecision(decision: TypedDecision, undos: number): OpenDecision {
  return { ...decision, id: decisionName(decision.id, undos), mark: fingerprintOf(decision) };
}

/**
 * Returns a fingerprint to recognize an unchanged decision (BOX-60): same question, subject and answers. Asides do not
 * count: they belong to all seats, so a partner's trade would change the questions of everyone else.
 */
export function fingerprintOf({ key, args, by, options, about }: TypedDecision): string {
  return fingerprint([key, args ?? null, by, options, about ?? null]);
}
