import { didYouMean, type JsonSchema } from '@vigil/rules';
import { fieldOf, itemOf, propertiesOf } from './box-schema.js';

/** A path that leads nowhere: a slip in the scenario, not in the game. */
export class NoSuchPath extends Error {}

/** Fields that are there only sometimes, with those they have themselves. */
export interface Form {
  readonly [field: string]: true | Form;
}

/** The form of an object that is there only sometimes: all its fields. */
export type FormOf<T> = { readonly [Field in keyof Required<T>]: true | Form };

/**
 * Goes down a path in a part of a position; null: nothing is there, but could be. Throws {@link NoSuchPath} where nothing
 * ever is. `form`: fields that are there only sometimes.
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

/** The same in what a box keeps, which has its schema. */
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
