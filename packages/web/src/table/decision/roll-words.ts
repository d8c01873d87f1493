import { loadMessages } from '../../words/t.js';

const ENGLISH = {
  passed: '{n, plural, =0 {Passed} one {1 success: passed} other {# successes: passed}}',
  failed: '{n, plural, =0 {No successes: failed} one {1 success: failed} other {# successes: failed}}',
} as const;

/** Messages of dice on the sheet. */
export const say = await loadMessages(ENGLISH, async () => ({
  passed: '{n, plural, =0 {Bestanden} one {1 Erfolg: bestanden} other {# Erfolge: bestanden}}',
  failed: '{n, plural, =0 {Kein Erfolg: misslungen} one {1 Erfolg: misslungen} other {# Erfolge: misslungen}}',
}));
