import { describe, expect, it } from 'vitest';
import { Session } from '../../src/play/session.js';
import { loadContent } from '../../src/text/loaded-content.js';

const saved = { game: 'arkham', origin: { seed: 'x', setup: { packs: ['base', 'innsmouth'] } } };

describe('a game with a box that this page does not have', () => {
  it('is not opened, and what is missing is named', async () => {
    await expect(Session.resume('id', saved)).rejects.toThrow(/this page does not have: innsmouth\./);
    const setup = { investigators: ['random'], ancientOne: 'random', packs: ['base', 'antarctica', 'innsmouth'] };
    await expect(Session.start('id', 'arkham', setup, 'x')).rejects.toThrow('antarctica, innsmouth');
  });

  it('has no edition either, and what could not be had is asked for again', async () => {
    await expect(loadContent(['base', 'innsmouth'])).rejects.toThrow('innsmouth');
    expect((await loadContent(['base'])).packs).toEqual(['base']);
    await expect(loadContent(['base', 'innsmouth'])).rejects.toThrow('innsmouth');
  });
});
