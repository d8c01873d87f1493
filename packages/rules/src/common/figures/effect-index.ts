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
export const ON_TABLE = 2;

/** A component that speaks, from a hand or from the table. */
type IndexedComponent = CardText & { readonly gift?: string | undefined; readonly lastsWith?: string | undefined };

/**
 * What the components speak of that people hold, or that lie on the table, or did so since this game was opened: of what none
 * of them does, no hand and no table says anything, and whoever asks need not look. It only grows: each component is heard
 * where it comes (`hold` for hands, `layInPlay` for the table, `heardSheet` for who is new).
 */
export class EffectIndex {
  /** The kinds of modifiers, with where they are: {@link HELD}, {@link ON_TABLE} or both. */
  private modifierKinds: Map<Modifier['mod'], number>;
  /** The moments at which abilities can be used, with where those are. */
  private moments: Map<MomentKey, number>;
  /** The events that triggers follow. */
  events: Set<Happening['on']>;
  /** Whether any card lasts as long as another. */
  hasBoundCards = false;
  private readonly content: Content;
  /** Its sets are those of a copy as well. */
  private isShared = false;

  constructor(content: Content, table: TableState | EffectIndex) {
    this.content = content;
    if (table instanceof EffectIndex) {
      ({
        modifierKinds: this.modifierKinds,
        moments: this.moments,
        events: this.events,
        hasBoundCards: this.hasBoundCards,
      } = table);
      return;
    }
    [this.modifierKinds, this.moments, this.events] = [new Map(), new Map(), new Set()];
    this.add(content.ancientOnes.get(table.ancientOne), ON_TABLE);
    for (const { card } of table.inPlay) this.addTableCard(card);
    for (const { id, cards } of table.investigators) {
      this.addSheet(id);
      for (const { card } of cards) this.addHeldCard(card);
    }
  }

  /** For another table, in a position that this one has been in: what is heard at one from now on is not heard at the other. */
  copy(): EffectIndex {
    const copy = new EffectIndex(this.content, this);
    this.isShared = true;
    copy.isShared = true;
    return copy;
  }

  /** Where there are modifiers of a kind: the sum of {@link HELD} and {@link ON_TABLE}, or less. */
  modifierPlaces(mod: Modifier['mod']): number {
    return this.modifierKinds.get(mod) ?? 0;
  }

  /** Whether modifiers of a kind are on sheets and cards that people hold. */
  hasHeldModifier(mod: Modifier['mod']): boolean {
    return (this.modifierPlaces(mod) & HELD) !== 0;
  }

  /** Whether there are modifiers of a kind of the Ancient One, or on cards that lie on the table. */
  hasTableModifier(mod: Modifier['mod']): boolean {
    return (this.modifierPlaces(mod) & ON_TABLE) !== 0;
  }

  /** Where there are abilities for a moment, likewise. */
  abilityPlaces(moment: MomentKey): number {
    return this.moments.get(moment) ?? 0;
  }

  /** Somebody plays that sheet. */
  addSheet(id: string): void {
    this.add(this.content.investigators.get(id), HELD);
  }

  /** Somebody holds that card. */
  addHeldCard(id: string): void {
    const card = this.content.cards.get(id);
    this.add(card, HELD);
    // What it lends of somebody's sheet.
    if (card?.gift !== undefined) this.addSheet(card.gift);
  }

  /** That card lies on the table. */
  addTableCard(id: string): void {
    this.add(textInPlay(this.content, id), ON_TABLE);
  }

  private add(voice: IndexedComponent | undefined, where: number): void {
    if (!voice) return;
    if (voice.modifiers) {
      for (const { mod } of voice.modifiers) {
        const known = this.modifierPlaces(mod);
        if ((known & where) === 0) this.unshare().modifierKinds.set(mod, known | where);
      }
    }
    if (voice.abilities) {
      for (const { when } of voice.abilities) {
        const moment = momentKey(when);
        const known = this.abilityPlaces(moment);
        if ((known & where) === 0) this.unshare().moments.set(moment, known | where);
      }
    }
    if (voice.triggers)
      for (const { when } of voice.triggers) if (!this.events.has(when.on)) this.unshare().events.add(when.on);
    if (voice.lastsWith !== undefined) this.hasBoundCards = true;
  }

  /** With sets of its own, to which something can be added. */
  private unshare(): this {
    if (!this.isShared) return this;
    this.modifierKinds = new Map(this.modifierKinds);
    this.moments = new Map(this.moments);
    this.events = new Set(this.events);
    this.isShared = false;
    return this;
  }
}
