/** Former names in pack files and scenarios, which are still accepted. */

/** Present names by former ones, for each field that names a kind of effect, modifier or trigger. */
const KIND_RENAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  do: { befall: 'applyFate', shed: 'removeStatus' },
  mod: { shedOn: 'statusRemovedOn' },
  on: { befallen: 'fate-applied' },
};

/** Present names by former ones, of fields of an encounter entry. */
const ENTRY_RENAMES: Readonly<Record<string, string>> = { means: 'people' };

/** Returns parsed content with the present names. Objects without former names are returned unchanged. */
export function renameFormerNames(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value.map(renameFormerNames);
    return list.some((item, at) => item !== value[at]) ? list : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const isEntry = 'at' in value && 'effects' in value;
  let changed: Record<string, unknown> | undefined;
  for (const [key, held] of Object.entries(value)) {
    const renames = Object.hasOwn(KIND_RENAMES, key) ? KIND_RENAMES[key] : undefined;
    const isFormer = renames && typeof held === 'string' && Object.hasOwn(renames, held);
    const present = isFormer ? renames[held] : renameFormerNames(held);
    const field = isEntry && Object.hasOwn(ENTRY_RENAMES, key) ? ENTRY_RENAMES[key] : undefined;
    if (present === held && field === undefined) continue;
    changed ??= { ...value };
    if (field !== undefined) delete changed[key];
    changed[field ?? key] = present;
  }
  return changed ?? value;
}
