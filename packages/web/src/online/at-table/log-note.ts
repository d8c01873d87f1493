import { type LogEntry, recordedChangeText, type TableInfo, tableNoteText } from '@vigil/table';
import { playerName } from '../player-name.js';
import { POST } from '../words.js';

/** Returns the text of a log entry without an answer: a note, or changed settings and roles. Empty for others. */
export function logNoteText(info: TableInfo | undefined, entry: LogEntry): string {
  const { note, change } = entry;
  const nameOf = (seat: number) => playerName(info, seat);
  if (note) return tableNoteText(POST, note, nameOf);
  return change ? recordedChangeText(POST, { ...entry, change }, nameOf) : '';
}
