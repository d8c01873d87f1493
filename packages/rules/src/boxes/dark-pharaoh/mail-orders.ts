/** Items ordered by mail and delivered to the investigator who paid. */
import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamPeopleRules } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { drawOne, gainCard, returnToDeck } from '../../common/cards/cards.js';
import { gainMoney } from '../../common/resources/resources.js';
import { canSpend, spend } from '../../common/resources/spending.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { MAIL_ITEMS, MAIL_MONEY } from './constants.js';
import { PHARAOH_SLICE } from './pharaoh-state.js';

const COMMON = 'common';
const ENTRY = 'dark-pharaoh-rivertown-3/general-store';

/** Offers the investigator one of some cards for its price. Returns the card, which the carrier now holds. */
function* offerMailOrder(
  g: Game,
  who: Investigator,
  carrier: Investigator,
  cards: readonly string[],
  source: string,
): Rule<string | undefined> {
  const card = yield* askUnlessMoot<string | undefined>(g, () => {
    const options: OptionWithValue<'q.buy', string | undefined>[] = [];
    for (const one of [...new Set(cards)].sort()) {
      const price = g.card(one).price ?? 0;
      if (price > canSpend(g, who, 'money', one)) continue;
      options.push({ id: optionId.buy(one), value: one, key: 'o.buy', args: { card: one, price }, on: one });
    }
    if (options.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.buy',
      args: { investigator: who.id, money: who.money },
      why: g.rules.reasons.buy,
      options: [{ id: 'no', value: undefined, key: 'o.buy-nothing' }, ...options],
      asides: { inText: who },
      about: () => ({ cards: [...cards] }),
    };
  });
  if (card === undefined) return undefined;
  yield* spend(g, who, 'money', g.card(card).price ?? 0, source, card);
  const part = PHARAOH_SLICE.of(g);
  part.parcels = [...(part.parcels ?? []), { card, from: carrier.seat, to: who.seat }];
  return card;
}

/** Each other investigator may order any common item at its price. */
export const mailOrder: ArkhamHandler = function* (g, carrier, { source }): Rule {
  const deck = g.mutableDeck(COMMON);
  g.reveal();
  for (const who of investigatorsInOrder(g)) {
    if (who === carrier || who.place === 'out') continue;
    const card = yield* offerMailOrder(g, who, carrier, deck, source);
    if (card !== undefined) deck.splice(deck.indexOf(card), 1);
  }
  g.rules.cards.shuffle(g, deck);
};

/** Another investigator, chosen by the carrier, may order one of three common items; the rest are discarded. */
export const mailOrderOfThree: ArkhamHandler = function* (g, carrier, { source }): Rule {
  const who = yield* askUnlessMoot<Investigator>(g, () => {
    const others = investigatorsInOrder(g).filter(
      (investigator) => investigator !== carrier && investigator.place !== 'out',
    );
    if (others.length === 0) return undefined;
    return {
      by: [carrier.seat],
      key: 'q.whom',
      args: { investigator: carrier.id, source },
      why: g.rules.reasons.choice,
      options: others.map((other) => ({ ...investigatorOption(other), value: other })),
      asides: { inText: carrier },
    };
  });
  if (!who) return;
  const shown: string[] = [];
  for (let i = 0; i < MAIL_ITEMS; i++) {
    const card = yield* drawOne(g, who, COMMON);
    if (card !== undefined) shown.push(card);
  }
  const card = yield* offerMailOrder(g, who, carrier, shown, source);
  if (card !== undefined) shown.splice(shown.indexOf(card), 1);
  for (const one of shown) returnToDeck(g, one);
};

/** Hands over parcels for $1 when carrier and recipient meet. Returns parcels of investigators who left the game. */
export function deliveryLayer(people: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'onRelocated' | 'leaveGame'> {
  return {
    onRelocated: (g, who, from) =>
      PHARAOH_SLICE.of(g).parcels === undefined ? people.onRelocated(g, who, from) : arrives(g, who, from),
    *leaveGame(g, who, next): Rule {
      yield* people.leaveGame(g, who, next);
      const part = PHARAOH_SLICE.of(g);
      const cancelled = part.parcels?.filter(({ from, to }) => from === who.seat || to === who.seat) ?? [];
      for (const { card } of cancelled) returnToDeck(g, card);
      if (cancelled.length > 0) keepParcels(g, (one) => !cancelled.includes(one));
    },
  };

  function* arrives(g: Game, who: Investigator, from: string): Rule {
    yield* people.onRelocated(g, who, from);
    const due = (PHARAOH_SLICE.of(g).parcels ?? []).filter(
      (parcel) => parcel.from === who.seat && g.investigatorAt(parcel.to).place === who.place,
    );
    keepParcels(g, (parcel) => !due.includes(parcel));
    for (const { card, to } of due) {
      yield* gainCard(g, g.investigatorAt(to), card, ENTRY);
      gainMoney(g, who, MAIL_MONEY, ENTRY);
    }
  }
}

type Parcel = NonNullable<ReturnType<typeof PHARAOH_SLICE.of>['parcels']>[number];

function keepParcels(g: Game, stays: (parcel: Parcel) => boolean): void {
  const part = PHARAOH_SLICE.of(g);
  const left = part.parcels?.filter(stays) ?? [];
  part.parcels = left.length > 0 ? left : undefined;
}
