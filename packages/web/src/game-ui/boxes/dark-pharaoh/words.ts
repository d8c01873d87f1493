import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  'barred-here': 'Barred: {people}',
  'nobody-has': 'available',
  'has-it': 'held by {person}',
  left: '{n} left',
  found: 'Found by {person}',
};

/** Messages of Curse of the Dark Pharaoh. */
export const say = await loadMessages(ENGLISH, async () => ({
  'barred-here': 'Verbannt: {people}',
  'nobody-has': 'verfügbar',
  'has-it': 'im Besitz von {person}',
  left: '{n} übrig',
  found: 'Gefunden von {person}',
}));
