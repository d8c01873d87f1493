/** Dunwich Horror in German. */
import type { BoxWords } from '@vigil/rules';
import { clauseForms, imperative, statement } from '@vigil/rules/de';
import {
  BOUND_RATING,
  BOXED_MYTHOS,
  DEBT_DOOM,
  EXTRA_MYTHOS,
  HORROR_TOKENS_OFF,
  MYTHOS_AT_ONCE,
  RIOTS_COST,
  VORTEX_TERROR,
  WARDING_CLUES,
  WOUNDS_TO_RETIRE,
} from '@vigil/rules/dunwich/constants';
import { ARKHAM_THEMES } from './de-arkham-locations.js';
import { CARD_NAMES } from './de-cards.js';
import { GATE_THEMES } from './de-gates.js';
import { LOCATION_THEMES } from './de-locations.js';
import { MONSTER_FORMS, MONSTER_NAMES } from './de-monsters.js';
import { MYTHOS_NAMES } from './de-mythos.js';
import { PEOPLE_NAMES } from './de-people.js';
import { PLACE_FORMS, PLACE_NAMES } from './de-places.js';
import { POSSESSION_NAMES } from './de-possessions.js';

export const GERMAN: BoxWords = {
  names: { ...PLACE_NAMES, ...MONSTER_NAMES, ...CARD_NAMES, ...MYTHOS_NAMES, ...POSSESSION_NAMES, ...PEOPLE_NAMES },
  forms: { ...PLACE_FORMS, ...MONSTER_FORMS },
  themes: { ...LOCATION_THEMES, ...ARKHAM_THEMES, ...GATE_THEMES },
  messages: {
    'deck.injury': 'Verletzungen',
    'deck.madness': 'Wahnsinn',
    'decks.injury': 'Verletzungen',
    'decks.madness': 'Wahnsinnskarten',
    'card.injury': '{n, plural, one {Verletzung} other {Verletzungen}}',
    'card.madness': '{n, plural, one {Wahnsinnskarte} other {Wahnsinnskarten}}',
    'status.rail-pass': 'Zugkarte',
    'status.sheldon-gang-membership': 'Mitgliedschaft in der Sheldon-Bande',
    'if.has.rail-pass': '{du}{not, select, yes {keine} other {eine}} Zugkarte {hast}',
    'if.has.sheldon-gang-membership': '{du}{not, select, yes {kein } other {}}Mitglied der Sheldon-Bande {bist}',
    'kind.aftermath': 'Folge',
    'kind.condition': 'Zustand',
    'kind.dunwich-horror': 'Karte des Grauens von Dunwich',
    'kind.lasting': 'Belohnung einer Mission',
    'handler.brain-case': imperative(
      'tausche den Platz mit einem anderen Ermittler oder einem Monster in Arkham',
      'den Platz mit einem anderen Ermittler oder einem Monster in Arkham tauschen',
    ),
    'handler.call-friend': `${statement('1 anderer Ermittler deiner Wahl in Arkham, der sich in dieser Runde noch nicht bewegt hat, kommt in dein Gebiet', 'kommt 1 anderer Ermittler deiner Wahl in Arkham, der sich in dieser Runde noch nicht bewegt hat, in dein Gebiet')}. Er bewegt sich in dieser Runde nicht mehr`,
    'handler.lure-monster': imperative(
      'bewege 1 Monster vom Spielplan oder aus dem Himmel in dein Gebiet (nicht vom Stadtrand)',
      '1 Monster vom Spielplan oder aus dem Himmel in dein Gebiet bewegen (nicht vom Stadtrand)',
    ),
    'handler.bind-the-beast': statement(
      `im Endkampf steigt der Kampfwert des Großen Alten um ${BOUND_RATING} (aus −5 wird −${5 - BOUND_RATING})`,
      `steigt der Kampfwert des Großen Alten im Endkampf um ${BOUND_RATING} (aus −5 wird −${5 - BOUND_RATING})`,
    ),
    'handler.box-rumors': imperative(
      'lege das aktuelle Gerücht in die Schachtel zurück',
      'das aktuelle Gerücht in die Schachtel zurücklegen',
    ),
    'handler.win-together': statement(
      'du wirst verschlungen, und alle Ermittler gewinnen das Spiel, auch du',
      'wirst du verschlungen, und alle Ermittler gewinnen das Spiel, auch du',
    ),
    'handler.win-alone': statement(
      'du gewinnst das Spiel, und alle anderen Ermittler verlieren es',
      'gewinnst du das Spiel, und alle anderen Ermittler verlieren es',
    ),
    'q.sacrifice': 'Das Opfer für „{card}“ bringen?',
    'q.swap-with': 'Wählen, mit wem du den Platz tauschst',
    'dunwich.horror-beaten': imperative(
      'entferne alle Marker von seiner Leiste',
      'alle Marker von seiner Leiste entfernen',
    ),
    'answer.sacrifice.yes': 'Opfer bringen',
    'answer.sacrifice.no': 'Nichts opfern',
    'dunwich.token-on': imperative(
      'lege 1 Marker auf die Leiste des Grauens von Dunwich',
      '1 Marker auf die Leiste des Grauens von Dunwich legen',
    ),
    'dunwich.token-off': imperative(
      `entferne ${HORROR_TOKENS_OFF} Marker von der Leiste des Grauens von Dunwich (falls vorhanden)`,
      `${HORROR_TOKENS_OFF} Marker von der Leiste des Grauens von Dunwich entfernen (falls vorhanden)`,
    ),
    'dunwich.no-mythos': statement(
      'in dieser Runde gibt es keine Mythosphase',
      'gibt es in dieser Runde keine Mythosphase',
    ),
    'dunwich.more-mythos': imperative(
      `führe in der nächsten Mythosphase ${EXTRA_MYTHOS} zusätzliche Mythoskarte vollständig aus`,
      `in der nächsten Mythosphase ${EXTRA_MYTHOS} zusätzliche Mythoskarte vollständig ausführen`,
    ),
    'dunwich.box-mythos': clauseForms(
      `durchsuche den Mythosstapel, lege ${BOXED_MYTHOS.one} Karte deiner Wahl in die Schachtel zurück und mische den Stapel`,
      `durchsucht den Mythosstapel, legt ${BOXED_MYTHOS.one} beliebige Karte in die Schachtel zurück und mischt den Stapel`,
      `den Mythosstapel durchsuchen, ${BOXED_MYTHOS.one} Karte deiner Wahl in die Schachtel zurücklegen und den Stapel mischen`,
    ),
    'dunwich.box-two-mythos': clauseForms(
      `durchsuche den Mythosstapel, lege ${BOXED_MYTHOS.two} Karten deiner Wahl in die Schachtel zurück und mische den Stapel`,
      `durchsucht den Mythosstapel, legt ${BOXED_MYTHOS.two} beliebige Karten in die Schachtel zurück und mischt den Stapel`,
      `den Mythosstapel durchsuchen, ${BOXED_MYTHOS.two} Karten deiner Wahl in die Schachtel zurücklegen und den Stapel mischen`,
    ),
    'dunwich.tarot': `${imperative('sieh dir die oberste Karte des Mythosstapels an', 'die oberste Karte des Mythosstapels ansehen')}. Ist es nicht „Die Geschichte geht weiter …“, darfst du sie unter den Stapel legen`,
    'dunwich.clear-environment': imperative('lege die aktuelle Umgebung ab', 'die aktuelle Umgebung ablegen'),
    'dunwich.swap-gate': `${statement('du darfst den Marker eines offenen Tores unter den Torstapel legen und durch den obersten Marker ersetzen', 'darfst du den Marker eines offenen Tores unter den Torstapel legen und durch den obersten Marker ersetzen')}. Monster des alten Tores kommen in den Monsterbecher, als würde es geschlossen`,
    'dunwich.move-gate': `${statement('du darfst 1 offenes Tor an einen instabilen Ort ohne Tor und Siegel verlegen', 'darfst du 1 offenes Tor an einen instabilen Ort ohne Tor und Siegel verlegen')}. Monster an diesem Ort kommen in den Monsterbecher; Ermittler dort werden durch das Tor gezogen und aufgehalten`,
    'dunwich.ward': `${statement(`du darfst ${WARDING_CLUES} Hinweise mehr ausgeben, als dich das Versiegeln eines Tores kostet`, `darfst du ${WARDING_CLUES} Hinweise mehr ausgeben, als dich das Versiegeln eines Tores kostet`)}. Dafür versiegelst du 1 instabilen Ort deiner Wahl, an dem kein Tor ist (nur, wenn du Tore versiegeln kannst)`,
    'dunwich.sweep': imperative(
      'wirf für jedes Monster auf dem Spielplan einen Würfel und lege es bei einem Erfolg in den Monsterbecher zurück',
      'für jedes Monster auf dem Spielplan einen Würfel werfen und es bei einem Erfolg in den Monsterbecher zurücklegen',
    ),
    'dunwich.drive': `${imperative('wähle die weißen oder die schwarzen Pfeile', 'die weißen oder die schwarzen Pfeile wählen')}. Alle Monster in den Straßen und an den Orten, außer Ausgeburten und fliegenden Monstern, bewegen sich daran entlang wie normale Monster`,
    'q.gate-deal': '{what, select, swap {Tor zum Ersetzen wählen} other {Tor zum Verlegen wählen}}',
    'q.gate-place': '{what, select, seal {Ort für das Siegel wählen} other {Neuen Ort für das Tor wählen}}',
    'q.box-mythos': 'Mythoskarte für die Schachtel wählen · noch {n}',
    'q.tarot': 'Oberste Karte des Mythosstapels · „{mythos}“',
    'q.which-arrow': 'Pfeile wählen, denen die Monster folgen',
    'answer.gate-deal.no': 'Keines wählen',
    'answer.gate-place.no': 'Kein Siegel legen',
    'o.mythos-card': '{mythos}',
    'o.leave-on-top': 'Oben liegen lassen',
    'o.put-under': 'Unter den Stapel legen',
    'o.arrow-white': 'Weiße Pfeile',
    'o.arrow-black': 'Schwarze Pfeile',
    'dunwich.deal': clauseForms(
      'du stehst in der Schuld des dunklen Mannes (eine Mythoskarte kann sie einfordern)',
      'steht in der Schuld des dunklen Mannes (eine Mythoskarte kann sie einfordern)',
      'dich beim dunklen Mann verschulden (eine Mythoskarte kann die Schuld einfordern)',
      'stehst du in der Schuld des dunklen Mannes (eine Mythoskarte kann sie einfordern)',
    ),
    'dunwich.owes': 'steht in der Schuld des dunklen Mannes',
    'dunwich.rubble': 'Trümmer',
    'dunwich.rubble-left': '{n, plural, =0 {Kein Marker übrig} one {1 Marker verdeckt} other {# Marker verdeckt}}',
    'dunwich.debts-due': `${statement(`jeder Ermittler, der in der Schuld des dunklen Mannes steht, wird verschlungen, und für jeden kommen ${DEBT_DOOM} Verdammnismarker auf die Verdammnisleiste`, `wird jeder Ermittler, der in der Schuld des dunklen Mannes steht, verschlungen, und für jeden kommen ${DEBT_DOOM} Verdammnismarker auf die Verdammnisleiste`)}. Alle Schulden sind getilgt`,
    'dunwich.three-mythos-cards': imperative(
      `ziehe ${MYTHOS_AT_ONCE} zusätzliche Mythoskarten und führe sie nacheinander aus`,
      `${MYTHOS_AT_ONCE} zusätzliche Mythoskarten ziehen und nacheinander ausführen`,
    ),
    'dunwich.riots-go-on': statement(
      `für den Rest des Spiels kostet es ${RIOTS_COST} Bewegungspunkte, eine Straße zu betreten`,
      `kostet es für den Rest des Spiels ${RIOTS_COST} Bewegungspunkte, eine Straße zu betreten`,
    ),
    'dunwich.rubble-falls':
      'decke einen Trümmermarker auf. Sein Ort bleibt für den Rest des Spiels geschlossen. Ist kein Marker übrig, verlieren die Ermittler das Spiel',
    'dunwich.rubble-spent':
      'entferne einen verdeckten Trümmermarker. Ist keiner übrig, werden alle Ermittler verschlungen',
    'dunwich.awakens': statement('der Große Alte erwacht sofort', 'erwacht der Große Alte sofort'),
    'e.dunwich.debt': '{investigator} steht jetzt in der Schuld des dunklen Mannes.',
    'e.dunwich.quiet-night': 'In dieser Runde gibt es keine Mythosphase.',
    'e.dunwich.boxed-mythos':
      '{investigator} legt {n, plural, one {1 Karte} other {# Karten}} des Mythosstapels in die Schachtel zurück und mischt den Stapel.',
    'e.dunwich.tarot-left': '{investigator} sieht sich die oberste Karte des Mythosstapels an und lässt sie oben.',
    'e.dunwich.tarot-under':
      '{investigator} sieht sich die oberste Karte des Mythosstapels an und legt sie unter den Stapel.',
    'dunwich.near': '{n, plural, one {{monsters} ist} other {{monsters} sind}} 1 Pfeil von einem Strudel entfernt',
    'dunwich.loose': 'auf dem Spielplan {placeAt}',
    'dunwich.trains': 'Züge',
    'dunwich.free-journeys': 'Bahnfahrten kosten dich kein Geld',
    'dunwich.stop':
      'Bahnhof: Fahrt in eine andere Stadt, gewöhnlich für {money}{step, select, free {} other { und 1 Bewegungspunkt}}.',
    'place-kind.vortex': 'Strudel',
    'place-kind.vortex.about': `Nur Monster betreten einen Strudel. Jedes davon kommt in den Monsterbecher zurück, erhöht die Terrorstufe um ${VORTEX_TERROR} und legt 1 Marker auf die Leiste des Grauens von Dunwich.`,
    'house.trainStep': 'Bahnfahrten',
    'house.trainStep.costsPoint': 'Kosten 1 $ und 1 Bewegungspunkt',
    'house.trainStep.free': 'Kosten nur 1 $',
    'house.manyBoards': 'Bei mehreren Städten der Erweiterungen weniger Ermittler zählen',
    'house.manyBoards.fourUses': 'Für Grenzen, Erwachen und neue Tore',
    'house.manyBoards.allEffects': 'Für alles',
    'q.wound':
      '{what, select, sanity {Wahnsinnig} other {Bewusstlos}} · Die üblichen Verluste hinnehmen oder {what, select, sanity {eine Wahnsinnskarte} other {eine Verletzung}} ziehen?',
    'o.usual-losses': 'Hälfte der Gegenstände und Hinweise und alle Honorare verlieren und mit 1 Punkt erwachen',
    'o.draw-injury': 'Eine Verletzung ziehen und mit voller Ausdauer erwachen',
    'o.draw-madness': 'Eine Wahnsinnskarte ziehen und mit voller geistiger Gesundheit erwachen',
    'q.retire': `Zusammen mindestens ${WOUNDS_TO_RETIRE} Verletzungen oder Wahnsinnskarten · Weiterspielen oder ausscheiden?`,
    'o.play-on': 'Weiterspielen',
    'o.retire': 'Ausscheiden (diese Runde fällt aus, danach kommt ein neuer Ermittler)',
  },
};
