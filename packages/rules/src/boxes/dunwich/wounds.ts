import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamPeople, ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { handOf } from '../../common/figures/hand.js';
import { maximum } from '../../common/figures/modifiers.js';
import type { Felled } from '../../common/game.js';
import { lossOf } from '../../common/people/loss.js';
import { drawCards } from '../../common/resolving/cards.js';
import { PART } from './horror.js';

/** The decks of Injury and Madness cards. */
const WOUNDS = { insane: 'madness', unconscious: 'injury' } as const;
/** With so many of both together an investigator may retire (D-RETIRE-01). */
const ENOUGH = 2;

/**
 * Who falls may draw an Injury or a Madness card in place of the losses (D-INJURY-01, D-INJURY-02): he keeps items, Clues
 * and Retainers (D-INJURY-03, D-INJURY-05), and is left with the maximum. Where he is taken is as ever (D-INJURY-04).
 */
export function wounds(below: ArkhamPeople): Pick<ArkhamPeople, 'fallCosts'> {
  return {
    *fallCosts(g, who, how): Rule<number> {
      const deck = WOUNDS[how];
      if (g.deck(deck).length === 0 || !(yield* drawsInstead(g, who, how))) return yield* below.fallCosts(g, who, how);
      // A second copy devours (D-INJURY-07): there is nothing left to come round.
      yield* drawCards(g, who, deck, 1, 1, how);
      return maximum(g, who, how === 'insane' ? 'sanity' : 'stamina');
    },
  };
}

function* drawsInstead(g: Game, who: Investigator, how: Felled): Rule<boolean | undefined> {
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
export function retirement(below: ArkhamTurn): Pick<ArkhamTurn, 'upkeep'> {
  return {
    upkeep: (g, who) => (mayRetire(g, who) ? lastUpkeep(g, who, below) : below.upkeep(g, who)),
  };
}

function* lastUpkeep(g: Game, who: Investigator, below: Pick<ArkhamTurn, 'upkeep'>): Rule {
  if (!(yield* retires(g, who))) return yield* below.upkeep(g, who);
  const part = PART.of(g);
  part.retired = (part.retired ?? 0) + 1;
  g.tell?.({ type: 'removed', seat: who.seat, how: 'retired', loss: lossOf(who, false) });
  yield* g.means.people.leaveGame(g, who);
}

function mayRetire(g: Game, who: Investigator): boolean {
  return woundsOf(g, who) >= ENOUGH && !g.s.battle && who.place !== 'out';
}

/** How many Injury and Madness cards somebody has. */
function woundsOf(g: Game, who: Investigator): number {
  let held = 0;
  for (const { deck } of handOf(g, who).defs) if (deck === WOUNDS.insane || deck === WOUNDS.unconscious) held++;
  return held;
}

function* retires(g: Game, who: Investigator): Rule<boolean> {
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
