import { LINK_REL, readMarkdown, type SaidBlock, type SaidInline } from '@vigil/table/markdown';
import { createElement, Fragment, type ReactNode } from 'react';

/** What people write, shown: read into plain data first, so that nothing of it becomes HTML and no picture is fetched. */
export default function Markdown({ text }: { text: string }) {
  return <>{blocks(readMarkdown(text))}</>;
}

/** What was said does not change: each part is known by its place. */
function together(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...parts);
}

function blocks(all: readonly SaidBlock[]): ReactNode {
  return together(all.map((block) => createElement(Block, { block })));
}

function Block({ block }: { block: SaidBlock }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{lines(block.inside)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{lines(block.inside)}</strong>
        </p>
      );
    case 'quote':
      return <blockquote>{blocks(block.blocks)}</blockquote>;
    case 'list': {
      const items = together(block.items.map((item) => createElement('li', undefined, blocks(item))));
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

function lines(all: readonly SaidInline[]): ReactNode {
  return together(all.map((one) => createElement(Inline, { one })));
}

function Inline({ one }: { one: SaidInline }): ReactNode {
  switch (one.kind) {
    case 'text':
      return one.text;
    case 'code':
      return <code>{one.text}</code>;
    case 'strong':
      return <strong>{lines(one.inside)}</strong>;
    case 'em':
      return <em>{lines(one.inside)}</em>;
    case 'del':
      return <del>{lines(one.inside)}</del>;
    case 'link':
      return (
        <a href={one.href} rel={LINK_REL} target="_blank">
          {lines(one.inside)}
        </a>
      );
    case 'break':
      return <br />;
    default:
      return one satisfies never;
  }
}
