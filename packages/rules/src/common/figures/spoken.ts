import type { CardText } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import type { Happening, Modifier } from '../../language/effects.js';
import { type MomentKey, momentKey } from './hand.js';

/**
 * What the components of a game speak of at all: of what none of them does, no hand and no table says anything, and
 * whoever asks need not look.
 */
export interface Spoken {
  /** The kinds of modifiers on sheets and cards that people hold. */
  readonly held: ReadonlySet<Modifier['mod']>;
  /** The kinds of modifiers of Ancient Ones and of cards that lie on the table. */
  readonly laid: ReadonlySet<Modifier['mod']>;
  /** The moments at which abilities can be used. */
  readonly moments: ReadonlySet<MomentKey>;
  /** The events that triggers follow. */
  readonly events: ReadonlySet<Happening['on']>;
  /** Whether any card lasts as long as another. */
  readonly bound: boolean;
}

const known = new WeakMap<Content, Spoken>();

/** What the components of a content speak of, gathered once. */
export function spokenIn(content: Content): Spoken {
  let spoken = known.get(content);
  if (!spoken) {
    spoken = gather(content);
    known.set(content, spoken);
  }
  return spoken;
}

function gather({ cards, investigators, ancientOnes, mythos, tableCards }: Content): Spoken {
  const inHands: CardText[] = [...cards.values(), ...investigators.values()];
  const onTable: CardText[] = [...ancientOnes.values(), ...mythos.values(), ...tableCards.values()];
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
