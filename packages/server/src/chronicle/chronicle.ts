import type { Seat } from '@vigil/engine';
import { boxesOfSetup } from '@vigil/table';
import type { EntryRow, SeatRow, TableRow, TalkRow } from '../storage/rows.js';
import { type ChronicleLanguage, moodOf } from './chronicle-language.js';
import { createStory } from './create-story.js';
import type { Block, CastMember, Chapter, Chronicle, GlossaryEntry, Piece, RichLine } from './document.js';

/** The data a chronicle is made from. */
export interface ChronicleSource {
  /** `seed`: only after the end of the game. */
  readonly table: Pick<TableRow, 'name' | 'game' | 'setup' | 'seedHash' | 'seed' | 'status' | 'outcome'>;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'name'>[];
  readonly entries: readonly EntryRow[];
  readonly comments: readonly TalkRow[];
  /** The Ancient One, if drawn at random. */
  readonly ancientOne?: string | undefined;
  /** True if comments beside the table are included; narration always is. */
  readonly includeTalk?: boolean;
}

/** A game as a story, in the reader's language. */
export function createChronicle(reader: ChronicleLanguage, source: ChronicleSource): Chronicle {
  const { table, seats, entries, comments, includeTalk = false } = source;
  const included = comments.filter(({ kind }) => includeTalk || kind === 'narration');
  const story = createStory(reader, entries, included, seats);
  const { words } = reader;
  const over = table.status === 'ended' || table.status === 'closed';
  const { chapters, ending } = story;
  const against = source.ancientOne ?? ancientOneOf(table.setup);
  const boxes = boxesOfSetup(table.setup).flatMap((id) => reader.content.packs.filter((pack) => pack.id === id));
  const cast = listCast(reader, seats, entries);
  const lead = against === undefined ? undefined : reader.toLine(words.say('chron.against', { ancientOne: against }));
  return {
    language: reader.language,
    game: table.game,
    title: table.name,
    gameName: words.say(`chron.game.${table.game}`),
    against: lead,
    ...moodOf(reader, against),
    boxes: boxes.flatMap(({ id, name }) => (id === 'base' ? [] : [words.name('printed', name)])),
    cast,
    chapters,
    ending,
    isClosed: table.status === 'closed',
    seedHash: table.seedHash,
    seed: over ? table.seed : undefined,
    from: entries[0]?.at,
    until: entries.at(-1)?.at,
    names: collectNames(reader, chapters, [...cast.flatMap(({ sheets }) => sheets), ...(lead ? [lead] : [])]),
  };
}

/** Returns the Ancient One of a set-up. */
export function ancientOneOf(setup: unknown): string | undefined {
  const { ancientOne } = (setup ?? {}) as { readonly ancientOne?: unknown };
  return typeof ancientOne === 'string' && ancientOne !== 'random' ? ancientOne : undefined;
}

function listCast(
  reader: ChronicleLanguage,
  seats: ChronicleSource['seats'],
  entries: readonly EntryRow[],
): readonly CastMember[] {
  const played = new Map<Seat, Set<string>>();
  for (const { events } of entries) {
    for (const { sheets } of events) {
      sheets.forEach((sheet, seat) => {
        if (!played.has(seat)) played.set(seat, new Set());
        played.get(seat)?.add(sheet);
      });
    }
  }
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  return [...played]
    .toSorted(([item], [other]) => item - other)
    .map(([seat, sheets]) => ({
      seat,
      name: names.get(seat),
      sheets: [...sheets].map((sheet) => reader.toLine(reader.words.name('investigator', sheet))),
    }));
}

/** Returns every mentioned component with an explanation, by name. */
function collectNames(
  reader: ChronicleLanguage,
  chapters: readonly Chapter[],
  lines: readonly RichLine[],
): readonly GlossaryEntry[] {
  const ids = new Set<string>();
  const addLine = (line: readonly Piece[] | undefined) => {
    for (const piece of line ?? []) if (piece.kind === 'name') ids.add(piece.about);
  };
  lines.forEach(addLine);
  for (const { scenes } of chapters) {
    for (const { blocks } of scenes) for (const block of blocks) linesOfBlock(block).forEach(addLine);
  }
  const found = [...ids].flatMap((id) => reader.explain(id) ?? []);
  return found.toSorted((item, other) => item.name.localeCompare(other.name, reader.language));
}

function linesOfBlock(block: Block): readonly (RichLine | undefined)[] {
  switch (block.kind) {
    case 'action':
      return block.parts.flatMap((part): readonly (RichLine | undefined)[] => {
        if (part.kind === 'sentence') return [part.line];
        if (part.kind === 'card') return part.lines;
        return [part.who, part.what, ...part.throws.map((item) => item.with)];
      });
    case 'chat':
      return [block.who];
    case 'digest':
      return [
        block.title,
        ...block.card,
        ...block.facts.flatMap(({ lines }) => lines),
        ...block.threatened.map(({ line }) => line),
      ];
    case 'note':
      return [];
    default:
      return block satisfies never;
  }
}
