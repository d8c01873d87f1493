import { fileURLToPath } from 'node:url';
import { readScenarios, runScenario, scenarioFiles } from '@vigil/lab/scenario';
import { describe, expect, it } from 'vitest';

/** Every scenario file of the repository, each scenario a test of its own. */
const FOLDER = fileURLToPath(new URL('../../../scenarios', import.meta.url));

for (const file of scenarioFiles([FOLDER])) {
  describe(file.slice(FOLDER.length + 1), () => {
    for (const source of readScenarios(file)) {
      it(`${source.name} (line ${source.line})`, async () => {
        const { failures } = await runScenario(source);
        expect(failures.join('\n\n')).toBe('');
      });
    }
  });
}
