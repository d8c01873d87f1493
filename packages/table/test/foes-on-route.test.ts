/** Odds of a plan: the rules preview monsters for a seat that does not move, as they do for one that does. */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { aboutOf, type FoePreview, type TypedDecision, Words } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { createPostWords, type GameId, legOddsText, openGame, type RouteLeg } from '../src/index.js';

const SETUPS: Readonly<Record<GameId, object>> = {
  arkham: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
  haunt: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
};

describe('the monsters on a route', () => {
  it.each(['arkham', 'haunt'] as const)('are those that a movement of %s announces [PBP-08]', async (game) => {
    const opened = await openGame(game, await loadBoxes(['base']));
    const play = Play.start(opened.definition, SETUPS[game], 'foes on a route', {});
    let compared = 0;
    for (let i = 0; i < 900 && compared < 12 && play.result === undefined; i++) {
      const decisions = play.decisions as readonly TypedDecision[];
      for (const decision of decisions) {
        const { foes = [], reach = [] } = decision.key === 'q.movement' ? (aboutOf(decision) as Movement) : {};
        const [seat] = decision.by;
        if (foes.length === 0 || seat === undefined) continue;
        expect(opened.previewFoes?.(play.state, seat, reach)).toEqual(foes);
        compared++;
      }
      const [open] = decisions;
      const option = open?.options[i % open.options.length];
      if (open && option) play.answer(open.id, option.id);
    }
    expect(compared).toBe(12);
  });

  it('are named with their odds, and the chance to get past those before', () => {
    const leg: RouteLeg = {
      from: 'a',
      to: 'b',
      cost: 1,
      left: 2,
      foes: [{ monster: 'ghoul', evade: 2 / 3, fight: 0.5 }],
      chance: 0.25,
    };
    const game = new Words('en', { 'check.evade': 'Evade check', 'check.combat': 'Combat check' }, (_, id) => id);
    const text = legOddsText(createPostWords('en'), leg, game);
    expect(text).toBe('chance to get this far: 25% · ghoul (Evade check 67%, Combat check 50%)');
    expect(legOddsText(createPostWords('en'), { from: 'a', to: 'b', cost: 1, left: 2 }, game)).toBe('');
  });
});

interface Movement {
  readonly foes?: readonly FoePreview[];
  readonly reach?: readonly string[];
}
