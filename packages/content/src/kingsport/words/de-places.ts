/** Places and worlds of Kingsport in German. Neighbourhoods keep their names. */
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

const PLACES: Readonly<Record<string, GermanName>> = {
  'central-hill': masculinePlace('Central Hill', 'am Central Hill', 'zum Central Hill', 'des Central Hill'),
  harborside: placeWithoutArticle('Harborside', 'in Harborside', 'nach Harborside'),
  'south-shore': placeWithoutArticle('South Shore', 'in South Shore', 'nach South Shore'),
  'kingsport-head': placeWithoutArticle('Kingsport Head', 'auf Kingsport Head', 'nach Kingsport Head'),
  '7th-house-on-the-left': placeName(
    'Siebtes Haus links',
    'im Siebten Haus links',
    'ins Siebte Haus links',
    'das Siebte Haus links',
    'das Siebte Haus links',
    'des Siebten Hauses links',
  ),
  'congregational-hospital': neuterPlace(
    'Gemeindehospital',
    'im Gemeindehospital',
    'ins Gemeindehospital',
    'des Gemeindehospitals',
  ),
  'st-erasmuss-home': placeName(
    'Heim St. Erasmus',
    'im Heim St. Erasmus',
    'ins Heim St. Erasmus',
    'das Heim St. Erasmus',
    'das Heim St. Erasmus',
    'des Heims St. Erasmus',
  ),
  '607-water-st': femininePlace('Water Street 607', 'in der Water Street 607', 'zur Water Street 607'),
  'north-point-lighthouse': masculinePlace(
    'Leuchtturm North Point',
    'am Leuchtturm North Point',
    'zum Leuchtturm North Point',
    'des Leuchtturms North Point',
  ),
  'the-rope-and-anchor': femininePlace(
    'Schenke „Tau und Anker“',
    'in der Schenke „Tau und Anker“',
    'zur Schenke „Tau und Anker“',
  ),
  'artists-colony': femininePlace('Künstlerkolonie', 'in der Künstlerkolonie', 'zur Künstlerkolonie'),
  'hall-school': femininePlace('Hall-Schule', 'in der Hall-Schule', 'zur Hall-Schule'),
  'neils-curiosity-shop': placeWithoutArticle('Neils Kuriositäten', 'bei Neils Kuriositäten', 'zu Neils Kuriositäten'),
  'the-causeway': masculinePlace('Felsdamm', 'auf dem Felsdamm', 'zum Felsdamm', 'des Felsdamms'),
  'wireless-station': femininePlace('Funkstation', 'an der Funkstation', 'zur Funkstation'),
  'strange-high-house-in-the-mist': placeName(
    'Seltsames hohes Haus im Nebel',
    'im Seltsamen hohen Haus im Nebel',
    'ins Seltsame hohe Haus im Nebel',
    'das Seltsame hohe Haus im Nebel',
    'das Seltsame hohe Haus im Nebel',
    'des Seltsamen hohen Hauses im Nebel',
  ),
};

const WORLDS: Readonly<Record<string, GermanName>> = {
  'the-underworld': femininePlace('Unterwelt', 'in der Unterwelt', 'in die Unterwelt'),
  'unknown-kadath': placeName(
    'Unbekanntes Kadath',
    'im Unbekannten Kadath',
    'ins Unbekannte Kadath',
    'das Unbekannte Kadath',
    'das Unbekannte Kadath',
    'des Unbekannten Kadath',
  ),
};

/** Abilities of locations. */
const OFFERS = {
  'printed/Treatment': 'Behandlung',
  'printed/The White Ship': 'Das Weiße Schiff',
  'printed/Tavern': 'Ausschank',
  'printed/Pawn': 'Pfandleihe',
  'printed/Otherworldly': 'Nicht von dieser Welt',
};

export const PLACE_NAMES: Readonly<Record<string, string>> = {
  ...namesByKey('place', PLACES),
  ...namesByKey('world', WORLDS),
  ...OFFERS,
};
export const PLACE_FORMS = { ...formsByKey('place', PLACES), ...formsByKey('world', WORLDS) };
