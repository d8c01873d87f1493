/** A message as HTML: a part of a mail, an entry of a feed, or a page. It loads nothing. */
import { LINK_REL, type MarkdownBlock, type MarkdownInline, parseMarkdown } from '@vigil/table/markdown';
import type { Message, MessagePart } from '../message.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including attributes. */
export function escapeHtml(text: string): string {
  const seen = text.replace(/\p{Cc}/gu, (character) => (character === '\n' || character === '\t' ? character : ''));
  return seen.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const INK = '#2b2620';
const RED = '#7c1f1f';
const PAPER = '#f6f1e4';
const FAINT = '#6b6357';
const LIST = 'margin:0 0 12px;padding-left:22px';
const SERIF = "Georgia,'Times New Roman',serif";

/** A complete mail: one column, readable without pictures and colours. */
export function mailHtml(message: Message): string {
  const { language, subject, link, foot, stop } = message;
  const ownWay = message.parts.some((part) => part.link);
  const end = [
    ...foot.map((line) => escapeHtml(line)),
    ...(stop ? [`<a href="${escapeHtml(stop.url)}" style="color:${FAINT}">${escapeHtml(stop.label)}</a>`] : []),
  ];
  return pageHtml(
    language,
    subject,
    `${headlineHtml(subject)}
${message.parts.map(partHtml).join('\n')}
${link && !ownWay ? button(link) : ''}
${end.length > 0 ? `<p style="border-top:1px solid #cfc5b0;margin:24px 0 0;padding-top:12px;font-size:13px;color:${FAINT}">${end.join('<br>')}</p>` : ''}`,
  );
}

/** Returns the headline of a page or mail. */
export function headlineHtml(text: string): string {
  return `<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px;color:${RED}">${escapeHtml(text)}</h1>`;
}

/** A page without scripts. `inside`: HTML. */
export function pageHtml(language: string, title: string, inside: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:${PAPER};color:${INK};font:16px/1.5 ${SERIF}">
<main style="max-width:36em;margin:0 auto;padding:24px 20px">
${inside}
</main>
</body>
</html>
`;
}

/** Formats only the content, for a feed. */
export function partsHtml(parts: readonly MessagePart[]): string {
  return parts.map(partHtml).join('\n');
}

function partHtml({ heading, text, markdown, list, link }: MessagePart): string {
  return [
    heading && `<h2 style="font-size:17px;line-height:1.3;margin:20px 0 6px">${escapeHtml(heading)}</h2>`,
    ...(text ? text.split('\n').map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`) : []),
    markdown === undefined ? undefined : markdownHtml(parseMarkdown(markdown)),
    list && `<ul style="${LIST}">${list.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    link && button(link),
  ]
    .filter(Boolean)
    .join('\n');
}

function button({ label, url }: { readonly label: string; readonly url: string }): string {
  const style = `display:inline-block;padding:10px 18px;background:${RED};color:#fff;text-decoration:none;border-radius:4px`;
  return `<p style="margin:12px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

/** Returns chat as HTML with a few tags. */
function markdownHtml(blocks: readonly MarkdownBlock[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 8px">${inlineHtml(block.inside)}</p>`;
    case 'heading':
      return `<p style="margin:12px 0 4px"><strong>${inlineHtml(block.inside)}</strong></p>`;
    case 'quote':
      return `<blockquote>${markdownHtml(block.blocks)}</blockquote>`;
    case 'list': {
      const mark = block.ordered ? 'ol' : 'ul';
      return `<${mark} style="${LIST}">${block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('')}</${mark}>`;
    }
    case 'code':
      return `<pre>${escapeHtml(block.text)}</pre>`;
    case 'rule':
      return '<hr>';
  }
}

/** A list item with a single paragraph needs no `<p>`. */
function itemHtml(blocks: readonly MarkdownBlock[]): string {
  const [only, more] = blocks;
  return only?.kind === 'paragraph' && more === undefined ? inlineHtml(only.inside) : markdownHtml(blocks);
}

function inlineHtml(inside: readonly MarkdownInline[]): string {
  return inside
    .map((item) => {
      switch (item.kind) {
        case 'break':
          return '<br>';
        case 'code':
          return `<code>${escapeHtml(item.text)}</code>`;
        case 'text':
          return escapeHtml(item.text);
        case 'link':
          return `<a href="${escapeHtml(item.href)}" rel="${LINK_REL}">${inlineHtml(item.inside)}</a>`;
        default:
          return `<${item.kind}>${inlineHtml(item.inside)}</${item.kind}>`;
      }
    })
    .join('');
}
