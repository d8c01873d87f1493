import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { unlessGone } from '../../common/game.js';
import { abilitiesAt, abilityOption, type Usable, useAbility } from '../../common/resolving/abilities.js';
import { canRestore } from '../../common/resolving/resources.js';
import { type Game, inOrder } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Any-phase abilities are usable in every phase (A-TURN-10), also where nobody has anything else to decide: before a
 * mythos card is drawn everybody is asked who has one that would heal him now.
 */
export function* beforeMythos(g: Game): Rule {
  for (const who of inOrder(g)) {
    while (healing(g, who).length > 0) {
      const chosen = yield* ask<Usable | undefined>(g, () => ({
        by: [who.seat],
        key: 'q.before-mythos',
        args: { investigator: who.id },
        why: 'A-TURN-10',
        // It offers by itself what it is about.
        asides: 'none',
        options: [
          { id: 'go-on', value: undefined, key: 'o.go-on' },
          ...healing(g, who).map((use) => abilityOption(use, use)),
        ],
      }));
      if (!chosen) break;
      yield* unlessGone(who, useAbility(g, who, chosen));
    }
  }
}

function healing(g: Game, who: Investigator): Usable[] {
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
