import type { Rule } from '@vigil/engine';
import { lost } from '../../arkham/end/victory.js';
import { type Game, inOrder } from '../../arkham/game.js';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { GameOver } from '../../common/game.js';
import { type Lying, turnCard } from '../../common/in-play.js';
import type { Handler } from '../../common/meanings.js';
import { numberOptions } from '../../common/number-options.js';
import { canSpend, spend } from '../../common/resolving/purse.js';
import type { TableState } from '../../common/state.js';
import type { Content } from '../../language/content.js';
import { optionId } from '../../language/questions/index.js';
import { STOPPED_BY } from './constants.js';
import { PART } from './part.js';

/** Clues for each player that stop an Act. Nothing stops the last. */
const priceOf = (act: string | undefined): number => (act === 'act-1' || act === 'act-2' ? STOPPED_BY[act] : 0);

/** The Acts that are being played, and the one that is next; without Acts neither. */
export function actsOf(
  content: Content,
  view: Lying & Pick<TableState, 'boxes'>,
): {
  readonly played: readonly string[];
  readonly next: string | undefined;
  /** Clues for each player that stop the next one; 0: nothing does (Y-ACT-03). */
  readonly price: number;
} {
  const isAct = (card: string) => content.tableCards.get(card)?.kind === 'act';
  const [next] = PART.of({ s: view }).acts;
  return { played: view.inPlay.map(({ card }) => card).filter(isAct), next, price: priceOf(next) };
}

/** The Act in which everything ends (Y-ACT-04). */
const LAST = 'act-3';

/** While the last Act is still to come, its beginning is one way to lose (Y-ACT-04). */
export function lastAct({ ends }: Pick<ArkhamTurn, 'ends'>): Pick<ArkhamTurn, 'ends'> {
  return {
    ends(g) {
      const all = ends(g);
      return PART.of(g).acts.includes(LAST) ? { ...all, lost: [...all.lost, { how: 'last-act' }] } : all;
    },
  };
}

/**
 * The next Act begins (Y-ACT-02), unless it is stopped: then it lies on top as before (Y-ACT-03). With the third the
 * players have lost (Y-ACT-04).
 */
export const nextAct: Handler = function* (game, _who, { source }): Rule {
  const g = game as Game;
  const { acts } = PART.of(g);
  const [act] = acts;
  if (act === undefined) return;
  const price = priceOf(act) * g.means.people.count(g, 'else');
  if (price > 0 && (yield* isStopped(g, act, price, source))) return;
  acts.shift();
  turnCard(g, act, 'up');
  if (act === LAST) throw new GameOver(lost(g, 'last-act'));
};

/**
 * Whether the investigators stop an Act together: in turn order from the first player each says how many Clues he would
 * give; they are paid if they are enough, else everybody keeps his.
 */
function* isStopped(g: Game, act: string, price: number, source: string): Rule<boolean> {
  const givers = inOrder(g);
  const clues = (who: Investigator) => canSpend(g, who, 'clues');
  const all = (some: readonly Investigator[]) => some.reduce((sum, who) => sum + clues(who), 0);
  const pledged = new Map<Investigator, number>();
  let left = price;
  for (const [i, who] of givers.entries()) {
    // Who can give nothing is not asked, nor is anybody once the others cannot make it up.
    const others = all(givers.slice(i + 1));
    if (left <= 0 || clues(who) + others < left) break;
    const n = yield* pledge(g, who, act, left, Math.min(clues(who), left), source);
    pledged.set(who, n);
    left -= n;
  }
  if (left > 0) return false;
  for (const [who, n] of pledged) {
    if (n > 0) yield* spend(g, who, 'clues', n, act);
  }
  g.tell?.({ type: 'happened', what: 'king.act-stopped' });
  return true;
}

function pledge(g: Game, who: Investigator, act: string, left: number, most: number, source: string): Rule<number> {
  return ask<number>(g, () => ({
    by: [who.seat],
    key: 'q.stop-act',
    args: { investigator: who.id, source, mythos: act, n: left },
    why: 'Y-ACT-03',
    // The Mythos Phase runs its course: nobody trades in it.
    asides: 'none',
    options: numberOptions(0, most),
    about: () => ({
      changes: Object.fromEntries(Array.from({ length: most }, (_, n) => [optionId.amount(n + 1), { clues: -n - 1 }])),
    }),
  }));
}
