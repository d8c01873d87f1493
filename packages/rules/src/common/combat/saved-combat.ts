import type { Seat } from '@vigil/engine';
import { copyList, mapPacked } from '../../language/lists.js';
import { type AllFields, clonePossession } from '../clone.js';
import type { Combat, Game, SpellInHand } from '../game.js';
import type { Investigator, Possession } from '../state.js';

/** A held card as its seat and index; the card itself if no investigator has it any longer. */
export type SavedCard = readonly [seat: Seat, at: number] | Possession;

/**
 * A fight between two steps of a game, as immutable JSON. The next step saves another. A missing field does not
 * compile.
 */
export type SavedCombat = { readonly [K in keyof Combat]: SavedField<K> };

type SavedField<K extends keyof Combat> = K extends 'who'
  ? Seat
  : K extends 'weapons' | 'enchanted'
    ? readonly SavedCard[]
    : K extends 'spells'
      ? readonly SavedSpell[]
      : Combat[K];

type SavedSpell = Omit<SpellInHand, 'possession'> & { readonly possession: SavedCard };

/** Saves a fight for the next step; {@link restoreCombat} restores it. */
export function saveCombat(g: Game, combat: Combat): SavedCombat {
  const card = (possession: Possession) => saveCard(g, possession);
  const saved: AllFields<SavedCombat> = {
    who: combat.who.seat,
    token: combat.token,
    round: combat.round,
    weapons: mapPacked(combat.weapons, card),
    spells: mapPacked(combat.spells, (spell) => spellWith(spell, card(spell.possession))),
    enchanted: mapPacked(combat.enchanted, card),
    failHorror: combat.failHorror,
    failCombat: combat.failCombat,
    failed: copyList(combat.failed),
    passed: copyList(combat.passed),
    ignored: combat.ignored,
    addedAbilities: combat.addedAbilities,
    won: combat.won,
    noDamage: combat.noDamage,
    over: combat.over,
    defenses: combat.defenses,
  };
  return saved;
}

/** Restores a saved fight. */
export function restoreCombat(g: Game, saved: SavedCombat): Combat {
  const card = (savedCard: SavedCard) => restoreCard(g, savedCard);
  const combat: AllFields<Combat> = {
    who: g.investigatorAt(saved.who),
    token: saved.token,
    round: saved.round,
    weapons: mapPacked(saved.weapons, card),
    spells: mapPacked(saved.spells, (spell) => spellWith(spell, card(spell.possession))),
    enchanted: mapPacked(saved.enchanted, card),
    failHorror: saved.failHorror,
    failCombat: saved.failCombat,
    failed: copyList(saved.failed),
    passed: copyList(saved.passed),
    ignored: saved.ignored,
    addedAbilities: saved.addedAbilities,
    won: saved.won,
    noDamage: saved.noDamage,
    over: saved.over,
    defenses: saved.defenses,
  };
  return combat;
}

/** Returns a spell in hand with another representation of its card. */
function spellWith<C>(
  { hands, castIn, works, bonus, magical, skill, weakens }: Omit<SpellInHand, 'possession'>,
  possession: C,
): AllFields<Omit<SpellInHand, 'possession'>> & { possession: C } {
  return { possession, hands, castIn, works, bonus, magical, skill, weakens };
}

/** Returns a reference to a card, by its current holder. */
export function saveCard(g: Game, possession: Possession): SavedCard {
  for (const { seat, cards } of g.s.investigators) {
    const at = cards.indexOf(possession);
    if (at >= 0) return [seat, at];
  }
  return clonePossession(possession);
}

/** Resolves a card reference. */
export function restoreCard(g: Game, saved: SavedCard): Possession {
  if (!('length' in saved)) return clonePossession(saved);
  const [seat, at] = saved;
  return (g.investigatorAt(seat) as Investigator).cards[at] as Possession;
}
