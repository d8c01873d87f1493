/**
 * Abilities and triggers of the effect language: options of a player at a moment, and automatic reactions to events.
 */

import type { Amount, CardFilter, Condition, MonsterFilter, Region } from './conditions.js';
import type { DeckId } from './decks.js';
import type { Cost, Effects } from './effects.js';
import type { CheckKind, DimensionSymbol, StatusCard } from './terms.js';

/**
 * The moment at which an ability can be used. Phases: in the owner's part of it. `any`: whenever asides are open. The
 * others answer an event of a check: its start, its roll, the choice of hands, a failed Horror or Combat check. Or they
 * answer another event: a loss, a Clue that could be spent, a drawn encounter card, an attack of the Ancient One. The last one
 * replaces closing a gate.
 */
export type Moment =
  | { readonly phase: 'upkeep' | 'movement' | 'arkham-encounters' | 'any' }
  | { readonly before: 'check'; readonly checks: readonly CheckKind[] }
  /** `failed`: only while the check has not been passed. */
  | {
      readonly after: 'roll';
      readonly checks: readonly (CheckKind | 'any')[];
      readonly whose?: 'anybody';
      readonly failed?: true;
    }
  | { readonly in: 'combat' }
  | { readonly before: 'loss'; readonly of: readonly ('sanity' | 'stamina')[]; readonly whose?: 'anybody' }
  /** Before cards of such a deck are drawn. */
  | { readonly before: 'draw'; readonly decks: readonly DeckId[] }
  /** Before the Sanity of a casting is paid. */
  | { readonly at: 'casting' }
  /** A movement has ended, in a street or at a location. */
  | { readonly after: 'movement' }
  /** Clues have been gained, or taken from the board. */
  | { readonly after: 'clues' }
  | { readonly at: 'spending-clue' }
  | { readonly after: 'encounter-card' }
  | { readonly after: 'mythos-card' }
  | { readonly after: 'failed-horror' }
  | { readonly after: 'failed-combat' }
  | { readonly before: 'ancient-attack' }
  | { readonly at: 'explored-gate' };

/**
 * A spell's casting (A-SPELL-02, A-SPELL-03, A-SPELL-04, A-SPELL-05). `sanity` is paid first; the check is Lore +
 * `modifier`, difficulty 1.
 */
export interface Casting {
  readonly modifier: Amount;
  readonly sanity: number;
  readonly difficulty?: Amount;
  readonly hands: number;
  readonly after: 'exhaust' | 'discard';
}

export interface Ability {
  readonly name?: string;
  readonly when: Moment;
  readonly if?: Condition;
  readonly cost?: Cost;
  readonly cast?: Casting;
  readonly limit?: 'once-per-turn' | 'once-per-game' | 'once-per-check';
  /** The beneficiary: the owner (default), or the owner or one other investigator in the same area. */
  readonly for?: 'self-or-other-here';
  /** Before a check: it applies automatically, without a choice of the owner. */
  readonly must?: true;
  /** In place of the normal movement, or of the encounter. */
  readonly inPlaceOf?: 'movement' | 'encounter';
  readonly then: Effects;
}

// ---- triggers: automatic reactions ----

/**
 * Events with automatic reactions. `upkeep`: the owner's upkeep action. `gained`: the card comes to its owner.
 * `enters`: an environment or rumor comes into play. `movement-ended`: an investigator ended their movement, `at` a
 * street, in any street, or anywhere. `phase-ended`: of all investigators. `defeated`: a monster was beaten. `fell`: an
 * investigator's Sanity or Stamina has reached 0.
 */
export type Happening =
  | { readonly on: 'upkeep' }
  | { readonly on: 'gained' }
  | { readonly on: 'enters' }
  | { readonly on: 'movement-ended'; readonly at: Region; readonly sparing?: CardFilter | StatusCard }
  | { readonly on: 'phase-ended'; readonly phase: 'mythos' }
  | { readonly on: 'defeated'; readonly monsters: MonsterFilter }
  | { readonly on: 'lost' }
  /** An investigator was devoured. Retiring does not count (D-RETIRE-03). */
  | { readonly on: 'devoured' }
  /** A doom token was added to the track; terror rose by a point. */
  | { readonly on: 'doom' }
  | { readonly on: 'terror' }
  /** An open gate surged, and its monsters are placed. */
  | { readonly on: 'surge' }
  /** An Ally was discarded or left the game. */
  | { readonly on: 'ally-left' }
  /** Monsters have moved by this symbol on a Mythos card. */
  | { readonly on: 'symbol-moves'; readonly symbol: DimensionSymbol }
  | { readonly on: 'fell' }
  /** An investigator has paid a location to restore all their Sanity or Stamina. */
  | { readonly on: 'treated'; readonly at: string }
  /** A skill check of an encounter, outside of fights, had no success at all. */
  | { readonly on: 'no-success' }
  | { readonly on: 'combat-ended' }
  | { readonly on: 'returned' }
  /** The owner suffers this fate: cursed or blessed even if it only removes the opposite. */
  | { readonly on: 'fate-applied'; readonly what: AppliedFate }
  /** The owner defeated a monster of at least this toughness. */
  | { readonly on: 'beat'; readonly toughness: number }
  /** The owner closed a gate. */
  | { readonly on: 'closed' }
  /** Any investigator sealed a gate. */
  | { readonly on: 'sealed' };

/** `drawn-in`: through a gate that opened, in the Mythos Phase. */
export type AppliedFate = 'cursed' | 'blessed' | 'arrested' | 'lost' | 'drawn-in' | 'devoured';

export interface Trigger {
  readonly when: Happening;
  readonly if?: Condition;
  /** Skipped in the first upkeep after the card was gained (A-UPKEEP-05). */
  readonly notInFirstUpkeep?: true;
  /** Of an Ancient One: in the final battle too. */
  readonly evenAwake?: true;
  /** Of an Ancient One: given to its worshippers. */
  readonly worshippers?: true;
  readonly then: Effects;
}
