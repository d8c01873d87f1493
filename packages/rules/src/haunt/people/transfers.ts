import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { keepWithinMaxima } from '../../common/cards/cards.js';
import { addToHand } from '../../common/figures/hand.js';
import { addTrophy, removeTrophy } from '../../common/people/trophies.js';
import { possessionId } from '../../common/possession-id.js';
import type { Possession } from '../../common/state.js';
import { type OpenAside, type OptionWithValue, optionId } from '../../language/questions/index.js';
import { type Game, isInCity } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * True if two investigators can hand over assets: in the same place of the city (H-ASSET-05, H-ASSET-07, H-ASSET-11,
 * H-ASSET-13).
 */
export function areTogether(g: Game, investigator: Investigator, other: Investigator): boolean {
  return investigator !== other && investigator.place === other.place && isInCity(g, investigator.place);
}

/**
 * True if one investigator may hand assets to another now: together, and the giver does not owe them (H-ASSET-05,
 * H-DEATH-06).
 */
function canHandOver(g: Game, from: Investigator, to: Investigator): boolean {
  return areTogether(g, from, to) && !g.keepingCards.has(from.seat);
}

/** True if an investigator and those in the same place have assets to hand over. */
export function canTrade(g: Game, who: Investigator): boolean {
  return g.s.investigators.some((other) => areTogether(g, who, other) && (hasAssets(who) || hasAssets(other)));
}

function hasAssets({ clues, money, monsterTrophies, gateTrophies }: Investigator): boolean {
  return clues + money + monsterTrophies.length + gateTrophies.length > 0;
}

/** Returns an investigator with the assets that others could hand over now (H-ASSET-05). */
export function withHelpersAssets(g: Game, who: Investigator): Investigator {
  const all = { ...who };
  for (const from of g.s.investigators) {
    if (!canHandOver(g, from, who)) continue;
    all.money += from.money;
    all.clues += from.clues;
    all.monsterTrophies = [...all.monsterTrophies, ...from.monsterTrophies];
    all.gateTrophies = [...all.gateTrophies, ...from.gateTrophies];
  }
  return all;
}

/**
 * Lists transfers of a clue, money or a trophy within a place of the city, at any time (H-ASSET-01, H-ASSET-05). The
 * giver's player decides (H-ASSET-12). Checked again when carried out.
 */
export function transferAsides(g: Game): OpenAside[] {
  const list: OpenAside[] = [];
  for (const from of g.s.investigators) {
    if (!hasAssets(from)) continue;
    for (const to of g.s.investigators) if (canHandOver(g, from, to)) addGiftAsides(g, from, to, list);
  }
  return list;
}

function addGiftAsides(g: Game, from: Investigator, to: Investigator, list: OpenAside[]): void {
  const by = from.seat;
  const on = to.id;
  const args = { investigator: from.id, investigator2: to.id };
  if (from.clues > 0) {
    list.push({
      id: optionId.giveClue(by, to.seat),
      by,
      key: 'o.give-clue',
      args,
      on,
      run: () => giveClue(g, from, to),
    });
  }
  if (from.money > 0) {
    list.push({
      id: optionId.giveMoney(by, to.seat),
      by,
      key: 'o.give-money',
      args,
      on,
      // The amount is asked again after every change.
      concurrent: true,
      run: () => giveMoney(g, from, to),
    });
  }
  for (const token of from.monsterTrophies) {
    list.push({
      id: optionId.giveTrophy(token, by, to.seat),
      by,
      key: 'o.give-monster',
      args: { investigator: from.id, investigator2: to.id, monster: g.monster(token).id },
      on,
      run: () => giveTrophy(g, from, to, token),
    });
  }
  for (const marker of from.gateTrophies) {
    list.push({
      id: optionId.giveTrophy(marker, by, to.seat),
      by,
      key: 'o.give-gate',
      args: { investigator: from.id, investigator2: to.id, gate: marker },
      on,
      run: () => giveTrophy(g, from, to, marker),
    });
  }
}

function* giveClue(g: Game, from: Investigator, to: Investigator): Rule {
  if (from.clues < 1 || !canHandOver(g, from, to)) return;
  from.clues--;
  to.clues++;
  g.emit?.({ type: 'transferred', from: from.seat, to: to.seat, what: 'clue', amount: 1 });
}

function* giveMoney(g: Game, from: Investigator, to: Investigator): Rule {
  // The last dollar is given without a question, but not if the others were given while it was open.
  const isLast = from.money === 1;
  const n = yield* askUnlessMoot<number>(g, () => {
    if (from.money < 1 || !canHandOver(g, from, to)) return undefined;
    const sums: OptionWithValue<'q.give-money', number>[] = [];
    for (let n = 1; n <= from.money; n++)
      sums.push({ id: optionId.amount(n), value: n, key: 'o.dollars', args: { n } });
    const none: OptionWithValue<'q.give-money', number> = { id: 'n:0', value: 0, key: 'o.nothing' };
    return {
      by: [from.seat],
      key: 'q.give-money',
      args: { investigator: from.id, investigator2: to.id },
      why: 'H-ASSET-05',
      // An aside itself.
      asides: 'none',
      options: isLast ? sums : [...sums, none],
    };
  });
  if (!n) return;
  from.money -= n;
  to.money += n;
  g.emit?.({ type: 'transferred', from: from.seat, to: to.seat, what: 'money', amount: n });
}

function* giveTrophy(g: Game, from: Investigator, to: Investigator, trophy: string): Rule {
  if (!canHandOver(g, from, to)) return;
  for (const kind of ['monsterTrophies', 'gateTrophies'] as const) {
    if (!from[kind].includes(trophy)) continue;
    removeTrophy(from, kind, trophy);
    addTrophy(to, kind, trophy);
    g.emit?.({ type: 'transferred', from: from.seat, to: to.seat, what: 'trophy', amount: 1, on: trophy });
  }
}

/** A card that may change hands in a move. */
export interface CardTransfer {
  readonly from: Investigator;
  readonly to: Investigator;
  readonly possession: Possession;
}

/**
 * Returns spells, allies and items without a loan marker (H-ASSET-02). Skills, markers, the Deputy and its cards are
 * attributes (H-ASSET-03). Pledged items are not among the cards.
 */
export function tradableCards(g: Game, who: Investigator): Possession[] {
  return who.cards.filter(({ card }) => g.content.isInventory(g.card(card)));
}

/**
 * Lists the cards that may change hands now between the active investigator and others there. Each is an option of its
 * giver (H-ASSET-06 to H-ASSET-10, H-ASSET-12). None after as many transfers as the active investigator's Focus
 * (H-ASSET-08).
 */
export function cardTransferOptions<T>(
  g: Game,
  active: Investigator,
  as: (transfer: CardTransfer) => T,
): OptionWithValue<'q.movement', T>[] {
  if (g.transfersLeft <= 0 || !g.s.investigators.some((other) => areTogether(g, active, other))) return [];
  const options = new Map<string, OptionWithValue<'q.movement', T>>();
  const offer = (from: Investigator, to: Investigator) => {
    for (const possession of g.rules.asides.tradable(g, from)) {
      const { card } = possession;
      const id = optionId.hand(possessionId(possession), from.seat, to.seat);
      if (options.has(id)) continue;
      const args = { investigator: from.id, investigator2: to.id, card };
      options.set(id, { id, value: as({ from, to, possession }), key: 'o.hand-card', args, on: card, by: from.seat });
    }
  };
  for (const other of g.s.investigators) {
    if (!areTogether(g, active, other)) continue;
    offer(active, other);
    offer(other, active);
  }
  return [...options.values()];
}

/** Moves a card: one transfer of the current move (H-ASSET-08). It stays ready or exhausted. */
export function transferCard(g: Game, { from, to, possession }: CardTransfer): void {
  const at = from.cards.indexOf(possession);
  if (at < 0 || g.transfersLeft <= 0 || !areTogether(g, from, to)) return;
  g.transfersLeft--;
  from.cards.splice(at, 1);
  addToHand(g, to, possession);
  g.emit?.({ type: 'transferred', from: from.seat, to: to.seat, what: 'card', amount: 1, on: possession.card });
  // A maximum may have gone with an ally.
  keepWithinMaxima(g, from);
}
