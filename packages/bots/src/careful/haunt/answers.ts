/** The careful bot for Haunt of the Watchers: Clues, then gates that can be sealed or closed today. */
import { aboutOf, type CheckDetails, chanceOfSuccesses, readOptionId } from '@vigil/rules';
import { answerAfterRoll, commonAnswer, fallbackAnswer } from '../common.js';
import { bestOption, chanceOfOption, findOption, findOptionById } from '../decision-context.js';
import { costOfLoss, estimateDuel, fighterOf } from '../duel.js';
import { HAUNT_RISKS } from '../weights.js';
import { hauntPlanOf, ritualWorth, threatWorth, trophyWorth } from './errands.js';
import { bonusCost, chooseMove, choosePhase, type HauntContext } from './phases.js';

/** Empty Doom spaces with which no ritual meets the Ancient One [H-AO-03], and Terror spaces kept for monsters. */
const SAFE_DOOM_SPACES = 6;
const TERROR_RESERVE = 3;
/** Share of the danger of monsters that need not be fought. */
const UNFOUGHT_SHARE = 0.3;
/** Makes gains positive, so that the best of several losses is found. */
const GAIN_OFFSET = 1000;

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
    case 'q.engage-monster':
      return bestOption(
        context,
        ({ id }) => GAIN_OFFSET + gainOfFight(context, readOptionId('engage', id)?.token ?? ''),
      );
    case 'q.engage':
      return bestOption(context, ({ id }) => GAIN_OFFSET + bestGainOf(context, readOptionId('seat', id)?.seat));
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

/** Performs a ritual that is likely enough, else investigates while well. */
function chooseActivity(context: HauntContext): string | undefined {
  const { view, who, content } = context;
  const plan = hauntPlanOf(content, view);
  const ritual = bestOption(context, ({ id }) => {
    return id === 'seal' || id === 'close' ? Math.max(0, ritualWorth(plan, who, id)) : 0;
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
    costOfLoss(HAUNT_RISKS, who, who.sanity, fails.sanity ?? 0) +
    costOfLoss(HAUNT_RISKS, who, who.stamina, fails.stamina ?? 0);
  const stake =
    Math.max(loss, check === 'evade' ? dangerOf(context) : 0, stakeOf(check)) +
    (check === 'combat' && monster ? trophyWorth(plan, about.monster ?? '') : 0);
  const cost = bonusCost(plan.weights, who);
  const chance = (option: string) => {
    const way = ways.find((one) => one.option === option);
    return chanceOfSuccesses(Math.max(0, way?.dice ?? 0), difficulty, faces.length);
  };
  return bestOption(context, ({ id, key }) => 10 + stake * chance(id) - (key === 'o.allocate' ? cost : 0));
}

/** Returns the approximate worth of an unknown check. */
function stakeOf(check: string | undefined): number {
  return check === 'combat' ? 1.5 : check === 'evade' ? 1 : check === 'focus' ? 9 : 1.2;
}

/** Returns the number of Clues that may be spent on a check. */
function spareClues(context: HauntContext): number {
  const { decision, view, who, content } = context;
  const { check } = (decision.args ?? {}) as { readonly check?: string };
  const about = aboutOf(decision) as {
    readonly fails?: { readonly sanity?: number; readonly stamina?: number };
    readonly monster?: string;
  };
  const { sanity = 0, stamina = 0 } = about.fails ?? {};
  if (view.ancient) return who.clues;
  if (who.sanity <= sanity || who.stamina <= stamina) return who.clues;
  // In an Other World the check is only about time, and a phase there costs nothing.
  if (check === 'focus') return view.otherWorld === undefined ? who.clues : 0;
  const { weights, sealPrice } = hauntPlanOf(content, view);
  const loss =
    costOfLoss(HAUNT_RISKS, who, who.sanity, sanity) +
    costOfLoss(HAUNT_RISKS, who, who.stamina, stamina) +
    (check === 'evade' ? dangerOf(context) : 0);
  if (loss / 3 >= weights.clueSpent) return who.clues;
  return who.clues - sealPrice - weights.ritualClues;
}

/** True if the fight against all monsters of a place costs more than it brings. */
function shouldEscape(context: HauntContext): boolean {
  const { monsters = [] } = aboutOf(context.decision) as { monsters?: readonly string[] };
  return monsters.reduce((sum, token) => sum + gainOfFight(context, token), 0) <= 0;
}

/** Returns the monsters that a check or a meeting is about. */
function foesOf({ decision }: HauntContext): readonly { readonly monster: string; readonly by?: string }[] {
  const { foes, monsters = [] } = aboutOf(decision) as {
    readonly foes?: readonly { readonly monster: string; readonly by?: string }[];
    readonly monsters?: readonly string[];
  };
  return foes ?? monsters.map((monster) => ({ monster }));
}

/** Returns the loss if a group of monsters cannot be escaped, in Clues. */
function dangerOf(context: HauntContext): number {
  const tokens = new Set(foesOf(context).map(({ monster }) => monster));
  let all = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const token of tokens) {
    const loss = Math.max(0, -gainOfFight(context, token));
    all += loss;
    least = Math.min(least, loss);
  }
  // One of them is fought, and the others may be escaped in the next round.
  return tokens.size === 0 ? 0 : least + (all - least) * UNFOUGHT_SHARE;
}

/** Returns the gain of the fight that an investigator would seek. */
function bestGainOf(context: HauntContext, seat = -1): number {
  const who = context.view.investigators[seat];
  if (!who) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const { monster, by } of foesOf(context))
    if (by === undefined || by === who.id) best = Math.max(best, gainOfFight(context, monster, who));
  return Math.max(1 - GAIN_OFFSET, best);
}

/** Returns the gain of a fight, in Clues: trophy and Clues, less its cost. */
function gainOfFight(context: HauntContext, token: string, who = context.who): number {
  const { content, view } = context;
  const monster = content.tokens.get(token);
  if (!monster) return 0;
  const plan = hauntPlanOf(content, view);
  const { cost, win } = estimateDuel(plan, HAUNT_RISKS, fighterOf(plan, who), monster);
  const clues = view.monsters.find((one) => one.token === token)?.clues ?? 0;
  return (
    win * (trophyWorth(plan, token) + threatWorth(plan, token) + clues * (plan.weights.clue + plan.weights.robbed)) -
    cost
  );
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
