import type { State } from './state.js';

/** Upgrades a position from a save of any version. Early ones had a separate list of the day's Mythos cards. */
export function upgradeState(state: State): State {
  if ('inPlay' in state) return state;
  const { mythos = [], ...rest } = state as State & { mythos?: readonly string[] };
  return { ...rest, inPlay: mythos.map((card) => ({ card, as: 'mythos' })) };
}
