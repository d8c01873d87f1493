import type { ReactNode } from 'react';

/**
 * What people write, shown: paragraphs, *stress* and **strong stress**, `code`. Nothing of it becomes HTML, no picture is
 * fetched, and links are text.
 */
export function Markdown({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change
    <p key={i}>{stressed(paragraph)}</p>
  ));
}

function stressed(text: string): readonly ReactNode[] {
  return text.split(/(\*\*[^*\n]+\*\*|\*[^*\n]+\*|_[^_\n]+_|`[^`\n]+`)/).map((part, i) => {
    const key = `${i} ${part}`;
    if (part.startsWith('**') && part.length > 4) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (/^([*_]).+\1$/.test(part)) return <em key={key}>{part.slice(1, -1)}</em>;
    return /^`.+`$/.test(part) ? <code key={key}>{part.slice(1, -1)}</code> : part;
  });
}
