/** Fields that change only wordings, which the facts do not have. */
export const WORDING_FIELDS: ReadonlySet<string> = new Set(['article', 'preposition', 'sheet']);

/**
 * Normalizes an object and throws if a field was never read, so that no field is lost silently. Deliberate omissions
 * are documented where they happen.
 */
export function readAllFields<T extends object, R>(thing: T, normalize: (thing: T) => R): R {
  const readFields = new Set<PropertyKey>();
  const result = normalize(
    new Proxy(thing, {
      get(of, field) {
        readFields.add(field);
        return Reflect.get(of, field);
      },
    }),
  );
  const missing = Object.entries(thing).find(
    ([field, value]) => value !== undefined && !readFields.has(field) && !WORDING_FIELDS.has(field),
  );
  if (missing) throw new Error(`the normal form says nothing of "${missing[0]}" in ${JSON.stringify(thing)}`);
  return result;
}
