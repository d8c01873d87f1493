import { readFileSync } from 'node:fs';
import { type Decision, Play } from '@vigil/engine';
import { arkham, Content, haunt } from '@vigil/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { BASE } from '../src/index.js';

const file = new URL('../../../docs/decision.schema.json', import.meta.url);
const fits = new Ajv2020().compile(JSON.parse(readFileSync(file, 'utf8')));
const content = new Content([BASE]);
const SETUP = { investigators: Array<string>(3).fill('random'), ancientOne: 'random' };

describe('the schema of a decision', () => {
  it.each([
    ['Arkham Horror', () => Play.start(arkham(content), SETUP, 'schema', { checkpoints: false })],
    ['Haunt of the Watchers', () => Play.start(haunt(content), SETUP, 'schema', { checkpoints: false })],
  ] as const)('fits whatever is asked in a random game of %s', (_, start) => {
    const play = start();
    const keys = new Set<string>();
    for (let n = 0; n < 500 && play.result === undefined; n++) {
      for (const decision of play.decisions) {
        keys.add(decision.key);
        expect(fits(decision), `${JSON.stringify(decision)}: ${JSON.stringify(fits.errors)}`).toBe(true);
      }
      const at = n % play.questions.length;
      play.choose(at, (n * 7) % (play.questions[at]?.options.length ?? 1));
    }
    expect(keys.size).toBeGreaterThan(10);
  });

  it('refuses what the vocabulary does not know', () => {
    const decision: Decision = {
      id: '1',
      by: [0],
      key: 'q.seal',
      args: { investigator: 'joe-diamond', place: 'woods', n: 5 },
      why: 'A-ENC-42',
      options: [{ id: 'leave', key: 'o.leave-unsealed', args: { place: 'woods' } }],
      asides: [],
    };
    expect(fits(decision)).toBe(true);
    expect(fits({ ...decision, key: 'q.sealed' })).toBe(false);
    expect(fits({ ...decision, args: { ...decision.args, n: 'five' } })).toBe(false);
    expect(fits({ ...decision, about: { gate: 'x' } })).toBe(false);
    expect(fits({ ...decision, options: [{ id: 'left', key: 'o.leave-unsealed', args: { place: 'woods' } }] })).toBe(
      false,
    );
  });
});
