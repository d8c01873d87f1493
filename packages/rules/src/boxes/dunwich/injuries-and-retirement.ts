import type { Rule } from '@vigil/engine';
import type { ArkhamPeopleRules, ArkhamTurnRules, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { drawCards } from '../../common/cards/cards.js';
import { handOf } from '../../common/figures/hand.js';
import { maximumOf } from '../../common/figures/modifiers.js';
import type { DefeatKind } from '../../common/game.js';
import { lostBelongings } from '../../common/people/belongings.js';
import { WOUNDS_TO_RETIRE } from './constants.js';
import { DUNWICH_SLICE } from './dunwich-horror.js';

/** Decks of Injury and Madness cards. */
const WOUND_DECKS = { insane: 'madness', unconscious: 'injury' } as const;

/**
 * A fallen investigator may draw an Injury or Madness card instead of the losses (D-INJURY-01, D-INJURY-02).
 *
 * They keep items, Clues and Retainers (D-INJURY-03, D-INJURY-05) and recover to the maximum. The place of recovery is
 * as usual (D-INJURY-04).
 */
export function woundsLayer(below: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'payDefeatCosts'> {
  return {
    *payDefeatCosts(g, who, how): Rule<number> {
      const deck = WOUND_DECKS[how];
      if (g.deck(deck).length === 0 || !(yield* offerWoundCard(g, who, how)))
        return yield* below.payDefeatCosts(g, who, how);
      // A second copy devours (D-INJURY-07); then there is no recovery.
      yield* drawCards(g, who, deck, 1, 1, how);
      return maximumOf(g, who, how === 'insane' ? 'sanity' : 'stamina');
    },
  };
}

function* offerWoundCard(g: Game, who: Investigator, how: DefeatKind): Rule<boolean | undefined> {
  return yield* askUnlessMoot<boolean>(g, () => {
    // A simultaneous effect may devour the investigator.
    if (who.place === 'out') return undefined;
    return {
      by: [who.seat],
      key: 'q.wound',
      args: { investigator: who.id, what: how === 'insane' ? 'sanity' : 'stamina' },
      why: how === 'insane' ? 'D-INJURY-02' : 'D-INJURY-01',
      options: [
        { id: 'losses', value: false, key: 'o.usual-losses' },
        { id: 'wound', value: true, key: how === 'insane' ? 'o.draw-madness' : 'o.draw-injury' },
      ],
      // The defeat is being resolved now.
      asides: 'none',
    };
  });
}

/**
 * Before Upkeep an investigator with two or more of these cards may retire (D-RETIRE-01, D-RETIRE-04).
 *
 * It is their last turn. The next investigator enters as after being devoured (D-RETIRE-02), without other consequences
 * (D-RETIRE-03).
 */
export function retirementLayer(below: ArkhamTurnRules): Pick<ArkhamTurnRules, 'upkeep'> {
  return {
    upkeep: (g, who) => (canRetire(g, who) ? upkeepWithRetirement(g, who, below) : below.upkeep(g, who)),
  };
}

function* upkeepWithRetirement(g: Game, who: Investigator, below: Pick<ArkhamTurnRules, 'upkeep'>): Rule {
  if (!(yield* offerRetirement(g, who))) return yield* below.upkeep(g, who);
  const part = DUNWICH_SLICE.of(g);
  part.retired = (part.retired ?? 0) + 1;
  g.emit?.({ type: 'removed', seat: who.seat, how: 'retired', loss: lostBelongings(who, false) });
  yield* g.rules.people.leaveGame(g, who);
}

function canRetire(g: Game, who: Investigator): boolean {
  return countWounds(g, who) >= WOUNDS_TO_RETIRE && !g.s.battle && who.place !== 'out';
}

/** Returns the number of Injury and Madness cards an investigator has. */
function countWounds(g: Game, who: Investigator): number {
  let held = 0;
  for (const { deck } of handOf(g, who).defs)
    if (deck === WOUND_DECKS.insane || deck === WOUND_DECKS.unconscious) held++;
  return held;
}

function* offerRetirement(g: Game, who: Investigator): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.retire',
    args: { investigator: who.id },
    why: 'D-RETIRE-01',
    options: [
      { id: 'stay', value: false, key: 'o.play-on' },
      { id: 'retire', value: true, key: 'o.retire' },
    ],
  }));
}
