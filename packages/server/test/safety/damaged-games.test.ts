/** Damaged saves and set-ups sent to a server: refused in a sentence, never a server error. */
import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { fingerprint, Play } from '@vigil/engine';
import { arkham, Content } from '@vigil/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETUP, TestServer } from '../tables/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

function playAndSave() {
  const play = Play.start(arkham(new Content([BASE])), { ...SETUP, packs: ['base'] }, 'sent');
  const bot = randomBot('sent');
  while (play.answerCount < 30) bot.move(play);
  return JSON.parse(JSON.stringify(play.save()));
}

const withChecksum = ({ check: _, ...rest }: Record<string, unknown>) => ({ ...rest, check: fingerprint(rest) });

/** Creates a table from a body. Returns its refusal, or undefined. */
async function findRefusal(text: string): Promise<{ readonly code: string; readonly why: string } | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${server.url}/api/v1/tables`, { method: 'POST', headers, body: text });
  expect(response.status).toBeLessThan(500);
  return ((await response.json()) as { refusal?: { code: string; why: string } }).refusal;
}

const SETTINGS = { pace: 'live', absence: 'wait', keeper: false, away: 7 };
const tableBody = (game: object) => JSON.stringify({ name: 'T', game: 'arkham', settings: SETTINGS, ...game });

describe('an uploaded game', () => {
  it('is refused in a sentence if a part of it is invalid', async () => {
    const validSave = playAndSave();
    const unexpectedValue = fc.oneof(
      fc.constantFrom('__proto__', '\u001b[2J', 1e308, -1, { toString: 1 }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const paths = fc.constantFrom(
      'game',
      'version',
      'origin',
      'origin.seed',
      'origin.setup',
      'origin.setup.packs',
      'origin.setup.investigators',
      'answers',
      'checkpoint',
      'checkpoint.state',
      'checkpoint.state.gates',
      'checkpoint.state.cup',
      'checkpoint.dice',
      'barrier',
      'embedded',
      'chapters',
    );
    const property = fc.asyncProperty(paths, unexpectedValue, fc.boolean(), async (at, value, isResealed) => {
      const saved = structuredClone(validSave);
      const path = at.split('.');
      const holder = path.slice(0, -1).reduce((one, key) => one[key], saved);
      holder[path.at(-1) as string] = value;
      const refusal = await findRefusal(tableBody({ saved: isResealed ? withChecksum(saved) : saved }));
      if (!refusal) return;
      expect(refusal.code).toBe('bad-request');
      expect(refusal.why).not.toMatch(/Cannot|is not a function|undefined|\[object/);
    });
    await fc.assert(property, { numRuns: 120 });
  });

  it.each([
    ['of newer rules', (one: Record<string, unknown>) => ({ ...one, version: 'arkham@999 base@1' }), 'newer rules'],
    [
      'without gates',
      (one: Record<string, unknown>) => {
        const checkpoint = one.checkpoint as { readonly state: object };
        return { ...one, checkpoint: { ...checkpoint, state: { ...checkpoint.state, gates: undefined } } };
      },
      'checkpoint.state.gates: is missing',
    ],
  ])('%s is refused with its place', async (_, change, why) => {
    const changed = JSON.parse(JSON.stringify(change(playAndSave())));
    expect(await findRefusal(tableBody({ saved: withChecksum(changed) }))).toMatchObject({
      code: 'bad-request',
      why: expect.stringContaining(why),
    });
  });

  it('with endless nesting is refused', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const game of [
      `"saved":${deep}`,
      `"setup":${deep}`,
      `"saved":{"format":"vigil-play","origin":{"seed":"x","setup":${deep}}}`,
    ]) {
      expect(
        await findRefusal(`{"name":"T","game":"arkham","settings":${JSON.stringify(SETTINGS)},${game}}`),
      ).toMatchObject({
        code: 'bad-request',
      });
    }
  });
});
