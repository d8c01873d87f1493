import { Dice, type Table } from '@vigil/engine';
import type { CheckSkill } from '../../language/check-skills.js';
import type { Event } from '../../language/events.js';
import type { Skill } from '../../language/terms.js';
import type { Game } from '../game.js';
import { possessionId } from '../possession-id.js';
import type { Investigator } from '../state.js';
import { clueDice, forEachModifier, maximumOf, modifiersInPlay } from './modifiers.js';

/** What the rules come to for somebody now, with everything in play; it goes with the view. */
export interface InvestigatorStats {
  /** The most Sanity and Stamina he can have (A-STATUS-01). */
  readonly maximum: { readonly sanity: number; readonly stamina: number };
  /** What cards and the like add to each skill, beside what is printed on the sheet. */
  readonly skills: Readonly<Record<Skill, number>>;
  /** How many dice a Clue is worth in a check of each skill (A-SKILL-08, A-SKILL-09). */
  readonly clueDice: Readonly<Record<CheckSkill, number>>;
  /** His cards that may pass to another, by the ids that options name them with (A-MISC-09, H-ASSET-02). */
  readonly tradable: readonly string[];
  /** Whether a card lets Clues be traded. */
  readonly tradesClues: boolean;
}

/** The figures of everybody, by seat. */
export function allInvestigatorStats(g: Game): InvestigatorStats[] {
  return g.s.investigators.map((who) => ({
    maximum: { sanity: maximumOf(g, who, 'sanity'), stamina: maximumOf(g, who, 'stamina') },
    skills: each((skill) => skillBonus(g, who, skill)),
    clueDice: { ...each((skill) => clueDice(g, who, skill)), focus: clueDice(g, who, 'focus') },
    tradable: g.rules.asides.tradable(g, who).map(possessionId),
    tradesClues: modifiersInPlay(g, 'tradeClues').length > 0,
  }));
}

function skillBonus(g: Game, who: Investigator, skill: Skill): number {
  let bonus = 0;
  forEachModifier(g, who, 'skill', (modifier) => {
    if (modifier.skill === skill) bonus += modifier.by;
  });
  return bonus;
}

function each(figure: (skill: Skill) => number): Record<Skill, number> {
  return {
    speed: figure('speed'),
    sneak: figure('sneak'),
    fight: figure('fight'),
    will: figure('will'),
    lore: figure('lore'),
    luck: figure('luck'),
  };
}

const NO_DICE = Dice.seeded('');

/** A position with nobody at the table: a game of it is for reading only. */
export function readOnlyTable<S>(state: S): Table<S, Event> {
  return trialTable(state, NO_DICE);
}

/** A table at which something is tried out. */
export function trialTable<S>(state: S, dice: Dice): Table<S, Event> {
  return { state, dice, emit: undefined, reveal: () => {} };
}
