/** Decides by their text if the order of effects that are due at the same moment can change anything (A-MISC-06). */

import type { CardFilter } from '../../language/conditions.js';
import type { Effect, Effects } from '../../language/effects.js';
import { hasAbilityAt } from '../cards/abilities.js';
import { matchingCards } from '../figures/filters.js';
import { forEachModifier, isOnTheHouse } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { lacksTarget } from './usability.js';

/** Part of an investigator's position that effects change. `check`: dice that the position and its cards decide. */
type Part = 'points' | 'money' | 'clues' | 'cards' | 'place' | 'terror' | 'check' | 'all';

/** Part, and the way in which it changes. */
type Touch = `${Part}${'' | '+' | '-'}`;

/** Possible changes by effects. `loses`: maximum points, `Infinity` if the text leaves them open. */
interface Reach {
  readonly loses: { sanity: number; stamina: number };
  readonly touches: Set<Touch>;
  /** Kinds of cards that are discarded. */
  readonly discards: CardFilter[];
}

/** Effects of a component's text, with the possession it belongs to. */
export interface Text {
  readonly effects: Effects;
  readonly possession?: Possession | undefined;
}

/** Conditions under which pairs of effects are compared. */
interface Standing {
  /** The losses together can bring the investigator to 0. */
  readonly defeats: { readonly sanity: boolean; readonly stamina: boolean };
  /** Cards of the investigator answer or change losses. */
  readonly answersLosses: boolean;
  /** A defeat takes cards, and it matters how many there are. */
  readonly hasCards: boolean;
  /** Effects are no longer due to an investigator who has left. */
  readonly bound: boolean;
}

/**
 * Returns the texts whose order can matter: each has another with which it does not commute. `bound`: they are due only
 * at the investigator's place.
 */
export function inConflict<T extends Text>(g: Game, who: Investigator, texts: readonly T[], bound = false): T[] {
  if (texts.length < 2) return [];
  const reaches = texts.map((text) => reachOf(g, who, text));
  const standing = { ...standingOf(g, who, reaches), bound };
  return texts.filter((text, i) =>
    texts.some(
      (other, j) => i !== j && !isAlike(text, other) && conflicts(reaches[i] as Reach, reaches[j] as Reach, standing),
    ),
  );
}

/** True if two texts do the same. */
export function isAlike(text: Text, other: Text): boolean {
  return JSON.stringify(text.effects) === JSON.stringify(other.effects) && text.possession === other.possession;
}

function standingOf(g: Game, who: Investigator, reaches: readonly Reach[]): Omit<Standing, 'bound'> {
  const sum = (of: 'sanity' | 'stamina') => reaches.reduce((n, { loses }) => n + loses[of], 0);
  let answersLosses = hasAbilityAt(g, who, 'before:loss');
  const changes = () => {
    answersLosses = true;
  };
  forEachModifier(g, who, 'loss', changes);
  forEachModifier(g, who, 'maximum', changes);
  return {
    defeats: { sanity: sum('sanity') >= who.sanity, stamina: sum('stamina') >= who.stamina },
    answersLosses,
    hasCards: who.cards.length > 1,
  };
}

function conflicts(a: Reach, b: Reach, standing: Standing): boolean {
  return clashes(a, b, standing) || clashes(b, a, standing);
}

/** One direction of {@link conflicts}: `a` changes the outcome of `b`. */
function clashes(a: Reach, b: Reach, standing: Standing): boolean {
  const { defeats, answersLosses, hasCards } = standing;
  const has = (...touches: Touch[]) => touches.some((touch) => b.touches.has(touch));
  const isDefeated = canDefeat(a, defeats);
  if (standing.bound && (isDefeated || a.touches.has('place')) && !isIdle(b)) return true;
  if (a.touches.has('all')) return b.touches.size > 0 || canDefeat(b, defeats);
  if (isDefeated) {
    if (canDefeat(b, defeats) || has('points+', 'clues+', 'clues-', 'place', 'check')) return true;
    if (has('cards+') || (hasCards && has('cards-'))) return true;
  }
  if (a.loses.sanity + a.loses.stamina > 0) {
    // A loss that defeats no one depends only on healing and on cards that react to it.
    if (has('points+') || (answersLosses && has('cards-'))) return true;
  }
  if (a.touches.has('money-') && has('money+', 'check')) return true;
  if (a.touches.has('clues-') && has('clues+', 'check')) return true;
  if (a.touches.has('clues+') && has('check')) return true;
  if (a.touches.has('cards+') && has('cards-', 'check')) return true;
  if (a.touches.has('cards-') && (has('check') || differs(a, b))) return true;
  return a.touches.has('place') && has('place', 'check');
}

function canDefeat({ loses }: Reach, defeats: Standing['defeats']): boolean {
  return (defeats.sanity && loses.sanity > 0) || (defeats.stamina && loses.stamina > 0);
}

/** True if both discard cards of different kinds: the first determines what is left for the other. */
function differs(a: Reach, b: Reach): boolean {
  return a.discards.some((discard) => b.discards.some((other) => JSON.stringify(discard) !== JSON.stringify(other)));
}

function isIdle({ loses, touches }: Reach): boolean {
  return touches.size === 0 && loses.sanity + loses.stamina === 0;
}

function reachOf(g: Game, who: Investigator, { effects, possession }: Text): Reach {
  const reach: Reach = { loses: { sanity: 0, stamina: 0 }, touches: new Set(), discards: [] };
  addAll(g, who, effects, possession, reach);
  return reach;
}

function addAll(
  g: Game,
  who: Investigator,
  effects: Effects | undefined,
  possession: Possession | undefined,
  reach: Reach,
): void {
  for (const effect of effects ?? []) add(g, who, effect, possession, reach);
}

/** Adds the changes of one effect. An effect that is not listed may change anything. */
function add(g: Game, who: Investigator, effect: Effect, possession: Possession | undefined, reach: Reach): void {
  const { touches } = reach;
  const inside = (...parts: readonly (Effects | undefined)[]) => {
    for (const part of parts) addAll(g, who, part, possession, reach);
  };
  if (lacksTarget(g, who, effect)) return;
  switch (effect.do) {
    case 'check':
      touches.add('check');
      return inside(effect.pass, effect.fail, ...(effect.bySuccesses ?? []).map(({ then }) => then));
    case 'roll': {
      const { faces = [], eachFace, success, failure, then } = effect;
      return inside(...faces.map((face) => face.then), eachFace?.then, success, failure, then);
    }
    case 'if':
      return inside(effect.then, effect.else);
    case 'choose':
      return inside(...effect.options, effect.else);
    case 'lose':
      return addLoss(g, who, effect, possession, reach);
    case 'loseBoth':
      reach.loses.sanity += typeof effect.sanity === 'number' ? effect.sanity : Number.POSITIVE_INFINITY;
      reach.loses.stamina += typeof effect.stamina === 'number' ? effect.stamina : Number.POSITIVE_INFINITY;
      return;
    case 'gain':
      touches.add(effect.what === 'clue' ? 'clues+' : effect.what === 'money' ? 'money+' : 'points+');
      return;
    case 'draw':
    case 'drawOneOf':
    case 'find':
    case 'take':
    case 'search':
    case 'receive':
      touches.add('cards+');
      return;
    case 'discard':
      if (matchingCards(g, who.cards, effect.what, true).length === 0) return;
      touches.add('cards-');
      reach.discards.push(effect.what);
      return;
    case 'removeStatus':
      if (who.cards.some(({ card }) => card === effect.card)) touches.add('cards-');
      return;
    case 'discardThis':
    case 'boxThis':
      // A card that does nothing else is missed by nothing.
      if (possession && (isItem(g, possession) || g.card(possession.card).modifiers)) touches.add('cards-');
      return;
    case 'move':
    case 'return':
    case 'throughNearestGate':
      touches.add('place');
      return;
    case 'applyFate':
      // For a devoured investigator the order no longer matters.
      if (effect.fate !== 'devoured') touches.add('place');
      return;
    case 'track':
      touches.add(effect.what === 'terror' ? 'terror' : 'all');
      return;
    case 'returnMonster':
    case 'endCombat':
      return;
    default:
      touches.add('all');
  }
}

function addLoss(
  g: Game,
  who: Investigator,
  { what, amount }: Extract<Effect, { do: 'lose' }>,
  possession: Possession | undefined,
  { loses, touches }: Reach,
): void {
  if (what === 'clue') {
    if (who.clues > 0) touches.add('clues-');
  } else if (what === 'money') {
    if (!isOnTheHouse(g, who, { source: possession?.card ?? '' })) touches.add('money-');
  } else loses[what] += typeof amount === 'number' ? amount : Number.POSITIVE_INFINITY;
}

function isItem(g: Game, { card }: Possession): boolean {
  const def = g.card(card);
  return def.item === true || def.deck !== 'special';
}
