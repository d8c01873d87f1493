/** Curse of the Dark Pharaoh in German. */
import type { BoxWords } from '@vigil/rules';
import { BARRED_NAMES, BENEFIT_NAMES, DETRIMENT_NAMES, POSSESSION_NAMES } from './de-possessions.js';

/** What special cards are called in „du erhältst die Karte …“. */
const status = (names: Readonly<Record<string, string>>, say: (name: string) => string) =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`status.${id}`, say(name)]));

export const GERMAN: BoxWords = {
  names: { ...POSSESSION_NAMES, 'mythos/police-patrol': 'Polizeistreife' },
  forms: {},
  themes: {},
  messages: {
    ...status(BENEFIT_NAMES, (name) => `„${name}“ (Segnung)`),
    ...status(DETRIMENT_NAMES, (name) => `„${name}“ (Bürde)`),
    ...status(BARRED_NAMES, (name) => `„${name}“`),
    'deck.exhibit': 'Ausstellungsstücke',
    'card.exhibit': '{n, plural, one {Ausstellungsstück} other {Ausstellungsstücke}}',
    'q.whose-card': 'Von wem nimmt {investigator} „{card}“?',
  },
};
