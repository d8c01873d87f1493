/** Changes of a table as sentences: settings and roles. */
import { type Language, Words } from '@vigil/rules';
import type { ChangeAuthor, EntryBody, SettingsChange, TableChange } from '@vigil/table';
import { CHRONICLE_CATALOGUES } from './words/index.js';

type RoleBody = Extract<EntryBody, { kind: 'role' }>;
type SettingsBody = Extract<EntryBody, { kind: 'settings' }>;

/** Returns a sentence about changed settings and the authority for them. */
export function settingsText(words: Words, { settings, ...author }: SettingsBody): string {
  return words.say('chron.settings', { what: settingsList(words, settings), ...authority(author) });
}

/** Returns words for changes alone, without names of a game. */
export function changeWords(language: Language): Words {
  return new Words(language, CHRONICLE_CATALOGUES[language], (_kind, id) => id);
}

/** Returns a change as a part of a sentence. `nameOf`: the name of a seat. */
export function changeSummary(words: Words, change: TableChange, nameOf: (seat: number) => string): string {
  if (change.kind === 'settings') return settingsList(words, change.settings);
  const { role, to } = change;
  return words.say('chron.change.role', {
    role,
    to: to === null ? '' : nameOf(to),
    isSeat: to === null ? 'no' : 'yes',
  });
}

function settingsList(words: Words, settings: SettingsChange): string {
  const changes = Object.entries(settings) as [keyof SettingsChange, SettingsChange[keyof SettingsChange]][];
  return changes.map(([name, value]) => settingText(words, name, value)).join('; ');
}

/** Returns a sentence about the new holder of a role. */
export function roleText(words: Words, { role, toName, ...author }: RoleBody): string {
  return words.say('chron.role', {
    role,
    to: toName ?? '',
    isSeat: toName === undefined ? 'no' : 'yes',
    ...authority(author),
  });
}

function settingText(words: Words, name: keyof SettingsChange, value: SettingsChange[keyof SettingsChange]): string {
  if (name === 'weekendZone' && value) return words.say('chron.setting.weekendZone', { zone: String(value) });
  if (typeof value === 'string') return words.say(`chron.setting.${name}.${value}`);
  if (typeof value === 'boolean') return words.say(`chron.setting.${name}.${value ? 'yes' : 'no'}`);
  return value ? words.say(`chron.setting.${name}`, { n: value }) : words.say(`chron.setting.${name}.none`);
}

function authority({ by, name }: ChangeAuthor) {
  return { by, who: name ?? '', named: name === undefined ? 'no' : 'yes' };
}
