/** The Carcosan Page: transfers an item between two investigators, wherever they are. */
import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamTargetCheck, Game } from '../../arkham/game.js';
import { transferItem } from '../../arkham/people/trade.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { possessionId } from '../../common/possession-id.js';
import type { Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';

/** Returns investigators who could give or get an item; excludes those in the middle of an action. */
function itemPartners(g: Game, who: Investigator): Investigator[] {
  const items = (investigator: Investigator) => g.rules.asides.tradable(g, investigator).length;
  return g.s.investigators.filter(
    (investigator) =>
      investigator !== who &&
      investigator.place !== 'out' &&
      !g.busy.has(investigator.seat) &&
      items(investigator) + items(who) > 0,
  );
}

export const hasPartner: ArkhamTargetCheck = (g, who) => itemPartners(g, who).length > 0;

interface ItemTransfer {
  readonly from: Investigator;
  readonly to: Investigator;
  readonly item: Possession;
}

/** Transfers one item to or from another investigator who agrees. */
export const sendItem: ArkhamHandler = function* (g, who, { source }): Rule {
  const other = yield* askUnlessMoot<Investigator>(g, () =>
    itemPartners(g, who).length === 0
      ? undefined
      : {
          by: [who.seat],
          key: 'q.whom',
          args: { investigator: who.id, source },
          why: g.rules.reasons.choice,
          options: itemPartners(g, who).map(investigatorOption),
          asides: { inText: who },
        },
  );
  if (!other) return;
  const sent = yield* ask<ItemTransfer>(g, () => ({
    by: [who.seat],
    key: 'q.send-item',
    args: { investigator: who.id, other: other.id, source },
    why: g.rules.reasons.choice,
    options: itemTransferOptions(g, who, other),
    asides: { inText: who },
  }));
  const agrees = yield* ask<boolean>(g, () => ({
    by: [other.seat],
    key: sent.to === other ? 'q.gets-item' : 'q.gives-item',
    args: { investigator: other.id, other: who.id, card: sent.item.card },
    why: g.rules.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
  }));
  if (agrees && sent.from.cards.includes(sent.item)) yield* transferItem(g, sent.from, sent.to, sent.item);
};

function itemTransferOptions(
  g: Game,
  who: Investigator,
  other: Investigator,
): OptionWithValue<'q.send-item', ItemTransfer>[] {
  const each = (investigator: Investigator) =>
    new Map(g.rules.asides.tradable(g, investigator).map((item) => [possessionId(item), item] as const));
  return [
    ...[...each(who)].map(([id, item]) => ({
      id: optionId.give(id),
      value: { from: who, to: other, item },
      key: 'o.trade-give' as const,
      args: { card: item.card },
      on: item.card,
    })),
    ...[...each(other)].map(([id, item]) => ({
      id: optionId.ask(id),
      value: { from: other, to: who, item },
      key: 'o.trade-ask' as const,
      args: { card: item.card },
      on: item.card,
    })),
  ];
}
