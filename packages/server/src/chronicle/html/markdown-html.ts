import { LINK_REL, type MarkdownBlock, type MarkdownInline } from '@vigil/table/markdown';
import { escapeHtml } from './escape-html.js';

/** Returns chat as HTML; everything written by people is escaped. */
export function markdownHtml(blocks: readonly MarkdownBlock[]): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inlineHtml(block.inside)}</p>`;
    case 'heading':
      return `<p><strong>${inlineHtml(block.inside)}</strong></p>`;
    case 'quote':
      return `<blockquote>${markdownHtml(block.blocks)}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${markdownHtml(item)}</li>`).join('')}</${tag}>`;
    }
    case 'code':
      return `<pre>${escapeHtml(block.text)}</pre>`;
    case 'rule':
      return '<hr>';
    default:
      return block satisfies never;
  }
}

function inlineHtml(inside: readonly MarkdownInline[]): string {
  return inside
    .map((item) => {
      switch (item.kind) {
        case 'text':
          return escapeHtml(item.text);
        case 'code':
          return `<code>${escapeHtml(item.text)}</code>`;
        case 'break':
          return '<br>';
        case 'link':
          return `<a href="${escapeHtml(item.href)}" rel="${LINK_REL}">${inlineHtml(item.inside)}</a>`;
        default:
          return `<${item.kind}>${inlineHtml(item.inside)}</${item.kind}>`;
      }
    })
    .join('');
}
