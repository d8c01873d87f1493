/**
 * Upgrades of saves in earlier forms, one step for each change of the form. They run before a save is checked, so every
 * value may be damaged.
 */

/** Forms of saves before their fields got the present names: plain (1) and packed (2 to 5). */
const FIRST_NAMES: readonly unknown[] = [1, 2, 3, 4, 5];

/** Present names of the fields, by their former ones. */
const CHECKPOINT_FIELDS = { asked: 'decisionCount' };
const CHAPTER_FIELDS = { gone: 'removed', beat: 'checkpoint' };
const SAVE_FIELDS = { beat: 'checkpoint', enclosed: 'embedded' };

/** Returns the content of a save of any form with the present names of its fields. The order of fields stays. */
export function upgradeFields(content: object, formatVersion: unknown): Record<string, unknown> {
  if (!FIRST_NAMES.includes(formatVersion)) return content as Record<string, unknown>;
  const save = renameKeys(content, SAVE_FIELDS) as Record<string, unknown>;
  const chapters: unknown = save.chapters;
  return {
    ...save,
    checkpoint: renameKeys(save.checkpoint, CHECKPOINT_FIELDS),
    ...(Array.isArray(chapters) && { chapters: chapters.map(upgradeChapter) }),
  };
}

function upgradeChapter(value: unknown): unknown {
  const chapter = renameKeys(value, CHAPTER_FIELDS);
  if (!isRecord(chapter)) return chapter;
  return { ...chapter, checkpoint: renameKeys(chapter.checkpoint, CHECKPOINT_FIELDS) };
}

/** Returns the data embedded in a save of any form, such as packs. Reads the save unchecked. */
export function embeddedIn(save: unknown): unknown {
  const { embedded, enclosed } = Object(save) as { readonly embedded?: unknown; readonly enclosed?: unknown };
  return embedded ?? enclosed;
}

/**
 * Returns a record with some of its fields renamed, in the same order. Anything that is no record, and a record without
 * these fields, is returned as it is.
 */
export function renameKeys(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isRecord(value) || !Object.keys(value).some((field) => Object.hasOwn(names, field))) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, fieldValue]) => [
      Object.hasOwn(names, field) ? (names[field] as string) : field,
      fieldValue,
    ]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
