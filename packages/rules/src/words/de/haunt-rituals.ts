import { atPlace } from './forms.js';

/** Activities, gates and Other Worlds, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_RITUALS: Record<string, string> = {
  'q.activity': `Was tut {investigator} ${atPlace()}?`,
  'q.ritual-trophy': 'Welche Trophäe gibt {investigator} her, um das Tor {gateTo} zu schließen?',
  'q.ritual': `Vollendet {investigator} das Ritual ${atPlace()}? Das Tor {gateTo} wird mit einer Fokusprobe {kind, select, seal {versiegelt} other {geschlossen}}`,
  'q.banish': 'Welches Monster bannt {investigator}? {n, plural, one {Noch eines} other {Noch bis zu #}}',
  'q.advance': `Versucht {investigator}, ${atPlace()} weiterzukommen?`,
  'o.activity-investigate': 'Nachforschen: {place}',
  'o.activity-banish': 'Monster für 1 Hinweis {gateTo} bannen',
  'o.activity-enter': 'Das Tor {gateTo} betreten',
  'o.activity-seal': 'Das Tor {gateTo} für {n, plural, one {# Hinweis} other {# Hinweise}} versiegeln',
  'o.activity-close': 'Das Tor {gateTo} mit einer Trophäe schließen',
  'o.roll-focus': 'Die Fokusprobe machen',
  'o.roll-focus-idle': 'Die Fokusprobe machen (es geht nicht weiter: sie bleibt ohne Wirkung)',
  'o.leave-ritual': 'Das Ritual unvollendet lassen',
};
