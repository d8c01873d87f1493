import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  'barred-here': 'barred: {people}',
  'nobody-has': 'nobody has it',
  'has-it': '{person} has it',
  left: '{n} left',
  found: '{person} has found it',
};

/** Messages of Curse of the Dark Pharaoh. */
export const say = await loadMessages(ENGLISH, async () => ({
  'barred-here': 'ausgesperrt: {people}',
  'nobody-has': 'hat niemand',
  'has-it': 'hat {person}',
  left: 'noch {n}',
  found: '{person} hat es gefunden',
}));
