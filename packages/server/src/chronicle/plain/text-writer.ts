import type { MarkdownBlock, MarkdownInline } from '@vigil/table/markdown';
import type { TextSyntax } from '@vigil/table/text-syntax';
import type { ChronicleLanguage } from '../chronicle-language.js';
import type {
  ActionBlock,
  ActionPart,
  Block,
  Chapter,
  ChatBlock,
  Chronicle,
  DiceThrow,
  Digest,
  RichLine,
  Roll,
  Scene,
} from '../document.js';
import { plainTextOf } from '../name-marks.js';
import type { StandingPart } from '../standing.js';

/** Writes a chronicle, or parts of one, as text. */
export class TextWriter {
  private readonly reader: ChronicleLanguage;
  private readonly syntax: TextSyntax;

  constructor(reader: ChronicleLanguage, dialect: TextSyntax) {
    this.reader = reader;
    this.syntax = dialect;
  }

  chronicle(chronicle: Chronicle): string {
    const { syntax } = this;
    const { title, gameName, boxes, against, mood, from, until, ending, isClosed, seed, seedHash } = chronicle;
    const subject = [
      syntax.em(syntax.text([gameName, ...boxes].join(' · '))),
      ...(against ? [syntax.text(plainTextOf(against))] : []),
      ...(from === undefined || until === undefined ? [] : [syntax.text(this.daysText(from, until))]),
    ];
    const cast = chronicle.cast.map(({ name, sheets }) => {
      const who = syntax.text(sheets.map(plainTextOf).join(', '));
      return name === undefined ? who : this.sentence('chron.cast.one', { player: name }, who);
    });
    const end = ending
      ? syntax.strong(this.line(ending))
      : syntax.em(this.sentence(isClosed ? 'chron.closed' : 'chron.so-far'));
    const fair = [
      ...(seedHash === '' ? [] : [this.sentence('chron.seed.hash', {}, seedHash)]),
      ...(seed === undefined ? [] : [this.sentence('chron.seed.seed', {}, syntax.text(seed))]),
    ];
    return this.joinBlocks([
      syntax.heading(1, syntax.text(title)),
      syntax.paragraph(subject),
      ...(mood === undefined ? [] : [syntax.paragraph([syntax.em(syntax.text(mood))])]),
      ...(cast.length === 0 ? [] : [syntax.list(cast, false)]),
      ...chronicle.chapters.map((chapter) => this.chapter(chapter)),
      syntax.paragraph([end]),
      ...(fair.length === 0 ? [] : [syntax.rule, syntax.paragraph(fair)]),
    ]);
  }

  chapter({ title, from, until, scenes }: Chapter): string {
    const { syntax } = this;
    const head = syntax.heading(2, `${syntax.text(title)} (${syntax.text(this.daysText(from, until))})`);
    const written = this.joinBlocks(scenes.map((scene) => this.scene(scene)));
    return written === '' ? '' : this.joinBlocks([head, written]);
  }

  scene({ title, blocks }: Scene): string {
    // A Mythos has its own heading. What was said before it belongs to the scene before.
    const head =
      title === '' || blocks.some(({ kind }) => kind === 'digest')
        ? []
        : [this.syntax.heading(3, this.syntax.text(title))];
    const written = this.blocks(blocks);
    return written === '' ? '' : this.joinBlocks([...head, written]);
  }

  /** Writes blocks, one after another. */
  blocks(blocks: readonly Block[]): string {
    return this.joinBlocks(blocks.map((block) => this.block(block)));
  }

  /** Writes the results of a Mythos and the seats it threatens (PBP-12). */
  digest({ title, mood, card, facts, threatened }: Digest): string {
    const { syntax } = this;
    const head = syntax.heading(3, `${this.sentence('chron.digest.mythos')}: ${syntax.text(plainTextOf(title))}`);
    const items = facts
      .filter(({ lines }) => lines.length > 0)
      .map(
        ({ label, lines }) =>
          `${syntax.strong(`${syntax.text(label)}:`)} ${lines
            .map((line) => this.line(line))
            .join('; ')
            .replaceAll('.; ', '. ')}`,
      );
    const who = threatened.map(({ line }) => this.line(line)).join('; ');
    if (who !== '') items.push(`${syntax.strong(`${this.sentence('chron.fact.threatened')}:`)} ${who}`);
    return this.joinBlocks([
      head,
      ...(mood === undefined ? [] : [syntax.paragraph([syntax.em(syntax.text(mood))])]),
      ...(card.length === 0 ? [] : [syntax.paragraph(card.map((line) => this.line(line)))]),
      ...(items.length === 0 ? [] : [syntax.list(items, false)]),
    ]);
  }

  /** Writes the position after a digest. */
  standing(parts: readonly StandingPart[]): string {
    const { syntax } = this;
    const items = parts.map(({ label, text }) => `${syntax.strong(`${syntax.text(label)}:`)} ${syntax.text(text)}`);
    return this.joinBlocks([syntax.heading(3, this.sentence('chron.standing')), syntax.list(items, false)]);
  }

  private block(block: Block): string {
    const { syntax } = this;
    switch (block.kind) {
      case 'action':
        return this.action(block);
      case 'chat':
        return this.chat(block);
      case 'note':
        return block.text === '' ? '' : syntax.paragraph([syntax.em(syntax.text(block.text))]);
      case 'digest':
        return this.digest(block);
      default:
        return block satisfies never;
    }
  }

  private action({ parts, seat }: ActionBlock): string {
    const lines: string[] = [];
    let line: string[] = [];
    for (const part of parts) {
      if (part.kind === 'card') {
        const mood = part.mood === undefined ? [] : [this.syntax.em(this.syntax.text(part.mood))];
        lines.push(line.join(' '), ...mood, ...part.lines.map((item) => this.line(item)));
        line = [];
      } else line.push(this.part(part, part === parts[0] ? undefined : seat));
    }
    return this.syntax.paragraph([...lines, line.join(' ')].filter((item) => item !== ''));
  }

  private part(part: Exclude<ActionPart, { kind: 'card' }>, seat: number | undefined): string {
    if (part.kind === 'roll') return this.roll(part, part.seat === seat);
    return part.weight === 'high' ? this.syntax.strong(this.line(part.line)) : this.line(part.line);
  }

  /** Writes a roll as a sentence in brackets. */
  private roll({ who, what, throws, successes, difficulty, passed }: Roll, isOwnSeat: boolean): string {
    const { syntax } = this;
    const thrown = throws[0]?.how === 'first' ? [] : [this.sentence('chron.roll.none')];
    const dice = [...thrown, ...throws.map((item) => this.throwText(item))].join('; ');
    const name = isOwnSeat ? this.line(what) : `${this.line(what)}, ${this.line(who)}`;
    const outcome: string[] = [];
    if (successes !== undefined) {
      outcome.push(
        difficulty === undefined || passed === undefined
          ? this.sentence('chron.roll.successes', { n: successes })
          : this.sentence('chron.roll.of', { n: successes, difficulty }),
      );
    }
    if (passed !== undefined)
      outcome.push(syntax.strong(this.sentence(passed ? 'chron.roll.passed' : 'chron.roll.failed')));
    return `(${name}: ${[dice, outcome.join(', ')].filter((item) => item !== '').join(' → ')})`;
  }

  private throwText({ faces, hits, how, with: used }: DiceThrow): string {
    const dice = faces
      .map((face) => (hits.includes(face) ? this.syntax.strong(`${face}${SUCCESS}`) : String(face)))
      .join(' ');
    if (how === 'first') return dice;
    return `${used ? this.line(used) : this.sentence(`chron.roll.${how}`)}: ${dice}`;
  }

  private chat({ name, who, blocks }: ChatBlock): string {
    const { syntax } = this;
    const by = who ? `${this.line(who)} (${syntax.text(name)})` : syntax.text(name);
    return this.joinBlocks([syntax.paragraph([syntax.strong(`${by}:`)]), syntax.quote(this.markdownBlocks(blocks))]);
  }

  private markdownBlocks(blocks: readonly MarkdownBlock[]): string {
    return this.joinBlocks(blocks.map((block) => this.markdownBlock(block)));
  }

  private markdownBlock(block: MarkdownBlock): string {
    const { syntax } = this;
    switch (block.kind) {
      case 'paragraph':
        return syntax.paragraph(this.inlineLines(block.inside));
      case 'heading':
        return syntax.paragraph(this.inlineLines(block.inside).map((line) => syntax.strong(line)));
      case 'quote':
        return syntax.quote(this.markdownBlocks(block.blocks));
      case 'list':
        return syntax.list(
          block.items.map((item) => this.markdownBlocks(item)),
          block.ordered,
        );
      case 'code':
        return syntax.codeBlock(block.text);
      case 'rule':
        return syntax.rule;
      default:
        return block satisfies never;
    }
  }

  /** Returns the lines of a paragraph. Markup that spans a line break is closed and reopened there. */
  private inlineLines(inside: readonly MarkdownInline[], mark: (text: string) => string = (text) => text): string[] {
    const lines: string[] = [''];
    const add = (text: string) => {
      lines[lines.length - 1] += text;
    };
    for (const item of inside) {
      if (item.kind === 'break') lines.push('');
      else if ('inside' in item) {
        const within = this.inlineLines(item.inside);
        within.forEach((line, i) => {
          if (i > 0) lines.push('');
          add(line.trim() === '' ? line : this.markInline(item, line));
        });
      } else add(item.kind === 'code' ? this.syntax.code(item.text) : this.syntax.text(item.text));
    }
    return lines.map(mark);
  }

  private markInline(inline: Extract<MarkdownInline, { inside: unknown }>, line: string): string {
    return inline.kind === 'link' ? this.syntax.link(inline.href, line) : this.syntax[inline.kind](line);
  }

  private line(line: RichLine): string {
    return this.syntax.text(plainTextOf(line));
  }

  /** Inserts markup into the single placeholder of a sentence. */
  private sentence(key: string, args: Readonly<Record<string, string | number>> = {}, marked?: string): string {
    const text = this.reader.words.say(
      key,
      marked === undefined ? args : { ...args, who: BLANK, hash: BLANK, seed: BLANK },
    );
    return this.syntax.text(text).replace(BLANK, () => marked ?? '');
  }

  private joinBlocks(blocks: readonly string[]): string {
    return blocks.filter((block) => block !== '').join('\n\n');
  }

  private daysText(from: number, until: number): string {
    return new Intl.DateTimeFormat(this.reader.language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
      from,
      until,
    );
  }
}

const BLANK = '\uE002';
/** Marks a successful die whose face alone would not show it. */
const SUCCESS = '✓';
