import { asDecisionOf, type Content, optionId, possessionId, type TypedDecision } from '@vigil/rules';
import { figuresOf } from './figures.js';
import { areaOf, isHaunt, type TableInvestigator, type TableView } from './view.js';

/** What somebody may hand to another: a card as it is named in option ids, a trophy, a clue, or money. */
export type Transferable =
  | { readonly kind: 'card'; readonly card: string; readonly id: string }
  | { readonly kind: 'trophy'; readonly id: string }
  | { readonly kind: 'clue' | 'money' };

/** A way to hand it over: the decision it begins at, and the answers, one after another. */
export interface TransferWay {
  readonly decision: string;
  readonly answers: readonly string[];
  /** In a trade under way: to which half of the table it goes. */
  readonly half?: TradeHalf;
}

/** The halves of what lies on the table in a trade: what the one who offers gives, and what he asks for. */
export type TradeHalf = 'give' | 'ask';

/** The ways to hand something over by the seat of who gets it; if there are none, why not, as far as that is known. */
export interface TransferOptions {
  readonly ways: ReadonlyMap<number, TransferWay>;
  readonly obstacle: TransferObstacle | undefined;
}

/** Why something can be handed to nobody: a message of the interface, and the clause behind it. */
export interface TransferObstacle {
  readonly why: 'kind' | 'alone' | 'now' | 'move' | 'focus';
  readonly clause: string;
}

/** A card of somebody's as a thing to hand over. */
export function toTransferable(possession: Parameters<typeof possessionId>[0]): Transferable {
  return { kind: 'card', card: possession.card, id: possessionId(possession) };
}

/** To whom somebody may hand something now. The rules know: it is read from what they offer. */
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

/** In Arkham things change hands in trades: one that is under way, or one that can be begun. */
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

/** The id of what lays a thing on its half of the table in a trade; undefined: trades have none for it. */
function tradeOptionId(half: TradeHalf, thing: Transferable): string | undefined {
  if (thing.kind === 'card') return optionId[half](thing.id);
  return thing.kind === 'money' || thing.kind === 'clue' ? `${half}-${thing.kind}` : undefined;
}

/** In Haunt they are handed over: inventory as part of a move, assets at any time. */
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

/** The id of what hands a thing over. */
function handOverOptionId(from: number, to: number, thing: Transferable): string {
  if (thing.kind === 'card') return optionId.hand(thing.id, from, to);
  if (thing.kind === 'trophy') return optionId.giveTrophy(thing.id, from, to);
  return thing.kind === 'money' ? optionId.giveMoney(from, to) : optionId.giveClue(from, to);
}

/** Whether a thing is one of those that may pass from its owner to another; of cards the rules say so with the view. */
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
  const hasCompany = view.investigators.some((one) => one.seat !== from.seat && one.place === from.place);
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
