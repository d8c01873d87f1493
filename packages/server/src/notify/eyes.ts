/** What notifications see of the tables of a house. */
import { boxWords } from '@vigil/content/words';
import {
  answerText,
  CATALOGUES,
  type Content,
  HAUNT_CATALOGUES,
  questionText,
  type Words,
  wordsOf,
} from '@vigil/rules';
import type { GameId, SeatNumber } from '@vigil/table';
import type { House } from '../house.js';
import { decisionName } from '../tables/decisions.js';
import type { Language } from './addresses.js';
import type { Eyes } from './means.js';
import type { Asked } from './message.js';

/** Words of a table in a language. */
async function wordsFor(language: Language, game: GameId, content: Content): Promise<Words> {
  const catalogue = (game === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES)[language];
  const packs = content.packs.map(({ id }) => id);
  return wordsOf(language, catalogue, content, await boxWords(packs, language));
}

/** The eyes of a house. `digest`: tells the turn that ended with an entry, in Markdown. */
export function eyesOf(house: House, digest: Eyes['digest'] = async () => undefined): Eyes {
  return {
    asked: (table, seat, language) =>
      house.rooms.at(table, async (room) => {
        const play = await room.fresh();
        const words = await wordsFor(language, room.row.game, play.opened.content);
        return play.decisions
          .filter(({ by }) => by.includes(seat))
          .map(
            (decision): Asked => ({
              decision: decisionName(decision.id, play.undone),
              question: questionText(words, decision),
              answers: decision.options
                .filter(({ by }) => by === undefined || by === seat)
                .map((option) => words.capital(answerText(words, decision, option))),
            }),
          );
      }),
    digest,
    present: (table: string, seat: SeatNumber) => house.presence.at(table).seats.some((one) => one.seat === seat),
  };
}
