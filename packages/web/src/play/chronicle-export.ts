import { BBCODE, MARKDOWN, type TextSyntax } from '@vigil/table/text-syntax';
import { lineText } from '../text/chronicle.js';
import type { LogLine } from '../text/log-line.js';
import { locale } from '../words/t.js';

/** The forms a chronicle can be handed out in. */
export type ChronicleFormat = 'html' | 'markdown' | 'bbcode';

/** The syntax of each form of text, the same as that of an online table's chronicle. */
const SYNTAXES: Readonly<Record<Exclude<ChronicleFormat, 'html'>, TextSyntax>> = { markdown: MARKDOWN, bbcode: BBCODE };

/** File extensions by format. */
export const CHRONICLE_EXTENSIONS: Readonly<Record<ChronicleFormat, string>> = {
  html: 'html',
  markdown: 'md',
  bbcode: 'txt',
};

/** The chronicle of a game as a text, for a page, a notebook or a forum. A phase without lines is left out. */
export function formatChronicle(title: string, lines: readonly LogLine[], form: ChronicleFormat): string {
  const shown = lines.filter((line, i) => line.kind !== 'phase' || (lines[i + 1]?.kind ?? 'phase') !== 'phase');
  return form === 'html' ? htmlOf(title, shown) : textOf(title, shown, SYNTAXES[form]);
}

function textOf(title: string, lines: readonly LogLine[], syntax: TextSyntax): string {
  const blocks = lines.map((line) => {
    const text = syntax.text(lineText(line));
    if (line.kind === 'phase') return syntax.heading(2, text);
    return syntax.paragraph([text, ...line.details.map((detail) => syntax.em(syntax.text(detail)))]);
  });
  return `${[syntax.heading(1, syntax.text(title)), ...blocks].join('\n\n')}\n`;
}

function htmlOf(title: string, lines: readonly LogLine[]): string {
  const body = lines.flatMap((line) => {
    const text = escapeHtml(lineText(line));
    const details = line.details.map((detail) => `<blockquote>${escapeHtml(detail)}</blockquote>`);
    return [line.kind === 'phase' ? `<h2>${text}</h2>` : `<p>${text}</p>`, ...details];
  });
  const name = escapeHtml(title);
  return `<!doctype html>\n<html lang="${locale}">\n<meta charset="utf-8">\n<title>${name}</title>\n<h1>${name}</h1>\n${body.join('\n')}\n</html>\n`;
}

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] as string,
  );
}
