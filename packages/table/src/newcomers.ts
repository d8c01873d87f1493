import type { Content, InvestigatorDef, Skill } from '@vigil/rules';
import { SKILL_PAIRS } from './figures.js';
import type { TableView } from './view.js';

/** Limits for a replacement investigator, set by the lost one [H-DEATH-06]. */
export interface StartingLimits {
  readonly clues: number;
  readonly spells: number;
  readonly allies: number;
  readonly value: number;
}

/** A candidate investigator compared with the team. */
export interface Newcomer {
  readonly sheet: InvestigatorDef;
  /** Skills in which the candidate exceeds everyone in play, and by how much. */
  readonly betterSkills: readonly { readonly skill: Skill; readonly by: number }[];
  /** Starting possessions that are certain, and the excess over the limits. */
  readonly startsWith: StartingLimits;
  readonly excess: StartingLimits;
  /** Number of random items, whose value is unknown. */
  readonly randomItems: number;
}

/** Returns the available investigators, each compared with the team. */
export function compareNewcomers(
  content: Content,
  view: TableView,
  ids: readonly string[],
  limits: StartingLimits,
): readonly Newcomer[] {
  const team = view.investigators.filter(({ place }) => place !== 'out').map(({ id }) => content.investigators.get(id));
  return ids.flatMap((id) => {
    const sheet = content.investigators.get(id);
    if (!sheet) return [];
    const betterSkills = SKILL_PAIRS.flatMap(({ skills }) => skills).flatMap((skill) => {
      const others = Math.max(0, ...team.map((one) => (one ? maxSkill(one, skill) : 0)));
      const by = maxSkill(sheet, skill) - others;
      return by > 0 ? [{ skill, by }] : [];
    });
    const startsWith = startingPossessions(content, sheet);
    const excessOf = (what: keyof StartingLimits) => Math.max(0, startsWith[what] - limits[what]);
    const excess = {
      clues: excessOf('clues'),
      spells: excessOf('spells'),
      allies: excessOf('allies'),
      value: excessOf('value'),
    };
    return [{ sheet, betterSkills, startsWith, excess, randomItems: countRandomItems(content, sheet) }];
  });
}

/** Returns the number of random cards that count as items. */
function countRandomItems(content: Content, { random }: InvestigatorDef): number {
  return Object.entries(random).reduce(
    (sum, [deck, n = 0]) => sum + (content.decks.get(deck)?.countsAs === 'item' ? n : 0),
    0,
  );
}

/** Returns the highest printed value of a skill. */
function maxSkill({ sliders }: InvestigatorDef, skill: Skill): number {
  for (const { pair, skills } of SKILL_PAIRS) {
    const side = skills[0] === skill ? 0 : 1;
    if (skills[side] === skill) return Math.max(...sliders[pair].map((values) => values[side] ?? 0));
  }
  return 0;
}

/** Returns the printed possessions, and the number of random cards. The value of random items is unknown. */
function startingPossessions(content: Content, { fixed, random }: InvestigatorDef): StartingLimits {
  let [spells, allies, value] = [0, 0, fixed.money];
  for (const id of fixed.cards) {
    const card = content.cards.get(id);
    const kind = content.countsAs(card);
    if (kind === 'spell') spells++;
    else if (kind === 'ally') allies++;
    else if (kind === 'item') value += card?.price ?? 0;
  }
  for (const [deck, n = 0] of Object.entries(random)) {
    const kind = content.decks.get(deck)?.countsAs;
    if (kind === 'spell') spells += n;
    else if (kind === 'ally') allies += n;
  }
  return { clues: fixed.clues, spells, allies, value };
}
