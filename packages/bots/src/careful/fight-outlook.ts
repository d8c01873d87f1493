/** Estimates of how a fight would go. */
import { type Content, chanceOfSuccesses, type MonsterDef, type Skill } from '@vigil/rules';
import { weaponBonus } from './common.js';
import { type AnyInvestigator, type AnyView, type DecisionContext, isHaunt } from './decision-context.js';

const SKILL_PAIRS = {
  speed: [0, 0],
  sneak: [0, 1],
  fight: [1, 0],
  will: [1, 1],
  lore: [2, 0],
  luck: [2, 1],
} as const satisfies Readonly<Record<Skill, readonly [number, number]>>;
const PAIR_NAMES = ['speed-sneak', 'fight-will', 'lore-luck'] as const;

/** Returns the value of a skill at the current slider (in Haunt the best free one), plus bonuses of cards. */
function skillOf(content: Content, view: AnyView, who: AnyInvestigator, skill: Skill): number {
  const [pair, side] = SKILL_PAIRS[skill];
  const stops = content.investigators.get(who.id)?.sliders[PAIR_NAMES[pair]] ?? [];
  const more = view.figures.people[who.seat]?.skills[skill] ?? 0;
  if ('sliders' in who) return (stops[who.sliders[pair]]?.[side] ?? 0) + more;
  const free = stops.flatMap((stop, at) => (who.slots[pair][at] === 'covered' ? [] : [stop[side]]));
  return free.length === 0 ? 0 : Math.max(...free) + more;
}

/** Returns the dice for fighting a monster with the best weapons for two hands. */
function combatDice(content: Content, view: AnyView, who: AnyInvestigator, monster: MonsterDef): number {
  let hands = 2;
  let dice = skillOf(content, view, who, 'fight') + (monster.combat?.rating ?? 0);
  const weapons = who.cards
    .filter(({ exhausted }) => !exhausted)
    .map(({ card }) => ({
      hands: content.cards.get(card)?.weapon?.hands ?? 0,
      bonus: weaponBonus(content, card, monster.abilities),
    }))
    .sort((a, b) => b.bonus - a.bonus);
  for (const weapon of weapons) {
    if (weapon.bonus <= 0 || weapon.hands > hands) continue;
    hands -= weapon.hands;
    dice += weapon.bonus;
  }
  return Math.max(0, dice);
}

/** Chances of a fight: to win it in a round, and to survive it. */
export interface FightOutlook {
  readonly win: number;
  readonly survive: number;
}

/** Estimates the fight of an investigator against a monster. */
export function fightOutlook(
  { content, view, who }: Pick<DecisionContext, 'content' | 'view' | 'who'>,
  token: string,
): FightOutlook {
  const monster = content.tokens.get(token);
  if (!monster) return { win: 0, survive: 0 };
  const faces = who.cards.some(({ card }) => card === 'blessing')
    ? 3
    : who.cards.some(({ card }) => card === 'curse')
      ? 1
      : 2;
  const successFaces = isHaunt(view) ? 2 : faces;
  const win = chanceOfSuccesses(combatDice(content, view, who, monster), monster.toughness, successFaces);
  const { horror, combat } = monster;
  const will = Math.max(0, skillOf(content, view, who, 'will') + (horror?.rating ?? 0));
  const calm = horror ? chanceOfSuccesses(will, 1, successFaces) : 1;
  const bears = (monster.nightmarish ?? 0) < who.sanity && (horror?.damage ?? 0) < who.sanity ? 1 : calm;
  // Number of rounds before the last blow.
  const damage = combat?.damage ?? 0;
  const rounds = damage <= 0 ? 4 : Math.ceil(who.stamina / damage);
  return { win, survive: bears * (1 - (1 - win) ** rounds) };
}

/** Returns a function that estimates how many extra steps a way past a monster is worth avoiding. */
export function createRiskEstimate(
  context: Pick<DecisionContext, 'content' | 'view' | 'who'>,
): (token: string) => number {
  const known = new Map<string, number>();
  return (token) => {
    const kind = context.content.tokens.get(token)?.id ?? token;
    let risk = known.get(kind);
    if (risk === undefined) {
      const { win, survive } = fightOutlook(context, token);
      risk = win >= 0.5 && survive >= 0.8 ? 1 : 10;
      known.set(kind, risk);
    }
    return risk;
  };
}
