import type { Rule } from '@vigil/engine';
import type { Ability, Moment } from '../../language/abilities.js';
import type { Cost, Effects } from '../../language/effects.js';
import { type OPTION_IDS, type OpenAside, optionId, type SingleOption } from '../../language/questions/index.js';
import { isLimitReached, markUsed } from '../ability-limits.js';
import { ask } from '../ask.js';
import { investigatorOption } from '../board/options.js';
import { rollMisfire } from '../combat/misfiring.js';
import type { AbilityContext, UsableAbility } from '../contracts/abilities.js';
import type { HeldAbility, MomentKey } from '../contracts/figures.js';
import { resolve } from '../effects/resolve.js';
import { healTargets, usabilityOf } from '../effects/usability.js';
import { holds } from '../figures/conditions.js';
import { HELD, ON_TABLE } from '../figures/effect-index.js';
import { handOf } from '../figures/hand.js';
import { type Cause, type Game, unlessInterrupted, whileOccupied } from '../game.js';
import { cardInPlay } from '../in-play.js';
import { emptyRule } from '../layers.js';
import { possessionId } from '../possession-id.js';
import { pay } from '../resources/costs.js';
import { canAfford } from '../resources/prices.js';
import { defeatIfAtZero, isStanding, runPaidEffect } from '../resources/resources.js';
import type { Investigator, Possession } from '../state.js';
import { castingCost } from './spells.js';

const NO_CAUSE: Cause = { source: '' };
const NOTHING: readonly UsableAbility[] = [];

/**
 * Returns the abilities for a moment, of an investigator's cards and sheet and of cards on the table. Conditions,
 * limits and costs must be met, and there must be a target. `fits`: further conditions, such as the kind of check.
 */
export function abilitiesAt(
  g: Game,
  owner: Investigator,
  moment: MomentKey,
  fits?: (when: Moment) => boolean,
  cause = NO_CAUSE,
): readonly UsableAbility[] {
  const where = g.effectIndex.abilityPlaces(moment);
  if (where === 0) return NOTHING;
  const hand = handOf(g, owner);
  const held = (where & HELD) === 0 ? undefined : hand.abilities.get(moment);
  const offered = (where & ON_TABLE) === 0 ? undefined : g.rules.cards.onTable(g).abilities.get(moment);
  if (!held && !offered) return NOTHING;
  const usable: UsableAbility[] = [];
  if (held) addUsable(g, owner, held, hand.cards, fits, cause, usable);
  if (offered) addUsable(g, owner, offered, hand.cards, fits, cause, usable);
  return usable;
}

/**
 * True if any text of the investigator's or on the table applies to a moment. Usually none does, and the rule can skip
 * the question.
 */
export function hasAbilityAt(g: Game, owner: Investigator, moment: MomentKey): boolean {
  const where = g.effectIndex.abilityPlaces(moment);
  if ((where & HELD) !== 0 && handOf(g, owner).abilities.has(moment)) return true;
  return (where & ON_TABLE) !== 0 && g.rules.cards.onTable(g).abilities.has(moment);
}

function addUsable(
  g: Game,
  owner: Investigator,
  held: readonly HeldAbility[],
  cards: readonly Possession[],
  fits: ((when: Moment) => boolean) | undefined,
  cause: Cause,
  usable: UsableAbility[],
): void {
  for (const { ability, source, n, possessionAt } of held) {
    if (fits && !fits(ability.when)) continue;
    const possession = possessionAt < 0 ? undefined : cards[possessionAt];
    const spent = possession ? possession.exhausted : cardInPlay(g.s, source)?.exhausted;
    if (spent && (ability.cost?.exhaust || ability.cast)) continue;
    const own: Cause = { source, possession, owner, combat: cause.combat };
    if (!canUse(g, owner, ability, own)) continue;
    const id = optionId.use(`${possession ? possessionId(possession) : source}${n > 0 ? `:${n + 1}` : ''}`);
    // One of several equal cards is enough.
    if (usable.some((other) => other.id === id)) continue;
    const use = usabilityOf(g, owner, ability, own);
    if (use === 'nothing') continue;
    const takesLast = lastPointTaken(g, owner, ability);
    usable.push({ id, source, owner, ability, n, possession, idle: use === 'idle', takesLast });
  }
}

/** Returns the points of which the cost of an ability takes the last, casting included (A-SPELL-07). */
function lastPointTaken(g: Game, owner: Investigator, { cost = {}, cast }: Ability): UsableAbility['takesLast'] {
  if (cast && g.rules.checks.isDefeatedByCasting(g, owner, cast)) return 'sanity';
  for (const what of ['sanity', 'stamina'] as const) {
    const points = cost[what];
    if (typeof points === 'number' && points > 0 && points >= owner[what]) return what;
  }
  return undefined;
}

function canUse(g: Game, owner: Investigator, ability: Ability, cause: Cause): boolean {
  const { cast } = ability;
  if (isLimitReached(owner, cause.source, ability)) return false;
  const cost = ability.cost && costBesidesCasting(g, owner, ability.cost, cast);
  if (ability.cost && !cost) return false;
  if (!canAfford(g, owner, ability.for ? [] : ability.then, cause, cost)) return false;
  if (cast && !g.rules.checks.canCast(g, owner, cast, cause)) return false;
  return ability.if === undefined || holds(g, owner, ability.if, cause);
}

/**
 * Returns the cost of an ability without its casting. Sanity is limited to the rest after the Spell. Undefined if that
 * is too little.
 */
function costBesidesCasting(g: Game, owner: Investigator, cost: Cost, cast: Ability['cast']): Cost | undefined {
  const { sanity } = cost;
  if (!cast || typeof sanity !== 'object' || !('chosen' in sanity)) return cost;
  const { chosen } = sanity;
  const to = Math.min(chosen.to ?? Number.POSITIVE_INFINITY, owner.sanity - castingCost(g, owner, cast));
  return to < chosen.from ? undefined : { ...cost, sanity: { chosen: { ...chosen, to } } };
}

/**
 * Uses an ability: limit, cost, casting, then its effects. Losses in its cost cause no defeat before the effect. If it
 * answers a loss or passes a check, they cause none until that is dealt or settled (A-SPELL-07).
 */
export function* useAbility(g: Game, owner: Investigator, use: UsableAbility, occasion: AbilityContext = {}): Rule {
  const stood = isStanding(owner);
  yield* whileOccupied(g, owner, runPaidEffect(g, owner, executeAbility(g, owner, use, occasion)));
  if (stood && occasion.loss === undefined && !occasion.check?.passed) yield* defeatIfAtZero(g, owner);
}

function* executeAbility(g: Game, owner: Investigator, use: UsableAbility, occasion: AbilityContext): Rule {
  const { ability, possession, source } = use;
  const cause: Cause = {
    source,
    possession,
    owner,
    combat: occasion.combat,
    within: occasion.within ?? occasion.check?.spec,
  };
  g.emit?.({ type: 'used', seat: owner.seat, card: source, ability: (use.n ?? 0) + 1 });
  markUsed(owner, source, ability);
  if (usesUpCard(ability) && (yield* rollMisfire(g, owner, possession))) return;
  const memory: { chosen?: number; successes?: number } = {};
  const cost = ability.cost && costBesidesCasting(g, owner, ability.cost, ability.cast);
  if (cost) memory.chosen = yield* pay(g, owner, cost, cause);
  const target = ability.for ? yield* chooseTarget(g, owner, source) : owner;
  // The beneficiary may have left the game during the casting.
  const then = () =>
    target === owner || target.place !== 'out'
      ? resolve(g, target, ability.then, cause, memory, occasion)
      : emptyRule();
  if (ability.cast) {
    yield* g.rules.checks.castSpell(g, owner, use, cause, (successes) => {
      memory.successes = successes;
      return then();
    });
  } else {
    yield* then();
  }
}

/** True if using an ability exhausts or discards its card. */
function usesUpCard({ cost, cast }: Ability): boolean {
  return cast !== undefined || cost?.exhaust === true || cost?.discard === true || cost?.toBox === true;
}

/** Lets the owner choose themselves or another investigator in the same area. */
function* chooseTarget(g: Game, owner: Investigator, source: string): Rule<Investigator> {
  return yield* ask(g, () => ({
    by: [owner.seat],
    key: 'q.whom',
    args: { investigator: owner.id, source },
    why: g.rules.reasons.choice,
    options: healTargets(g, owner).map(investigatorOption),
    asides: { inText: owner },
  }));
}

/**
 * Returns the abilities that an investigator may use at any time, unless busy with something other than a fight.
 * `inCheck`: also while a check of theirs is open.
 */
export function abilityAsides(g: Game, owner: Investigator, inCheck = false): OpenAside[] {
  const by = owner.seat;
  if (g.urgent.get(by) || (g.busy.has(by) && !g.fighting.has(by) && !inCheck)) return [];
  return abilitiesAt(g, owner, 'phase:any').map((use) => ({
    id: `${use.id}:by:${by}`,
    by,
    key: use.idle ? ('o.use-idle' as const) : ('o.use' as const),
    args: { card: use.source, investigator: owner.id },
    on: use.source,
    run: () => unlessInterrupted(owner, useAbility(g, owner, use)),
  }));
}

/** An ability as an option of a question. */
export type AbilityOption<T> = SingleOption<
  'o.use' | 'o.cast' | 'o.use-idle' | 'o.cast-idle',
  typeof OPTION_IDS.use,
  T
>;

/** Returns the option for an ability. */
export function abilityOption<T>(use: UsableAbility, value: T): AbilityOption<T> {
  return {
    id: use.id,
    value,
    key: use.ability.cast ? (use.idle ? 'o.cast-idle' : 'o.cast') : use.idle ? 'o.use-idle' : 'o.use',
    args: { card: use.source, ...(use.takesLast && { last: use.takesLast }) },
    on: use.source,
    by: use.owner.seat,
  };
}

/** True if effects contain one of a kind, at the top level. */
export function hasEffect(effects: Effects, what: Effects[number]['do']): boolean {
  return effects.some((effect) => effect.do === what);
}
