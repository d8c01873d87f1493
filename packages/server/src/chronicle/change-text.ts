/** Changes of a table as sentences: settings and roles. */
import type { Words } from '@vigil/rules';
import type { ChangeAuthor, EntryBody, SettingsChange } from '@vigil/table';

type RoleBody = Extract<EntryBody, { kind: 'role' }>;
type SettingsBody = Extract<EntryBody, { kind: 'settings' }>;

/** Returns a sentence about changed settings and the authority for them. */
export function settingsText(words: Words, { settings, ...author }: SettingsBody): string {
  const changes = Object.entries(settings) as [keyof SettingsChange, SettingsChange[keyof SettingsChange]][];
  const what = changes.map(([name, value]) => settingText(words, name, value)).join('; ');
  return words.say('chron.settings', { what, ...authority(author) });
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
  if (typeof value === 'string') return words.say(`chron.setting.${name}.${value}`);
  if (typeof value === 'boolean') return words.say(`chron.setting.${name}.${value ? 'yes' : 'no'}`);
  return value ? words.say(`chron.setting.${name}`, { n: value }) : words.say(`chron.setting.${name}.none`);
}

function authority({ by, name }: ChangeAuthor) {
  return { by, who: name ?? '', named: name === undefined ? 'no' : 'yes' };
}
