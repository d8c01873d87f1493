/** Dunwich Horror in German. */
import type { BoxWords } from '@vigil/rules';

export const GERMAN: BoxWords = {
  names: {
    'place/vortex-backwoods': 'Strudel im Hinterland',
    'place/vortex-blasted-heath': 'Strudel auf der Heide',
    'place/vortex-village-commons': 'Strudel im Dorf',
  },
  messages: {
    'dunwich.horror-beaten': 'alle Marken verlassen seine Leiste',
  },
};
