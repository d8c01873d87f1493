import type { Happening, Moment, Trigger } from '../../language/abilities.js';
import type { CardDef, CardText } from '../../language/components.js';
import { mapPacked } from '../../language/lists.js';
import type { Modifier } from '../../language/modifiers.js';
import type { AbilitiesByMoment, HeldAbility, ModifiersByKind, MomentKey } from '../contracts/figures.js';
import type { Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { groupByKind } from './by-kind.js';

/** A trigger and its component. */
export interface HeldTrigger<E extends Happening['on'] = Happening['on']> {
  readonly trigger: Trigger & { readonly when: Extract<Happening, { readonly on: E }> };
  readonly source: string;
  readonly possession: Possession | undefined;
}

/**
 * The modifiers, abilities and triggers of an investigator's sheet and cards, sorted for look-up. Rebuilt only when the
 * cards have changed; each part is computed on first use.
 */
export class Hand {
  readonly sheet: string;
  readonly cards: readonly Possession[];
  /** The card definitions, in order. */
  readonly defs: readonly CardDef[];
  private readonly texts: readonly HandText[];
  private sortedModifiers: ModifiersByKind | undefined;
  private sortedAbilities: AbilitiesByMoment | undefined;
  private sortedTriggers: ReadonlyMap<Happening['on'], readonly HeldTrigger[]> | undefined;

  /** `warmFrom`: a hand of another game. Its sorted parts are reused if it has the same sheet and cards. */
  constructor(g: Game, who: Investigator, bare = false, warmFrom?: Hand) {
    this.sheet = who.id;
    this.cards = who.cards.slice();
    if (warmFrom?.matches(who)) {
      ({ defs: this.defs, texts: this.texts } = warmFrom);
      this.sortedModifiers = warmFrom.sortedModifiers;
      this.sortedAbilities = warmFrom.sortedAbilities;
      return;
    }
    this.defs = mapPacked(who.cards, ({ card }) => g.card(card));
    this.texts = [g.sheet(who), ...this.defs.map((def) => (bare ? NO_TEXT : (lentText(g, def) ?? def)))];
  }

  get modifiers(): ModifiersByKind {
    if (!this.sortedModifiers) {
      const list: (readonly [Modifier, string])[] = [];
      for (const { id, modifiers } of this.texts) {
        if (modifiers) for (const modifier of modifiers) list.push([modifier, id]);
      }
      this.sortedModifiers = list.length === 0 ? NONE : groupByKind(list);
    }
    return this.sortedModifiers;
  }

  get abilities(): AbilitiesByMoment {
    if (!this.sortedAbilities) {
      const list: HeldAbility[] = [];
      this.texts.forEach(({ id: source, abilities }, i) => {
        abilities?.forEach((ability, n) => {
          list.push({ source, ability, n, possessionAt: i - 1 });
        });
      });
      this.sortedAbilities = groupByMoment(list);
    }
    return this.sortedAbilities;
  }

  /** Returns the triggers of an event, in the order of the cards. */
  triggersOn<E extends Happening['on']>(event: E): readonly HeldTrigger<E>[] {
    this.sortedTriggers ??= this.sortTriggers();
    return (this.sortedTriggers.get(event) as readonly HeldTrigger<E>[] | undefined) ?? NO_TRIGGERS;
  }

  private sortTriggers(): ReadonlyMap<Happening['on'], readonly HeldTrigger[]> {
    const sorted = new Map<Happening['on'], HeldTrigger[]>();
    this.texts.forEach(({ id: source, triggers }, i) => {
      if (!triggers) return;
      for (const trigger of triggers) {
        const held: HeldTrigger = { trigger, source, possession: this.possessionAt(i) };
        const alike = sorted.get(trigger.when.on);
        if (alike) alike.push(held);
        else sorted.set(trigger.when.on, [held]);
      }
    });
    return sorted;
  }

  /** True if an investigator has this sheet and these cards, in this order. */
  private matches({ id, cards }: Investigator): boolean {
    if (this.sheet !== id || this.cards.length !== cards.length) return false;
    for (let i = 0; i < cards.length; i++) if (this.cards[i]?.card !== cards[i]?.card) return false;
    return true;
  }

  /** Returns the possession of a text. The first text is that of the sheet. */
  private possessionAt(text: number): Possession | undefined {
    return this.cards[text - 1];
  }
}

/** Returns the sheet text that a card lends. */
function lentText(g: Game, { gift }: CardDef): HandText | undefined {
  return gift === undefined ? undefined : g.content.investigators.get(gift);
}

type HandText = Pick<CardText, 'modifiers' | 'abilities' | 'triggers'> & { readonly id: string };
/** A card without effect at the moment. */
const NO_TEXT: HandText = { id: '' };
const NONE: ModifiersByKind = new Map();
const NO_TRIGGERS: readonly never[] = [];

/** Returns the hand of an investigator. It is empty of effects while they can use none of their cards. */
export function handOf(g: Game, who: Investigator): Hand {
  return cannotUseCards(who) ? new Hand(g, who, true) : fullHandOf(g, who);
}

/**
 * Returns the hand of an investigator, even while they can use none of its cards. The cards themselves show whether the
 * cached hand is still valid, so rules need not invalidate it.
 */
export function fullHandOf(g: Game, who: Investigator): Hand {
  const known = g.hands[who.seat];
  if (known && known.sheet === who.id && sameCards(known.cards, who.cards)) return known;
  const hand = new Hand(g, who, false, known);
  g.hands[who.seat] = hand;
  return hand;
}

/** Adds a card to an investigator's hand. This is the only way into a hand, so the effect index stays complete. */
export function addToHand(g: Game, who: Investigator, possession: Possession): void {
  who.cards.push(possession);
  g.effectIndex.addHeldCard(possession.card);
}

/** True if an effect keeps the investigator from using any of their cards. */
export function cannotUseCards({ untilTurnEnds }: Investigator): boolean {
  return untilTurnEnds.length > 0 && untilTurnEnds.some(({ mod }) => mod === 'noCards');
}

function sameCards(known: readonly Possession[], now: readonly Possession[]): boolean {
  if (known.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (known[i] !== now[i]) return false;
  return true;
}

/** Groups abilities by moment. The order within a moment is kept. */
export function groupByMoment(list: readonly HeldAbility[]): AbilitiesByMoment {
  const sorted = new Map<MomentKey, HeldAbility[]>();
  for (const held of list) {
    const key = momentKey(held.ability.when);
    const alike = sorted.get(key);
    if (alike) alike.push(held);
    else sorted.set(key, [held]);
  }
  return sorted;
}

const keys = new WeakMap<Moment, MomentKey>();

/** Returns the cached key of a moment. */
export function momentKey(when: Moment): MomentKey {
  let key = keys.get(when);
  if (key === undefined) {
    key = makeMomentKey(when);
    keys.set(when, key);
  }
  return key;
}

function makeMomentKey(when: Moment): MomentKey {
  if ('phase' in when) return `phase:${when.phase}`;
  if ('in' in when) return 'in:combat';
  if ('at' in when) return `at:${when.at}`;
  if ('before' in when) return `before:${when.before}`;
  return `after:${when.after}`;
}
