import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { countOf } from '../../common/figures/conditions.js';
import type { Countable } from '../../language/conditions.js';
import type { Effects } from '../../language/effects.js';
import { type Game, investigatorsAt } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Offers a transfer before an Ancient One devours an investigator who lacks an asset. Assets change hands at any time,
 * even in encounters (H-ASSET-05), so investigators with them may hand some over first. Not asked if no one there has
 * any. `taken`: number about to be lost.
 */
export function* offerEmergencyTransfer(g: Game, who: Investigator, effects: Effects | undefined, taken = 0): Rule {
  const what = effects && demandedAsset(effects);
  if (what === undefined) return;
  const has = (investigator: Investigator) => countOf(g, investigator, what);
  yield* askUnlessMoot<true>(g, () => {
    if (
      has(who) > taken ||
      !investigatorsAt(g, who.place).some((investigator) => investigator !== who && has(investigator) > 0)
    )
      return undefined;
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

/** Returns the asset whose lack makes a text devour the investigator. */
function demandedAsset(effects: Effects): Countable | undefined {
  for (const effect of effects) {
    if (effect.do !== 'if' || !('hasAtMost' in effect.condition) || effect.condition.atMost !== 0) continue;
    if (effect.then.some((then) => then.do === 'applyFate' && then.fate === 'devoured'))
      return effect.condition.hasAtMost;
  }
  return undefined;
}
