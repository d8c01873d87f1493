import type { CardText } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import type { Happening, Modifier } from '../../language/effects.js';
import { textInPlay } from '../in-play.js';
import type { TableState } from '../state.js';
import { type MomentKey, momentKey } from './hand.js';

/** A component that speaks, from a hand or from the table. */
type Voice = CardText & { readonly gift?: string | undefined; readonly lastsWith?: string | undefined };

/**
 * What the components speak of that people hold, or that lie on the table, or did so since this game was opened: of what none
 * of them does, no hand and no table says anything, and whoever asks need not look. It only grows: each component is heard
 * where it comes (`hold` for hands, `layInPlay` for the table, `heardSheet` for who is new).
 */
export class Spoken {
  /** The kinds of modifiers on sheets and cards that people hold. */
  readonly held = new Set<Modifier['mod']>();
  /** The kinds of modifiers of the Ancient One and of cards that lie on the table. */
  readonly laid = new Set<Modifier['mod']>();
  /** The moments at which abilities can be used. */
  readonly moments = new Set<MomentKey>();
  /** The events that triggers follow. */
  readonly events = new Set<Happening['on']>();
  /** Whether any card lasts as long as another. */
  bound = false;
  private readonly content: Content;

  constructor(content: Content, { ancientOne, investigators, inPlay }: TableState) {
    this.content = content;
    this.add(content.ancientOnes.get(ancientOne), this.laid);
    for (const { card } of inPlay) this.hearLaid(card);
    for (const { id, cards } of investigators) {
      this.hearSheet(id);
      for (const { card } of cards) this.hearHeld(card);
    }
  }

  /** Somebody plays that sheet. */
  hearSheet(id: string): void {
    this.add(this.content.investigators.get(id), this.held);
  }

  /** Somebody holds that card. */
  hearHeld(id: string): void {
    const card = this.content.cards.get(id);
    this.add(card, this.held);
    // What it lends of somebody's sheet.
    if (card?.gift !== undefined) this.hearSheet(card.gift);
  }

  /** That card lies on the table. */
  hearLaid(id: string): void {
    this.add(textInPlay(this.content, id), this.laid);
  }

  private add(voice: Voice | undefined, modifiers: Set<Modifier['mod']>): void {
    if (!voice) return;
    if (voice.modifiers) for (const { mod } of voice.modifiers) modifiers.add(mod);
    if (voice.abilities) for (const { when } of voice.abilities) this.moments.add(momentKey(when));
    if (voice.triggers) for (const { when } of voice.triggers) this.events.add(when.on);
    if (voice.lastsWith !== undefined) this.bound = true;
  }
}
