import type { LocationDef } from '../../language/components.js';
import type { Amount } from '../../language/conditions.js';
import type { Cost, Effect, Effects } from '../../language/effects.js';
import { type CheckDetails, type ChecksByOption, optionId } from '../../language/questions/index.js';
import { spellSpec } from '../cards/spells.js';
import { newCombat, previewCombat } from '../combat/combat.js';
import type { UsableAbility } from '../contracts/abilities.js';
import type { CheckSpec } from '../contracts/checks.js';
import type { Opponent } from '../contracts/combat.js';
import { readingBonus } from '../figures/modifiers.js';
import type { Cause, Combat, Game } from '../game.js';
import type { Investigator } from '../state.js';
import { previewCheck } from './checks.js';

export type { ChecksByOption } from '../../language/questions/index.js';

type CheckEffect = Extract<Effect, { do: 'check' }>;

/**
 * The check of a text: a Combat check without a monster, or any other. Shared by the text itself and by its preview.
 */
export type TextCheck = { readonly opponent: Opponent } | { readonly spec: CheckSpec };

/** Returns the check of a text. `printed`: its modifier. */
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
 * Returns a preview of the check that effects begin with. Undefined if they begin otherwise, or if a die or a choice
 * still has to settle the check. `cost`: paid before.
 */
export function previewFirstCheck(
  g: Game,
  who: Investigator,
  [first]: Effects,
  cause: Cause,
  cost?: Cost,
): CheckDetails | undefined {
  if (first?.do !== 'check') return undefined;
  const { modifier, difficulty = 1 } = first;
  if (typeof modifier !== 'number' || typeof difficulty !== 'number') return undefined;
  const check = textCheck(g, who, first, cause, modifier, difficulty);
  const clues = Math.max(0, who.clues - fixedAmount(cost?.clues));
  return 'spec' in check
    ? previewCheck(g, who, check.spec, clues)
    : previewCombat(g, newCombat(who, undefined), 0, check.opponent, clues);
}

/** Returns previews of the checks that options begin with, by option id. */
export function previewChecks(
  g: Game,
  who: Investigator,
  answers: Iterable<readonly [id: string, effects: Effects]>,
  cause: Cause,
  cost?: Cost,
): ChecksByOption {
  const checks: Record<string, CheckDetails> = {};
  for (const [id, effects] of answers) {
    const check = previewFirstCheck(g, who, effects, cause, cost);
    if (check) checks[id] = check;
  }
  return checks;
}

/** Returns previews for offered abilities: of the casting, or of the check they begin with. */
export function previewAbilityChecks(g: Game, usable: readonly UsableAbility[], combat?: Combat): ChecksByOption {
  const checks: Record<string, CheckDetails> = {};
  for (const use of usable) {
    const { id, owner, ability, source, possession } = use;
    const cause: Cause = { source, possession, owner, combat };
    const check = ability.cast
      ? previewCheck(g, owner, spellSpec(g, owner, use, cause))
      : previewFirstCheck(g, owner, ability.then, cause, ability.cost);
    if (check) checks[id] = check;
  }
  return checks;
}

/** Returns previews for abilities of a location, by option id, limited to the given `options`. */
export function previewLocationChecks(
  g: Game,
  who: Investigator,
  { id: source, abilities = [] }: LocationDef,
  options: readonly { readonly id: string }[],
): ChecksByOption {
  const checks = abilities.map(({ cost, then }, i) => {
    const id = optionId.ability(i + 1);
    return options.some((option) => option.id === id) ? previewChecks(g, who, [[id, then]], { source }, cost) : {};
  });
  return Object.assign({}, ...checks);
}

function fixedAmount(amount: Amount | undefined): number {
  return typeof amount === 'number' ? amount : 0;
}
