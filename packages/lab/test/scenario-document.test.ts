import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileSchema } from '@vigil/content/file';
import { parseScenarios, runScenario } from '@vigil/lab/scenario';
import { describe, expect, it } from 'vitest';

const docs = (file: string) => readFileSync(fileURLToPath(new URL(`../../../docs/${file}`, import.meta.url)), 'utf8');
const published = compileSchema(JSON.parse(docs('scenario.schema.json')) as object);

/** Every YAML example of the document, at its original line. */
const examples = [...docs('scenarios.md').matchAll(/^```yaml\n(.*?)^```$/gms)].flatMap(({ 1: text = '', index }) => {
  const before = docs('scenarios.md').slice(0, index).split('\n').length;
  return parseScenarios('\n'.repeat(before) + text, 'docs/scenarios.md');
});

describe('the examples of docs/scenarios.md', () => {
  it('cover every box', () => {
    const packs = new Set(examples.flatMap(({ document }) => document?.packs ?? []));
    expect([...packs].sort()).toEqual(['base', 'dark-pharaoh-revised', 'dunwich', 'king-in-yellow', 'kingsport']);
  });

  it.each(examples.map((example) => [example.name, example] as const))('pass: %s', async (_name, example) => {
    expect((await runScenario(example)).failures.join('\n')).toBe('');
    expect(published(example.document)).toBe(true);
  });
});
