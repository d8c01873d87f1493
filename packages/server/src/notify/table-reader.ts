/** The reader of tables for notifications. */
import { answerText, type Language, questionText } from '@vigil/rules';
import { type ChronicleLanguage, createDigests, formatDigest, loadChronicleLanguage } from '../chronicle/index.js';
import type { TableApp } from '../table-app.js';
import { decisionName } from '../tables/decisions.js';
import type { TablePlay } from '../tables/table-play.js';
import type { AskedDecision } from './message.js';
import type { TableReader } from './notify-deps.js';

/** Number of cached digests: each goes to several addresses within a short time. */
const MAX_CACHED_DIGESTS = 50;

/** Creates the reader of an app's tables. */
export function createTableReader({ sessions, storage, presence }: TableApp): TableReader {
  const digests = new Map<string, Promise<string | undefined>>();

  const readerAt = (table: string, language: Language): Promise<ChronicleLanguage> =>
    sessions.run(table, async (session) =>
      loadChronicleLanguage(language, session.row.game, (await session.fresh()).opened.content),
    );

  const digestAt = async (table: string, number: number, language: Language): Promise<string | undefined> => {
    const row = await storage.table(table);
    if (!row) return undefined;
    const entries = (await storage.entriesSince(table, 0)).filter((entry) => entry.number <= number);
    const reader = await readerAt(table, language);
    // The turn completed by then, whose Mythos began earlier.
    const post = createDigests(reader, { table: row, seats: await storage.seats(table), entries, comments: [] }).at(-1);
    return post && formatDigest(reader, post, 'markdown');
  };

  return {
    decisionsOf: async (table, seat, language) => {
      const reader = await readerAt(table, language);
      const seats = await storage.seats(table);
      const holder = seats.find((item) => item.seat === seat)?.name;
      // A player with several seats needs the investigator's name.
      const named = holder !== undefined && seats.filter(({ name }) => name === holder).length > 1;
      return await sessions.run(table, async (session) => pendingDecisions(await session.fresh(), seat, reader, named));
    },
    digestAt: (table, number, language) => {
      const key = `${table} ${number} ${language}`;
      const known = digests.get(key);
      if (known) return known;
      const digest = digestAt(table, number, language);
      digests.set(key, digest);
      digest.catch(() => digests.delete(key));
      for (const old of [...digests.keys()].slice(0, -MAX_CACHED_DIGESTS)) digests.delete(old);
      return digest;
    },
    isPresent: (table, seat) => presence.presentAt(table).seats.some((item) => item.seat === seat),
  };
}

function pendingDecisions(
  play: TablePlay,
  seat: number,
  { words, toPlainText }: ChronicleLanguage,
  named: boolean,
): readonly AskedDecision[] {
  return play.decisions
    .filter(({ by }) => by.includes(seat))
    .map((decision) => ({
      decision: decisionName(decision.id, play.undone),
      question: toPlainText(questionText(words, decision, { named })),
      answers: decision.options
        .filter(({ by }) => by === undefined || by === seat)
        .map((option) => toPlainText(words.capitalize(answerText(words, decision, option)))),
    }));
}
