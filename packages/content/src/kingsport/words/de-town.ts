/** German texts of the town of Kingsport. */
import type { BoxWords } from '@vigil/rules';
import { clauseForms, imperative, statement } from '@vigil/rules/de';
import { HEIRESS_DOOM, MARKERS, PAWN_CHECK, TOKENS_FOR_ITEM } from '@vigil/rules/kingsport/constants';

export const TOWN_WORDS_DE: NonNullable<BoxWords['messages']> = {
  'house.trainStep': 'Eine Bahnfahrt',
  'house.trainStep.costsPoint': 'Kostet 1 $ und einen Bewegungspunkt',
  'house.trainStep.free': 'Kostet nur 1 $',
  'house.manyBoards': 'Mit mehreren Städten neben Arkham zählen weniger Ermittler',
  'house.manyBoards.fourUses': 'Für Grenzen, Erwachen und neue Tore',
  'house.manyBoards.allEffects': 'Für alles',
  'place-kind.neighbourhood': 'Viertel',
  'place-kind.neighbourhood.about': 'Kein eigenes Gebiet: Man hält sich nur an seinen Orten auf.',
  'kingsport.pawn': imperative(
    `versetze 1 gewöhnlichen oder einzigartigen Gegenstand: für seinen Preis bei bestandener Probe auf Willen (−${-PAWN_CHECK.modifier}), sonst für den halben (aufgerundet)`,
    `1 gewöhnlichen oder einzigartigen Gegenstand versetzen: für seinen Preis bei bestandener Probe auf Willen (−${-PAWN_CHECK.modifier}), sonst für den halben (aufgerundet)`,
  ),
  'q.rift-marker': 'Rissmarker wählen',
  'q.rift-space': 'Feld für einen Rissmarker wählen',
  'q.rift': 'Riss wählen',
  'o.rift-marker': '{place} (Rissleiste {n}, {half, select, 1 {erste} other {zweite}} Hälfte)',
  'o.rift-space': 'Rissleiste {n}, {half, select, 1 {erste} other {zweite}} Hälfte',
  'o.rift':
    'Rissleiste {n} ({open, select, yes {offen} other {{markers, plural, =0 {keine Marker} one {# Marker} other {# Marker}}}})',
  'kingsport.trains': 'Züge',
  'kingsport.stop': 'Hier halten Züge: Jede Stadt ist {money} und 1 Bewegungspunkt entfernt.',
  'kingsport.by-water': 'Am Wasser: Was schwimmt, kommt von jedem anderen Gebiet am Wasser geradewegs hierher.',
  'kingsport.marker-here': 'Ein Rissmarker von Leiste {n} zeigt diesen Ort: Eine Begegnung hier wirkt auf ihn.',
  'kingsport.track': 'Rissleiste {n}',
  'kingsport.track.open':
    'offen {placeAt}: {symbol}, {colour, select, white {weiß} other {schwarz}}; {n, plural, =0 {kein Marker} one {1 Marker} other {# Marker}} zu besuchen: {markers}',
  'kingsport.tracks.ours': 'Rissleisten',
  'kingsport.tracks.ours.text': 'zum Teil Vigils eigen: Paare von Mustern, Risse, Orte der Marker',
  'kingsport.track.known': '({symbol})',
  'kingsport.track.half': 'weiß {white}, schwarz {black}: {n, plural, =0 {kein Marker} other {{markers}}}',
  'e.kingsport.asleep': '{investigator} schläft ein und wird träumen.',
  'e.kingsport.progress': 'Rissleiste {n} erhält einen Rissmarker ({place}).',
  'e.kingsport.progress-off': 'Rissleiste {n} verliert einen Rissmarker ({place}).',
  'e.kingsport.progress-down': 'Ein Rissmarker auf Rissleiste {n} wird verdeckt ({place}).',
  'e.kingsport.track-emptied': 'Rissleiste {n} verliert alle Rissmarker.',
  'e.kingsport.rift-opens': 'Der Riss „{symbol}“ öffnet sich {placeAt} (Rissleiste {n}).',
  'e.kingsport.rift-moves': 'Der Riss „{symbol}“ wandert {placeTo}.',
  'e.kingsport.rift-closes': 'Der Riss „{symbol}“ schließt sich und kehrt auf Rissleiste {n} zurück.',
  'kingsport.markers-off': imperative(
    `nimm ${MARKERS.off} Rissmarker deiner Wahl von den Rissleisten (die eines offenen Risses werden umgedreht)`,
    `${MARKERS.off} Rissmarker deiner Wahl von den Rissleisten nehmen (die eines offenen Risses werden umgedreht)`,
  ),
  'kingsport.markers-on': imperative(
    `lege ${MARKERS.on} zufällige Rissmarker auf freie Felder der Rissleisten deiner Wahl`,
    `${MARKERS.on} zufällige Rissmarker auf freie Felder der Rissleisten deiner Wahl legen`,
  ),
  'kingsport.marker-away': imperative(
    'wähle 1 Rissmarker auf den Rissleisten: Er kehrt in den Vorrat zurück oder wird, wenn sein Riss offen ist, umgedreht',
    '1 Rissmarker auf den Rissleisten wählen: Er kehrt in den Vorrat zurück oder wird, wenn sein Riss offen ist, umgedreht',
  ),
  'kingsport.empty-track': imperative(
    'wähle 1 Riss: Alle seine Rissmarker kehren in den Vorrat zurück, und er ist sofort geschlossen',
    '1 Riss wählen: Alle seine Rissmarker kehren in den Vorrat zurück, und er ist sofort geschlossen',
  ),
  'kingsport.open-rift': imperative(
    'wähle 1 geschlossenen Riss: Seine Leiste füllt sich sofort, und er öffnet sich am Torort dieser Karte',
    '1 geschlossenen Riss wählen: Seine Leiste füllt sich sofort, und er öffnet sich am Torort dieser Karte',
  ),
  'kingsport.open-all-rifts': statement(
    'alle Rissleisten füllen sich sofort, und alle Risse öffnen sich',
    'füllen sich alle Rissleisten sofort, und alle Risse öffnen sich',
  ),
  'q.token-price': 'Wählen, was du abgibst · noch {n} Marker auf dem Gerücht',
  'answer.token-price.done': 'Nichts mehr abgeben',
  'kingsport.surge': statement(
    'der Startspieler wählt ein offenes Tor: Dort gibt es eine Monsterwelle',
    'wählt der Startspieler ein offenes Tor: Dort gibt es eine Monsterwelle',
  ),
  'kingsport.heiress': statement(
    `hat ein Ermittler die Verbündete Asenath Waite, so kehrt sie in die Schachtel zurück, und ${HEIRESS_DOOM} Verdammnismarker wird auf die Verdammnisleiste gelegt`,
    `kehrt die Verbündete Asenath Waite, wenn ein Ermittler sie hat, in die Schachtel zurück, und ${HEIRESS_DOOM} Verdammnismarker wird auf die Verdammnisleiste gelegt`,
  ),
  'kingsport.lose-dearest': imperative('lege deinen teuersten Gegenstand ab', 'deinen teuersten Gegenstand ablegen'),
  'kingsport.set-sliders': clauseForms(
    'stelle alle deine Fertigkeitsregler nach Belieben neu ein',
    'stellt alle Fertigkeitsregler nach Belieben neu ein',
    'alle deine Fertigkeitsregler nach Belieben neu einstellen',
  ),
  'kingsport.clues-gone': statement('alle Hinweise verlassen den Spielplan', 'verlassen alle Hinweise den Spielplan'),
  'kingsport.pay-trophies': imperative(
    'gib beliebig viele Monstertrophäen aus: Nimm für jeden Punkt ihrer Zähigkeit 1 Marker von dieser Karte',
    'beliebig viele Monstertrophäen ausgeben: Nimm für jeden Punkt ihrer Zähigkeit 1 Marker von dieser Karte',
  ),
  'kingsport.pay-items': imperative(
    `lege beliebig viele Gegenstände ab: Nimm für jeden gewöhnlichen 1 und für jeden einzigartigen ${TOKENS_FOR_ITEM.unique} Marker von dieser Karte`,
    `beliebig viele Gegenstände ablegen: Nimm für jeden gewöhnlichen 1 und für jeden einzigartigen ${TOKENS_FOR_ITEM.unique} Marker von dieser Karte`,
  ),
  'kingsport.mistrust-lasts': statement(
    'für den Rest des Spiels werden keine Gegenstände getauscht, und alle Ermittler haben Fokus 0',
    'werden für den Rest des Spiels keine Gegenstände getauscht, und alle Ermittler haben Fokus 0',
  ),
  'kingsport.no-trade': 'es werden keine Gegenstände getauscht',
  'kingsport.fall-asleep': statement(
    'in der Phase der Andere-Welten-Begegnungen dieser Runde hast du eine Begegnung in den Traumlanden',
    'hast du in der Phase der Andere-Welten-Begegnungen dieser Runde eine Begegnung in den Traumlanden',
  ),
};
