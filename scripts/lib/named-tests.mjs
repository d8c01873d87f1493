/**
 * A Vitest reporter that saves names for the end of `npm test`: failed tests, and those that passed only at the second
 * try. It writes `{failed, again}`, lists of "file: name", to the file in VIGIL_NAMED. (See `retry` in
 * vitest.config.ts.)
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
