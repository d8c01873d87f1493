import { Dice, type Table } from '@vigil/engine';
import type { CheckSkill } from '../../language/check-skills.js';
import type { Event } from '../../language/events.js';
import type { Skill } from '../../language/terms.js';
import type { Game } from '../game.js';
import { possessionId } from '../possession-id.js';
import type { Investigator } from '../state.js';
import { clueDice, forEachModifier, maximumOf, modifiersInPlay } from './modifiers.js';

/** Derived values of an investigator with everything in play; part of the view. */
export interface InvestigatorStats {
  /** Current maxima of Sanity and Stamina (A-STATUS-01). */
  readonly maximum: { readonly sanity: number; readonly stamina: number };
  /** Bonus of cards to each skill, in addition to the printed value. */
  readonly skills: Readonly<Record<Skill, number>>;
  /** Dice a Clue is worth in a check of each skill (A-SKILL-08, A-SKILL-09). */
  readonly clueDice: Readonly<Record<CheckSkill, number>>;
  /** Cards that may be traded, by their ids in options (A-MISC-09, H-ASSET-02). */
  readonly tradable: readonly string[];
  /** True if a card lets Clues be traded. */
  readonly tradesClues: boolean;
}

/** Returns the derived values of every investigator, by seat. */
export function allInvestigatorStats(g: Game): InvestigatorStats[] {
  return g.s.investigators.map((who) => ({
    maximum: { sanity: maximumOf(g, who, 'sanity'), stamina: maximumOf(g, who, 'stamina') },
    skills: bySkill((skill) => skillBonus(g, who, skill)),
    clueDice: { ...bySkill((skill) => clueDice(g, who, skill)), focus: clueDice(g, who, 'focus') },
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

function bySkill(read: (skill: Skill) => number): Record<Skill, number> {
  return {
    speed: read('speed'),
    sneak: read('sneak'),
    fight: read('fight'),
    will: read('will'),
    lore: read('lore'),
    luck: read('luck'),
  };
}

const NO_DICE = Dice.seeded('');

/** Returns a table without players: a game at it can only be read. */
export function readOnlyTable<S>(state: S): Table<S, Event> {
  return trialTable(state, NO_DICE);
}

/** Returns a table for a trial of rules with these dice: nothing is emitted or revealed. */
export function trialTable<S>(state: S, dice: Dice): Table<S, Event> {
  return { state, dice, emit: undefined, reveal: () => {} };
}
