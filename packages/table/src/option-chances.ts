/** In which order answers stand, for page and terminal alike. */
import type { PublicOption } from '@vigil/engine';
import { aboutOf, asDecisionOf, chanceOfCheck, chanceOfLoadout, type TypedDecision } from '@vigil/rules';
import { type ClueChance, chancesWithClues } from './check-odds.js';
import { foeOdds } from './fight-odds.js';

/**
 * How likely an answer brings what all answers to its question are for, 0 to 1: to shut the gate, to pass the check, to win
 * this roll of the fight. Undefined where it rolls for nothing, and where answers roll for different things.
 */
export function optionChance(decision: TypedDecision, { id, key, on }: PublicOption): number | undefined {
  const about = aboutOf(decision);
  const { checks = {}, foes = [] } = about;
  switch (decision.key) {
    case 'q.explored-gate':
    case 'q.initiative':
    case 'q.bonus': {
      const check = checks[id];
      if (check) return chanceOfCheck(check);
      return bonusChances(decision, id)?.[0]?.chance;
    }
    case 'q.which-first':
    case 'q.engage-monster': {
      const foe = foes.find(({ monster }) => monster === on);
      return foe && foeOdds(foe).fight;
    }
    case 'q.hands': {
      // What is taken up, or cast, counts with the best that goes on from it.
      const all = asDecisionOf(decision, 'q.hands')?.about.handfuls.filter(({ answers }) => answers[0] === id) ?? [];
      if (all.length > 0) return Math.max(...all.map((one) => chanceOfLoadout(one)));
      // What is put away leaves the rest in hand; a casting by itself is no attack.
      const check = /-weapon$|^o\.release|^o\.roll/.test(key) ? checks[id] : undefined;
      return check && chanceOfCheck(check);
    }
    default:
      return undefined;
  }
}

/**
 * Chance of passing a check with a bonus that an answer applies (Haunt): without Clues, and with the first steps of them;
 * undefined where there is no such check.
 */
export function bonusChances(decision: TypedDecision, option: string): readonly ClueChance[] | undefined {
  const { about } = asDecisionOf(decision, 'q.bonus') ?? {};
  const dice = about?.ways.find((way) => way.option === option)?.dice;
  if (!about || dice === undefined) return undefined;
  // A second roll (H-BLESS-02) chooses its bonus anew.
  const next = Math.max(...about.ways.map((way) => way.dice));
  return [{ clues: 0, chance: chanceOfCheck(about, 0, dice, next) }, ...chancesWithClues(about, 2, dice, next)];
}

/** The answers to a question; where all roll for one thing the likeliest first, of equals as the rules have them. */
export function sortByChance(decision: TypedDecision): readonly PublicOption[] {
  const options: readonly PublicOption[] = decision.options;
  const chances = new Map(options.map((option) => [option, optionChance(decision, option) ?? -1]));
  return [...options].sort((one, other) => (chances.get(other) ?? -1) - (chances.get(one) ?? -1));
}
