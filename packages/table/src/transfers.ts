import { asDecisionOf, type Content, optionId, possessionId, type TypedDecision } from '@vigil/rules';
import { figuresOf } from './figures.js';
import { areaOf, isHaunt, type TableInvestigator, type TableView } from './view.js';

/** Something an investigator may give to another: a card (named as in option ids), a trophy, a Clue, or money. */
export type Transferable =
  | { readonly kind: 'card'; readonly card: string; readonly id: string }
  | { readonly kind: 'trophy'; readonly id: string }
  | { readonly kind: 'clue' | 'money' };

/** A way to hand something over: the decision where it begins, and the options in order. */
export interface TransferWay {
  readonly decision: string;
  readonly answers: readonly string[];
  /** In an active trade: the half of the trade it goes to. */
  readonly half?: TradeHalf;
}

/** The halves of a trade: the things given and the things asked for. */
export type TradeHalf = 'give' | 'ask';

/** Ways to hand something over, by receiving seat. If there are none, the reason, if known. */
export interface TransferOptions {
  readonly ways: ReadonlyMap<number, TransferWay>;
  readonly obstacle: TransferObstacle | undefined;
}

/** The reason why nothing can be handed over: a message of the interface and its rule clause. */
export interface TransferObstacle {
  readonly why: 'kind' | 'alone' | 'now' | 'move' | 'focus';
  readonly clause: string;
}

/** Returns a card as something to hand over. */
export function toTransferable(possession: Parameters<typeof possessionId>[0]): Transferable {
  return { kind: 'card', card: possession.card, id: possessionId(possession) };
}

/** Returns the seats that can receive something now, read from the options that the rules offer. */
export function findTransfers(
  content: Content,
  view: TableView,
  decisions: readonly TypedDecision[],
  from: TableInvestigator,
  thing: Transferable,
): TransferOptions {
  const ways = new Map<number, TransferWay>();
  for (const other of view.investigators) {
    if (other.seat === from.seat) continue;
    const way = isHaunt(view)
      ? findHandOverWay(decisions, from.seat, other.seat, thing)
      : findTradeWay(view, decisions, from, other.seat, thing);
    if (way) ways.set(other.seat, way);
  }
  return { ways, obstacle: ways.size > 0 ? undefined : findObstacle(content, view, decisions, from, thing) };
}

/** In Arkham things are exchanged in trades: an active one, or one that can be started. */
function findTradeWay(
  view: TableView,
  decisions: readonly TypedDecision[],
  from: TableInvestigator,
  to: number,
  thing: Transferable,
): TransferWay | undefined {
  const { seat } = from;
  const optionIdFor = (half: TradeHalf) => tradeOptionId(half, thing);
  const activeTrade = decisions.find((decision) => {
    const sides = asDecisionOf(decision, 'q.trade')?.about;
    return sides && [sides.from, sides.to].includes(seat) && [sides.from, sides.to].includes(to);
  });
  if (activeTrade) {
    const half = activeTrade.by.includes(seat) ? 'give' : 'ask';
    const option = activeTrade.options.find(({ id }) => id === optionIdFor(half));
    return option && { decision: activeTrade.id, answers: [option.id], half };
  }
  const give = optionIdFor('give');
  if (give === undefined || !isTransferable(view, from, thing)) return undefined;
  const aside = optionId.trade(seat, to);
  const opens = decisions.find(({ asides }) => asides.some(({ id }) => id === aside));
  return opens && { decision: opens.id, answers: [aside, give] };
}

/** Returns the id of the option that adds a thing to a half of a trade, or undefined. */
function tradeOptionId(half: TradeHalf, thing: Transferable): string | undefined {
  if (thing.kind === 'card') return optionId[half](thing.id);
  return thing.kind === 'money' || thing.kind === 'clue' ? `${half}-${thing.kind}` : undefined;
}

/** In Haunt items are handed over as part of a move, assets at any time. */
function findHandOverWay(
  decisions: readonly TypedDecision[],
  from: number,
  to: number,
  thing: Transferable,
): TransferWay | undefined {
  const option = handOverOptionId(from, to, thing);
  const found = decisions.find(({ options, asides }) => [...options, ...asides].some(({ id }) => id === option));
  return found && { decision: found.id, answers: [option] };
}

/** Returns the id of the option that hands a thing over. */
function handOverOptionId(from: number, to: number, thing: Transferable): string {
  if (thing.kind === 'card') return optionId.hand(thing.id, from, to);
  if (thing.kind === 'trophy') return optionId.giveTrophy(thing.id, from, to);
  return thing.kind === 'money' ? optionId.giveMoney(from, to) : optionId.giveClue(from, to);
}

/** True if a thing may be given away; for cards the view says so. */
function isTransferable(view: TableView, from: TableInvestigator, thing: Transferable): boolean {
  if (thing.kind === 'card') return figuresOf(view, from).tradable.includes(thing.id);
  if (thing.kind === 'clue' && !isHaunt(view)) return figuresOf(view, from).tradesClues;
  return isHaunt(view) || tradeOptionId('give', thing) !== undefined;
}

function findObstacle(
  content: Content,
  view: TableView,
  decisions: readonly TypedDecision[],
  from: TableInvestigator,
  thing: Transferable,
): TransferObstacle {
  const hasCompany = view.investigators.some(
    (investigator) => investigator.seat !== from.seat && investigator.place === from.place,
  );
  if (!isHaunt(view)) {
    if (!isTransferable(view, from, thing)) return { why: 'kind', clause: 'A-MISC-10' };
    if (!view.battle && !(hasCompany && from.place !== 'lost')) return { why: 'alone', clause: 'A-MISC-08' };
    return { why: 'now', clause: 'A-MISC-11' };
  }
  if (!isTransferable(view, from, thing)) return { why: 'kind', clause: 'H-ASSET-04' };
  if (!hasCompany || areaOf(content, from.place) === 'elsewhere') return { why: 'alone', clause: 'H-ASSET-07' };
  if (thing.kind !== 'card') return { why: 'now', clause: 'H-ASSET-05' };
  const moving = decisions.find(({ key }) => key === 'q.movement');
  const left = moving && asDecisionOf(moving, 'q.movement')?.about?.transfers;
  return left === 0 ? { why: 'focus', clause: 'H-ASSET-08' } : { why: 'move', clause: 'H-ASSET-06' };
}
