/** What the sheets of Kingsport's investigators offer that no effect of the language says. */
import type { Rule } from '@vigil/engine';
import type { ArkhamChecks } from '../../arkham/own-meanings.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { figures } from '../../common/figures/modifiers.js';
import type { Game } from '../../common/game.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { returnTrophy } from '../../common/people/trophies.js';
import { keepWithinMaxima, shiftMaximum } from '../../common/resolving/cards.js';
import { trophyOption } from '../../common/resolving/gains-and-losses.js';
import { gainMoney, restorable, restore } from '../../common/resolving/resources.js';
import type { Investigator } from '../../common/state.js';
import type { Effect } from '../../language/effects.js';
import { MAXIMUM_SHIFT } from './constants.js';
import { PART } from './rifts.js';

/** How tough a trophy was when he defeated it, or is, where he has it otherwise. */
function toughnessOf(g: Game, token: string): number {
  return PART.of(g).bounties?.[token] ?? figures(g, token).toughness;
}

/** What he defeats is remembered as tough as it is now (BOX-32). */
export function bounties({ defeatAll }: Pick<ArkhamChecks, 'defeatAll'>): Pick<ArkhamChecks, 'defeatAll'> {
  const isPaid = (g: Game, who: Investigator) =>
    g.sheet(who).abilities?.some(({ then }) => then.some(isBounty)) === true;
  return {
    defeatAll(g, who, tokens, combat) {
      if (isPaid(g, who)) {
        const part = PART.of(g);
        part.bounties ??= {};
        for (const token of tokens) part.bounties[token] = figures(g, token).toughness;
      }
      return defeatAll(g, who, tokens, combat);
    },
  };
}

const isBounty = (effect: Effect) => effect.do === 'handler' && effect.name === 'kingsport-blood-money';

export const hasTrophy: Targets = (_g, who) => who.monsterTrophies.length > 0;

/** A monster trophy for as much money as it was tough when he defeated it (BOX-32). */
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
  const toughness = toughnessOf(g, token);
  returnTrophy(g, who, token);
  gainMoney(g, who, toughness, source);
};

type Maximum = 'sanity' | 'stamina';

/** Which of her maxima the track can still raise. */
function raisable(g: Game, who: Investigator): Maximum[] {
  const sheet = g.sheet(who);
  const stops = (sheet.maxima ?? []).flat();
  const [least, most] = [Math.min(...stops), Math.max(...stops)];
  const at = (what: Maximum) => sheet[what] + who.maximumChange[what];
  return (['sanity', 'stamina'] as const).filter((what) => {
    const other = what === 'sanity' ? 'stamina' : 'sanity';
    return at(what) < most && at(other) > least;
  });
}

export const mayShift: Targets = (g, who) => raisable(g, who).length > 0;

const lowered = (up: Maximum): Maximum => (up === 'sanity' ? 'stamina' : 'sanity');

/** By how much the maxima change where one of them is raised. */
function shifting(up: Maximum): Record<Maximum, number> {
  const [more, less] = [MAXIMUM_SHIFT, -MAXIMUM_SHIFT];
  return up === 'sanity' ? { sanity: more, stamina: less } : { sanity: less, stamina: more };
}

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
    about: () => ({
      changes: Object.fromEntries(
        open.map((what) => {
          const point = restorable(g, who, what, source, MAXIMUM_SHIFT) > 0 && { [what]: MAXIMUM_SHIFT };
          return [what, { maximum: shifting(what), ...point }];
        }),
      ),
    }),
    asides: { inText: who },
  }));
  const by = shifting(up);
  for (const what of [up, lowered(up)]) shiftMaximum(g, who, what, by[what]);
  keepWithinMaxima(g, who);
  restore(g, who, up, MAXIMUM_SHIFT, source);
};
