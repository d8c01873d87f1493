/**
 * Tells something by all of its fields: throws if one that is there was never looked at, so that a field the normal form
 * does not know cannot slip by unsaid. What is looked at on purpose and left out is said where it is left out.
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
  const unsaid = Object.entries(thing).find(([field, value]) => value !== undefined && !seen.has(field));
  if (unsaid) throw new Error(`the normal form says nothing of "${unsaid[0]}" in ${JSON.stringify(thing)}`);
  return told;
}
