/** Activities, gates and Other Worlds, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_RITUALS: Record<string, string> = {
  'q.activity': '{PlaceAt} · Tätigkeit wählen',
  'q.ritual-trophy': 'Trophäe wählen, um das Tor {gateTo} zu schließen',
  'q.ritual': 'Das Tor {gateTo} mit einer Fokusprobe {kind, select, seal {versiegeln} other {schließen}}?',
  'q.banish': 'Monster zum Bannen wählen · {n, plural, one {noch #} other {noch bis zu #}}',
  'q.advance': 'Versuchen, {placeAt} weiterzukommen?',
  'o.activity-investigate': 'Nachforschen ({place})',
  'o.activity-banish': 'Monster {gateTo} bannen (1 Hinweis)',
  'o.activity-enter': 'Das Tor {gateTo} betreten',
  'o.activity-seal': 'Das Tor {gateTo} versiegeln ({n, plural, one {# Hinweis} other {# Hinweise}})',
  'o.activity-close': 'Das Tor {gateTo} schließen (1 Trophäe)',
  'o.roll-focus': 'Fokusprobe machen',
  'o.roll-focus-idle': 'Fokusprobe machen (ohne Wirkung, kein Ziel)',
  'o.leave-ritual': 'Ritual abbrechen',
};
