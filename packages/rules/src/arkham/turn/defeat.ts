import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { createFinishedCombat } from '../../common/combat/combat.js';
import type { Due } from '../../common/contracts/effects.js';
import { lossEffects, resolveSimultaneously } from '../../common/effects/due.js';
import { answersToDefeat, dueByDefeat, takeOffBoard } from '../../common/effects/monsters.js';
import { findModifier, monsterStats } from '../../common/figures/modifiers.js';
import type { Cause, Combat } from '../../common/game.js';
import { takeFromHolder } from '../../common/in-play.js';
import { addTrophy } from '../../common/people/trophies.js';
import { dealLoss } from '../../common/resources/resources.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Defeats a monster (A-COMBAT-14, A-COMBAT-15, A-COMBAT-16). It becomes a trophy, follows its own text, or goes to the
 * cup when endless. Then come the overwhelming cost and other triggers.
 */
export function* defeat(g: Game, who: Investigator, token: string, combat?: Combat): Rule {
  yield* g.rules.checks.defeatAll(g, who, [token], combat);
}

/** Defeats several monsters at the same moment; their costs are paid after all are defeated. */
export function* defeatAll(g: Game, who: Investigator, tokens: readonly string[], combat?: Combat): Rule {
  const due: Due[] = [];
  const owed: Due[] = [];
  for (const token of tokens) {
    const fought = token === combat?.token ? combat : undefined;
    if (fought) fought.won = true;
    const cause: Cause = { source: g.monster(token).id, combat: fought ?? createFinishedCombat(who, token) };
    const { overwhelming } = monsterStats(g, token, fought);
    yield* resolveDefeat(g, who, token, cause, due);
    if (overwhelming > 0 && !findModifier(g, who, 'ignores', (m) => m.ability === 'overwhelming')) {
      owed.push({
        source: cause.source,
        effects: lossEffects('stamina', overwhelming),
        run: dealLoss(g, who, { stamina: overwhelming }, cause),
      });
    }
  }
  yield* resolveSimultaneously(g, who, [...due, ...owed]);
}

/** Defeats one monster. `due`: collects effects that happen at the same moment. */
function* resolveDefeat(g: Game, who: Investigator, token: string, cause: Cause, due: Due[]): Rule {
  const kind = g.monster(token);
  const { abilities } = monsterStats(g, token, cause.combat);
  // Checked while the token is still in place, before it leaves board and hands.
  const ignoresEndless = cause.combat?.ignored.includes('endless') === true;
  const endless =
    !kind.defeated && !ignoresEndless && abilities.includes('endless') && !(yield* offerToKeepEndless(g, who, token));
  takeOffBoard(g, token);
  takeFromHolder(g.s, token);
  if (kind.defeated) {
    due.push(...(yield* dueByDefeat(g, who, kind.defeated, cause)));
  } else if (endless) yield* g.rules.board.returnMonster(g, token, 'cup');
  else {
    addTrophy(who, 'monsterTrophies', token);
    g.emit?.({ type: 'monsterRemoved', monster: token, to: 'trophy', seat: who.seat });
  }
  due.push(...answersToDefeat(g, who, token, cause));
}

/** Offers an entitled investigator to keep even an endless monster as a trophy. */
function* offerToKeepEndless(g: Game, who: Investigator, token: string): Rule<boolean> {
  if (!findModifier(g, who, 'endlessTrophies')) return false;
  const monster = g.monster(token).id;
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.endless-trophy',
    args: { investigator: who.id, monster },
    why: 'A-COMBAT-15',
    // The monster is between board and hand until this is answered.
    asides: 'none',
    options: [
      { id: 'trophy', value: true, key: 'o.as-trophy', on: token },
      { id: 'cup', value: false, key: 'o.to-cup', on: token },
    ],
  }));
}
