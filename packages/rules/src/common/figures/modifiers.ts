import type { CheckSkill } from '../../language/check-skills.js';
import type { MonsterDef } from '../../language/components.js';
import type { MonsterFilter } from '../../language/conditions.js';
import type { DiceSource } from '../../language/events.js';
import type { Modifier } from '../../language/modifiers.js';
import type { CheckKind, Skill } from '../../language/terms.js';
import type { ModifierKind, ModifierOfKind, MonsterStats, OnTable } from '../contracts/figures.js';
import type { Cause, Combat, Game, TextsInPlay } from '../game.js';
import { cardInPlay } from '../in-play.js';
import type { Investigator } from '../state.js';
import { modifiersOfKind, NO_MODIFIERS } from './by-kind.js';
import { HELD, ON_TABLE } from './effect-index.js';
import { matchesMonsterKind } from './filters.js';
import { fullHandOf, handOf } from './hand.js';
import { holdsForTable } from './table-conditions.js';

const NONE: readonly Modifier[] = [];

/** Source of modifiers that last to the end of a turn or phase. The state does not store their card. */
export const UNTIL_TURN_ENDS = 'until-turn-ends';

/**
 * Returns the modifiers of a kind that are on no investigator's cards: the Ancient One's, and those of cards on the
 * table.
 */
export function modifiersInPlay<M extends ModifierKind>(g: Game, mod: M): TextsInPlay<ModifierOfKind<M>> {
  return g.effectIndex.hasTableModifier(mod) ? modifiersOfKind(g.rules.cards.onTable(g).modifiers, mod) : NO_MODIFIERS;
}

/**
 * Returns the modifiers of a kind that affect an investigator: their own, and those in play whose scope includes them.
 * Usually there are none, or only their own; then no new list is made.
 */
export function modifiersOf<M extends ModifierKind>(
  g: Game,
  who: Investigator,
  mod: M,
  hand = handOf,
): TextsInPlay<ModifierOfKind<M>> {
  const where = g.effectIndex.modifierPlaces(mod);
  const own = (where & HELD) === 0 ? NO_MODIFIERS : modifiersOfKind(hand(g, who).modifiers, mod);
  const mine = who.untilTurnEnds.length === 0 ? own : withTemporary(own, who, mod);
  if ((where & ON_TABLE) === 0) return mine;
  const inPlay = modifiersOfKind(g.rules.cards.onTable(g).modifiers, mod);
  if (inPlay.length === 0) return mine;
  const reaching = g.isInArkham(who)
    ? inPlay
    : inPlay.filter(([tableCard]) => !('for' in tableCard && tableCard.for === 'in-arkham'));
  return mine.length === 0 ? reaching : [...mine, ...reaching];
}

/** Adds the modifiers of a kind that last to the end of the turn. */
function withTemporary<M extends ModifierKind>(
  own: TextsInPlay<ModifierOfKind<M>>,
  who: Investigator,
  mod: M,
): TextsInPlay<ModifierOfKind<M>> {
  const matching = who.untilTurnEnds.filter((end): end is ModifierOfKind<M> => end.mod === mod);
  return matching.length === 0 ? own : [...own, ...matching.map((one) => [one, UNTIL_TURN_ENDS] as const)];
}

/**
 * Visits every modifier of a kind that affects an investigator: their own, and those in play whose scope includes them.
 */
export function forEachModifier<M extends ModifierKind>(
  g: Game,
  who: Investigator,
  mod: M,
  visit: (modifier: ModifierOfKind<M>, source: string) => void,
): void {
  for (const [modifier, source] of modifiersOf(g, who, mod)) visit(modifier, source);
}

/** Returns the investigator's first matching modifier of a kind, if any. */
export function findModifier<M extends ModifierKind>(
  g: Game,
  who: Investigator,
  mod: M,
  fits?: (modifier: ModifierOfKind<M>) => boolean,
): ModifierOfKind<M> | undefined {
  for (const [modifier] of modifiersOf(g, who, mod)) if (!fits || fits(modifier)) return modifier;
  return undefined;
}

/**
 * True if something in play forbids an action to the investigator. `source`: the component that would do it, for bans
 * with exceptions.
 */
export function isForbidden(
  g: Game,
  who: Investigator,
  what: Extract<Modifier, { mod: 'forbid' }>['what'],
  source?: string,
): boolean {
  for (const [ban] of modifiersOf(g, who, 'forbid')) {
    if (ban.what === what && !(source !== undefined && ban.except?.includes(source))) return true;
  }
  return false;
}

/** True if a ban in play concerns all investigators (headlines, environments, the Ancient One). */
export function isForbiddenToAll(g: Game, what: Extract<Modifier, { mod: 'forbid' }>['what']): boolean {
  return modifiersInPlay(g, 'forbid').some(([ban]) => ban.what === what);
}

/** Returns the Focus: the value of the sheet and bonuses of cards, unless a card sets it. */
export function focusOf(g: Game, who: Investigator): number {
  let focus = g.sheet(who).focus;
  let fixed: number | undefined;
  forEachModifier(g, who, 'focus', ({ by = 0, to }) => {
    focus += by;
    if (to !== undefined) fixed = Math.min(to, fixed ?? to);
  });
  return Math.max(0, fixed ?? focus);
}

/** True if an encounter takes place where money is neither lost nor paid. `source`: its card and place. */
export function isOnTheHouse(g: Game, who: Investigator, { source }: Pick<Cause, 'source'>): boolean {
  return findModifier(g, who, 'onTheHouse', ({ place }) => source.endsWith(`/${place}`)) !== undefined;
}

/** Returns the bonus to the check that reading a tome asks for, at the reader's place. */
export function readingBonus(
  g: Game,
  who: Investigator,
  kind: CheckKind,
  { possession }: Pick<Cause, 'possession'>,
): number {
  const readingModifiers = modifiersInPlay(g, 'reading');
  if (readingModifiers.length === 0 || !possession || g.card(possession.card).type !== 'tome') return 0;
  return readingModifiers.reduce(
    (sum, [{ check, at, by }]) => (check === kind && at === who.place ? sum + by : sum),
    0,
  );
}

/** Returns a skill with all changes to the skill itself, equipment included, without check bonuses. */
export function skillValue(g: Game, who: Investigator, skill: Skill): number {
  const base = g.rules.checks.skillBase(g, who, skill);
  if (base === undefined) return 0;
  let value = base;
  const lightened = isUnburdened(g, who);
  for (const [modifier, source] of modifiersOf(g, who, 'skill')) {
    if (modifier.skill === skill && !(lightened && isBurden(g, modifier.by, source))) value += modifier.by;
  }
  return value;
}

/** True if environments do not reduce the investigator's skills and checks. */
function isUnburdened(g: Game, who: Investigator): boolean {
  return findModifier(g, who, 'unburdened') !== undefined;
}

/** True if an environment reduces something. */
function isBurden(g: Game, by: number, source: string): boolean {
  return by < 0 && cardInPlay(g.s, source)?.as === 'environment';
}

/**
 * Returns the sources of a check's dice, line by line: the skill, its changes, and bonuses to that kind of check
 * (A-SKILL-15, H-SKILL-10, H-SKILL-11, H-SKILL-12). The sum may be negative. `base`: the value of the skill itself, if
 * it counts.
 */
export function sourcesOfCheck(
  g: Game,
  who: Investigator,
  kind: CheckKind,
  skill: CheckSkill,
  base: number | undefined,
): DiceSource[] {
  const sources: DiceSource[] = base === undefined ? [] : [{ source: skill, by: base }];
  forEachDieSource(g, who, kind, skill, base, (by, source) => {
    sources.push(source === skill ? { source, by, card: true } : { source, by });
  });
  return sources;
}

/** Returns the sum of {@link sourcesOfCheck} without building the list. */
export function valueOfCheck(
  g: Game,
  who: Investigator,
  kind: CheckKind,
  skill: CheckSkill,
  base: number | undefined,
): number {
  let value = base ?? 0;
  forEachDieSource(g, who, kind, skill, base, (by) => {
    value += by;
  });
  return value;
}

/** Visits the bonuses of cards to a check: to its skill if it counts (`base`), and to checks of that kind. */
function forEachDieSource(
  g: Game,
  who: Investigator,
  kind: CheckKind,
  skill: CheckSkill,
  base: number | undefined,
  visit: (by: number, source: string) => void,
): void {
  const lightened = isUnburdened(g, who);
  if (base !== undefined) {
    forEachModifier(g, who, 'skill', (modifier, source) => {
      if (lightened && isBurden(g, modifier.by, source)) return;
      if (modifier.skill === skill) visit(modifier.by, source);
    });
  }
  forEachModifier(g, who, 'check', ({ check, by, but, balanced }, source) => {
    if (but === kind || (balanced && !isBalanced(who, source)) || (lightened && isBurden(g, by, source))) return;
    if (check === kind || check === skill || check === 'any') visit(by, source);
  });
}

/** True if a card is exhausted and its owner's Sanity and Stamina are equal. */
function isBalanced({ cards, sanity, stamina }: Investigator, source: string): boolean {
  return sanity === stamina && cards.some(({ card, exhausted }) => card === source && exhausted);
}

/** Returns the maximum of Sanity or Stamina (A-STATUS-01). Cards change it even while they cannot be used. */
export function maximumOf(g: Game, who: Investigator, what: 'sanity' | 'stamina'): number {
  let value = g.sheet(who)[what] + who.maximumChange[what];
  for (const [modifier] of modifiersOf(g, who, 'maximum', fullHandOf)) if (modifier.what === what) value += modifier.by;
  return Math.max(0, value);
}

/**
 * Returns the number of dice for a Clue: one, and bonuses of abilities (A-SKILL-08, A-SKILL-09). `skill`: the checked
 * skill, if any.
 */
export function clueDice(g: Game, who: Investigator, skill: CheckSkill | undefined): number {
  let dice = 1;
  forEachModifier(g, who, 'clueDice', (modifier) => {
    if (modifier.skill === undefined || modifier.skill === skill) dice += modifier.by;
  });
  return dice;
}

/**
 * Returns the faces that count as successes: 5 and 6, unless blessed or cursed (A-SKILL-03, A-SKILL-04, A-SKILL-05), or
 * unless dice of checks of that `skill` count higher.
 */
export function successFaces(g: Game, who: Investigator, skill?: CheckSkill): readonly number[] {
  const faces = findModifier(g, who, 'success')?.faces ?? FIVE_SIX;
  const by = skill === undefined ? 0 : dieBonus(g, who, skill);
  return by === 0 ? faces : DIE.filter((die) => faces.includes(Math.min(6, die + by)));
}

/** Returns the bonus to each die of a check of a skill. */
function dieBonus(g: Game, who: Investigator, skill: CheckSkill): number {
  let higher = 0;
  forEachModifier(g, who, 'dice', (modifier) => {
    if (modifier.skill === skill) higher += modifier.by;
  });
  return higher;
}
const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];
const FIVE_SIX: readonly number[] = [5, 6];

/** Returns the current stats of a monster token. `combat`: the fight it is in, with the changes made there. */
export function monsterStats(g: Game, token: string, combat?: Combat): MonsterStats {
  return monsterKindStats(g, g.monster(token), combat);
}

/** As {@link monsterStats}, for a kind of monster. */
export function monsterKindStats(g: Game, kind: MonsterDef, combat?: Combat): MonsterStats {
  const table = g.rules.cards.onTable(g);
  const inFight = combat !== undefined && (combat.spells.length > 0 || combat.addedAbilities !== undefined);
  return (inFight ? undefined : table.monsterStats.get(kind)) ?? computeStats(g, kind, table, inFight, combat);
}

function computeStats(
  g: Game,
  kind: MonsterDef,
  table: OnTable,
  inFight: boolean,
  combat: Combat | undefined,
): MonsterStats {
  let varies = false;
  const now = applyMonsterModifiers(g, kind, modifiersOfKind(table.modifiers, 'monster'), combat, () => {
    varies = true;
  });
  // Cached as long as the same cards lie on the table, if the stats depend on nothing else.
  if (!inFight && !varies) table.monsterStats.set(kind, now);
  return now;
}

/**
 * Applies the modifiers of such monsters in order. Those for worshippers come first, so environments see their result.
 * `varying` is called for each modifier that depends on more than the cards on the table.
 */
function applyMonsterModifiers(
  g: Game,
  kind: MonsterDef,
  inPlay: TextsInPlay<ModifierOfKind<'monster'>>,
  combat: Combat | undefined,
  varying: () => void,
): MonsterStats {
  let horror = kind.horror;
  let fight = kind.combat;
  let { toughness, abilities, overwhelming = 0 } = kind;
  let { movement } = kind;
  let moveFaces: readonly number[] | undefined;
  if (combat?.addedAbilities) abilities = [...new Set([...abilities, ...combat.addedAbilities])];
  const change = (modifier: ModifierOfKind<'monster'>) => {
    if (!matchesMonsterKind(kind, modifier.monsters, { movement, abilities, toughness })) return;
    if (modifier.if || modifier.for) varying();
    if (modifier.if && !holdsForTable(g, modifier.if)) return;
    // A-MYTHOS-51
    if (modifier.for === 'in-arkham' && combat && g.isInOtherWorld(combat.who)) return;
    const set = modifier.set;
    if (modifier.toughness) toughness += modifier.toughness;
    if (horror) {
      const rating = (set?.horrorRating ?? horror.rating) + (modifier.horrorRating ?? 0);
      horror = { rating, damage: (set?.horrorDamage ?? horror.damage) + (modifier.horrorDamage ?? 0) };
    } else if (set?.horrorRating !== undefined) {
      horror = { rating: set.horrorRating, damage: set.horrorDamage ?? 0 };
    }
    if (fight) {
      const rating = (set?.combatRating ?? fight.rating) + (modifier.combatRating ?? 0);
      fight = { rating, damage: (set?.combatDamage ?? fight.damage) + (modifier.combatDamage ?? 0) };
    } else if (set?.combatRating !== undefined) {
      fight = { rating: set.combatRating, damage: set.combatDamage ?? 0 };
    }
    if (set?.movement) movement = set.movement;
    if (set?.moveFaces) moveFaces = set.moveFaces;
    if (modifier.gives) abilities = [...abilities, ...modifier.gives];
    if (modifier.overwhelming) {
      overwhelming = Math.max(abilities.includes('overwhelming') ? overwhelming : 0, modifier.overwhelming);
      if (!abilities.includes('overwhelming')) abilities = [...abilities, 'overwhelming'];
    }
  };
  for (const modifier of kind.modifiers ?? NONE) if (modifier.mod === 'monster') change(modifier);
  for (const [modifier] of inPlay) change(modifier);
  if (combat) {
    for (const { weakens } of combat.spells) {
      if (!weakens) continue;
      toughness = Math.max(1, toughness - weakens.toughness);
      abilities = abilities.filter((ability) => ability !== weakens.ability);
    }
  }
  return {
    awareness: kind.awareness,
    horror,
    combat: fight,
    toughness,
    movement,
    moveFaces,
    abilities,
    nightmarish: abilities.includes('nightmarish') ? (kind.nightmarish ?? 0) : 0,
    overwhelming: abilities.includes('overwhelming') ? overwhelming : 0,
  };
}

/** True if a monster token matches a filter with its current stats, in the fight it is in. */
export function matchesMonsterNow(g: Game, token: string, filter: MonsterFilter, combat?: Combat): boolean {
  return matchesMonsterKind(g.monster(token), filter, monsterStats(g, token, combat));
}
