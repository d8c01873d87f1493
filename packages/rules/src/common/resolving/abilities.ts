import type { Rule } from '@vigil/engine';
import type { Ability, Moment } from '../../language/abilities.js';
import type { DeckId } from '../../language/decks.js';
import type { Cost, Effects } from '../../language/effects.js';
import type { DiceSource } from '../../language/events.js';
import {
  type OPTION_IDS,
  type OpenAside,
  type OptionId,
  optionId,
  type SingleOption,
} from '../../language/questions/index.js';
import type { Skill } from '../../language/terms.js';
import { isLimitReached, markUsed } from '../ability-limits.js';
import { ask } from '../ask.js';
import { investigatorOption } from '../board/options.js';
import { holds } from '../figures/conditions.js';
import { HELD, ON_TABLE } from '../figures/effect-index.js';
import { type HeldAbility, handOf, type MomentKey } from '../figures/hand.js';
import { type Cause, type Combat, type Game, unlessInterrupted, whileOccupied } from '../game.js';
import { cardInPlay } from '../in-play.js';
import { emptyRule } from '../layers.js';
import { possessionId } from '../possession-id.js';
import type { Investigator, Possession } from '../state.js';
import { pay } from './costs.js';
import { rollMisfire } from './misfiring.js';
import { canAfford } from './prices.js';
import { resolve } from './resolve.js';
import { fallIfAtZero, isStanding, type PendingLoss, runPaidEffect } from './resources.js';
import { castingCost } from './spells.js';
import { healTargets, usabilityOf } from './usability.js';

/**
 * An ability its owner can use now. `possession` is missing for the ability of a sheet. `idle`: nothing would come of it.
 */
export interface UsableAbility {
  readonly id: OptionId<'use'>;
  readonly source: string;
  readonly owner: Investigator;
  readonly ability: Ability;
  /** Its place among that component's abilities; 0 if not said. */
  readonly n?: number;
  readonly possession?: Possession | undefined;
  readonly idle?: boolean;
}

/** What an ability answers while it is used. */
export interface AbilityContext {
  readonly combat?: Combat | undefined;
  readonly loss?: PendingLoss;
  readonly check?: ActiveCheck;
  /** The deck that is about to be drawn from. */
  readonly deck?: DeckId;
}

/** The parts of a check that abilities reach into. */
export interface ActiveCheck {
  passed: boolean;
  /** Successes of what passed it without a roll. */
  passedBy?: number | undefined;
  /** Clues spent on it so far, with what counted as one. */
  clues: number;
  /** Every die rolled so far. */
  readonly dice: number[];
  /** The skill it is made with in place of its own. */
  skill?: Skill | undefined;
  /** It was not passed, and nothing comes of that. */
  forgiven?: true | undefined;
  /** Successes that no die shows. */
  added: number;
  /** Dice that were added before it was rolled. */
  readonly bonuses: DiceSource[];
  readonly who: Investigator;
  rerolled: 'all' | 'one' | 'failures' | 'ones' | undefined;
}

const NO_CAUSE: Cause = { source: '' };
const NOTHING: readonly UsableAbility[] = [];

/**
 * The abilities of somebody's cards and sheet, and of cards on the table, that fit a moment, whose conditions, limits
 * and costs can be met, and that have something to work on. `fits`: what the moment's name leaves open, which check for example.
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
 * Whether anything of somebody's, or on the table, is for a moment at all. Most of the time nothing is, and a rule need not
 * ask him.
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
  for (const { ability, source, n, possessionAt: at } of held) {
    if (fits && !fits(ability.when)) continue;
    const possession = at < 0 ? undefined : cards[at];
    const spent = possession ? possession.exhausted : cardInPlay(g.s, source)?.exhausted;
    if (spent && (ability.cost?.exhaust || ability.cast)) continue;
    const own: Cause = { source, possession, owner, combat: cause.combat };
    if (!canUse(g, owner, ability, own)) continue;
    const id = optionId.use(`${possession ? possessionId(possession) : source}${n > 0 ? `:${n + 1}` : ''}`);
    // Of equal cards the first will do.
    if (usable.some((other) => other.id === id)) continue;
    const use = usabilityOf(g, owner, ability, own);
    if (use === 'nothing') continue;
    usable.push({ id, source, owner, ability, n, possession, idle: use === 'idle' });
  }
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
 * What an ability costs besides its casting: of Sanity he can give no more than leaves him what the Spell takes. Undefined
 * where that leaves too little.
 */
function costBesidesCasting(g: Game, owner: Investigator, cost: Cost, cast: Ability['cast']): Cost | undefined {
  const { sanity } = cost;
  if (!cast || typeof sanity !== 'object' || !('chosen' in sanity)) return cost;
  const { chosen } = sanity;
  const to = Math.min(chosen.to ?? Number.POSITIVE_INFINITY, owner.sanity - castingCost(g, owner, cast));
  return to < chosen.from ? undefined : { ...cost, sanity: { chosen: { ...chosen, to } } };
}

/**
 * Uses an ability: limit, cost, casting, then its effects. Losses among its cost fell nobody before the effect; nor, where
 * it answers a loss or passes a check, before that loss is dealt or the check's outcome settled (A-SPELL-07).
 */
export function* useAbility(g: Game, owner: Investigator, use: UsableAbility, occasion: AbilityContext = {}): Rule {
  const stood = isStanding(owner);
  yield* whileOccupied(g, owner, runPaidEffect(g, owner, carryOut(g, owner, use, occasion)));
  if (stood && occasion.loss === undefined && !occasion.check?.passed) yield* fallIfAtZero(g, owner);
}

function* carryOut(g: Game, owner: Investigator, use: UsableAbility, occasion: AbilityContext): Rule {
  const { ability, possession, source } = use;
  const cause: Cause = { source, possession, owner, combat: occasion.combat };
  g.emit?.({ type: 'used', seat: owner.seat, card: source, ability: (use.n ?? 0) + 1 });
  markUsed(owner, source, ability);
  if (usesUpCard(ability) && (yield* rollMisfire(g, owner, possession))) return;
  const memory: { chosen?: number; successes?: number } = {};
  const cost = ability.cost && costBesidesCasting(g, owner, ability.cost, ability.cast);
  if (cost) memory.chosen = yield* pay(g, owner, cost, cause);
  const target = ability.for ? yield* chooseTarget(g, owner, source) : owner;
  // Somebody else may have left the game while it was cast for him.
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

/** Whether using an ability exhausts or discards its card. */
function usesUpCard({ cost, cast }: Ability): boolean {
  return cast !== undefined || cost?.exhaust === true || cost?.discard === true || cost?.toBox === true;
}

/** The owner, or one other investigator in the same area. */
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
 * What somebody's cards and sheet let him do at any time, unless he is in the middle of something other than a fight.
 * `inCheck`: a check of his is open, in which he may all the same.
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

/** An ability among the answers to a question. */
export type AbilityOption<T> = SingleOption<
  'o.use' | 'o.cast' | 'o.use-idle' | 'o.cast-idle',
  typeof OPTION_IDS.use,
  T
>;

/** An ability as an option of a question. */
export function abilityOption<T>(use: UsableAbility, value: T): AbilityOption<T> {
  return {
    id: use.id,
    value,
    key: use.ability.cast ? (use.idle ? 'o.cast-idle' : 'o.cast') : use.idle ? 'o.use-idle' : 'o.use',
    args: { card: use.source },
    on: use.source,
    by: use.owner.seat,
  };
}

/** Whether effects contain one of a kind, at the top level. */
export function hasEffect(effects: Effects, what: Effects[number]['do']): boolean {
  return effects.some((effect) => effect.do === what);
}
