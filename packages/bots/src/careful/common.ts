/** Answers of the careful bot that are the same in both games. */
import { aboutOf, alternativeBonuses, type CheckDetails, readOptionId } from '@vigil/rules';
import {
  type AnyOption,
  bestOption,
  chanceOfOption,
  type DecisionContext,
  findOption,
  findOptionById,
  isUsefulOption,
  isUseOption,
  optionsOf,
  wouldBeDefeated,
} from './decision-context.js';
import { factsOf } from './facts.js';

/** Minimum chance of success for taking a risk. */
const RISK_THRESHOLD = 0.5;

/** Returns the answer to a question of both games, or undefined if it needs a game's own logic. */
export function commonAnswer(context: DecisionContext): string | undefined {
  const { decision } = context;
  const args: Readonly<Record<string, unknown>> = decision.args ?? {};
  const pick = (id: string) => findOptionById(context, id);
  switch (decision.key) {
    case 'q.take-clues':
      return bestOption(context, ({ id }) => readOptionId('amount', id)?.n ?? 0);
    case 'q.take-clue':
      return findOption(context, ({ id }) => id !== 'leave');
    case 'q.roll':
    case 'q.before-check':
    case 'q.ritual':
      return pick('roll');
    case 'q.loss':
      return wouldBeDefeated(context, { sanity: Number(args.sanity), stamina: Number(args.stamina) })
        ? findOption(context, isUsefulOption)
        : (pick('take') ?? pick('enough'));
    case 'q.hands':
      return chooseHands(context);
    case 'q.may':
    case 'q.may-pay':
    case 'q.again':
      return answerOptional(context);
    case 'q.choose':
      return bestOption(context, ({ id }) => chanceOfOption(context, id) ?? 0);
    case 'q.instead-of-check':
    case 'q.exhaust-in-place':
      return pick('check');
    case 'q.trade-accept':
      return pick('decline');
    case 'q.trade':
      return pick('cancel');
    case 'q.final-attack':
      return pick('attack');
    case 'q.end-day':
      return pick('agree');
    case 'q.buy':
      return choosePurchase(context);
    case 'q.lose-card':
    case 'q.pay-card':
    case 'q.sell':
    case 'q.limit-card':
      return bestOption(context, ({ args: of = {} }) => 1000 - cardWorth(context, String(of.card)));
    case 'q.keep-card':
    case 'q.search':
      return bestOption(context, ({ args: of = {} }) => 1 + cardWorth(context, String(of.card)));
    case 'q.may-take':
      return pick('yes');
    case 'q.sell-more':
      return pick('no');
    case 'q.pay-trophy':
    case 'q.spend-trophy':
    case 'q.lose-trophy':
    case 'q.ritual-trophy':
      return findOption(context, ({ key }) => key === 'o.monster-trophy');
    case 'q.split':
    case 'q.split-loss': {
      const gains = decision.key === 'q.split';
      const { who } = context;
      // Gains go to the lower value, losses to the higher.
      const worth = ({ args: of = {} }: AnyOption) =>
        gains
          ? Math.min(who.sanity + Number(of.sanity), who.stamina + Number(of.stamina))
          : Math.min(who.sanity - Number(of.sanity), who.stamina - Number(of.stamina));
      return bestOption(context, (option) => 100 + worth(option));
    }
    case 'q.endless-trophy':
      return pick('trophy');
    case 'q.inner-room':
      return pick('inside');
    default:
      return undefined;
  }
}

/** Answers any other question: the best chance, else the first option that uses nothing. */
export function fallbackAnswer(context: DecisionContext): string {
  const chances = bestOption(context, ({ id }) => chanceOfOption(context, id) ?? 0);
  return chances ?? findOption(context, (option) => !isUseOption(option)) ?? (optionsOf(context)[0] as AnyOption).id;
}

/** Accepts an optional effect, unless it begins with a check that is likely to fail. Pays no prices. */
function answerOptional(context: DecisionContext): string | undefined {
  const chance = chanceOfOption(context, 'yes');
  if (chance !== undefined) return findOptionById(context, chance >= RISK_THRESHOLD ? 'yes' : 'no');
  return findOptionById(context, context.decision.key === 'q.may' ? 'yes' : 'no');
}

/** Takes up the best weapon, one after the other, and then rolls. Never puts anything away. */
function chooseHands(context: DecisionContext): string | undefined {
  const weapon = bestOption(context, ({ id, args = {} }) =>
    readOptionId('takeUp', id) ? weaponBonusInFight(context, String(args.card)) : 0,
  );
  if (weapon !== undefined) return weapon;
  const roll = chanceOfOption(context, 'roll') ?? 1;
  // A spell, if weapons are unlikely to succeed.
  const spell =
    roll < RISK_THRESHOLD && context.who.sanity > 3
      ? bestOption(context, (option) =>
          option.key === 'o.cast' && (chanceOfOption(context, option.id) ?? 0) >= RISK_THRESHOLD ? 1 : 0,
        )
      : undefined;
  return spell ?? findOptionById(context, 'roll');
}

/** Returns the dice a weapon adds against the monster of the fight: half or none if the monster resists. */
function weaponBonusInFight(
  { decision, content }: Pick<DecisionContext, 'decision' | 'content'>,
  card: string,
): number {
  const { monster } = aboutOf(decision) as { readonly monster?: string };
  return weaponBonus(content, card, monster === undefined ? [] : (content.tokens.get(monster)?.abilities ?? []));
}

/** The same against a list of abilities. */
export function weaponBonus(content: DecisionContext['content'], card: string, against: readonly string[]): number {
  const weapon = content.cards.get(card)?.weapon;
  if (!weapon) return 0;
  const { damage, ignores = [] } = weapon;
  const bonus = Math.max(weapon.bonus, ...alternativeBonuses(weapon.instead).map((one) => one.bonus));
  const has = (what: string) => against.includes(what) && !ignores.some((one) => one === what);
  if (has(`${damage}-immunity`)) return 0;
  return has(`${damage}-resistance`) ? Math.ceil(bonus / 2) : bonus;
}

/** Returns the worth of a card to its holder, roughly in dollars. */
function cardWorth({ content }: Pick<DecisionContext, 'content'>, card: string): number {
  const def = content.cards.get(card);
  if (!def) return 0;
  if (factsOf(content).seals.has(card)) return 50;
  return (
    (def.price ?? 0) + 2 * (def.weapon?.bonus ?? 0) + (def.deck === 'ally' ? 20 : 0) + (def.deck === 'skill' ? 15 : 0)
  );
}

/** Buys a weapon better than those held, or a card that seals gates. */
function choosePurchase(context: DecisionContext): string | undefined {
  const { content, who } = context;
  const armed = Math.max(0, ...who.cards.map(({ card }) => weaponBonus(content, card, [])));
  const wanted = ({ args = {} }: AnyOption) => {
    const card = String(args.card);
    const bonus = weaponBonus(content, card, []);
    if (factsOf(content).seals.has(card)) return 100;
    return bonus > armed ? bonus : 0;
  };
  return bestOption(context, wanted) ?? findOptionById(context, 'no');
}

/** Answers after a roll: uses free abilities, and spends up to `spare` Clues. */
export function answerAfterRoll(context: DecisionContext, spare: number): string | undefined {
  const { successes = 0, difficulty } = aboutOf(context.decision) as Partial<CheckDetails>;
  const missing = (difficulty ?? 0) - successes;
  if (missing <= 0) return findOptionById(context, 'enough');
  const used = findOption(context, (option) => option.key === 'o.use');
  if (used !== undefined) return used;
  // Spending more than two Clues per missing success is rarely worth it.
  if (spare >= Math.max(1, missing)) return findOptionById(context, 'clue') ?? findOptionById(context, 'enough');
  return findOptionById(context, 'enough');
}
