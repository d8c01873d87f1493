import { didYouMean, type JsonSchema } from '@vigil/rules';
import { fieldOf, itemOf, propertiesOf } from './box-schema.js';

/** A path that does not exist: an error of the scenario, not of the game. */
export class NoSuchPath extends Error {}

/** Optional fields, with their own optional fields. */
export interface Form {
  readonly [field: string]: true | Form;
}

/** The form of an optional object: all its fields. */
export type FormOf<T> = { readonly [Field in keyof Required<T>]: true | Form };

/**
 * Follows a path in a part of a position; null: the value is absent. Throws {@link NoSuchPath} for an impossible path.
 * `form`: optional fields.
 */
export function follow(value: unknown, path: readonly string[], whole: string, form: Form = {}): unknown {
  let at = value;
  let may: true | Form | undefined = form;
  for (const part of path) {
    const next: true | Form | undefined = typeof may === 'object' ? may[part] : undefined;
    if (Array.isArray(at)) {
      if (!/^\d+$/.test(part)) throw new NoSuchPath(`there is no "${whole}": "${part}" is not the number of an entry`);
    } else if (!isIn(at, part) && next === undefined) {
      const known = [...fieldsOf(at), ...(typeof may === 'object' ? Object.keys(may) : [])];
      throw new NoSuchPath(`there is no "${whole}"${didYouMean(part, known)}`);
    }
    at = typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined;
    may = next;
  }
  return at ?? null;
}

function isIn(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && field in value;
}

function fieldsOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** The same in the state of a box, by its schema. */
export function followSchema(value: unknown, schema: JsonSchema, path: readonly string[], whole: string): unknown {
  let at = value;
  let form = schema;
  for (const part of path) {
    const next = form.type === 'array' ? entry(form, part) : fieldOf(form, part);
    if (next === undefined) {
      const known = Object.keys(propertiesOf(form) ?? {});
      const list = known.length > 0 && known.length < 20 ? `; there are ${known.join(', ')}` : '';
      throw new NoSuchPath(`there is no "${whole}": no "${part}"${didYouMean(part, known) || list}`);
    }
    at = typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined;
    form = next;
  }
  return at ?? null;
}

function entry(form: JsonSchema, part: string): JsonSchema | undefined {
  return /^\d+$/.test(part) ? itemOf(form, Number(part)) : undefined;
}
