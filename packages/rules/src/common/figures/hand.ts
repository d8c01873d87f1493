import type { Ability, Happening, Moment, Trigger } from '../../language/abilities.js';
import type { CardDef, CardText } from '../../language/components.js';
import { mapPacked } from '../../language/lists.js';
import type { Modifier } from '../../language/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { groupByKind, type ModifiersByKind } from './by-kind.js';

/**
 * An ability with the component it stands on. `n`: its place among that component's abilities; `at`: the place of the card
 * among those of the hand, -1 for a sheet and for what lies on the table.
 */
export interface HeldAbility {
  readonly source: string;
  readonly ability: Ability;
  readonly n: number;
  readonly possessionAt: number;
}

/** A moment's name, for looking abilities up by it. */
export type MomentKey =
  | `phase:${'upkeep' | 'movement' | 'arkham-encounters' | 'any'}`
  | 'before:check'
  | 'before:loss'
  | 'before:draw'
  | 'after:movement'
  | 'after:clues'
  | 'at:casting'
  | 'before:ancient-attack'
  | 'after:roll'
  | 'after:encounter-card'
  | 'after:mythos-card'
  | 'after:failed-combat'
  | 'in:combat'
  | 'at:spending-clue'
  | 'at:explored-gate';

/** Abilities by the moment at which they can be used. */
export type AbilitiesByMoment = ReadonlyMap<MomentKey, readonly HeldAbility[]>;

/** A trigger that follows an event, with the component it stands on. */
export interface HeldTrigger<E extends Happening['on'] = Happening['on']> {
  readonly trigger: Trigger & { readonly when: Extract<Happening, { readonly on: E }> };
  readonly source: string;
  readonly possession: Possession | undefined;
}

/**
 * What somebody's sheet and cards bring, sorted for look-up: worked out again only when his cards have changed, and of it
 * only what somebody asks for.
 */
export class Hand {
  readonly sheet: string;
  readonly cards: readonly Possession[];
  /** What the cards are, in their order. */
  readonly defs: readonly CardDef[];
  private readonly texts: readonly HandText[];
  private sortedModifiers: ModifiersByKind | undefined;
  private sortedAbilities: AbilitiesByMoment | undefined;
  private sortedTriggers: ReadonlyMap<Happening['on'], readonly HeldTrigger[]> | undefined;

  /** `like`: a hand of another game, from which is taken what it has sorted if it is of the same sheet and cards. */
  constructor(g: Game, who: Investigator, bare = false, like?: Hand) {
    this.sheet = who.id;
    this.cards = who.cards.slice();
    if (like?.matches(who)) {
      ({ defs: this.defs, texts: this.texts } = like);
      this.sortedModifiers = like.sortedModifiers;
      this.sortedAbilities = like.sortedAbilities;
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

  /** What follows an event, in the order of the cards. */
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

  /** Whether somebody has the same sheet and cards, in this order. */
  private matches({ id, cards }: Investigator): boolean {
    if (this.sheet !== id || this.cards.length !== cards.length) return false;
    for (let i = 0; i < cards.length; i++) if (this.cards[i]?.card !== cards[i]?.card) return false;
    return true;
  }

  /** The possession of a text: the first is that of the sheet. */
  private possessionAt(text: number): Possession | undefined {
    return this.cards[text - 1];
  }
}

/** What a card lends of somebody's sheet. */
function lentText(g: Game, { gift }: CardDef): HandText | undefined {
  return gift === undefined ? undefined : g.content.investigators.get(gift);
}

type HandText = Pick<CardText, 'modifiers' | 'abilities' | 'triggers'> & { readonly id: string };
/** A card that says nothing now. */
const NO_TEXT: HandText = { id: '' };
const NONE: ModifiersByKind = new Map();
const NO_TRIGGERS: readonly never[] = [];

/** The hand of an investigator, of which nothing counts while he can use none of his cards. */
export function handOf(g: Game, who: Investigator): Hand {
  return cannotUseCards(who) ? new Hand(g, who, true) : fullHandOf(g, who);
}

/**
 * The hand of an investigator, also while he can use none of its cards. The cards themselves tell whether it is still right:
 * no rule has to say so.
 */
export function fullHandOf(g: Game, who: Investigator): Hand {
  const known = g.hands[who.seat];
  if (known && known.sheet === who.id && sameCards(known.cards, who.cards)) return known;
  const hand = new Hand(g, who, false, known);
  g.hands[who.seat] = hand;
  return hand;
}

/** A card comes to somebody's hand. There is no other way into one, so that what it speaks of is heard. */
export function addToHand(g: Game, who: Investigator, possession: Possession): void {
  who.cards.push(possession);
  g.effectIndex.addHeldCard(possession.card);
}

/** Whether something keeps somebody from using any of his cards. */
export function cannotUseCards({ untilTurnEnds }: Investigator): boolean {
  return untilTurnEnds.length > 0 && untilTurnEnds.some(({ mod }) => mod === 'noCards');
}

function sameCards(known: readonly Possession[], now: readonly Possession[]): boolean {
  if (known.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (known[i] !== now[i]) return false;
  return true;
}

/** Sorts abilities by their moments; those of a moment stay in their order. */
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

/** The name of a moment, made once. */
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
