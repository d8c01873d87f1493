/** What a careful player does in Haunt of the Watchers: Clues, then gates that can be sealed or closed today. */
import { aboutOf, type HauntInvestigator, type HauntView, mythosOf, readOptionId } from '@vigil/rules';
import { afterRoll, anyAnswer, commonAnswer } from './common.js';
import { outlook, riskOf } from './fighting.js';
import { type AnyOption, type Asked, best, chanceBehind, firstThat, offered } from './seen.js';
import { bestGoal, distances } from './ways.js';

type Haunt = Asked<HauntView> & { readonly who: HauntInvestigator };

/** What a seal costs, unless something says otherwise (H-SEAL-02). */
const SEAL = 5;

/** The answer of a careful player to a decision of Haunt of the Watchers. */
export function hauntAnswer(asked: Haunt): string {
  return ownAnswer(asked) ?? commonAnswer(asked) ?? anyAnswer(asked);
}

function ownAnswer(asked: Haunt): string | undefined {
  const { decision } = asked;
  switch (decision.key) {
    case 'q.day':
      return day(asked);
    case 'q.movement':
      return movement(asked);
    case 'q.activity':
      return activity(asked);
    case 'q.tokens':
      // As long as there is room for both, Terror goes last: its steps cost twice as much Doom.
      return best(asked, ({ id }) => 1 + (readOptionId('tokens', id)?.doom ?? 0));
    case 'q.bonus':
      return bonus(asked);
    case 'q.advance':
      return offered(asked, 'roll') ?? offered(asked, 'stay');
    case 'q.escape':
      return escapes(asked) ? offered(asked, 'escape') : offered(asked, 'fight');
    case 'q.initiative':
      return best(asked, ({ id }) => 0.01 + (chanceBehind(asked, id) ?? 0));
    case 'q.continue-combat':
      return goesOn(asked) ? offered(asked, 'continue') : offered(asked, 'stop');
    case 'q.steal':
      return best(asked, ({ args = {} }) => Number(args.clues)) ?? offered(asked, 'enough');
    case 'q.ancient-escape':
      return offered(asked, 'escape');
    case 'q.focus-die':
      return firstThat(asked, ({ args = {} }) => args.reach === 'no');
    case 'q.after-roll':
      return afterRoll(asked, spare(asked));
    case 'q.banish':
      return firstThat(asked, ({ id }) => id !== 'done');
    case 'q.marker-off':
      return markerOff(asked);
    case 'q.newcomer':
      return firstThat(asked, ({ id }) => id !== 'wait');
    case 'q.give-up':
      return offered(asked, 'keep');
    case 'q.fight-or-evade':
      return offered(asked, outlook(asked, monsterOf(asked)).win >= 0.5 ? 'fight' : 'evade');
    default:
      return undefined;
  }
}

function monsterOf({ decision }: Haunt): string {
  const { monster, monsters = [] } = aboutOf(decision) as { monster?: string; monsters?: readonly string[] };
  return monster ?? monsters[0] ?? '';
}

// ---- the day ----

/** Gates that can be sealed or closed today by who has what it takes, and what else is worth going to. */
function goals({ content, view }: Pick<Haunt, 'content' | 'view'>, who: HauntInvestigator): Map<string, number> {
  const worth = new Map<string, number>();
  const want = (at: string, n: number) => worth.set(at, Math.max(n, worth.get(at) ?? Number.NEGATIVE_INFINITY));
  const cards = mythosOf(view).map((card) => content.mythos.get(card));
  const grey: readonly string[] = cards.flatMap((card) => card?.white ?? []);
  const black: readonly string[] = cards.flatMap((card) => card?.black ?? []);
  for (const { at, marker, faceUp } of view.gates) {
    const symbol = content.gateMarkers.get(marker ?? '')?.symbol ?? '';
    if (faceUp && grey.includes(symbol) && who.clues >= SEAL) want(at, 30);
    if (faceUp && black.includes(symbol) && who.monsterTrophies.length + who.gateTrophies.length > 0) want(at, 24);
    if (!faceUp && who.clues >= SEAL) want(at, 6);
  }
  for (const [at, clues] of Object.entries(view.clues)) want(at, 12 + 3 * clues);
  for (const monster of view.monsters) {
    if (monster.clues === 0 || !content.places.get(monster.at)?.is.onFoot) continue;
    const { win, survive } = outlook({ content, view, who }, monster.token);
    if (win >= 0.5 && survive >= 0.7) want(monster.at, 8 + 3 * monster.clues);
  }
  return worth;
}

/** Whoever is nearest to what is worth most has a phase; without such a thing the day ends. */
function day(asked: Haunt): string | undefined {
  const { content, view } = asked;
  const other = firstThat(asked, ({ key }) => key === 'o.other-world');
  if (other !== undefined) return other;
  const phase = best(asked, ({ id, args = {} }: AnyOption) => {
    const city = readOptionId('city', id);
    const who = city && view.investigators[city.seat];
    if (!who) return 0;
    const far = distances(content, view, who.place, riskOf({ content, view, who }));
    const wanted = goals(asked, who);
    const goal = bestGoal(far, wanted);
    if (goal === undefined) return 0;
    const steps = far.get(goal) ?? 0;
    const speed = Number(args.first);
    // A phase that leads nowhere only has the monsters move.
    if (steps > 0 && speed < Math.min(steps, 2)) return 0;
    // The least Speed that is enough; else the most there is.
    return 100 + (wanted.get(goal) ?? 0) - steps - Math.abs(speed - Math.min(steps, 6)) / 10;
  });
  return phase ?? firstThat(asked, ({ key }) => key === 'o.end-day');
}

function movement(asked: Haunt): string | undefined {
  const { content, view, who } = asked;
  const risk = riskOf(asked);
  const goal = bestGoal(distances(content, view, who.place, risk), goals(asked, who));
  if (goal === undefined || goal === who.place) return offered(asked, 'stop');
  const back = distances(content, view, goal, risk);
  const now = back.get(who.place) ?? Number.POSITIVE_INFINITY;
  const step = best(asked, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    const left = place === undefined ? undefined : back.get(place);
    return left === undefined || left >= now ? 0 : 1000 - left;
  });
  return step ?? offered(asked, 'stop');
}

function activity(asked: Haunt): string | undefined {
  const { view, who } = asked;
  const ritual = offered(asked, 'seal') ?? offered(asked, 'close');
  if (ritual !== undefined) return ritual;
  const hidden = view.gates.some(({ at, faceUp }) => at === who.place && !faceUp);
  const healthy = who.sanity > 2 && who.stamina > 2;
  return (hidden || healthy ? offered(asked, 'investigate') : undefined) ?? offered(asked, 'nothing');
}

// ---- checks and fights ----

/** A bonus is allocated where it makes a check likely that was not. */
function bonus(asked: Haunt): string | undefined {
  const { difficulty = 1 } = aboutOf(asked.decision) as { difficulty?: number };
  const enough = 2 * difficulty + 1;
  // The fewest dice that are enough, else the most.
  return best(asked, ({ args = {} }) => {
    const dice = Number(args.dice ?? 0);
    return dice >= enough ? 1000 - dice : 1 + dice;
  });
}

function spare({ decision, view, who }: Haunt): number {
  const { check } = (decision.args ?? {}) as { readonly check?: string };
  const { fails = {} } = aboutOf(decision) as { fails?: { sanity?: number; stamina?: number } };
  if (view.ancient) return who.clues;
  if (who.sanity <= (fails.sanity ?? 0) || who.stamina <= (fails.stamina ?? 0)) return who.clues;
  return check === 'focus' ? Math.max(1, who.clues) : who.clues - SEAL;
}

function escapes(asked: Haunt): boolean {
  const { monsters = [] } = aboutOf(asked.decision) as { monsters?: readonly string[] };
  return monsters.some((token) => {
    const { win, survive } = outlook(asked, token);
    return win < 0.5 || survive < 0.6;
  });
}

function goesOn(asked: Haunt): boolean {
  const { win, survive } = outlook(asked, monsterOf(asked));
  return win >= 0.4 && survive >= 0.6;
}

/** Speed first: without it there is no phase; then what fights and wills. */
function markerOff(asked: Haunt): string | undefined {
  return best(asked, ({ id, args = {} }) => {
    const pair = readOptionId('marker', id)?.pair;
    const value = Math.max(Number(args.first), Number(args.second));
    return (pair === 'speed-sneak' ? 20 + Number(args.first) : pair === 'fight-will' ? 10 : 1) + value;
  });
}
