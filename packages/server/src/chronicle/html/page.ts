import type {
  Block,
  Chapter,
  Chronicle,
  DeedBlock,
  Digest,
  Explained,
  Line,
  Part,
  Roll,
  SaidInStory,
  Scene,
  Throw,
} from '../document.js';
import { textOf } from '../marks.js';
import type { Reader } from '../reader.js';
import { diceFaces, dieHtml } from './dice.js';
import { safe } from './safe.js';
import { saidHtml } from './said.js';
import { STYLE } from './style.js';

/**
 * A whole page: no script, nothing fetched from anywhere. Every entry of the table has its anchor, `#n41`, and every turn
 * one, `#t3`, so that a mail can lead to the moment.
 */
export function toHtml(reader: Reader, chronicle: Chronicle): string {
  return new Page(reader, chronicle).html();
}

class Page {
  private readonly reader: Reader;
  private readonly chronicle: Chronicle;
  private readonly names: ReadonlyMap<string, Explained>;
  /** Who was named in this paragraph. */
  private readonly named = new Set<string>();

  constructor(reader: Reader, chronicle: Chronicle) {
    this.reader = reader;
    this.chronicle = chronicle;
    this.names = new Map(chronicle.names.map((one) => [one.id, one]));
  }

  html(): string {
    const { chronicle } = this;
    const { language, title, gameName, chapters, ending } = chronicle;
    const heading = `<p class="over">${safe(gameName)}${chronicle.boxes.map((box) => ` · ${safe(box)}`).join('')}</p>`;
    return [
      `<!doctype html><html lang="${safe(language)}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
      // Wherever it is opened, it runs nothing and fetches nothing.
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
      '<meta name="referrer" content="no-referrer">',
      `<title>${safe(`${title} · ${gameName}`)}</title><style>${STYLE}</style></head><body>${diceFaces()}`,
      `<a class="skip" href="#story">${this.say('chron.skip')}</a>`,
      `<header class="head">${heading}<h1>${safe(title)}</h1>${this.when()}${this.cast()}</header>`,
      `<main>${this.contents()}<div id="story">${chapters.map((one) => this.chapter(one)).join('')}</div>`,
      ending ? `<p class="ending">${this.line(ending)}</p>` : `<p class="note">${this.say('chron.so-far')}</p>`,
      `${this.glossary()}</main>${this.foot()}</body></html>\n`,
    ].join('\n');
  }

  private when(): string {
    const { from, until, against } = this.chronicle;
    const days = from === undefined || until === undefined ? [] : [this.days(from, until)];
    const parts = [...(against ? [this.line(against)] : []), ...days];
    return parts.length === 0 ? '' : `<p class="when">${parts.join(' · ')}</p>`;
  }

  private cast(): string {
    const { cast } = this.chronicle;
    if (cast.length === 0) return '';
    const items = cast.map(({ name, sheets }) => {
      const who = sheets
        .map((sheet, i) => (i === 0 ? this.line(sheet) : this.say('chron.cast.then', {}, this.line(sheet))))
        .join(', ');
      return `<li>${name === undefined ? who : this.say('chron.cast.one', { player: name }, who)}</li>`;
    });
    return `<div class="rule"></div><h2 class="heard">${this.say('chron.cast')}</h2><ul class="cast">${items.join('')}</ul>`;
  }

  private contents(): string {
    const items = this.chronicle.chapters.map(
      ({ number, title, gist }) =>
        `<li><a href="#t${number}">${safe(title)}</a><span class="gist">${safe(gist)}</span></li>`,
    );
    return `<nav class="contents" id="contents" aria-labelledby="contents-head"><h2 id="contents-head">${this.say('chron.contents')}</h2><ol>${items.join('')}</ol></nav>`;
  }

  private chapter({ number, title, from, until, scenes }: Chapter): string {
    const time = `<time datetime="${new Date(from).toISOString()}">${this.days(from, until)}</time>`;
    return `<section class="chapter" id="t${number}"><h2><span>${safe(title)}</span>${time}</h2>${scenes.map((one) => this.scene(one)).join('')}</section>`;
  }

  private scene({ title, blocks }: Scene): string {
    const head = title === '' ? '' : `<h3>${safe(title)}</h3>`;
    return `<div class="scene">${head}${blocks.map((one) => this.block(one, head === '' ? 'h3' : 'h4')).join('')}</div>`;
  }

  /** `level`: of a heading in it. */
  private block(block: Block, level: 'h3' | 'h4'): string {
    this.named.clear();
    switch (block.kind) {
      case 'deed':
        return this.deed(block);
      case 'said':
        return this.said(block);
      case 'note':
        return block.text === ''
          ? anchors(block.numbers)
          : `<p class="note">${anchors(block.numbers)}${safe(block.text)}</p>`;
      case 'digest':
        return this.mythos(block, level);
      default:
        return block satisfies never;
    }
  }

  /** In a paragraph of somebody's his name stands out once. */
  private deed({ parts, seat }: DeedBlock): string {
    return `<div class="deed"><p>${parts.map((one, i) => this.part(one, i === 0 ? undefined : seat)).join(' ')}</p></div>`;
  }

  private part(part: Part, seat: number | undefined): string {
    const at = anchors(part.numbers);
    switch (part.kind) {
      case 'sentence': {
        const text = this.line(part.line);
        return `${at}${part.weight === 'plain' ? text : `<span class="${part.weight}">${text}</span>`}`;
      }
      case 'card':
        return `${at}<span class="card">${part.lines.map((line) => this.line(line)).join('<br>')}</span>`;
      case 'roll':
        return `${at}${this.roll(part, part.seat === seat)}`;
      default:
        return part satisfies never;
    }
  }

  /** `own`: of whom the paragraph tells. */
  private roll(roll: Roll, own: boolean): string {
    const { what, who, throws, sources } = roll;
    const dice = throws.map((one, i) => this.thrown(one, i)).join('');
    const none = throws[0]?.how === 'first' ? '' : `<small>${this.say('chron.roll.none')}</small>`;
    const from = sources.length === 0 ? '' : `<span class="from">${safe(sources.join(' · '))}</span>`;
    return (
      `<span class="roll" role="group"><span class="what"><span><b>${this.line(what)}</b>${own ? '' : ` <span class="how">${safe(textOf(who))}</span>`}</span>` +
      `${this.outcome(roll)}</span><span class="dice">${none}${dice}</span>${from}</span>`
    );
  }

  private outcome({ successes, difficulty, passed }: Roll): string {
    if (passed === undefined) {
      return successes === undefined
        ? ''
        : `<span class="how">${this.say('chron.roll.successes', { n: successes })}</span>`;
    }
    const word = this.say(passed ? 'chron.roll.passed' : 'chron.roll.failed');
    const of =
      successes === undefined || difficulty === undefined
        ? ''
        : `<span class="how">${this.say('chron.roll.of', { n: successes, difficulty })}</span> `;
    return `<span>${of}<span class="${passed ? 'passed' : 'failed'}">${word}</span></span>`;
  }

  private thrown({ faces, hits, how, with: used }: Throw, index: number): string {
    const { words } = this.reader;
    const said = faces.map((face) => words.say('chron.roll.die', { face, hit: hits.includes(face) ? 'yes' : 'no' }));
    const dice = faces.map((face) => dieHtml(face, hits.includes(face))).join('');
    const label = how === 'first' ? '' : `<small>${used ? this.line(used) : this.say(`chron.roll.${how}`)}</small>`;
    const heard = `<span class="heard">${this.say('chron.roll.dice', { dice: said.join(', ') })}.</span>`;
    return index === 0 && how === 'first' ? `${heard}${dice}` : `<span class="bought">${label}${heard}${dice}</span>`;
  }

  private said({ as, name, who, at, blocks, numbers }: SaidInStory): string {
    const by = who ? `${this.line(who)}, ${safe(name)}` : safe(name);
    const time = `<time datetime="${new Date(at).toISOString()}">${this.days(at, at)}</time>`;
    return `<blockquote class="said ${as}">${anchors(numbers)}${saidHtml(blocks)}<cite>${by}, ${time}</cite></blockquote>`;
  }

  private mythos(digest: Digest, level: 'h3' | 'h4'): string {
    const { title, card, facts, threatened, numbers } = digest;
    const rows = facts
      .filter(({ lines }) => lines.length > 0)
      .map(
        ({ label, lines }) =>
          `<dt>${safe(label)}</dt><dd><ul>${lines.map((line) => `<li>${this.line(line)}</li>`).join('')}</ul></dd>`,
      );
    if (threatened.length > 0) {
      const items = threatened.map(({ line }) => `<li class="threat">${this.line(line)}</li>`).join('');
      rows.push(`<dt>${this.say('chron.fact.threatened')}</dt><dd><ul>${items}</ul></dd>`);
    }
    const says = card.length === 0 ? '' : `<p class="says">${card.map((line) => this.line(line)).join('<br>')}</p>`;
    return `<section class="mythos">${anchors(numbers)}<${level}>${safe(textOf(title))}</${level}>${says}<dl class="facts">${rows.join('')}</dl></section>`;
  }

  /** What the names stand for, to be looked up where no pointer can rest on them, and on paper. */
  private glossary(): string {
    const { names } = this.chronicle;
    if (names.length === 0) return '';
    const items = names.map(
      ({ id, name, kind, lines }) =>
        `<div id="c-${safe(id)}"><dt>${safe(name)}<small>${safe(kind)}</small></dt>${lines.map((line) => `<dd>${safe(line)}</dd>`).join('')}</div>`,
    );
    return `<section class="names"><h2>${this.say('chron.names')}</h2><p class="note">${this.say('chron.names.about')}</p><dl>${items.join('')}</dl></section>`;
  }

  private foot(): string {
    const { seedHash, seed } = this.chronicle;
    const lines = [
      ...(seedHash === '' ? [] : [this.say('chron.seed.hash', {}, `<code>${safe(seedHash)}</code>`)]),
      ...(seed === undefined ? [] : [this.say('chron.seed.seed', {}, `<code>${safe(seed)}</code>`)]),
      this.say('chron.made'),
    ];
    return `<footer class="foot"><p>${lines.join('<br>')}</p></footer>`;
  }

  private line(line: Line): string {
    return line
      .map((piece) => {
        if (piece.kind === 'text') return safe(piece.text);
        const about = this.names.get(piece.about);
        if (!about) return safe(piece.text);
        const person = this.reader.content.investigators.has(about.id);
        const title = shorten([about.kind, ...about.lines].join('. '));
        const again = person && this.named.has(about.id) ? ' again' : '';
        this.named.add(about.id);
        return `<a class="${person ? `who${again}` : 'name'}" href="#c-${safe(about.id)}" title="${safe(title)}">${safe(piece.text)}</a>`;
      })
      .join('');
  }

  /** A sentence of ours with text in it; `html`: what stands where the sentence has its one blank, already safe. */
  private say(key: string, args: Readonly<Record<string, string | number>> = {}, html?: string): string {
    const blank = '\uE002';
    const text = this.reader.words.say(
      key,
      html === undefined ? args : { ...args, who: blank, hash: blank, seed: blank },
    );
    return safe(text).replace(blank, () => html ?? '');
  }

  private days(from: number, until: number): string {
    const format = new Intl.DateTimeFormat(this.reader.language, { dateStyle: 'long', timeZone: 'UTC' });
    return safe(format.formatRange(from, until));
  }
}

/** Where the entries begin, for links. */
function anchors(numbers: readonly number[]): string {
  return numbers.map((number) => `<a id="n${number}"></a>`).join('');
}

function shorten(text: string): string {
  return text.length <= 400 ? text : `${text.slice(0, 399)}…`;
}
