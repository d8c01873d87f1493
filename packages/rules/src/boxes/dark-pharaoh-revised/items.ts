import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamGates } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { isIn } from '../../common/figures/conditions.js';
import { figures } from '../../common/figures/modifiers.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { discardCard, trimBeyond } from '../../common/resolving/cards.js';
import { fallIfSpent } from '../../common/resolving/resources.js';
import type { BoardMonster, Possession } from '../../common/state.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import { inEncounter, payPoints } from '../dark-pharaoh/items.js';
import { EYE, FRAGMENT_COST } from './constants.js';

// ---- Eye of Light and Darkness ----

/** Up to three points of Sanity and Stamina: +2 to the check about to be made for each. */
export const see: Handler = function* (of, owner, { source }, _memory, occasion): Rule {
  const points = yield* payPoints(of as Game, owner as Investigator, source, EYE.points);
  if (points > 0) occasion?.check?.bonuses.push({ source, by: EYE.bonus * points });
};

// ---- Mask of the Three Fates ----

/** Before he draws he looks at the top card, which may go under its deck. */
export const peek: Handler = function* (g, who, { source }, _memory, occasion): Rule {
  const deck = occasion?.deck === undefined ? [] : g.ownDeck(occasion.deck);
  const [card] = deck;
  if (card === undefined) return;
  g.reveal();
  const under = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.peeked',
    args: { investigator: who.id, source, card },
    why: g.means.reasons.choice,
    options: [
      { id: 'top', value: false, key: 'o.stays-on-top' },
      { id: 'bottom', value: true, key: 'o.goes-under' },
    ],
    asides: { inText: who },
  }));
  if (under) deck.push(...deck.splice(deck.indexOf(card), 1));
};

// ---- Pentagram of Blood ----

function banishable(g: Game, who: Investigator): BoardMonster[] {
  const { stamina } = who;
  return g.s.monsters.filter(({ token, at }) => {
    return isIn(g, at, { in: 'arkham' }) && figures(g, token).toughness <= stamina;
  });
}

export const hasBanishable: Targets = (g, who) => banishable(g as Game, who as Investigator).length > 0;

/** A monster of Arkham goes to the cup for as much Stamina as it is tough. */
export const banish: Handler = function* (of, owner, { source }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  const monster = yield* pickMonster(g, who, source, () => banishable(g, who));
  if (!monster) return;
  const amount = figures(g, monster.token).toughness;
  who.stamina -= amount;
  g.tell?.({ type: 'paid', seat: who.seat, what: 'stamina', amount, from: source });
  trimBeyond(g, who);
  yield* g.means.board.returnMonster(g, monster.token, 'cup');
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
      why: g.means.reasons.choice,
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
export const forgive: Handler = function* (_g, _who, _cause, _memory, occasion): Rule {
  if (occasion?.check) occasion.check.forgiven = true;
};

// ---- fragments of an Elder Sign ----

const SECOND = 'second-elder-sign-fragment';
const THIRD = 'third-elder-sign-fragment';

/** His fragment, where it can be used: in an encounter in Arkham, which is when gates are closed. */
function fragment(g: Game, who: Investigator | undefined, card: string): Possession | undefined {
  if (!who || !inEncounter(g, who)) return undefined;
  return who.cards.find((held) => held.card === card);
}

/** Whether he uses a fragment: then it goes to the box, and he pays a point. */
function* uses(g: Game, who: Investigator, held: Possession, place: string): Rule<boolean> {
  type Paid = 'sanity' | 'stamina' | undefined;
  const prices: Answered<'q.fragment', Paid>[] = [
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
      why: g.means.reasons.choice,
      options: [...payable, { id: 'no', value: undefined, key: 'o.no' }],
      about: () => ({ changes: { sanity: { sanity: -1 }, stamina: { stamina: -1 } } }),
      asides: 'none',
    };
  });
  if (!paid) return false;
  discardCard(g, who, held, true);
  who[paid] -= FRAGMENT_COST;
  g.tell?.({ type: 'paid', seat: who.seat, what: paid, amount: FRAGMENT_COST, from: held.card });
  trimBeyond(g, who);
  return true;
}

/**
 * With the second fragment the gate he closes is sealed without Clues, and without a doom token; with the third one leaves the
 * track when he has sealed one.
 */
export function fragments(gates: ArkhamGates): Pick<ArkhamGates, 'shut' | 'seal'> {
  return {
    *shut(g, gate, who, how): Rule {
      // Also where the text that closes it says nothing of sealing: the fragment does.
      const held = how.seal !== 'elder-sign' ? fragment(g, who, SECOND) : undefined;
      const { at } = gate;
      const usable = held && who && g.means.gates.canSeal(g, at, who);
      if (!usable || !(yield* uses(g, who, held, at))) return yield* gates.shut(g, gate, who, how);
      yield* gates.shut(g, gate, who, { ...how, seal: 'no' });
      if (!g.gateAt(at)) yield* g.means.gates.seal(g, at, who);
      yield* fallIfSpent(g, who);
    },
    *seal(g, at, who, over = 'gate'): Rule {
      yield* gates.seal(g, at, who, over);
      const held = over === 'gate' && g.s.doom > 0 ? fragment(g, who, THIRD) : undefined;
      if (!held || !who || !(yield* uses(g, who, held, at))) return;
      yield* g.means.board.addDoom(g, -1);
      yield* fallIfSpent(g, who);
    },
  };
}
