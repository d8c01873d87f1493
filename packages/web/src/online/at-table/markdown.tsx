import { LINK_REL, type MarkdownBlock, type MarkdownInline, parseMarkdown } from '@vigil/table/markdown';
import { createElement, Fragment, type ReactNode } from 'react';

/** Renders players' text. It is parsed into plain data, so that it never becomes HTML and fetches no picture. */
export default function Markdown({ text }: { text: string }) {
  return <>{renderBlocks(parseMarkdown(text))}</>;
}

/** Texts do not change, so parts are keyed by index. */
function withKeys(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...parts);
}

function renderBlocks(all: readonly MarkdownBlock[]): ReactNode {
  return withKeys(all.map((block) => createElement(Block, { block })));
}

function Block({ block }: { block: MarkdownBlock }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{renderLines(block.inside)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{renderLines(block.inside)}</strong>
        </p>
      );
    case 'quote':
      return <blockquote>{renderBlocks(block.blocks)}</blockquote>;
    case 'list': {
      const items = withKeys(block.items.map((item) => createElement('li', undefined, renderBlocks(item))));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'code':
      return <pre>{block.text}</pre>;
    case 'rule':
      return <hr />;
    default:
      return block satisfies never;
  }
}

function renderLines(all: readonly MarkdownInline[]): ReactNode {
  return withKeys(all.map((one) => createElement(Inline, { one })));
}

function Inline({ one }: { one: MarkdownInline }): ReactNode {
  switch (one.kind) {
    case 'text':
      return one.text;
    case 'code':
      return <code>{one.text}</code>;
    case 'strong':
      return <strong>{renderLines(one.inside)}</strong>;
    case 'em':
      return <em>{renderLines(one.inside)}</em>;
    case 'del':
      return <del>{renderLines(one.inside)}</del>;
    case 'link':
      return (
        <a href={one.href} rel={LINK_REL} target="_blank">
          {renderLines(one.inside)}
        </a>
      );
    case 'break':
      return <br />;
    default:
      return one satisfies never;
  }
}
