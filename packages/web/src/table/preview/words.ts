import { PREVIEW } from '../../words/en/preview.js';
import { loadMessages } from '../../words/t.js';

/** What forms say that show what an answer comes to, which comes with them, and all else that the table says. */
export const t = await loadMessages(PREVIEW, async () => (await import('../../words/de/preview.js')).PREVIEW_DE);
