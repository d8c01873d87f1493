/** Answers of the careful bot that are the same in both games. */
import {
  type Ability,
  aboutOf,
  type CheckDetails,
  type Content,
  chanceOfLoadout,
  type Effects,
  type Loadout,
  readOptionId,
} from '@vigil/rules';
import {
  type AnyOption,
  bestOption,
  chanceOfOption,
  type DecisionContext,
  findOption,
  findOptionById,
  isHaunt,
  isUsefulOption,
  isUseOption,
  optionsOf,
  wouldBeDefeated,
} from './decision-context.js';
import { beneficiaryOf, worthOfCost, worthOfEffects, worthOfUse } from './effects.js';
import { factsOf } from './facts.js';
import { sealPriceOf } from './prices.js';
import { armedBonus, weaponBonus } from './weapons.js';
import { HAUNT_RISKS, WEIGHTS } from './weights.js';

/** Minimum chance of success for taking a risk. */
const RISK_THRESHOLD = 0.5;
/** Chance of a check from which nothing is used to pass it. */
const SURE_ENOUGH = 0.75;
/** Makes gains positive, so that the best of several losses is found. */
const GAIN_OFFSET = 1000;
/** Code of the letter of the first choice. */
const FIRST_LETTER = 97;
/** All successes of a check count. */
const UNLIMITED = -1;

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
    case 'q.before-check':
      return chooseSureWay(context) ?? pick('roll');
    case 'q.roll':
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
      return answerOffer(context);
    case 'q.again':
      return answerOptional(context);
    case 'q.choose':
      return chooseEffects(context);
    case 'q.failed-combat':
    case 'q.failed-horror':
    case 'q.ancient-attack':
      return findOption(context, isUsefulOption) ?? pick('no');
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

/** Worth of an offer with a price from which it is accepted. */
const LEAST_GAIN = 0.15;
/** Worth of the alternative to an offer if it is not known: better averted. */
const UNKNOWN_HARM = -2;

/** Returns the deciding investigator with what effects are weighed by. */
function beneficiary({ content, view, who }: DecisionContext) {
  const weights = isHaunt(view) ? HAUNT_RISKS : WEIGHTS;
  return beneficiaryOf({ content, view, weights, sealPrice: sealPriceOf(content, view) }, who);
}

/** Accepts an offer whose effects are worth more than its price and than declining it. */
function answerOffer(context: DecisionContext): string | undefined {
  const { effects: [effect] = [] } = aboutOf(context.decision) as { readonly effects?: Effects };
  if (effect?.do !== 'may' || effect.then.some(({ do: what }) => what === 'handler')) return answerOptional(context);
  const who = beneficiary(context);
  const declined = effect.else?.some(({ do: what }) => what === 'handler')
    ? UNKNOWN_HARM
    : worthOfEffects(who, effect.else);
  const gain = worthOfEffects(who, effect.then) - worthOfCost(who, effect.cost) - declined;
  return findOptionById(context, gain >= (effect.cost ? LEAST_GAIN : 0) ? 'yes' : 'no');
}

/** Chooses the effects that are worth most. */
function chooseEffects(context: DecisionContext): string | undefined {
  const { effects: [effect] = [] } = aboutOf(context.decision) as { readonly effects?: Effects };
  if (effect?.do !== 'choose') return bestOption(context, ({ id }) => chanceOfOption(context, id) ?? 0);
  const who = beneficiary(context);
  return bestOption(context, ({ id, args = {} }) => {
    const chosen = effect.options[String(args.letter).charCodeAt(0) - FIRST_LETTER];
    return GAIN_OFFSET + worthOfEffects(who, chosen) + (chanceOfOption(context, id) ?? 0) / 100;
  });
}

/** The ability of a card or sheet that an option uses, if it is of some moment. */
export function abilityOfOption(
  content: Content,
  { args = {} }: AnyOption,
  fits: (ability: Ability) => boolean,
): Ability | undefined {
  const id = String(args.card);
  const of = content.cards.get(id) ?? content.investigators.get(id) ?? content.tableCards.get(id);
  return of?.abilities?.find(fits);
}

/** Passes a doubtful check by a card that costs neither points nor the card. */
function chooseSureWay(context: DecisionContext): string | undefined {
  if ((chanceOfOption(context, 'roll') ?? 0) >= SURE_ENOUGH) return undefined;
  return bestOption(context, (option) => {
    if (!isUsefulOption(option)) return 0;
    const ability = abilityOfOption(context.content, option, ({ then }) =>
      then.some(({ do: what }) => what === 'passCheck'),
    );
    const { cost = {}, cast } = ability ?? {};
    const isFree = (cast?.sanity ?? 0) === 0 && !cost.lose && !cost.discard && !cost.toBox;
    return ability && isFree ? (chanceOfOption(context, option.id) ?? 1) : 0;
  });
}

/**
 * Takes up weapons one after the other, and then rolls. With spells at hand, or in the last battle, follows the best of
 * the loadouts that the question lists.
 */
function chooseHands(context: DecisionContext): string | undefined {
  const hasSpells = findOption(context, ({ key }) => key === 'o.cast') !== undefined;
  const { monster } = aboutOf(context.decision) as { readonly monster?: string };
  if (hasSpells || monster === undefined) {
    const loadout = chooseLoadout(context);
    const next = loadout?.answers[0];
    if (next !== undefined && !loadout?.held) return findOptionById(context, next);
    if (loadout) return findOptionById(context, 'roll');
  }
  const weapon = bestOption(context, ({ id, args = {} }) =>
    readOptionId('takeUp', id) ? weaponBonusInFight(context, String(args.card)) : 0,
  );
  return weapon ?? findOptionById(context, 'roll');
}

/** Worth of the chance to win a round, against the points and cards that a loadout takes. */
const ROUND_WORTH = 4;
const SANITY_SPENT = 0.5;
const CARD_SPENT = 0.4;

/** Returns the loadout with the best result for its price. */
function chooseLoadout({ decision, who }: DecisionContext): Loadout | undefined {
  const { loadouts = [] } = aboutOf(decision) as { readonly loadouts?: readonly Loadout[] };
  let best: Loadout | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const loadout of loadouts) {
    const counts = loadout.outcomes[0]?.check.counts === UNLIMITED;
    let worth = counts ? expectedSuccesses(loadout) : ROUND_WORTH * chanceOfLoadout(loadout);
    for (const { how, sanity = 0 } of loadout.uses) {
      if (how === 'discarded') worth -= counts ? CARD_SPENT / 2 : CARD_SPENT;
      worth -= sanity >= who.sanity ? 9 : (sanity * SANITY_SPENT * 3) / Math.max(1, who.sanity - sanity);
    }
    if (worth <= most) continue;
    most = worth;
    best = loadout;
  }
  return best;
}

function expectedSuccesses({ outcomes }: Loadout): number {
  return outcomes.reduce(
    (sum, { chance, check }) => sum + (chance * Math.max(0, check.dice) * check.faces.length) / 6,
    0,
  );
}

/** Returns the dice a weapon adds against the monster of the fight: half or none if the monster resists. */
function weaponBonusInFight(
  { decision, content }: Pick<DecisionContext, 'decision' | 'content'>,
  card: string,
): number {
  const { monster } = aboutOf(decision) as { readonly monster?: string };
  return weaponBonus(content, card, monster === undefined ? [] : (content.tokens.get(monster)?.abilities ?? []));
}

/** Returns the worth of a card to its holder, roughly in dollars. */
function cardWorth({ content }: Pick<DecisionContext, 'content'>, card: string): number {
  const def = content.cards.get(card);
  if (!def) return 0;
  if (factsOf(content).seals.has(card)) return 50;
  const kind = def.deck === 'ally' ? 20 : def.deck === 'skill' ? 15 : 0;
  let spell = 0;
  for (const { then } of def.abilities ?? [])
    for (const effect of then) if (effect.do === 'combatBonus') spell = Math.max(spell, effect.by);
  return kind + (def.price ?? 0) + 2 * (def.weapon?.bonus ?? 0) + 1.5 * spell;
}

/** Worth in Clues: a die of a weapon, a modifier, and an ability that cannot be weighed. */
const WEAPON_DIE = 0.4;
const MODIFIER = 0.3;
const ABILITY = 0.3;

/** Buys a card that seals gates, else what is worth most: dice for two hands, or what a card can be used for. */
function choosePurchase(context: DecisionContext): string | undefined {
  const { content, who } = context;
  const held = who.cards.map(({ card }) => card);
  const armed = armedBonus(content, held);
  const buyer = beneficiary(context);
  const wanted = ({ args = {} }: AnyOption) => {
    const card = String(args.card);
    if (factsOf(content).seals.has(card)) return 100;
    const { price = 0, weapon, abilities = [], modifiers = [] } = content.cards.get(card) ?? {};
    let worth = WEAPON_DIE * (armedBonus(content, [...held, card]) - armed) - price * buyer.weights.money;
    if (!weapon) worth += MODIFIER * modifiers.length;
    for (const ability of abilities) worth += Math.max(ABILITY, worthOfUse(buyer, ability));
    return worth;
  };
  return bestOption(context, wanted) ?? findOptionById(context, 'no');
}

/** Successes more from which on all dice are rolled again. */
const LEAST_MORE = 0.3;

/** Rolls dice again if that is likely to bring more successes. */
function chooseReroll(context: DecisionContext): string | undefined {
  const { successes = 0, dice = 0, faces = [] } = aboutOf(context.decision) as Partial<CheckDetails>;
  return bestOption(context, (option) => {
    if (option.key !== 'o.use') return 0;
    const ability = abilityOfOption(context.content, option, ({ when }) => 'after' in when && when.after === 'roll');
    const reroll = ability?.then.find((effect) => effect.do === 'reroll');
    if (!reroll) return ability ? 1 : 0;
    const gain = (dice * faces.length) / 6 - successes;
    return reroll.dice === 'all' ? gain - LEAST_MORE : 1;
  });
}

/** Answers after a roll: uses free abilities, and spends up to `spare` Clues. */
export function answerAfterRoll(context: DecisionContext, spare: number): string | undefined {
  const { successes = 0, difficulty, counts } = aboutOf(context.decision) as Partial<CheckDetails>;
  // In the last battle every success counts.
  if (counts === UNLIMITED) {
    const again = chooseReroll(context);
    if (again !== undefined) return again;
  }
  const missing = counts === UNLIMITED && spare > 0 ? 1 : (difficulty ?? 0) - successes;
  if (missing <= 0) return findOptionById(context, 'enough');
  const used = counts === UNLIMITED ? undefined : findOption(context, (option) => option.key === 'o.use');
  if (used !== undefined) return used;
  // Spending more than two Clues per missing success is rarely worth it.
  if (spare >= Math.max(1, missing)) return findOptionById(context, 'clue') ?? findOptionById(context, 'enough');
  return findOptionById(context, 'enough');
}
