import { entryText, type GateCardDef, gateCardText, type LocationCardDef } from '@vigil/rules';
import { capitalize } from '../text/capitalize.js';
import type { Description } from '../text/describe.js';
import type { LoadedContent } from '../text/loaded-content.js';
import { t } from '../words/t.js';

/** A location card: what can happen at each location of its neighbourhood. `w`: in which words it says so. */
export function describeLocationCard(
  edition: LoadedContent,
  card: LocationCardDef,
  name: string,
  w = edition.words,
): Description {
  return {
    kind: t('ui.cards.location-card.kind'),
    name,
    figures: [],
    lines: card.entries.map(
      (entry) => `${formatHead(edition, card.id, entry.at, roomName(edition, entry.at))}\n${entryText(w, entry)}`,
    ),
  };
}

/** The colours of a gate card in words. */
export function formatColours({ words }: LoadedContent, { colour, secondColour, reshuffle }: GateCardDef): string {
  if (reshuffle) return t('ui.cards.gate-card.shuffle');
  const colours = [colour, secondColour].filter((one) => one !== undefined);
  return words.list(colours.map((one) => words.say(`colour.${one}`)));
}

/** A gate card: what can happen in which world. */
export function describeGateCard(edition: LoadedContent, card: GateCardDef, name: string): Description {
  const { words } = edition;
  const kind = t('ui.cards.gate-card.kind', { colours: formatColours(edition, card) });
  const lines = card.reshuffle
    ? [gateCardText(words, card, 'other')]
    : card.entries.map((entry) => {
        const at = entry.at === 'other' ? t('ui.cards.other-worlds') : words.name('world', entry.at);
        return `${formatHead(edition, card.id, entry.at, at)}\n${entryText(words, entry)}`;
      });
  return { kind, name, figures: [], lines };
}

/** What stands above an entry: where it happens, and what it is about. A line break parts it from what happens. */
function formatHead({ words }: LoadedContent, card: string, at: string, where: string): string {
  return t('ui.cards.theme', { at: where, theme: capitalize(words.theme(card, at) ?? '') });
}

/** The name of a location, or of a room that only some may enter. */
function roomName({ content, words }: LoadedContent, at: string): string {
  for (const { innerRoom } of content.locations.values()) {
    if (innerRoom?.entry === at) return words.name('printed', innerRoom.name);
  }
  return words.name('place', at);
}
