import { BASE, BOXES } from '@vigil/content';
import { packOf } from '@vigil/rules';
import { expect, it } from 'vitest';
import { componentsOf, kindsOf } from '../src/components.js';
import { gameAt } from '../src/games/index.js';
import { englishWords } from '../src/terminal/language.js';

it('the list of components contains the decks and table cards of a box', () => {
  const box = packOf({
    id: 'box',
    name: 'Box',
    version: '1',
    decks: [{ id: 'exhibit', name: 'Exhibit', countsAs: 'item' }],
    cards: [{ id: 'vase', name: 'Vase', deck: 'exhibit', count: 2, price: 4 }],
    tableCards: [{ id: 'patron', name: 'Patron', kind: 'guardian', modifiers: [{ mod: 'sealCost', to: 1 }] }],
  });
  const game = gameAt('arkham', [{ pack: BASE }, { pack: box }]);
  const all = componentsOf(game, englishWords(game.content, game.id));
  expect(all.find(({ id }) => id === 'vase')).toMatchObject({ kind: 'exhibit', name: 'Vase', count: 2 });
  expect(all.find(({ id }) => id === 'patron')).toMatchObject({ kind: 'table-card', figures: { kind: 'guardian' } });
  expect(all.find(({ id }) => id === 'patron')?.text).not.toBe('');
  expect(kindsOf(game.pack()).slice(7, 9)).toEqual(['ally', 'exhibit']);
});

it('the components of a box contain its cards for a deck of another box', async () => {
  const packs = (await BOXES.load(['dark-pharaoh-revised'])).map(({ pack }) => pack);
  const game = gameAt(
    'arkham',
    packs.map((pack) => ({ pack })),
  );
  const all = componentsOf(game, englishWords(game.content, game.id), packs.at(-1));
  const exhibits = all.filter(({ kind }) => kind === 'exhibit');
  expect(exhibits).toHaveLength(14);
  expect(exhibits.every(({ text }) => text !== '')).toBe(true);
});
