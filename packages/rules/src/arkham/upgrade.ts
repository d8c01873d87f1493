import { renameStateFields } from '../common/former-names.js';
import { addKnowledge } from '../common/known-order.js';
import type { CardInPlay } from '../common/state.js';
import type { State } from './state.js';

/** Fields of positions before `inPlay` became one list (content version `base@1`): one for each kind. */
interface LegacySlots {
  environment?: string;
  rumor?: Omit<CardInPlay, 'as'>;
  headlines?: readonly Omit<CardInPlay, 'as'>[];
}

/** Upgrades a position from a save of any version: one step for each change of its form. */
export function upgradeState(state: State): State {
  return addKnowledge(renameStateFields(joinSlots(state)));
}

function joinSlots(state: State): State {
  if ('inPlay' in state) return state;
  const { environment, rumor, headlines = [], ...rest } = state as State & LegacySlots;
  const inPlay: CardInPlay[] = [];
  if (environment !== undefined) inPlay.push({ card: environment, as: 'environment' });
  if (rumor) inPlay.push({ ...rumor, as: 'rumor' });
  for (const headline of headlines) inPlay.push({ ...headline, as: 'headline' });
  return { ...rest, inPlay };
}
