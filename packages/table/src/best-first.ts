/** In which order answers stand, for page and terminal alike. */
import type { PublicOption } from '@vigil/engine';
import { aboutOf, askedAs, type TypedDecision } from '@vigil/rules';
import { bestDice, passes } from './ahead.js';
import { foeOdds, handfulChance } from './fighting.js';
import { chance, chanceOfTwo } from './odds.js';

/**
 * How likely an answer brings what all answers to its question are for, 0 to 1: to shut the gate, to pass the check, to win
 * this roll of the fight. Undefined where it rolls for nothing, and where answers roll for different things.
 */
export function chanceFor(decision: TypedDecision, { id, key, on }: PublicOption): number | undefined {
  const { checks = {}, ways = [], difficulty = 1, faces = [], second, foes = [] } = aboutOf(decision);
  switch (decision.key) {
    case 'q.explored-gate':
    case 'q.initiative':
    case 'q.bonus': {
      const check = checks[id];
      if (check) return passes(check, bestDice(check));
      const way = ways.find(({ option }) => option === id);
      return way && chanceOfTwo(chance(Math.max(0, way.dice), difficulty, faces.length), second);
    }
    case 'q.which-first':
    case 'q.engage-monster': {
      const foe = foes.find(({ monster }) => monster === on);
      return foe && foeOdds(foe).fight;
    }
    case 'q.hands': {
      // What is taken up, or cast, counts with the best that goes on from it.
      const all = askedAs(decision, 'q.hands')?.about.handfuls.filter(({ answers }) => answers[0] === id) ?? [];
      if (all.length > 0) return Math.max(...all.map((one) => handfulChance(one)));
      // What is put away leaves the rest in hand; a casting by itself is no attack.
      const check = /-weapon$|^o\.release|^o\.roll/.test(key) ? checks[id] : undefined;
      return check && passes(check, bestDice(check));
    }
    default:
      return undefined;
  }
}

/** The answers to a question; where all roll for one thing the likeliest first, of equals as the rules have them. */
export function bestFirst(decision: TypedDecision): readonly PublicOption[] {
  const options: readonly PublicOption[] = decision.options;
  const chances = new Map(options.map((option) => [option, chanceFor(decision, option) ?? -1]));
  return [...options].sort((one, other) => (chances.get(other) ?? -1) - (chances.get(one) ?? -1));
}
