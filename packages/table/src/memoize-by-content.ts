import type { Content } from '@vigil/rules';

/** Caches a value derived from components, once per content. */
export function memoizeByContent<T>(work: (content: Content) => T): (content: Content) => T {
  const cache = new WeakMap<Content, { readonly result: T }>();
  return (content) => {
    const found = cache.get(content) ?? { result: work(content) };
    cache.set(content, found);
    return found.result;
  };
}
