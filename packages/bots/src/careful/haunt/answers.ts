/** The careful bot for Haunt of the Watchers: Clues, then gates that can be sealed or closed today. */
import {
  aboutOf,
  type CheckDetails,
  chanceOfSuccesses,
  type HauntInvestigator,
  type HauntView,
  readOptionId,
} from '@vigil/rules';
import { waysFrom } from '../city.js';
import { answerAfterRoll, commonAnswer, fallbackAnswer } from '../common.js';
import {
  type AnyOption,
  bestOption,
  chanceOfOption,
  type DecisionContext,
  findOption,
  findOptionById,
} from '../decision-context.js';
import { costOfLoss, estimateDuel, fighterOf } from '../duel.js';
import { type HauntWeights, WEIGHTS } from '../weights.js';
import {
  bestHauntErrand,
  chanceOfRitual,
  type HauntErrand,
  type HauntPlan,
  hauntErrands,
  hauntPlanOf,
  hauntWays,
  SEAL_PRICE,
  trophyWorth,
} from './errands.js';

type HauntContext = DecisionContext<HauntView> & { readonly who: HauntInvestigator };

/** Bonuses that an Upkeep frees [H-UPKEEP-42]. */
const REFRESHED = 5;
/** Empty Doom spaces with which no ritual meets the Ancient One [H-AO-03], and Terror spaces kept for monsters. */
const SAFE_DOOM_SPACES = 6;
const TERROR_RESERVE = 3;

/** Returns the careful bot's answer to a decision of Haunt of the Watchers. */
export function hauntAnswer(context: HauntContext): string {
  return hauntOnlyAnswer(context) ?? commonAnswer(context) ?? fallbackAnswer(context);
}

function hauntOnlyAnswer(context: HauntContext): string | undefined {
  const { decision } = context;
  switch (decision.key) {
    case 'q.day':
      return choosePhase(context);
    case 'q.movement':
      return chooseMove(context);
    case 'q.activity':
      return chooseActivity(context);
    case 'q.tokens':
      return chooseTokens(context);
    case 'q.bonus':
      return chooseBonus(context);
    case 'q.advance':
      return findOptionById(context, 'roll') ?? findOptionById(context, 'stay');
    case 'q.escape':
      return shouldEscape(context) ? findOptionById(context, 'escape') : findOptionById(context, 'fight');
    case 'q.initiative':
      return bestOption(context, ({ id }) => 0.01 + (chanceOfOption(context, id) ?? 0));
    case 'q.continue-combat':
      return shouldContinue(context) ? findOptionById(context, 'continue') : findOptionById(context, 'stop');
    case 'q.steal':
      return bestOption(context, ({ args = {} }) => Number(args.clues)) ?? findOptionById(context, 'enough');
    case 'q.ancient-escape':
      return findOptionById(context, 'escape');
    case 'q.focus-die':
      return findOption(context, ({ args = {} }) => args.reach === 'no');
    case 'q.after-roll':
      return answerAfterRoll(context, spareClues(context));
    case 'q.banish':
      return findOption(context, ({ id }) => id !== 'done');
    case 'q.marker-off':
      return chooseMarker(context);
    case 'q.newcomer':
      return findOption(context, ({ id }) => id !== 'wait');
    case 'q.give-up':
      return findOptionById(context, 'keep');
    case 'q.fight-or-evade':
      return findOptionById(context, gainOfFight(context, monsterOf(context)) > 0 ? 'fight' : 'evade');
    default:
      return undefined;
  }
}

function monsterOf({ decision }: HauntContext): string {
  const { monster, monsters = [] } = aboutOf(decision) as { monster?: string; monsters?: readonly string[] };
  return monster ?? monsters[0] ?? '';
}

// ---- the day ----

/** Begins the phase whose errand is worth most, with the lowest Speed that is enough; else ends the day. */
function choosePhase(context: HauntContext): string | undefined {
  const { content, view } = context;
  const other = findOption(context, ({ key }) => key === 'o.other-world');
  if (other !== undefined) return other;
  const plan = hauntPlanOf(content, view);
  const errandsBySeat = new Map<number, readonly HauntErrand[]>();
  const reasons = new Map<string, HauntErrand>();
  const chosen = bestOption(context, ({ id, args = {} }: AnyOption) => {
    const city = readOptionId('city', id);
    const who = city && view.investigators[city.seat];
    if (!who) return 0;
    let errands = errandsBySeat.get(city.seat);
    if (!errands) {
      errands = hauntErrands(plan, who);
      errandsBySeat.set(city.seat, errands);
    }
    const speed = Number(args.first);
    const errand = bestHauntErrand(errands, speed + spareMoves(context, who));
    if (!errand) return 0;
    reasons.set(id, errand);
    const worth = errand.worth - plan.weights.phase - bonusCost(plan.weights, who) - 0.05 * (speed - errand.steps);
    return worth > 0 ? worth : 0;
  });
  const errand = chosen === undefined ? undefined : reasons.get(chosen);
  const seat = chosen === undefined ? undefined : readOptionId('city', chosen)?.seat;
  if (errand && seat !== undefined)
    context.reason = hauntReason(plan, view.investigators[seat] as HauntInvestigator, errand);
  return chosen ?? findOption(context, ({ key }) => key === 'o.end-day');
}

/** Movement points beside the bonus. */
function spareMoves({ view }: HauntContext, who: HauntInvestigator): number {
  return Math.max(0, view.figures.people[who.seat]?.skills.speed ?? 0);
}

/** Returns what covering a slot costs: little while an Upkeep will uncover it. */
function bonusCost(weights: HauntWeights, { slots }: HauntInvestigator): number {
  let used = 0;
  for (const row of slots) for (const slot of row) if (slot !== 'free') used++;
  return weights.bonus * (used < REFRESHED ? 1 : 1 + (used - REFRESHED) / 2);
}

function chooseMove(context: HauntContext): string | undefined {
  const { content, view, who, decision } = context;
  const plan = hauntPlanOf(content, view);
  const points = Number((decision.args as { readonly points?: number }).points ?? 1);
  const errands = hauntErrands(plan, who);
  const errand = bestHauntErrand(errands, points) ?? bestHauntErrand(errands);
  if (!errand) return findOptionById(context, 'stop');
  context.reason = hauntReason(plan, who, errand);
  if (errand.at === who.place) return findOptionById(context, 'stop');
  const { dangers, ways } = hauntWays(plan, who);
  const { indexes } = ways.city;
  const back = waysFrom(ways.city, errand.at, dangers);
  const now = back.effort[indexes.get(who.place) ?? -1] ?? 0;
  const step = bestOption(context, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    const index = place === undefined ? undefined : indexes.get(place);
    if (index === undefined) return 0;
    const effort = (back.effort[index] as number) + (place === errand.at ? 0 : (dangers[index] as number));
    return effort >= now ? 0 : 1e6 - effort;
  });
  return step ?? findOptionById(context, 'stop');
}

/** Returns an errand as a message. */
function hauntReason(plan: HauntPlan, who: HauntInvestigator, { at, purpose }: HauntErrand) {
  const args = { investigator: who.id, place: at };
  if (purpose === 'clues') return { key: 'shared.reason.clues', args: { ...args, n: plan.view.clues[at] ?? 0 } };
  if (purpose !== 'seal' && purpose !== 'close') return { key: `shared.reason.${purpose}`, args };
  const clues = who.clues - (purpose === 'seal' ? SEAL_PRICE : 0);
  const chance = Math.round(100 * chanceOfRitual(plan, who, clues));
  return { key: `shared.reason.${purpose}`, args: { ...args, n: who.clues, chance } };
}

/** Performs a ritual that is likely enough, else investigates while well. */
function chooseActivity(context: HauntContext): string | undefined {
  const { view, who, content } = context;
  const plan = hauntPlanOf(content, view);
  const ritual = bestOption(context, ({ id }) => {
    if (id !== 'seal' && id !== 'close') return 0;
    const clues = who.clues - (id === 'seal' ? SEAL_PRICE : 0);
    return Math.max(0, plan.weights.ritual * chanceOfRitual(plan, who, clues) - plan.weights.ritualCost);
  });
  if (ritual !== undefined) return ritual;
  const hidden = view.gates.some(({ at, faceUp }) => at === who.place && !faceUp);
  const healthy = who.sanity > 2 && who.stamina > 2;
  const clues = (view.clues[who.place] ?? 0) > 0;
  const heals = content.locations
    .get(who.place)
    ?.abilities?.some(({ then }) =>
      then.some((effect) => effect.do === 'gain' && (effect.what === 'sanity' || effect.what === 'stamina')),
    );
  return (
    (hidden || healthy || clues || heals ? findOptionById(context, 'investigate') : undefined) ??
    findOptionById(context, 'nothing')
  );
}

// ---- checks and fights ----

/** Places Doom while the Ancient One stays away, then Terror while there is room, then Doom again. */
function chooseTokens(context: HauntContext): string | undefined {
  const { doom = 0, spaces = 0, terror = 0 } = (context.decision.args ?? {}) as Readonly<Record<string, number>>;
  const { highestTerror } = context.view.figures;
  return bestOption(context, ({ id }) => {
    const placed = readOptionId('tokens', id);
    const left = spaces - doom - (placed?.doom ?? 0);
    const crowded = terror + (placed?.terror ?? 0) > highestTerror - TERROR_RESERVE;
    return 10 + (left >= SAFE_DOOM_SPACES || crowded ? 1 : -1) * (placed?.doom ?? 0);
  });
}

/** Allocates a bonus if the chance it adds is worth the slot. */
function chooseBonus(context: HauntContext): string | undefined {
  const { view, who, content } = context;
  const about = aboutOf(context.decision) as Partial<CheckDetails> & {
    readonly monster?: string;
    readonly ways?: readonly { readonly option: string; readonly dice: number }[];
  };
  const { difficulty = 1, faces = [5, 6], ways = [], fails = {} } = about;
  const { check } = (context.decision.args ?? {}) as { readonly check?: string };
  const plan = hauntPlanOf(content, view);
  const monster = content.tokens.get(about.monster ?? '');
  const loss =
    costOfLoss(WEIGHTS, who, who.sanity, fails.sanity ?? 0) + costOfLoss(WEIGHTS, who, who.stamina, fails.stamina ?? 0);
  const stake =
    Math.max(loss, stakeOf(check)) + (check === 'combat' && monster ? trophyWorth(plan, about.monster ?? '') : 0);
  const cost = bonusCost(plan.weights, who);
  const chance = (option: string) => {
    const way = ways.find((one) => one.option === option);
    return chanceOfSuccesses(Math.max(0, way?.dice ?? 0), difficulty, faces.length);
  };
  return bestOption(context, ({ id, key }) => 10 + stake * chance(id) - (key === 'o.allocate' ? cost : 0));
}

/** Returns what an unknown check is about worth. */
function stakeOf(check: string | undefined): number {
  return check === 'combat' ? 1.5 : check === 'evade' ? 1 : check === 'focus' ? 9 : 1.2;
}

function spareClues({ decision, view, who }: HauntContext): number {
  const { check } = (decision.args ?? {}) as { readonly check?: string };
  const { fails = {} } = aboutOf(decision) as { fails?: { sanity?: number; stamina?: number } };
  if (view.ancient) return who.clues;
  if (who.sanity <= (fails.sanity ?? 0) || who.stamina <= (fails.stamina ?? 0)) return who.clues;
  return check === 'focus' ? Math.max(1, who.clues) : who.clues - SEAL_PRICE;
}

/** True if the fight against all monsters of a place costs more than it brings. */
function shouldEscape(context: HauntContext): boolean {
  const { monsters = [] } = aboutOf(context.decision) as { monsters?: readonly string[] };
  return monsters.reduce((sum, token) => sum + gainOfFight(context, token), 0) <= 0;
}

/** Returns what a fight brings, in Clues: trophy and Clues, less its cost. */
function gainOfFight(context: HauntContext, token: string): number {
  const { content, view, who } = context;
  const monster = content.tokens.get(token);
  if (!monster) return 0;
  const plan = hauntPlanOf(content, view);
  const { cost, win } = estimateDuel(plan, WEIGHTS, fighterOf(plan, who), monster);
  const clues = view.monsters.find((one) => one.token === token)?.clues ?? 0;
  return win * (trophyWorth(plan, token) + clues * (plan.weights.clue + plan.weights.robbed)) - cost;
}

function shouldContinue(context: HauntContext): boolean {
  return gainOfFight(context, monsterOf(context)) > 0;
}

/** Frees a Speed marker first, since a phase needs one, then Fight and Will. */
function chooseMarker(context: HauntContext): string | undefined {
  return bestOption(context, ({ id, args = {} }) => {
    const pair = readOptionId('marker', id)?.pair;
    const value = Math.max(Number(args.first), Number(args.second));
    return (pair === 'speed-sneak' ? 20 + Number(args.first) : pair === 'fight-will' ? 10 : 1) + value;
  });
}
