/** Estimated costs of meeting a monster, in Clues. */
import { type Content, chanceOfSuccesses, type MonsterDef, type Skill } from '@vigil/rules';
import { type AnyInvestigator, type DecisionContext, isHaunt } from './decision-context.js';
import { weaponBonus } from './weapons.js';
import type { Weights } from './weights.js';

const SKILL_PAIRS = {
  speed: [0, 0],
  sneak: [0, 1],
  fight: [1, 0],
  will: [1, 1],
  lore: [2, 0],
  luck: [2, 1],
} as const satisfies Readonly<Record<Skill, readonly [number, number]>>;
const PAIR_NAMES = ['speed-sneak', 'fight-will', 'lore-luck'] as const;
/** Number of rounds of a fight that are estimated. */
const ROUNDS = 5;

type Context = Pick<DecisionContext, 'content' | 'view'>;
export type Stops = readonly [number, number, number];

/** An investigator as a fighter. `faces`: number of die faces that are successes. `skill`: returns a skill with cards. */
export interface Fighter {
  readonly who: AnyInvestigator;
  readonly faces: number;
  readonly skill: (skill: Skill) => number;
  readonly sanity: number;
  readonly stamina: number;
}

/** Returns an investigator as a fighter. `stops`: sliders other than the current ones. */
export function fighterOf(context: Context, who: AnyInvestigator, stops?: Stops): Fighter {
  const { view } = context;
  return {
    who,
    faces: isHaunt(view) ? 2 : successFacesOf(context.content, who),
    skill: (skill) => skillOf(context, who, skill, stops),
    sanity: who.sanity,
    stamina: who.stamina,
  };
}

/** Returns the number of faces that are successes, with the cards held. */
export function successFacesOf(content: Content, who: AnyInvestigator): number {
  let faces = 2;
  for (const { card } of who.cards) {
    for (const modifier of content.cards.get(card)?.modifiers ?? []) {
      if (modifier.mod === 'success') faces = modifier.faces.length;
    }
  }
  return faces;
}

/** Returns the value of a skill with the bonuses of cards: at the slider, in Haunt of the best free bonus. */
export function skillOf({ content, view }: Context, who: AnyInvestigator, skill: Skill, at?: Stops): number {
  const [pair, side] = SKILL_PAIRS[skill];
  const stops = content.investigators.get(who.id)?.sliders[PAIR_NAMES[pair]] ?? [];
  const more = view.figures.people[who.seat]?.skills[skill] ?? 0;
  if ('sliders' in who) return (stops[(at ?? who.sliders)[pair]]?.[side] ?? 0) + more;
  let best = 0;
  stops.forEach((stop, i) => {
    if (who.slots[pair][i] !== 'covered') best = Math.max(best, stop[side]);
  });
  return best + more;
}

/** Returns the dice for fighting a monster with the best weapons for two hands. */
function combatDice({ content }: Context, { who, skill }: Fighter, monster: MonsterDef): number {
  let hands = 2;
  let dice = skill('fight') + (monster.combat?.rating ?? 0);
  const weapons: { readonly hands: number; readonly bonus: number }[] = [];
  for (const { card, exhausted } of who.cards) {
    const bonus = exhausted ? 0 : weaponBonus(content, card, monster.abilities);
    if (bonus > 0) weapons.push({ hands: content.cards.get(card)?.weapon?.hands ?? 0, bonus });
  }
  weapons.sort((a, b) => b.bonus - a.bonus);
  for (const weapon of weapons) {
    if (weapon.hands > hands) continue;
    hands -= weapon.hands;
    dice += weapon.bonus;
  }
  return Math.max(0, dice);
}

/** Returns the cost of a defeat. */
function costOfDefeat(weights: Weights, { clues, cards }: AnyInvestigator): number {
  return weights.defeat + clues / 2 + cards.length / 8;
}

/** Returns the cost of losing points: more, the fewer are left; at 0, a defeat. */
export function costOfLoss(weights: Weights, who: AnyInvestigator, left: number, loss: number): number {
  if (loss <= 0) return 0;
  const after = left - loss;
  if (after <= 0) return costOfDefeat(weights, who);
  return loss * weights.point + Math.max(0, 2 - after) * weights.lowPoint;
}

/** An estimate of a fight: its cost without the trophy, and the chances to win a round and in the end. */
export interface Duel {
  readonly cost: number;
  readonly round: number;
  readonly win: number;
}

/** Estimates a fight. `round`: the chance to win a round, if it is known better. */
export function estimateDuel(
  context: Context,
  weights: Weights,
  fighter: Fighter,
  monster: MonsterDef,
  round = chanceOfSuccesses(combatDice(context, fighter, monster), monster.toughness, fighter.faces),
  withHorror = true,
): Duel {
  const { who, faces, sanity, stamina } = fighter;
  const { horror, combat } = monster;
  let cost = 0;
  let standing = 1;
  if (horror && withHorror) {
    const dice = Math.max(0, fighter.skill('will') + horror.rating);
    const calm = chanceOfSuccesses(dice, 1, faces);
    cost += calm * costOfLoss(weights, who, sanity, monster.nightmarish ?? 0);
    cost += (1 - calm) * costOfLoss(weights, who, sanity, horror.damage);
    if (horror.damage >= sanity) standing = calm;
    if ((monster.nightmarish ?? 0) >= sanity) standing = 0;
  }
  const damage = combat?.damage ?? 0;
  let win = 0;
  let left = stamina;
  let fighting = standing;
  for (let i = 0; i < ROUNDS && fighting > 0.01; i++) {
    win += fighting * round;
    cost += fighting * round * costOfLoss(weights, who, left, monster.overwhelming ?? 0);
    const lost = fighting * (1 - round);
    cost += lost * costOfLoss(weights, who, left, damage);
    left -= damage;
    fighting = left > 0 ? lost : 0;
  }
  // Fights that never end cost time.
  cost += fighting * weights.turn;
  return { cost, round, win };
}

/** Returns the chance to evade a monster. */
function chanceToEvade(fighter: Fighter, monster: MonsterDef): number {
  return chanceOfSuccesses(Math.max(0, fighter.skill('sneak') + monster.awareness), 1, fighter.faces);
}

/** Returns the cost of evading a monster: of a failed attempt, after which it is fought. */
export function costOfEvading(
  context: Context,
  weights: Weights,
  fighter: Fighter,
  monster: MonsterDef,
  chance = chanceToEvade(fighter, monster),
): number {
  const damage = monster.combat?.damage ?? 0;
  const hurt = { ...fighter, stamina: fighter.stamina - damage };
  const after = hurt.stamina > 0 ? Math.min(4, estimateDuel(context, weights, hurt, monster).cost) : 0;
  return (1 - chance) * (costOfLoss(weights, fighter.who, fighter.stamina, damage) + after + weights.turn / 2);
}

/** Returns the cost of meeting a monster, fought or evaded. A trophy is worth its toughness. */
export function costOfMeeting(context: Context, weights: Weights, fighter: Fighter, monster: MonsterDef): number {
  const duel = estimateDuel(context, weights, fighter, monster);
  const fought = duel.cost - duel.win * monster.toughness * weights.toughness;
  return Math.min(fought, costOfEvading(context, weights, fighter, monster));
}
