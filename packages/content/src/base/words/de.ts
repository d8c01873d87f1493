/** The base game in German. */
import type { BoxWords } from '@vigil/rules';
import { clauseForms, imperative } from '@vigil/rules/de';
import { GATE_THEMES } from './de-gates.js';
import { LOCATION_THEMES } from './de-locations.js';
import { FORMS, NAMES } from './de-names.js';

export const GERMAN: BoxWords = {
  names: NAMES,
  forms: FORMS,
  themes: { ...LOCATION_THEMES, ...GATE_THEMES },
  messages: {
    'o.inner-room': 'Ins Innere Heiligtum gehen',
    'handler.default-on-loan': imperative(
      'verliere alle deine Gegenstände, lege diese Karte ab und nimm in diesem Spiel nie wieder einen Bankkredit auf',
      'alle deine Gegenstände verlieren, diese Karte ablegen und in diesem Spiel nie wieder einen Bankkredit aufnehmen',
    ),
    'handler.minds-change-bodies': `${imperative('spiele mit einem unbenutzten Ermittler deiner Wahl weiter, der wie ein neuer vorbereitet wird', 'mit einem unbenutzten Ermittler deiner Wahl weiterspielen, der wie ein neuer vorbereitet wird')}. Der bisherige verlässt das Spiel mit allen Karten, Markern und Trophäen`,
    'handler.two-mythos-cards': `${imperative('ziehe für den Rest des Spiels in jeder Mythosphase 2 Mythoskarten', 'für den Rest des Spiels in jeder Mythosphase 2 Mythoskarten ziehen')}. Von der ersten gilt nur das Öffnen des Tores`,
    'handler.experiment-grows': imperative(
      'lege 1 Monster aus dem Monsterbecher auf diese Karte',
      '1 Monster aus dem Monsterbecher auf diese Karte legen',
    ),
    'handler.experiment-fight': imperative(
      'kämpfe gegen 1 oder mehr Monster auf dieser Karte und nimm besiegte als Trophäen',
      'gegen 1 oder mehr Monster auf dieser Karte kämpfen und besiegte als Trophäen nehmen',
    ),
    'handler.experiment-escapes': imperative(
      'platziere die Monster auf dieser Karte in den Straßen der Miskatonic-Universität',
      'die Monster auf dieser Karte in den Straßen der Miskatonic-Universität platzieren',
    ),
    'handler.lodge-member':
      'für eine Begegnung in der Loge zum Silberzwielicht darfst du den Eintrag „Inneres Heiligtum“ der gezogenen Karte verwenden',
    'handler.icy-winds': clauseForms(
      'wirf für jeden deiner Gegenstände einen Würfel und lege den Gegenstand ab, wenn es kein Erfolg ist',
      'wirft für jeden eigenen Gegenstand einen Würfel und legt den Gegenstand ab, wenn es kein Erfolg ist',
      'für jeden deiner Gegenstände einen Würfel werfen und den Gegenstand ablegen, wenn es kein Erfolg ist',
    ),
  },
};
