import { createPostWords } from '@vigil/table';
import { ONLINE } from '../words/en/online.js';
import { language } from '../words/language.js';
import { loadMessages } from '../words/t.js';

/** Messages of online tables, loaded with them, and the common messages. */
export const t = await loadMessages(ONLINE, async () => (await import('../words/de/online.js')).ONLINE_DE);

/** Texts of play by post, shared by page, terminal and messages. */
export const POST = createPostWords(language);
