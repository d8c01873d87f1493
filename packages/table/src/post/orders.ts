import {
  aboutOf,
  asDecisionOf,
  bestDice,
  type Content,
  chanceOfRollOption,
  isUse,
  type TypedDecision,
  type TypedOption,
  type Vocabulary,
} from '@vigil/rules';
import type { SeatNumber } from '../online/seat-number.js';
import { type TableView, turnOf } from '../view.js';
import { amountOf, harmlessOption, optionsForSeat } from './harmless.js';
import type { CluesOrder, HandsOrder, StandingOrder } from './order-kinds.js';
import { isReaction, ownersOf } from './owners.js';

/** Data about a table needed to apply orders and plans. */
export interface OrderContext {
  readonly view: TableView;
  readonly content: Content;
  readonly vocabulary: Vocabulary;
}

/** Result of a standing order: an answer, or a pass. `by`: index of the order. */
export type OrderResult =
  | { readonly by: number; readonly option: TypedOption }
  | { readonly by: number; readonly passes: true };

/** Returns the result of a seat's orders for a decision; the first that applies counts. Undefined if none does. */
export function applyOrders(
  decision: TypedDecision,
  seat: SeatNumber,
  context: OrderContext,
  orders: readonly StandingOrder[],
): OrderResult | undefined {
  if (!decision.by.includes(seat)) return undefined;
  const { owner, reacting, kind } = ownersOf(decision, context.vocabulary, context.view);
  for (const [by, order] of orders.entries()) {
    if (reacting.includes(seat) && seat !== owner) {
      if (order.order === 'careful' || (order.order === 'pass' && isInForce(order, context.view)))
        return { by, passes: true };
      continue;
    }
    if (kind === 'one' && seat !== owner) continue;
    // Asked separately, the seat passes on what it would have passed on with the others.
    if (order.order === 'pass' && isInForce(order, context.view) && isReaction(decision, context.view)) {
      const enough = harmlessOption(decision, context.vocabulary, seat);
      if (enough) return { by, option: enough };
    }
    const option = optionByOrder(order, decision, seat, context);
    if (option) return { by, option };
  }
  return undefined;
}

function optionByOrder(
  order: StandingOrder,
  decision: TypedDecision,
  seat: SeatNumber,
  context: OrderContext,
): TypedOption | undefined {
  const options = optionsForSeat(decision, seat);
  const of = (key: string) => options.find((option) => option.key === key);
  switch (order.order) {
    case 'careful':
      // Bots build on this package, so the caller must ask one.
      return undefined;
    case 'clues':
      return clueOption(order, decision, options);
    case 'meet': {
      const question = asDecisionOf(decision, 'q.fight-or-evade');
      return question && isWanted(order.monster, question.args.monster) ? of(`o.${order.by}`) : undefined;
    }
    case 'combat': {
      const fight = asDecisionOf(decision, 'q.fight-or-flee') ?? asDecisionOf(decision, 'q.continue-combat');
      if (!fight || !isWanted(order.monster, fight.args.monster)) return undefined;
      const flees = order.by === 'flee' || (order.rounds !== undefined && fight.about.round > order.rounds);
      return flees ? (of('o.flee') ?? of('o.stop-combat')) : (of('o.fight') ?? of('o.continue-combat'));
    }
    case 'hands':
      return weaponOption(order, decision, context, options);
    case 'pass':
      return order.what === 'everything' && isInForce(order, context.view)
        ? passOption(decision, seat, context, options, () => true)
        : undefined;
    case 'never':
      return passOption(
        decision,
        seat,
        context,
        options,
        ({ on, args }) => on === order.use || hasArg(args, order.use),
      );
    case 'take-clues': {
      if (decision.key !== 'q.take-clues') return undefined;
      const counts = options.filter(({ key }) => key === 'o.take-clues');
      const max = Math.max(...counts.map(amountOf));
      const wanted = order.n === 'all' ? max : Math.min(order.n, max);
      return counts.find((option) => amountOf(option) === wanted);
    }
    case 'answer': {
      if (decision.key !== order.question) return undefined;
      if (order.about !== undefined && !hasArg(decision.args, order.about)) return undefined;
      const { on, id } = order;
      const fit = options.filter(
        (option) =>
          option.key === order.option &&
          (on === undefined || option.on === on || hasArg(option.args, on)) &&
          (id === undefined || option.id === id),
      );
      return fit.length === 1 ? fit[0] : undefined;
    }
  }
}

function isWanted(wanted: string | undefined, actual: string): boolean {
  return wanted === undefined || wanted === actual;
}

/** True if one of the args has that value. */
function hasArg(args: object | undefined, value: string): boolean {
  return args !== undefined && Object.values(args).some((arg) => String(arg) === value);
}

function isInForce({ turn, phase }: { readonly turn: number; readonly phase?: string }, view: TableView): boolean {
  return turnOf(view) === turn && (phase === undefined || view.step.phase === phase);
}

/** Returns the option that uses nothing, if all others use only what the order covers. */
function passOption(
  decision: TypedDecision,
  seat: SeatNumber,
  { vocabulary }: OrderContext,
  options: readonly TypedOption[],
  isCovered: (use: TypedOption) => boolean,
): TypedOption | undefined {
  const safe = harmlessOption(decision, vocabulary, seat);
  if (!safe || options.length < 2) return undefined;
  return options.every((option) => option === safe || (isUse(option.key) && isCovered(option))) ? safe : undefined;
}

/** Spends a Clue while the check can still pass within the allowed number; otherwise stops. */
function clueOption(
  { upTo, from = 0, checks }: CluesOrder,
  decision: TypedDecision,
  options: readonly TypedOption[],
): TypedOption | undefined {
  const asked = asDecisionOf(decision, 'q.after-roll');
  if (!asked) return undefined;
  const { check, difficulty, passed } = asked.args;
  if (checks && !checks.includes(check)) return undefined;
  const enough = options.find(({ key }) => key === 'o.enough');
  const clue = options.find(({ key }) => key === 'o.clue');
  if (passed === 'yes') return enough;
  // Any other option is left to the player.
  if (options.some((option) => option !== enough && option !== clue)) return undefined;
  const { about } = asked;
  const nextRoll = about.further.find(({ option }) => option === clue?.id);
  const steps = nextRoll?.spend?.filter(({ clues }) => clues <= upTo - about.spent) ?? [];
  const last = steps.at(-1);
  // The allowed Clues can still give the missing successes.
  const canPass = nextRoll && last && chanceOfRollOption(about, { ...nextRoll, dice: last.dice }).now > 0;
  return clue && difficulty >= from && canPass ? clue : enough;
}

/** Takes up the weapons with the most dice together, one after the other, then rolls. */
function weaponOption(
  { hold }: HandsOrder,
  decision: TypedDecision,
  { content }: OrderContext,
  options: readonly TypedOption[],
): TypedOption | undefined {
  const asked = asDecisionOf(decision, 'q.hands');
  if (!asked) return undefined;
  const roll = options.find(({ key }) => key === 'o.roll-combat');
  if (hold === 'nothing') return roll;
  const { checks = {} } = aboutOf(decision);
  const now = checks.roll ? bestDice(checks.roll) : 0;
  const weapons = asked.options.flatMap((option) => {
    if (option.key !== 'o.take-weapon') return [];
    const { weapon } = content.cards.get(option.args.card) ?? {};
    const check = checks[option.id];
    if (!weapon || !check || (weapon.afterUse && 'discard' in weapon.afterUse)) return [];
    return [{ option, hands: weapon.hands, extraDice: bestDice(check) - now }];
  });
  return bestWeapons(weapons, asked.args.free)[0]?.option ?? roll;
}

interface WeaponChoice<O> {
  readonly option: O;
  readonly hands: number;
  readonly extraDice: number;
}

/** Returns the best weapons for a number of hands. */
function bestWeapons<O>(weapons: readonly WeaponChoice<O>[], hands: number): readonly WeaponChoice<O>[] {
  const [one, ...others] = weapons;
  if (!one) return [];
  const without = bestWeapons(others, hands);
  if (one.hands > hands || one.extraDice <= 0) return without;
  const withIt = [one, ...bestWeapons(others, hands - one.hands)];
  return totalDice(withIt) > totalDice(without) ? withIt : without;
}

function totalDice<O>(weapons: readonly WeaponChoice<O>[]): number {
  return weapons.reduce((sum, { extraDice }) => sum + extraDice, 0);
}
