import { loadBoxWords } from '@vigil/content/words';
import { createWords, messageText } from '@vigil/rules';
import type { BotReason, TableEvent } from '@vigil/table';
import { OTHER_WORDS } from '../play/other-words.js';
import { language } from '../words/language.js';
import type { Chronicle } from './chronicle.js';
import { type LoadedContent, loadCatalogues } from './loaded-content.js';
import type { LogLine } from './log-line.js';

/** Returns the reason of a bot as a sentence. */
export type ReasonText = (reason: BotReason['reason']) => string;

/** Adds events to a log, each answer of a bot after its reason. Returns the lines of the events, as the log does. */
export type BotNarrator = (
  chronicle: Chronicle,
  events: readonly TableEvent[],
  reasons: readonly BotReason[],
) => readonly (LogLine | undefined)[];

/** Loads the narrator of a game with bots. */
export async function loadBotNarrator(loaded: LoadedContent): Promise<BotNarrator> {
  const say = await loadReasonText(loaded);
  return (chronicle, events, reasons) => {
    const lines: (LogLine | undefined)[] = [];
    const rest = reasons.reduce((left, { seat, at, reason }) => {
      const found = left.findIndex((event) => event.at >= at);
      const count = found < 0 ? left.length : found;
      lines.push(...chronicle.addEvents(left.slice(0, count)));
      chronicle.addReason(seat, at, say(reason));
      return left.slice(count);
    }, events);
    return [...lines, ...chronicle.addEvents(rest)];
  };
}

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
