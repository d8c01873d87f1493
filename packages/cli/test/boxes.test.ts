import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { Pack } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToTerminal, withBoxes } from '../src/games/boxes.js';
import { gameAt } from '../src/games/index.js';
import { englishWords } from '../src/terminal/language.js';

const PACK: Pack = { ...BASE, id: 'lantern' };
const game = gameAt('arkham', [{ pack: BASE }]);
const words = englishWords(game.content);
const setup = { investigators: ['joe-diamond', 'kate-winthrop'], ancientOne: 'cthulhu' };
const view = Play.start(game.definition, setup, 'lantern').view() as TableView;

beforeAll(() =>
  addToTerminal('lantern', {
    board: (_, { doom }) => [
      ['oil', `${10 - doom} of 10`],
      ['moths', ''],
    ],
    people: (_, { investigators }, only) =>
      investigators.filter(({ seat }) => !only || only.has(seat)).map(({ id }) => `    ${id} carries a lamp`),
    outcome: () => ['The lantern is out.'],
  }),
);

describe('the additions of a box at the terminal', () => {
  it('follow the output of the game, without empty rows', () => {
    const extended = withBoxes(game, [BASE, PACK]);
    expect(extended.board(words, view)).toEqual([...game.board(words, view), { head: 'oil', what: '10 of 10' }]);
    const [joe, kate] = game.people(words, view);
    expect(extended.people(words, view)).toEqual([
      { ...joe, lines: [...(joe?.lines ?? []), '    joe-diamond carries a lamp'] },
      { ...kate, lines: [...(kate?.lines ?? []), '    kate-winthrop carries a lamp'] },
    ]);
    const outcome = { won: false, how: 'ancient-one-won', turns: 3 } as const;
    expect(extended.outcome(words, outcome, view)).toEqual(['3 turns.', 'The lantern is out.']);
  });

  it('are absent at a table without the pack', () => {
    expect(withBoxes(game, [BASE])).toBe(game);
  });

  it('are refused if the box has some already', () => {
    expect(() => addToTerminal('lantern', {})).toThrow('the terminal already has the box "lantern"');
  });
});
