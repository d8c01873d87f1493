/** The syntax of a chronicle outside a page: Markdown, BBCode or plain text. */
export interface TextSyntax {
  /** Escapes text written by people, so that nothing in it is markup. */
  text(text: string): string;
  strong(marked: string): string;
  em(marked: string): string;
  del(marked: string): string;
  code(text: string): string;
  link(href: string, marked: string): string;
  heading(level: 1 | 2 | 3, marked: string): string;
  /** A paragraph of lines with markup. */
  paragraph(lines: readonly string[]): string;
  list(items: readonly string[], ordered: boolean): string;
  quote(marked: string): string;
  codeBlock(text: string): string;
  readonly rule: string;
}
