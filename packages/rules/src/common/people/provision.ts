import type { Dice, Rule, Seat } from '@vigil/engine';
import type { CardDef, InvestigatorDef } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import type { BaseDeckId } from '../../language/decks.js';
import { emptyList } from '../../language/lists.js';
import { drawCards, gainCard, keepWithinMaxima, supplyKey } from '../cards/cards.js';
import type { AllFields } from '../clone.js';
import { maximumOf } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Decks, Investigator } from '../state.js';

/** Returns the id of a component, or a random one. Throws an error that names a missing component. */
export function chooseOne(from: ReadonlyMap<string, unknown>, id: string, dice: Dice, what: string): string {
  const all = [...from.keys()];
  if (id === 'random') return all[dice.below(all.length)] as string;
  if (!from.has(id)) throw new Error(`${what}: there is no "${id}"; there are ${all.join(', ')}`);
  return id;
}

/** Returns the sheets of every seat: named ones, and random others. Throws an error that names the seat. */
export function chooseSheets(
  content: Content,
  wanted: readonly string[],
  dice: Dice,
  barred: readonly string[] = [],
): string[] {
  const all = [...content.investigators.keys()].filter((id) => !barred.includes(id));
  wanted.forEach((id, i) => {
    if (id === 'random') return;
    if (!all.includes(id)) throw new Error(`investigators[${i}]: there is no "${id}"; there are ${all.join(', ')}`);
    if (wanted.indexOf(id) !== i) throw new Error(`investigators[${i}]: "${id}" is already in the game`);
  });
  const free = dice.shuffle(all.filter((id) => !wanted.includes(id)));
  return wanted.map((id) => (id === 'random' ? (free.pop() as string) : id));
}

function limitCopies(cards: readonly CardDef[], copies: (card: CardDef) => number): string[] {
  const list: string[] = [];
  for (const card of cards) for (let i = copies(card); i > 0; i--) list.push(card.id);
  return list;
}

/** Returns the shuffled decks of held cards. `copies`: number of copies of a card in play, if not all. */
export function createItemDecks(
  content: Content,
  dice: Dice,
  copies?: (card: CardDef) => number,
): Pick<Decks, BaseDeckId> {
  const cards = (deck: string, ordered?: true) => {
    const list = copies ? limitCopies(content.cardsOf(deck), copies) : content.copiesIn(deck).slice();
    return ordered ? list : dice.shuffle(list);
  };
  const decks = {
    common: cards('common'),
    unique: cards('unique'),
    spell: cards('spell'),
    skill: cards('skill'),
    ally: cards('ally'),
  };
  for (const { id, ordered } of content.decks.values()) {
    if (!(id in decks)) Object.assign(decks, { [id]: cards(id, ordered) });
  }
  return decks;
}

/**
 * Creates an investigator from the printed sheet, before possessions, with the game's `own` fields. Fields are never
 * added or removed later, and nothing is spread here. Objects of one hidden class are read much faster; spreading and
 * adding fields creates new hidden classes.
 */
export function createFromSheet<T extends object>(sheet: InvestigatorDef, seat: Seat, own: T): Investigator & T {
  const printed: AllFields<Investigator> = {
    seat,
    id: sheet.id,
    place: sheet.home,
    sanity: sheet.sanity,
    stamina: sheet.stamina,
    maximumChange: { sanity: 0, stamina: 0 },
    aboveMaximum: undefined,
    money: 0,
    clues: 0,
    cards: emptyList(),
    monsterTrophies: emptyList(),
    gateTrophies: emptyList(),
    enteredAt: undefined,
    used: emptyList(),
    untilTurnEnds: emptyList(),
  };
  return Object.assign(printed, own);
}

/**
 * Gives an investigator full Sanity and Stamina (A-SETUP-12), within the maxima of the Ancient One and the cards beside
 * it. These are known before any draw, and the reduction is no loss.
 */
export function fillToMaxima(g: Game, who: Investigator): void {
  for (const what of ['sanity', 'stamina'] as const) who[what] = maximumOf(g, who, what);
}

/** Takes fixed possessions out of their decks before anything random is drawn (A-SETUP-09). */
export function* takeFixedPossessions(g: Game, who: Investigator): Rule {
  const { fixed } = g.sheet(who);
  const { seat, id: from } = who;
  who.money += fixed.money;
  if (fixed.money > 0) g.emit?.({ type: 'gained', seat, what: 'money', amount: fixed.money, from });
  who.clues += fixed.clues;
  if (fixed.clues > 0) g.emit?.({ type: 'gained', seat, what: 'clue', amount: fixed.clues, from });
  for (const card of fixed.cards) {
    const { deck } = g.card(card);
    if (deck === 'special') {
      const supply = supplyKey(card);
      if ((g.s.specials[supply] ?? 0) < 1) continue;
      g.addSpecials(supply, -1);
    } else {
      const at = g.deck(deck).indexOf(card);
      // At a replacement, another investigator may hold the only copy.
      if (at < 0) continue;
      g.mutableDeck(deck).splice(at, 1);
    }
    yield* gainCard(g, who, card, who.id);
  }
}

/** Draws random possessions (A-SETUP-11), then fills Sanity and Stamina (A-SETUP-12). */
export function* drawRandomPossessions(g: Game, who: Investigator): Rule {
  const { random } = g.sheet(who);
  for (const deck of g.content.decks.keys()) {
    const n = random[deck] ?? 0;
    if (n > 0) yield* drawCards(g, who, deck, n, n, who.id);
  }
  for (const what of ['sanity', 'stamina'] as const) {
    const by = maximumOf(g, who, what) - who[what];
    if (by <= 0) continue;
    who[what] += by;
    g.emit?.({ type: 'gained', seat: who.seat, what, amount: by, from: who.id });
  }
  keepWithinMaxima(g, who);
}
