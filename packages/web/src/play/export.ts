import type { Line } from '../say/chronicle.js';
import { lineText } from '../say/chronicle.js';
import { locale } from '../words/t.js';

/** The forms a chronicle can be handed out in. */
export type ChronicleForm = 'html' | 'markdown' | 'bbcode';

interface Marks {
  readonly head: (text: string) => string;
  readonly line: (text: string) => string;
  readonly said: (text: string) => string;
  readonly whole: (title: string, body: string) => string;
  readonly safe: (text: string) => string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

const FORMS: Readonly<Record<ChronicleForm, Marks>> = {
  html: {
    head: (text) => `<h2>${text}</h2>`,
    line: (text) => `<p>${text}</p>`,
    said: (text) => `<blockquote>${text}</blockquote>`,
    whole: (title, body) =>
      `<!doctype html>\n<html lang="${locale}">\n<meta charset="utf-8">\n<title>${title}</title>\n<h1>${title}</h1>\n${body}\n</html>\n`,
    safe: escapeHtml,
  },
  markdown: {
    head: (text) => `\n## ${text}\n`,
    line: (text) => `- ${text}`,
    said: (text) => `  > ${text}`,
    whole: (title, body) => `# ${title}\n${body}\n`,
    safe: (text) => text.replace(/([\\`*_[\]<>#])/g, '\\$1'),
  },
  bbcode: {
    head: (text) => `\n[b]${text}[/b]`,
    line: (text) => text,
    said: (text) => `[quote]${text}[/quote]`,
    whole: (title, body) => `[size=150][b]${title}[/b][/size]\n${body}\n`,
    // A bracket would begin a tag.
    safe: (text) => text.replace(/\[/g, '［').replace(/\]/g, '］'),
  },
};

/** What a file of that form is called at its end. */
export const CHRONICLE_ENDINGS: Readonly<Record<ChronicleForm, string>> = {
  html: 'html',
  markdown: 'md',
  bbcode: 'txt',
};

/** The chronicle of a game as a text, for a page, a notebook or a forum. */
export function chronicleText(title: string, lines: readonly Line[], form: ChronicleForm): string {
  const { head, line, said, whole, safe } = FORMS[form];
  const body = lines.flatMap((one) => {
    const text = safe(lineText(one));
    return [one.kind === 'phase' ? head(text) : line(text), ...one.details.map((detail) => said(safe(detail)))];
  });
  return whole(safe(title), body.join('\n'));
}
