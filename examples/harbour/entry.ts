import type { BoxEntry } from '@vigil/content';

/** Registry entry of the harbour. */
export const ENTRY: BoxEntry = {
  id: 'harbour',
  name: 'The Old Harbour',
  version: '1',
  needs: ['base'],
  // Its monsters swim, and only its rules of Arkham Horror say how.
  games: ['arkham'],
  load: async () => {
    const [{ PACK }, { ARKHAM }] = await Promise.all([import('./pack.js'), import('./rules.js')]);
    return { pack: PACK, arkham: ARKHAM };
  },
};
