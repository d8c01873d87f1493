/** The items of The King in Yellow in German. */
import { imperative } from '@vigil/rules/de';
import { MAX_BOMB_CLUES } from '@vigil/rules/king-in-yellow/constants';

export const ITEM_NAMES: Readonly<Record<string, string>> = {
  'card/athame': 'Athame',
  'card/directors-diary': 'Tagebuch des Regisseurs',
  'card/ley-line-map': 'Karte der Leylinien',
  'card/press-pass': 'Presseausweis',
  'card/safety-deposit-key': 'Schließfachschlüssel',
  'card/sedanette': 'Sedanette',
  'card/time-bomb': 'Zeitbombe',
  'card/understudys-script': 'Textbuch der Zweitbesetzung',
  'card/book-of-the-believer': 'Buch des Gläubigen',
  'card/camillas-ruby': 'Camillas Rubin',
  'card/carcosan-page': 'Seite aus Carcosa',
  'card/cryptozoology-collection': 'Kryptozoologische Sammlung',
  'card/cursed-sphere': 'Verfluchte Kugel',
  'card/elder-sign-pendant': 'Anhänger mit Älterem Zeichen',
  'card/gladius-of-carcosa': 'Gladius von Carcosa',
  'card/illuminated-manuscript': 'Buchmalerei',
  'card/map-of-the-mind': 'Karte des Geistes',
  'card/masquerade-of-night': 'Maskerade der Nacht',
  'card/petrifying-solution': 'Versteinernde Lösung',
  'card/puzzle-box': 'Rätselkästchen',
  'card/seeker-of-the-yellow-sign': 'Sucher des Gelben Zeichens',
  'card/shrine-to-an-elder-god': 'Schrein eines Älteren Gottes',
  'card/throne-of-carcosa': 'Thron von Carcosa',
  'card/warding-of-the-yellow-sign': 'Bannung des Gelben Zeichens',
  'card/talk-of-the-ancients': 'Gespräch über die Großen Alten',
  'card/mark-of-the-faithful': 'Mal der Getreuen',
};

/** Names of items that lie on the board. */
export const LAID_NAMES: Readonly<Record<string, string>> = {
  'mythos/ticking-bomb': 'Zeitbombe',
  'mythos/elder-shrine': 'Schrein eines Älteren Gottes',
  'mythos/carcosan-throne': 'Thron von Carcosa',
  'mythos/yellow-warding': 'Bannung des Gelben Zeichens',
};

/** German texts and questions of the items. */
export const ITEM_WORDS: Readonly<Record<string, string>> = {
  'kind.laid': 'Auf dem Spielplan',
  'king.steady-terror':
    'immer wenn der Terrorlevel steigen soll, darfst du diese Karte ablegen: Er steigt um 1 weniger',
  'king.quell-surge':
    'wenn es an einem Tor zu einer Monsterwelle kommen soll, darfst du diese Karte ablegen: Sie bleibt aus, und nur so viele Monster kommen dorthin wie zu einem neuen Tor',
  'king.map-of-the-mind':
    'wenn du in einer Anderen Welt aufgehalten würdest oder in Zeit und Raum verschollen wärst, darfst du diese Karte ablegen: Dann geschieht es nicht; bist du dort wahnsinnig oder bewusstlos geworden, kommst du in Arkham zu dir wie sonst auch',
  'king.send-item': imperative(
    'gib einem anderen Ermittler 1 Gegenstand oder erhalte 1 von ihm, wenn er will, wo immer ihr beide seid',
    'einem anderen Ermittler 1 Gegenstand geben oder 1 von ihm erhalten, wenn er will, wo immer ihr beide seid',
  ),
  'king.lay-bomb': imperative(
    `lege diese Karte mit bis zu ${MAX_BOMB_CLUES} Hinweisen aus dem Vorrat in dein Gebiet; im ersten Unterhalt jeder Runde verschwindet 1 Hinweis, und wenn keiner mehr da ist, kommen die Monster des Gebiets in den Monsterbecher zurück, und alle dort verlieren ihre ganze Ausdauer`,
    `diese Karte mit bis zu ${MAX_BOMB_CLUES} Hinweisen aus dem Vorrat in dein Gebiet legen; im ersten Unterhalt jeder Runde verschwindet 1 Hinweis, und wenn keiner mehr da ist, kommen die Monster des Gebiets in den Monsterbecher zurück, und alle dort verlieren ihre ganze Ausdauer`,
  ),
  'king.lay-shrine': imperative(
    'lege sie in eine Straße von Arkham deiner Wahl; wer dort eine Bewegung beendet, darf bis zu seinem Fokus an Ausdauer zahlen und erhält ebenso viel geistige Gesundheit',
    'sie in eine Straße von Arkham deiner Wahl legen; wer dort eine Bewegung beendet, darf bis zu seinem Fokus an Ausdauer zahlen und erhält ebenso viel geistige Gesundheit',
  ),
  'king.lay-throne': imperative(
    'lege sie in eine Straße von Arkham deiner Wahl; wer dort eine Bewegung beendet, darf bis zu seinem Fokus an geistiger Gesundheit zahlen und erhält ebenso viel Ausdauer',
    'sie in eine Straße von Arkham deiner Wahl legen; wer dort eine Bewegung beendet, darf bis zu seinem Fokus an geistiger Gesundheit zahlen und erhält ebenso viel Ausdauer',
  ),
  'king.lay-warding': imperative(
    'lege sie an einen Ort von Arkham deiner Wahl; durch ein Tor dort kommen keine Monster, und Monstern aus Begegnungen dort kann man ohne Wurf entkommen',
    'sie an einen Ort von Arkham deiner Wahl legen; durch ein Tor dort kommen keine Monster, und Monstern aus Begegnungen dort kann man ohne Wurf entkommen',
  ),
  'king.ticking-bomb':
    'im ersten Unterhalt jeder Runde verschwindet 1 Hinweis; wenn keiner mehr da ist, kommen die Monster hier in den Monsterbecher zurück, alle hier verlieren ihre ganze Ausdauer, und diese Karte wird abgelegt',
  'king.warding': 'durch ein Tor hier kommen keine Monster',
  'q.lay-card': 'Ort für diese Karte wählen',
  'q.steady-terror': 'Der Terror steigt gleich um {n} · Diese Karte ablegen, damit er um 1 weniger steigt?',
  'answer.steady-terror.yes': 'Karte ablegen',
  'answer.steady-terror.no': 'Karte behalten',
  'q.quell-surge': '{PlaceAt} droht eine Monsterwelle · Diese Karte ablegen, um sie zu verhindern?',
  'answer.quell-surge.yes': 'Karte ablegen',
  'answer.quell-surge.no': 'Karte behalten',
  'q.not-delayed': 'Gleich aufgehalten · Diese Karte ablegen, um es zu verhindern?',
  'answer.not-delayed.yes': 'Karte ablegen',
  'answer.not-delayed.no': 'Karte behalten',
  'q.not-lost': 'Gleich in Zeit und Raum verloren · Diese Karte ablegen, um es zu verhindern?',
  'answer.not-lost.yes': 'Karte ablegen',
  'answer.not-lost.no': 'Karte behalten',
  'q.send-item': 'Gegenstand wählen, den du {other} gibst oder verlangst',
  'q.gets-item': '„{card}“ von {other} annehmen?',
  'q.gives-item': '{other} „{card}“ geben?',
  'answer.gives-item.yes': '„{card}“ geben',
  'answer.gives-item.no': 'Nicht hergeben',
};
