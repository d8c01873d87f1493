/** The Carcosan Page: an item goes from one to another, wherever they are. */
import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import { handOver } from '../../arkham/people/trade.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { possessionId } from '../../common/possession-id.js';
import type { Possession } from '../../common/state.js';
import { type Answered, optionId } from '../../language/questions/index.js';

/** Who could give him an item, or get one of his: nobody who is in the middle of something. */
function partners(g: Game, who: Investigator): Investigator[] {
  const items = (one: Investigator) => g.means.asides.tradable(g, one).length;
  return g.s.investigators.filter(
    (one) => one !== who && one.place !== 'out' && !g.busy.has(one.seat) && items(one) + items(who) > 0,
  );
}

export const hasPartner: Targets = (g, who) => partners(g as Game, who as Investigator).length > 0;

interface Sent {
  readonly from: Investigator;
  readonly to: Investigator;
  readonly item: Possession;
}

/** One item is given to somebody, or got from him, if he is willing. */
export const sendItem: Handler = function* (of, owner, { source }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  const other = yield* askUnlessMoot<Investigator>(g, () =>
    partners(g, who).length === 0
      ? undefined
      : {
          by: [who.seat],
          key: 'q.whom',
          args: { investigator: who.id, source },
          why: g.means.reasons.choice,
          options: partners(g, who).map(investigatorOption),
          asides: { inText: who },
        },
  );
  if (!other) return;
  const sent = yield* ask<Sent>(g, () => ({
    by: [who.seat],
    key: 'q.send-item',
    args: { investigator: who.id, other: other.id, source },
    why: g.means.reasons.choice,
    options: sendings(g, who, other),
    asides: { inText: who },
  }));
  const agrees = yield* ask<boolean>(g, () => ({
    by: [other.seat],
    key: sent.to === other ? 'q.gets-item' : 'q.gives-item',
    args: { investigator: other.id, other: who.id, card: sent.item.card },
    why: g.means.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
  }));
  if (agrees && sent.from.cards.includes(sent.item)) yield* handOver(g, sent.from, sent.to, sent.item);
};

function sendings(g: Game, who: Investigator, other: Investigator): Answered<'q.send-item', Sent>[] {
  const each = (one: Investigator) =>
    new Map(g.means.asides.tradable(g, one).map((item) => [possessionId(item), item] as const));
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
