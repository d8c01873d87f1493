import type { GameAnalysis } from '../analysis/analysis-state.js';
import { withDatabase, writeToDatabase } from './database.js';

/** Loads the analysis of a game; undefined: none. */
export async function loadAnalysis(id: string): Promise<GameAnalysis | undefined> {
  const stored = await withDatabase((shelf) => shelf.get('analyses', id));
  return isAnalysis(stored) ? stored : undefined;
}

/** Keeps the analysis of a game that is kept. */
export function saveAnalysis(analysis: GameAnalysis): Promise<void> {
  return writeToDatabase(async (shelf) => {
    const tx = shelf.transaction(['games', 'analyses'], 'readwrite');
    if ((await tx.objectStore('games').getKey(analysis.id)) !== undefined)
      await tx.objectStore('analyses').put(analysis);
    await tx.done;
  });
}

/** True if a stored value is an analysis. An older page or the user may have written it. */
function isAnalysis(stored: unknown): stored is GameAnalysis {
  const { id, points, isComplete } = (
    typeof stored === 'object' && stored !== null ? stored : {}
  ) as Partial<GameAnalysis>;
  return typeof id === 'string' && Array.isArray(points) && typeof isComplete === 'boolean';
}
