/** A message as plain text, for a mail. */
import { type MarkdownBlock, type MarkdownInline, parseMarkdown, plainText } from '@vigil/table/markdown';
import type { Message, MessagePart } from '../message.js';

export function toPlainText({ parts, foot, link, stop }: Message): string {
  const blocks = parts.map(partText);
  // Links of parts take precedence over that of the message.
  if (link && !parts.some((part) => part.link)) blocks.push(`${link.label}: ${link.url}`);
  const end = [...foot, ...(stop ? [`${stop.label}: ${stop.url}`] : [])];
  return `${[...blocks, ...(end.length > 0 ? [`-- \n${end.join('\n')}`] : [])].join('\n\n')}\n`;
}

function partText({ heading, text, markdown, list, link }: MessagePart): string {
  return [
    heading,
    text,
    markdown === undefined ? undefined : parseMarkdown(markdown).map(blockText).join('\n'),
    ...(list ?? []).map((line) => `  - ${line}`),
    link && `${link.label}: ${link.url}`,
  ]
    .filter((line) => line !== undefined && line !== '')
    .join('\n');
}

function blockText(block: MarkdownBlock): string {
  if (block.kind === 'list') return block.items.map((item) => `  - ${plainText(item)}`).join('\n');
  if (block.kind === 'quote') return `  > ${plainText(block.blocks)}`;
  return linesOf(block).join('\n');
}

/** Returns the lines of a paragraph. */
export function linesOf(block: MarkdownBlock): readonly string[] {
  if (!('inside' in block)) return [plainText([block])].filter((line) => line !== '');
  const lines: MarkdownInline[][] = [[]];
  for (const item of block.inside) {
    if (item.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(item);
  }
  return lines.map((inside) => plainText([{ kind: 'paragraph', inside }]));
}
