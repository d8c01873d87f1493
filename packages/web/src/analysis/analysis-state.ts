import type { ChancePoint, Judgement, Luck } from '@vigil/bots';
import { Store, useStoreValue } from '../ui/store.js';

/** The analysis of a game, as far as it is known. */
export interface GameAnalysis {
  /** Id of the game. */
  readonly id: string;
  readonly points: readonly ChancePoint[];
  readonly judgement?: Judgement;
  readonly luck?: Luck;
  /** True if the whole game is analyzed, to its end. */
  readonly isComplete: boolean;
  readonly hasFailed?: true;
}

/** The analysis of the game on display. Undefined: that game is not analyzed. */
export const analysisStore = new Store<GameAnalysis | undefined>(undefined);

/** Subscribes a component to the analysis. */
export function useAnalysis(): GameAnalysis | undefined {
  return useStoreValue(analysisStore, (now) => now);
}

/** The number of open panels of advice. Analysis waits for them. */
export const openAdvice = new Store(0);
