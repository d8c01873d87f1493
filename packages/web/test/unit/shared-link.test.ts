import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Play } from '@vigil/engine';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { OpenError } from '../../src/play/open-error.js';
import { createLink, MAX_LINK_LENGTH, readLink } from '../../src/replay/link.js';
import { rulesOf } from '../game-moments.js';

const GAMES = join(import.meta.dirname, '..', '..', '..', '..', 'fixtures', 'games');
const readSave = (name: string) => {
  const fixture = JSON.parse(readFileSync(join(GAMES, `${name}.json`), 'utf8'));
  return fixture.save ?? fixture;
};
const payloadOf = (link: string) => link.split('#shared/')[1] ?? '';

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://vigil.example', pathname: '/play/' });
  return () => vi.unstubAllGlobals();
});

describe('the link of a game', () => {
  it.each([
    ['arkham', 'won-gates-sealed'],
    ['haunt', 'haunt-tracks-full'],
  ] as const)('contains the packed save of a game of %s in a valid address of limited length', async (game, name) => {
    const save = readSave(name);
    const play = Play.load(rulesOf(game), save);
    const link = await createLink(play.pack());
    expect(link).toMatch(/^https:\/\/vigil\.example\/play\/#shared\/[\w-]+$/);
    expect(link.length).toBeLessThan(12_000);
    const again = Play.replay(rulesOf(game), await readLink(payloadOf(link)));
    expect(again.answers).toEqual(play.answers);
    expect(again.state).toEqual(play.state);
  });

  it('leads to one clear error if it is truncated, changed or not a game', async () => {
    const link = payloadOf(await createLink(Play.load(rulesOf('arkham'), readSave('won-gates-sealed')).pack()));
    const middle = Math.floor(link.length / 2);
    const damagedLinks = [
      '',
      'x',
      link.slice(0, middle),
      link.slice(1),
      payloadOf(await createLink({ format: 'something else' })),
      payloadOf(await createLink('a text')),
    ];
    for (const text of damagedLinks) {
      const error: unknown = await readLink(text).catch((why: unknown) => why);
      expect(error, text.slice(0, 20)).toBeInstanceOf(OpenError);
      expect((error as Error).message).toContain('cut off or changed');
    }
    // A changed link that still parses as a save has a wrong fingerprint.
    for (let at = 0; at < link.length; at += 97) {
      const changed = `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
      const read = readLink(changed).then((saved) => Play.replay(rulesOf('arkham'), saved));
      await expect(read, `letter ${at}`).rejects.toThrow();
    }
  });

  it('is refused if the game is too large, also when it unpacks to too much data', async () => {
    const noise = Array.from(crypto.getRandomValues(new Uint32Array(15_000)), String).join('');
    await expect(createLink({ format: 'vigil-play', noise })).rejects.toThrow(
      `The limit is ${MAX_LINK_LENGTH / 1000},000`,
    );
    const bomb = payloadOf(await createLink({ format: 'vigil-play', zeros: '0'.repeat(5_000_000) }));
    await expect(readLink(bomb)).rejects.toThrow(OpenError);
  });
});
