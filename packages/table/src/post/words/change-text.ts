/** Changes of a table as sentences: settings and roles. For page, terminal, chronicle and notifications. */
import type { Words } from '@vigil/rules';
import type { SettingsChange, TableChange } from '../../online/table-changes.js';

/** A change that was made, and its author as in the log. */
export interface RecordedChange {
  readonly change: TableChange;
  readonly by: string;
  /** The name of the person who made it. */
  readonly name?: string | undefined;
  /** The seats that voted for it. */
  readonly agreed?: readonly number[] | undefined;
}

/** Says what was changed, and by which authority. `nameOf`: the name of a seat. */
export function recordedChangeText(
  w: Words,
  { change, by, name, agreed = [] }: RecordedChange,
  nameOf: (seat: number) => string,
): string {
  const authority = {
    by,
    who: name ?? '',
    named: name === undefined ? 'no' : 'yes',
    n: agreed.length,
    voters: w.list(agreed.map(nameOf)),
  };
  return change.kind === 'settings'
    ? w.say('post.settings', { what: settingsText(w, change.settings), ...authority })
    : w.say('post.role', { ...roleArgs(change, nameOf), ...authority });
}

/** Returns a change as a part of a sentence. `nameOf`: the name of a seat. */
export function changeSummary(w: Words, change: TableChange, nameOf: (seat: number) => string): string {
  return change.kind === 'settings'
    ? settingsText(w, change.settings)
    : w.say('post.change.role', roleArgs(change, nameOf));
}

function roleArgs({ role, to }: Extract<TableChange, { kind: 'role' }>, nameOf: (seat: number) => string) {
  return { role, to: to === null ? '' : nameOf(to), isSeat: to === null ? 'no' : 'yes' };
}

function settingsText(w: Words, settings: SettingsChange): string {
  const changes = Object.entries(settings) as [keyof SettingsChange, SettingsChange[keyof SettingsChange]][];
  return changes.map(([name, value]) => settingText(w, name, value)).join('; ');
}

function settingText(w: Words, name: keyof SettingsChange, value: SettingsChange[keyof SettingsChange]): string {
  if (name === 'weekendZone' && value) return w.say('post.setting.weekendZone', { zone: String(value) });
  if (typeof value === 'string') return w.say(`post.setting.${name}.${value}`);
  if (typeof value === 'boolean') return w.say(`post.setting.${name}.${value ? 'yes' : 'no'}`);
  return value ? w.say(`post.setting.${name}`, { n: value }) : w.say(`post.setting.${name}.none`);
}
