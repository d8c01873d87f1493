import type { Rule } from '@vigil/engine';
import { endAsLost } from '../../arkham/end/victory.js';
import type { ArkhamHandler, ArkhamTurnRules } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { GameOver } from '../../common/game.js';
import { type TableCards, turnCard } from '../../common/in-play.js';
import { numberOptions } from '../../common/number-options.js';
import { canSpend, spend } from '../../common/resources/spending.js';
import type { TableState } from '../../common/state.js';
import type { Content } from '../../language/content.js';
import { optionId } from '../../language/questions/index.js';
import { ACT_STOP_CLUES } from './constants.js';
import { KING_SLICE } from './king-state.js';

/** Clues for each player that stop an Act. The last cannot be stopped. */
const stopPriceOf = (act: string | undefined): number => (act === 'act-1' || act === 'act-2' ? ACT_STOP_CLUES[act] : 0);

/** Returns the Acts in play and the next one; neither without Acts. */
export function getActs(
  content: Content,
  view: TableCards & Pick<TableState, 'boxes'>,
): {
  readonly played: readonly string[];
  readonly next: string | undefined;
  /** Clues for each player that stop the next Act; 0 if nothing does (Y-ACT-03). */
  readonly price: number;
} {
  const isAct = (card: string) => content.tableCards.get(card)?.kind === 'act';
  const [next] = KING_SLICE.of({ s: view }).acts;
  return { played: view.inPlay.map(({ card }) => card).filter(isAct), next, price: stopPriceOf(next) };
}

/** The Act that ends the game (Y-ACT-04). */
const LAST_ACT = 'act-3';

/** Lists the start of the last Act as one way to lose while it is still to come (Y-ACT-04). */
export function lastActLayer({
  getEndConditions,
}: Pick<ArkhamTurnRules, 'getEndConditions'>): Pick<ArkhamTurnRules, 'getEndConditions'> {
  return {
    getEndConditions(g) {
      const all = getEndConditions(g);
      return KING_SLICE.of(g).acts.includes(LAST_ACT) ? { ...all, lost: [...all.lost, { how: 'last-act' }] } : all;
    },
  };
}

/**
 * Begins the next Act (Y-ACT-02), unless it is stopped; then it stays on top (Y-ACT-03). The third loses the game
 * (Y-ACT-04).
 */
export const beginNextAct: ArkhamHandler = function* (g, _who, { source }): Rule {
  const { acts } = KING_SLICE.of(g);
  const [act] = acts;
  if (act === undefined) return;
  const price = stopPriceOf(act) * g.rules.people.countInvestigators(g, 'else');
  if (price > 0 && (yield* offerToStopAct(g, act, price, source))) return;
  acts.shift();
  turnCard(g, act, 'up');
  if (act === LAST_ACT) throw new GameOver(endAsLost(g, 'last-act'));
};

/**
 * Asks the investigators whether they stop an Act together. In turn order from the first player each pledges Clues.
 *
 * The Clues are paid if they suffice; otherwise all keep theirs.
 */
function* offerToStopAct(g: Game, act: string, price: number, source: string): Rule<boolean> {
  const givers = investigatorsInOrder(g);
  const clues = (who: Investigator) => canSpend(g, who, 'clues');
  const all = (some: readonly Investigator[]) => some.reduce((sum, who) => sum + clues(who), 0);
  const pledged = new Map<Investigator, number>();
  let left = price;
  for (const [i, who] of givers.entries()) {
    // Investigators without Clues are not asked. The questions stop once the rest cannot reach the price.
    const others = all(givers.slice(i + 1));
    if (left <= 0 || clues(who) + others < left) break;
    const n = yield* askPledge(g, who, act, left, () => Math.min(clues(who), left), source);
    pledged.set(who, n);
    left -= n;
  }
  // The keeper may have corrected Clues since they were pledged.
  if (left > 0 || [...pledged].some(([who, n]) => clues(who) < n)) return false;
  for (const [who, n] of pledged) {
    if (n > 0) yield* spend(g, who, 'clues', n, act);
  }
  g.emit?.({ type: 'boxEvent', what: 'king.act-stopped' });
  return true;
}

function askPledge(
  g: Game,
  who: Investigator,
  act: string,
  left: number,
  max: () => number,
  source: string,
): Rule<number> {
  return ask<number>(g, () => ({
    by: [who.seat],
    key: 'q.stop-act',
    args: { investigator: who.id, source, mythos: act, n: left },
    why: 'Y-ACT-03',
    // No trades: the Mythos Phase runs without interruption.
    asides: 'none',
    options: numberOptions(0, max()),
    about: () => ({
      changes: Object.fromEntries(Array.from({ length: max() }, (_, n) => [optionId.amount(n + 1), { clues: -n - 1 }])),
    }),
  }));
}
