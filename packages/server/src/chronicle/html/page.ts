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
  GlossaryEntry,
  RichLine,
  Roll,
  Scene,
} from '../document.js';
import { plainTextOf } from '../name-marks.js';
import { diceSymbols, dieHtml } from './dice.js';
import { escapeHtml } from './escape-html.js';
import { markdownHtml } from './markdown-html.js';
import { STYLESHEET } from './style.js';

/**
 * A complete page without scripts or external resources. Every entry of the table has an anchor, `#n41`, and every
 * turn, `#t3`, for links in mails.
 */
export function chronicleHtml(reader: ChronicleLanguage, chronicle: Chronicle): string {
  return new ChroniclePage(reader, chronicle).render();
}

class ChroniclePage {
  private readonly reader: ChronicleLanguage;
  private readonly chronicle: Chronicle;
  private readonly names: ReadonlyMap<string, GlossaryEntry>;
  /** Names mentioned in this paragraph. */
  private readonly namesInParagraph = new Set<string>();

  constructor(reader: ChronicleLanguage, chronicle: Chronicle) {
    this.reader = reader;
    this.chronicle = chronicle;
    this.names = new Map(chronicle.names.map((item) => [item.id, item]));
  }

  render(): string {
    const { chronicle } = this;
    const { language, title, gameName, chapters, ending, isClosed } = chronicle;
    const heading = `<p class="over">${escapeHtml(gameName)}${chronicle.boxes.map((box) => ` · ${escapeHtml(box)}`).join('')}</p>`;
    return [
      `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
      // The document runs no script and loads nothing.
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
      '<meta name="referrer" content="no-referrer">',
      `<title>${escapeHtml(`${title} · ${gameName}`)}</title><style>${STYLESHEET}</style></head><body>${diceSymbols()}`,
      `<a class="skip" href="#story">${this.sentenceHtml('chron.skip')}</a>`,
      `<header class="head">${heading}<h1>${escapeHtml(title)}</h1>${this.periodHtml()}${this.castHtml()}</header>`,
      `<main>${this.contentsHtml()}<div id="story">${chapters.map((chapter) => this.chapterHtml(chapter)).join('')}</div>`,
      ending
        ? `<p class="ending">${this.lineHtml(ending)}</p>`
        : `<p class="note">${this.sentenceHtml(isClosed ? 'chron.closed' : 'chron.so-far')}</p>`,
      `${this.glossaryHtml()}</main>${this.footerHtml()}</body></html>\n`,
    ].join('\n');
  }

  private periodHtml(): string {
    const { from, until, against } = this.chronicle;
    const days = from === undefined || until === undefined ? [] : [this.daysText(from, until)];
    const parts = [...(against ? [this.lineHtml(against)] : []), ...days];
    return parts.length === 0 ? '' : `<p class="when">${parts.join(' · ')}</p>`;
  }

  private castHtml(): string {
    const { cast } = this.chronicle;
    if (cast.length === 0) return '';
    const items = cast.map(({ name, sheets }) => {
      const who = sheets
        .map((sheet, i) =>
          i === 0 ? this.lineHtml(sheet) : this.sentenceHtml('chron.cast.then', {}, this.lineHtml(sheet)),
        )
        .join(', ');
      return `<li>${name === undefined ? who : this.sentenceHtml('chron.cast.one', { player: name }, who)}</li>`;
    });
    return `<div class="rule"></div><h2 class="sr-only">${this.sentenceHtml('chron.cast')}</h2><ul class="cast">${items.join('')}</ul>`;
  }

  private contentsHtml(): string {
    const items = this.chronicle.chapters.map(
      ({ number, title, summary }) =>
        `<li><a href="#t${number}">${escapeHtml(title)}</a><span class="summary">${escapeHtml(summary)}</span></li>`,
    );
    return `<nav class="contents" id="contents" aria-labelledby="contents-head"><h2 id="contents-head">${this.sentenceHtml('chron.contents')}</h2><ol>${items.join('')}</ol></nav>`;
  }

  private chapterHtml({ number, title, from, until, scenes }: Chapter): string {
    const time = `<time datetime="${new Date(from).toISOString()}">${this.daysText(from, until)}</time>`;
    return `<section class="chapter" id="t${number}"><h2><span>${escapeHtml(title)}</span>${time}</h2>${scenes.map((scene) => this.sceneHtml(scene)).join('')}</section>`;
  }

  private sceneHtml({ title, blocks }: Scene): string {
    // A Mythos has its own heading.
    const head = title === '' || blocks.some(({ kind }) => kind === 'digest') ? '' : `<h3>${escapeHtml(title)}</h3>`;
    return `<div class="scene">${head}${blocks.map((block) => this.blockHtml(block, head === '' ? 'h3' : 'h4')).join('')}</div>`;
  }

  /** `level`: of its headings. */
  private blockHtml(block: Block, level: 'h3' | 'h4'): string {
    this.namesInParagraph.clear();
    switch (block.kind) {
      case 'action':
        return this.actionHtml(block);
      case 'chat':
        return this.chatHtml(block);
      case 'note':
        return block.text === ''
          ? anchorsHtml(block.numbers)
          : `<p class="note">${anchorsHtml(block.numbers)}${escapeHtml(block.text)}</p>`;
      case 'digest':
        return this.mythosHtml(block, level);
      default:
        return block satisfies never;
    }
  }

  /** A paragraph emphasizes its seat's name once. */
  private actionHtml({ parts, seat }: ActionBlock): string {
    return `<div class="action"><p>${parts.map((part, i) => this.partHtml(part, i === 0 ? undefined : seat)).join(' ')}</p></div>`;
  }

  private partHtml(part: ActionPart, seat: number | undefined): string {
    const at = anchorsHtml(part.numbers);
    switch (part.kind) {
      case 'sentence': {
        const text = this.lineHtml(part.line);
        return `${at}${part.weight === 'normal' ? text : `<span class="${part.weight}">${text}</span>`}`;
      }
      case 'card':
        return `${at}<span class="card">${[...(part.mood === undefined ? [] : [moodHtml(part.mood)]), ...part.lines.map((line) => this.lineHtml(line))].join('<br>')}</span>`;
      case 'roll':
        return `${at}${this.rollHtml(part, part.seat === seat)}`;
      default:
        return part satisfies never;
    }
  }

  /** `isOwnSeat`: the roll is by the paragraph's seat, so its name is left out. */
  private rollHtml(roll: Roll, isOwnSeat: boolean): string {
    const { what, who, throws, sources } = roll;
    const dice = throws.map((item, i) => this.throwHtml(item, i)).join('');
    const none = throws[0]?.how === 'first' ? '' : `<small>${this.sentenceHtml('chron.roll.none')}</small>`;
    const from = sources.length === 0 ? '' : `<span class="from">${escapeHtml(sources.join(' · '))}</span>`;
    return (
      `<span class="roll" role="group"><span class="what"><span><b>${this.lineHtml(what)}</b>${isOwnSeat ? '' : ` <span class="how">${escapeHtml(plainTextOf(who))}</span>`}</span>` +
      `${this.outcomeHtml(roll)}</span><span class="dice">${none}${dice}</span>${from}</span>`
    );
  }

  private outcomeHtml({ successes, difficulty, passed }: Roll): string {
    if (passed === undefined) {
      return successes === undefined
        ? ''
        : `<span class="how">${this.sentenceHtml('chron.roll.successes', { n: successes })}</span>`;
    }
    const word = this.sentenceHtml(passed ? 'chron.roll.passed' : 'chron.roll.failed');
    const of =
      successes === undefined || difficulty === undefined
        ? ''
        : `<span class="how">${this.sentenceHtml('chron.roll.of', { n: successes, difficulty })}</span> `;
    return `<span>${of}<span class="${passed ? 'passed' : 'failed'}">${word}</span></span>`;
  }

  private throwHtml({ faces, hits, how, with: used }: DiceThrow, index: number): string {
    const { words } = this.reader;
    const texts = faces.map((face) => words.say('chron.roll.die', { face, hit: hits.includes(face) ? 'yes' : 'no' }));
    const dice = faces.map((face) => dieHtml(face, hits.includes(face))).join('');
    const label =
      how === 'first' ? '' : `<small>${used ? this.lineHtml(used) : this.sentenceHtml(`chron.roll.${how}`)}</small>`;
    const screenReaderText = `<span class="sr-only">${this.sentenceHtml('chron.roll.dice', { dice: texts.join(', ') })}.</span>`;
    return index === 0 && how === 'first'
      ? `${screenReaderText}${dice}`
      : `<span class="bought">${label}${screenReaderText}${dice}</span>`;
  }

  private chatHtml({ as, name, who, at, blocks, numbers }: ChatBlock): string {
    const by = who ? `${this.lineHtml(who)}, ${escapeHtml(name)}` : escapeHtml(name);
    const time = `<time datetime="${new Date(at).toISOString()}">${this.daysText(at, at)}</time>`;
    return `<blockquote class="chat ${as}">${anchorsHtml(numbers)}${markdownHtml(blocks)}<cite>${by}, ${time}</cite></blockquote>`;
  }

  private mythosHtml(digest: Digest, level: 'h3' | 'h4'): string {
    const { title, mood, card, facts, threatened, numbers } = digest;
    const rows = facts
      .filter(({ lines }) => lines.length > 0)
      .map(
        ({ label, lines }) =>
          `<dt>${escapeHtml(label)}</dt><dd><ul>${lines.map((line) => `<li>${this.lineHtml(line)}</li>`).join('')}</ul></dd>`,
      );
    if (threatened.length > 0) {
      const items = threatened.map(({ line }) => `<li class="threat">${this.lineHtml(line)}</li>`).join('');
      rows.push(`<dt>${this.sentenceHtml('chron.fact.threatened')}</dt><dd><ul>${items}</ul></dd>`);
    }
    const cardText =
      card.length === 0 ? '' : `<p class="says">${card.map((line) => this.lineHtml(line)).join('<br>')}</p>`;
    return `<section class="mythos">${anchorsHtml(numbers)}<${level}>${this.sentenceHtml('chron.digest.mythos')}: ${escapeHtml(plainTextOf(title))}</${level}>${mood === undefined ? '' : `<p class="says">${moodHtml(mood)}</p>`}${cardText}<dl class="facts">${rows.join('')}</dl></section>`;
  }

  /** Returns the explanations of names, for paper and for devices without a pointer. */
  private glossaryHtml(): string {
    const { names } = this.chronicle;
    if (names.length === 0) return '';
    const items = names.map(
      ({ id, name, kind, lines }) =>
        `<div id="c-${escapeHtml(id)}"><dt>${escapeHtml(name)}<small>${escapeHtml(kind)}</small></dt>${lines.map((line) => `<dd>${escapeHtml(line)}</dd>`).join('')}</div>`,
    );
    return `<section class="names"><h2>${this.sentenceHtml('chron.names')}</h2><p class="note">${this.sentenceHtml('chron.names.about')}</p><dl>${items.join('')}</dl></section>`;
  }

  private footerHtml(): string {
    const { seedHash, seed } = this.chronicle;
    const lines = [
      ...(seedHash === '' ? [] : [this.sentenceHtml('chron.seed.hash', {}, `<code>${escapeHtml(seedHash)}</code>`)]),
      ...(seed === undefined ? [] : [this.sentenceHtml('chron.seed.seed', {}, `<code>${escapeHtml(seed)}</code>`)]),
      this.sentenceHtml('chron.made'),
    ];
    return `<footer class="foot"><p>${lines.join('<br>')}</p></footer>`;
  }

  private lineHtml(line: RichLine): string {
    return line
      .map((piece) => {
        if (piece.kind === 'text') return escapeHtml(piece.text);
        const about = this.names.get(piece.about);
        if (!about) return escapeHtml(piece.text);
        const person = this.reader.content.investigators.has(about.id);
        const title = shorten([about.kind, ...about.lines].join('. '));
        const again = person && this.namesInParagraph.has(about.id) ? ' again' : '';
        this.namesInParagraph.add(about.id);
        return `<a class="${person ? `who${again}` : 'name'}" href="#c-${escapeHtml(about.id)}" title="${escapeHtml(title)}">${escapeHtml(piece.text)}</a>`;
      })
      .join('');
  }

  /** Inserts safe HTML into the single placeholder of an escaped sentence. */
  private sentenceHtml(key: string, args: Readonly<Record<string, string | number>> = {}, html?: string): string {
    const blank = '\uE002';
    const text = this.reader.words.say(
      key,
      html === undefined ? args : { ...args, who: blank, hash: blank, seed: blank },
    );
    return escapeHtml(text).replace(blank, () => html ?? '');
  }

  private daysText(from: number, until: number): string {
    const format = new Intl.DateTimeFormat(this.reader.language, { dateStyle: 'long', timeZone: 'UTC' });
    return escapeHtml(format.formatRange(from, until));
  }
}

/** Returns a text of atmosphere. */
function moodHtml(mood: string): string {
  return `<em>${escapeHtml(mood)}</em>`;
}

/** Returns anchors for links to the beginnings of entries. */
function anchorsHtml(numbers: readonly number[]): string {
  return numbers.map((number) => `<a id="n${number}"></a>`).join('');
}

function shorten(text: string): string {
  return text.length <= 400 ? text : `${text.slice(0, 399)}…`;
}
