import { createPostWords } from '@vigil/table';
import { ONLINE } from '../words/en/online.js';
import { language } from '../words/language.js';
import { loadMessages } from '../words/t.js';

/** What tables over the network say, which comes with them, and what every screen does. */
export const t = await loadMessages(ONLINE, async () => (await import('../words/de/online.js')).ONLINE_DE);

/** What is said of playing by post, by page, terminal and messages alike. */
export const POST = createPostWords(language);
