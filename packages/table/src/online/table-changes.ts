/** Changes of a table while its game runs: settings and roles, by the host or by vote. */
import type { Correction } from '@vigil/rules';
import type { SeatNumber } from './seat-number.js';
import type { TableSettings } from './table-settings.js';

/** The settings that can change. `null`: no deadline, no reminders. */
export interface SettingsChange {
  readonly deadline?: number | null;
  readonly reminder?: number | null;
  readonly weekendZone?: string | null;
  readonly absence?: TableSettings['absence'];
  readonly away?: number;
  readonly keeper?: boolean;
  readonly undo?: TableSettings['undo'];
  /** The house rule of Arkham Horror, which is a part of the game. It changes between two Movement Phases [PBP-05]. */
  readonly arrival?: ArrivalRule;
}

export type ArrivalRule = 'agree' | 'speedCheck';

export type TableRole = 'host' | 'keeper';

/**
 * The seats that hold roles. Without a seat, the host is the holder of the host's link, and the keeper is the host.
 */
export type TableRoles = Readonly<Partial<Record<TableRole, SeatNumber>>>;

/** `to`: the new holder of a role; null: the host is the keeper again. */
export type TableChange =
  | { readonly kind: 'settings'; readonly settings: SettingsChange }
  | { readonly kind: 'role'; readonly role: TableRole; readonly to: SeatNumber | null };

/** The authority of a change: the role that made it, a vote, or the operator of the server. */
export type ChangeAuthority = TableRole | 'vote' | 'operator';

/** A change that the players vote on. */
export interface Proposal {
  readonly id: string;
  /** The seat that proposed it. */
  readonly seat: SeatNumber;
  readonly change: TableChange;
  readonly at: number;
  /** The end of the vote. */
  readonly due: number;
  readonly votes: readonly { readonly seat: SeatNumber; readonly yes: boolean }[];
  /** More than half agree. A role passes on at `due` (then the votes cast are enough), the arrival rule changes after the Movement Phase. */
  readonly agreed?: true;
}

const NAMES = ['deadline', 'reminder', 'weekendZone', 'absence', 'away', 'keeper', 'undo'] as const;

/** Returns settings after a change, and the complete change. Without a keeper, nothing waits for one. */
export function changeSettings(
  settings: TableSettings,
  wanted: SettingsChange,
): { readonly settings: TableSettings; readonly change: SettingsChange } {
  const { arrival, ...others } = wanted;
  const { deadline = null, reminder = null, weekendZone = null } = settings;
  const all: SettingsChange = { ...settings, deadline, reminder, weekendZone };
  const merged = { ...all, ...others };
  const isFreed = merged.keeper === false && wanted.absence === undefined && merged.absence === 'keeper';
  const next: SettingsChange = { ...merged, ...(isFreed && { absence: 'wait' }) };
  const change = Object.fromEntries(NAMES.filter((name) => next[name] !== all[name]).map((name) => [name, next[name]]));
  const remaining = Object.entries({ ...settings, ...next }).filter(([, value]) => value !== null);
  return {
    settings: Object.fromEntries(remaining) as unknown as TableSettings,
    change: arrival === undefined ? change : { ...change, arrival },
  };
}

/**
 * The result of a vote. `voters`: the seats that vote. `done`: more than half agree; `lost`: that is no longer
 * possible. `isOver`: the time of the vote is up. A role then passes on by the votes cast, since players who are gone
 * never vote.
 */
export function proposalResult(
  { votes, change }: Proposal,
  voters: readonly SeatNumber[],
  isOver = false,
): 'done' | 'lost' | 'open' {
  const count = (yes: boolean) => votes.filter((vote) => vote.yes === yes && voters.includes(vote.seat)).length;
  if (count(true) * 2 > voters.length) return 'done';
  if (count(false) * 2 >= voters.length) return 'lost';
  return isOver && change.kind === 'role' && count(true) > count(false) ? 'done' : 'open';
}

/** Returns the correction of the game that a changed arrival rule makes. */
export function arrivalCorrection(arrival: ArrivalRule): Correction {
  return { do: 'arrival', is: arrival === 'speedCheck' };
}
