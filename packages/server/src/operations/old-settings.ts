/** Former names of environment variables. Version 0.3 accepts them with a warning; version 0.4 will not. */

type Env = Readonly<Record<string, string | undefined>>;

export const OLD_SETTINGS: Readonly<Record<string, string>> = {
  VIGIL_ROOMS: 'VIGIL_TABLES_IN_MEMORY',
  VIGIL_TABLES: 'VIGIL_MAX_TABLES',
  VIGIL_SOCKETS: 'VIGIL_MAX_CONNECTIONS',
  VIGIL_LINES_EACH: 'VIGIL_CONNECTIONS_PER_ADDRESS',
  VIGIL_REQUESTS: 'VIGIL_REQUESTS_PER_MINUTE',
  VIGIL_NEW_TABLES: 'VIGIL_NEW_TABLES_PER_HOUR',
  VIGIL_HOOKS: 'VIGIL_WEBHOOKS',
};

/** Returns an environment with the present names of its variables. A variable with its present name takes precedence. */
export function withPresentSettings(env: Env): Env {
  const given = oldSettingsIn(env);
  if (given.length === 0) return env;
  const renamed = given.map((name) => [OLD_SETTINGS[name] as string, env[name]] as const);
  return { ...env, ...Object.fromEntries(renamed.filter(([name]) => !env[name]?.trim())) };
}

/** Returns a warning for each variable with a former name. Values are not repeated. */
export function settingWarnings(env: Env): readonly string[] {
  return oldSettingsIn(env).map((name) => {
    const present = OLD_SETTINGS[name] as string;
    const ignored = env[present]?.trim() ? `; ${present} is set as well and counts` : '';
    return `The setting ${name} is now ${present}. The former name will not be accepted from version 0.4 on${ignored}.`;
  });
}

function oldSettingsIn(env: Env): readonly string[] {
  return Object.keys(OLD_SETTINGS).filter((name) => env[name]?.trim());
}
