/** All sentences of messages, pages and feeds of notifications, in each language. */

import type { Language } from '@vigil/rules';
import { DE } from './de.js';
import { EN } from './en.js';
import type { NotifyWords } from './notify-words.js';

export const NOTIFY_WORDS: Readonly<Record<Language, NotifyWords>> = { en: EN, de: DE };
