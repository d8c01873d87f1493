/**
 * A message for a chat. It mentions no user: mentions in texts are broken up. Discord is also told to notify no user.
 */
import { type MarkdownBlock, parseMarkdown, plainText } from '@vigil/table/markdown';
import type { Message, MessagePart } from '../message.js';
import { linesOf } from './plain.js';

/** Discord accepts 2,000 characters. Slack cuts at 40,000, too long to read. */
const MAX_LENGTH = { discord: 2000, slack: 4000 };
/** Zero-width, and breaks a mention. */
const ZERO_WIDTH_SPACE = '\u200b';

interface ChatMarkup {
  escape(text: string): string;
  bold(text: string): string;
  link(label: string, url: string): string;
}

const DISCORD: ChatMarkup = {
  escape: (text) =>
    text
      .replace(/[\\*_~`|>#[\]()<-]/g, (character) => `\\${character}`)
      // Also breaks words that would become links with previews.
      .replace(/[@:]/g, (character) => `${character}${ZERO_WIDTH_SPACE}`),
  bold: (text) => `**${text}**`,
  link: (label, url) => `[${label}](<${url}>)`,
};

const SLACK: ChatMarkup = {
  escape: (text) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(/[@*_~`:]/g, (character) => `${ZERO_WIDTH_SPACE}${character}${ZERO_WIDTH_SPACE}`),
  bold: (text) => `*${text}*`,
  link: (label, url) => `<${url}|${label}>`,
};

export function toDiscord(message: Message): object {
  return { content: chatText(message, DISCORD, MAX_LENGTH.discord), allowed_mentions: { parse: [] } };
}

export function toSlack(message: Message): object {
  return { text: chatText(message, SLACK, MAX_LENGTH.slack), unfurl_links: false, unfurl_media: false };
}

function chatText(message: Message, marks: ChatMarkup, longest: number): string {
  const { subject, parts, link } = message;
  const end = link ? `\n${marks.link(marks.escape(link.label), link.url)}` : '';
  const text = [marks.bold(marks.escape(subject)), ...parts.map((part) => partChat(part, marks))].join('\n');
  return `${truncate(text, longest - end.length)}${end}`;
}

/** Cuts a text at a line end, so that no markup is cut in half. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf('\n', max - 2);
  return end > 0 ? `${text.slice(0, end)}\n…` : '…';
}

function partChat({ heading, text, markdown, list }: MessagePart, marks: ChatMarkup): string {
  return [
    heading && marks.bold(marks.escape(heading)),
    text && marks.escape(text),
    ...(markdown === undefined ? [] : parseMarkdown(markdown).map((block) => blockChat(block, marks))),
    ...(list ?? []).map((line) => `• ${marks.escape(line)}`),
  ]
    .filter(Boolean)
    .join('\n');
}

function blockChat(block: MarkdownBlock, marks: ChatMarkup): string {
  if (block.kind === 'list') return block.items.map((item) => `• ${marks.escape(plainText(item))}`).join('\n');
  const text = linesOf(block).map(marks.escape).join('\n');
  return block.kind === 'heading' && text ? marks.bold(text) : text;
}
