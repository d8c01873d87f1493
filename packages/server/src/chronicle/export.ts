import { BBCODE, MARKDOWN, PLAIN, type TextSyntax } from '@vigil/table/text-syntax';
import type { EntryRow, TalkRow } from '../storage/rows.js';
import { type ChronicleSource, createChronicle } from './chronicle.js';
import type { ChronicleLanguage } from './chronicle-language.js';
import { createStory } from './create-story.js';
import type { Block, Chronicle, Digest } from './document.js';
import { TextWriter } from './plain/text-writer.js';
import type { StandingPart } from './standing.js';

/** Text formats of a chronicle. */
export type TextForm = 'text' | 'markdown' | 'bbcode';

const TEXT_SYNTAXES: Readonly<Record<TextForm, TextSyntax>> = { text: PLAIN, markdown: MARKDOWN, bbcode: BBCODE };

/** Returns the chronicle as a text: Markdown, forum posts, or plain text. */
export function formatChronicle(reader: ChronicleLanguage, chronicle: Chronicle, form: TextForm): string {
  return `${new TextWriter(reader, TEXT_SYNTAXES[form]).chronicle(chronicle)}\n`;
}

/** The text to post after a Mythos (PBP-12). `number`: its first entry. */
export interface DigestPost {
  readonly number: number;
  /** Its turn. */
  readonly title: string;
  readonly digest: Digest;
  /** Fates of investigators during the Mythos. */
  readonly otherBlocks: readonly Block[];
}

/** Returns the digests of a game, one for each Mythos that began after entry `after`. */
export function createDigests(reader: ChronicleLanguage, material: ChronicleSource, after = 0): readonly DigestPost[] {
  return createChronicle(reader, { ...material, includeTalk: false }).chapters.flatMap(({ title, scenes }) =>
    scenes.flatMap(({ blocks }) =>
      blocks.flatMap((digest, i): DigestPost[] => {
        if (digest.kind !== 'digest') return [];
        const { entry: number } = digest;
        if (number <= after) return [];
        const rest = blocks.slice(i + 1);
        const next = rest.findIndex(({ kind }) => kind === 'digest');
        const besides = rest.slice(0, next < 0 ? rest.length : next).filter(({ kind }) => kind === 'action');
        return [{ number, title, digest, otherBlocks: besides }];
      }),
    ),
  );
}

/** Formats a digest for pasting. `standing`: the position, below the latest digest. */
export function formatDigest(
  reader: ChronicleLanguage,
  { title, digest, otherBlocks }: DigestPost,
  form: TextForm,
  standing: readonly StandingPart[] = [],
): string {
  const dialect = TEXT_SYNTAXES[form];
  const writer = new TextWriter(reader, dialect);
  const head = dialect.heading(2, dialect.text(title));
  const position = standing.length === 0 ? '' : writer.standing(standing);
  return `${[head, writer.digest(digest), writer.blocks(otherBlocks), position].filter((item) => item !== '').join('\n\n')}\n`;
}

/** Formats some entries for a mail or a feed: events and comments, without the header and footer of a chronicle. */
export function formatEntries(
  reader: ChronicleLanguage,
  entries: readonly EntryRow[],
  comments: readonly TalkRow[] = [],
  form: TextForm = 'text',
): string {
  const story = createStory(reader, entries, comments);
  const writer = new TextWriter(reader, TEXT_SYNTAXES[form]);
  return story.chapters
    .flatMap(({ scenes }) => scenes.map((scene) => writer.scene(scene)))
    .filter((item) => item !== '')
    .join('\n\n');
}
