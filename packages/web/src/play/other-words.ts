import type { BoxWordsLoaders } from '@vigil/rules';

/** Messages of external boxes in other languages, by pack id (plugins/boxes.ts). */
export const OTHER_WORDS: Readonly<Record<string, BoxWordsLoaders>> = {};
