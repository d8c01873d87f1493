import { type CardDef, cardText, type MythosDef, mythosText, type Pack, tableCardText, type Words } from '@vigil/rules';
import { item, joinParts, paragraphs } from './markdown.js';

/** Formats the cards of a deck. */
export function cardPages({ cards }: Pack, deck: CardDef['deck'], w: Words): string {
  return cards
    .filter((card) => card.deck === deck)
    .map((card) => item(card.name, card.count, figures(card, w), cardText(w, card)))
    .join('\n');
}

function figures({ type, price, magical, item: countsAsItem, from }: CardDef, w: Words): string {
  return joinParts(
    type !== undefined && type !== 'other' && type,
    price !== undefined && `$${price}`,
    magical && 'magical',
    countsAsItem && 'counts as an item',
    from !== undefined && `joins at ${w.name('place', from)}`,
  );
}

/** Formats the Mythos cards, grouped by type. */
export function mythosPages({ mythos }: Pack, w: Words): string {
  const sections = [
    ['Headlines', (card: MythosDef) => card.type === 'headline'],
    ['Mystic environments', (card: MythosDef) => card.subtype === 'mystic'],
    ['Urban environments', (card: MythosDef) => card.subtype === 'urban'],
    ['Weather', (card: MythosDef) => card.subtype === 'weather'],
    ['Rumors', (card: MythosDef) => card.type === 'rumor'],
    ['The card that reshuffles', (card: MythosDef) => card.type === 'reshuffle'],
  ] as const;
  return paragraphs(
    ...sections.flatMap(([title, isMember]) => {
      const cards = mythos.filter(isMember);
      if (cards.length === 0) return [];
      return [`### ${title}: ${cards.length}`, cards.map((card) => mythosItem(card, w)).join('\n')];
    }),
  );
}

/** Pages of the table cards that belong to no investigator. */
export function tableCardPages({ tableCards = [] }: Pack, w: Words): string {
  return tableCards
    .map((card) =>
      item(card.name, 1, card.title === undefined ? card.kind : `${card.kind}, ${card.title}`, tableCardText(w, card)),
    )
    .join('\n');
}

function mythosItem(card: MythosDef, w: Words): string {
  const { name, gate, gateBurst, clues, white, black, activity } = card;
  const printed = joinParts(
    gate !== undefined && `${gateBurst ? 'gate burst' : 'gate'} at ${w.name('place', gate)}`,
    clues.length > 0 && `clue at ${clues.map((at) => w.name('place', at)).join(' and ')}`,
    white.length > 0 && `white: ${white.join(' ')}`,
    black.length > 0 && `black: ${black.join(' ')}`,
    activity !== undefined && `activity in ${w.name('place', activity)}`,
  );
  return item(name, 1, printed, mythosText(w, card));
}
