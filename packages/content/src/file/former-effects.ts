/** Former names of effects, modifiers and triggers in pack files and scenarios, which are still accepted. */

/** Present names by former ones, for each field that names a kind. */
const RENAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  do: { befall: 'applyFate', shed: 'removeStatus' },
  mod: { shedOn: 'statusRemovedOn' },
  on: { befallen: 'fate-applied' },
};

/** Returns parsed content with the present names. Objects without former names are returned unchanged. */
export function renameFormerEffects(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value.map(renameFormerEffects);
    return list.some((item, at) => item !== value[at]) ? list : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [key, held] of Object.entries(value)) {
    const renames = Object.hasOwn(RENAMES, key) ? RENAMES[key] : undefined;
    const isFormer = renames && typeof held === 'string' && Object.hasOwn(renames, held);
    const present = isFormer ? renames[held] : renameFormerEffects(held);
    if (present === held) continue;
    changed ??= { ...value };
    changed[key] = present;
  }
  return changed ?? value;
}
