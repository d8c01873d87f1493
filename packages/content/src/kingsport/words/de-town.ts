/** What the town of Kingsport itself says in German. */
import type { BoxWords } from '@vigil/rules';
import { bid, happens } from '@vigil/rules/de';

export const TOWN_WORDS_DE: NonNullable<BoxWords['messages']> = {
  'house.trainStep': 'Eine Bahnfahrt',
  'house.trainStep.costsPoint': 'Kostet 1 $ und einen Bewegungspunkt',
  'house.trainStep.free': 'Kostet nur 1 $',
  'house.manyBoards': 'Mit mehreren Städten neben Arkham zählen weniger Ermittler',
  'house.manyBoards.fourUses': 'Für Grenzen, Erwachen und neue Tore',
  'house.manyBoards.allEffects': 'Für alles',
  'place-kind.neighbourhood': 'Viertel',
  'place-kind.neighbourhood.about': 'Kein eigenes Gebiet: Man hält sich nur an seinen Orten auf.',
  'kingsport.pawn': bid(
    'versetze 1 gewöhnlichen oder einzigartigen Gegenstand: für seinen Preis bei bestandener Probe auf Willen (−1), sonst für den halben (aufgerundet)',
    '1 gewöhnlichen oder einzigartigen Gegenstand versetzen: für seinen Preis bei bestandener Probe auf Willen (−1), sonst für den halben (aufgerundet)',
  ),
  'q.rift-marker': 'Um welchen Rissmarker kümmert sich {investigator}?',
  'q.rift-space': 'Wohin legt {investigator} einen Rissmarker?',
  'q.rift': 'Welchen Riss wählt {investigator}?',
  'o.rift-marker': '{place} (Rissleiste {n}, {half, select, 1 {erste} other {zweite}} Hälfte)',
  'o.rift-space': 'Rissleiste {n}, {half, select, 1 {erste} other {zweite}} Hälfte',
  'o.rift':
    'Rissleiste {n} ({open, select, yes {ihr Riss ist offen} other {{markers, plural, =0 {keine Marker} one {1 Marker} other {# Marker}}}})',
  'e.kingsport.progress': 'Ein Rissmarker kommt auf Rissleiste {n}: {place}.',
  'e.kingsport.progress-off': 'Ein Rissmarker verlässt Rissleiste {n}: {place}.',
  'e.kingsport.progress-down': 'Ein Rissmarker auf Rissleiste {n} wird umgedreht: {place}.',
  'e.kingsport.track-emptied': 'Alle Rissmarker verlassen Rissleiste {n}.',
  'e.kingsport.rift-opens': 'Ein Riss öffnet sich {placeAt}: der mit dem Zeichen „{symbol}“, von Leiste {n}.',
  'e.kingsport.rift-moves': 'Der Riss mit dem Zeichen „{symbol}“ bewegt sich {placeTo}.',
  'e.kingsport.rift-closes': 'Der Riss mit dem Zeichen „{symbol}“ schließt sich und kehrt auf Leiste {n} zurück.',
  'kingsport.markers-off': bid(
    'nimm 2 Rissmarker deiner Wahl von den Rissleisten (die eines offenen Risses werden umgedreht)',
    '2 Rissmarker deiner Wahl von den Rissleisten nehmen (die eines offenen Risses werden umgedreht)',
  ),
  'kingsport.markers-on': bid(
    'lege 2 zufällige Rissmarker auf freie Felder der Rissleisten deiner Wahl',
    '2 zufällige Rissmarker auf freie Felder der Rissleisten deiner Wahl legen',
  ),
  'kingsport.marker-away': bid(
    'wähle 1 Rissmarker auf den Rissleisten: Er kehrt in den Vorrat zurück oder wird, wenn sein Riss offen ist, umgedreht',
    '1 Rissmarker auf den Rissleisten wählen: Er kehrt in den Vorrat zurück oder wird, wenn sein Riss offen ist, umgedreht',
  ),
  'kingsport.empty-track': bid(
    'wähle 1 Riss: Alle seine Rissmarker kehren in den Vorrat zurück, und er ist sofort geschlossen',
    '1 Riss wählen: Alle seine Rissmarker kehren in den Vorrat zurück, und er ist sofort geschlossen',
  ),
  'kingsport.open-rift': bid(
    'wähle 1 geschlossenen Riss: Seine Leiste füllt sich sofort, und er öffnet sich',
    '1 geschlossenen Riss wählen: Seine Leiste füllt sich sofort, und er öffnet sich',
  ),
  'kingsport.open-all-rifts': happens(
    'alle Rissleisten füllen sich sofort, und alle Risse öffnen sich',
    'füllen sich alle Rissleisten sofort, und alle Risse öffnen sich',
  ),
};
