/** Places, worlds and boards of Dunwich in German. Hills, glens and bridges of the tale keep their names. */
import { bare, feminine, formsIn, masculine, type Named, namesIn, own } from '../../german.js';

const PLACES: Readonly<Record<string, Named>> = {
  'backwoods-country': own(
    'Hinterland',
    'im Hinterland',
    'ins Hinterland',
    'das Hinterland',
    'das Hinterland',
    'des Hinterlands',
  ),
  'blasted-heath': own(
    'Verdorrte Heide',
    'auf der Verdorrten Heide',
    'auf die Verdorrte Heide',
    'die Verdorrte Heide',
    'die Verdorrte Heide',
    'der Verdorrten Heide',
  ),
  'sentinel-hill': bare('Sentinel Hill', 'am Sentinel Hill', 'zum Sentinel Hill'),
  'village-commons': masculine('Dorfanger', 'auf dem Dorfanger', 'zum Dorfanger', 'des Dorfangers'),
  'whateley-farm': feminine('Whateley-Farm', 'auf der Whateley-Farm', 'zur Whateley-Farm'),
  'wizards-hill': masculine('Zaubererhügel', 'auf dem Zaubererhügel', 'zum Zaubererhügel', 'des Zaubererhügels'),
  'cold-spring-glen': feminine('Schlucht Cold Spring', 'in der Schlucht Cold Spring', 'zur Schlucht Cold Spring'),
  'gardners-place': masculine(
    'Hof der Gardners',
    'auf dem Hof der Gardners',
    'zum Hof der Gardners',
    'des Hofes der Gardners',
  ),
  'devils-hopyard': masculine(
    'Hopfengarten des Teufels',
    'im Hopfengarten des Teufels',
    'zum Hopfengarten des Teufels',
    'des Hopfengartens des Teufels',
  ),
  'harney-jones-shack': bare('Harney Jones’ Hütte', 'in Harney Jones’ Hütte', 'zu Harney Jones’ Hütte'),
  'darkes-carnival': bare('Darkes Jahrmarkt', 'auf Darkes Jahrmarkt', 'zu Darkes Jahrmarkt'),
  'bishops-brook-bridge': bare('Bishop’s Brook Bridge', 'an der Bishop’s Brook Bridge', 'zur Bishop’s Brook Bridge'),
  'dunwich-village': own(
    'Dorf Dunwich',
    'im Dorf Dunwich',
    'ins Dorf Dunwich',
    'das Dorf Dunwich',
    'das Dorf Dunwich',
    'des Dorfes Dunwich',
  ),
  'vortex-backwoods': masculine(
    'Strudel im Hinterland',
    'im Strudel im Hinterland',
    'in den Strudel im Hinterland',
    'des Strudels im Hinterland',
  ),
  'vortex-blasted-heath': masculine(
    'Strudel auf der Heide',
    'im Strudel auf der Heide',
    'in den Strudel auf der Heide',
    'des Strudels auf der Heide',
  ),
  'vortex-village-commons': masculine(
    'Strudel am Anger',
    'im Strudel am Anger',
    'in den Strudel am Anger',
    'des Strudels am Anger',
  ),
};

const WORLDS: Readonly<Record<string, Named>> = {
  'another-time': own(
    'Andere Zeit',
    'in der Anderen Zeit',
    'in die Andere Zeit',
    'die Andere Zeit',
    'die Andere Zeit',
    'der Anderen Zeit',
  ),
  'lost-carcosa': own(
    'Verlorenes Carcosa',
    'im Verlorenen Carcosa',
    'ins Verlorene Carcosa',
    'das Verlorene Carcosa',
    'das Verlorene Carcosa',
    'des Verlorenen Carcosa',
  ),
};

/** What locations offer. */
const OFFERS = {
  'printed/Strange Deal': 'Seltsamer Handel',
  'printed/Hospitality': 'Gastfreundschaft',
  'printed/Wheel of Fortune': 'Glücksrad',
  "printed/Osborn's General Store": 'Osborns Gemischtwaren',
};

export const PLACE_NAMES: Readonly<Record<string, string>> = {
  ...namesIn('place', PLACES),
  ...namesIn('world', WORLDS),
  ...OFFERS,
};
export const PLACE_FORMS = { ...formsIn('place', PLACES), ...formsIn('world', WORLDS) };
