import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The type of an event field: one of certain words, other text, a number, or anything else. */
export type FieldForm = { readonly words: readonly string[] } | 'text' | 'number' | 'seat' | 'any';

/** The published schema of events, generated from their types. */
const SCHEMA = fileURLToPath(new URL('../../../../docs/event.schema.json', import.meta.url));

interface Part {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Part[];
  readonly properties?: Readonly<Record<string, Part>>;
}

interface Schema {
  readonly allOf: readonly { readonly then: Part }[];
  readonly $defs: Readonly<Record<string, Part>>;
}

let forms: ReadonlyMap<string, ReadonlyMap<string, FieldForm>> | undefined;

/** Fields of every event, by type. */
export function eventForms(): ReadonlyMap<string, ReadonlyMap<string, FieldForm>> {
  forms ??= read(JSON.parse(readFileSync(SCHEMA, 'utf8')) as Schema);
  return forms;
}

function read({ allOf, $defs }: Schema): Map<string, ReadonlyMap<string, FieldForm>> {
  const fields = ({ properties = {} }: Part) =>
    new Map(Object.entries(properties).map(([name, part]) => [name, formOf(part, $defs)] as const));
  return new Map(allOf.map(({ then }) => [String(then.properties?.type?.const), fields(then)]));
}

function formOf(part: Part, defs: Schema['$defs']): FieldForm {
  const name = part.$ref?.split('/').at(-1);
  if (name === 'Seat') return 'seat';
  if (name !== undefined) return formOf(defs[name] ?? {}, defs);
  if (part.anyOf) {
    const all = part.anyOf.map((one) => formOf(one, defs));
    const words = all.flatMap((one) => (typeof one === 'object' ? one.words : []));
    return all.every((one) => typeof one === 'object') ? { words } : 'any';
  }
  const words = part.enum ?? (part.const === undefined ? undefined : [part.const]);
  if (words) return words.every((word) => typeof word === 'string') ? { words } : 'any';
  return part.type === 'string' ? 'text' : part.type === 'number' || part.type === 'integer' ? 'number' : 'any';
}
