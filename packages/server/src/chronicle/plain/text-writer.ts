import type { MarkdownBlock, MarkdownInline } from '@vigil/table/markdown';
import type { ChronicleLanguage } from '../chronicle-language.js';
import type {
  Block,
  Chapter,
  ChatBlock,
  Chronicle,
  DeedBlock,
  DeedPart,
  DiceThrow,
  Digest,
  RichLine,
  Roll,
  Scene,
} from '../document.js';
import { plainTextOf } from '../name-marks.js';
import type { TextSyntax } from './text-syntax.js';

/** Writes a chronicle, or parts of one, without a page. */
export class TextWriter {
  private readonly reader: ChronicleLanguage;
  private readonly syntax: TextSyntax;

  constructor(reader: ChronicleLanguage, dialect: TextSyntax) {
    this.reader = reader;
    this.syntax = dialect;
  }

  chronicle(chronicle: Chronicle): string {
    const { syntax: d } = this;
    const { title, gameName, boxes, against, from, until, ending, seed, seedHash } = chronicle;
    const subject = [
      d.em(d.text([gameName, ...boxes].join(' · '))),
      ...(against ? [d.text(plainTextOf(against))] : []),
      ...(from === undefined || until === undefined ? [] : [d.text(this.daysText(from, until))]),
    ];
    const cast = chronicle.cast.map(({ name, sheets }) => {
      const who = d.text(sheets.map(plainTextOf).join(', '));
      return name === undefined ? who : this.sentence('chron.cast.one', { player: name }, who);
    });
    const end = ending ? d.strong(this.line(ending)) : d.em(this.sentence('chron.so-far'));
    const fair = [
      ...(seedHash === '' ? [] : [this.sentence('chron.seed.hash', {}, seedHash)]),
      ...(seed === undefined ? [] : [this.sentence('chron.seed.seed', {}, d.text(seed))]),
    ];
    return this.joinBlocks([
      d.heading(1, d.text(title)),
      d.paragraph(subject),
      ...(cast.length === 0 ? [] : [d.list(cast, false)]),
      ...chronicle.chapters.map((one) => this.chapter(one)),
      d.paragraph([end]),
      ...(fair.length === 0 ? [] : [d.rule, d.paragraph(fair)]),
    ]);
  }

  chapter({ title, from, until, scenes }: Chapter): string {
    const { syntax: d } = this;
    const head = d.heading(2, `${d.text(title)} (${d.text(this.daysText(from, until))})`);
    return this.joinBlocks([head, ...scenes.map((one) => this.scene(one))]);
  }

  scene({ title, blocks }: Scene): string {
    // A Mythos has a head of its own.
    const head = title === '' || blocks[0]?.kind === 'digest' ? [] : [this.syntax.heading(3, this.syntax.text(title))];
    return this.joinBlocks([...head, this.blocks(blocks)]);
  }

  /** Blocks one after another. */
  blocks(blocks: readonly Block[]): string {
    return this.joinBlocks(blocks.map((one) => this.block(one)));
  }

  /** Writes the results of a Mythos and the seats it threatens (PBP-12). */
  digest({ title, card, facts, threatened }: Digest): string {
    const { syntax: d } = this;
    const head = `${this.sentence('chron.digest.mythos')}: ${d.strong(d.text(plainTextOf(title)))}`;
    const items = facts
      .filter(({ lines }) => lines.length > 0)
      .map(
        ({ label, lines }) =>
          `${d.strong(`${d.text(label)}:`)} ${lines
            .map((line) => this.line(line))
            .join('; ')
            .replaceAll('.; ', '. ')}`,
      );
    const who = threatened.map(({ line }) => this.line(line)).join('; ');
    if (who !== '') items.push(`${d.strong(`${this.sentence('chron.fact.threatened')}:`)} ${who}`);
    return this.joinBlocks([
      d.paragraph([head, ...card.map((line) => d.em(this.line(line)))]),
      ...(items.length === 0 ? [] : [d.list(items, false)]),
    ]);
  }

  private block(block: Block): string {
    const { syntax: d } = this;
    switch (block.kind) {
      case 'deed':
        return this.deed(block);
      case 'said':
        return this.chat(block);
      case 'note':
        return block.text === '' ? '' : d.paragraph([d.em(d.text(block.text))]);
      case 'digest':
        return this.digest(block);
      default:
        return block satisfies never;
    }
  }

  private deed({ parts, seat }: DeedBlock): string {
    const lines: string[] = [];
    let line: string[] = [];
    for (const part of parts) {
      if (part.kind === 'card') {
        lines.push(line.join(' '), ...part.lines.map((one) => this.syntax.em(this.line(one))));
        line = [];
      } else line.push(this.part(part, part === parts[0] ? undefined : seat));
    }
    return this.syntax.paragraph([...lines, line.join(' ')].filter((one) => one !== ''));
  }

  private part(part: Exclude<DeedPart, { kind: 'card' }>, seat: number | undefined): string {
    if (part.kind === 'roll') return this.roll(part, part.seat === seat);
    return part.weight === 'grave' ? this.syntax.strong(this.line(part.line)) : this.line(part.line);
  }

  /** A roll as a sentence of its own, between brackets. */
  private roll({ who, what, throws, successes, difficulty, passed }: Roll, isOwnSeat: boolean): string {
    const { syntax: d } = this;
    const thrown = throws[0]?.how === 'first' ? [] : [this.sentence('chron.roll.none')];
    const dice = [...thrown, ...throws.map((one) => this.throwText(one))].join('; ');
    const name = isOwnSeat ? this.line(what) : `${this.line(what)}, ${this.line(who)}`;
    const outcome: string[] = [];
    if (successes !== undefined) {
      outcome.push(
        difficulty === undefined || passed === undefined
          ? this.sentence('chron.roll.successes', { n: successes })
          : this.sentence('chron.roll.of', { n: successes, difficulty }),
      );
    }
    if (passed !== undefined) outcome.push(d.strong(this.sentence(passed ? 'chron.roll.passed' : 'chron.roll.failed')));
    return `(${name}: ${[dice, outcome.join(', ')].filter((one) => one !== '').join(' → ')})`;
  }

  private throwText({ faces, hits, how, with: used }: DiceThrow): string {
    const dice = faces
      .map((face) => (hits.includes(face) ? this.syntax.strong(`${face}${SUCCESS}`) : String(face)))
      .join(' ');
    if (how === 'first') return dice;
    return `${used ? this.line(used) : this.sentence(`chron.roll.${how}`)}: ${dice}`;
  }

  private chat({ name, who, blocks }: ChatBlock): string {
    const { syntax: d } = this;
    const by = who ? `${this.line(who)} (${d.text(name)})` : d.text(name);
    return this.joinBlocks([d.paragraph([d.strong(`${by}:`)]), d.quote(this.markdownBlocks(blocks))]);
  }

  private markdownBlocks(blocks: readonly MarkdownBlock[]): string {
    return this.joinBlocks(blocks.map((one) => this.markdownBlock(one)));
  }

  private markdownBlock(block: MarkdownBlock): string {
    const { syntax: d } = this;
    switch (block.kind) {
      case 'paragraph':
        return d.paragraph(this.inlineLines(block.inside));
      case 'heading':
        return d.paragraph(this.inlineLines(block.inside).map((line) => d.strong(line)));
      case 'quote':
        return d.quote(this.markdownBlocks(block.blocks));
      case 'list':
        return d.list(
          block.items.map((item) => this.markdownBlocks(item)),
          block.ordered,
        );
      case 'code':
        return d.codeBlock(block.text);
      case 'rule':
        return d.rule;
      default:
        return block satisfies never;
    }
  }

  /** The lines of a paragraph. A mark that goes on over a break ends and begins again there. */
  private inlineLines(inside: readonly MarkdownInline[], mark: (text: string) => string = (text) => text): string[] {
    const lines: string[] = [''];
    const add = (text: string) => {
      lines[lines.length - 1] += text;
    };
    for (const one of inside) {
      if (one.kind === 'break') lines.push('');
      else if ('inside' in one) {
        const within = this.inlineLines(one.inside);
        within.forEach((line, i) => {
          if (i > 0) lines.push('');
          add(line.trim() === '' ? line : this.markInline(one, line));
        });
      } else add(one.kind === 'code' ? this.syntax.code(one.text) : this.syntax.text(one.text));
    }
    return lines.map(mark);
  }

  private markInline(inline: Extract<MarkdownInline, { inside: unknown }>, line: string): string {
    return inline.kind === 'link' ? this.syntax.link(inline.href, line) : this.syntax[inline.kind](line);
  }

  private line(line: RichLine): string {
    return this.syntax.text(plainTextOf(line));
  }

  /** A sentence of ours; `marked`: what stands where it has its one blank. */
  private sentence(key: string, args: Readonly<Record<string, string | number>> = {}, marked?: string): string {
    const text = this.reader.words.say(
      key,
      marked === undefined ? args : { ...args, who: BLANK, hash: BLANK, seed: BLANK },
    );
    return this.syntax.text(text).replace(BLANK, () => marked ?? '');
  }

  private joinBlocks(blocks: readonly string[]): string {
    return blocks.filter((one) => one !== '').join('\n\n');
  }

  private daysText(from: number, until: number): string {
    return new Intl.DateTimeFormat(this.reader.language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
      from,
      until,
    );
  }
}

const BLANK = '\uE002';
/** Beside a die that counts, where a face alone would not show it. */
const SUCCESS = '✓';
