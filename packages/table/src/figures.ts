import { type Content, cardsInPlay, type Modifier, type Skill, textInPlay } from '@vigil/rules';
import { isHaunt, type Somebody, type TableView } from './view.js';

/** The three pairs of skills, in the order of an investigator's sliders. */
export const PAIRS = [
  { pair: 'speed-sneak', skills: ['speed', 'sneak'] },
  { pair: 'fight-will', skills: ['fight', 'will'] },
  { pair: 'lore-luck', skills: ['lore', 'luck'] },
] as const satisfies readonly { pair: string; skills: readonly [Skill, Skill] }[];

/** What is drawn as a full row of points: the most sanity or stamina somebody can have now (A-STATUS-01). */
export function maximumOf(content: Content, view: TableView, who: Somebody, what: 'sanity' | 'stamina'): number {
  const sheet = content.investigators.get(who.id);
  let value = (sheet?.[what] ?? 0) + who.maximumChange[what];
  for (const modifier of modifiersOn(content, view, who)) {
    if (modifier.mod === 'maximum' && modifier.what === what) value += modifier.by;
  }
  return Math.max(0, value);
}

/** What cards and the like add to a skill, beside its printed values. */
export function skillBonus(content: Content, view: TableView, who: Somebody, skill: Skill): number {
  let bonus = 0;
  for (const modifier of modifiersOn(content, view, who)) {
    if (modifier.mod === 'skill' && modifier.skill === skill) bonus += modifier.by;
  }
  return bonus;
}

function modifiersOn(content: Content, view: TableView, who: Somebody): Modifier[] {
  const own = [
    ...(content.investigators.get(who.id)?.modifiers ?? []),
    ...who.cards.flatMap(({ card }) => content.cards.get(card)?.modifiers ?? []),
    ...who.untilTurnEnds,
  ];
  const ancient = content.ancientOnes.get(view.ancientOne)?.modifiers ?? [];
  const shared = [
    ...(isHaunt(view) || view.battle === undefined ? ancient : []),
    ...cardsInPlay(view).flatMap(({ card }) => textInPlay(content, card)?.modifiers ?? []),
  ];
  const kind = content.places.get(who.place)?.kind;
  const inArkham = kind === 'street' || kind === 'location';
  const reaches = (modifier: Modifier) => inArkham || !('for' in modifier && modifier.for === 'in-arkham');
  return [...own, ...shared.filter(reaches)];
}

/** The skill a kind of check is made with, as modifiers of clues mean it. */
const SKILL_OF: Readonly<Record<string, Skill>> = {
  evade: 'sneak',
  horror: 'will',
  combat: 'fight',
  spell: 'lore',
  close: 'fight',
};

/** How many dice a clue is worth to somebody in a check: one, and what abilities add. */
export function clueDice(content: Content, view: TableView, who: Somebody, check: string): number {
  const skill = SKILL_OF[check] ?? check;
  let dice = 1;
  for (const modifier of modifiersOn(content, view, who)) {
    if (modifier.mod === 'clueDice' && (modifier.skill === undefined || modifier.skill === skill)) dice += modifier.by;
  }
  return dice;
}
