import type { Rule } from '@vigil/engine';
import type { ArkhamPeopleRules, ArkhamTurnRules } from '../../arkham/extra-rules.js';
import type { Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { handOf } from '../../common/figures/hand.js';
import { maximumOf } from '../../common/figures/modifiers.js';
import type { DefeatKind } from '../../common/game.js';
import { lostBelongings } from '../../common/people/belongings.js';
import { drawCards } from '../../common/resolving/cards.js';
import { DUNWICH_SLICE } from './dunwich-horror.js';

/** The decks of Injury and Madness cards. */
const WOUND_DECKS = { insane: 'madness', unconscious: 'injury' } as const;
/** With so many of both together an investigator may retire (D-RETIRE-01). */
const WOUNDS_TO_RETIRE = 2;

/**
 * Who falls may draw an Injury or a Madness card in place of the losses (D-INJURY-01, D-INJURY-02): he keeps items, Clues
 * and Retainers (D-INJURY-03, D-INJURY-05), and is left with the maximum. Where he is taken is as ever (D-INJURY-04).
 */
export function woundsLayer(below: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'payFallCosts'> {
  return {
    *payFallCosts(g, who, how): Rule<number> {
      const deck = WOUND_DECKS[how];
      if (g.deck(deck).length === 0 || !(yield* offerWoundCard(g, who, how)))
        return yield* below.payFallCosts(g, who, how);
      // A second copy devours (D-INJURY-07): there is nothing left to come round.
      yield* drawCards(g, who, deck, 1, 1, how);
      return maximumOf(g, who, how === 'insane' ? 'sanity' : 'stamina');
    },
  };
}

function* offerWoundCard(g: Game, who: Investigator, how: DefeatKind): Rule<boolean | undefined> {
  return yield* askUnlessMoot<boolean>(g, () => {
    // What goes on beside this may devour him.
    if (who.place === 'out') return undefined;
    return {
      by: [who.seat],
      key: 'q.wound',
      args: { investigator: who.id },
      why: how === 'insane' ? 'D-INJURY-02' : 'D-INJURY-01',
      options: [
        { id: 'losses', value: false, key: 'o.usual-losses' },
        { id: 'wound', value: true, key: how === 'insane' ? 'o.draw-madness' : 'o.draw-injury' },
      ],
      // He falls now.
      asides: 'none',
    };
  });
}

/**
 * Before his Upkeep an investigator with two or more of these cards may retire (D-RETIRE-01, D-RETIRE-04): the turn is
 * his last, and another comes with the next as after being devoured (D-RETIRE-02), of which nothing else follows
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

/** How many Injury and Madness cards somebody has. */
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
