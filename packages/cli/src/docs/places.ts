import {
  type Content,
  entryText,
  type GateCardDef,
  gateCardText,
  type LocationCardDef,
  type LocationDef,
  locationText,
  type Pack,
  type Words,
} from '@vigil/rules';
import { formatSigned, joinParts, paragraphs, table } from './markdown.js';

/**
 * Formats the board by neighbourhood, with each location's offers and encounters. For a neighbourhood of another pack,
 * lists only the encounters added by this pack.
 */
export function neighbourhoodPages(pack: Pack, content: Content, w: Words): string {
  const { streets, locationCards } = pack;
  return paragraphs(
    ...[...content.streets.values()].flatMap((street) => {
      const { id, name, connects, white, black } = street;
      const cards = locationCards.filter(({ neighbourhood }) => neighbourhood === id);
      const own = streets.some((item) => item.id === id);
      if (!own && cards.length === 0) return [];
      const ways = connects.map((other) => w.name('place', other)).join(', ');
      const arrows = `white arrow to ${w.name('place', white)}, black arrow to ${w.name('place', black)}`;
      return [
        `### ${name}`,
        `${own ? `Street connected with ${ways}; ${arrows}. ` : ''}${cards.length} location cards.`,
        ...content.locationsOf(id).map((item) => locationPage(item, own, cards, w)),
      ];
    }),
  );
}

function locationPage(location: LocationDef, own: boolean, cards: readonly LocationCardDef[], w: Words): string {
  const { id, name, stable, innerRoom } = location;
  return paragraphs(
    `#### ${name}`,
    own ? [`${stable ? 'Stable' : 'Unstable'}.`, ...locationText(w, location)].join('\n\n') : undefined,
    entries(id, cards, w),
    innerRoom && `In the ${innerRoom.name}:`,
    innerRoom && entries(innerRoom.entry, cards, w),
  );
}

/** Returns the entries of a place on all cards of its deck, by card number. */
function entries(at: string, cards: readonly LocationCardDef[], w: Words): string {
  return cards
    .flatMap((card, i) => {
      const entry = card.entries.find((item) => item.at === at);
      return entry ? `${i + 1}. *${w.capitalize(w.theme(card.id, at) ?? at)}.* ${entryText(w, entry)}` : [];
    })
    .join('\n');
}

/** Formats gate cards with their entries. */
export function gateCardPages({ gateCards }: Pack, w: Words): string {
  return gateCards.map((card, i) => gateCard(card, i + 1, w)).join('\n');
}

function gateCard(card: GateCardDef, n: number, w: Words): string {
  if (card.reshuffle) return `- **Card ${n}**: ${gateCardText(w, card, 'other')}`;
  const lines = card.entries.map((entry) => {
    const where = entry.at === 'other' ? 'Other' : w.name('world', entry.at);
    return `  - ${where}, *${w.theme(card.id, entry.at) ?? entry.at}*: ${entryText(w, entry)}`;
  });
  return [`- **Card ${n}** (${joinParts(card.colour, card.secondColour)})`, ...lines].join('\n');
}

/** Formats Other Worlds and gate markers. */
export function worldPages({ worlds, gateMarkers }: Pack): string {
  return paragraphs(
    table(
      ['Other World', 'Colours of its encounters', 'Gate markers'],
      worlds.map(({ id, name, colours }) => [
        name,
        colours.join(', '),
        gateMarkers
          .filter(({ world }) => world === id)
          .map(
            ({ symbol, modifier, ours }) =>
              `${symbol} ${modifier === 0 ? '0' : formatSigned(modifier)}${ours ? ' (ours)' : ''}`,
          )
          .join('; '),
      ]),
    ),
  );
}
