import { LINK_REL, type SaidBlock, type SaidInline } from '@vigil/table/markdown';
import { safe } from './safe.js';

/** What people wrote, as HTML. Nothing of theirs goes out unescaped. */
export function saidHtml(blocks: readonly SaidBlock[]): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: SaidBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${linesHtml(block.inside)}</p>`;
    case 'heading':
      return `<p><strong>${linesHtml(block.inside)}</strong></p>`;
    case 'quote':
      return `<blockquote>${saidHtml(block.blocks)}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${saidHtml(item)}</li>`).join('')}</${tag}>`;
    }
    case 'code':
      return `<pre>${safe(block.text)}</pre>`;
    case 'rule':
      return '<hr>';
    default:
      return block satisfies never;
  }
}

function linesHtml(inside: readonly SaidInline[]): string {
  return inside
    .map((one) => {
      switch (one.kind) {
        case 'text':
          return safe(one.text);
        case 'code':
          return `<code>${safe(one.text)}</code>`;
        case 'break':
          return '<br>';
        case 'link':
          return `<a href="${safe(one.href)}" rel="${LINK_REL}">${linesHtml(one.inside)}</a>`;
        default:
          return `<${one.kind}>${linesHtml(one.inside)}</${one.kind}>`;
      }
    })
    .join('');
}
