/** The day, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_DAY: Record<string, string> = {
  'q.day': 'Tag {n}: Wer handelt als Nächstes?',
  'q.turn-gate': 'Welches Tor wird aufgedeckt? {n, plural, one {Noch eines} other {Noch #}}',
  'q.end-day': '{investigator2} will den Tag beenden. Stimmt {investigator} zu?',
  'q.first-investigator': 'Wer gilt als Erster Ermittler?',
  'q.tokens':
    '{n, plural, one {Ein Verdammnismarker ist} other {# Verdammnismarker sind}} fällig: Welche Marker werden gelegt?',
  'o.end-day': '{investigator} will den Tag beenden',
  'o.agree': 'Zustimmen',
  'o.object': 'Widersprechen: Der Tag geht weiter',
  'o.city': 'Stadtphase von {investigator}: Geschwindigkeit {first}, Heimlichkeit {second}',
  'o.other-world': 'Phase in der Anderen Welt von {investigator}: {place}',
  'o.tokens':
    '{doom, plural, =0 {} other {{doom} Verdammnis}}{doom, plural, =0 {} other {{terror, plural, =0 {} other { und }}}}{terror, plural, =0 {} other {{terror} Terror statt {rest} Verdammnis}}',
  'phase.day': 'zwischen den Phasen',
  'phase.city': 'Stadtphase',
  'phase.other-world': 'Phase in der Anderen Welt',
  'goal.hunt': 'jagt',
  'goal.collect': 'sammelt',
  'goal.act': 'handelt',
  'goal.stay': 'bleibt',
  'ending.gates-shut': 'genug Tore sind geschlossen oder versiegelt',
  'ending.tracks-full': 'Verdammnis oder Terror muss hinzukommen, aber die Leiste ist voll',
  'ending.azathoth': 'Azathoth ist erwacht',
  'ending.nobody-left': 'kein Ermittler ist mehr übrig',
};
