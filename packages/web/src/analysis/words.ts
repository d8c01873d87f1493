import { ANALYSIS } from '../words/en/analysis.js';
import { loadMessages } from '../words/t.js';

/** Messages of the analysis, bundled with its parts. */
export const t = await loadMessages(ANALYSIS, async () => (await import('../words/de/analysis.js')).ANALYSIS_DE);
