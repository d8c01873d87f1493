/** The careful bot for Haunt of the Watchers: Clues, then gates that can be sealed or closed today. */
import { aboutOf, type HauntInvestigator, type HauntView, listMythosCards, readOptionId } from '@vigil/rules';
import { answerAfterRoll, commonAnswer, fallbackAnswer } from './common.js';
import {
  type AnyOption,
  bestOption,
  chanceOfOption,
  type DecisionContext,
  findOption,
  findOptionById,
} from './decision-context.js';
import { bestGoal, distances } from './distances.js';
import { createRiskEstimate, fightOutlook } from './fight-outlook.js';

type HauntContext = DecisionContext<HauntView> & { readonly who: HauntInvestigator };

/** The usual price of a seal [H-SEAL-02]. */
const SEAL_COST = 5;

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
      // While there is room for both, Terror goes last: its steps cost twice as much Doom.
      return bestOption(context, ({ id }) => 1 + (readOptionId('tokens', id)?.doom ?? 0));
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
      return findOptionById(context, fightOutlook(context, monsterOf(context)).win >= 0.5 ? 'fight' : 'evade');
    default:
      return undefined;
  }
}

function monsterOf({ decision }: HauntContext): string {
  const { monster, monsters = [] } = aboutOf(decision) as { monster?: string; monsters?: readonly string[] };
  return monster ?? monsters[0] ?? '';
}

// ---- the day ----

/** Returns gates that the investigator can seal or close today, and other places worth going to. */
function findGoals(
  { content, view }: Pick<HauntContext, 'content' | 'view'>,
  who: HauntInvestigator,
): Map<string, number> {
  const worth = new Map<string, number>();
  const addGoal = (at: string, n: number) => worth.set(at, Math.max(n, worth.get(at) ?? Number.NEGATIVE_INFINITY));
  const cards = listMythosCards(view).map((card) => content.mythos.get(card));
  const grey: readonly string[] = cards.flatMap((card) => card?.white ?? []);
  const black: readonly string[] = cards.flatMap((card) => card?.black ?? []);
  for (const { at, marker, faceUp } of view.gates) {
    const symbol = content.gateMarkers.get(marker ?? '')?.symbol ?? '';
    if (faceUp && grey.includes(symbol) && who.clues >= SEAL_COST) addGoal(at, 30);
    if (faceUp && black.includes(symbol) && who.monsterTrophies.length + who.gateTrophies.length > 0) addGoal(at, 24);
    if (!faceUp && who.clues >= SEAL_COST) addGoal(at, 6);
  }
  for (const [at, clues] of Object.entries(view.clues)) addGoal(at, 12 + 3 * clues);
  for (const monster of view.monsters) {
    if (monster.clues === 0 || !content.places.get(monster.at)?.kindDef.onFoot) continue;
    const { win, survive } = fightOutlook({ content, view, who }, monster.token);
    if (win >= 0.5 && survive >= 0.7) addGoal(monster.at, 8 + 3 * monster.clues);
  }
  return worth;
}

/** Gives a phase to the investigator nearest to the best goal; ends the day if there is none. */
function choosePhase(context: HauntContext): string | undefined {
  const { content, view } = context;
  const other = findOption(context, ({ key }) => key === 'o.other-world');
  if (other !== undefined) return other;
  const phase = bestOption(context, ({ id, args = {} }: AnyOption) => {
    const city = readOptionId('city', id);
    const who = city && view.investigators[city.seat];
    if (!who) return 0;
    const far = distances(content, view, who.place, createRiskEstimate({ content, view, who }));
    const wanted = findGoals(context, who);
    const goal = bestGoal(far, wanted);
    if (goal === undefined) return 0;
    const steps = far.get(goal) ?? 0;
    const speed = Number(args.first);
    // A phase that leads nowhere only moves the monsters.
    if (steps > 0 && speed < Math.min(steps, 2)) return 0;
    // The lowest Speed that is enough, else the highest.
    return 100 + (wanted.get(goal) ?? 0) - steps - Math.abs(speed - Math.min(steps, 6)) / 10;
  });
  return phase ?? findOption(context, ({ key }) => key === 'o.end-day');
}

function chooseMove(context: HauntContext): string | undefined {
  const { content, view, who } = context;
  const risk = createRiskEstimate(context);
  const goal = bestGoal(distances(content, view, who.place, risk), findGoals(context, who));
  if (goal === undefined || goal === who.place) return findOptionById(context, 'stop');
  const back = distances(content, view, goal, risk);
  const now = back.get(who.place) ?? Number.POSITIVE_INFINITY;
  const step = bestOption(context, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    const left = place === undefined ? undefined : back.get(place);
    return left === undefined || left >= now ? 0 : 1000 - left;
  });
  return step ?? findOptionById(context, 'stop');
}

function chooseActivity(context: HauntContext): string | undefined {
  const { view, who } = context;
  const ritual = findOptionById(context, 'seal') ?? findOptionById(context, 'close');
  if (ritual !== undefined) return ritual;
  const hidden = view.gates.some(({ at, faceUp }) => at === who.place && !faceUp);
  const healthy = who.sanity > 2 && who.stamina > 2;
  return (hidden || healthy ? findOptionById(context, 'investigate') : undefined) ?? findOptionById(context, 'nothing');
}

// ---- checks and fights ----

/** Allocates a bonus if it makes an unlikely check likely. */
function chooseBonus(context: HauntContext): string | undefined {
  const { difficulty = 1 } = aboutOf(context.decision) as { difficulty?: number };
  const enough = 2 * difficulty + 1;
  // The fewest dice that are enough, else the most.
  return bestOption(context, ({ args = {} }) => {
    const dice = Number(args.dice ?? 0);
    return dice >= enough ? 1000 - dice : 1 + dice;
  });
}

function spareClues({ decision, view, who }: HauntContext): number {
  const { check } = (decision.args ?? {}) as { readonly check?: string };
  const { fails = {} } = aboutOf(decision) as { fails?: { sanity?: number; stamina?: number } };
  if (view.ancient) return who.clues;
  if (who.sanity <= (fails.sanity ?? 0) || who.stamina <= (fails.stamina ?? 0)) return who.clues;
  return check === 'focus' ? Math.max(1, who.clues) : who.clues - SEAL_COST;
}

function shouldEscape(context: HauntContext): boolean {
  const { monsters = [] } = aboutOf(context.decision) as { monsters?: readonly string[] };
  return monsters.some((token) => {
    const { win, survive } = fightOutlook(context, token);
    return win < 0.5 || survive < 0.6;
  });
}

function shouldContinue(context: HauntContext): boolean {
  const { win, survive } = fightOutlook(context, monsterOf(context));
  return win >= 0.4 && survive >= 0.6;
}

/** Frees a Speed marker first, since a phase needs one, then Fight and Will. */
function chooseMarker(context: HauntContext): string | undefined {
  return bestOption(context, ({ id, args = {} }) => {
    const pair = readOptionId('marker', id)?.pair;
    const value = Math.max(Number(args.first), Number(args.second));
    return (pair === 'speed-sneak' ? 20 + Number(args.first) : pair === 'fight-will' ? 10 : 1) + value;
  });
}
