/** Worth of effects to an investigator, in Clues: what they bring on average, less what they cost. */
import {
  type Ability,
  type Amount,
  type CardDef,
  type Content,
  type Cost,
  chanceOfSuccesses,
  type Effect,
  type Effects,
  type Fate,
  type Skill,
  skillOf as skillOfCheck,
} from '@vigil/rules';
import type { AnyInvestigator, AnyView } from './decision-context.js';
import { fighterOf } from './duel.js';
import type { Weights } from './weights.js';

/** An investigator for whom effects are weighed. `skill`: the dice of a skill; `faces`: number of die faces that are successes. */
export interface Beneficiary {
  readonly content: Content;
  readonly weights: Weights;
  readonly sealPrice: number;
  readonly sanity: number;
  readonly stamina: number;
  readonly maximum: { readonly sanity: number; readonly stamina: number };
  readonly clues: number;
  readonly money: number;
  readonly faces: number;
  readonly skill: (skill: Skill) => number;
}

/** Returns an investigator with what effects are weighed by. */
export function beneficiaryOf(
  plan: {
    readonly content: Content;
    readonly view: AnyView;
    readonly weights: Weights;
    readonly sealPrice: number;
  },
  who: AnyInvestigator,
): Beneficiary {
  const { content, view, weights, sealPrice } = plan;
  const { faces, skill } = fighterOf(plan, who);
  const { sanity, stamina, clues, money } = who;
  const maximum = view.figures.people[who.seat]?.maximum ?? { sanity, stamina };
  return { content, weights, sealPrice, sanity, stamina, maximum, clues, money, faces, skill };
}

/** Fates, in Clues. Being lost or arrested costs turns, being devoured nearly everything. */
const FATES: Readonly<Record<Fate, number>> = {
  delayed: -1.2,
  lost: -4,
  arrested: -2.5,
  devoured: -15,
  'lose-turn': -1.2,
  'end-turn': -0.3,
};

/** Cards of a deck that are not looked at, in Clues. */
const DRAWN: Readonly<Record<string, number>> = { common: 0.7, unique: 1.2, spell: 0.8, skill: 2, ally: 3 };
/** A monster that appears, one fewer in the city, and a trophy. */
const MONSTER = -0.8;
const MONSTER_LESS = 0.5;
const TROPHY = 0.7;
/** A gate closed by a text, and one opened. */
const GATE_CLOSED = 4;
const GATE_OPENED = -3;
/** A step of terror, and one of doom. */
const TERROR = -1;
const DOOM = -2;
/** A move to a place of choice, and the return from an Other World. */
const MOVE = 0.2;
const RETURN = 0.8;
/** Turns for which a card with an effect in each Upkeep is kept. */
const UPKEEPS = 3;
/** Amounts that are not looked at. */
const UNKNOWN_AMOUNT = 2;

/** Returns the worth of a list of effects. */
export function worthOfEffects(who: Beneficiary, effects: Effects | undefined): number {
  let sum = 0;
  for (const effect of effects ?? []) sum += worthOfEffect(who, effect);
  return sum;
}

function worthOfEffect(who: Beneficiary, effect: Effect): number {
  switch (effect.do) {
    case 'check':
      return worthOfCheck(who, effect);
    case 'roll':
      return worthOfRoll(who, effect);
    case 'may':
      return Math.max(
        worthOfEffects(who, effect.else),
        worthOfEffects(who, effect.then) - worthOfCost(who, effect.cost),
      );
    case 'choose':
      return effect.options.length === 0 ? 0 : Math.max(...effect.options.map((option) => worthOfEffects(who, option)));
    case 'if':
      return (worthOfEffects(who, effect.then) + worthOfEffects(who, effect.else)) / 2;
    case 'each':
    case 'one':
    case 'perSuccess':
    case 'during':
      return worthOfEffects(who, effect.then);
    case 'times':
      return averageOf(effect.n) * worthOfEffects(who, effect.then);
    case 'pay':
      return -worthOfCost(who, effect.cost);
    default:
      return worthOfGain(who, effect) ?? worthOfCardEffect(who, effect) ?? worthOfBoardEffect(effect);
  }
}

// ---- chances ----

function worthOfCheck(who: Beneficiary, effect: Extract<Effect, { do: 'check' }>): number {
  const { check, modifier, difficulty = 1, pass, fail, bySuccesses } = effect;
  const skill = skillOfCheck(check);
  const dice = Math.max(0, (skill === 'focus' ? 1 : who.skill(skill)) + averageOf(modifier, -1));
  const chanceOf = (n: number) => (n <= 0 ? 1 : chanceOfSuccesses(dice, n, who.faces));
  if (!bySuccesses) {
    const chance = chanceOf(averageOf(difficulty, 1));
    return chance * worthOfEffects(who, pass) + (1 - chance) * worthOfEffects(who, fail);
  }
  return bySuccesses.reduce((sum, { from, then }, i) => {
    const next = bySuccesses[i + 1];
    return sum + (chanceOf(from) - (next ? chanceOf(next.from) : 0)) * worthOfEffects(who, then);
  }, 0);
}

function worthOfRoll(who: Beneficiary, effect: Extract<Effect, { do: 'roll' }>): number {
  const dice = averageOf(effect.dice);
  let sum = worthOfEffects(who, effect.then);
  for (const { on, then } of effect.faces ?? []) sum += (on.length / 6) * worthOfEffects(who, then);
  if (effect.eachFace) sum += ((dice * effect.eachFace.on.length) / 6) * worthOfEffects(who, effect.eachFace.then);
  sum += ((dice * who.faces) / 6) * worthOfEffects(who, effect.success);
  return sum + ((dice * (6 - who.faces)) / 6) * worthOfEffects(who, effect.failure);
}

/** Returns about the number that an amount comes to. */
function averageOf(amount: Amount, unknown = UNKNOWN_AMOUNT): number {
  if (typeof amount === 'number') return amount;
  return 'dice' in amount ? 3.5 * amount.dice + (amount.plus ?? 0) : unknown;
}

// ---- gains and losses ----

/** Returns what Clues are worth: less beyond those of a seal. */
function worthOfClues({ weights, sealPrice, clues }: Beneficiary, n: number): number {
  const useful = Math.min(n, Math.max(0, sealPrice + 1 - clues));
  return useful * weights.clue + (n - useful) * weights.clueBeyond;
}

/** Returns what losing points of Sanity or Stamina costs. */
function costOfPoints({ weights, ...who }: Beneficiary, what: 'sanity' | 'stamina', n: number): number {
  if (n <= 0) return 0;
  const after = who[what] - n;
  if (after <= 0) return weights.defeat + who.clues / 2;
  return n * weights.point + Math.max(0, 2 - after) * weights.lowPoint;
}

function worthOfPoints({ weights, maximum, ...who }: Beneficiary, what: 'sanity' | 'stamina', n: number): number {
  const gained = Math.min(n, Math.max(0, maximum[what] - who[what]));
  return gained * weights.point + Math.min(gained, Math.max(0, 3 - who[what])) * weights.lowPoint;
}

function worthOfGain(who: Beneficiary, effect: Effect): number | undefined {
  const { weights } = who;
  switch (effect.do) {
    case 'gain': {
      const { what, amount } = effect;
      const n =
        amount === 'full' ? 9 : typeof amount === 'object' && 'upTo' in amount ? UNKNOWN_AMOUNT : averageOf(amount);
      if (what === 'clue') return worthOfClues(who, n);
      return what === 'money' ? n * weights.money : worthOfPoints(who, what, n);
    }
    case 'lose': {
      const { what, amount } = effect;
      const has = what === 'clue' ? who.clues : who[what];
      const n = Math.min(
        has,
        amount === 'all'
          ? has
          : typeof amount === 'object' && 'downTo' in amount
            ? has - averageOf(amount.downTo)
            : averageOf(amount),
      );
      if (what === 'clue') return -n * weights.clue;
      return what === 'money' ? -n * weights.money : -costOfPoints(who, what, n);
    }
    case 'loseBoth':
      return (
        -costOfPoints(who, 'sanity', averageOf(effect.sanity)) - costOfPoints(who, 'stamina', averageOf(effect.stamina))
      );
    case 'split':
      return (effect.lose ? -1 : 1) * averageOf(effect.amount) * weights.point;
    case 'maximum':
      // The higher of two is lowered.
      return effect.by * (1 + 1 / Math.max(1, who.maximum[effect.what]));
    case 'loseTrophy':
      return -effect.n * TROPHY;
    case 'trophy':
      return (effect.n ?? 1) * TROPHY;
    case 'applyFate':
      return FATES[effect.fate];
    default:
      return undefined;
  }
}

/** Returns what a cost is worth, as far as it is not exhausting or discarding the card itself. */
export function worthOfCost(who: Beneficiary, cost: Cost = {}): number {
  const { weights } = who;
  let sum = averageOf(cost.money ?? 0) * weights.money + averageOf(cost.clues ?? 0) * weights.clue;
  sum += costOfPoints(who, 'sanity', averageOf(cost.sanity ?? 0) + (cost.lose?.sanity ?? 0));
  sum += costOfPoints(who, 'stamina', averageOf(cost.stamina ?? 0) + (cost.lose?.stamina ?? 0));
  sum += ((cost.trophies ?? 0) + (cost.monsterTrophies ?? 0)) * weights.toughness;
  return sum + (cost.gateTrophies ?? 0) + (cost.cards ? averageOf(cost.cards.n) : 0);
}

// ---- cards ----

function worthOfCardEffect(who: Beneficiary, effect: Effect): number | undefined {
  const { content } = who;
  switch (effect.do) {
    case 'draw':
      return Math.min(averageOf(effect.n), effect.keep ?? 9) * (DRAWN[effect.deck] ?? 1);
    case 'drawOneOf':
      return Math.max(...effect.decks.map((deck) => DRAWN[deck] ?? 1));
    case 'find':
    case 'search':
      return 1.3 * (DRAWN[effect.deck] ?? 1);
    case 'take':
    case 'receive':
      return worthOfCard(who, content.cards.get(effect.card));
    case 'removeStatus':
      return -worthOfCard(who, content.cards.get(effect.card));
    case 'discard':
      return -(effect.n === 'all' ? 3 : averageOf(effect.n)) * 0.8;
    case 'rollForCards':
      return -2;
    default:
      return undefined;
  }
}

/** Returns what a card is worth apart from weapons and seals: by its deck, its luck, and what it does in Upkeeps. */
function worthOfCard(who: Beneficiary, card: CardDef | undefined): number {
  if (!card) return 0;
  let worth = DRAWN[card.deck] ?? 0;
  for (const modifier of card.modifiers ?? [])
    if (modifier.mod === 'success') worth += 2 * (modifier.faces.length - 2) * who.weights.blessing;
  for (const { when, then } of card.triggers ?? []) {
    if (when.on === 'upkeep') worth += UPKEEPS * worthOfEffects(who, then);
    else if (when.on === 'gained') worth += worthOfEffects(who, then);
  }
  return worth;
}

/** Returns what using an ability of a card brings, less its costs; casting included. */
export function worthOfUse(who: Beneficiary, { cost, cast, then }: Ability): number {
  const worth = worthOfEffects(who, then);
  if (!cast) return worth - worthOfCost(who, cost);
  const dice = Math.max(0, who.skill('lore') + averageOf(cast.modifier, 0));
  const chance = chanceOfSuccesses(dice, averageOf(cast.difficulty ?? 1, 1), who.faces);
  return chance * worth - costOfPoints(who, 'sanity', cast.sanity) - worthOfCost(who, cost);
}

// ---- the board ----

function worthOfBoardEffect(effect: Effect): number {
  switch (effect.do) {
    case 'appear':
      return (effect.n ?? 1) * MONSTER;
    case 'place':
      return (effect.n * MONSTER) / 2;
    case 'remove':
    case 'defeat':
    case 'defeatOne':
      return MONSTER_LESS;
    case 'openGate':
      return GATE_OPENED;
    case 'closeGate':
      return effect.trophy || effect.seal ? GATE_CLOSED : GATE_CLOSED / 2;
    case 'spreadClues':
    case 'gatherClues':
      return 1;
    case 'track':
      return (effect.what === 'terror' ? TERROR : DOOM) * (effect.by ?? 1);
    case 'move':
      return MOVE;
    case 'return':
      return RETURN;
    default:
      return 0;
  }
}
