import { readFileSync } from 'node:fs';
import { type Decision, Play } from '@vigil/engine';
import { arkham, Content, haunt } from '@vigil/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { BASE } from '../src/index.js';

const file = new URL('../../../docs/decision.schema.json', import.meta.url);
const validate = new Ajv2020().compile(JSON.parse(readFileSync(file, 'utf8')));
const content = new Content([BASE]);
const SETUP = { investigators: Array<string>(3).fill('random'), ancientOne: 'random' };

describe('the schema of a decision', () => {
  it.each([
    ['Arkham Horror', () => Play.start(arkham(content), SETUP, 'schema', { checkpoints: false })],
    ['Haunt of the Watchers', () => Play.start(haunt(content), SETUP, 'schema', { checkpoints: false })],
  ] as const)('accepts every decision of a random game of %s', (_, start) => {
    const play = start();
    const keys = new Set<string>();
    for (let n = 0; n < 500 && play.result === undefined; n++) {
      for (const decision of play.decisions) {
        keys.add(decision.key);
        expect(validate(decision), `${JSON.stringify(decision)}: ${JSON.stringify(validate.errors)}`).toBe(true);
      }
      const at = n % play.questions.length;
      play.choose(at, (n * 7) % (play.questions[at]?.options.length ?? 1));
    }
    expect(keys.size).toBeGreaterThan(10);
  });

  it('rejects unknown keys, arguments and options', () => {
    const decision: Decision = {
      id: '1',
      by: [0],
      key: 'q.seal',
      args: { investigator: 'joe-diamond', place: 'woods', n: 5 },
      why: 'A-ENC-42',
      options: [{ id: 'leave', key: 'o.leave-unsealed', args: { place: 'woods' } }],
      asides: [],
    };
    expect(validate(decision)).toBe(true);
    expect(validate({ ...decision, key: 'q.sealed' })).toBe(false);
    expect(validate({ ...decision, args: { ...decision.args, n: 'five' } })).toBe(false);
    expect(validate({ ...decision, about: { gate: 'x' } })).toBe(false);
    expect(
      validate({ ...decision, options: [{ id: 'left', key: 'o.leave-unsealed', args: { place: 'woods' } }] }),
    ).toBe(false);
  });
});
