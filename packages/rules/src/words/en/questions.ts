/**
 * What is asked (`q.*`) and what can be answered (`o.*`). Questions end with a question mark or are a request without a
 * full stop; options are short and begin with a capital. Arguments as `Words` says.
 */
export const QUESTIONS: Record<string, string> = {
  'q.may': 'Do you want to?',
  'q.choose': 'Choose one',
  'q.spend-clue': 'Spend a Clue on the {check}?',
  'q.move': 'Where does {investigator} go?',
  'o.yes': 'Yes',
  'o.no': 'No',
  'o.done': 'Done',
  'o.stay': 'Stay',
  'o.card': '{card}',
  'o.place': '{place}',
  // The mythos phase: gates, surges, clues, monsters, rumors.
  'q.seal': 'Spend {n, plural, one {# Clue} other {# Clues}} to seal {place}?',
  'q.surge': '{n} monsters surge from {place}: how are they spread over the gates?',
  'q.surge-limited':
    '{n} monsters surge from {place} and {fit} of them fit: which gates get those? The other {outside} go to the Outskirts',
  'q.take-clue': 'Who takes the Clue that has appeared at {place}?',
  'q.monster-target': 'Where does {monster} go?',
  'q.monster-order': 'Which comes first?',
  'q.order': 'What happens first?',
  'q.experiment-fight': 'Which monster does {investigator} fight?',
  'o.seal': 'Seal {place} for {n, plural, one {# Clue} other {# Clues}}',
  'o.leave-unsealed': 'Leave {place} unsealed',
  'o.spread':
    '{gates, plural, =0 {None} ' +
    '=1 {{place1} {n1}} ' +
    '=2 {{place1} {n1}, {place2} {n2}} ' +
    '=3 {{place1} {n1}, {place2} {n2}, {place3} {n3}} ' +
    '=4 {{place1} {n1}, {place2} {n2}, {place3} {n3}, {place4} {n4}} ' +
    '=5 {{place1} {n1}, {place2} {n2}, {place3} {n3}, {place4} {n4}, {place5} {n5}} ' +
    '=6 {{place1} {n1}, {place2} {n2}, {place3} {n3}, {place4} {n4}, {place5} {n5}, {place6} {n6}} ' +
    '=7 {{place1} {n1}, {place2} {n2}, {place3} {n3}, {place4} {n4}, {place5} {n5}, {place6} {n6}, {place7} {n7}} other {…}}',
  'o.take-clue': '{investigator} takes it',
  'o.leave-clue': 'Leave it at {place}',
  'o.monster-first': '{monster}',
  'o.other-monsters-first': 'The moves of all others',
  'o.component': '{component}',
  'o.rumor-act': 'Act on {mythos}',
  'o.rumor-pass': 'Pay to end {mythos}',
  'o.no-more-fights': 'No more fights',
};
