/** Heralds and guardians of Kingsport in German. */
import type { BoxWords } from '@vigil/rules';

export const SHEET_NAMES: BoxWords['names'] = {
  'printed/The Nemesis Moon': 'Der Nemesismond',
  'printed/The Green Flame': 'Die Grüne Flamme',
};

export const SHEET_WORDS: BoxWords['messages'] = {
  'kingsport.first-cultist': 'das erste Tor, das sich öffnet, bringt außer seinen üblichen Monstern 1 Kultisten',
  'kingsport.preparing-the-way':
    'ein Kultist, der sich bewegt und neben einem versiegelten Ort ist, geht dorthin; der Himmel liegt neben allen. Einer, der zu Beginn einer Mythosphase bei einem Siegel ist, kommt in den Monsterbecher zurück, und das Siegel wird entfernt',
  'kingsport.looming-omens':
    'bevor eine mystische Umgebung abgehandelt wird, darf jeder Ermittler 1 Hinweis ausgeben; tun es nicht alle, würfelt der Startspieler. 1: Jeder Ermittler in Arkham verliert 1 geistige Gesundheit. 2: Jeder Ermittler in Arkham verliert 1 Ausdauer. 3 oder 4: nichts. 5: Der Terror steigt um 1. 6: 1 Verdammnismarker kommt auf die Verdammnisleiste',
};
