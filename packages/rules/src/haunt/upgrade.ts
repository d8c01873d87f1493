import type { State } from './state.js';

/** A position from a save of any version, as these rules have it: once the day's Mythos cards had a list of their own. */
export function upgradeState(state: State): State {
  if ('inPlay' in state) return state;
  const { mythos = [], ...rest } = state as State & { mythos?: readonly string[] };
  return { ...rest, inPlay: mythos.map((card) => ({ card, as: 'mythos' })) };
}
