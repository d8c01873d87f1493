import { renameKeys } from '@vigil/engine';
import {
  CITY_RENAMES,
  renameFight,
  renameStateFields,
  updateEach,
  updateField,
  updateInner,
} from '../common/former-names.js';
import { addKnowledge } from '../common/known-order.js';
import type { State } from './state.js';

/** Upgrades a position from a save of any version: one step for each change of its form. */
export function upgradeState(state: State): State {
  return addKnowledge(renameFields(joinMythos(state)));
}

/** Early positions had a separate list of the day's Mythos cards. */
function joinMythos(state: State): State {
  if ('inPlay' in state) return state;
  const { mythos = [], ...rest } = state as State & { mythos?: readonly string[] };
  return { ...rest, inPlay: mythos.map((card) => ({ card, as: 'mythos' })) };
}

function renameFields(state: State): State {
  return updateField(renameStateFields(state), 'city', (value) => {
    const city = updateField(renameKeys(value, CITY_RENAMES), 'failedSpells', updateEach(renameInFailedSpell));
    return updateField(city, 'encounter', updateInner('engagement', renameFight));
  }) as State;
}

/** The situation of a failed spell is a text that contains the position. */
function renameInFailedSpell(failed: unknown): unknown {
  if (!Array.isArray(failed) || typeof failed[1] !== 'string') return failed;
  const [spell, situation] = failed;
  return [spell, renameInSituation(situation)];
}

function renameInSituation(text: string): string {
  try {
    const [modifier, difficulty, table] = JSON.parse(text) as [unknown, unknown, State];
    return JSON.stringify([modifier, difficulty, renameFields(table)]);
  } catch {
    return text;
  }
}
