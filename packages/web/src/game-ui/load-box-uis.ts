import type { BoxUi } from './box-ui.js';
import { PLUGIN_UIS } from './plugin-uis.js';

type LoadBoxUi = () => Promise<BoxUi>;

const BUILT_IN = import.meta.glob<BoxUi>('./boxes/*/box-ui.tsx', { import: 'BOX_UI' });
const BOX_UIS: ReadonlyMap<string, LoadBoxUi> = new Map([
  ...Object.entries(BUILT_IN).map(([path, load]) => [path.split('/')[2] ?? '', load] as const),
  ...Object.entries(PLUGIN_UIS),
]);

/** The empty list, for tables without extensions. */
export const NO_BOX_UIS: readonly BoxUi[] = [];

/**
 * Returns the extensions of a table's boxes, in the order of its packs. A promise only if some have to be fetched; the
 * same list for the same packs. Failed fetches are retried by the next call.
 */
export const loadBoxUis = createBoxUiLoader(BOX_UIS);

/** Creates a lookup of extensions by the id of the pack. */
export function createBoxUiLoader(
  loaders: ReadonlyMap<string, LoadBoxUi>,
): (packs: readonly string[]) => readonly BoxUi[] | Promise<readonly BoxUi[]> {
  const fetched = new Map<string, Promise<readonly BoxUi[]>>();
  return (packs) => {
    const those = packs.filter((id) => loaders.has(id));
    if (those.length === 0) return NO_BOX_UIS;
    const key = those.join(' ');
    const before = fetched.get(key);
    if (before) return before;
    const now = Promise.all(those.flatMap((id) => loaders.get(id)?.() ?? []));
    fetched.set(key, now);
    now.catch(() => fetched.delete(key));
    return now;
  };
}
