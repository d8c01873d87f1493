/** What the sheets of Kingsport's investigators offer that no effect of the language says. */
import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { figures } from '../../common/figures/modifiers.js';
import type { Game } from '../../common/game.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { returnTrophy } from '../../common/people/trophies.js';
import { keepWithinMaxima } from '../../common/resolving/cards.js';
import { trophyOption } from '../../common/resolving/resolve.js';
import { gainMoney, restore } from '../../common/resolving/resources.js';
import type { Investigator } from '../../common/state.js';

export const hasTrophy: Targets = (_g, who) => who.monsterTrophies.length > 0;

/** A monster trophy for as much money as it is tough. */
export const bloodMoney: Handler = function* (g, who, { source }): Rule {
  const token = yield* askUnlessMoot<string>(g, () => {
    if (who.monsterTrophies.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.lose-trophy',
      args: { investigator: who.id, source },
      why: g.means.reasons.payTrophy,
      options: who.monsterTrophies.map((id) => trophyOption(g, id, 'monster')),
      asides: { inText: who },
    };
  });
  if (token === undefined) return;
  const { toughness } = figures(g, token);
  returnTrophy(g, who, token);
  gainMoney(g, who, toughness, source);
};

/** The highest and the lowest that either maximum of hers is by that track. */
const [MOST, LEAST] = [7, 4];
type Maximum = 'sanity' | 'stamina';

/** Which of her maxima the track can still raise. */
function raisable(g: Game, who: Investigator): Maximum[] {
  const sheet = g.sheet(who);
  const at = (what: Maximum) => sheet[what] + who.maximumChange[what];
  return (['sanity', 'stamina'] as const).filter((what) => {
    const other = what === 'sanity' ? 'stamina' : 'sanity';
    return at(what) < MOST && at(other) > LEAST;
  });
}

export const mayShift: Targets = (g, who) => raisable(g, who).length > 0;

/** One maximum rises by 1, with a point of it, and the other falls. */
export const yinAndYang: Handler = function* (g, who, { source }): Rule {
  const open = raisable(g, who);
  if (open.length === 0) return;
  const up = yield* ask<Maximum>(g, () => ({
    by: [who.seat],
    key: 'q.shift',
    args: { investigator: who.id },
    why: g.means.reasons.choice,
    options: open.map((what) => ({ id: what, value: what, key: 'o.shift', args: { what } })),
    asides: { inText: who },
  }));
  const down = up === 'sanity' ? 'stamina' : 'sanity';
  for (const [what, by] of [
    [up, 1],
    [down, -1],
  ] as const) {
    who.maximumChange[what] += by;
    g.tell?.({ type: 'maximum', seat: who.seat, what, by });
  }
  keepWithinMaxima(g, who);
  restore(g, who, up, 1, source);
};
