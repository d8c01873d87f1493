import type { SaidBlock, SaidInline } from '@vigil/table/markdown';
import type {
  Block,
  Chapter,
  Chronicle,
  DeedBlock,
  Digest,
  Line,
  Part,
  Roll,
  SaidInStory,
  Scene,
  Throw,
} from '../document.js';
import { textOf } from '../marks.js';
import type { Reader } from '../reader.js';
import type { Dialect } from './dialect.js';

/** Writes a chronicle, or parts of one, without a page. */
export class Writer {
  private readonly reader: Reader;
  private readonly d: Dialect;

  constructor(reader: Reader, dialect: Dialect) {
    this.reader = reader;
    this.d = dialect;
  }

  chronicle(chronicle: Chronicle): string {
    const { d } = this;
    const { title, gameName, boxes, against, from, until, ending, seed, seedHash } = chronicle;
    const subject = [
      d.em(d.text([gameName, ...boxes].join(' · '))),
      ...(against ? [d.text(textOf(against))] : []),
      ...(from === undefined || until === undefined ? [] : [d.text(this.days(from, until))]),
    ];
    const cast = chronicle.cast.map(({ name, sheets }) => {
      const who = d.text(sheets.map(textOf).join(', '));
      return name === undefined ? who : this.say('chron.cast.one', { player: name }, who);
    });
    const end = ending ? d.strong(this.line(ending)) : d.em(this.say('chron.so-far'));
    const fair = [
      ...(seedHash === '' ? [] : [this.say('chron.seed.hash', {}, seedHash)]),
      ...(seed === undefined ? [] : [this.say('chron.seed.seed', {}, d.text(seed))]),
    ];
    return this.joined([
      d.heading(1, d.text(title)),
      d.paragraph(subject),
      ...(cast.length === 0 ? [] : [d.list(cast, false)]),
      ...chronicle.chapters.map((one) => this.chapter(one)),
      d.paragraph([end]),
      ...(fair.length === 0 ? [] : [d.rule, d.paragraph(fair)]),
    ]);
  }

  chapter({ title, from, until, scenes }: Chapter): string {
    const { d } = this;
    const head = d.heading(2, `${d.text(title)} (${d.text(this.days(from, until))})`);
    return this.joined([head, ...scenes.map((one) => this.scene(one))]);
  }

  scene({ title, blocks }: Scene): string {
    // A Mythos has a head of its own.
    const head = title === '' || blocks[0]?.kind === 'digest' ? [] : [this.d.heading(3, this.d.text(title))];
    return this.joined([...head, this.blocks(blocks)]);
  }

  /** Blocks one after another. */
  blocks(blocks: readonly Block[]): string {
    return this.joined(blocks.map((one) => this.block(one)));
  }

  /** What a Mythos brought, and whom it threatens (PBP-12). */
  digest({ title, card, facts, threatened }: Digest): string {
    const { d } = this;
    const head = `${this.say('chron.digest.mythos')}: ${d.strong(d.text(textOf(title)))}`;
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
    if (who !== '') items.push(`${d.strong(`${this.say('chron.fact.threatened')}:`)} ${who}`);
    return this.joined([
      d.paragraph([head, ...card.map((line) => d.em(this.line(line)))]),
      ...(items.length === 0 ? [] : [d.list(items, false)]),
    ]);
  }

  private block(block: Block): string {
    const { d } = this;
    switch (block.kind) {
      case 'deed':
        return this.deed(block);
      case 'said':
        return this.said(block);
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
        lines.push(line.join(' '), ...part.lines.map((one) => this.d.em(this.line(one))));
        line = [];
      } else line.push(this.part(part, part === parts[0] ? undefined : seat));
    }
    return this.d.paragraph([...lines, line.join(' ')].filter((one) => one !== ''));
  }

  private part(part: Exclude<Part, { kind: 'card' }>, seat: number | undefined): string {
    if (part.kind === 'roll') return this.roll(part, part.seat === seat);
    return part.weight === 'grave' ? this.d.strong(this.line(part.line)) : this.line(part.line);
  }

  /** A roll as a sentence of its own, between brackets. */
  private roll({ who, what, throws, successes, difficulty, passed }: Roll, own: boolean): string {
    const { d } = this;
    const thrown = throws[0]?.how === 'first' ? [] : [this.say('chron.roll.none')];
    const dice = [...thrown, ...throws.map((one) => this.thrown(one))].join('; ');
    const name = own ? this.line(what) : `${this.line(what)}, ${this.line(who)}`;
    const outcome: string[] = [];
    if (successes !== undefined) {
      outcome.push(
        difficulty === undefined || passed === undefined
          ? this.say('chron.roll.successes', { n: successes })
          : this.say('chron.roll.of', { n: successes, difficulty }),
      );
    }
    if (passed !== undefined) outcome.push(d.strong(this.say(passed ? 'chron.roll.passed' : 'chron.roll.failed')));
    return `(${name}: ${[dice, outcome.join(', ')].filter((one) => one !== '').join(' → ')})`;
  }

  private thrown({ faces, hits, how, with: used }: Throw): string {
    const dice = faces
      .map((face) => (hits.includes(face) ? this.d.strong(`${face}${SUCCESS}`) : String(face)))
      .join(' ');
    if (how === 'first') return dice;
    return `${used ? this.line(used) : this.say(`chron.roll.${how}`)}: ${dice}`;
  }

  private said({ name, who, blocks }: SaidInStory): string {
    const { d } = this;
    const by = who ? `${this.line(who)} (${d.text(name)})` : d.text(name);
    return this.joined([d.paragraph([d.strong(`${by}:`)]), d.quote(this.saidBlocks(blocks))]);
  }

  private saidBlocks(blocks: readonly SaidBlock[]): string {
    return this.joined(blocks.map((one) => this.saidBlock(one)));
  }

  private saidBlock(block: SaidBlock): string {
    const { d } = this;
    switch (block.kind) {
      case 'paragraph':
        return d.paragraph(this.saidLines(block.inside));
      case 'heading':
        return d.paragraph(this.saidLines(block.inside).map((line) => d.strong(line)));
      case 'quote':
        return d.quote(this.saidBlocks(block.blocks));
      case 'list':
        return d.list(
          block.items.map((item) => this.saidBlocks(item)),
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
  private saidLines(inside: readonly SaidInline[], mark: (text: string) => string = (text) => text): string[] {
    const lines: string[] = [''];
    const add = (text: string) => {
      lines[lines.length - 1] += text;
    };
    for (const one of inside) {
      if (one.kind === 'break') lines.push('');
      else if ('inside' in one) {
        const within = this.saidLines(one.inside);
        within.forEach((line, i) => {
          if (i > 0) lines.push('');
          add(line.trim() === '' ? line : this.marked(one, line));
        });
      } else add(one.kind === 'code' ? this.d.code(one.text) : this.d.text(one.text));
    }
    return lines.map(mark);
  }

  private marked(one: Extract<SaidInline, { inside: unknown }>, line: string): string {
    return one.kind === 'link' ? this.d.link(one.href, line) : this.d[one.kind](line);
  }

  private line(line: Line): string {
    return this.d.text(textOf(line));
  }

  /** A sentence of ours; `marked`: what stands where it has its one blank. */
  private say(key: string, args: Readonly<Record<string, string | number>> = {}, marked?: string): string {
    const text = this.reader.words.say(
      key,
      marked === undefined ? args : { ...args, who: BLANK, hash: BLANK, seed: BLANK },
    );
    return this.d.text(text).replace(BLANK, () => marked ?? '');
  }

  private joined(blocks: readonly string[]): string {
    return blocks.filter((one) => one !== '').join('\n\n');
  }

  private days(from: number, until: number): string {
    return new Intl.DateTimeFormat(this.reader.language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
      from,
      until,
    );
  }
}

const BLANK = '\uE002';
/** Beside a die that counts, where a face alone would not show it. */
const SUCCESS = '✓';
