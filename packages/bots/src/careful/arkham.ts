/** The careful bot for Arkham Horror: Clues first, then closing and sealing gates. */
import {
  type Content,
  type Investigator,
  type LocationAbility,
  readOptionId,
  SEAL_COST,
  type View,
} from '@vigil/rules';
import { answerAfterRoll, commonAnswer, fallbackAnswer, weaponBonus } from './common.js';
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

type ArkhamContext = DecisionContext<View> & { readonly who: Investigator };

/** Places that heal sanity and stamina, and the price of a treatment. */
const HEALING_PLACES = { sanity: 'arkham-asylum', stamina: 'st-marys-hospital' } as const;
const TREATMENT_COST = 2;
/** Toughness of trophies that the Science Building exchanges for Clues. */
const TROPHIES_FOR_CLUES = 5;
/** At or below this sanity or stamina the bot seeks treatment. */
const LOW_HEALTH = 2;

/** Returns the careful bot's answer to a decision of Arkham Horror. */
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
        findOptionById(context, 'done')
      );
    case 'q.sliders':
      return chooseSlider(context);
    case 'q.movement':
      return chooseMove(context);
    case 'q.other-world-movement':
    case 'q.movement-over':
    case 'q.overtaken':
    case 'q.after-clues':
    case 'q.before-mythos':
      return findOptionById(context, 'go-on');
    case 'q.come-back':
    case 'q.go-where':
      return chooseReturnPlace(context);
    case 'q.fight-or-evade':
      return shouldFight(context) ? findOptionById(context, 'fight') : findOptionById(context, 'evade');
    case 'q.fight-or-flee':
      return shouldFight(context) ? findOptionById(context, 'fight') : findOptionById(context, 'flee');
    case 'q.after-roll':
      return answerAfterRoll(context, spareClues(context));
    case 'q.explored-gate':
      return answerAtGate(context);
    case 'q.seal':
      return findOptionById(context, 'seal');
    case 'q.location':
      return answerAtLocation(context);
    case 'q.street':
      return findOption(context, ({ key }) => key === 'o.rumor-act') ?? findOptionById(context, 'nothing');
    case 'q.which-encounter':
      return bestOption(context, ({ id }) => chanceOfOption(context, id) ?? 0);
    default:
      return undefined;
  }
}

// ---- Upkeep ----

/** True if an ability of a card or sheet costs nothing but exhausting it. */
function isFree({ content, who }: ArkhamContext, id: string): boolean {
  const abilities = content.cards.get(id)?.abilities ?? content.investigators.get(id)?.abilities ?? [];
  const costs = abilities.map(({ cost = {} }) => Object.keys(cost).filter((what) => what !== 'exhaust'));
  return costs.length > 0 && costs.every((cost) => cost.length === 0) && who.place !== 'lost';
}

/** Returns the preferred stop of each slider: for walking in the city, or for closing a gate in another world. */
function preferredStops({ content, view, who }: ArkhamContext): readonly [number, number, number] {
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

function chooseSlider(context: ArkhamContext): string | undefined {
  const wanted = preferredStops(context);
  const pairs = ['fight-will', 'speed-sneak', 'lore-luck'] as const;
  for (const pair of pairs) {
    const at = { 'speed-sneak': 0, 'fight-will': 1, 'lore-luck': 2 }[pair] as 0 | 1 | 2;
    const way = wanted[at] - context.who.sliders[at];
    const step = way === 0 ? undefined : findOptionById(context, `${pair}:${way < 0 ? 'left' : 'right'}`);
    if (step !== undefined) return step;
  }
  return findOptionById(context, 'keep');
}

// ---- movement ----

/** Returns the places worth going to, each with its worth in steps. */
function findGoals(context: ArkhamContext): Map<string, number> {
  const { view, who, content } = context;
  const worth = new Map<string, number>();
  const addGoal = (at: string, n: number) => worth.set(at, Math.max(n, worth.get(at) ?? Number.NEGATIVE_INFINITY));
  const others = view.investigators.filter(({ seat, place }) => seat !== who.seat && place !== 'out');
  for (const what of ['sanity', 'stamina'] as const) {
    if (who[what] > LOW_HEALTH || who[what] >= maximumOf(context, what)) continue;
    if (who.money >= TREATMENT_COST) addGoal(HEALING_PLACES[what], 16);
    else if (who[what] < LOW_HEALTH) addGoal(HEALING_PLACES[what], 10);
  }
  const strong = who.sanity >= LOW_HEALTH && who.stamina >= LOW_HEALTH;
  const seals = who.clues >= SEAL_COST || who.cards.some(({ card }) => card === 'elder-sign');
  const pressing = view.gates.length + 2 >= view.figures.gatesToAwaken;
  for (const { at } of view.gates) {
    if (others.some(({ place, explored }) => place === at && (explored || content.locations.has(at)))) continue;
    if (seals) addGoal(at, strong ? 20 : 8);
    else if (strong) addGoal(at, (pressing ? 16 : 5) - (others.some((other) => isNearer(context, other, at)) ? 8 : 0));
  }
  for (const [at, clues] of Object.entries(view.clues)) {
    const left = others.some((other) => isNearer(context, other, at));
    addGoal(at, (left ? 1 : 7) + 3 * clues);
  }
  if (who.clues < SEAL_COST && trophyValue(context) >= TROPHIES_FOR_CLUES) addGoal('science-building', 11);
  return worth;
}

/** True if another investigator is nearer to a place, or equally near with a lower seat. Two need not go. */
function isNearer({ view, content, who }: ArkhamContext, other: Investigator, at: string): boolean {
  const theirs = distances(content, view, other.place).get(at);
  if (theirs === undefined) return false;
  const own = distances(content, view, who.place).get(at) ?? Number.POSITIVE_INFINITY;
  return theirs < own || (theirs === own && other.seat < who.seat);
}

/** Returns the toughness of the investigator's trophies; a gate counts five. */
function trophyValue({ content, who }: ArkhamContext): number {
  const toughnessOf = (token: string) => content.tokens.get(token)?.toughness ?? 0;
  return who.monsterTrophies.reduce((sum, token) => sum + toughnessOf(token), 5 * who.gateTrophies.length);
}

function maximumOf({ view, who }: ArkhamContext, what: 'sanity' | 'stamina'): number {
  return view.figures.people[who.seat]?.maximum[what] ?? 0;
}

function chooseMove(context: ArkhamContext): string | undefined {
  const { view, content, who } = context;
  if (who.explored) return chooseEngagement(context) ?? findOptionById(context, 'stop');
  const risk = createRiskEstimate(context);
  const far = distances(content, view, who.place, risk);
  const wanted = findGoals(context);
  for (const { token, at } of view.monsters) {
    const worth = wanted.get(at);
    if (worth !== undefined && at !== who.place) wanted.set(at, worth - risk(token));
  }
  const goal = bestGoal(far, wanted);
  const stop = () => chooseEngagement(context) ?? findOptionById(context, 'stop');
  if (goal === undefined || goal === who.place) return stop();
  // Every step must lead nearer; otherwise the bot would walk in circles.
  const back = distances(content, view, goal, risk);
  const now = back.get(who.place) ?? Number.POSITIVE_INFINITY;
  const step = bestOption(context, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    const left = place === undefined ? undefined : back.get(place);
    return left === undefined || left >= now ? 0 : 1000 - left;
  });
  return step ?? stop();
}

/** Engages a monster that is unlikely to do harm. */
function chooseEngagement(context: ArkhamContext): string | undefined {
  return bestOption(context, ({ id }) => {
    const token = readOptionId('engage', id)?.token;
    if (token === undefined) return 0;
    const { win, survive } = fightOutlook(context, token);
    return win >= 0.6 && survive >= 0.9 ? survive : 0;
  });
}

function chooseReturnPlace(context: ArkhamContext): string | undefined {
  const { content, view } = context;
  const wanted = findGoals(context);
  const guarded = new Set(view.monsters.map(({ at }) => at));
  return bestOption(context, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    if (place === undefined) return 0;
    const goal = wanted.get(place) ?? 0;
    return 1 + (guarded.has(place) ? 0 : 1) + (content.locations.has(place) ? goal : 0);
  });
}

// ---- fights and checks ----

/** True if a monster is fought: with at least even odds, or if escape is no likelier than victory. */
function shouldFight(context: ArkhamContext): boolean {
  const { monster } = (context.decision.about ?? {}) as { readonly monster?: string };
  if (monster === undefined) return true;
  const { win, survive } = fightOutlook(context, monster);
  const away = chanceOfOption(context, 'evade') ?? chanceOfOption(context, 'flee') ?? 0;
  return (win >= 0.5 && survive >= 0.7 && win + 0.2 >= away) || survive * win >= away;
}

/** Returns the number of Clues that may be spent on a check. */
function spareClues({ decision, view, who }: ArkhamContext): number {
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

/** Closes an explored gate with the best chance; an Elder Sign needs no roll. */
function answerAtGate(context: ArkhamContext): string | undefined {
  const sign = findOption(context, ({ args = {} }) => args.card === 'elder-sign');
  if (sign !== undefined) return sign;
  return (
    bestOption(context, ({ id }) => (id === 'wait' ? 0 : 0.01 + (chanceOfOption(context, id) ?? 0))) ??
    findOptionById(context, 'wait')
  );
}

/** Prefers treatment if needed, then shops with something useful, then the encounter. */
function answerAtLocation(context: ArkhamContext): string | undefined {
  const { content } = context;
  const passes = findOption(context, ({ key }) => key === 'o.rumor-pass');
  if (passes !== undefined) return passes;
  const offer = bestOption(context, ({ id, args = {} }: AnyOption) => {
    const n = readOptionId('ability', id)?.n;
    const ability = content.locations.get(String(args.place))?.abilities?.[Number(n) - 1];
    return ability ? abilityWorth(context, ability) : 0;
  });
  return offer ?? findOptionById(context, 'encounter') ?? findOption(context, ({ key }) => key === 'o.encounter');
}

function abilityWorth(context: ArkhamContext, { then, cost = {} }: LocationAbility): number {
  const { who, content } = context;
  if (cost.gateTrophies !== undefined) return 0;
  for (const effect of then) {
    if (effect.do === 'shop') return who.money >= 5 && !isArmed(content, who) ? 1 : 0;
    if (effect.do !== 'gain') continue;
    const what = effect.what;
    if (what === 'sanity' || what === 'stamina') {
      const missing = maximumOf(context, what) - who[what];
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
