import type { Content, InvestigatorDef, Skill } from '@vigil/rules';
import { PAIRS } from './figures.js';
import type { TableView } from './view.js';

/** What whoever went before left, which nobody who follows may have more of (H-DEATH-06). */
export interface Limits {
  readonly clues: number;
  readonly spells: number;
  readonly allies: number;
  readonly value: number;
}

/** What a newcomer would be to a team. */
export interface Newcomer {
  readonly sheet: InvestigatorDef;
  /** Skills in which nobody in play can set as much, with how much more it is. */
  readonly better: readonly { readonly skill: Skill; readonly by: number }[];
  /** What the sheet begins with for certain, and where that is more than may be brought. */
  readonly begins: Limits;
  readonly tooMuch: Limits;
}

/** The sheets that may be chosen, each beside the team it would come to. */
export function newcomersTo(
  content: Content,
  view: TableView,
  ids: readonly string[],
  limits: Limits,
): readonly Newcomer[] {
  const team = view.investigators.filter(({ place }) => place !== 'out').map(({ id }) => content.investigators.get(id));
  return ids.flatMap((id) => {
    const sheet = content.investigators.get(id);
    if (!sheet) return [];
    const better = PAIRS.flatMap(({ skills }) => skills).flatMap((skill) => {
      const others = Math.max(0, ...team.map((one) => (one ? mostOf(one, skill) : 0)));
      const by = mostOf(sheet, skill) - others;
      return by > 0 ? [{ skill, by }] : [];
    });
    const begins = beginsWith(content, sheet);
    const over = (what: keyof Limits) => Math.max(0, begins[what] - limits[what]);
    const tooMuch = { clues: over('clues'), spells: over('spells'), allies: over('allies'), value: over('value') };
    return [{ sheet, better, begins, tooMuch }];
  });
}

/** The highest value printed for a skill. */
function mostOf({ sliders }: InvestigatorDef, skill: Skill): number {
  for (const { pair, skills } of PAIRS) {
    const side = skills[0] === skill ? 0 : 1;
    if (skills[side] === skill) return Math.max(...sliders[pair].map((values) => values[side] ?? 0));
  }
  return 0;
}

/** What is printed on a sheet, and of random cards how many: what a random item is worth nobody knows. */
function beginsWith(content: Content, { fixed, random }: InvestigatorDef): Limits {
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
