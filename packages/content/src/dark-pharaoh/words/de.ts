/** Curse of the Dark Pharaoh in German. */
import type { BoxWords } from '@vigil/rules';
import { bid, happens } from '@vigil/rules/de';
import { HERALD_WORDS_DE } from '../../heralds.js';
import { BARRED_NAMES, BENEFIT_NAMES, DETRIMENT_NAMES, GUISE_NAMES, POSSESSION_NAMES } from './de-possessions.js';

/** What special cards are called in „du erhältst die Karte …“. */
const status = (names: Readonly<Record<string, string>>, say: (name: string) => string) =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`status.${id}`, say(name)]));

const maskText = (whose: string): string =>
  bid(
    `lege so viele Marker hierauf, wie du geistige Gesundheit hast, und wähle ${whose}, falls niemand sie spielt: Solange Marker darauf liegen, hast du auch deren Fähigkeit`,
    `so viele Marker hierauf legen, wie du geistige Gesundheit hast, und ${whose} wählen, falls niemand sie spielt: Solange Marker darauf liegen, hast du auch deren Fähigkeit`,
  );

export const GERMAN: BoxWords = {
  names: {
    ...POSSESSION_NAMES,
    'mythos/police-patrol': 'Polizeistreife',
    'mythos/pentagram-on-the-ground': 'Blutpentagramm',
    'mythos/herald-of-the-dark-pharaoh': 'Der Dunkle Pharao',
  },
  forms: {},
  themes: {},
  messages: {
    ...HERALD_WORDS_DE,
    ...status(GUISE_NAMES, (name) => `„${name}“`),
    'kind.patrol': 'Streife',
    'kind.pentagram': 'Pentagramm',
    'pharaoh.herald-unique':
      'wer einen besonderen Gegenstand erhält, auch als Ausrüstung zu Beginn, verliert 1 geistige Gesundheit (ein Tausch zählt nicht)',
    'pharaoh.herald-exhibit':
      'wer ein Ausstellungsstück erhält, wirft einen Würfel und wird verflucht, wenn es kein Erfolg ist',
    'pharaoh.herald-cursed':
      'wer verflucht ist, verliert zu Beginn des eigenen Unterhalts 1 Ausdauer, noch vor einem Wurf gegen den Fluch',
    'pharaoh.herald-monster': 'das Monster „Der Dunkle Pharao“ ist im Monsterbecher, wer auch der Große Alte ist',
    'pharaoh.herald-battle':
      'wenn Nyarlathotep erwacht, verringert jedes Maskenmonster auf dem Spielplan seinen Kampfwert um 1 und legt 1 Verdammnismarker auf seine Leiste',
    'pharaoh.gift': 'solange die Maske getragen wird, hast du auch die Fähigkeit dieses Ermittlers',
    'pharaoh.pentagram':
      'nur Monster mit mehr Zähigkeit, als hier Marker liegen, kommen in diese Straße; jede Runde geht 1 Marker, mit dem letzten das Pentagramm',
    'pharaoh.book-of-anubis':
      'immer wenn ein anderer Ermittler wahnsinnig, bewusstlos oder verschlungen wird, erhalte 1 Ausdauer, 1 geistige Gesundheit und die Hinweise, die er verliert',
    'pharaoh.ring-chime': bid(
      'nimm 1 oder mehr Marker von dieser Karte: für jeden +2 auf deine Horror- und Gefechtsproben bis zum Ende der Phase (ohne Marker lege sie ab)',
      '1 oder mehr Marker von dieser Karte nehmen: für jeden +2 auf deine Horror- und Gefechtsproben bis zum Ende der Phase (ohne Marker lege sie ab)',
    ),
    'pharaoh.open-eye': bid(
      'gib bis zu 5 geistige Gesundheit und Ausdauer in beliebiger Mischung aus: für jede +1 auf alle deine Fertigkeitsproben bis zum Ende der Runde',
      'bis zu 5 geistige Gesundheit und Ausdauer in beliebiger Mischung ausgeben: für jede +1 auf alle deine Fertigkeitsproben bis zum Ende der Runde',
    ),
    'pharaoh.weigh': bid(
      'wähle ein Dimensionssymbol: In dieser Runde hast du +3 auf Proben gegen Monster mit ihm und −1 gegen alle anderen',
      'ein Dimensionssymbol wählen: In dieser Runde hast du +3 auf Proben gegen Monster mit ihm und −1 gegen alle anderen',
    ),
    'pharaoh.read-parchment': happens(
      'schließt diese Probe das Tor, wird es auch versiegelt, und 1 Verdammnismarker verlässt die Verdammnisleiste',
      'wird das Tor, wenn diese Probe es schließt, auch versiegelt, und 1 Verdammnismarker verlässt die Verdammnisleiste',
    ),
    'pharaoh.draw-pentagram': bid(
      'gib 1 oder mehr Ausdauer aus: In deiner Straße liegt ein Pentagramm mit ebenso vielen Markern, und nur Monster mit mehr Zähigkeit kommen dorthin; jede Runde geht 1 Marker',
      '1 oder mehr Ausdauer ausgeben: In deiner Straße liegt ein Pentagramm mit ebenso vielen Markern, und nur Monster mit mehr Zähigkeit kommen dorthin; jede Runde geht 1 Marker',
    ),
    'pharaoh.through-glass': bid(
      'nutze, was ein Ort in Arkham ohne Tor statt einer Begegnung bietet, als wärst du dort; danach hast du deine Begegnung wie gewöhnlich',
      'nutzen, was ein Ort in Arkham ohne Tor statt einer Begegnung bietet, als wärst du dort; danach hast du deine Begegnung wie gewöhnlich',
    ),
    'pharaoh.skip-encounter': bid(
      'überspringe die Begegnung (in der Phase der Begegnungen in Arkham)',
      'die Begegnung überspringen (in der Phase der Begegnungen in Arkham)',
    ),
    'pharaoh.travel': bid('betritt ein offenes Tor in Arkham', 'ein offenes Tor in Arkham betreten'),
    'pharaoh.deny': happens(
      'bis zum Ende der Runde gilt nichts von dem, was der Große Alte Monstern gibt',
      'gilt bis zum Ende der Runde nichts von dem, was der Große Alte Monstern gibt',
    ),
    'pharaoh.locusts': happens(
      'alle Ermittler in deinem Viertel, auch du, verlieren 1 Ausdauer, und seine Monster haben bis zum Ende der Runde 1 Zähigkeit weniger (ohne Zähigkeit kommen sie in den Monsterbecher)',
      'verlieren alle Ermittler in deinem Viertel, auch du, 1 Ausdauer, und seine Monster haben bis zum Ende der Runde 1 Zähigkeit weniger (ohne Zähigkeit kommen sie in den Monsterbecher)',
    ),
    'pharaoh.foresee': bid(
      'verschiebe 1 deiner Fertigkeitsregler um bis zu 2 Stufen',
      '1 deiner Fertigkeitsregler um bis zu 2 Stufen verschieben',
    ),
    'pharaoh.reveal': '+3 auf deine Wissensproben außer Zauberproben bis zum Ende der Phase',
    'pharaoh.mask-of-the-black-pharaoh': maskText('Kate Winthrop, Darrell Simmons oder Gloria Goldberg'),
    'pharaoh.mask-of-the-messenger': maskText('Dexter Drake, Bob Jenkins oder Monterey Jack'),
    'pharaoh.mask-of-the-three-fates': maskText('Schwester Mary, Mandy Thompson oder Carolyn Fern'),
    'pharaoh.mask-of-vice': maskText('Michael McGlen, „Ashcan“ Pete oder Jenny Barnes'),
    'pharaoh.mask-of-wisdom': maskText('Harvey Walters, Amanda Sharpe oder Joe Diamond'),
    'q.whose-gift': 'Wessen Fähigkeit leiht sich {investigator}?',
    'q.glass': 'Was nutzt {investigator} durch das Glas?',
    'q.scales': 'Gegen welche Dimension ist {investigator} in dieser Runde stärker?',
    'q.through-which-gate': 'Durch welches Tor reist {investigator}?',
    'o.gift': '{investigator}',
    'o.dimension': '{symbol}',
    ...status(BENEFIT_NAMES, (name) => `„${name}“ (Segnung)`),
    ...status(DETRIMENT_NAMES, (name) => `„${name}“ (Bürde)`),
    ...status(BARRED_NAMES, (name) => `„${name}“`),
    'deck.exhibit': 'Ausstellungsstücke',
    'card.exhibit': '{n, plural, one {Ausstellungsstück} other {Ausstellungsstücke}}',
    'q.anoint': 'Lässt {investigator} {other} den Wurf gegen den Fluch wiederholen?',
    'q.harrier': 'Welches Monster kommt zu {investigator}?',
    'q.give-up-spell': 'Welchen Zauber gibt {investigator} für Hinweise auf?',
    'q.lend-skill': 'Welche Fertigkeit verleiht {investigator} für diese Runde?',
    'pharaoh.end-delay': happens(
      '1 anderer aufgehaltener Ermittler in Arkham ist nicht mehr aufgehalten',
      'ist 1 anderer aufgehaltener Ermittler in Arkham nicht mehr aufgehalten',
    ),
    'pharaoh.lend-skill': happens(
      '1 Ermittler leiht einem anderen für diese Runde 1 Fertigkeit, wo immer die beiden sind',
      'leiht 1 Ermittler einem anderen für diese Runde 1 Fertigkeit, wo immer die beiden sind',
    ),
    'pharaoh.spell-for-clues': happens(
      '1 anderer Ermittler darf 1 Zauber ablegen und erhält dafür 1 Hinweis und so viele mehr, wie er geistige Gesundheit kostet',
      'darf 1 anderer Ermittler 1 Zauber ablegen und erhält dafür 1 Hinweis und so viele mehr, wie er geistige Gesundheit kostet',
    ),
    'pharaoh.harry': happens(
      '1 Monster deiner Wahl in Arkham oder am Himmel kommt zu dir',
      'kommt 1 Monster deiner Wahl in Arkham oder am Himmel zu dir',
    ),
    'pharaoh.slow': bid(
      'stelle deinen Regler für Geschwindigkeit auf deine niedrigste Geschwindigkeit',
      'deinen Regler für Geschwindigkeit auf deine niedrigste Geschwindigkeit stellen',
    ),
    'q.whose-card': 'Von wem nimmt {investigator} „{card}“?',
  },
};
