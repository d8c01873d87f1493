/** Formats a table. Cells must not contain line breaks. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function cell(value: string | number): string {
  return String(value).replaceAll('|', '\\|');
}

/** Joins paragraphs with blank lines. Empty ones are left out. */
export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** Joins the parts that are present with commas. */
export function joinParts(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(', ');
}

/** Formats a list item: a name in bold, its printed figures, and its text. */
export function item(name: string, count: number, figures: string, text: readonly string[]): string {
  const copies = count === 1 ? '' : ` ×${count}`;
  return `- ${[`**${name}**${copies}${figures === '' ? '' : ` (${figures})`}:`, ...text].join(' ').replace(/:$/, '')}`;
}

/** Formats a figure with its sign. */
export function formatSigned(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
