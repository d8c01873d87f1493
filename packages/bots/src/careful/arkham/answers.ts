/** The policy for Arkham Horror: errands in the city, small questions by expected loss. */
import { aboutOf, type CheckDetails, type LocationAbility, readOptionId } from '@vigil/rules';
import { abilityOfOption, answerAfterRoll, commonAnswer, fallbackAnswer } from '../common.js';
import {
  type AnyOption,
  bestOption,
  chanceOfOption,
  findOption,
  findOptionById,
  isUsefulOption,
  optionsOf,
} from '../decision-context.js';
import { costOfEvading, costOfLoss, estimateDuel, fighterOf } from '../duel.js';
import { beneficiaryOf, worthOfEffects, worthOfUse } from '../effects.js';
import { factsOf } from '../facts.js';
import { sealPriceOf } from '../prices.js';
import { WEIGHTS } from '../weights.js';
import { type ArkhamContext, planFor } from './context.js';
import { weaknessOf, worthOfAbility } from './errands.js';
import { gatesLeft } from './gates-ahead.js';
import { chooseMove, chooseReturnPlace, chooseSlider } from './movement.js';
import { canSeal, trophyWorth } from './outlook.js';

/** Chance of closing a gate for which a card that seals is kept while its price would be a fall. */
const LIKELY = 0.5;

/** Makes gains positive, so that the best of several losses is found. */
const GAIN_OFFSET = 1000;

/** Returns the answer to a decision of Arkham Horror. */
export function arkhamAnswer(context: ArkhamContext): string {
  return arkhamOnlyAnswer(context) ?? commonAnswer(context) ?? fallbackAnswer(context);
}

function arkhamOnlyAnswer(context: ArkhamContext): string | undefined {
  const { decision } = context;
  switch (decision.key) {
    case 'q.start-speed-sneak':
      return findOptionById(context, 'stop:3');
    case 'q.start-fight-will':
      return findOptionById(context, 'stop:2');
    case 'q.start-lore-luck':
      return findOptionById(context, 'stop:2');
    case 'q.upkeep':
      return (
        findOption(context, ({ key }) => key === 'o.upkeep-action') ??
        findOption(context, ({ key, args = {} }) => key === 'o.use' && isFree(context, String(args.card))) ??
        chooseCasting(context) ??
        findOptionById(context, 'done')
      );
    case 'q.sliders':
      return chooseSlider(context);
    case 'q.movement':
      return chooseMove(context);
    case 'q.other-world-movement':
      return chooseWayBack(context) ?? findOptionById(context, 'go-on');
    case 'q.movement-over':
    case 'q.overtaken':
    case 'q.after-clues':
      return findOptionById(context, 'go-on');
    case 'q.before-mythos':
      return chooseHelp(context) ?? findOptionById(context, 'go-on');
    case 'q.come-back':
    case 'q.go-where':
      return chooseReturnPlace(context);
    case 'q.fight-or-evade':
      return fightOr(context, 'evade');
    case 'q.fight-or-flee':
      return fightOr(context, 'flee');
    case 'q.after-roll':
      return answerAfterRoll(context, spareClues(context));
    case 'q.explored-gate':
      return answerAtGate(context);
    case 'q.seal':
      return findOptionById(context, 'seal');
    case 'q.location':
      return answerAtLocation(context);
    case 'q.street':
      return (
        (planFor(context).weights.rumor > 0 ? findOption(context, ({ key }) => key === 'o.rumor-pass') : undefined) ??
        findOption(context, ({ key }) => key === 'o.rumor-act') ??
        findOptionById(context, 'nothing')
      );
    case 'q.which-encounter':
      return chooseEncounter(context);
    default:
      return undefined;
  }
}

/** Uses what leads out of an Other World at once, if it is likely to and leaves some Sanity. */
function chooseWayBack(context: ArkhamContext): string | undefined {
  if (context.who.sanity < 3) return undefined;
  return bestOption(context, (option) => {
    if (!isUsefulOption(option)) return 0;
    const chance = chanceOfOption(context, option.id) ?? 1;
    return chance >= LIKELY ? chance : 0;
  });
}

/** Casts what is worth its Sanity. */
function chooseCasting(context: ArkhamContext): string | undefined {
  if (!findOption(context, ({ key }) => key === 'o.cast')) return undefined;
  const plan = planFor(context);
  const who = beneficiaryOf(plan, context.who);
  return bestOption(context, (option) => {
    if (option.key !== 'o.cast') return 0;
    const ability = abilityOfOption(plan.content, option, ({ when }) => 'phase' in when && when.phase === 'upkeep');
    return ability ? worthOfUse(who, ability) : 0;
  });
}

/** Worth of a card that is given up for its help, in Clues: an Ally. */
const GIVEN_UP = 1.5;

/** Uses a card that restores an investigator, if that is worth the card. */
function chooseHelp(context: ArkhamContext): string | undefined {
  if (!findOption(context, ({ key }) => key === 'o.use')) return undefined;
  const plan = planFor(context);
  const who = beneficiaryOf(plan, context.who);
  return bestOption(context, (option) => {
    if (option.key !== 'o.use') return 0;
    const ability = abilityOfOption(plan.content, option, ({ then }) =>
      then.some((effect) => effect.do === 'gain' && (effect.what === 'sanity' || effect.what === 'stamina')),
    );
    return ability ? worthOfUse(who, ability) - (ability.cost?.discard ? GIVEN_UP : 0) : 0;
  });
}

/** True if an ability of a card or sheet costs nothing but exhausting it. */
function isFree({ content, who }: ArkhamContext, id: string): boolean {
  const abilities = content.cards.get(id)?.abilities ?? content.investigators.get(id)?.abilities ?? [];
  const costs = abilities.map(({ cost = {} }) => Object.keys(cost).filter((what) => what !== 'exhaust'));
  return costs.length > 0 && costs.every((cost) => cost.length === 0) && content.places.get(who.place)?.kind !== 'lost';
}

// ---- fights and checks ----

/** Fights or evades a monster, whichever costs less. */
function fightOr(context: ArkhamContext, away: 'evade' | 'flee'): string | undefined {
  const plan = planFor(context);
  const { monster: token } = aboutOf(context.decision) as { readonly monster?: string };
  const monster = token === undefined ? undefined : plan.content.tokens.get(token);
  if (!monster) return findOptionById(context, 'fight');
  const fighter = fighterOf(plan, context.who);
  const duel = estimateDuel(plan, plan.weights, fighter, monster, chanceOfOption(context, 'fight'), away === 'evade');
  const fought = duel.cost - duel.win * trophyWorth(plan, context.who, monster);
  const chance = chanceOfOption(context, away);
  const evaded = costOfEvading(plan, plan.weights, fighter, monster, chance);
  const args = { investigator: context.who.id, monster: monster.id };
  if (fought <= evaded) {
    context.reason = { key: 'shared.reason.fight', args: { ...args, chance: Math.round(100 * duel.win) } };
    return findOptionById(context, 'fight');
  }
  context.reason = { key: 'shared.reason.evade', args: { ...args, chance: Math.round(100 * (chance ?? 0)) } };
  return findOptionById(context, away);
}

/** Returns the number of Clues that may be spent on a check. */
function spareClues(context: ArkhamContext): number {
  const { decision, view, who, content } = context;
  if (view.battle) return spareCluesInBattle(context, view.battle.pool);
  const plan = planFor(context);
  const { check } = (decision.args ?? {}) as { readonly check?: string };
  const { fails = {}, faces = [5, 6] } = aboutOf(decision) as Partial<CheckDetails> & {
    readonly fails?: { readonly sanity?: number; readonly stamina?: number };
  };
  if (check === 'close') {
    const signs = who.cards.some(({ card }) => factsOf(content).seals.has(card));
    if (signs || gatesLeft(view) <= 1) return who.clues;
    return who.clues - plan.sealPrice;
  }
  const { weights } = plan;
  const loss =
    costOfLoss(weights, who, who.sanity, fails.sanity ?? 0) + costOfLoss(weights, who, who.stamina, fails.stamina ?? 0);
  // One die of a Clue saves this much; a Clue towards a seal is worth more than one beyond.
  const saved = (loss * faces.length) / 6;
  if (saved >= weights.clueSpent) return who.clues;
  if (saved >= weights.clueBeyond) return who.clues - plan.sealPrice;
  return who.clues - plan.sealPrice - 2;
}

/** Returns the Clues that may be spent on a check of the last battle. */
function spareCluesInBattle({ decision, view, who, content }: ArkhamContext, pool: number): number {
  const { counts } = aboutOf(decision) as Partial<CheckDetails>;
  // Checks against the attacks of the Ancient One, which save more than an attack brings.
  if (counts === undefined) return who.clues;
  const ancientOne = content.ancientOnes.get(view.ancientOne);
  const standing = view.investigators.filter(({ place }) => place !== 'out').length;
  if (ancientOne?.attack.check === undefined || view.doom * standing - pool <= who.clues / 2) return who.clues;
  return who.clues - WEIGHTS.battleClues;
}

// ---- encounters ----

/** Chooses the encounter card whose effects are worth most. */
function chooseEncounter(context: ArkhamContext): string | undefined {
  const { content, who } = context;
  const { entries = [] } = aboutOf(context.decision) as {
    readonly entries?: readonly { readonly card: string; readonly at?: string }[];
  };
  const chooser = beneficiaryOf(planFor(context), who);
  return bestOption(context, ({ args = {} }) => {
    const { card = '', at } = entries.find((entry) => entry.card === args.card) ?? {};
    const all = content.locationCards.get(card)?.entries ?? content.gateCards.get(card)?.entries;
    const entry = all?.find((one) => one.at === at);
    return GAIN_OFFSET + worthOfEffects(chooser, entry?.effects);
  });
}

/** Closes an explored gate: with a card that seals it, or by the better check. */
function answerAtGate(context: ArkhamContext): string | undefined {
  const { seals } = factsOf(context.content);
  const sign = findOption(context, ({ args = {} }) => seals.has(String(args.card)));
  const { who, view, content } = context;
  const isSafe = who.sanity > 1 && who.stamina > 1;
  const check = bestOption(context, ({ id }) => (id === 'wait' ? 0 : 0.01 + (chanceOfOption(context, id) ?? 0)));
  // A fall costs less than the seal is worth, unless Clues may bring it.
  const canWait = who.clues >= sealPriceOf(content, view) && (chanceOfOption(context, check ?? '') ?? 0) >= LIKELY;
  if (sign !== undefined && (isSafe || !canWait)) return sign;
  return check ?? findOptionById(context, 'wait');
}

/** Takes what a location offers if it is worth more than the encounter. */
function answerAtLocation(context: ArkhamContext): string | undefined {
  const { content, who, view } = context;
  const passes = findOption(context, ({ key }) => key === 'o.rumor-pass');
  if (passes !== undefined) return passes;
  const plan = planFor(context);
  const encounter = findOption(context, ({ key }) => key === 'o.encounter');
  const isGate = view.gates.some(({ at }) => at === who.place);
  if (isGate && encounter !== undefined && canSeal(plan.facts, who, plan.sealPrice)) return encounter;
  const offer = bestOption(context, ({ id, args = {} }: AnyOption) => {
    const n = readOptionId('ability', id)?.n;
    const ability = content.locations.get(String(args.place))?.abilities?.[Number(n) - 1] as
      | LocationAbility
      | undefined;
    return ability ? worthOfAbility(plan, who, ability).worth - 0.3 + 0.1 * weaknessOf(plan, who) : 0;
  });
  return offer ?? encounter ?? optionsOf(context)[0]?.id;
}
