import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SettingError, settingsFrom, settingWarnings } from '../../src/index.js';
import { openLog, withoutSecrets } from '../../src/operations/log.js';
import { SETTING_NAMES } from '../../src/operations/settings.js';

const errorOf = (env: Record<string, string>): string => {
  try {
    settingsFrom(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return expect.fail('it was taken');
};

describe('the settings of a server', () => {
  it('default to those of a server at home if unset or empty', () => {
    const usual = settingsFrom({});
    expect(usual).toMatchObject({ PORT: 8026, VIGIL_LOG: 'warn', VIGIL_METRICS: 'loopback', VIGIL_PROXIES: 0 });
    expect(settingsFrom({ PORT: ' ', VIGIL_URL: '', OTHER: 'x' })).toEqual(usual);
  });

  it('are refused with one sentence that names the variable and repeats no secret', () => {
    expect(errorOf({ PORT: 'eighty' })).toBe('The setting PORT is not a whole number.');
    expect(errorOf({ VIGIL_TABLES_IN_MEMORY: '0' })).toBe(
      'The setting VIGIL_TABLES_IN_MEMORY has to be from 1 to 100000.',
    );
    expect(errorOf({ VIGIL_LOG: 'loud' })).toBe('The setting VIGIL_LOG is none of debug, info, warn, error, silent.');
    expect(errorOf({ VIGIL_ORIGINS: 'vigil.example' })).toContain('VIGIL_ORIGINS is not a list of origins');
    expect(errorOf({ DATABASE_URL: 'mysql://me:hunter2@here' })).toBe(
      'The setting DATABASE_URL does not begin with postgres:// or postgresql://.',
    );
    expect(errorOf({ VIGIL_OPERATOR_TOKEN: 'short' })).not.toContain('short"');
  });

  it('are also read by their former names, with a warning that repeats no value', () => {
    const env = { VIGIL_ROOMS: '7', VIGIL_NEW_TABLES: '5', VIGIL_NEW_TABLES_PER_HOUR: '6' };
    expect(settingsFrom(env)).toMatchObject({ VIGIL_TABLES_IN_MEMORY: 7, VIGIL_NEW_TABLES_PER_HOUR: 6 });
    const warnings = settingWarnings({ ...env, VIGIL_HOOKS: 'secret', VIGIL_SOCKETS: '' });
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toContain('VIGIL_ROOMS is now VIGIL_TABLES_IN_MEMORY');
    expect(warnings[1]).toContain('VIGIL_NEW_TABLES_PER_HOUR is set as well and counts');
    expect(warnings.join()).not.toContain('secret');
    expect(settingWarnings({ VIGIL_TABLES_IN_MEMORY: '7' })).toEqual([]);
  });

  it('are all in docs/hosting.md, which has no others', () => {
    const page = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
    const table = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(table.sort()).toEqual([...SETTING_NAMES].sort());
  });
});

describe('the log', () => {
  const token = 'A'.repeat(20) + 'b-_'.repeat(8);

  it('contains no token, no seed and no password, whatever their source', () => {
    const lines: string[] = [];
    const log = openLog('debug', { write: (line) => lines.push(line) });
    log.info(
      { path: `/t/${token}`, seed: 'secret seed', headers: { authorization: `Bearer ${token}` } },
      `at ${token}`,
    );
    log.error(
      { error: new Error(`no line to postgres://vigil:hunter2@here/vigil for {"seed":"secret seed"}`) },
      'down',
    );
    const text = lines.join('');
    expect(text).toContain('no line to postgres://…@here/vigil');
    for (const secret of [token, 'secret seed', 'hunter2']) expect(text).not.toContain(secret);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['at …', 'down']);
  });

  it('is silent below its level', () => {
    const lines: string[] = [];
    openLog('warn', { write: (line) => lines.push(line) }).info({}, 'hush');
    expect(lines).toEqual([]);
  });

  it('leaves other texts unchanged', () => {
    expect(withoutSecrets('/api/v1/tables/a1b2c3/game')).toBe('/api/v1/tables/a1b2c3/game');
  });
});
