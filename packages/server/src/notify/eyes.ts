/** What notifications see of the tables of a house. */
import { answerText, questionText } from '@vigil/rules';
import { digestsOf, digestText, type Reader, readerFor } from '../chronicle/index.js';
import type { House } from '../house.js';
import { decisionName } from '../tables/decisions.js';
import type { TablePlay } from '../tables/table-play.js';
import type { Language } from './addresses.js';
import type { Eyes } from './means.js';
import type { Asked } from './message.js';

/** Digests that are kept in memory: each goes to several addresses, one soon after the other. */
const KEPT = 50;

/** The eyes of a house. */
export function eyesOf({ rooms, storage, presence }: House): Eyes {
  const digests = new Map<string, Promise<string | undefined>>();

  const readerAt = (table: string, language: Language): Promise<Reader> =>
    rooms.at(table, async (room) => readerFor(language, room.row.game, (await room.fresh()).opened.content));

  const digestAt = async (table: string, number: number, language: Language): Promise<string | undefined> => {
    const row = await storage.table(table);
    if (!row) return undefined;
    const entries = (await storage.entriesSince(table, 0)).filter((entry) => entry.number <= number);
    const reader = await readerAt(table, language);
    // The turn that ended by then: its Mythos began before it.
    const post = digestsOf(reader, { table: row, seats: await storage.seats(table), entries, said: [] }).at(-1);
    return post && digestText(reader, post, 'markdown');
  };

  return {
    asked: async (table, seat, language) => {
      const reader = await readerAt(table, language);
      return await rooms.at(table, async (room) => askedOf(await room.fresh(), seat, reader));
    },
    digest: (table, number, language) => {
      const key = `${table} ${number} ${language}`;
      const known = digests.get(key);
      if (known) return known;
      const digest = digestAt(table, number, language);
      digests.set(key, digest);
      digest.catch(() => digests.delete(key));
      for (const old of [...digests.keys()].slice(0, -KEPT)) digests.delete(old);
      return digest;
    },
    present: (table, seat) => presence.at(table).seats.some((one) => one.seat === seat),
  };
}

/** What a seat is asked, in words. */
function askedOf(play: TablePlay, seat: number, { words, plain }: Reader): readonly Asked[] {
  return play.decisions
    .filter(({ by }) => by.includes(seat))
    .map((decision) => ({
      decision: decisionName(decision.id, play.undone),
      question: plain(questionText(words, decision)),
      answers: decision.options
        .filter(({ by }) => by === undefined || by === seat)
        .map((option) => plain(words.capital(answerText(words, decision, option)))),
    }));
}
