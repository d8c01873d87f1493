import type { Icon } from '../../box-art.js';
import { OWN_ICONS } from './own.js';

/** The icons of a table of names: our own, or outlines of a sheet. */
export function iconsOf<K extends string>(
  names: Readonly<Record<K, string>>,
  sheet: string,
): Readonly<Record<K, Icon>> {
  const icons = Object.entries<string>(names).map(([id, name]): [string, Icon] => [
    id,
    OWN_ICONS[name] ?? { sheet, name },
  ]);
  return Object.fromEntries(icons) as Record<K, Icon>;
}
