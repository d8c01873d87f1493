import type { Rule } from '@vigil/engine';
import type { ArkhamGateRules } from '../../arkham/extra-rules.js';
import type { Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { isInRegion } from '../../common/figures/conditions.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import { discardCard, trimBeyond } from '../../common/resolving/cards.js';
import { fallIfAtZero } from '../../common/resolving/resources.js';
import type { Handler, TargetCheck } from '../../common/rule-table.js';
import type { BoardMonster, Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { isInEncounter, payPoints } from '../dark-pharaoh/exhibit-items.js';
import { EYE, FRAGMENT_COST } from './constants.js';

// ---- Eye of Light and Darkness ----

/** Up to three points of Sanity and Stamina: +2 to the check about to be made for each. */
export const useEye: Handler = function* (of, owner, { source }, _memory, occasion): Rule {
  const points = yield* payPoints(of as Game, owner as Investigator, source, EYE.points);
  if (points > 0) occasion?.check?.bonuses.push({ source, by: EYE.bonus * points });
};

// ---- Mask of the Three Fates ----

/** Before he draws he looks at the top card, which may go under its deck. */
export const peekBeforeDraw: Handler = function* (g, who, { source }, _memory, occasion): Rule {
  const deck = occasion?.deck === undefined ? [] : g.mutableDeck(occasion.deck);
  const [card] = deck;
  if (card === undefined) return;
  g.reveal();
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
  if (under) deck.push(...deck.splice(deck.indexOf(card), 1));
};

// ---- Pentagram of Blood ----

function banishableMonsters(g: Game, who: Investigator): BoardMonster[] {
  const { stamina } = who;
  return g.s.monsters.filter(({ token, at }) => {
    return isInRegion(g, at, { in: 'arkham' }) && monsterStats(g, token).toughness <= stamina;
  });
}

export const canBanish: TargetCheck = (g, who) => banishableMonsters(g as Game, who as Investigator).length > 0;

/** A monster of Arkham goes to the cup for as much Stamina as it is tough. */
export const banishMonster: Handler = function* (of, owner, { source }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  const monster = yield* pickMonster(g, who, source, () => banishableMonsters(g, who));
  if (!monster) return;
  const amount = monsterStats(g, monster.token).toughness;
  who.stamina -= amount;
  g.emit?.({ type: 'paid', seat: who.seat, what: 'stamina', amount, from: source });
  trimBeyond(g, who);
  yield* g.rules.board.returnMonster(g, monster.token, 'cup');
};

/** One of some monsters, of his choice; undefined: there is none. */
export function* pickMonster(
  g: Game,
  who: Investigator,
  source: string,
  among: () => BoardMonster[],
): Rule<BoardMonster | undefined> {
  return yield* askUnlessMoot<BoardMonster>(g, () => {
    const there = among();
    if (there.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.lay-to-rest',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: there.map((one) => ({
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

/** The check was failed, and nothing comes of it. */
export const cancelFailedCheck: Handler = function* (_g, _who, _cause, _memory, occasion): Rule {
  if (occasion?.check) occasion.check.forgiven = true;
};

// ---- fragments of an Elder Sign ----

const SECOND_FRAGMENT = 'second-elder-sign-fragment';
const THIRD_FRAGMENT = 'third-elder-sign-fragment';

/** His fragment, where it can be used: in an encounter in Arkham, which is when gates are closed. */
function findUsableFragment(g: Game, who: Investigator | undefined, card: string): Possession | undefined {
  if (!who || !isInEncounter(g, who)) return undefined;
  return who.cards.find((held) => held.card === card);
}

/** Whether he uses a fragment: then it goes to the box, and he pays a point. */
function* offerFragment(g: Game, who: Investigator, held: Possession, place: string): Rule<boolean> {
  type Paid = 'sanity' | 'stamina' | undefined;
  const prices: OptionWithValue<'q.fragment', Paid>[] = [
    { id: 'sanity', value: 'sanity', key: 'o.with-sanity' },
    { id: 'stamina', value: 'stamina', key: 'o.with-stamina' },
  ];
  const paid = yield* askUnlessMoot<Paid>(g, () => {
    // Nobody pays what he does not have: another fragment may have taken it.
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
 * With the second fragment the gate he closes is sealed without Clues, and without a doom token; with the third one leaves the
 * track when he has sealed one.
 */
export function fragmentsLayer(gates: ArkhamGateRules): Pick<ArkhamGateRules, 'closeGate' | 'seal'> {
  return {
    *closeGate(g, gate, who, how): Rule {
      // Also where the text that closes it says nothing of sealing: the fragment does.
      const held = how.seal !== 'elder-sign' ? findUsableFragment(g, who, SECOND_FRAGMENT) : undefined;
      const { at } = gate;
      const usable = held && who && g.rules.gates.canSeal(g, at, who);
      if (!usable || !(yield* offerFragment(g, who, held, at))) return yield* gates.closeGate(g, gate, who, how);
      yield* gates.closeGate(g, gate, who, { ...how, seal: 'no' });
      if (!g.gateAt(at)) yield* g.rules.gates.seal(g, at, who);
      yield* fallIfAtZero(g, who);
    },
    *seal(g, at, who, over = 'gate'): Rule {
      yield* gates.seal(g, at, who, over);
      const held = over === 'gate' && g.s.doom > 0 ? findUsableFragment(g, who, THIRD_FRAGMENT) : undefined;
      if (!held || !who || !(yield* offerFragment(g, who, held, at))) return;
      yield* g.rules.board.addDoom(g, -1);
      yield* fallIfAtZero(g, who);
    },
  };
}
