/** Places and worlds of Kingsport in German. Hills and streets of the tale keep their names. */
import { bare, feminine, formsIn, masculine, type Named, namesIn, neuter, own } from '../../german.js';

const PLACES: Readonly<Record<string, Named>> = {
  'central-hill': bare('Central Hill', 'am Central Hill', 'zum Central Hill'),
  harborside: neuter('Hafenviertel', 'im Hafenviertel', 'ins Hafenviertel', 'des Hafenviertels'),
  'south-shore': feminine('Südküste', 'an der Südküste', 'zur Südküste'),
  'kingsport-head': bare('Kingsport Head', 'auf Kingsport Head', 'nach Kingsport Head'),
  '7th-house-on-the-left': own(
    'Siebtes Haus links',
    'im Siebten Haus links',
    'ins Siebte Haus links',
    'das Siebte Haus links',
    'das Siebte Haus links',
    'des Siebten Hauses links',
  ),
  'congregational-hospital': neuter(
    'Gemeindehospital',
    'im Gemeindehospital',
    'ins Gemeindehospital',
    'des Gemeindehospitals',
  ),
  'st-erasmuss-home': own(
    'Heim St. Erasmus',
    'im Heim St. Erasmus',
    'ins Heim St. Erasmus',
    'das Heim St. Erasmus',
    'das Heim St. Erasmus',
    'des Heims St. Erasmus',
  ),
  '607-water-st': feminine('Water Street 607', 'in der Water Street 607', 'zur Water Street 607'),
  'north-point-lighthouse': masculine(
    'Leuchtturm North Point',
    'am Leuchtturm North Point',
    'zum Leuchtturm North Point',
    'des Leuchtturms North Point',
  ),
  'the-rope-and-anchor': feminine(
    'Schenke „Tau und Anker“',
    'in der Schenke „Tau und Anker“',
    'zur Schenke „Tau und Anker“',
  ),
  'artists-colony': feminine('Künstlerkolonie', 'in der Künstlerkolonie', 'zur Künstlerkolonie'),
  'hall-school': feminine('Hall-Schule', 'in der Hall-Schule', 'zur Hall-Schule'),
  'neils-curiosity-shop': bare('Neils Kuriositäten', 'bei Neils Kuriositäten', 'zu Neils Kuriositäten'),
  'the-causeway': masculine('Felsdamm', 'auf dem Felsdamm', 'zum Felsdamm', 'des Felsdamms'),
  'wireless-station': feminine('Funkstation', 'an der Funkstation', 'zur Funkstation'),
  'strange-high-house-in-the-mist': own(
    'Seltsames hohes Haus im Nebel',
    'im seltsamen hohen Haus im Nebel',
    'ins seltsame hohe Haus im Nebel',
    'das seltsame hohe Haus im Nebel',
    'das seltsame hohe Haus im Nebel',
    'des seltsamen hohen Hauses im Nebel',
  ),
};

const WORLDS: Readonly<Record<string, Named>> = {
  'the-underworld': feminine('Unterwelt', 'in der Unterwelt', 'in die Unterwelt'),
  'unknown-kadath': own(
    'Unbekanntes Kadath',
    'im Unbekannten Kadath',
    'ins Unbekannte Kadath',
    'das Unbekannte Kadath',
    'das Unbekannte Kadath',
    'des Unbekannten Kadath',
  ),
};

/** What locations offer. */
const OFFERS = {
  'printed/Treatment': 'Behandlung',
  'printed/The White Ship': 'Das Weiße Schiff',
  'printed/Tavern': 'Ausschank',
  'printed/Pawn': 'Pfandleihe',
  'printed/Otherworldly': 'Nicht von dieser Welt',
};

export const PLACE_NAMES: Readonly<Record<string, string>> = {
  ...namesIn('place', PLACES),
  ...namesIn('world', WORLDS),
  ...OFFERS,
};
export const PLACE_FORMS = { ...formsIn('place', PLACES), ...formsIn('world', WORLDS) };
