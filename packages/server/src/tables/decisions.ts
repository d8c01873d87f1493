/** Public names of decisions: never reused, with a fingerprint of their content. */
import { fingerprint } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import type { OpenDecision } from '@vigil/table';

/** A decision of the engine, after so many undos: the engine numbers anew what an undo takes back. */
export function decisionName(id: string, undos: number): string {
  return undos === 0 ? id : `${id}.${undos}`;
}

/** The engine's id of a decision, if its name is of a time since which nothing was taken back. */
export function engineId(name: string, undos: number): string | undefined {
  const [, id, since = '0'] = /^(\d+)(?:\.(\d+))?$/.exec(name) ?? [];
  return id !== undefined && Number(since) === undos ? id : undefined;
}

/** A decision as it is put outside. */
export function toPublicDecision(decision: TypedDecision, undos: number): OpenDecision {
  return { ...decision, id: decisionName(decision.id, undos), mark: fingerprintOf(decision) };
}

/** Returns a fingerprint to recognize an unchanged decision (BOX-60): same question, subject and answers. */
export function fingerprintOf({ key, args, by, options, asides, about }: TypedDecision): string {
  return fingerprint([key, args ?? null, by, options, asides, about ?? null]);
}
