import { CREDITS } from '../words/en/credits.js';
import { loadMessages } from '../words/t.js';

/** A message of the credits, which come with them. */
export const t = await loadMessages<keyof typeof CREDITS>(
  CREDITS,
  async () => (await import('../words/de/credits.js')).CREDITS_DE,
);
