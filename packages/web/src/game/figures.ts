import type { Investigator, Modifier, Skill, View } from '@vigil/rules';
import { content } from './arkham.js';

/** The three pairs of skills, in the order of an investigator's sliders. */
export const PAIRS = [
  { pair: 'speed-sneak', skills: ['speed', 'sneak'] },
  { pair: 'fight-will', skills: ['fight', 'will'] },
  { pair: 'lore-luck', skills: ['lore', 'luck'] },
] as const satisfies readonly { pair: string; skills: readonly [Skill, Skill] }[];

/** How many monsters Arkham and the Sky hold (A-LIMIT-01); none at terror 10 (A-LIMIT-08). */
export function monsterLimit(view: View): number | undefined {
  return view.terror >= 10 ? undefined : view.investigators.length + 3;
}

/** How many monsters the Outskirts hold (A-LIMIT-05). */
export function outskirtsLimit(view: View): number {
  return Math.max(0, 8 - view.investigators.length);
}

/** How many open gates awaken the Ancient One (A-AWAKEN-02). */
export function gateLimit(view: View): number {
  if (view.houseRules.gateCount === 'eightMinusHalf') return 8 - Math.floor(view.investigators.length / 2);
  return 9 - Math.ceil(view.investigators.length / 2);
}

/** The monsters that count against the limit (A-LIMIT-02). */
export function monstersInArkham(view: View): number {
  const counts = ({ token, at }: { token: string; at: string }) =>
    at !== 'outskirts' && content.tokens.get(token)?.abilities.includes('spawn') !== true;
  return view.monsters.filter(counts).length;
}

/** What is drawn as a full row of points: the most sanity or stamina somebody can have now (A-STATUS-01). */
export function maximumOf(view: View, who: Investigator, what: 'sanity' | 'stamina'): number {
  const sheet = content.investigators.get(who.id);
  let value = (sheet?.[what] ?? 0) + who.maximumChange[what];
  for (const modifier of modifiersOn(view, who)) {
    if (modifier.mod === 'maximum' && modifier.what === what) value += modifier.by;
  }
  return Math.max(0, value);
}

/** What cards and the like add to a skill, beside its slider. */
export function skillBonus(view: View, who: Investigator, skill: Skill): number {
  let bonus = 0;
  for (const modifier of modifiersOn(view, who)) {
    if (modifier.mod === 'skill' && modifier.skill === skill) bonus += modifier.by;
  }
  return bonus;
}

/** A skill as its slider stands. */
export function sliderValue(who: Investigator, skill: Skill): number {
  for (const [i, { pair, skills }] of PAIRS.entries()) {
    const side = (skills as readonly Skill[]).indexOf(skill);
    if (side < 0) continue;
    return content.investigators.get(who.id)?.sliders[pair][who.sliders[i] as number]?.[side] ?? 0;
  }
  return 0;
}

function modifiersOn(view: View, who: Investigator): Modifier[] {
  const own = [
    ...(content.investigators.get(who.id)?.modifiers ?? []),
    ...who.cards.flatMap(({ card }) => content.cards.get(card)?.modifiers ?? []),
    ...who.untilTurnEnds,
  ];
  const slumbers = view.battle === undefined;
  const inPlay = [view.environment, view.rumor?.card, ...view.headlines.map(({ card }) => card)];
  const shared = [
    ...(slumbers ? (content.ancientOnes.get(view.ancientOne)?.modifiers ?? []) : []),
    ...inPlay.flatMap((card) => content.mythos.get(card ?? '')?.modifiers ?? []),
  ];
  const kind = content.places.get(who.place)?.kind;
  const inArkham = kind === 'street' || kind === 'location';
  const reaches = (modifier: Modifier) => inArkham || !('for' in modifier && modifier.for === 'in-arkham');
  return [...own, ...shared.filter(reaches)];
}
