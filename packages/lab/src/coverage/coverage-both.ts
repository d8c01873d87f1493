import type { CardDef, Content, Event, InvestigatorDef } from '@vigil/rules';
import { abilitiesOf, type CountResolution } from './coverage.js';

/** The resolutions counted for components in both games. */
export const SHARED_RESOLUTIONS = [
  /** Entries of location and gate cards, as `card/at`; the gate card that shuffles its deck by its id. */
  'location encounter',
  'gate encounter',
  'monster fought',
  'monster defeated',
  'card gained',
  /** Abilities of cards, as `card:1`; a spell's casting counts when it succeeds. */
  'card used',
  'investigator played',
  'investigator used',
  'location used',
] as const;
export type SharedResolution = (typeof SHARED_RESOLUTIONS)[number];

/** Counts the resolutions common to both games that an event shows. */
export function countSharedResolutions(content: Content, event: Event, count: CountResolution<SharedResolution>): void {
  switch (event.type) {
    case 'encounter': {
      const kind = content.gateCards.has(event.card) ? 'gate encounter' : 'location encounter';
      return count(kind, `${event.card}/${event.at}`);
    }
    case 'shuffled':
      return count('gate encounter', event.card);
    case 'combat': {
      const kind = content.tokens.get(event.monster)?.id ?? '';
      if (event.outcome === 'begins') count('monster fought', kind);
      else if (event.outcome === 'won') count('monster defeated', kind);
      return;
    }
    case 'received':
      return count('card gained', event.card);
    case 'laidOut':
      // Cards of a deck may be on the table without an owner.
      if (content.decks.get(content.cards.get(event.card)?.deck ?? '')?.laid) count('card gained', event.card);
      return;
    case 'newInvestigator':
      return count('investigator played', event.investigator);
    case 'used':
      return countUse(content, event.card, event.ability, count);
    case 'cast':
      if (event.passed) count('card used', `${event.card}:1`);
      return;
    default:
      return;
  }
}

function countUse(content: Content, source: string, ability: number, count: CountResolution<SharedResolution>): void {
  const id = `${source}:${ability}`;
  if (content.investigators.has(source)) count('investigator used', id);
  if (content.locations.has(source)) count('location used', id);
  const used = content.cards.get(source)?.abilities?.[ability - 1];
  // Casting has its own event, because it may fail.
  if (used && !used.cast) count('card used', id);
}

/**
 * Returns everything in the packs that both games can resolve, as pairs. `plays`: the cards and sheets a game uses.
 * Excludes anything that the rules make impossible.
 */
export function listSharedResolvable(
  content: Content,
  plays: { readonly card: (card: CardDef) => boolean; readonly sheet: (sheet: InvestigatorDef) => boolean },
): [SharedResolution, string][] {
  const list: [SharedResolution, string][] = [];
  const add = (resolution: SharedResolution, ...ids: readonly string[]) => {
    for (const id of ids) list.push([resolution, id]);
  };
  for (const { id, entries } of content.locationCards.values()) {
    add('location encounter', ...entries.map(({ at }) => `${id}/${at}`));
  }
  for (const { id, entries, reshuffle } of content.gateCards.values()) {
    if (reshuffle) add('gate encounter', id);
    add('gate encounter', ...entries.map(({ at }) => `${id}/${at}`));
  }
  for (const { id, combat } of content.monsters.values()) {
    add('monster fought', id);
    // A monster without combat figures is never beaten: the encounter ends by its own text.
    if (combat) add('monster defeated', id);
  }
  for (const card of content.cards.values()) {
    // Excludes components that another pack removes from the game.
    if (!plays.card(card) || card.count === 0) continue;
    add('card gained', card.id);
    add('card used', ...abilitiesOf(card));
  }
  for (const sheet of content.investigators.values()) {
    if (!plays.sheet(sheet)) continue;
    add('investigator played', sheet.id);
    add('investigator used', ...abilitiesOf(sheet));
  }
  for (const location of content.locations.values()) add('location used', ...abilitiesOf(location));
  return list;
}
