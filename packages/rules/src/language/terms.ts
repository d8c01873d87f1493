/** Terms of the effect language: skills, checks, fates, special cards, abilities of monsters. */

export type Skill = 'speed' | 'sneak' | 'fight' | 'will' | 'lore' | 'luck';

/**
 * The purpose of a check. Each counts as its skill too: evade = sneak, horror = will, combat = fight, spell = lore.
 * `focus`: of the Focus itself (H-GLOSS-04).
 */
export type CheckKind = Skill | 'evade' | 'horror' | 'combat' | 'spell' | 'close' | 'focus';

export type Resource = 'sanity' | 'stamina' | 'clue' | 'money';

/** The special cards that the rules themselves name. */
export type BaseStatusCard = 'blessing' | 'curse' | 'retainer' | 'bank-loan' | 'lodge-membership' | 'deputy';

/** A special card: a basic one, or one of a pack, which `Content` checks. No investigator has two of a kind. */
export type StatusCard = BaseStatusCard | (string & Record<never, never>);

/** `lose-turn`: the next one; `end-turn`: nothing more in this one. */
export type Fate = 'delayed' | 'lost' | 'arrested' | 'devoured' | 'lose-turn' | 'end-turn';

export type MonsterAbility =
  | 'ambush'
  | 'elusive'
  | 'endless'
  | 'mask'
  | 'undead'
  | 'spawn'
  | 'physical-resistance'
  | 'physical-immunity'
  | 'magical-resistance'
  | 'magical-immunity'
  | 'nightmarish'
  | 'overwhelming';

export type Movement = 'normal' | 'stationary' | 'fast' | 'flying' | 'unique' | 'stalker' | 'aquatic';

export type DamageType = 'physical' | 'magical';

/** A dimension symbol, on monsters, gate markers and mythos cards. */
export type DimensionSymbol =
  | 'circle'
  | 'crescent'
  | 'diamond'
  | 'hexagon'
  | 'plus'
  | 'slash'
  | 'square'
  | 'star'
  | 'triangle';
