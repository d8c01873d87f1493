/** What a careful player does in Arkham Horror: Clues first, then gates, which are closed and sealed. */
import {
  type Content,
  type Investigator,
  type LocationAbility,
  readOptionId,
  SEAL_COST,
  type View,
} from '@vigil/rules';
import { afterRoll, anyAnswer, commonAnswer, weaponBonus } from './common.js';
import { outlook, riskOf } from './fighting.js';
import { type AnyOption, type Asked, best, chanceBehind, firstThat, offered } from './seen.js';
import { bestGoal, distances } from './ways.js';

type Arkham = Asked<View> & { readonly who: Investigator };

/** What is healed where, and what a treatment costs. */
const HEALERS = { sanity: 'arkham-asylum', stamina: 'st-marys-hospital' } as const;
const TREATMENT = 2;
/** Trophies of so much toughness are worth Clues to the scientists. */
const DISSECTED = 5;
/** With so little of one he seeks treatment. */
const WEAK = 2;

/** The answer of a careful player to a decision of Arkham Horror. */
export function arkhamAnswer(asked: Arkham): string {
  return ownAnswer(asked) ?? commonAnswer(asked) ?? anyAnswer(asked);
}

function ownAnswer(asked: Arkham): string | undefined {
  const { decision } = asked;
  switch (decision.key) {
    case 'q.start-speed-sneak':
      return offered(asked, 'stop:3');
    case 'q.start-fight-will':
      return offered(asked, 'stop:2');
    case 'q.start-lore-luck':
      return offered(asked, 'stop:2');
    case 'q.upkeep':
      return (
        firstThat(asked, ({ key }) => key === 'o.upkeep-action') ??
        firstThat(asked, ({ key, args = {} }) => key === 'o.use' && isFree(asked, String(args.card))) ??
        offered(asked, 'done')
      );
    case 'q.sliders':
      return sliders(asked);
    case 'q.movement':
      return movement(asked);
    case 'q.other-world-movement':
    case 'q.movement-over':
    case 'q.overtaken':
    case 'q.after-clues':
    case 'q.before-mythos':
      return offered(asked, 'go-on');
    case 'q.come-back':
    case 'q.go-where':
      return comeBack(asked);
    case 'q.fight-or-evade':
      return fights(asked) ? offered(asked, 'fight') : offered(asked, 'evade');
    case 'q.fight-or-flee':
      return fights(asked) ? offered(asked, 'fight') : offered(asked, 'flee');
    case 'q.after-roll':
      return afterRoll(asked, spare(asked));
    case 'q.explored-gate':
      return atGate(asked);
    case 'q.seal':
      return offered(asked, 'seal');
    case 'q.location':
      return atLocation(asked);
    case 'q.street':
      return firstThat(asked, ({ key }) => key === 'o.rumor-act') ?? offered(asked, 'nothing');
    case 'q.which-encounter':
      return best(asked, ({ id }) => chanceBehind(asked, id) ?? 0);
    default:
      return undefined;
  }
}

// ---- Upkeep ----

/** Whether what a card or a sheet offers costs nothing but its being exhausted. */
function isFree({ content, who }: Arkham, id: string): boolean {
  const abilities = content.cards.get(id)?.abilities ?? content.investigators.get(id)?.abilities ?? [];
  const costs = abilities.map(({ cost = {} }) => Object.keys(cost).filter((what) => what !== 'exhaust'));
  return costs.length > 0 && costs.every((cost) => cost.length === 0) && who.place !== 'lost';
}

/** Where each slider is wanted: to walk in the city, to close a gate beyond it. */
function wantedStops({ content, view, who }: Arkham): readonly [number, number, number] {
  if (view.battle || view.doom + 2 >= (content.ancientOnes.get(view.ancientOne)?.doom ?? 0)) return [3, 3, 2];
  const beyond = content.places.get(who.place)?.kind === 'world' || who.explored;
  if (!beyond) return [3, isArmed(content, who) ? 2 : 1, 2];
  const sheet = content.investigators.get(who.id)?.sliders;
  const fight = sheet?.['fight-will'].at(-1)?.[0] ?? 0;
  const lore = sheet?.['lore-luck'][0]?.[0] ?? 0;
  const loreRight = sheet?.['lore-luck'].at(-1)?.[0] ?? 0;
  if (fight >= Math.max(lore, loreRight)) return [2, 3, 1];
  return [2, 1, lore > loreRight ? 0 : 3];
}

function sliders(asked: Arkham): string | undefined {
  const wanted = wantedStops(asked);
  const pairs = ['fight-will', 'speed-sneak', 'lore-luck'] as const;
  for (const pair of pairs) {
    const at = { 'speed-sneak': 0, 'fight-will': 1, 'lore-luck': 2 }[pair] as 0 | 1 | 2;
    const way = wanted[at] - asked.who.sliders[at];
    const step = way === 0 ? undefined : offered(asked, `${pair}:${way < 0 ? 'left' : 'right'}`);
    if (step !== undefined) return step;
  }
  return offered(asked, 'keep');
}

// ---- movement ----

/** Places he may want to be at, with what each is worth in steps. */
function goals(asked: Arkham): Map<string, number> {
  const { view, who, content } = asked;
  const worth = new Map<string, number>();
  const want = (at: string, n: number) => worth.set(at, Math.max(n, worth.get(at) ?? Number.NEGATIVE_INFINITY));
  const others = view.investigators.filter(({ seat, place }) => seat !== who.seat && place !== 'out');
  for (const what of ['sanity', 'stamina'] as const) {
    if (who[what] > WEAK || who[what] >= maximumOf(asked, what)) continue;
    if (who.money >= TREATMENT) want(HEALERS[what], 16);
    else if (who[what] < WEAK) want(HEALERS[what], 10);
  }
  const strong = who.sanity >= WEAK && who.stamina >= WEAK;
  const seals = who.clues >= SEAL_COST || who.cards.some(({ card }) => card === 'elder-sign');
  const pressing = view.gates.length + 2 >= view.figures.gatesToAwaken;
  for (const { at } of view.gates) {
    if (others.some(({ place, explored }) => place === at && (explored || content.locations.has(at)))) continue;
    if (seals) want(at, strong ? 20 : 8);
    else if (strong) want(at, (pressing ? 16 : 5) - (others.some((other) => isNearer(asked, other, at)) ? 8 : 0));
  }
  for (const [at, clues] of Object.entries(view.clues)) {
    const left = others.some((other) => isNearer(asked, other, at));
    want(at, (left ? 1 : 7) + 3 * clues);
  }
  if (who.clues < SEAL_COST && trophiesOf(asked) >= DISSECTED) want('science-building', 11);
  return worth;
}

/** Whether another is nearer to a place, or as near and sits before him: two need not go. */
function isNearer({ view, content, who }: Arkham, other: Investigator, at: string): boolean {
  const theirs = distances(content, view, other.place).get(at);
  if (theirs === undefined) return false;
  const own = distances(content, view, who.place).get(at) ?? Number.POSITIVE_INFINITY;
  return theirs < own || (theirs === own && other.seat < who.seat);
}

/** What his trophies come to in toughness; a gate is worth five. */
function trophiesOf({ content, who }: Arkham): number {
  const of = (token: string) => content.tokens.get(token)?.toughness ?? 0;
  return who.monsterTrophies.reduce((sum, token) => sum + of(token), 5 * who.gateTrophies.length);
}

function maximumOf({ view, who }: Arkham, what: 'sanity' | 'stamina'): number {
  return view.figures.people[who.seat]?.maximum[what] ?? 0;
}

function movement(asked: Arkham): string | undefined {
  const { view, content, who } = asked;
  if (who.explored) return engage(asked) ?? offered(asked, 'stop');
  const risk = riskOf(asked);
  const far = distances(content, view, who.place, risk);
  const wanted = goals(asked);
  for (const { token, at } of view.monsters) {
    const worth = wanted.get(at);
    if (worth !== undefined && at !== who.place) wanted.set(at, worth - risk(token));
  }
  const goal = bestGoal(far, wanted);
  const stop = () => engage(asked) ?? offered(asked, 'stop');
  if (goal === undefined || goal === who.place) return stop();
  // Every step must lead nearer, else he would walk in circles.
  const back = distances(content, view, goal, risk);
  const now = back.get(who.place) ?? Number.POSITIVE_INFINITY;
  const step = best(asked, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    const left = place === undefined ? undefined : back.get(place);
    return left === undefined || left >= now ? 0 : 1000 - left;
  });
  return step ?? stop();
}

/** A monster is sought out where it will hardly do harm. */
function engage(asked: Arkham): string | undefined {
  return best(asked, ({ id }) => {
    const token = readOptionId('engage', id)?.token;
    if (token === undefined) return 0;
    const { win, survive } = outlook(asked, token);
    return win >= 0.6 && survive >= 0.9 ? survive : 0;
  });
}

function comeBack(asked: Arkham): string | undefined {
  const { content, view } = asked;
  const wanted = goals(asked);
  const guarded = new Set(view.monsters.map(({ at }) => at));
  return best(asked, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    if (place === undefined) return 0;
    const goal = wanted.get(place) ?? 0;
    return 1 + (guarded.has(place) ? 0 : 1) + (content.locations.has(place) ? goal : 0);
  });
}

// ---- fights and checks ----

/** Whether a monster is fought: with at least even odds, or where getting away is no likelier than winning. */
function fights(asked: Arkham): boolean {
  const { monster } = (asked.decision.about ?? {}) as { readonly monster?: string };
  if (monster === undefined) return true;
  const { win, survive } = outlook(asked, monster);
  const away = chanceBehind(asked, 'evade') ?? chanceBehind(asked, 'flee') ?? 0;
  return (win >= 0.5 && survive >= 0.7 && win + 0.2 >= away) || survive * win >= away;
}

/** How many Clues he can do without in a check. */
function spare({ decision, view, who }: Arkham): number {
  if (view.battle) return who.clues;
  const { check } = (decision.args ?? {}) as { readonly check?: string };
  const { fails = {} } = (decision.about ?? {}) as { readonly fails?: { sanity?: number; stamina?: number } };
  const pressing = view.gates.length + 2 >= view.figures.gatesToAwaken;
  if (check === 'close') {
    const signs = who.cards.some(({ card }) => card === 'elder-sign');
    return pressing || signs ? who.clues : who.clues - SEAL_COST;
  }
  if (who.sanity <= (fails.sanity ?? 0) || who.stamina <= (fails.stamina ?? 0)) return who.clues;
  return who.clues - SEAL_COST - 1;
}

// ---- encounters ----

/** An explored gate is closed with whatever gives the best chance; an Elder Sign needs none. */
function atGate(asked: Arkham): string | undefined {
  const sign = firstThat(asked, ({ args = {} }) => args.card === 'elder-sign');
  if (sign !== undefined) return sign;
  return best(asked, ({ id }) => (id === 'wait' ? 0 : 0.01 + (chanceBehind(asked, id) ?? 0))) ?? offered(asked, 'wait');
}

/** Treatment where it is needed, shops where one can buy something of use, else the encounter. */
function atLocation(asked: Arkham): string | undefined {
  const { content } = asked;
  const passes = firstThat(asked, ({ key }) => key === 'o.rumor-pass');
  if (passes !== undefined) return passes;
  const offer = best(asked, ({ id, args = {} }: AnyOption) => {
    const n = readOptionId('ability', id)?.n;
    const ability = content.locations.get(String(args.place))?.abilities?.[Number(n) - 1];
    return ability ? worthOfAbility(asked, ability) : 0;
  });
  return offer ?? offered(asked, 'encounter') ?? firstThat(asked, ({ key }) => key === 'o.encounter');
}

function worthOfAbility(asked: Arkham, { then, cost = {} }: LocationAbility): number {
  const { who, content } = asked;
  if (cost.gateTrophies !== undefined) return 0;
  for (const effect of then) {
    if (effect.do === 'shop') return who.money >= 5 && !isArmed(content, who) ? 1 : 0;
    if (effect.do !== 'gain') continue;
    const what = effect.what;
    if (what === 'sanity' || what === 'stamina') {
      const missing = maximumOf(asked, what) - who[what];
      const gained = effect.amount === 'full' ? missing : Math.min(1, missing);
      if (gained > 0 && (gained > 1 || cost.money === undefined)) return 2 + gained;
    }
    if (what === 'clue' && cost.trophies !== undefined) return 2;
  }
  return 0;
}

function isArmed(content: Content, who: Investigator): boolean {
  return who.cards.some(({ card }) => weaponBonus(content, card, []) > 2);
}
