import type { Ability, Modifier, Moment, Trigger } from '../../language/effects.js';
import type { Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { type ByKind, byKind } from './by-kind.js';

/** An ability with the possession, or the sheet, it stands on. `n`: its place among that component's abilities. */
export interface HeldAbility {
  readonly source: string;
  readonly ability: Ability;
  readonly n: number;
  readonly possession: Possession | undefined;
}

/** A moment's name, for looking abilities up by it. */
export type MomentKey =
  | `phase:${'upkeep' | 'movement' | 'arkham-encounters' | 'any'}`
  | 'before:check'
  | 'before:loss'
  | 'before:draw'
  | 'after:movement'
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

/** What somebody's sheet and cards bring, sorted for look-up: worked out again only when his cards have changed. */
export interface Hand {
  readonly sheet: string;
  readonly cards: readonly Possession[];
  readonly modifiers: ByKind;
  readonly abilities: AbilitiesByMoment;
  readonly triggers: readonly { trigger: Trigger; source: string; possession: Possession | undefined }[];
}

/** The hand of an investigator. The cards themselves tell whether it is still right: no rule has to say so. */
export function handOf(g: Game, who: Investigator): Hand {
  const known = g.hands[who.seat];
  if (known && known.sheet === who.id && sameCards(known.cards, who.cards)) return known;
  const hand = sort(g, who);
  g.hands[who.seat] = hand;
  return hand;
}

function sameCards(known: readonly Possession[], now: readonly Possession[]): boolean {
  if (known.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (known[i] !== now[i]) return false;
  return true;
}

function sort(g: Game, who: Investigator): Hand {
  const modifiers: (readonly [Modifier, string])[] = [];
  const abilities: HeldAbility[] = [];
  const triggers: { trigger: Trigger; source: string; possession: Possession | undefined }[] = [];
  const add = (
    source: string,
    text: { modifiers?: readonly Modifier[]; abilities?: readonly Ability[]; triggers?: readonly Trigger[] },
    possession: Possession | undefined,
  ) => {
    for (const modifier of text.modifiers ?? []) modifiers.push([modifier, source]);
    (text.abilities ?? []).forEach((ability, n) => {
      abilities.push({ source, ability, n, possession });
    });
    for (const trigger of text.triggers ?? []) triggers.push({ trigger, source, possession });
  };
  add(who.id, g.sheet(who), undefined);
  for (const possession of who.cards) add(possession.card, g.card(possession.card), possession);
  return {
    sheet: who.id,
    cards: [...who.cards],
    modifiers: byKind(modifiers),
    abilities: byMoment(abilities),
    triggers,
  };
}

/** Sorts abilities by their moments; those of a moment stay in their order. */
export function byMoment(list: readonly HeldAbility[]): AbilitiesByMoment {
  const sorted = new Map<MomentKey, HeldAbility[]>();
  for (const held of list) {
    const key = momentKey(held.ability.when);
    const alike = sorted.get(key);
    if (alike) alike.push(held);
    else sorted.set(key, [held]);
  }
  return sorted;
}

/** The name of a moment. */
function momentKey(when: Moment): MomentKey {
  if ('phase' in when) return `phase:${when.phase}`;
  if ('in' in when) return 'in:combat';
  if ('at' in when) return `at:${when.at}`;
  if ('before' in when) return `before:${when.before}`;
  return `after:${when.after}`;
}
