/** How a text without a page says what it says: Markdown, BBCode, or nothing but letters. */
export interface TextSyntax {
  /** Text of anybody's, so that nothing in it is a mark. */
  text(text: string): string;
  strong(marked: string): string;
  em(marked: string): string;
  del(marked: string): string;
  code(text: string): string;
  link(href: string, marked: string): string;
  heading(level: 1 | 2 | 3, marked: string): string;
  /** A paragraph of lines that are marked already. */
  paragraph(lines: readonly string[]): string;
  list(items: readonly string[], ordered: boolean): string;
  quote(marked: string): string;
  codeBlock(text: string): string;
  readonly rule: string;
}
