/** Abilities of Kingsport's investigator sheets that the effect language cannot express. */
import type { Rule } from '@vigil/engine';
import type { ArkhamCheckRules } from '../../arkham/game.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { keepWithinMaxima, shiftMaximum } from '../../common/cards/cards.js';
import { trophyOption } from '../../common/effects/gains-and-losses.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import type { Game } from '../../common/game.js';
import { returnTrophy, trophyChoices } from '../../common/people/trophies.js';
import { gainMoney, restorableAmount, restore } from '../../common/resources/resources.js';
import type { Handler, TargetCheck } from '../../common/rule-table.js';
import type { Investigator } from '../../common/state.js';
import type { Effect } from '../../language/effects.js';
import { MAXIMUM_SHIFT } from './constants.js';
import { KINGSPORT_SLICE } from './rifts.js';

/** Returns a trophy's toughness when defeated by its holder; for other trophies, the current toughness. */
function bountyToughness(g: Game, token: string): number {
  return KINGSPORT_SLICE.of(g).bounties?.[token] ?? monsterStats(g, token).toughness;
}

/** Trophies that bring their holder different sums differ (BOX-32). */
export const bountyMark = (g: Game, trophy: string): string =>
  g.content.tokens.has(trophy) ? String(bountyToughness(g, trophy)) : '';

/** Records the toughness of monsters as the bounty earner defeats them (BOX-32). */
export function bountiesLayer({ defeatAll }: Pick<ArkhamCheckRules, 'defeatAll'>): Pick<ArkhamCheckRules, 'defeatAll'> {
  const isPaid = (g: Game, who: Investigator) =>
    g.sheet(who).abilities?.some(({ then }) => then.some(isBounty)) === true;
  return {
    defeatAll(g, who, tokens, combat) {
      if (isPaid(g, who)) {
        const part = KINGSPORT_SLICE.of(g);
        part.bounties ??= {};
        for (const token of tokens) part.bounties[token] = monsterStats(g, token).toughness;
      }
      return defeatAll(g, who, tokens, combat);
    },
  };
}

const isBounty = (effect: Effect) => effect.do === 'handler' && effect.name === 'kingsport-blood-money';

export const hasTrophy: TargetCheck = (_g, who) => who.monsterTrophies.length > 0;

/** Sells a monster trophy for money equal to its toughness when defeated (BOX-32). */
export const sellTrophy: Handler = function* (g, who, { source }): Rule {
  const token = yield* askUnlessMoot<string>(g, () => {
    if (who.monsterTrophies.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.lose-trophy',
      args: { investigator: who.id, source },
      why: g.rules.reasons.payTrophy,
      options: trophyChoices(g, who.monsterTrophies).map((id) => trophyOption(g, id, 'monster')),
      asides: { inText: who },
    };
  });
  if (token === undefined) return;
  const toughness = bountyToughness(g, token);
  returnTrophy(g, who, token);
  gainMoney(g, who, toughness, source);
};

type Maximum = 'sanity' | 'stamina';

/** Returns the maxima that the track can still raise. */
function raisableMaxima(g: Game, who: Investigator): Maximum[] {
  const sheet = g.sheet(who);
  const stops = (sheet.maxima ?? []).flat();
  const [least, max] = [Math.min(...stops), Math.max(...stops)];
  const at = (what: Maximum) => sheet[what] + who.maximumChange[what];
  return (['sanity', 'stamina'] as const).filter((what) => {
    const other = what === 'sanity' ? 'stamina' : 'sanity';
    return at(what) < max && at(other) > least;
  });
}

export const canShiftMaxima: TargetCheck = (g, who) => raisableMaxima(g, who).length > 0;

const otherMaximum = (up: Maximum): Maximum => (up === 'sanity' ? 'stamina' : 'sanity');

/** Returns the changes of both maxima when one is raised. */
function maximaChange(up: Maximum): Record<Maximum, number> {
  const [more, less] = [MAXIMUM_SHIFT, -MAXIMUM_SHIFT];
  return up === 'sanity' ? { sanity: more, stamina: less } : { sanity: less, stamina: more };
}

/** Raises one maximum by 1, together with the current value, and lowers the other. */
export const shiftMaxima: Handler = function* (g, who, { source }): Rule {
  const open = raisableMaxima(g, who);
  if (open.length === 0) return;
  const up = yield* ask<Maximum>(g, () => ({
    by: [who.seat],
    key: 'q.shift',
    args: { investigator: who.id },
    why: g.rules.reasons.choice,
    options: open.map((what) => ({ id: what, value: what, key: 'o.shift', args: { what } })),
    about: () => ({
      changes: Object.fromEntries(
        open.map((what) => {
          const point = restorableAmount(g, who, what, source, MAXIMUM_SHIFT) > 0 && { [what]: MAXIMUM_SHIFT };
          return [what, { maximum: maximaChange(what), ...point }];
        }),
      ),
    }),
    asides: { inText: who },
  }));
  const by = maximaChange(up);
  for (const what of [up, otherMaximum(up)]) shiftMaximum(g, who, what, by[what]);
  keepWithinMaxima(g, who);
  restore(g, who, up, MAXIMUM_SHIFT, source);
};
