import type { EntryRow, TalkRow } from '../storage/rows.js';
import { chronicleOf, type Material } from './chronicle.js';
import type { Block, Chronicle, Digest } from './document.js';
import { BBCODE } from './plain/bbcode.js';
import type { Dialect } from './plain/dialect.js';
import { LETTERS } from './plain/letters.js';
import { MARKDOWN } from './plain/markdown.js';
import { Writer } from './plain/writer.js';
import type { Reader } from './reader.js';
import { storyOf } from './story-of.js';

/** What a text can be written as. */
export type TextForm = 'text' | 'markdown' | 'bbcode';

const DIALECTS: Readonly<Record<TextForm, Dialect>> = { text: LETTERS, markdown: MARKDOWN, bbcode: BBCODE };

/** The chronicle as a text: Markdown, posts of a forum, or nothing but letters. */
export function toText(reader: Reader, chronicle: Chronicle, form: TextForm): string {
  return `${new Writer(reader, DIALECTS[form]).chronicle(chronicle)}\n`;
}

/** What is posted after a Mythos (PBP-12). `number`: the entry it began with. */
export interface Post {
  readonly number: number;
  /** The turn it belongs to. */
  readonly title: string;
  readonly digest: Digest;
  /** What befell people in the course of it. */
  readonly besides: readonly Block[];
}

/** The digests of a game, one for each Mythos, of those that began behind entry `after`. */
export function digestsOf(reader: Reader, material: Material, after = 0): readonly Post[] {
  return chronicleOf(reader, { ...material, talk: false }).chapters.flatMap(({ title, scenes }) =>
    scenes.flatMap(({ blocks }) =>
      blocks.flatMap((digest, i): Post[] => {
        if (digest.kind !== 'digest') return [];
        const { entry: number } = digest;
        if (number <= after) return [];
        const rest = blocks.slice(i + 1);
        const next = rest.findIndex(({ kind }) => kind === 'digest');
        const besides = rest.slice(0, next < 0 ? rest.length : next).filter(({ kind }) => kind === 'deed');
        return [{ number, title, digest, besides }];
      }),
    ),
  );
}

/** One digest as a text, made to be pasted. */
export function digestText(reader: Reader, { title, digest, besides }: Post, form: TextForm): string {
  const dialect = DIALECTS[form];
  const writer = new Writer(reader, dialect);
  const head = dialect.heading(2, dialect.text(title));
  return `${[head, writer.digest(digest), writer.blocks(besides)].filter((one) => one !== '').join('\n\n')}\n`;
}

/**
 * Some entries of a game as a text, for a mail or a feed: what was told by them and said with them, without the head and
 * foot of a chronicle.
 */
export function entriesAsText(
  reader: Reader,
  entries: readonly EntryRow[],
  said: readonly TalkRow[] = [],
  form: TextForm = 'text',
): string {
  const story = storyOf(reader, entries, said);
  const writer = new Writer(reader, DIALECTS[form]);
  return story.chapters
    .flatMap(({ scenes }) => scenes.map((one) => writer.scene(one)))
    .filter((one) => one !== '')
    .join('\n\n');
}
