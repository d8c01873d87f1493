import { BARRED_SHEETS, type Content, type Event, hauntCopies, hauntMythos } from '@vigil/rules';
import { abilitiesOf, type Count, type Resolving } from './coverage.js';

/** What can be resolved of a component in Haunt of the Watchers, and by what it is counted. */
export const HAUNT_RESOLUTIONS = [
  /** Entries of location and gate cards, as `card/at`; the gate card that shuffles its deck by its id. */
  'location encounter',
  'gate encounter',
  /** An Upkeep with the card, to its end. */
  'mythos card',
  'monster fought',
  'monster defeated',
  'card gained',
  /** Abilities of cards, as `card:1`; a spell's casting counts when it succeeds. */
  'card used',
  'investigator played',
  'investigator used',
  'location used',
  'ancient one stirred',
  'ancient one attacks',
] as const;
export type HauntResolution = (typeof HAUNT_RESOLUTIONS)[number];

/** What games of Haunt resolve of some components (`hauntContent` of the packs). */
export function hauntResolving(content: Content): Resolving<HauntResolution> {
  return {
    resolutions: HAUNT_RESOLUTIONS,
    all: resolvable(content),
    listen(start, count) {
      for (const { id } of start.investigators) count('investigator played', id);
      return listening(content, start.ancientOne, count);
    },
  };
}

function listening(content: Content, ancientOne: string, count: Count<HauntResolution>): (event: Event) => void {
  /** The cards of the Upkeep under way. */
  let mythos: string[] = [];
  return (event) => {
    switch (event.type) {
      case 'encounter': {
        const kind = content.gateCards.has(event.card) ? 'gate encounter' : 'location encounter';
        return count(kind, `${event.card}/${event.at}`);
      }
      case 'shuffled':
        return count('gate encounter', event.card);
      case 'mythos':
        mythos.push(event.card);
        return;
      case 'phase':
        for (const card of mythos) count('mythos card', card);
        mythos = [];
        return;
      case 'combat': {
        const kind = content.tokens.get(event.monster)?.id ?? '';
        if (event.outcome === 'begins') count('monster fought', kind);
        else if (event.outcome === 'won') count('monster defeated', kind);
        return;
      }
      case 'received':
        return count('card gained', event.card);
      case 'newInvestigator':
        return count('investigator played', event.investigator);
      case 'used':
        return used(content, event.card, event.ability, count);
      case 'cast':
        if (event.passed) count('card used', `${event.card}:1`);
        return;
      case 'ancientOne':
        if (event.outcome === 'stirs') count('ancient one stirred', ancientOne);
        if (event.outcome === 'attacks') count('ancient one attacks', ancientOne);
        return;
      default:
        return;
    }
  };
}

function used(content: Content, source: string, ability: number, count: Count<HauntResolution>): void {
  const id = `${source}:${ability}`;
  if (content.investigators.has(source)) count('investigator used', id);
  if (content.locations.has(source)) count('location used', id);
  const card = content.cards.get(source)?.abilities?.[ability - 1];
  // A casting may fail; it is told by itself.
  if (card && !card.cast) count('card used', id);
}

/** Everything that can be resolved: nothing that set-up removes (H-SETUP-01 to 05, 19). */
function resolvable(content: Content): [HauntResolution, string][] {
  const list: [HauntResolution, string][] = [];
  const add = (resolution: HauntResolution, ...ids: readonly string[]) => {
    for (const id of ids) list.push([resolution, id]);
  };
  for (const { id, entries } of content.locationCards.values()) {
    add('location encounter', ...entries.map(({ at }) => `${id}/${at}`));
  }
  for (const { id, entries, reshuffle } of content.gateCards.values()) {
    if (reshuffle) add('gate encounter', id);
    add('gate encounter', ...entries.map(({ at }) => `${id}/${at}`));
  }
  add('mythos card', ...hauntMythos(content));
  for (const { id, combat } of content.monsters.values()) {
    add('monster fought', id);
    // One without combat figures is never beaten: meeting it ends by its own text.
    if (combat) add('monster defeated', id);
  }
  for (const card of content.cards.values()) {
    // A loan is a pledged item (H-LOAN-01).
    if (hauntCopies(card) === 0 || card.id === 'bank-loan') continue;
    add('card gained', card.id);
    add('card used', ...abilitiesOf(card));
  }
  for (const sheet of content.investigators.values()) {
    if (BARRED_SHEETS.includes(sheet.id)) continue;
    add('investigator played', sheet.id);
    add('investigator used', ...abilitiesOf(sheet));
  }
  for (const location of content.locations.values()) add('location used', ...abilitiesOf(location));
  for (const { id } of content.ancientOnes.values()) {
    add('ancient one stirred', id);
    // Who meets Azathoth has lost (H-AO-26).
    if (id !== 'azathoth') add('ancient one attacks', id);
  }
  return list;
}
