/**
 * A reporter of vitest that keeps the names `npm test` closes with: which tests failed, and which passed only at their second try
 * (`retry` in vitest.config.ts). Written to the file in VIGIL_NAMED as `{failed, again}`, lists of "file: name".
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

export default class NamedTests {
  #failed = [];
  #again = [];

  onTestCaseResult(test) {
    const name = `${relative(root, test.module.moduleId)}: ${test.fullName}`;
    if (test.result().state === 'failed') this.#failed.push(name);
    else if (test.diagnostic()?.flaky) this.#again.push(name);
  }

  onTestRunEnd() {
    if (process.env.VIGIL_NAMED) {
      writeFileSync(process.env.VIGIL_NAMED, JSON.stringify({ failed: this.#failed, again: this.#again }));
    }
  }
}
