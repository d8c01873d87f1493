import { notifySettings } from '../../notify/settings.js';
import { OLD_SETTINGS, settingWarnings } from '../old-settings.js';
import { SETTING_NAMES, type Settings, settingsFrom } from '../settings.js';
import type { Env, Finding } from './findings.js';

/** Variables of the command line and of tests, which are no settings of the server. */
const OTHER_NAMES: readonly string[] = [
  'VIGIL_BOXES',
  'VIGIL_FIRE',
  'VIGIL_GAMES',
  'VIGIL_HOME',
  'VIGIL_LANG',
  'VIGIL_SAMPLE',
];
/** Maximum number of different letters of a name that was probably meant. */
const MAX_DISTANCE = 3;

/** Checks the settings: unknown names, invalid values, and combinations that do not fit together. */
export function checkSettings(env: Env): readonly Finding[] {
  const unknown = findUnknownNames(env);
  const former = settingWarnings(env).map((text): Finding => ({ level: 'warn', about: 'settings', text }));
  try {
    const settings = settingsFrom(env);
    notifySettings(env, 'http://localhost');
    const doubts = [...unknown, ...former, ...findDoubts(settings)];
    const given = SETTING_NAMES.filter((name) => env[name]?.trim());
    if (doubts.length > 0) return doubts;
    return [{ level: 'ok', about: 'settings', text: given.length === 0 ? 'all defaults' : given.join(', ') }];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [...unknown, ...former, { level: 'fail', about: 'settings', text }];
  }
}

function findUnknownNames(env: Env): readonly Finding[] {
  const known: readonly string[] = [...SETTING_NAMES, ...Object.keys(OLD_SETTINGS), ...OTHER_NAMES];
  const unknown = Object.keys(env).filter((name) => name.startsWith('VIGIL_') && !known.includes(name));
  return unknown.map((name) => {
    const [nearest] = SETTING_NAMES.map((other) => [distance(name, other), other] as const).toSorted(
      ([a], [b]) => a - b,
    );
    const hint = nearest && nearest[0] <= MAX_DISTANCE ? ` Is ${nearest[1]} meant?` : '';
    return { level: 'warn', about: 'settings', text: `${name} is not a setting and has no effect.${hint}` };
  });
}

function findDoubts({
  VIGIL_URL: url,
  VIGIL_SMTP_URL: smtp,
  VIGIL_PROXIES: proxies,
  ...rest
}: Settings): readonly Finding[] {
  const doubts: string[] = [];
  const isPublic = url !== undefined && !/^https?:\/\/(localhost|127\.|\[::1\])/.test(url);
  if (smtp !== undefined && url === undefined)
    doubts.push('VIGIL_URL is not set, so the links in emails lead to this machine only.');
  if (isPublic && url.startsWith('http:'))
    doubts.push('VIGIL_URL begins with http://, so links and answers travel without encryption.');
  if (url?.startsWith('https:') && proxies === 0)
    doubts.push(
      'VIGIL_URL begins with https://, but VIGIL_PROXIES is 0: behind a proxy, all players share one rate limit.',
    );
  if (url !== undefined && new URL(url).pathname !== '/')
    doubts.push('VIGIL_URL has a path: the server works only at the root of a host.');
  if (rest.VIGIL_METRICS === 'token' && rest.VIGIL_OPERATOR_TOKEN === undefined)
    doubts.push('VIGIL_METRICS is "token", but VIGIL_OPERATOR_TOKEN is not set: nobody can read /metrics.');
  if (rest.DATABASE_URL !== undefined && rest.VIGIL_DATA !== undefined)
    doubts.push('DATABASE_URL and VIGIL_DATA are both set: the tables are in the database, the folder is not used.');
  return doubts.map((text) => ({ level: 'warn', about: 'settings', text }));
}

/** Returns the number of letters to insert, delete or replace between two names. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
