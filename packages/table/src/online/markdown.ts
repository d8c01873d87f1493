/**
 * User text: Markdown parsed into plain, safe data. No HTML, no images, links only to web and mail. Renderers create
 * their own markup from the data and must escape all text.
 */
import MarkdownIt, { type Token } from 'markdown-it';

/** A piece of a line. */
export type MarkdownInline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em' | 'del'; readonly inside: readonly MarkdownInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly MarkdownInline[] }
  | { readonly kind: 'break' };

/** A paragraph or another block. Headings have no level, so as not to interfere with those of the page. */
export type MarkdownBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly inside: readonly MarkdownInline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly MarkdownBlock[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly MarkdownBlock[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

/** The `rel` attribute for every link in user text. */
export const LINK_REL = 'nofollow noreferrer noopener';

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true }).disable(['image', 'table', 'reference']);
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s\p{C}<>"'`\\]+$/iu;

/** Parses Markdown. Never throws: invalid Markdown is plain text. */
export function parseMarkdown(text: string): readonly MarkdownBlock[] {
  return blocksOf(new Tokens(markdown.parse(text, {})), '');
}

/** Returns the text without markup, for one line, such as a mail subject. */
export function plainText(blocks: readonly MarkdownBlock[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'quote':
          return plainText(block.blocks);
        case 'list':
          return block.items.map(plainText).join(' ');
        case 'code':
          return block.text.trim();
        case 'rule':
          return '';
        default:
          return plainLine(block.inside);
      }
    })
    .filter((one) => one !== '')
    .join(' ');
}

function plainLine(inside: readonly MarkdownInline[]): string {
  return inside
    .map((one) => {
      if (one.kind === 'break') return ' ';
      return 'text' in one ? one.text : plainLine(one.inside);
    })
    .join('');
}

/** Tokens in sequence. */
class Tokens {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  next(): Token | undefined {
    return this.tokens[this.at++];
  }
}

function blocksOf(tokens: Tokens, until: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (let token = tokens.next(); token && token.type !== until; token = tokens.next()) {
    switch (token.type) {
      case 'paragraph_open':
      case 'heading_open': {
        const kind = token.type === 'heading_open' ? 'heading' : 'paragraph';
        const inside = linesOf(tokens, `${kind}_close`);
        if (inside.length > 0) blocks.push({ kind, inside });
        break;
      }
      case 'blockquote_open':
        blocks.push({ kind: 'quote', blocks: blocksOf(tokens, 'blockquote_close') });
        break;
      case 'bullet_list_open':
      case 'ordered_list_open': {
        const ordered = token.type === 'ordered_list_open';
        blocks.push({
          kind: 'list',
          ordered,
          items: itemsOf(tokens, ordered ? 'ordered_list_close' : 'bullet_list_close'),
        });
        break;
      }
      case 'fence':
      case 'code_block':
        blocks.push({ kind: 'code', text: token.content.replace(/\n$/, '') });
        break;
      case 'hr':
        blocks.push({ kind: 'rule' });
        break;
      default:
        if (token.content !== '') blocks.push({ kind: 'paragraph', inside: [{ kind: 'text', text: token.content }] });
    }
  }
  return blocks;
}

function itemsOf(tokens: Tokens, until: string): MarkdownBlock[][] {
  const items: MarkdownBlock[][] = [];
  for (let token = tokens.next(); token && token.type !== until; token = tokens.next()) {
    if (token.type === 'list_item_open') items.push(blocksOf(tokens, 'list_item_close'));
  }
  return items;
}

/** Reads the lines of a paragraph, which has one inline token. */
function linesOf(tokens: Tokens, until: string): MarkdownInline[] {
  const inside: MarkdownInline[] = [];
  for (let token = tokens.next(); token && token.type !== until; token = tokens.next()) {
    inside.push(...inlinesOf(new Tokens(token.children ?? []), ''));
  }
  return inside;
}

function inlinesOf(tokens: Tokens, until: string): MarkdownInline[] {
  const inside: MarkdownInline[] = [];
  for (let token = tokens.next(); token && token.type !== until; token = tokens.next()) {
    switch (token.type) {
      case 'strong_open':
      case 'em_open':
      case 's_open': {
        const kind = token.type === 's_open' ? 'del' : token.type === 'em_open' ? 'em' : 'strong';
        inside.push({ kind, inside: inlinesOf(tokens, token.type.replace('open', 'close')) });
        break;
      }
      case 'link_open': {
        const href = String(token.attrGet('href') ?? '');
        const within = inlinesOf(tokens, 'link_close');
        if (SAFE_LINK.test(href)) inside.push({ kind: 'link', href, inside: within });
        else inside.push(...within);
        break;
      }
      case 'softbreak':
      case 'hardbreak':
        inside.push({ kind: 'break' });
        break;
      case 'code_inline':
        inside.push({ kind: 'code', text: token.content });
        break;
      default:
        if (token.content !== '') inside.push({ kind: 'text', text: token.content });
    }
  }
  return inside;
}
