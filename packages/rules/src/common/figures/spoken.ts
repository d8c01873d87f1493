import type { CardText } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import type { Happening, Modifier } from '../../language/effects.js';
import { type MomentKey, momentKey } from './hand.js';

/**
 * What the components that can come into a game speak of at all: of what none of them does, no hand and no table says anything, and
 * whoever asks need not look.
 */
export interface Spoken {
  /** The kinds of modifiers on sheets and cards that people hold. */
  readonly held: ReadonlySet<Modifier['mod']>;
  /** The kinds of modifiers of the Ancient One and of cards that lie on the table. */
  readonly laid: ReadonlySet<Modifier['mod']>;
  /** The moments at which abilities can be used. */
  readonly moments: ReadonlySet<MomentKey>;
  /** The events that triggers follow. */
  readonly events: ReadonlySet<Happening['on']>;
  /** Whether any card lasts as long as another. */
  readonly bound: boolean;
}

/** By the Ancient One. */
const known = new WeakMap<Content, Map<string, Spoken>>();

/** What the components of a content speak of where that Ancient One waits and no other, gathered once. */
export function spokenIn(content: Content, ancientOne: string): Spoken {
  let byAncientOne = known.get(content);
  if (!byAncientOne) {
    byAncientOne = new Map();
    known.set(content, byAncientOne);
  }
  let spoken = byAncientOne.get(ancientOne);
  if (!spoken) {
    spoken = gather(content, ancientOne);
    byAncientOne.set(ancientOne, spoken);
  }
  return spoken;
}

function gather({ cards, decks, investigators, ancientOnes, mythos, tableCards }: Content, ancientOne: string): Spoken {
  const waiting = ancientOnes.get(ancientOne);
  const inHands: CardText[] = [...cards.values(), ...investigators.values()];
  const onTable: CardText[] = [...(waiting ? [waiting] : []), ...mythos.values(), ...tableCards.values()];
  for (const card of cards.values()) if (decks.get(card.deck)?.laid) onTable.push(card);
  const all = [...inHands, ...onTable];
  return {
    held: modifiersIn(inHands),
    laid: modifiersIn(onTable),
    moments: new Set(all.flatMap(({ abilities = [] }) => abilities.map(({ when }) => momentKey(when)))),
    events: new Set(all.flatMap(({ triggers = [] }) => triggers.map(({ when }) => when.on))),
    bound: [...cards.values()].some(({ lastsWith }) => lastsWith !== undefined),
  };
}

function modifiersIn(texts: readonly CardText[]): Set<Modifier['mod']> {
  return new Set(texts.flatMap(({ modifiers = [] }) => modifiers.map(({ mod }) => mod)));
}
