import type { ODDS } from '../en/odds.js';

/** The table of odds. */
export const ODDS_DE: Record<keyof typeof ODDS, string> = {
  'ui.odds.title': 'Chancentabelle',
  'ui.odds.about': 'So wahrscheinlich gelingt eine Probe: links die Zahl der Würfel, oben die nötigen Erfolge.',
  'ui.odds.rolls': 'Proben',
  'ui.odds.horror': 'Horrorproben in Haunt',
  'ui.odds.fair': 'Normal',
  'ui.odds.blessed': 'Gesegnet',
  'ui.odds.cursed': 'Verflucht',
  'ui.odds.either': 'Gesegnet',
  'ui.odds.both': 'Verflucht',
  'ui.odds.fair.about': '5 und 6 sind Erfolge: jeder dritte Würfel.',
  'ui.odds.blessed.about':
    '4, 5 und 6 sind Erfolge: jeder zweite Würfel. In Haunt gilt das nicht: Dort erlaubt ein Segen nur bei Horrorproben einen zweiten Wurf.',
  'ui.odds.cursed.about':
    'Nur die 6 ist ein Erfolg: jeder sechste Würfel. In Haunt gilt das nicht: Dort verlangt ein Fluch nur bei Horrorproben einen zweiten Wurf.',
  'ui.odds.either.about': 'Wirf dieselben Würfel zweimal. Es genügt, wenn ein Wurf gelingt.',
  'ui.odds.both.about': 'Wirf dieselben Würfel zweimal. Beide Würfe müssen gelingen.',
  'ui.odds.caption': 'Chance auf mindestens so viele Erfolge, in Prozent. {rolls}.',
  'ui.odds.dice': 'Würfel',
  'ui.odds.dice.n': '{n, plural, one {1 Würfel} other {# Würfel}}',
  'ui.odds.successes': '{n, plural, one {1 Erfolg oder mehr} other {# Erfolge oder mehr}}',
  'ui.odds.never': 'nicht möglich',
  'ui.odds.cell': '{chance} Prozent',
  'ui.odds.more': 'mehr als 99',
  'ui.odds.less': 'weniger als 1',
  'ui.odds.clues':
    'Ein Hinweis nach dem Wurf bringt 1 Würfel, mit manchen Karten mehr. Die Chance damit steht weiter unten in derselben Spalte.',
  'ui.odds.none': 'Mit 0 Würfeln gibt es keinen Wurf und keinen Erfolg. Ein Hinweis bringt trotzdem einen Würfel.',
  'ui.odds.why': 'In den Regeln:',
  'ui.odds.close': 'Schließen',
  'ui.odds.open': 'Chancen',
  'ui.odds.open.about': 'So wahrscheinlich gelingen Proben (o)',
};
