import { VERIFY } from '../words/en/verify.js';
import { loadMessages } from '../words/t.js';

/** A message of the proof, which come with it. */
export const t = await loadMessages<keyof typeof VERIFY>(
  VERIFY,
  async () => (await import('../words/de/verify.js')).VERIFY_DE,
);
