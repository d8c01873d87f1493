import type { Happening } from '../../language/abilities.js';
import type { CardText } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import type { Modifier } from '../../language/modifiers.js';
import { textInPlay } from '../in-play.js';
import type { TableState } from '../state.js';
import { type MomentKey, momentKey } from './hand.js';

/** On sheets and cards that people hold. */
export const HELD = 1;
/** Of the Ancient One, and on cards that lie on the table. */
export const LAID = 2;

/** A component that speaks, from a hand or from the table. */
type Voice = CardText & { readonly gift?: string | undefined; readonly lastsWith?: string | undefined };

/**
 * What the components speak of that people hold, or that lie on the table, or did so since this game was opened: of what none
 * of them does, no hand and no table says anything, and whoever asks need not look. It only grows: each component is heard
 * where it comes (`hold` for hands, `layInPlay` for the table, `heardSheet` for who is new).
 */
export class Spoken {
  /** The kinds of modifiers, with where they are: {@link HELD}, {@link LAID} or both. */
  private kinds: Map<Modifier['mod'], number>;
  /** The moments at which abilities can be used, with where those are. */
  private moments: Map<MomentKey, number>;
  /** The events that triggers follow. */
  events: Set<Happening['on']>;
  /** Whether any card lasts as long as another. */
  bound = false;
  private readonly content: Content;
  /** Its sets are those of a copy as well. */
  private shares = false;

  constructor(content: Content, table: TableState | Spoken) {
    this.content = content;
    if (table instanceof Spoken) {
      ({ kinds: this.kinds, moments: this.moments, events: this.events, bound: this.bound } = table);
      return;
    }
    [this.kinds, this.moments, this.events] = [new Map(), new Map(), new Set()];
    this.add(content.ancientOnes.get(table.ancientOne), LAID);
    for (const { card } of table.inPlay) this.hearLaid(card);
    for (const { id, cards } of table.investigators) {
      this.hearSheet(id);
      for (const { card } of cards) this.hearHeld(card);
    }
  }

  /** For another table, in a position that this one has been in: what is heard at one from now on is not heard at the other. */
  copy(): Spoken {
    const copy = new Spoken(this.content, this);
    this.shares = true;
    copy.shares = true;
    return copy;
  }

  /** Where there are modifiers of a kind: the sum of {@link HELD} and {@link LAID}, or less. */
  where(mod: Modifier['mod']): number {
    return this.kinds.get(mod) ?? 0;
  }

  /** Whether modifiers of a kind are on sheets and cards that people hold. */
  isHeld(mod: Modifier['mod']): boolean {
    return (this.where(mod) & HELD) !== 0;
  }

  /** Whether there are modifiers of a kind of the Ancient One, or on cards that lie on the table. */
  isLaid(mod: Modifier['mod']): boolean {
    return (this.where(mod) & LAID) !== 0;
  }

  /** Where there are abilities for a moment, likewise. */
  whereAt(moment: MomentKey): number {
    return this.moments.get(moment) ?? 0;
  }

  /** Somebody plays that sheet. */
  hearSheet(id: string): void {
    this.add(this.content.investigators.get(id), HELD);
  }

  /** Somebody holds that card. */
  hearHeld(id: string): void {
    const card = this.content.cards.get(id);
    this.add(card, HELD);
    // What it lends of somebody's sheet.
    if (card?.gift !== undefined) this.hearSheet(card.gift);
  }

  /** That card lies on the table. */
  hearLaid(id: string): void {
    this.add(textInPlay(this.content, id), LAID);
  }

  private add(voice: Voice | undefined, where: number): void {
    if (!voice) return;
    if (voice.modifiers) {
      for (const { mod } of voice.modifiers) {
        const known = this.where(mod);
        if ((known & where) === 0) this.own().kinds.set(mod, known | where);
      }
    }
    if (voice.abilities) {
      for (const { when } of voice.abilities) {
        const moment = momentKey(when);
        const known = this.whereAt(moment);
        if ((known & where) === 0) this.own().moments.set(moment, known | where);
      }
    }
    if (voice.triggers)
      for (const { when } of voice.triggers) if (!this.events.has(when.on)) this.own().events.add(when.on);
    if (voice.lastsWith !== undefined) this.bound = true;
  }

  /** With sets of its own, to which something can be added. */
  private own(): this {
    if (!this.shares) return this;
    this.kinds = new Map(this.kinds);
    this.moments = new Map(this.moments);
    this.events = new Set(this.events);
    this.shares = false;
    return this;
  }
}
