/** Order of options by chance, for page and terminal. */
import type { PublicOption } from '@vigil/engine';
import { aboutOf, asDecisionOf, chanceOfCheck, chanceOfLoadout, type TypedDecision } from '@vigil/rules';
import { type ClueChance, chancesWithClues } from './check-odds.js';
import { foeOdds } from './fight-odds.js';

/**
 * Returns the chance (0 to 1) that an option achieves the common goal of all options. Goals are closing the gate,
 * passing the check, or winning this round of a fight. Undefined if it rolls nothing, or if options roll for different
 * things.
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
      // Taking up a weapon or casting counts with the best continuation.
      const all = asDecisionOf(decision, 'q.hands')?.about.loadouts.filter(({ answers }) => answers[0] === id) ?? [];
      if (all.length > 0) return Math.max(...all.map((one) => chanceOfLoadout(one)));
      // Releasing a card keeps the rest in hand; a casting alone is no attack.
      const check = /-weapon$|^o\.release|^o\.roll/.test(key) ? checks[id] : undefined;
      return check && chanceOfCheck(check);
    }
    default:
      return undefined;
  }
}

/**
 * Returns the chances of a check with the bonus of an option (Haunt): without Clues, then with the first steps of them.
 * Undefined if there is no such check.
 */
export function bonusChances(decision: TypedDecision, option: string): readonly ClueChance[] | undefined {
  const { about } = asDecisionOf(decision, 'q.bonus') ?? {};
  const dice = about?.ways.find((way) => way.option === option)?.dice;
  if (!about || dice === undefined) return undefined;
  // A second roll [H-BLESS-02] chooses its bonus anew.
  const next = Math.max(...about.ways.map((way) => way.dice));
  return [{ clues: 0, chance: chanceOfCheck(about, 0, dice, next) }, ...chancesWithClues(about, 2, dice, next)];
}

/**
 * Returns the options of a decision. If all roll for one thing the likeliest comes first; otherwise the rules' order is
 * kept.
 */
export function sortByChance(decision: TypedDecision): readonly PublicOption[] {
  const options: readonly PublicOption[] = decision.options;
  const chances = new Map(options.map((option) => [option, optionChance(decision, option) ?? -1]));
  return [...options].sort((one, other) => (chances.get(other) ?? -1) - (chances.get(one) ?? -1));
}
