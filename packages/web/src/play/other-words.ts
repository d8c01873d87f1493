import type { BoxWordsLoaders } from '@vigil/rules';

/** What boxes outside this house say in other languages, by the id of the pack (plugins/boxes.ts). */
export const OTHER_WORDS: Readonly<Record<string, BoxWordsLoaders>> = {};
