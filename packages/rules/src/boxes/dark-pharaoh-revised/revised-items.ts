import type { Rule } from '@vigil/engine';
import type { ArkhamGateRules, ArkhamHandler, ArkhamTargetCheck, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { discardCard, trimBeyond } from '../../common/cards/cards.js';
import { isInRegion } from '../../common/figures/conditions.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import { noteTopSeen, putUnder, takeAt } from '../../common/known-order.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { BoardMonster, Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { isInEncounter, payPoints } from '../dark-pharaoh/exhibit-items.js';
import { EYE, FRAGMENT_COST } from './constants.js';

// ---- Eye of Light and Darkness ----

/** Pays up to three points of Sanity and Stamina: +2 to the check about to be made for each. */
export const useEye: ArkhamHandler = function* (g, who, { source }, _memory, occasion): Rule {
  const points = yield* payPoints(g, who, source, EYE.points);
  if (points > 0) occasion?.check?.bonuses.push({ source, by: EYE.bonus * points });
};

// ---- Mask of the Three Fates ----

/** Shows the top card before the investigator draws; it may go under its deck. */
export const peekBeforeDraw: ArkhamHandler = function* (g, who, { source }, _memory, occasion): Rule {
  const id = occasion?.deck;
  if (id === undefined) return;
  const deck = g.orderedDeck(id);
  const [card] = deck;
  if (card === undefined) return;
  g.reveal();
  noteTopSeen(g.s, id, 1);
  const under = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.peeked',
    args: { investigator: who.id, source, card },
    why: g.rules.reasons.choice,
    options: [
      { id: 'top', value: false, key: 'o.stays-on-top' },
      { id: 'bottom', value: true, key: 'o.goes-under' },
    ],
    asides: { inText: who },
  }));
  if (!under) return;
  takeAt(g.s, id, deck, deck.indexOf(card));
  putUnder(g.s, id, deck, [card]);
};

// ---- Pentagram of Blood ----

function banishableMonsters(g: Game, who: Investigator): BoardMonster[] {
  const { stamina } = who;
  return g.s.monsters.filter(({ token, at }) => {
    return isInRegion(g, at, { in: 'arkham' }) && monsterStats(g, token).toughness <= stamina;
  });
}

export const canBanish: ArkhamTargetCheck = (g, who) => banishableMonsters(g, who).length > 0;

/** Returns a monster in Arkham to the cup for Stamina equal to its toughness. */
export const banishMonster: ArkhamHandler = function* (g, who, { source }): Rule {
  const monster = yield* pickMonster(g, who, source, () => banishableMonsters(g, who));
  if (!monster) return;
  const amount = monsterStats(g, monster.token).toughness;
  who.stamina -= amount;
  g.emit?.({ type: 'paid', seat: who.seat, what: 'stamina', amount, from: source });
  trimBeyond(g, who);
  yield* g.rules.board.returnMonster(g, monster.token, 'cup');
};

/** Asks the investigator for one of the monsters. Undefined if there are none. */
export function* pickMonster(
  g: Game,
  who: Investigator,
  source: string,
  among: () => BoardMonster[],
): Rule<BoardMonster | undefined> {
  return yield* askUnlessMoot<BoardMonster>(g, () => {
    const candidates = among();
    if (candidates.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.lay-to-rest',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: candidates.map((one) => ({
        id: optionId.monster(one.token),
        value: one,
        key: 'o.monster-at' as const,
        args: { monster: g.monster(one.token).id, place: one.at },
        on: one.token,
      })),
      asides: { inText: who },
    };
  });
}

// ---- Tablet of Bast ----

/** Cancels the consequences of the failed check. */
export const cancelFailedCheck: ArkhamHandler = function* (_g, _who, _cause, _memory, occasion): Rule {
  if (occasion?.check) occasion.check.forgiven = true;
};

// ---- fragments of an Elder Sign ----

const SECOND_FRAGMENT = 'second-elder-sign-fragment';
const THIRD_FRAGMENT = 'third-elder-sign-fragment';

/** Returns the investigator's fragment if it is usable: only in an encounter in Arkham, where gates are closed. */
function findUsableFragment(g: Game, who: Investigator | undefined, card: string): Possession | undefined {
  if (!who || !isInEncounter(g, who)) return undefined;
  return who.cards.find((held) => held.card === card);
}

/** Asks whether the investigator uses a fragment. If so, it goes to the box and they pay a point. */
function* offerFragment(g: Game, who: Investigator, held: Possession, place: string): Rule<boolean> {
  type Paid = 'sanity' | 'stamina' | undefined;
  const prices: OptionWithValue<'q.fragment', Paid>[] = [
    { id: 'sanity', value: 'sanity', key: 'o.with-sanity' },
    { id: 'stamina', value: 'stamina', key: 'o.with-stamina' },
  ];
  const paid = yield* askUnlessMoot<Paid>(g, () => {
    // Only offer payments the investigator can afford: another fragment may have used the points.
    const payable = prices.filter(({ value }) => value && who[value] > 0);
    if (payable.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.fragment',
      args: { investigator: who.id, card: held.card, place },
      why: g.rules.reasons.choice,
      options: [...payable, { id: 'no', value: undefined, key: 'o.no' }],
      about: () => ({ changes: { sanity: { sanity: -1 }, stamina: { stamina: -1 } } }),
      asides: 'none',
    };
  });
  if (!paid) return false;
  discardCard(g, who, held, true);
  who[paid] -= FRAGMENT_COST;
  g.emit?.({ type: 'paid', seat: who.seat, what: paid, amount: FRAGMENT_COST, from: held.card });
  trimBeyond(g, who);
  return true;
}

/**
 * The second fragment seals the gate being closed, without Clues and without a doom token. The third removes a doom
 * token after a seal.
 */
export function fragmentsLayer(gates: ArkhamGateRules): Pick<ArkhamGateRules, 'closeGate' | 'seal'> {
  return {
    *closeGate(g, gate, who, how): Rule {
      // Also if the text that closes the gate does not mention sealing: the fragment does.
      const held = how.seal !== 'elder-sign' ? findUsableFragment(g, who, SECOND_FRAGMENT) : undefined;
      const { at } = gate;
      const usable = held && who && g.rules.gates.canSeal(g, at, who);
      if (!usable || !(yield* offerFragment(g, who, held, at))) return yield* gates.closeGate(g, gate, who, how);
      yield* gates.closeGate(g, gate, who, { ...how, seal: 'no' });
      if (!g.gateAt(at)) yield* g.rules.gates.seal(g, at, who);
      yield* defeatIfAtZero(g, who);
    },
    *seal(g, at, who, over = 'gate'): Rule {
      yield* gates.seal(g, at, who, over);
      const held = over === 'gate' && g.s.doom > 0 ? findUsableFragment(g, who, THIRD_FRAGMENT) : undefined;
      if (!held || !who || !(yield* offerFragment(g, who, held, at))) return;
      yield* g.rules.board.addDoom(g, -1);
      yield* defeatIfAtZero(g, who);
    },
  };
}
