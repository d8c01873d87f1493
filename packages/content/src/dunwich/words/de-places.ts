/** Places, worlds and boards of Dunwich in German. Hills, glens and bridges of the tale keep their names. */
import {
  femininePlace,
  formsByKey,
  type GermanName,
  masculinePlace,
  namesByKey,
  placeName,
  placeWithoutArticle,
} from '../../german-names.js';

const PLACES: Readonly<Record<string, GermanName>> = {
  'backwoods-country': placeName(
    'Hinterland',
    'im Hinterland',
    'ins Hinterland',
    'das Hinterland',
    'das Hinterland',
    'des Hinterlands',
  ),
  'blasted-heath': placeName(
    'Verdorrte Heide',
    'auf der Verdorrten Heide',
    'auf die Verdorrte Heide',
    'die Verdorrte Heide',
    'die Verdorrte Heide',
    'der Verdorrten Heide',
  ),
  'sentinel-hill': masculinePlace('Sentinel Hill', 'am Sentinel Hill', 'zum Sentinel Hill', 'des Sentinel Hill'),
  'village-commons': masculinePlace('Dorfanger', 'auf dem Dorfanger', 'zum Dorfanger', 'des Dorfangers'),
  'whateley-farm': femininePlace('Whateley-Farm', 'auf der Whateley-Farm', 'zur Whateley-Farm'),
  'wizards-hill': masculinePlace('Zaubererhügel', 'auf dem Zaubererhügel', 'zum Zaubererhügel', 'des Zaubererhügels'),
  'cold-spring-glen': femininePlace('Schlucht Cold Spring', 'in der Schlucht Cold Spring', 'zur Schlucht Cold Spring'),
  'gardners-place': masculinePlace(
    'Hof der Gardners',
    'auf dem Hof der Gardners',
    'zum Hof der Gardners',
    'des Hofes der Gardners',
  ),
  'devils-hopyard': masculinePlace(
    'Hopfengarten des Teufels',
    'im Hopfengarten des Teufels',
    'zum Hopfengarten des Teufels',
    'des Hopfengartens des Teufels',
  ),
  'harney-jones-shack': placeWithoutArticle('Harney Jones’ Hütte', 'in Harney Jones’ Hütte', 'zu Harney Jones’ Hütte'),
  'darkes-carnival': placeWithoutArticle('Darkes Jahrmarkt', 'auf Darkes Jahrmarkt', 'zu Darkes Jahrmarkt'),
  'bishops-brook-bridge': femininePlace(
    'Bishop’s-Brook-Brücke',
    'an der Bishop’s-Brook-Brücke',
    'zur Bishop’s-Brook-Brücke',
  ),
  'dunwich-village': placeName(
    'Dorf Dunwich',
    'im Dorf Dunwich',
    'ins Dorf Dunwich',
    'das Dorf Dunwich',
    'das Dorf Dunwich',
    'des Dorfes Dunwich',
  ),
  'vortex-backwoods': masculinePlace(
    'Strudel im Hinterland',
    'im Strudel im Hinterland',
    'in den Strudel im Hinterland',
    'des Strudels im Hinterland',
  ),
  'vortex-blasted-heath': masculinePlace(
    'Strudel auf der Heide',
    'im Strudel auf der Heide',
    'in den Strudel auf der Heide',
    'des Strudels auf der Heide',
  ),
  'vortex-village-commons': masculinePlace(
    'Strudel am Anger',
    'im Strudel am Anger',
    'in den Strudel am Anger',
    'des Strudels am Anger',
  ),
};

const WORLDS: Readonly<Record<string, GermanName>> = {
  'another-time': placeName(
    'Andere Zeit',
    'in der Anderen Zeit',
    'in die Andere Zeit',
    'die Andere Zeit',
    'die Andere Zeit',
    'der Anderen Zeit',
  ),
  'lost-carcosa': placeName(
    'Verlorenes Carcosa',
    'im Verlorenen Carcosa',
    'ins Verlorene Carcosa',
    'das Verlorene Carcosa',
    'das Verlorene Carcosa',
    'des Verlorenen Carcosa',
  ),
};

/** Abilities of locations. */
const OFFERS = {
  'printed/Strange Deal': 'Seltsamer Handel',
  'printed/Hospitality': 'Gastfreundschaft',
  'printed/Wheel of Fortune': 'Glücksrad',
  "printed/Osborn's General Store": 'Osborns Gemischtwaren',
};

export const PLACE_NAMES: Readonly<Record<string, string>> = {
  ...namesByKey('place', PLACES),
  ...namesByKey('world', WORLDS),
  ...OFFERS,
};
export const PLACE_FORMS = { ...formsByKey('place', PLACES), ...formsByKey('world', WORLDS) };
