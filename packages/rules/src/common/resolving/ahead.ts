import type { LocationDef } from '../../language/components.js';
import type { Amount } from '../../language/conditions.js';
import type { Cost, Effect, Effects } from '../../language/effects.js';
import { type CheckInSight, type Checks, optionId } from '../../language/questions/index.js';
import { readingBonus } from '../figures/modifiers.js';
import type { Cause, Combat, Game } from '../game.js';
import type { Investigator } from '../state.js';
import type { Usable } from './abilities.js';
import { type CheckSpec, checkAhead } from './checks.js';
import { combatAhead, newCombat, type Opponent } from './combat.js';
import { spellSpec } from './spells.js';

export type { Checks } from '../../language/questions/index.js';

type CheckEffect = Extract<Effect, { do: 'check' }>;

/** The check of a text: a Combat check without a monster, or any other. The text carries it out; it can be seen before. */
export type TextCheck = { readonly opponent: Opponent } | { readonly spec: CheckSpec };

/** Check that a text makes. `printed`: its modifier. */
export function textCheck(
  g: Game,
  who: Investigator,
  effect: CheckEffect,
  cause: Cause,
  printed: number,
  difficulty: number,
): TextCheck {
  const modifier = printed + readingBonus(g, who, effect.check, cause);
  const perSuccess = effect.pass?.some((e) => e.do === 'perSuccess') === true;
  // Beyond its last row nothing changes.
  const counts = perSuccess || effect.counts || Math.max(0, ...(effect.bySuccesses ?? []).map(({ from }) => from));
  return effect.check === 'combat'
    ? { opponent: { rating: modifier, difficulty, abilities: [], source: cause.source, counts } }
    : { spec: { kind: effect.check, modifier, difficulty, cause, counts } };
}

/**
 * The check that effects begin with, to be seen before a player lets themselves in for them; undefined where they begin
 * otherwise, or with a check that a die or a choice has yet to settle. `cost`: what is paid before.
 */
function checkOf(g: Game, who: Investigator, [first]: Effects, cause: Cause, cost?: Cost): CheckInSight | undefined {
  if (first?.do !== 'check') return undefined;
  const { modifier, difficulty = 1 } = first;
  if (typeof modifier !== 'number' || typeof difficulty !== 'number') return undefined;
  const check = textCheck(g, who, first, cause, modifier, difficulty);
  const clues = Math.max(0, who.clues - sure(cost?.clues));
  return 'spec' in check
    ? checkAhead(g, who, check.spec, clues)
    : combatAhead(g, newCombat(who, undefined), 0, check.opponent, clues);
}

/** The checks that follow if some are answered by effects, by their ids: one for each that begins with one. */
export function checksOf(
  g: Game,
  who: Investigator,
  answers: Iterable<readonly [id: string, effects: Effects]>,
  cause: Cause,
  cost?: Cost,
): Checks {
  const checks: Record<string, CheckInSight> = {};
  for (const [id, effects] of answers) {
    const check = checkOf(g, who, effects, cause, cost);
    if (check) checks[id] = check;
  }
  return checks;
}

/** The checks of abilities that are offered: of their casting, or the one they begin with. */
export function checksOfAbilities(g: Game, usable: readonly Usable[], combat?: Combat): Checks {
  const checks: Record<string, CheckInSight> = {};
  for (const use of usable) {
    const { id, owner, ability, source, possession } = use;
    const cause: Cause = { source, possession, owner, combat };
    const check = ability.cast
      ? checkAhead(g, owner, spellSpec(g, owner, use, cause))
      : checkOf(g, owner, ability.then, cause, ability.cost);
    if (check) checks[id] = check;
  }
  return checks;
}

/** The checks that abilities of a location begin with, by the ids of their answers, as far as they are among some `options`. */
export function checksAtLocation(
  g: Game,
  who: Investigator,
  { id: source, abilities = [] }: LocationDef,
  options: readonly { readonly id: string }[],
): Checks {
  const checks = abilities.map(({ cost, then }, i) => {
    const id = optionId.ability(i + 1);
    return options.some((option) => option.id === id) ? checksOf(g, who, [[id, then]], { source }, cost) : {};
  });
  return Object.assign({}, ...checks);
}

function sure(amount: Amount | undefined): number {
  return typeof amount === 'number' ? amount : 0;
}
