import { type Pack, packOf } from '@vigil/rules';
import { HERALD_RULE, HERALD_WORDS } from '../heralds.js';
import { HERALDS } from './heralds.js';

/** Kingsport Horror. */
export const PACK: Pack = packOf({
  id: 'kingsport',
  name: 'Kingsport Horror',
  version: '1',
  houseRules: { ...HERALD_RULE },
  messages: {
    ...HERALD_WORDS,
    'kingsport.first-cultist': 'the first gate that opens brings 1 Cultist besides its usual monsters',
    'kingsport.preparing-the-way':
      'a Cultist that moves and is next to a sealed location goes there, the Sky being next to all; one that is at a seal as a Mythos Phase begins returns to the cup, and the seal is removed',
    'kingsport.looming-omens':
      'before a mystic Environment is resolved, every investigator may spend 1 Clue; unless all do, the first player rolls a die. 1: each investigator in Arkham loses 1 Sanity. 2: each investigator in Arkham loses 1 Stamina. 3 or 4: nothing. 5: terror rises by 1. 6: 1 doom token is added to the doom track',
  },
  tableCards: [...HERALDS],
});
