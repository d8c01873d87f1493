import type { Icon, IconPart } from '../../box-art.js';
import { OWN_ICONS } from './own.js';

/** The icons of a table of names: drawn for Vigil (the base game's, or a box's), or outlines of a sheet. */
export function createIcons<K extends string>(
  names: Readonly<Record<K, string>>,
  sheet: string,
  drawnIcons: Readonly<Record<string, readonly IconPart[]>> = OWN_ICONS,
): Readonly<Record<K, Icon>> {
  const icons = Object.entries<string>(names).map(([id, name]): [string, Icon] => [
    id,
    drawnIcons[name] ?? { sheet, name },
  ]);
  return Object.fromEntries(icons) as Record<K, Icon>;
}
