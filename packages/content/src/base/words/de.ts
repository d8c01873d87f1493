/** The base game in German. */
import type { BoxWords } from '@vigil/rules';
import { imperative } from '@vigil/rules/de';
import { GATE_THEMES } from './de-gates.js';
import { LOCATION_THEMES } from './de-locations.js';
import { FORMS, NAMES } from './de-names.js';

export const GERMAN: BoxWords = {
  names: NAMES,
  forms: FORMS,
  themes: { ...LOCATION_THEMES, ...GATE_THEMES },
  messages: {
    'handler.default-on-loan': imperative(
      'verliere alle deine Gegenstände und diese Karte und nimm in diesem Spiel nie wieder einen Bankkredit auf',
      'alle deine Gegenstände und diese Karte verlieren und in diesem Spiel nie wieder einen Bankkredit aufnehmen',
    ),
    'handler.minds-change-bodies': imperative(
      'spiele mit einem unbenutzten Ermittler deiner Wahl weiter, aufgebaut wie ein neuer (der bisherige verlässt das Spiel mit allen Karten, Markern und Trophäen)',
      'mit einem unbenutzten Ermittler deiner Wahl weiterspielen, aufgebaut wie ein neuer (der bisherige verlässt das Spiel mit allen Karten, Markern und Trophäen)',
    ),
    'handler.two-mythos-cards': imperative(
      'ziehe für den Rest des Spiels in jeder Mythosphase 2 Mythoskarten (von der ersten gilt nur das Öffnen des Tores)',
      'für den Rest des Spiels in jeder Mythosphase 2 Mythoskarten ziehen (von der ersten gilt nur das Öffnen des Tores)',
    ),
    'handler.experiment-grows': imperative(
      'lege 1 Monster aus dem Monsterbecher auf diese Karte',
      '1 Monster aus dem Monsterbecher auf diese Karte legen',
    ),
    'handler.experiment-fight': imperative(
      'kämpfe gegen 1 oder mehr Monster auf dieser Karte (die besiegten werden deine Trophäen)',
      'gegen 1 oder mehr Monster auf dieser Karte kämpfen (die besiegten werden deine Trophäen)',
    ),
    'handler.experiment-escapes': imperative(
      'platziere die Monster auf dieser Karte in den Straßen der Miskatonic-Universität',
      'die Monster auf dieser Karte in den Straßen der Miskatonic-Universität platzieren',
    ),
    'handler.icy-winds': imperative(
      'wirf für jeden deiner Gegenstände einen Würfel und lege jeden ab, dessen Würfel kein Erfolg ist',
      'für jeden deiner Gegenstände einen Würfel werfen und jeden ablegen, dessen Würfel kein Erfolg ist',
    ),
  },
};
