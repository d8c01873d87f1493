import { CREDITS } from '../words/en/credits.js';
import { loadMessages } from '../words/t.js';

/** Returns a message of the credits screen. The messages are loaded with it. */
export const t = await loadMessages<keyof typeof CREDITS>(
  CREDITS,
  async () => (await import('../words/de/credits.js')).CREDITS_DE,
);
