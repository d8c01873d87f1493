import { describe, expect, it } from 'vitest';
import { Session } from '../../src/play/session.js';
import { loadContent } from '../../src/text/loaded-content.js';

const savedGame = { game: 'arkham', origin: { seed: 'x', setup: { packs: ['base', 'innsmouth'] } } };

describe('a game with a missing box', () => {
  it('is refused with the names of the missing boxes', async () => {
    await expect(Session.resume('id', savedGame)).rejects.toThrow(/this page does not have: innsmouth\./);
    const setup = { investigators: ['random'], ancientOne: 'random', packs: ['base', 'antarctica', 'innsmouth'] };
    await expect(Session.start('id', 'arkham', setup, 'x')).rejects.toThrow('antarctica, innsmouth');
  });

  it('has no loaded content, and a failed load is repeated at the next request', async () => {
    await expect(loadContent(['base', 'innsmouth'])).rejects.toThrow('innsmouth');
    expect((await loadContent(['base'])).packs).toEqual(['base']);
    await expect(loadContent(['base', 'innsmouth'])).rejects.toThrow('innsmouth');
  });
});
