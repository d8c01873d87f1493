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
    'wenn die Terrorstufe steigen würde, darfst du diese Karte ablegen, damit sie um 1 weniger steigt',
  'king.quell-surge':
    'wenn es zu einer Monsterwelle käme, darfst du diese Karte ablegen, um sie zu verhindern. Es erscheinen dort nur so viele Monster wie bei einem neuen Tor',
  'king.map-of-the-mind':
    'wenn du in einer Anderen Welt aufgehalten würdest oder in Zeit und Raum verloren gingest, darfst du diese Karte ablegen, um es zu verhindern. Bist du dort wahnsinnig oder bewusstlos geworden, erwachst du wie üblich in Arkham',
  'king.send-item': imperative(
    'gib einem anderen Ermittler 1 Gegenstand oder erhalte 1 von ihm, wenn er zustimmt (die Entfernung ist egal)',
    'einem anderen Ermittler 1 Gegenstand geben oder 1 von ihm erhalten, wenn er zustimmt (die Entfernung ist egal)',
  ),
  'king.lay-bomb': `${imperative(`lege diese Karte mit bis zu ${MAX_BOMB_CLUES} Hinweisen aus dem Vorrat in dein Gebiet`, `diese Karte mit bis zu ${MAX_BOMB_CLUES} Hinweisen aus dem Vorrat in dein Gebiet legen`)}. Entferne zu Beginn jeder Unterhaltsphase 1 Hinweis von der Karte. Ist keiner zum Entfernen da, kommen die Monster des Gebiets in den Monsterbecher, alle Ermittler dort verlieren ihre ganze Ausdauer, und die Karte wird abgelegt`,
  'king.lay-shrine': `${imperative('lege sie auf eine Straße deiner Wahl in Arkham', 'sie auf eine Straße deiner Wahl in Arkham legen')}. Jeder Ermittler, der dort seine Bewegung beendet, darf Ausdauer bis zur Höhe seines Fokus zahlen und erhält ebenso viel geistige Gesundheit`,
  'king.lay-throne': `${imperative('lege sie auf eine Straße deiner Wahl in Arkham', 'sie auf eine Straße deiner Wahl in Arkham legen')}. Jeder Ermittler, der dort seine Bewegung beendet, darf geistige Gesundheit bis zur Höhe seines Fokus zahlen und erhält ebenso viel Ausdauer`,
  'king.lay-warding': `${imperative('lege sie an einen Ort deiner Wahl in Arkham', 'sie an einen Ort deiner Wahl in Arkham legen')}. Durch ein Tor dort kommen keine Monster, und jeder Ermittler kann Monstern aus Begegnungen dort ohne Wurf ausweichen`,
  'king.ticking-bomb':
    'entferne zu Beginn jeder Unterhaltsphase 1 Hinweis von dieser Karte. Ist keiner zum Entfernen da, kommen die Monster hier in den Monsterbecher, alle Ermittler hier verlieren ihre ganze Ausdauer, und diese Karte wird abgelegt',
  'king.warding': 'durch ein Tor hier kommen keine Monster',
  'q.lay-card': 'Wählen, wohin du diese Karte legst',
  'q.steady-terror': 'Die Terrorstufe steigt gleich um {n} · Diese Karte ablegen, damit sie um 1 weniger steigt?',
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
  'answer.gives-item.no': '„{card}“ behalten',
};
