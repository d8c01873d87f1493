/** Curse of the Dark Pharaoh in German. */
import type { BoxWords } from '@vigil/rules';
import {
  ANUBIS_REWARD,
  CHIME_BONUS,
  CORPSE_EXHIBITS_KEPT,
  EYE_POINTS,
  FORESIGHT_STOPS,
  HERALD_LOSS,
  LOAN_DUE,
  LOCUSTS,
  MASK_IN_BATTLE,
  MONSTERS_COMING,
  PARCHMENT_DOOM,
  RELIC_TERROR,
  SCALES,
  SCRIPT_BONUS,
  SPELL_CLUES,
} from '@vigil/rules/dark-pharaoh/constants';
import { imperative, statement } from '@vigil/rules/de';
import { HERALD_WORDS_DE } from '../../heralds.js';
import {
  BARRED_NAMES,
  BENEFIT_NAMES,
  DETRIMENT_NAMES,
  GUISE_NAMES,
  POSSESSION_NAMES,
} from '../../pharaoh/de-possession-names.js';
import { GATE_THEMES } from '../../pharaoh/gate-themes.js';
import { LOCATION_CARDS } from '../../pharaoh/index.js';
import { locationThemes } from '../../pharaoh/location-themes.js';
import { ENCOUNTER_WORDS_DE } from './de-encounters.js';
import { WORLD_WORDS_DE } from './de-worlds.js';

/** German names of special cards, as used in „du erhältst die Karte …“. */
const status = (names: Readonly<Record<string, string>>, say: (name: string) => string, form = '') =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`status.${id}${form}`, say(name)]));

const MYTHOS_NAMES = {
  'mythos/a-dark-wind-covers-arkham': 'Ein dunkler Wind liegt über Arkham',
  'mythos/bank-foreclosure': 'Bank fordert Kredite zurück',
  'mythos/church-boycotts-exhibit': 'Kirche boykottiert Ausstellung',
  'mythos/corpses-preserved': 'Leichen gut erhalten',
  'mythos/escape-from-arkham-asylum': 'Ausbruch aus dem Sanatorium von Arkham!',
  'mythos/river-breaches-the-levees': 'Fluss durchbricht die Dämme',
  'mythos/king-of-cards-cancels-show': 'König der Karten sagt Vorstellung ab',
  'mythos/murder-in-the-museum': 'Mord im Museum',
  'mythos/murderer-at-large-victims-brains-missing': 'Mörder auf freiem Fuß; Gehirne der Opfer fehlen',
  'mythos/museum-artifacts-stolen': 'Ausstellungsstücke gestohlen',
  'mythos/museum-haunted': 'Spuk im Museum',
  'mythos/plague-of-insects': 'Insektenplage',
  'mythos/strange-ornithological-sightings': 'Seltsame Vögel gesichtet',
  'mythos/students-protest-museum-exhibit': 'Studenten protestieren gegen Ausstellung',
};

const maskText = (whose: string): string =>
  imperative(
    `lege so viele Marker hierauf, wie du geistige Gesundheit hast, und wähle ${whose}, falls niemand sie spielt: Solange Marker darauf liegen, hast du auch deren Fähigkeit`,
    `so viele Marker hierauf legen, wie du geistige Gesundheit hast, und ${whose} wählen, falls niemand sie spielt: Solange Marker darauf liegen, hast du auch deren Fähigkeit`,
  );

export const GERMAN: BoxWords = {
  names: {
    ...POSSESSION_NAMES,
    ...MYTHOS_NAMES,
    'mythos/police-patrol': 'Polizeistreife',
    'mythos/a-sandstorm': 'Ein Sandsturm!?',
    'mythos/clothing-drive': 'Kleidersammlung',
    'mythos/cursed-relics': 'Verfluchte Reliquien',
    'mythos/return-to-the-old-ways': 'Rückkehr zu den alten Wegen',
    'monster/robed-mummy': 'Gewandete Mumie',
    'mythos/the-ancient-one-denied': 'Der Große Alte ist verleugnet',
    'mythos/washed-up-exhibit': 'Ausstellungsstück in der Flut',
    'mythos/pentagram-on-the-ground': 'Blutpentagramm',
    'mythos/herald-of-the-dark-pharaoh': 'Der Dunkle Pharao',
    'printed/Avatar of Nyarlathotep': 'Avatar Nyarlathoteps',
  },
  forms: {},
  themes: { ...locationThemes(LOCATION_CARDS.map(({ id }) => id)), ...GATE_THEMES },
  messages: {
    ...HERALD_WORDS_DE,
    ...ENCOUNTER_WORDS_DE,
    ...WORLD_WORDS_DE,
    ...status(GUISE_NAMES, (name) => `„${name}“`),
    'pharaoh.exhibition': 'Die Ausstellung',
    'pharaoh.exhibits-left': '{n, plural, one {# Ausstellungsstück} other {# Ausstellungsstücke}} im Stapel',
    'pharaoh.barred': 'Verschlossen',
    'pharaoh.barred-there': '{place}: {people}',
    'pharaoh.barred-from': 'ausgesperrt: {places}',
    'pharaoh.benefits': 'Segnungen',
    'pharaoh.detriments': 'Bürden',
    'pharaoh.held-by': '{card}: {people}',
    'pharaoh.mythos-deck': 'Nächste Mythoskarte',
    'pharaoh.mythos-deck.own': 'vom Stapel der Ausstellung',
    'pharaoh.mythos-deck.base': 'vom anderen Stapel',
    'kind.patrol': 'Streife',
    'kind.denial': 'Verleugnung',
    'kind.pentagram': 'Pentagramm',
    'kind.washed-up': 'Fund',
    'pharaoh.washed-up':
      'wer als Erster eine Bewegung bei einem der beiden beendet, darf seinen Zug beenden und es nehmen; das andere wird dann abgelegt',
    'pharaoh.salvage': statement(
      'liegt das Ausstellungsstück aus der Flut noch in deiner Straße, darfst du deinen Zug beenden und es nehmen; das andere wird dann abgelegt',
      'darfst du, wenn das Ausstellungsstück aus der Flut noch in deiner Straße liegt, deinen Zug beenden und es nehmen; das andere wird dann abgelegt',
    ),
    'pharaoh.escape': imperative(
      `platziere bis zu ${MONSTERS_COMING.maniacs} Wahnsinnige, aus dem Monsterbecher, dann vom Stadtrand, dann aus Trophäen, in den Straßen von Downtown`,
      `bis zu ${MONSTERS_COMING.maniacs} Wahnsinnige, aus dem Monsterbecher, dann vom Stadtrand, dann aus Trophäen, in den Straßen von Downtown platzieren`,
    ),
    'pharaoh.herald-unique': `wer einen besonderen Gegenstand erhält, auch als Ausrüstung zu Beginn, verliert ${HERALD_LOSS.sanity} geistige Gesundheit (ein Tausch zählt nicht)`,
    'pharaoh.herald-exhibit':
      'wer ein Ausstellungsstück erhält, wirft einen Würfel und wird verflucht, wenn es kein Erfolg ist',
    'pharaoh.herald-cursed': `wer verflucht ist, verliert zu Beginn des eigenen Unterhalts ${HERALD_LOSS.stamina} Ausdauer, noch vor einem Wurf gegen den Fluch`,
    'pharaoh.herald-monster': 'das Monster „Der Dunkle Pharao“ ist im Monsterbecher, wer auch der Große Alte ist',
    'pharaoh.herald-battle': `wenn Nyarlathotep erwacht, verringert jedes Maskenmonster auf dem Spielplan seinen Kampfwert um ${MASK_IN_BATTLE.rating} und legt ${MASK_IN_BATTLE.doom} Verdammnismarker auf seine Leiste`,
    'pharaoh.foreclosure': statement(
      `jeder Ermittler in Arkham mit einem Bankkredit zahlt ihn sofort zurück (${LOAN_DUE} $) und darf dafür Gegenstände zum halben Preis (abgerundet) verkaufen; wer nicht zahlt, wird verhaftet`,
      `zahlt jeder Ermittler in Arkham mit einem Bankkredit ihn sofort zurück (${LOAN_DUE} $) und darf dafür Gegenstände zum halben Preis (abgerundet) verkaufen; wer nicht zahlt, wird verhaftet`,
    ),
    'pharaoh.corpses': statement(
      `jeder Ermittler in Arkham mit Monstertrophäen wird von einer zufälligen davon überrascht: Wer sie besiegt, behält sie und darf so viele Ausstellungsstücke ziehen wie ihre Zähigkeit und ${CORPSE_EXHIBITS_KEPT} behalten; sonst kommt sie in den Monsterbecher`,
      `wird jeder Ermittler in Arkham mit Monstertrophäen von einer zufälligen davon überrascht: Wer sie besiegt, behält sie und darf so viele Ausstellungsstücke ziehen wie ihre Zähigkeit und ${CORPSE_EXHIBITS_KEPT} behalten; sonst kommt sie in den Monsterbecher`,
    ),
    'pharaoh.king-of-cards': statement(
      'alle Hexen und Hexenmeister in Arkham kommen in den Monsterbecher oder werden Trophäen dessen, der Erich Weiss hat',
      'kommen alle Hexen und Hexenmeister in Arkham in den Monsterbecher oder werden Trophäen dessen, der Erich Weiss hat',
    ),
    'pharaoh.museum-murder': statement(
      'jeder Ermittler in Arkham legt für jede seiner Tortrophäen eine Kampf- oder Wissensprobe mit ihrem Modifikator ab: Mit einem Erfolg darf er 1 Monster mit ihrem Symbol in den Monsterbecher zurücklegen, ohne kommt das erste Monster mit ihrem Symbol aus dem Monsterbecher zu ihm',
      'legt jeder Ermittler in Arkham für jede seiner Tortrophäen eine Kampf- oder Wissensprobe mit ihrem Modifikator ab: Mit einem Erfolg darf er 1 Monster mit ihrem Symbol in den Monsterbecher zurücklegen, ohne kommt das erste Monster mit ihrem Symbol aus dem Monsterbecher zu ihm',
    ),
    'pharaoh.haunt-museum': imperative(
      `platziere bis zu ${MONSTERS_COMING.ghosts} Geister, aus dem Monsterbecher, dann vom Stadtrand, dann aus Trophäen, in den Straßen der Miskatonic-Universität`,
      `bis zu ${MONSTERS_COMING.ghosts} Geister, aus dem Monsterbecher, dann vom Stadtrand, dann aus Trophäen, in den Straßen der Miskatonic-Universität platzieren`,
    ),
    'pharaoh.flyers': statement(
      `die ersten ${MONSTERS_COMING.flyers} fliegenden Monster aus dem Monsterbecher kommen an den Himmel, und fliegende Monster lassen Ermittler mit einem Ausstellungsstück in Ruhe`,
      `kommen die ersten ${MONSTERS_COMING.flyers} fliegenden Monster aus dem Monsterbecher an den Himmel, und fliegende Monster lassen Ermittler mit einem Ausstellungsstück in Ruhe`,
    ),
    'q.sell-for-loan': 'Was verkauft {investigator}, um den Bankkredit zurückzuzahlen?',
    'q.murder-check': 'Welche Probe legt {investigator} ab?',
    'q.lay-to-rest': 'Welches Monster legt {investigator} in den Monsterbecher zurück?',
    'house.exhibit': 'Die Ausstellung',
    'house.exhibit.permanent': 'Bleibt: alle ihre Karten werden eingemischt',
    'house.exhibit.visiting': 'Gastiert: eigene Orts- und Torstapel, Mythos- und Zauberstapel nebeneinander',
    'q.which-spells': 'Von welchem Stapel zieht {investigator} Zauber?',
    'o.spells-of-exhibition': 'Von dem der Ausstellung',
    'o.other-spells': 'Von dem anderen',
    'pharaoh.gift': 'solange die Maske getragen wird, hast du auch die Fähigkeit dieses Ermittlers',
    'pharaoh.pentagram':
      'nur Monster mit mehr Zähigkeit, als hier Marker liegen, kommen in diese Straße; jede Runde geht 1 Marker, mit dem letzten das Pentagramm',
    'pharaoh.book-of-anubis': `immer wenn ein anderer Ermittler wahnsinnig, bewusstlos oder verschlungen wird, erhalte ${ANUBIS_REWARD.stamina} Ausdauer, ${ANUBIS_REWARD.sanity} geistige Gesundheit und die Hinweise, die er verliert`,
    'pharaoh.ring-chime': imperative(
      `nimm 1 oder mehr Marker von dieser Karte: für jeden +${CHIME_BONUS} auf deine Horror- und Gefechtsproben bis zum Ende der Phase (in Gefechtsproben magisch; ohne Marker lege sie ab)`,
      `1 oder mehr Marker von dieser Karte nehmen: für jeden +${CHIME_BONUS} auf deine Horror- und Gefechtsproben bis zum Ende der Phase (in Gefechtsproben magisch; ohne Marker lege sie ab)`,
    ),
    'pharaoh.open-eye': imperative(
      `gib bis zu ${EYE_POINTS} geistige Gesundheit und Ausdauer in beliebiger Mischung aus: für jede +1 auf alle deine Fertigkeitsproben bis zum Ende der Runde`,
      `bis zu ${EYE_POINTS} geistige Gesundheit und Ausdauer in beliebiger Mischung ausgeben: für jede +1 auf alle deine Fertigkeitsproben bis zum Ende der Runde`,
    ),
    'pharaoh.weigh': imperative(
      `wähle ein Dimensionssymbol: In dieser Runde hast du +${SCALES.bonus} auf Proben gegen Monster mit ihm und −${-SCALES.others} gegen alle anderen`,
      `ein Dimensionssymbol wählen: In dieser Runde hast du +${SCALES.bonus} auf Proben gegen Monster mit ihm und −${-SCALES.others} gegen alle anderen`,
    ),
    'pharaoh.read-parchment': statement(
      `schließt diese Probe das Tor, wird es auch versiegelt, und ${PARCHMENT_DOOM} Verdammnismarker verlässt die Verdammnisleiste`,
      `wird das Tor, wenn diese Probe es schließt, auch versiegelt, und ${PARCHMENT_DOOM} Verdammnismarker verlässt die Verdammnisleiste`,
    ),
    'pharaoh.draw-pentagram': imperative(
      'gib 1 oder mehr Ausdauer aus: In deiner Straße liegt ein Pentagramm mit ebenso vielen Markern, und nur Monster mit mehr Zähigkeit kommen dorthin; jede Runde geht 1 Marker',
      '1 oder mehr Ausdauer ausgeben: In deiner Straße liegt ein Pentagramm mit ebenso vielen Markern, und nur Monster mit mehr Zähigkeit kommen dorthin; jede Runde geht 1 Marker',
    ),
    'pharaoh.through-glass': imperative(
      'nutze, was ein Ort in Arkham ohne Tor statt einer Begegnung bietet, als wärst du dort; danach hast du deine Begegnung wie gewöhnlich',
      'nutzen, was ein Ort in Arkham ohne Tor statt einer Begegnung bietet, als wärst du dort; danach hast du deine Begegnung wie gewöhnlich',
    ),
    'pharaoh.skip-encounter': imperative(
      'überspringe die Begegnung (in einer Begegnung in Arkham, in keinem Kampf)',
      'die Begegnung überspringen (in einer Begegnung in Arkham, in keinem Kampf)',
    ),
    'pharaoh.travel': imperative('betritt ein offenes Tor in Arkham', 'ein offenes Tor in Arkham betreten'),
    'pharaoh.clothing-drive':
      'auf jeder Straße, die Ermittler ohne Ausstellungsstück betreten, ist eine Mumie (wie ein Zombie, aber mit Zähigkeit 2), die sie bekämpfen oder der sie entkommen; sie ist kein Plättchen und keine Trophäe',
    'pharaoh.curse-relics': statement(
      `1 Marker verlässt diese Karte; wenn niemand ein bereites Ausstellungsstück erschöpft oder 1 besonderen Gegenstand ablegt, kommt er auf die Terrorleiste, und der Terror steigt um ${RELIC_TERROR}`,
      `verlässt 1 Marker diese Karte; wenn niemand ein bereites Ausstellungsstück erschöpft oder 1 besonderen Gegenstand ablegt, kommt er auf die Terrorleiste, und der Terror steigt um ${RELIC_TERROR}`,
    ),
    'pharaoh.relics-unbound': statement(
      'für jeden Marker auf der Terrorleiste steigt der Terror um 1, und sie werden abgelegt',
      'steigt der Terror für jeden Marker auf der Terrorleiste um 1, und sie werden abgelegt',
    ),
    'pharaoh.old-ways-left': statement('das Gerücht ist abgewendet', 'ist das Gerücht abgewendet'),
    'pharaoh.old-ways-return': statement(
      'alle einfachen Gegenstände der Ermittler werden abgelegt, und der Stapel der einfachen Gegenstände ist aus dem Spiel',
      'werden alle einfachen Gegenstände der Ermittler abgelegt, und der Stapel der einfachen Gegenstände ist aus dem Spiel',
    ),
    'q.appease':
      'Verfluchte Reliquien: Was gibt {investigator}? Ein Ausstellungsstück wird erschöpft, ein besonderer Gegenstand abgelegt',
    'pharaoh.deny': statement(
      'bis zum Ende der Runde gilt nichts von dem, was der Große Alte Monstern gibt',
      'gilt bis zum Ende der Runde nichts von dem, was der Große Alte Monstern gibt',
    ),
    'pharaoh.locusts': statement(
      `alle Ermittler in deinem Viertel, auch du, verlieren ${LOCUSTS.stamina} Ausdauer, und seine Monster haben bis zum Ende der Runde 1 Zähigkeit weniger (ohne Zähigkeit kommen sie in den Monsterbecher)`,
      `verlieren alle Ermittler in deinem Viertel, auch du, ${LOCUSTS.stamina} Ausdauer, und seine Monster haben bis zum Ende der Runde 1 Zähigkeit weniger (ohne Zähigkeit kommen sie in den Monsterbecher)`,
    ),
    'pharaoh.foresee': imperative(
      `verschiebe 1 deiner Fertigkeitsregler um bis zu ${FORESIGHT_STOPS} Stufen`,
      `1 deiner Fertigkeitsregler um bis zu ${FORESIGHT_STOPS} Stufen verschieben`,
    ),
    'pharaoh.reveal': `+${SCRIPT_BONUS} auf deine Wissensproben außer Zauberproben bis zum Ende der Phase`,
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
    ...status(BENEFIT_NAMES, (name) => `die Segnung „${name}“`, '.as'),
    ...status(DETRIMENT_NAMES, (name) => `die Bürde „${name}“`, '.as'),
    ...status(BARRED_NAMES, (name) => `„${name}“`),
    'deck.exhibit': 'Ausstellungsstücke',
    'card.exhibit': '{n, plural, one {Ausstellungsstück} other {Ausstellungsstücke}}',
    'q.anoint': 'Lässt {investigator} {other} den Wurf gegen den Fluch wiederholen?',
    'q.harrier': 'Welches Monster kommt zu {investigator}?',
    'q.give-up-spell': 'Welchen Zauber gibt {investigator} für Hinweise auf?',
    'q.lend-skill': 'Welche Fertigkeit verleiht {investigator} für diese Runde?',
    'pharaoh.end-delay': statement(
      '1 anderer aufgehaltener Ermittler in Arkham ist nicht mehr aufgehalten',
      'ist 1 anderer aufgehaltener Ermittler in Arkham nicht mehr aufgehalten',
    ),
    'pharaoh.lend-skill': statement(
      '1 Ermittler leiht einem anderen für diese Runde 1 Fertigkeit, wo immer die beiden sind',
      'leiht 1 Ermittler einem anderen für diese Runde 1 Fertigkeit, wo immer die beiden sind',
    ),
    'pharaoh.spell-for-clues': statement(
      `1 anderer Ermittler darf 1 Zauber ablegen und erhält dafür ${SPELL_CLUES} Hinweis und so viele mehr, wie er geistige Gesundheit kostet`,
      `darf 1 anderer Ermittler 1 Zauber ablegen und erhält dafür ${SPELL_CLUES} Hinweis und so viele mehr, wie er geistige Gesundheit kostet`,
    ),
    'pharaoh.harry': statement(
      '1 Monster deiner Wahl in Arkham oder am Himmel kommt zu dir',
      'kommt 1 Monster deiner Wahl in Arkham oder am Himmel zu dir',
    ),
    'q.whose-card': 'Von wem nimmt {investigator} „{card}“?',
  },
};
