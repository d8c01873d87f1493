import { renameKeys } from '@vigil/engine';
import { EVENT_RENAMES, type Event } from '@vigil/rules';
import type { ExportedEntry, OnlineRecord } from './online-record.js';

/** Former names of an exported table's fields: those of the record, and those of its entries. */
const RECORD_FIELDS = { brought: 'imported' };
const ENTRY_FIELDS = { told: 'events' };

/** Returns the record of an exported table with present names. The file may come from anyone, so nothing is certain. */
export function upgradeRecord(online: OnlineRecord): OnlineRecord {
  const record = renameKeys(online, RECORD_FIELDS) as OnlineRecord;
  return { ...record, entries: record.entries.map(upgradeEntry) };
}

function upgradeEntry(entry: ExportedEntry): ExportedEntry {
  const upgraded = renameKeys(entry, ENTRY_FIELDS) as ExportedEntry;
  if (upgraded === entry || !Array.isArray(upgraded.events)) return upgraded;
  return { ...upgraded, events: upgraded.events.map((event) => upgradeEvent(event) as Event) };
}

/** Returns an event with the present name of its type. */
function upgradeEvent(event: unknown): unknown {
  const { type } = Object(event) as { readonly type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(EVENT_RENAMES, type)) return event;
  return { ...(event as object), type: EVENT_RENAMES[type] };
}
