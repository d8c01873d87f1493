import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { openGame } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { ARKHAM_UI } from '../../src/game-ui/arkham/index.js';
import { HAUNT_UI } from '../../src/game-ui/haunt/index.js';
import { COMMON_KINDS } from '../../src/online/at-table/correction-fields.js';

const SETUP = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };

describe('the form for corrections', () => {
  it.each([ARKHAM_UI, HAUNT_UI])('offers exactly the corrections of $game', async (ui) => {
    const { definition } = await openGame(ui.game, await loadBoxes(['base']));
    const play = Play.start(definition, SETUP, 'corrections');
    while (play.decisions.some(({ key }) => key.startsWith('q.start-') || key === 'q.turn-gate')) {
      const [first] = play.decisions;
      play.answer(first?.id ?? '', first?.options[0]?.id ?? '');
    }
    // The refusal of an unknown correction lists all valid ones.
    let refusal = '';
    try {
      play.amend({ do: 'nonsense' });
    } catch (error) {
      refusal = String(error);
    }
    const known = /is none of ([\w, -]+)/.exec(refusal)?.[1]?.split(', ') ?? [];
    expect(known.toSorted()).toEqual([...COMMON_KINDS, ...ui.corrections].toSorted());
  });
});
