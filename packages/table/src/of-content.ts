import type { Content } from '@vigil/rules';

/** What follows from components alone, worked out once for those of each table. */
export function ofContent<T>(work: (content: Content) => T): (content: Content) => T {
  const known = new WeakMap<Content, { readonly result: T }>();
  return (content) => {
    const found = known.get(content) ?? { result: work(content) };
    known.set(content, found);
    return found.result;
  };
}
