/** German texts of the town of Kingsport. */
import type { BoxWords } from '@vigil/rules';
import { clauseForms, imperative, statement } from '@vigil/rules/de';
import { HEIRESS_DOOM, MARKERS, PAWN_CHECK, TOKENS_FOR_ITEM } from '@vigil/rules/kingsport/constants';
import { checkModifier } from '../../figures.js';

export const TOWN_WORDS_DE: NonNullable<BoxWords['messages']> = {
  'house.trainStep': 'Bahnfahrten',
  'house.trainStep.costsPoint': 'Kosten 1 $ und 1 Bewegungspunkt',
  'house.trainStep.free': 'Kosten nur 1 $',
  'house.manyBoards': 'Bei mehreren Städten der Erweiterungen weniger Ermittler zählen',
  'house.manyBoards.fourUses': 'Für Grenzen, Erwachen und neue Tore',
  'house.manyBoards.allEffects': 'Für alles',
  'place-kind.neighbourhood': 'Viertel',
  'place-kind.neighbourhood.about': 'Kein eigenes Gebiet: Du kannst dich nur an seinen Orten aufhalten.',
  'kingsport.pawn': `${imperative(`verkaufe 1 einfachen oder besonderen Gegenstand und mache eine Willensprobe${checkModifier(PAWN_CHECK.modifier)}`, `1 einfachen oder besonderen Gegenstand verkaufen und eine Willensprobe${checkModifier(PAWN_CHECK.modifier)} machen`)}. Bestanden: Erhalte seinen Preis. Misslungen: Erhalte den halben Preis (aufgerundet)`,
  'q.rift-marker': 'Rissmarker wählen',
  'q.rift-space': 'Feld für einen Rissmarker wählen',
  'q.rift': 'Riss wählen',
  'o.rift-marker': '{place} (Rissleiste {n}, {half, select, 1 {erste} other {zweite}} Hälfte)',
  'o.rift-space': 'Rissleiste {n}, {half, select, 1 {erste} other {zweite}} Hälfte',
  'o.rift':
    'Rissleiste {n} ({open, select, yes {offen} other {{markers, plural, =0 {keine Marker} one {# Marker} other {# Marker}}}})',
  'kingsport.trains': 'Züge',
  'kingsport.stop':
    'Bahnhof: Fahrt in eine andere Stadt, gewöhnlich für {money}{step, select, free {} other { und 1 Bewegungspunkt}}.',
  'kingsport.by-water': 'Am Wasser: Schwimmende Monster kommen von jedem anderen Gebiet am Wasser direkt hierher.',
  'kingsport.marker-here':
    'Ein Rissmarker von Rissleiste {n} zeigt diesen Ort. Eine Begegnung hier wirkt auf diesen Marker.',
  'kingsport.track': 'Rissleiste {n}',
  'kingsport.track.open':
    'offen {placeAt}: {symbol}, {colour, select, white {weiß} other {schwarz}}; {n, plural, =0 {kein Marker mehr zu besuchen} one {noch 1 Marker zu besuchen: {markers}} other {noch # Marker zu besuchen: {markers}}}',
  'kingsport.tracks.ours': 'Rissleisten',
  'kingsport.tracks.ours.text':
    'zum Teil von Vigil: die Muster jeder Leiste, Symbole und Farben der Risse, die Orte der Marker',
  'kingsport.track.known': '({symbol})',
  'kingsport.track.half': 'weiß {white}, schwarz {black}: {n, plural, =0 {keine Marker} other {{markers}}}',
  'e.kingsport.asleep': '{investigator} schläft ein und wird träumen.',
  'e.kingsport.progress': 'Rissleiste {n} erhält einen Rissmarker ({place}).',
  'e.kingsport.progress-off': 'Rissleiste {n} verliert einen Rissmarker ({place}).',
  'e.kingsport.progress-down': 'Ein Rissmarker auf Rissleiste {n} wird verdeckt ({place}).',
  'e.kingsport.track-emptied': 'Rissleiste {n} verliert alle Rissmarker.',
  'e.kingsport.rift-opens': 'Der Riss „{symbol}“ öffnet sich {placeAt} (Rissleiste {n}).',
  'e.kingsport.rift-moves': 'Der Riss „{symbol}“ wandert {placeTo}.',
  'e.kingsport.rift-closes': 'Der Riss „{symbol}“ schließt sich und kehrt auf Rissleiste {n} zurück.',
  'kingsport.markers-off': imperative(
    `entferne ${MARKERS.off} Rissmarker deiner Wahl von den Rissleisten (die eines offenen Risses drehst du nur um)`,
    `${MARKERS.off} Rissmarker deiner Wahl von den Rissleisten entfernen (die eines offenen Risses drehst du nur um)`,
  ),
  'kingsport.markers-on': imperative(
    `lege ${MARKERS.on} zufällige Rissmarker auf freie Felder der Rissleisten deiner Wahl`,
    `${MARKERS.on} zufällige Rissmarker auf freie Felder der Rissleisten deiner Wahl legen`,
  ),
  'kingsport.marker-away': `${statement('der Startspieler wählt 1 Rissmarker auf den Rissleisten und legt ihn in den Vorrat zurück', 'wählt der Startspieler 1 Rissmarker auf den Rissleisten und legt ihn in den Vorrat zurück')}. Ist der Riss offen, wird der Marker stattdessen umgedreht`,
  'kingsport.empty-track': imperative(
    'wähle 1 Riss, lege alle seine Rissmarker in den Vorrat zurück und schließe ihn',
    '1 Riss wählen, alle seine Rissmarker in den Vorrat zurücklegen und ihn schließen',
  ),
  'kingsport.open-rift': `${statement('der Startspieler wählt 1 geschlossenen Riss', 'wählt der Startspieler 1 geschlossenen Riss')}. Dessen Leiste wird gefüllt, und der Riss öffnet sich am Torort dieser Karte`,
  'kingsport.open-all-rifts': statement(
    'alle Rissleisten werden gefüllt, und alle Risse öffnen sich',
    'werden alle Rissleisten gefüllt, und alle Risse öffnen sich',
  ),
  'q.token-price': 'Wählen, was du abgibst · noch {n} Marker auf dem Gerücht',
  'answer.token-price.done': 'Nichts mehr abgeben',
  'status.changed.as': 'die Karte „Verwandelt“',
  'if.has.changed': '{du}{not, select, yes {nicht } other {}}verwandelt {bist}',
  'kingsport.surge': statement(
    'der Startspieler wählt ein offenes Tor, und dort gibt es eine Monsterwelle',
    'wählt der Startspieler ein offenes Tor, und dort gibt es eine Monsterwelle',
  ),
  'kingsport.heiress': statement(
    `hat ein Ermittler die Verbündete Asenath Waite, kommt sie in die Schachtel zurück, und ${HEIRESS_DOOM} Verdammnismarker kommt auf die Verdammnisleiste`,
    `kommt die Verbündete Asenath Waite, wenn ein Ermittler sie hat, in die Schachtel zurück, und ${HEIRESS_DOOM} Verdammnismarker kommt auf die Verdammnisleiste`,
  ),
  'kingsport.lose-dearest': clauseForms(
    'lege {deinen} teuersten Gegenstand ab',
    'legt {deinen} teuersten Gegenstand ab',
    '{deinen} teuersten Gegenstand ablegen',
  ),
  'kingsport.set-sliders': clauseForms(
    'stelle alle Fertigkeitsregler beliebig neu ein',
    'stellt alle Fertigkeitsregler beliebig neu ein',
    'alle Fertigkeitsregler beliebig neu einstellen',
  ),
  'kingsport.clues-gone': statement(
    'alle Hinweise werden vom Spielplan entfernt',
    'werden alle Hinweise vom Spielplan entfernt',
  ),
  'kingsport.pay-trophies': `${imperative('gib beliebig viele Monstertrophäen aus', 'beliebig viele Monstertrophäen ausgeben')}. Entferne für jeden Punkt ihrer Zähigkeit 1 Marker von dieser Karte`,
  'kingsport.pay-items': `${imperative('lege beliebig viele einfache und besondere Gegenstände ab', 'beliebig viele einfache und besondere Gegenstände ablegen')}. Entferne für jeden einfachen Gegenstand ${TOKENS_FOR_ITEM.common} und für jeden besonderen Gegenstand ${TOKENS_FOR_ITEM.unique} Marker von dieser Karte`,
  'kingsport.mistrust-lasts': statement(
    'für den Rest des Spiels können keine Gegenstände getauscht werden, und jeder Ermittler hat Fokus 0',
    'können für den Rest des Spiels keine Gegenstände getauscht werden, und jeder Ermittler hat Fokus 0',
  ),
  'kingsport.no-trade': 'es können keine Gegenstände getauscht werden',
  'kingsport.fall-asleep': imperative(
    'erlebe in der Phase „Begegnungen in Anderen Welten“ dieser Runde eine Begegnung in den Traumlanden',
    'in der Phase „Begegnungen in Anderen Welten“ dieser Runde eine Begegnung in den Traumlanden erleben',
  ),
};
