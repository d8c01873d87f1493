import type { CardInPlay } from '../common/state.js';
import type { State } from './state.js';

/** What positions had before cards in play became one list (content version `base@1`): a slot for each kind. */
interface LegacySlots {
  environment?: string;
  rumor?: Omit<CardInPlay, 'as'>;
  headlines?: readonly Omit<CardInPlay, 'as'>[];
}

/** A position from a save of any version, as these rules have it. */
export function upgradeState(state: State): State {
  if ('inPlay' in state) return state;
  const { environment, rumor, headlines = [], ...rest } = state as State & LegacySlots;
  const inPlay: CardInPlay[] = [];
  if (environment !== undefined) inPlay.push({ card: environment, as: 'environment' });
  if (rumor) inPlay.push({ ...rumor, as: 'rumor' });
  for (const headline of headlines) inPlay.push({ ...headline, as: 'headline' });
  return { ...rest, inPlay };
}
