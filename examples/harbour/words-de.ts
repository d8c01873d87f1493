import type { BoxWords } from '@vigil/rules';

export const GERMAN: BoxWords = {
  names: {
    'board/harbour': 'Der Alte Hafen',
    'place/harbour-quay': 'Kai',
    'place/harbour-strand': 'Strand',
    'place/harbour-chandlery': 'Schiffsausrüster',
    'place/harbour-lighthouse': 'Leuchtturm',
    'place/harbour-wreck': 'Wrack',
    'card/harbour-harpoon': 'Harpune',
    'card/harbour-oilskins': 'Ölzeug',
    'card/harbour-pearl': 'Schwarze Perle',
    'monster/harbour-drowned-sailor': 'Ertrunkener Seemann',
    'mythos/harbour-lights-at-sea': 'Lichter auf See',
    'mythos/harbour-spring-tide': 'Springflut',
  },
  themes: {
    'harbour-quay-1': { 'harbour-chandlery': 'Eine Kiste, die niemand bestellt hat' },
    'harbour-quay-2': { 'harbour-chandlery': 'Etwas Lebendiges in den Netzen' },
    'harbour-strand-1': { 'harbour-lighthouse': 'Das Licht geht um', 'harbour-wreck': 'Eine Glocke unter Deck' },
    'harbour-strand-2': {
      'harbour-lighthouse': 'Der Wärter verkauft, was er findet',
      'harbour-wreck': 'Der Kapitän führte ein Logbuch',
    },
  },
  messages: {
    'harbour.tide': 'Flut',
    'harbour.tide-at': '{level, number} von {turns, number}: dann kippt die Tide und fordert ihren Preis',
    'harbour.monsters': 'Monster im Hafen',
    'q.harbour-tide': 'Wählen, was die Flut mitnimmt',
    'o.harbour-terror': 'Die Ruhe der Stadt (der Terror steigt um 1)',
    'o.harbour-wash': '{n, plural, one {# Hinweis} other {# Hinweise}} {placeAt}',
  },
};
