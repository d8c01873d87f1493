import { loadBoxWords } from '@vigil/content/words';
import { createWords, messageText } from '@vigil/rules';
import type { BotReason } from '@vigil/table';
import { OTHER_WORDS } from '../play/other-words.js';
import { language } from '../words/language.js';
import { type LoadedContent, loadCatalogues } from './loaded-content.js';

/** Returns the reason of a bot as a sentence. */
export type ReasonText = (reason: BotReason['reason']) => string;

/** Loads the words for the reasons of bots, with the names of a game's components. */
export async function loadReasonText({ packs, content }: LoadedContent): Promise<ReasonText> {
  const [reasons, [sentences], boxes] = await Promise.all([
    loadReasons(),
    loadCatalogues(),
    loadBoxWords(packs, language, OTHER_WORDS),
  ]);
  const words = createWords(language, { ...sentences, ...reasons }, content, boxes);
  return (reason) => words.capitalize(messageText(words, reason));
}

/** Only the page's language is loaded. */
async function loadReasons() {
  return language === 'de'
    ? (await import('@vigil/table/words/de/bots')).SHARED_BOTS_DE
    : (await import('@vigil/table/words/en/bots')).SHARED_BOTS;
}
