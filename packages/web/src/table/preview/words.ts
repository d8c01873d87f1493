import { PREVIEW } from '../../words/en/preview.js';
import { loadMessages } from '../../words/t.js';

/** The messages of previews, loaded with them, and the table's other messages. */
export const t = await loadMessages(PREVIEW, async () => (await import('../../words/de/preview.js')).PREVIEW_DE);
