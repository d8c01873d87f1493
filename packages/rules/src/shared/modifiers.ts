import { holds } from '../effects/conditions.js';
import type { CheckKind, Condition, Modifier, MonsterAbility, Skill } from '../effects/language.js';
import type { DiceSource } from './events.js';
import type { Combat, Game } from './game.js';
import { handOf } from './hand.js';
import type { Investigator } from './state.js';

const NONE: readonly Modifier[] = [];

/** A skill, or the Focus, which is checked like one. */
export type CheckSkill = Skill | 'focus';

/** Hears a modifier and the id of the component that has it. */
type Hear = (modifier: Modifier, source: string) => void;

/** Every modifier in play that is not on somebody's own cards: the Ancient One's, those of cards on the table. */
export function eachGlobalModifier(g: Game, hear: Hear): void {
  for (const [modifier, source] of g.means.globalModifiers(g)) hear(modifier, source);
}

/** Every modifier that touches an investigator: his own, and those in play whose scope reaches him. */
export function eachModifier(g: Game, who: Investigator, hear: Hear): void {
  for (const [modifier, source] of handOf(g, who).modifiers) hear(modifier, source);
  for (const modifier of who.untilTurnEnds) hear(modifier, 'until-turn-ends');
  for (const [modifier, source] of g.means.globalModifiers(g)) {
    if ('for' in modifier && modifier.for === 'in-arkham' && !g.inArkham(who)) continue;
    hear(modifier, source);
  }
}

/** The first of his modifiers of one sort, if any. */
export function findModifier<M extends Modifier['mod']>(
  g: Game,
  who: Investigator,
  mod: M,
  fits: (modifier: Extract<Modifier, { mod: M }>) => boolean = () => true,
): Extract<Modifier, { mod: M }> | undefined {
  let found: Extract<Modifier, { mod: M }> | undefined;
  eachModifier(g, who, (modifier) => {
    if (modifier.mod === mod && !found && fits(modifier as Extract<Modifier, { mod: M }>)) {
      found = modifier as Extract<Modifier, { mod: M }>;
    }
  });
  return found;
}

/** Whether something in play forbids it to him; `source` is who would do it, for bans with exceptions. */
export function forbidden(
  g: Game,
  who: Investigator,
  what: Extract<Modifier, { mod: 'forbid' }>['what'],
  source?: string,
): boolean {
  return (
    findModifier(
      g,
      who,
      'forbid',
      (ban) => ban.what === what && !(source !== undefined && ban.except?.includes(source)),
    ) !== undefined
  );
}

/** Whether a ban in play concerns everybody (headlines, environments, the Ancient One). */
export function forbiddenToAll(g: Game, what: Extract<Modifier, { mod: 'forbid' }>['what']): boolean {
  let banned = false;
  eachGlobalModifier(g, (modifier) => {
    if (modifier.mod === 'forbid' && modifier.what === what) banned = true;
  });
  return banned;
}

/** The skill a check of a kind is made with (A-SKILL-14). */
export function skillOf(kind: CheckKind): CheckSkill {
  switch (kind) {
    case 'evade':
      return 'sneak';
    case 'horror':
      return 'will';
    case 'combat':
      return 'fight';
    case 'spell':
      return 'lore';
    case 'close':
      return 'fight';
    default:
      return kind;
  }
}

/** A skill with everything that changes the skill itself, equipment included; never a check bonus. */
export function skillValue(g: Game, who: Investigator, skill: Skill): number {
  const base = g.means.skillBase(g, who, skill);
  if (base === undefined) return 0;
  let value = base;
  eachModifier(g, who, (modifier) => {
    if (modifier.mod === 'skill' && modifier.skill === skill) value += modifier.by;
  });
  return value;
}

/**
 * Where the dice of a check come from, line by line: the skill, what changes it, bonuses to that kind of check
 * (A-SKILL-15, H-SKILL-10 to 12). The sum may be negative. `base`: what the skill itself is worth, if it counts.
 */
export function checkSources(
  g: Game,
  who: Investigator,
  kind: CheckKind,
  skill: CheckSkill,
  base: number | undefined,
): DiceSource[] {
  const sources: DiceSource[] = base === undefined ? [] : [{ source: skill, by: base }];
  eachModifier(g, who, (modifier, source) => {
    if (modifier.mod === 'skill') {
      if (modifier.skill === skill && base !== undefined) sources.push({ source, by: modifier.by });
    } else if (modifier.mod === 'check') {
      if (modifier.check === kind || modifier.check === skill || modifier.check === 'any') {
        sources.push({ source, by: modifier.by });
      }
    }
  });
  return sources;
}

/** The sum of {@link checkSources}, without making the list. */
export function checkValue(
  g: Game,
  who: Investigator,
  kind: CheckKind,
  skill: CheckSkill,
  base: number | undefined,
): number {
  let value = base ?? 0;
  eachModifier(g, who, (modifier) => {
    if (modifier.mod === 'skill') {
      if (modifier.skill === skill && base !== undefined) value += modifier.by;
    } else if (modifier.mod === 'check') {
      const { check } = modifier;
      if (check === kind || check === skill || check === 'any') value += modifier.by;
    }
  });
  return value;
}

/** The highest value sanity or stamina may have (A-STATUS-01). */
export function maximum(g: Game, who: Investigator, what: 'sanity' | 'stamina'): number {
  let value = g.sheet(who)[what] + who.maximumChange[what];
  eachModifier(g, who, (modifier) => {
    if (modifier.mod === 'maximum' && modifier.what === what) value += modifier.by;
  });
  return Math.max(0, value);
}

/** The faces that count as successes for him: 5 and 6, unless blessed or cursed (A-SKILL-03 to 05). */
export function successFaces(g: Game, who: Investigator): readonly number[] {
  return findModifier(g, who, 'success')?.faces ?? FIVE_SIX;
}
const FIVE_SIX: readonly number[] = [5, 6];

/** A monster's figures with everything in play, and in the fight under way, that changes them. */
export interface Figures {
  awareness: number;
  horror: { rating: number; damage: number } | undefined;
  combat: { rating: number; damage: number } | undefined;
  toughness: number;
  movement: string;
  abilities: readonly MonsterAbility[];
  nightmarish: number;
  overwhelming: number;
}

/** The figures of a monster token as they stand now. `combat`: the fight it is in, with what was done to it there. */
export function figures(g: Game, token: string, combat?: Combat): Figures {
  const kind = g.monster(token);
  let horror = kind.horror;
  let fight = kind.combat;
  let { toughness, abilities } = kind;
  let movement: string = kind.movement;
  const change = (modifier: Modifier) => {
    if (modifier.mod !== 'monster') return;
    const { monsters } = modifier;
    if (monsters.kinds && !monsters.kinds.includes(kind.id)) return;
    if (monsters.ability && !kind.abilities.includes(monsters.ability)) return;
    if (monsters.movement && kind.movement !== monsters.movement) return;
    if (modifier.if && !holds(g, undefined, modifier.if)) return;
    // A-MYTHOS-51
    if (modifier.for === 'in-arkham' && combat && g.inOtherWorld(combat.who)) return;
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
    }
    if (set?.movement) movement = set.movement;
    if (modifier.gives) abilities = [...abilities, ...modifier.gives];
  };
  for (const modifier of kind.modifiers ?? NONE) change(modifier);
  eachGlobalModifier(g, change);
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
    abilities,
    nightmarish: abilities.includes('nightmarish') ? (kind.nightmarish ?? 0) : 0,
    overwhelming: abilities.includes('overwhelming') ? (kind.overwhelming ?? 0) : 0,
  };
}

/** Whether a condition given on a modifier or ability holds for him; see {@link holds}. */
export function applies(g: Game, who: Investigator | undefined, condition: Condition | undefined): boolean {
  return condition === undefined || holds(g, who, condition);
}
