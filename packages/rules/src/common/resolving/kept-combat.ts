import type { Seat } from '@vigil/engine';
import { copyOfList, eachOf } from '../../language/lists.js';
import { clonePossession, type Whole } from '../clone.js';
import type { Combat, Game, SpellInHand } from '../game.js';
import type { Investigator, Possession } from '../state.js';

/** A card of somebody's, by whose it is and its place among his; the card itself where nobody has it any more. */
export type KeptCard = readonly [seat: Seat, at: number] | Possession;

/**
 * A fight between two steps of a game, plain JSON, which nothing changes: the next step puts another by. A field of a fight that is not kept does
 * not compile.
 */
export type KeptCombat = { readonly [K in keyof Combat]: Kept<K> };

type Kept<K extends keyof Combat> = K extends 'who'
  ? Seat
  : K extends 'armed' | 'enchanted'
    ? readonly KeptCard[]
    : K extends 'spells'
      ? readonly KeptSpell[]
      : Combat[K];

type KeptSpell = Omit<SpellInHand, 'possession'> & { readonly possession: KeptCard };

/** Puts a fight by for the next step; {@link takeUpCombat} takes it up. */
export function keepCombat(g: Game, combat: Combat): KeptCombat {
  const card = (possession: Possession) => keepCard(g, possession);
  const kept: Whole<KeptCombat> = {
    who: combat.who.seat,
    token: combat.token,
    round: combat.round,
    armed: eachOf(combat.armed, card),
    spells: eachOf(combat.spells, (spell) => spellWith(spell, card(spell.possession))),
    enchanted: eachOf(combat.enchanted, card),
    failHorror: combat.failHorror,
    failCombat: combat.failCombat,
    failed: copyOfList(combat.failed),
    passed: copyOfList(combat.passed),
    ignored: combat.ignored,
    gives: combat.gives,
    won: combat.won,
    noDamage: combat.noDamage,
    over: combat.over,
    defenses: combat.defenses,
  };
  return kept;
}

/** The fight that was put by. */
export function takeUpCombat(g: Game, kept: KeptCombat): Combat {
  const card = (one: KeptCard) => takeUpCard(g, one);
  const combat: Whole<Combat> = {
    who: g.at(kept.who),
    token: kept.token,
    round: kept.round,
    armed: eachOf(kept.armed, card),
    spells: eachOf(kept.spells, (spell) => spellWith(spell, card(spell.possession))),
    enchanted: eachOf(kept.enchanted, card),
    failHorror: kept.failHorror,
    failCombat: kept.failCombat,
    failed: copyOfList(kept.failed),
    passed: copyOfList(kept.passed),
    ignored: kept.ignored,
    gives: kept.gives,
    won: kept.won,
    noDamage: kept.noDamage,
    over: kept.over,
    defenses: kept.defenses,
  };
  return combat;
}

/** A spell in hand, whose card is that. */
function spellWith<C>(
  { hands, castIn, works, bonus, magical, skill, weakens }: Omit<SpellInHand, 'possession'>,
  possession: C,
): Whole<Omit<SpellInHand, 'possession'>> & { possession: C } {
  return { possession, hands, castIn, works, bonus, magical, skill, weakens };
}

/** Names a card, whoever has it now. */
export function keepCard(g: Game, possession: Possession): KeptCard {
  for (const { seat, cards } of g.s.investigators) {
    const at = cards.indexOf(possession);
    if (at >= 0) return [seat, at];
  }
  return clonePossession(possession);
}

/** The card that was named. */
export function takeUpCard(g: Game, kept: KeptCard): Possession {
  if (!('length' in kept)) return clonePossession(kept);
  const [seat, at] = kept;
  return (g.at(seat) as Investigator).cards[at] as Possession;
}
