/** Fates, newcomers, transfers and movement, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_PEOPLE: Record<string, string> = {
  'q.give-up':
    '{investigator} ist noch immer in Zeit und Raum verloren. Ist es Zeit, {investigator} endgültig aufzugeben?',
  'o.keep-waiting': 'Auf {investigator} warten',
  'o.give-up': '{investigator} aufgeben',
  'q.newcomer': 'Wer kommt für {investigator} ins Spiel?',
  'o.nobody-yet': 'Noch niemand',
  'q.limit-card': '{investigator} darf nicht mehr mitbringen, als zuvor da war. Welche Karte gibt {investigator} auf?',
  'q.limit-value': '{investigator} bringt {n} $ zu viel an Gegenständen und Geld mit. Was gibt {investigator} auf?',
  'o.give-up-item': '{card}, {price} $ wert',
  'o.give-up-money': '{n} $',
  'q.give-money': 'Wie viele Dollar übergibt {investigator} {investigator2}?',
  'o.dollars': '{n} $',
  'o.give-clue': '{investigator2} einen Hinweis geben',
  'o.give-money': '{investigator2} Geld geben',
  'o.give-monster': '{investigator2} die Trophäe „{monster}“ geben',
  'o.give-gate': '{investigator2} das Tor {gateTo} geben',
  'o.hand-card': '{investigator} übergibt {investigator2} „{card}“',
};
