/** Changes of a table while its game runs: settings and roles, by the host or by vote. */
import type { SeatNumber, TableSettings } from './table-messages.js';

/** The settings that can change. `null`: no deadline, no reminders. */
export interface SettingsChange {
  readonly deadline?: number | null;
  readonly reminder?: number | null;
  readonly absence?: TableSettings['absence'];
  readonly away?: number;
  readonly keeper?: boolean;
  readonly undo?: TableSettings['undo'];
}

export type TableRole = 'host' | 'keeper';

/**
 * The seats that hold roles. Without a seat, the host is the holder of the host's link, and the keeper is the host.
 */
export type TableRoles = Readonly<Partial<Record<TableRole, SeatNumber>>>;

/** `to`: the new holder of a role; null: the host keeps the game again. */
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
}

/** Returns settings after a change, and the complete change. Without a keeper, nothing waits for one. */
export function changeSettings(
  settings: TableSettings,
  wanted: SettingsChange,
): { readonly settings: TableSettings; readonly change: SettingsChange } {
  const all: SettingsChange = { ...settings, deadline: settings.deadline ?? null, reminder: settings.reminder ?? null };
  const given = { ...all, ...wanted };
  const isFreed = given.keeper === false && wanted.absence === undefined && given.absence === 'keeper';
  const absence = isFreed ? 'wait' : given.absence;
  const next = { ...given, absence };
  const names = ['deadline', 'reminder', 'absence', 'away', 'keeper', 'undo'] as const;
  const change = Object.fromEntries(names.filter((name) => next[name] !== all[name]).map((name) => [name, next[name]]));
  const { deadline, reminder, ...rest } = next;
  const changed = {
    ...settings,
    ...rest,
    ...(typeof deadline === 'number' && { deadline }),
    ...(typeof reminder === 'number' && { reminder }),
  } as TableSettings;
  return { settings: withoutNull(changed, deadline, reminder), change };
}

function withoutNull(
  settings: TableSettings,
  deadline: number | null | undefined,
  reminder: number | null | undefined,
): TableSettings {
  const gone = [...(deadline === null ? ['deadline'] : []), ...(reminder === null ? ['reminder'] : [])];
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !gone.includes(name)),
  ) as unknown as TableSettings;
}

/**
 * The result of a vote. `people`: the seats that vote. `done`: more than half agree; `lost`: that is no longer
 * possible.
 */
export function proposalResult({ votes }: Proposal, people: readonly SeatNumber[]): 'done' | 'lost' | 'open' {
  const count = (yes: boolean) => votes.filter((vote) => vote.yes === yes && people.includes(vote.seat)).length;
  if (count(true) * 2 > people.length) return 'done';
  return count(false) * 2 >= people.length ? 'lost' : 'open';
}
