/** Places and worlds in German, with the articles and prepositions they take. */
import type { NameForms } from '@vigil/rules';
import {
  femininePlace,
  formsByKey,
  type GermanName,
  masculinePlace,
  namesByKey,
  neuterPlace,
  placeName,
  placeWithoutArticle,
} from '../../german-names.js';

const LOCATIONS: Readonly<Record<string, GermanName>> = {
  'curiositie-shoppe': masculinePlace(
    'Kuriositätenladen',
    'im Kuriositätenladen',
    'in den Kuriositätenladen',
    'des Kuriositätenladens',
  ),
  newspaper: femininePlace('Zeitung', 'bei der Zeitung', 'zur Zeitung'),
  'train-station': masculinePlace('Bahnhof', 'am Bahnhof', 'zum Bahnhof', 'des Bahnhofs'),
  'arkham-asylum': neuterPlace('Sanatorium', 'im Sanatorium', 'ins Sanatorium', 'des Sanatoriums'),
  'bank-of-arkham': femininePlace('Bank von Arkham', 'in der Bank von Arkham', 'zur Bank von Arkham'),
  'independence-square': masculinePlace(
    'Platz der Unabhängigkeit',
    'auf dem Platz der Unabhängigkeit',
    'zum Platz der Unabhängigkeit',
    'des Platzes der Unabhängigkeit',
  ),
  'hibbs-roadhouse': placeWithoutArticle('Hibbs Rasthaus', 'in Hibbs Rasthaus', 'zu Hibbs Rasthaus'),
  'police-station': femininePlace('Polizeiwache', 'auf der Polizeiwache', 'zur Polizeiwache'),
  'velmas-diner': placeWithoutArticle('Velmas Imbiss', 'in Velmas Imbiss', 'zu Velmas Imbiss'),
  'river-docks': masculinePlace('Flusshafen', 'am Flusshafen', 'zum Flusshafen', 'des Flusshafens'),
  'the-unnamable': placeName(
    'Das Unnennbare',
    'beim Unnennbaren',
    'zum Unnennbaren',
    'das Unnennbare',
    'das Unnennbare',
    'des Unnennbaren',
  ),
  'unvisited-isle': placeName(
    'Unbesuchte Insel',
    'auf der Unbesuchten Insel',
    'zur Unbesuchten Insel',
    'die Unbesuchte Insel',
    'die Unbesuchte Insel',
    'der Unbesuchten Insel',
  ),
  'black-cave': placeName(
    'Schwarze Höhle',
    'in der Schwarzen Höhle',
    'zur Schwarzen Höhle',
    'die Schwarze Höhle',
    'die Schwarze Höhle',
    'der Schwarzen Höhle',
  ),
  'general-store': masculinePlace('Krämerladen', 'im Krämerladen', 'in den Krämerladen', 'des Krämerladens'),
  graveyard: masculinePlace('Friedhof', 'auf dem Friedhof', 'zum Friedhof', 'des Friedhofs'),
  administration: femininePlace('Verwaltung', 'in der Verwaltung', 'zur Verwaltung'),
  library: femininePlace('Bibliothek', 'in der Bibliothek', 'zur Bibliothek'),
  'science-building': neuterPlace('Laborgebäude', 'im Laborgebäude', 'zum Laborgebäude', 'des Laborgebäudes'),
  'silver-twilight-lodge': placeName(
    'Loge zum Silberzwielicht',
    'in der Loge zum Silberzwielicht',
    'zur Loge zum Silberzwielicht',
    'die Loge zum Silberzwielicht',
    'die Loge zum Silberzwielicht',
    'der Loge zum Silberzwielicht',
  ),
  'inner-sanctum': placeName(
    'Inneres Heiligtum',
    'im Inneren Heiligtum',
    'ins Innere Heiligtum',
    'das Innere Heiligtum',
    'das Innere Heiligtum',
    'des Inneren Heiligtums',
  ),
  'the-witch-house': neuterPlace('Hexenhaus', 'im Hexenhaus', 'zum Hexenhaus', 'des Hexenhauses'),
  'st-marys-hospital': neuterPlace(
    'Hospital St. Marien',
    'im Hospital St. Marien',
    'ins Hospital St. Marien',
    'des Hospitals St. Marien',
  ),
  woods: masculinePlace('Wald', 'im Wald', 'in den Wald', 'des Waldes'),
  'ye-olde-magick-shoppe': masculinePlace('Zauberladen', 'im Zauberladen', 'in den Zauberladen', 'des Zauberladens'),
  'historical-society': placeName(
    'Historischer Verein',
    'beim Historischen Verein',
    'zum Historischen Verein',
    'der Historische Verein',
    'den Historischen Verein',
    'des Historischen Vereins',
  ),
  'mas-boarding-house': placeWithoutArticle('Mas Pension', 'in Mas Pension', 'zu Mas Pension'),
  'south-church': femininePlace('Südkirche', 'in der Südkirche', 'zur Südkirche'),
};

/** Neighbourhoods keep their names, which take an article here; the university is a thing of its own. */
const STREETS: Readonly<Record<string, GermanName>> = {
  'merchant-district': masculinePlace(
    'Merchant District',
    'im Merchant District',
    'in den Merchant District',
    'des Merchant Districts',
  ),
  'miskatonic-university': femininePlace(
    'Miskatonic-Universität',
    'an der Miskatonic-Universität',
    'zur Miskatonic-Universität',
  ),
};

const WORLDS: Readonly<Record<string, GermanName>> = {
  abyss: masculinePlace('Abgrund', 'im Abgrund', 'in den Abgrund', 'des Abgrunds'),
  'another-dimension': placeName(
    'Andere Dimension',
    'in der Anderen Dimension',
    'in die Andere Dimension',
    'die Andere Dimension',
    'die Andere Dimension',
    'der Anderen Dimension',
  ),
  'city-of-the-great-race': femininePlace(
    'Stadt der Großen Rasse',
    'in der Stadt der Großen Rasse',
    'in die Stadt der Großen Rasse',
  ),
  'great-hall-of-celeano': placeName(
    'Große Halle von Celaeno',
    'in der Großen Halle von Celaeno',
    'in die Große Halle von Celaeno',
    'die Große Halle von Celaeno',
    'die Große Halle von Celaeno',
    'der Großen Halle von Celaeno',
  ),
  'plateau-of-leng': femininePlace('Hochebene von Leng', 'auf der Hochebene von Leng', 'auf die Hochebene von Leng'),
  rlyeh: placeWithoutArticle('R’lyeh', 'in R’lyeh', 'nach R’lyeh'),
  'the-dreamlands': placeName(
    'Traumlande',
    'in den Traumlanden',
    'in die Traumlande',
    'die Traumlande',
    'die Traumlande',
    'der Traumlande',
  ),
  yuggoth: placeWithoutArticle('Yuggoth', 'auf Yuggoth', 'nach Yuggoth'),
};

/** Names where there is little room. */
const SHORT: Readonly<Record<string, string>> = {
  'place/historical-society': 'Histor. Verein',
  'world/another-dimension': 'Dimension',
  'world/city-of-the-great-race': 'Große Rasse',
  'world/great-hall-of-celeano': 'Celaeno',
  'world/plateau-of-leng': 'Leng',
};

const ALL = { ...LOCATIONS, ...STREETS };

export const PLACES: Readonly<Record<string, string>> = { ...namesByKey('place', ALL), ...namesByKey('world', WORLDS) };
const IN_SENTENCES = { ...formsByKey('place', ALL), ...formsByKey('world', WORLDS) };
export const PLACE_FORMS: Readonly<Record<string, NameForms>> = {
  ...IN_SENTENCES,
  ...Object.fromEntries(Object.entries(SHORT).map(([key, short]) => [key, { ...IN_SENTENCES[key], short }])),
};
