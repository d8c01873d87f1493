import type { Happening } from '../../language/abilities.js';
import type { CardText } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import type { Modifier } from '../../language/modifiers.js';
import type { MomentKey } from '../contracts/figures.js';
import { textInPlay } from '../in-play.js';
import type { TableState } from '../state.js';
import { momentKey } from './hand.js';

/** On sheets and held cards. */
export const HELD = 1;
/** On the Ancient One and on cards on the table. */
export const ON_TABLE = 2;

/** A component whose effects are indexed, from a hand or from the table. */
type IndexedComponent = CardText & { readonly gift?: string | undefined; readonly lastsWith?: string | undefined };

/**
 * Index of the effects of all components that were in hands or on the table since the game was opened. Lets callers
 * skip look-ups for effects that no component in play has. It only grows. Components are added where they enter play:
 * `addToHand` for hands, `layInPlay` for the table, `addSheet` for new investigators.
 */
export class EffectIndex {
  /** Kinds of modifiers with their locations: {@link HELD}, {@link ON_TABLE} or both. */
  private modifierKinds: Map<Modifier['mod'], number>;
  /** Moments of abilities with their locations. */
  private moments: Map<MomentKey, number>;
  /** Events that triggers follow. */
  events: Set<Happening['on']>;
  /** True if any card lasts as long as another. */
  hasBoundCards = false;
  private readonly content: Content;
  /** True if the sets are shared with a copy. */
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

  /** Returns a copy for another table in the same position. Later additions to one do not affect the other. */
  copy(): EffectIndex {
    const copy = new EffectIndex(this.content, this);
    this.isShared = true;
    copy.isShared = true;
    return copy;
  }

  /** Returns where modifiers of a kind are: a bit set of {@link HELD} and {@link ON_TABLE}. */
  modifierPlaces(mod: Modifier['mod']): number {
    return this.modifierKinds.get(mod) ?? 0;
  }

  /** True if modifiers of a kind are on sheets or held cards. */
  hasHeldModifier(mod: Modifier['mod']): boolean {
    return (this.modifierPlaces(mod) & HELD) !== 0;
  }

  /** True if the Ancient One or cards on the table have modifiers of a kind. */
  hasTableModifier(mod: Modifier['mod']): boolean {
    return (this.modifierPlaces(mod) & ON_TABLE) !== 0;
  }

  /** Returns where abilities for a moment are, likewise. */
  abilityPlaces(moment: MomentKey): number {
    return this.moments.get(moment) ?? 0;
  }

  addSheet(id: string): void {
    this.add(this.content.investigators.get(id), HELD);
  }

  addHeldCard(id: string): void {
    const card = this.content.cards.get(id);
    this.add(card, HELD);
    // The sheet text that the card lends.
    if (card?.gift !== undefined) this.addSheet(card.gift);
  }

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

  /** Replaces shared sets by copies before they are changed. */
  private unshare(): this {
    if (!this.isShared) return this;
    this.modifierKinds = new Map(this.modifierKinds);
    this.moments = new Map(this.moments);
    this.events = new Set(this.events);
    this.isShared = false;
    return this;
  }
}
