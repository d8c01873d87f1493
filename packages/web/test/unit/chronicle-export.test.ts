/** The chronicle of a game in this browser, as it is exported. */
import { expect, it } from 'vitest';
import { formatChronicle } from '../../src/play/chronicle-export.js';
import type { LogLine } from '../../src/text/log-line.js';

const line = (kind: string, text: string, details: readonly string[] = []) =>
  ({ kind, parts: [text], details }) as unknown as LogLine;
const LINES = [
  line('phase', 'Upkeep'),
  line('phase', 'Movement'),
  line('moved', 'Kate goes to [Woods].', ['Be *quick*.']),
  line('moved', '1. Joe <waits>.'),
  line('phase', 'Mythos'),
];

it('is written by the same syntax as that of an online table, without headings of empty phases', () => {
  expect(formatChronicle('A & B', LINES, 'markdown')).toBe(
    '# A \\& B\n\n## Movement\n\nKate goes to \\[Woods\\].\\\n*Be \\*quick\\*.*\n\n1\\. Joe \\<waits\\>.\n',
  );
  expect(formatChronicle('A & B', LINES, 'bbcode')).toBe(
    '[b]A & B[/b]\n\n[b]Movement[/b]\n\nKate goes to [\u200BWoods].\n[i]Be *quick*.[/i]\n\n1. Joe <\u200Bwaits>.\n',
  );
  const html = formatChronicle('A & B', LINES, 'html');
  expect(html).toContain('<h1>A &amp; B</h1>\n<h2>Movement</h2>\n<p>Kate goes to [Woods].</p>\n<blockquote>');
  expect(html).not.toContain('Upkeep');
});
