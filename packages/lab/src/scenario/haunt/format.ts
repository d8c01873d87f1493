import type { HauntHouseRules, HauntPhase, MythosDef } from '@vigil/rules';
import type { CommonBoard, CommonDocument, Inline, PersonSpec, Who } from '../format.js';

/** A scenario of Haunt of the Watchers. */
export interface HauntDocument extends CommonDocument {
  readonly game: 'haunt';
  readonly houseRules?: Partial<HauntHouseRules>;
  readonly investigators?: readonly HauntPersonSpec[];
  readonly startingInvestigators?: number;
  readonly day?: number;
  readonly phase?: HauntPhase;
  readonly segment?: number;
  /** The investigator whose City or Other World phase it is. */
  readonly active?: Who;
  /** The Speed slot the City phase was started with. */
  readonly slot?: SlotSpec;
  /** Locations whose encounter of this City phase is over; monsters that have acted in it. */
  readonly met?: readonly string[];
  readonly acted?: readonly string[];
  readonly mythos?: readonly (string | Inline<MythosDef>)[];
  readonly mythosDiscards?: readonly string[];
  readonly board?: HauntBoard;
}

/** The four slots of a pair from the left: `0/5 2/4 4/2 5/0` or a list. Missing ones are as printed. */
export type SlotsSpec = string | readonly string[];
/** A slot of a pair by its index from 0, or by its printed values as `3/1`. */
export type SlotSpec = number | string;

export interface HauntPersonSpec extends PersonSpec {
  readonly skills?: {
    readonly 'speed-sneak'?: SlotsSpec;
    readonly 'fight-will'?: SlotsSpec;
    readonly 'lore-luck'?: SlotsSpec;
  };
  /** `speed-sneak:3/1`, `fight-will:0`, or a pair for all four slots. */
  readonly slots?: { readonly allocated?: readonly string[]; readonly covered?: readonly string[] };
  readonly retainer?: boolean;
  /** The item that the Bank holds. */
  readonly pledged?: string;
  /** Since the turn of that number; `true`: since before the current phase. */
  readonly stays?: boolean | number;
  readonly waits?: boolean | number;
  /** The estate of a removed investigator. `sheet`: the removed sheet, if it is not the one described. */
  readonly estate?: {
    readonly clues?: number;
    readonly spells?: number;
    readonly allies?: number;
    readonly value?: number;
  };
}

/** The world or marker of a face-up gate, or of a face-down one. */
export type GateSpec = string | { readonly up: string } | { readonly down: string };

/** `cultist+2` has two Clues. `today`: placed in the current Upkeep. */
export type HauntMonsterSpec =
  | string
  | { readonly kind: string; readonly as?: string; readonly clues?: number; readonly today?: boolean };

export interface HauntBoard extends CommonBoard {
  readonly gates?: Readonly<Record<string, GateSpec>>;
  /** At areas, `sky` and `outskirts`, and on the stacks of worlds, from bottom to top. */
  readonly monsters?: Readonly<Record<string, readonly HauntMonsterSpec[]>>;
}
