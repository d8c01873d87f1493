import {
  type AnyInvestigator,
  type Content,
  deckOf,
  type InvestigatorStats,
  type Possession,
  type TableState,
} from '@vigil/rules';
import { mutablePile } from './mutable-pile.js';

/**
 * An arranged position. It begins as the table does before anyone draws. Everything placed is taken from its previous
 * place, so nothing is lost or doubled. A component that is not available is left out.
 */
export class TableArrangement<S extends TableState> {
  readonly state: S;
  readonly content: Content;

  constructor(content: Content, state: S) {
    this.content = content;
    this.state = state;
  }

  /** Gives a card to an investigator: from its deck, or a special card from its pool. */
  give(who: AnyInvestigator, card: string): Possession | undefined {
    const { decks, specials } = this.state;
    const { deck, onCard } = this.content.cards.get(card) ?? {};
    if (deck === undefined) return undefined;
    if (deck === 'special') {
      // Blessing and curse are two sides of one card. An investigator holds at most one special card of a kind.
      const poolCard = card === 'curse' ? 'blessing' : card;
      const opposite = card === 'curse' ? 'blessing' : card === 'blessing' ? 'curse' : card;
      if (!specials[poolCard] || who.cards.some((one) => one.card === card || one.card === opposite)) return undefined;
      this.state.specials = { ...specials, [poolCard]: specials[poolCard] - 1 };
    } else if (!removeFirst(deckOf(decks, deck), card)) return undefined;
    // A kept encounter is its card, which leaves the deck.
    if (onCard !== undefined) this.piles.forEach((pile) => void removeFirst(pile, onCard));
    const possession: Possession = { card };
    who.cards.push(possession);
    return possession;
  }

  /** Removes the Clues at a place. */
  removeCluesAt(at: string): void {
    const { [at]: _, ...clues } = this.state.clues;
    this.state.clues = clues;
  }

  /** Returns every deck, including those of neighbourhoods. */
  private get piles(): (readonly string[])[] {
    const decks: readonly (readonly string[] | Readonly<Record<string, readonly string[]>>)[] = Object.values(
      this.state.decks,
    );
    return decks.flatMap((pile) => (Array.isArray(pile) ? [pile as readonly string[]] : Object.values(pile)));
  }

  /** Reduces every investigator's Sanity and Stamina to the maxima of the rules, but not below 1. */
  protected keepWithinMaxima(figures: readonly InvestigatorStats[]): void {
    for (const who of this.state.investigators) {
      const { maximum } = figures[who.seat] as InvestigatorStats;
      for (const what of ['sanity', 'stamina'] as const) who[what] = Math.max(1, Math.min(who[what], maximum[what]));
    }
  }

  /** Puts cards on top of a deck, in order. */
  putOnTop(deck: readonly string[], cards: readonly string[]): void {
    for (const card of [...cards].reverse()) if (removeFirst(deck, card)) mutablePile(deck).unshift(card);
  }

  /** Takes a monster of a kind, or any, from the cup. A Spawn comes from its place beside the board. */
  takeMonster(kind?: string): string | undefined {
    const { cup, box } = this.state;
    const isOfKind = (token: string) => this.content.tokens.get(token)?.id === kind;
    const token = cup.find((one) => kind === undefined || isOfKind(one)) ?? this.takeSpawn(isOfKind);
    if (token !== undefined && !removeFirst(cup, token)) removeFirst(box, token);
    return token;
  }

  private takeSpawn(fits: (token: string) => boolean): string | undefined {
    const onBoard = new Set(this.state.monsters.map(({ token }) => token));
    for (const [token, { abilities }] of this.content.tokens) {
      if (abilities.includes('spawn') && fits(token) && !onBoard.has(token)) return token;
    }
    return undefined;
  }

  /** Gives trophies from the cup and the gate pile. */
  giveTrophies(who: AnyInvestigator, monsters: number, gates: number): void {
    for (let n = 0; n < monsters; n++) {
      const token = this.takeMonster();
      if (token !== undefined) who.monsterTrophies = [...who.monsterTrophies, token];
    }
    for (let n = 0; n < gates; n++) {
      const marker = mutablePile(this.state.gatePile).shift();
      if (marker !== undefined) who.gateTrophies = [...who.gateTrophies, marker];
    }
  }
}

/** Removes an item from a list. Returns false if it is not there. */
export function removeFirst(from: readonly string[], what: string): boolean {
  const at = from.indexOf(what);
  if (at >= 0) mutablePile(from).splice(at, 1);
  return at >= 0;
}
