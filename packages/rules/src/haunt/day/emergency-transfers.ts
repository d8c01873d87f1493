import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { countOf } from '../../common/figures/conditions.js';
import type { Countable } from '../../language/conditions.js';
import type { Effects } from '../../language/effects.js';
import { type Game, investigatorsAt } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * An Ancient One who devours whoever has none left of something: since assets change hands at any time, in encounters too
 * (H-ASSET-05), those with somebody who will have none may hand him some first. Not asked where nobody there has any.
 * `taken`: how many he is about to lose.
 */
export function* offerEmergencyTransfer(g: Game, who: Investigator, effects: Effects | undefined, taken = 0): Rule {
  const what = effects && demandedAsset(effects);
  if (what === undefined) return;
  const has = (one: Investigator) => countOf(g, one, what);
  yield* askUnlessMoot<true>(g, () => {
    if (has(who) > taken || !investigatorsAt(g, who.place).some((one) => one !== who && has(one) > 0)) return undefined;
    return {
      by: [who.seat],
      key: 'q.ancient-demand',
      args: {
        investigator: who.id,
        ancientOne: g.s.ancientOne,
        what: what === 'clues' ? 'clues' : what === 'monster-trophies' ? 'monster' : 'gate',
      },
      why: 'H-ASSET-05',
      window: true,
      options: [{ id: 'go-on', value: true, key: 'o.go-on' }],
    };
  });
}

/** What a text devours for the want of. */
function demandedAsset(effects: Effects): Countable | undefined {
  for (const effect of effects) {
    if (effect.do !== 'if' || !('hasAtMost' in effect.condition) || effect.condition.atMost !== 0) continue;
    if (effect.then.some((then) => then.do === 'befall' && then.fate === 'devoured')) return effect.condition.hasAtMost;
  }
  return undefined;
}
