/** Handlers of single cards. */
import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamTargetCheck } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import { releaseFromJail } from '../../arkham/people/status.js';
import { runTrade } from '../../arkham/people/trade.js';
import type { Investigator } from '../../arkham/state.js';
import { askUnlessMoot } from '../../common/ask.js';
import { discardCard } from '../../common/cards/cards.js';
import { cannotBeLost } from '../../common/figures/filters.js';
import { unlessInterrupted } from '../../common/game.js';
import { bringDown, dealLoss } from '../../common/resources/resources.js';
import { optionId } from '../../language/questions/index.js';
import { COURIER_SANITY } from './constants.js';

export const hasOutskirts: ArkhamTargetCheck = (g) => g.s.monsters.some(({ at }) => at === 'outskirts');

/** The investigator may return one monster of the Outskirts to the cup. */
export const clearOutskirts: ArkhamHandler = function* (g, who, { source }): Rule {
  const token = yield* askUnlessMoot<string | undefined>(g, () => {
    const outskirts = g.monstersAt('outskirts');
    if (outskirts.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.clear-outskirts',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: [
        { id: 'no', value: undefined, key: 'o.no' },
        ...outskirts.map((one) => ({
          id: optionId.monster(one),
          value: one,
          key: 'o.monster' as const,
          args: { monster: g.monster(one).id },
          on: one,
        })),
      ],
      asides: { inText: who },
    };
  });
  if (token !== undefined) yield* g.rules.board.returnMonster(g, token, 'cup');
};

/**
 * True if the Repairer of Reputations can remove something: a Curse that can be lost, a debt, a Detriment or the Jail.
 */
function needsRepair(g: Game, who: Investigator): boolean {
  return who.place === 'jail' || reparableCards(g, who).length > 0;
}

function reparableCards(g: Game, who: Investigator) {
  const isReparable = (card: string) => card === 'curse' || card === 'bank-loan' || DETRIMENTS.includes(card);
  return who.cards.filter((held) => isReparable(held.card) && !cannotBeLost(g, held));
}

/** Detriments of another box, if it is in play. */
const DETRIMENTS = ['harried', 'local-guide', 'tainted-soul', 'wanted'];

/** An affected investigator may lose all of these and leave the Jail, at the cost of their Sanity. */
export const offerRepair: ArkhamHandler = function* (g, _who, cause): Rule {
  for (const who of investigatorsInOrder(g)) {
    const repaired = yield* askUnlessMoot<boolean>(g, () =>
      needsRepair(g, who)
        ? {
            by: [who.seat],
            key: 'q.repair',
            args: { investigator: who.id, source: cause.source },
            why: g.rules.reasons.choice,
            options: [
              { id: 'yes', value: true, key: 'o.yes' },
              { id: 'no', value: false, key: 'o.no' },
            ],
            about: () => ({ changes: { yes: { sanity: -who.sanity } } }),
            asides: { inText: who },
          }
        : undefined,
    );
    if (!repaired) continue;
    for (const blemish of reparableCards(g, who)) discardCard(g, who, blemish);
    if (who.place === 'jail') yield* releaseFromJail(g, who, cause.source);
    yield* unlessInterrupted(who, bringDown(g, who, 'sanity', 0, cause.source));
  }
};

/** Couriers: investigators in Arkham may trade with each other, losing Sanity for each item given or taken. */
export const offerCouriers: ArkhamHandler = function* (g, _who, cause): Rule {
  for (const who of investigatorsInOrder(g)) {
    for (;;) {
      const other = yield* askUnlessMoot<Investigator | undefined>(g, () => {
        const partners = g.isInArkham(who)
          ? investigatorsInOrder(g).filter((investigator) => investigator !== who && g.isInArkham(investigator))
          : [];
        const some = partners.filter((partner) => hasTradableItem(g, who) || hasTradableItem(g, partner));
        if (some.length === 0) return undefined;
        return {
          by: [who.seat],
          key: 'q.courier',
          args: { investigator: who.id, source: cause.source },
          why: g.rules.reasons.choice,
          options: [
            { id: 'no', value: undefined, key: 'o.no' },
            ...some.map((one) => ({
              id: optionId.seat(one.seat),
              value: one,
              key: 'o.investigator' as const,
              args: { investigator: one.id },
              on: one.id,
            })),
          ],
          asides: { inText: who },
        };
      });
      if (!other) break;
      const items = yield* tradeAtDistance(g, who, other);
      if (items === 0) continue;
      for (const one of [who, other])
        yield* unlessInterrupted(one, dealLoss(g, one, { sanity: items * COURIER_SANITY }, cause));
    }
  }
};

function hasTradableItem(g: Game, who: Investigator): boolean {
  return who.money > 0 || g.rules.asides.tradable(g, who).length > 0;
}

/** Trades at any distance. Returns the number of items that changed hands. */
function* tradeAtDistance(g: Game, investigator: Investigator, other: Investigator): Rule<number> {
  const before = new Set(investigator.cards);
  const had = new Set(other.cards);
  yield* runTrade(g, investigator, other, 'anywhere');
  const given = other.cards.filter((card) => before.has(card)).length;
  const taken = investigator.cards.filter((card) => had.has(card)).length;
  return given + taken;
}

/** Shuffles the Unique deck, including cards put under it. */
export const shuffleUnique: ArkhamHandler = function* (g): Rule {
  g.rules.cards.shuffle(g, g.mutableDeck('unique'));
};
