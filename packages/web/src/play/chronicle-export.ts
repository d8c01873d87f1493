import type { LogLine } from '../text/chronicle.js';
import { lineText } from '../text/chronicle.js';
import { locale } from '../words/t.js';

/** The forms a chronicle can be handed out in. */
export type ChronicleFormat = 'html' | 'markdown' | 'bbcode';

interface FormatWriter {
  readonly head: (text: string) => string;
  readonly line: (text: string) => string;
  readonly detail: (text: string) => string;
  readonly document: (title: string, body: string) => string;
  readonly escape: (text: string) => string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

const WRITERS: Readonly<Record<ChronicleFormat, FormatWriter>> = {
  html: {
    head: (text) => `<h2>${text}</h2>`,
    line: (text) => `<p>${text}</p>`,
    detail: (text) => `<blockquote>${text}</blockquote>`,
    document: (title, body) =>
      `<!doctype html>\n<html lang="${locale}">\n<meta charset="utf-8">\n<title>${title}</title>\n<h1>${title}</h1>\n${body}\n</html>\n`,
    escape: escapeHtml,
  },
  markdown: {
    head: (text) => `\n## ${text}\n`,
    line: (text) => `- ${text}`,
    detail: (text) => `  > ${text}`,
    document: (title, body) => `# ${title}\n${body}\n`,
    escape: (text) => text.replace(/([\\`*_[\]<>#])/g, '\\$1'),
  },
  bbcode: {
    head: (text) => `\n[b]${text}[/b]`,
    line: (text) => text,
    detail: (text) => `[quote]${text}[/quote]`,
    document: (title, body) => `[size=150][b]${title}[/b][/size]\n${body}\n`,
    // A bracket would begin a tag.
    escape: (text) => text.replace(/\[/g, '［').replace(/\]/g, '］'),
  },
};

/** File extensions by format. */
export const CHRONICLE_EXTENSIONS: Readonly<Record<ChronicleFormat, string>> = {
  html: 'html',
  markdown: 'md',
  bbcode: 'txt',
};

/** The chronicle of a game as a text, for a page, a notebook or a forum. */
export function formatChronicle(title: string, lines: readonly LogLine[], form: ChronicleFormat): string {
  const { head, line, detail: formatDetail, document, escape: escapeText } = WRITERS[form];
  const body = lines.flatMap((one) => {
    const text = escapeText(lineText(one));
    return [
      one.kind === 'phase' ? head(text) : line(text),
      ...one.details.map((detail) => formatDetail(escapeText(detail))),
    ];
  });
  return document(escapeText(title), body.join('\n'));
}
