import { entryText, type GateCardDef, gateCardText, type LocationCardDef } from '@vigil/rules';
import { capitalize } from '../text/capitalize.js';
import type { Description } from '../text/description.js';
import type { LoadedContent } from '../text/loaded-content.js';
import { t } from '../words/t.js';

/** Describes a location card: the encounter at each location of its neighbourhood. `w`: the words to use. */
export function describeLocationCard(
  loaded: LoadedContent,
  card: LocationCardDef,
  name: string,
  w = loaded.words,
): Description {
  return {
    kind: t('ui.cards.location-card.kind'),
    name,
    figures: [],
    lines: card.entries.map(
      (entry) => `${formatHead(loaded, card.id, entry.at, roomName(loaded, entry.at))}\n${entryText(w, entry)}`,
    ),
  };
}

/** Formats the colours of a gate card. */
export function formatColours({ words }: LoadedContent, { colour, secondColour, reshuffle }: GateCardDef): string {
  if (reshuffle) return t('ui.cards.gate-card.shuffle');
  const colours = [colour, secondColour].filter((one) => one !== undefined);
  return words.list(colours.map((one) => words.say(`colour.${one}`)));
}

/** Describes a gate card: the encounter in each world. */
export function describeGateCard(loaded: LoadedContent, card: GateCardDef, name: string): Description {
  const { words } = loaded;
  const kind = t('ui.cards.gate-card.kind', { colours: formatColours(loaded, card) });
  const lines = card.reshuffle
    ? [gateCardText(words, card, 'other')]
    : card.entries.map((entry) => {
        const at = entry.at === 'other' ? t('ui.cards.other-worlds') : words.name('world', entry.at);
        return `${formatHead(loaded, card.id, entry.at, at)}\n${entryText(words, entry)}`;
      });
  return { kind, name, figures: [], lines };
}

/** Formats the head of an entry: its place and its subject. A line break separates it from the text. */
function formatHead({ words }: LoadedContent, card: string, at: string, where: string): string {
  return t('ui.cards.theme', { at: where, theme: capitalize(words.theme(card, at) ?? '') });
}

/** Returns the name of a location, or of a room with restricted access. */
function roomName({ content, words }: LoadedContent, at: string): string {
  for (const { innerRoom } of content.locations.values()) {
    if (innerRoom?.entry === at) return words.name('printed', innerRoom.name);
  }
  return words.name('place', at);
}
