/** German themes, texts and questions of the location cards of The King in Yellow. */
import { imperative, statement } from '@vigil/rules/de';
import { LOWEST_SKILL, SHOPPING_VALUE } from '@vigil/rules/king-in-yellow/constants';
import { checkModifier } from '../../figures.js';

/** A row for each card: for each of its places in the order of the neighbourhood. */
type Rows = readonly (readonly string[])[];

const DECKS: Readonly<Record<string, { readonly at: readonly string[]; readonly cards: Rows }>> = {
  northside: {
    at: ['curiositie-shoppe', 'newspaper', 'train-station'],
    cards: [
      ['Fundsachen', 'Eine Spur zu dem Stück', 'Ein Relikt auf den Gleisen'],
      ['Den Preis raten', 'Verborgenes Zeitungspapier', 'Die Kulissen werden ausgeladen'],
      ['Eine tote Katze', 'Ein bezahltes Interview', 'Ein verstümmelter Gepäckträger'],
      ['Unbewachte Ware', 'Fotos von Monstern', 'Eine Kiste ohne Aufschrift'],
    ],
  },
  downtown: {
    at: ['arkham-asylum', 'bank-of-arkham', 'independence-square'],
    cards: [
      ['Helfer der Gesellschaft', 'Ein Anreiz für ein Konto', 'Zu Hilfe geeilt'],
      ['Sinn im Gestammel', 'Die Bank als Kirche', 'Requisiten'],
      ['Eine singende Stimme', 'Ein Wachmann in Krämpfen', 'Probe unter freiem Himmel'],
      ['Maltherapie', 'Die Lotterie der Spendenaktion', 'Ein gelbes Blatt'],
    ],
  },
  easttown: {
    at: ['hibbs-roadhouse', 'police-station', 'velmas-diner'],
    cards: [
      ['Verkauf aus dem Kofferraum', 'Ein schimpfender Demonstrant', 'Ein Erpresserbrief'],
      ['Ein Schuppen wird geräumt', 'Ein Gewalttäter', 'Eine unbezahlte Mahlzeit'],
      ['Ein zwielichtiges Geschäft', 'Der Kofferraum des Gefangenenwagens', 'Ein Festmahl für Helden'],
      ['Der Mann ohne Ohren', 'Ausbildung der Wachen', 'Gebäck mit Grabwürmern'],
    ],
  },
  'merchant-district': {
    at: ['river-docks', 'the-unnamable', 'unvisited-isle'],
    cards: [
      ['Ein Bücherwurm wird verspottet', 'Ein flüsterndes Haus', 'Eine kauernde Gestalt'],
      ['Das Gepäck der Hauptdarstellerin', 'Ein loderndes Kaminfeuer', 'Frauen im Gespräch'],
      ['Eine treibende Kiste', 'Zwei Sonnen', 'Haut voller Runen'],
      ['Ein wankender Haufen', 'Eine Waffe im Pentagramm', 'Ein Zeichen in den Wolken'],
    ],
  },
  rivertown: {
    at: ['black-cave', 'general-store', 'graveyard'],
    cards: [
      ['Ein Schmugglerversteck', 'Fremde Sterne', 'Ein geflügelter Leichendieb'],
      ['Runen in der Asche', 'Alte Requisiten', 'Ein knarrender Leichenwagen'],
      ['Leute in der Höhle', 'Die Ecke mit Gebrauchtem', 'Eine heimliche Theaterprobe'],
      ['Runen, von denen Silber tropft', 'Ein verängstigter Krämer', 'Ein leuchtender Grabstein'],
    ],
  },
  'miskatonic-university': {
    at: ['administration', 'library', 'science-building'],
    cards: [
      ['Günstige Studiengebühren', 'Ein altes Stück unter Büchern', 'Feuer im Labor'],
      ['Die Bitte um ein Stipendium', 'Leser ringsum', 'Die Übertragungsplattform'],
      ['Eine Vorlesung über Carcosa', 'Ein Band mit Aufsätzen', 'Der Unfall eines Misstrauischen'],
      ['Warnende Plakate', 'Eingeschlossen', 'Ein Kaninchen aus Marmor'],
    ],
  },
  'french-hill': {
    at: ['silver-twilight-lodge', 'inner-sanctum', 'the-witch-house'],
    cards: [
      ['Eine Prüfung des Geistes', 'Veränderte Sterne', 'Ungenutzte Gaben'],
      ['Lauschen', 'Eine geworfene Waffe', 'Das Modell eines Malers'],
      ['Die verlorene Tochter', 'Einkauf für ein Mitglied', 'Lärm im Schrank'],
      ['Glimmende Augen', 'Das Zeichen des Labyrinths', 'Ein Adressbuch'],
    ],
  },
  uptown: {
    at: ['st-marys-hospital', 'woods', 'ye-olde-magick-shoppe'],
    cards: [
      ['Schweigende Ärzte', 'Ein nachgestellter Kampf', 'Ein flüsternder Gang'],
      ['Im Sektionssaal', 'Verstreute Münzen', 'Eine Lektion im Überleben'],
      ['Die Sonderstation', 'Blut auf den Blumen', 'Eine Theke ohne Verkäufer'],
      ['Verstreute Akten', 'Eine verlassene Staffelei', 'Die falsche Lieferung'],
    ],
  },
  southside: {
    at: ['historical-society', 'mas-boarding-house', 'south-church'],
    cards: [
      ['Ein uraltes Fass', 'Stromausfall', 'Buntglas'],
      ['Ein Kurs am Theater', 'Ein brennendes Bett', 'Eine starke Seele'],
      ['Ausschnitte aus Paris', 'Arbeit im Hof', 'Ein Überfall auf einen Priester'],
      ['Eine Gesprächsrunde', 'Eine Nacht umsonst', 'Ein unheimlicher Organist'],
    ],
  },
};

export const LOCATION_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(DECKS).flatMap(([deck, { at, cards }]) =>
    cards.map((themes, i) => [
      `king-in-yellow-${deck}-${i + 1}`,
      Object.fromEntries(themes.map((theme, j) => [at[j], theme])),
    ]),
  ),
);

export const ENCOUNTER_WORDS: Readonly<Record<string, string>> = {
  'yellow.guess-price': `${imperative('rate den Preis der obersten Karte vom Stapel der einfachen Gegenstände und decke sie auf', 'den Preis der obersten Karte vom Stapel der einfachen Gegenstände raten und sie aufdecken')}. Liegst du richtig, behalte sie; sonst lege sie ab`,
  'yellow.dearest': imperative(
    'ziehe für jeden Erfolg 1 einfachen Gegenstand, lege alle ab und erhalte so viele Dollar, wie der teuerste davon kostet',
    'für jeden Erfolg 1 einfachen Gegenstand ziehen, alle ablegen und so viele Dollar erhalten, wie der teuerste davon kostet',
  ),
  'yellow.members-shopping': `${imperative('decke für jeden Erfolg 1 Karte vom Stapel der besonderen Gegenstände auf', 'für jeden Erfolg 1 Karte vom Stapel der besonderen Gegenstände aufdecken')}. Du darfst beliebig viele davon zu ihren Preisen kaufen und auch mit Hinweisen (je ${SHOPPING_VALUE.clue} $) und Zaubern (je ${SHOPPING_VALUE.spell} $) bezahlen. Lege die übrigen ab`,
  'yellow.read-found': statement(
    'ist zum Lesen dieses Buches eine Probe nötig, darfst du sie sofort machen, ohne Bewegungspunkte auszugeben',
    'darfst du die Probe zum Lesen dieses Buches (falls nötig) sofort machen, ohne Bewegungspunkte auszugeben',
  ),
  'yellow.lowest-skill': `${imperative(`mache eine Probe${checkModifier(LOWEST_SKILL.modifier)} mit deiner niedrigsten Fertigkeit`, `eine Probe${checkModifier(LOWEST_SKILL.modifier)} mit deiner niedrigsten Fertigkeit machen`)}. Bestanden: Ziehe 1 Fertigkeit`,
  'yellow.swap-willing': imperative(
    'tausche den Platz mit einem beliebigen anderen Ermittler, der zustimmt (die Entfernung ist egal)',
    'den Platz mit einem beliebigen anderen Ermittler tauschen, der zustimmt (die Entfernung ist egal)',
  ),
  'yellow.turn-over':
    'bist du verflucht, drehe die Karte um und werde gesegnet. Warst du stattdessen gesegnet, drehe sie um und werde verflucht',
  'q.lowest-skill': 'Fertigkeit für die Probe wählen',
  'q.pay-part': 'Bezahlung wählen · noch {n} $',
  'q.swap-places': 'Mit {other} den Platz tauschen?',
  'answer.swap-places.yes': 'Platz tauschen',
  'answer.swap-places.no': 'Bleiben',
  'o.skill': '{skill}',
  'o.pay-money': '{n} $ zahlen',
  'o.pay-clue': `1 Hinweis ausgeben (${SHOPPING_VALUE.clue} $ wert)`,
  'o.pay-spell': `„{card}“ ablegen (${SHOPPING_VALUE.spell} $ wert)`,
};
