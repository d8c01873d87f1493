/** Places and worlds in German, with the articles and prepositions they take. */
import type { NameForms } from '@vigil/rules';
import { bare, feminine, formsIn, masculine, type Named, namesIn, neuter, own } from '../../german.js';

const LOCATIONS: Readonly<Record<string, Named>> = {
  'curiositie-shoppe': masculine(
    'Kuriositätenladen',
    'im Kuriositätenladen',
    'in den Kuriositätenladen',
    'des Kuriositätenladens',
  ),
  newspaper: feminine('Zeitung', 'bei der Zeitung', 'zur Zeitung'),
  'train-station': masculine('Bahnhof', 'am Bahnhof', 'zum Bahnhof', 'des Bahnhofs'),
  'arkham-asylum': neuter('Sanatorium', 'im Sanatorium', 'ins Sanatorium', 'des Sanatoriums'),
  'bank-of-arkham': feminine('Bank von Arkham', 'in der Bank von Arkham', 'zur Bank von Arkham'),
  'independence-square': masculine(
    'Platz der Unabhängigkeit',
    'auf dem Platz der Unabhängigkeit',
    'zum Platz der Unabhängigkeit',
    'des Platzes der Unabhängigkeit',
  ),
  'hibbs-roadhouse': bare('Hibbs Rasthaus', 'in Hibbs Rasthaus', 'zu Hibbs Rasthaus'),
  'police-station': feminine('Polizeiwache', 'auf der Polizeiwache', 'zur Polizeiwache'),
  'velmas-diner': bare('Velmas Imbiss', 'in Velmas Imbiss', 'zu Velmas Imbiss'),
  'river-docks': masculine('Flusshafen', 'am Flusshafen', 'zum Flusshafen', 'des Flusshafens'),
  'the-unnamable': own(
    'Das Unnennbare',
    'beim Unnennbaren',
    'zum Unnennbaren',
    'das Unnennbare',
    'das Unnennbare',
    'des Unnennbaren',
  ),
  'unvisited-isle': own(
    'Unbesuchte Insel',
    'auf der Unbesuchten Insel',
    'zur Unbesuchten Insel',
    'die Unbesuchte Insel',
    'die Unbesuchte Insel',
    'der Unbesuchten Insel',
  ),
  'black-cave': own(
    'Schwarze Höhle',
    'in der Schwarzen Höhle',
    'zur Schwarzen Höhle',
    'die Schwarze Höhle',
    'die Schwarze Höhle',
    'der Schwarzen Höhle',
  ),
  'general-store': masculine('Krämerladen', 'im Krämerladen', 'in den Krämerladen', 'des Krämerladens'),
  graveyard: masculine('Friedhof', 'auf dem Friedhof', 'zum Friedhof', 'des Friedhofs'),
  administration: feminine('Verwaltung', 'in der Verwaltung', 'zur Verwaltung'),
  library: feminine('Bibliothek', 'in der Bibliothek', 'zur Bibliothek'),
  'science-building': neuter('Laborgebäude', 'im Laborgebäude', 'zum Laborgebäude', 'des Laborgebäudes'),
  'silver-twilight-lodge': own(
    'Loge zum Silberzwielicht',
    'in der Loge zum Silberzwielicht',
    'zur Loge zum Silberzwielicht',
    'die Loge zum Silberzwielicht',
    'die Loge zum Silberzwielicht',
    'der Loge zum Silberzwielicht',
  ),
  'inner-sanctum': own(
    'Inneres Heiligtum',
    'im Inneren Heiligtum',
    'ins Innere Heiligtum',
    'das Innere Heiligtum',
    'das Innere Heiligtum',
    'des Inneren Heiligtums',
  ),
  'the-witch-house': neuter('Hexenhaus', 'im Hexenhaus', 'zum Hexenhaus', 'des Hexenhauses'),
  'st-marys-hospital': neuter(
    'Hospital St. Marien',
    'im Hospital St. Marien',
    'ins Hospital St. Marien',
    'des Hospitals St. Marien',
  ),
  woods: masculine('Wald', 'im Wald', 'in den Wald', 'des Waldes'),
  'ye-olde-magick-shoppe': masculine('Zauberladen', 'im Zauberladen', 'in den Zauberladen', 'des Zauberladens'),
  'historical-society': own(
    'Historischer Verein',
    'beim Historischen Verein',
    'zum Historischen Verein',
    'der Historische Verein',
    'den Historischen Verein',
    'des Historischen Vereins',
  ),
  'mas-boarding-house': bare('Mas Pension', 'in Mas Pension', 'zu Mas Pension'),
  'south-church': feminine('Südkirche', 'in der Südkirche', 'zur Südkirche'),
};

const STREETS: Readonly<Record<string, Named>> = {
  downtown: feminine('Innenstadt', 'in der Innenstadt', 'in die Innenstadt'),
  'merchant-district': neuter('Händlerviertel', 'im Händlerviertel', 'ins Händlerviertel', 'des Händlerviertels'),
  'miskatonic-university': feminine(
    'Miskatonic-Universität',
    'an der Miskatonic-Universität',
    'zur Miskatonic-Universität',
  ),
};

const WORLDS: Readonly<Record<string, Named>> = {
  abyss: masculine('Abgrund', 'im Abgrund', 'in den Abgrund', 'des Abgrunds'),
  'another-dimension': own(
    'Andere Dimension',
    'in der Anderen Dimension',
    'in die Andere Dimension',
    'die Andere Dimension',
    'die Andere Dimension',
    'der Anderen Dimension',
  ),
  'city-of-the-great-race': feminine(
    'Stadt der Großen Rasse',
    'in der Stadt der Großen Rasse',
    'in die Stadt der Großen Rasse',
  ),
  'great-hall-of-celeano': own(
    'Große Halle von Celaeno',
    'in der Großen Halle von Celaeno',
    'in die Große Halle von Celaeno',
    'die Große Halle von Celaeno',
    'die Große Halle von Celaeno',
    'der Großen Halle von Celaeno',
  ),
  'plateau-of-leng': feminine('Hochebene von Leng', 'auf der Hochebene von Leng', 'auf die Hochebene von Leng'),
  rlyeh: bare('R’lyeh', 'in R’lyeh', 'nach R’lyeh'),
  'the-dreamlands': own(
    'Traumlande',
    'in den Traumlanden',
    'in die Traumlande',
    'die Traumlande',
    'die Traumlande',
    'der Traumlande',
  ),
  yuggoth: bare('Yuggoth', 'auf Yuggoth', 'nach Yuggoth'),
};

/** Worlds where there is little room. */
const SHORT: Readonly<Record<string, string>> = {
  'another-dimension': 'Dimension',
  'city-of-the-great-race': 'Große Rasse',
  'great-hall-of-celeano': 'Celaeno',
  'plateau-of-leng': 'Leng',
};

const ALL = { ...LOCATIONS, ...STREETS };

export const PLACES: Readonly<Record<string, string>> = { ...namesIn('place', ALL), ...namesIn('world', WORLDS) };
const IN_SENTENCES = { ...formsIn('place', ALL), ...formsIn('world', WORLDS) };
export const PLACE_FORMS: Readonly<Record<string, NameForms>> = {
  ...IN_SENTENCES,
  ...Object.fromEntries(
    Object.entries(SHORT).map(([id, short]) => [`world/${id}`, { ...IN_SENTENCES[`world/${id}`], short }]),
  ),
};
