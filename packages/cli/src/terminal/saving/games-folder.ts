import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * Returns the folder for saved games: VIGIL_HOME, or the state folder of the XDG base directories
 * (`~/.local/state/vigil`). On Windows it is the folder for local data.
 */
export function homeFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): string {
  if (env.VIGIL_HOME) return env.VIGIL_HOME;
  const { XDG_STATE_HOME: state, LOCALAPPDATA: local } = env;
  // The specification says to ignore relative paths.
  if (state !== undefined && isAbsolute(state)) return join(state, 'vigil');
  if (platform === 'win32' && local) return join(local, 'vigil');
  return join(homedir(), '.local', 'state', 'vigil');
}

/** The folder of the saved games. */
export function gamesFolder(env: NodeJS.ProcessEnv): string {
  return join(homeFolder(env), 'games');
}
