/** Saves that take little room: the same as {@link SavedPlay}, packed. */
import { pack, unpack, Words } from './packing.js';
import type { Answer, SavedPlay } from './save.js';

/**
 * A game packed for being kept, as JSON: a fifth of a {@link SavedPlay}, which says what is in it. `Play.load` and `Play.replay`
 * take either. `sum` and `check` guard against damage.
 */
export interface PackedPlay {
  readonly format: 'vigil-play';
  readonly formatVersion: 2;
  readonly game: string;
  readonly version: string;
  readonly enclosed?: unknown;
  readonly packed: string;
  readonly sum: string;
  readonly check: string;
}

/** What is packed of a save. Answers are two lists: by how much their decisions' numbers have grown, and what was taken. */
type Body = Pick<SavedPlay, 'origin' | 'beat' | 'chapters' | 'barrier'> & {
  readonly decisions: readonly number[];
  readonly taken: readonly string[];
};

/** Numbers hardly ever go back by more: asides are answered before what they interrupt. */
const BACK = 16;

/** A game that can say which words its positions and answers mostly consist of. */
interface WithWords {
  words?(): readonly string[];
}
const known = new WeakMap<object, Words>();

function wordsOf(game: WithWords): Words {
  let made = known.get(game);
  if (!made) {
    made = new Words(game.words?.() ?? []);
    known.set(game, made);
  }
  return made;
}

/** Packs a save; it is not changed. */
export function packSave(
  save: Pick<SavedPlay, 'game' | 'version' | 'enclosed' | 'origin' | 'answers' | 'beat' | 'chapters' | 'barrier'>,
  game: WithWords,
): Omit<PackedPlay, 'check'> {
  const { origin, answers, beat, chapters, barrier } = save;
  const content: Body = {
    origin,
    beat,
    ...(chapters && { chapters }),
    barrier,
    decisions: answers.map(([decision], i) => BACK + decision - (i > 0 ? (answers[i - 1] as Answer)[0] : 0)),
    taken: answers.map(([, option]) => option),
  };
  const { text, sum } = pack(content, wordsOf(game));
  return {
    format: 'vigil-play',
    formatVersion: 2,
    game: save.game,
    version: save.version,
    ...(save.enclosed !== undefined && { enclosed: save.enclosed }),
    packed: text,
    sum,
  };
}

/** The fields of a save that was packed, of which nothing has been checked. Throws `damaged-save`. */
export function unpackSave(
  { packed, sum, ...envelope }: Record<string, unknown>,
  game: WithWords,
): Record<string, unknown> {
  const content = unpack({ text: String(packed), sum: String(sum) }, wordsOf(game));
  const { decisions, taken, ...rest } = Object(content) as Record<string, unknown>;
  let last = 0;
  const answers =
    Array.isArray(decisions) && Array.isArray(taken) && decisions.length === taken.length
      ? decisions.map((by, i) => {
          last += Number(by) - BACK;
          return [last, taken[i]];
        })
      : undefined;
  return { ...envelope, formatVersion: 1, ...rest, answers };
}
