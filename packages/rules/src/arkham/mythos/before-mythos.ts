import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { abilitiesAt, abilityOption, useAbility } from '../../common/cards/abilities.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { unlessInterrupted } from '../../common/game.js';
import { canRestore } from '../../common/resources/resources.js';
import { type Game, investigatorsInOrder } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Offers healing abilities before a mythos card is drawn. Any-phase abilities are usable in every phase (A-TURN-10),
 * even with nothing else to decide.
 */
export function* offerHealingBeforeMythos(g: Game): Rule {
  for (const who of investigatorsInOrder(g)) {
    while (healingAbilities(g, who).length > 0) {
      const chosen = yield* ask<UsableAbility | undefined>(g, () => ({
        by: [who.seat],
        key: 'q.before-mythos',
        args: { investigator: who.id },
        why: 'A-TURN-10',
        // The question lists its own abilities.
        asides: 'none',
        options: [
          { id: 'go-on', value: undefined, key: 'o.go-on' },
          ...healingAbilities(g, who).map((use) => abilityOption(use, use)),
        ],
      }));
      if (!chosen) break;
      yield* unlessInterrupted(who, useAbility(g, who, chosen));
    }
  }
}

function healingAbilities(g: Game, who: Investigator): UsableAbility[] {
  if (who.turnEnded === g.s.turn) return [];
  return abilitiesAt(g, who, 'phase:any').filter(({ ability, source }) =>
    ability.then.some(
      (effect) =>
        effect.do === 'gain' &&
        (effect.what === 'sanity' || effect.what === 'stamina') &&
        canRestore(g, who, effect.what, source),
    ),
  );
}
