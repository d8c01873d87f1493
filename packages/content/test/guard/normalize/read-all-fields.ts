/** Fields that change wordings only, which the facts do not know. */
export const ONLY_SAID: ReadonlySet<string> = new Set(['article', 'preposition', 'sheet']);

/**
 * Normalizes an object and throws if a field was never read, so that no field is lost silently. Deliberate omissions
 * are documented where they happen.
 */
export function readAllFields<T extends object, R>(thing: T, normalize: (thing: T) => R): R {
  const seen = new Set<PropertyKey>();
  const told = normalize(
    new Proxy(thing, {
      get(of, field) {
        seen.add(field);
        return Reflect.get(of, field);
      },
    }),
  );
  const missing = Object.entries(thing).find(
    ([field, value]) => value !== undefined && !seen.has(field) && !ONLY_SAID.has(field),
  );
  if (missing) throw new Error(`the normal form says nothing of "${missing[0]}" in ${JSON.stringify(thing)}`);
  return told;
}
