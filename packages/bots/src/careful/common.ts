/** What a careful player answers alike in both games. */
import { aboutOf, type CheckInSight, insteads, readOptionId } from '@vigil/rules';
import {
  type AnyOption,
  type Asked,
  best,
  chanceBehind,
  firstThat,
  isOfUse,
  isUse,
  offered,
  optionsOf,
  wouldFall,
} from './seen.js';

/** From which chance on a risk is taken. */
const EVEN = 0.5;

/** The answer to a question that both games ask; undefined: it has to be thought about otherwise. */
export function commonAnswer(asked: Asked): string | undefined {
  const { decision, who } = asked;
  const args: Readonly<Record<string, unknown>> = decision.args ?? {};
  const say = (id: string) => offered(asked, id);
  switch (decision.key) {
    case 'q.take-clues':
      return best(asked, ({ id }) => readOptionId('amount', id)?.n ?? 0);
    case 'q.take-clue':
      return firstThat(asked, ({ id }) => id !== 'leave');
    case 'q.roll':
    case 'q.before-check':
    case 'q.ritual':
      return say('roll');
    case 'q.loss':
      return wouldFall(asked, { sanity: Number(args.sanity), stamina: Number(args.stamina) })
        ? firstThat(asked, isOfUse)
        : (say('take') ?? say('enough'));
    case 'q.hands':
      return hands(asked);
    case 'q.may':
    case 'q.may-pay':
    case 'q.again':
      return may(asked);
    case 'q.choose':
      return best(asked, ({ id }) => chanceBehind(asked, id) ?? 0);
    case 'q.instead-of-check':
    case 'q.exhaust-in-place':
      return say('check');
    case 'q.trade-accept':
      return say('decline');
    case 'q.trade':
      return say('cancel');
    case 'q.final-attack':
      return say('attack');
    case 'q.end-day':
      return say('agree');
    case 'q.buy':
      return buy(asked);
    case 'q.lose-card':
    case 'q.pay-card':
    case 'q.sell':
    case 'q.limit-card':
      return best(asked, ({ args: of = {} }) => 1000 - worthOf(asked, String(of.card)));
    case 'q.keep-card':
    case 'q.search':
      return best(asked, ({ args: of = {} }) => 1 + worthOf(asked, String(of.card)));
    case 'q.may-take':
      return say('yes');
    case 'q.sell-more':
      return say('no');
    case 'q.pay-trophy':
    case 'q.spend-trophy':
    case 'q.lose-trophy':
    case 'q.ritual-trophy':
      return firstThat(asked, ({ key }) => key === 'o.monster-trophy');
    case 'q.split':
    case 'q.split-loss': {
      const gains = decision.key === 'q.split';
      // Points go where fewest are, losses where most are.
      const worth = ({ args: of = {} }: AnyOption) =>
        gains
          ? Math.min(who.sanity + Number(of.sanity), who.stamina + Number(of.stamina))
          : Math.min(who.sanity - Number(of.sanity), who.stamina - Number(of.stamina));
      return best(asked, (option) => 100 + worth(option));
    }
    case 'q.endless-trophy':
      return say('trophy');
    case 'q.inner-room':
      return say('inside');
    default:
      return undefined;
  }
}

/** The answer to what nobody has thought of: the best chance, else the first that uses nothing. */
export function anyAnswer(asked: Asked): string {
  const chances = best(asked, ({ id }) => chanceBehind(asked, id) ?? 0);
  return chances ?? firstThat(asked, (option) => !isUse(option)) ?? (optionsOf(asked)[0] as AnyOption).id;
}

/** A text that leaves it open is followed, unless it begins with a check that is likely to fail; prices are not paid. */
function may(asked: Asked): string | undefined {
  const chance = chanceBehind(asked, 'yes');
  if (chance !== undefined) return offered(asked, chance >= EVEN ? 'yes' : 'no');
  return offered(asked, asked.decision.key === 'q.may' ? 'yes' : 'no');
}

/** The weapon that brings most is taken up, one after the other; then the roll. Nothing is put away again. */
function hands(asked: Asked): string | undefined {
  const weapon = best(asked, ({ id, args = {} }) =>
    readOptionId('takeUp', id) ? bonusOf(asked, String(args.card)) : 0,
  );
  if (weapon !== undefined) return weapon;
  const roll = chanceBehind(asked, 'roll') ?? 1;
  // A spell where weapons will hardly do.
  const spell =
    roll < EVEN && asked.who.sanity > 3
      ? best(asked, (option) => (option.key === 'o.cast' && (chanceBehind(asked, option.id) ?? 0) >= EVEN ? 1 : 0))
      : undefined;
  return spell ?? offered(asked, 'roll');
}

/** How many dice a weapon brings against what is fought: half of them, or none, where it resists. */
function bonusOf({ decision, content }: Pick<Asked, 'decision' | 'content'>, card: string): number {
  const { monster } = aboutOf(decision) as { readonly monster?: string };
  return weaponBonus(content, card, monster === undefined ? [] : (content.tokens.get(monster)?.abilities ?? []));
}

/** The same against abilities. */
export function weaponBonus(content: Asked['content'], card: string, against: readonly string[]): number {
  const weapon = content.cards.get(card)?.weapon;
  if (!weapon) return 0;
  const { damage, ignores = [] } = weapon;
  const bonus = Math.max(weapon.bonus, ...insteads(weapon.instead).map((one) => one.bonus));
  const has = (what: string) => against.includes(what) && !ignores.some((one) => one === what);
  if (has(`${damage}-immunity`)) return 0;
  return has(`${damage}-resistance`) ? Math.ceil(bonus / 2) : bonus;
}

/** What a card is worth to its holder, roughly in dollars. */
function worthOf({ content }: Pick<Asked, 'content'>, card: string): number {
  const def = content.cards.get(card);
  if (!def) return 0;
  if (card === 'elder-sign') return 50;
  return (
    (def.price ?? 0) + 2 * (def.weapon?.bonus ?? 0) + (def.deck === 'ally' ? 20 : 0) + (def.deck === 'skill' ? 15 : 0)
  );
}

/** Weapons for who has none of use, and whatever is worth more than it costs. */
function buy(asked: Asked): string | undefined {
  const { content, who } = asked;
  const armed = Math.max(0, ...who.cards.map(({ card }) => weaponBonus(content, card, [])));
  const wanted = ({ args = {} }: AnyOption) => {
    const card = String(args.card);
    const bonus = weaponBonus(content, card, []);
    if (card === 'elder-sign') return 100;
    return bonus > armed ? bonus : 0;
  };
  return best(asked, wanted) ?? offered(asked, 'no');
}

/** What is done about a roll: what may be used is, and Clues are spent as far as `spare` of them. */
export function afterRoll(asked: Asked, spare: number): string | undefined {
  const { successes = 0, difficulty } = aboutOf(asked.decision) as Partial<CheckInSight>;
  const missing = (difficulty ?? 0) - successes;
  if (missing <= 0) return offered(asked, 'enough');
  const used = firstThat(asked, (option) => option.key === 'o.use');
  if (used !== undefined) return used;
  // More than two Clues for every success that is missing are rarely well spent.
  if (spare >= Math.max(1, missing)) return offered(asked, 'clue') ?? offered(asked, 'enough');
  return offered(asked, 'enough');
}
