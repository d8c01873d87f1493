/** Fates, newcomers, transfers and movement, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_PEOPLE: Record<string, string> = {
  'q.give-up': '{investigator} ist noch in Zeit und Raum verloren · Warten oder aufgeben?',
  'o.keep-waiting': 'Auf {investigator} warten',
  'o.give-up': '{investigator} aufgeben',
  'q.newcomer': 'Nachfolge für {investigator} wählen',
  'o.nobody-yet': 'Noch niemanden wählen',
  'q.limit-card': 'Mehr Karten, als der Vorgänger hatte · Karte zum Ablegen wählen',
  'q.limit-value': 'Gegenstand ablegen oder auf Geld verzichten · noch {n} $ mehr als der Vorgänger',
  'o.give-up-item': '„{card}“ ablegen ({price} $)',
  'o.give-up-money': 'Auf {n} $ verzichten',
  'q.give-money': 'Wählen, wie viele Dollar {investigator2} bekommt',
  'o.dollars': '{n} $ geben',
  'o.give-clue': '{investigator2} 1 Hinweis geben',
  'o.give-money': '{investigator2} Geld geben',
  'o.give-monster': '{investigator2} die Trophäe {monster} geben',
  'o.give-gate': '{investigator2} die Tortrophäe {gate} geben',
  'o.hand-card': '{investigator}: {investigator2} „{card}“ geben',
};
