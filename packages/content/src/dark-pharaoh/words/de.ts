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
  MUMMY_TOUGHNESS,
  PARCHMENT_DOOM,
  RELIC_TERROR,
  SCALES,
  SCRIPT_BONUS,
  SPELL_CLUES,
} from '@vigil/rules/dark-pharaoh/constants';
import { clauseForms, imperative, statement } from '@vigil/rules/de';
import { formsByKey, type GermanName, namesByKey, nounWithAdjective } from '../../german-names.js';
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

const MONSTERS: Readonly<Record<string, GermanName>> = { 'robed-mummy': nounWithAdjective('f', 'Gewandet', 'Mumie') };

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
  `${imperative(
    `lege so viele Marker darauf, wie du geistige Gesundheit hast. Wähle dann 1 Ermittler, der nicht im Spiel ist (${whose})`,
    `so viele Marker darauf legen, wie du geistige Gesundheit hast. Wähle dann 1 Ermittler, der nicht im Spiel ist (${whose})`,
  )}. Solange Marker darauf sind, hast du auch die Fähigkeit des gewählten Ermittlers`;

export const GERMAN: BoxWords = {
  names: {
    ...POSSESSION_NAMES,
    ...MYTHOS_NAMES,
    'mythos/police-patrol': 'Polizeistreife',
    'mythos/a-sandstorm': 'Ein Sandsturm!?',
    'mythos/clothing-drive': 'Kleidersammlung',
    'mythos/cursed-relics': 'Verfluchte Reliquien',
    'mythos/return-to-the-old-ways': 'Rückkehr zu den alten Wegen',
    ...namesByKey('monster', MONSTERS),
    'mythos/the-ancient-one-denied': 'Der Große Alte ist verleugnet',
    'mythos/washed-up-exhibit': 'Ausstellungsstück in der Flut',
    'mythos/pentagram-on-the-ground': 'Blutpentagramm',
    'mythos/herald-of-the-dark-pharaoh': 'Der Dunkle Pharao',
    'printed/Avatar of Nyarlathotep': 'Avatar Nyarlathoteps',
  },
  forms: formsByKey('monster', MONSTERS),
  themes: { ...locationThemes(LOCATION_CARDS.map(({ id }) => id)), ...GATE_THEMES },
  messages: {
    ...HERALD_WORDS_DE,
    ...ENCOUNTER_WORDS_DE,
    ...WORLD_WORDS_DE,
    ...status(GUISE_NAMES, (name) => `„${name.replace('„', '‚').replace('“', '‘')}“`),
    'pharaoh.exhibition': 'Die Ausstellung',
    'pharaoh.exhibits-left': '{n, plural, one {# Ausstellungsstück} other {# Ausstellungsstücke}} im Stapel',
    'pharaoh.barred': 'Verbannt',
    'pharaoh.barred-there': '{place}: {people}',
    'pharaoh.barred-from': 'verbannt: {places}',
    'pharaoh.benefits': 'Wohltaten',
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
      'der erste Ermittler, der seine Bewegung auf einer Straße mit einem solchen Marker beendet, darf seinen Zug beenden und das Ausstellungsstück nehmen. Der Marker auf der anderen Straße wird dann abgelegt',
    'pharaoh.salvage': `${statement('ist das Ausstellungsstück in der Flut noch auf deiner Straße, darfst du deinen Zug beenden und es nehmen', 'darfst du, wenn das Ausstellungsstück in der Flut noch auf deiner Straße ist, deinen Zug beenden und es nehmen')}. Das Ausstellungsstück auf der anderen Straße wird dann abgelegt`,
    'pharaoh.escape': imperative(
      `platziere bis zu ${MONSTERS_COMING.maniacs} Amokläufer in den Straßen von Downtown, erst aus dem Monsterbecher, dann vom Stadtrand, dann aus Trophäen`,
      `bis zu ${MONSTERS_COMING.maniacs} Amokläufer in den Straßen von Downtown platzieren, erst aus dem Monsterbecher, dann vom Stadtrand, dann aus Trophäen`,
    ),
    'pharaoh.herald-unique': `jeder Ermittler, der einen besonderen Gegenstand erhält, auch beim Spielaufbau, verliert ${HERALD_LOSS.sanity} geistige Gesundheit. Tauschen zählt nicht`,
    'pharaoh.herald-exhibit':
      'jeder Ermittler, der ein Ausstellungsstück erhält, wirft einen Würfel und wird verflucht, wenn es kein Erfolg ist',
    'pharaoh.herald-cursed': `jeder verfluchte Ermittler verliert zu Beginn seines Unterhalts ${HERALD_LOSS.stamina} Ausdauer, noch vor dem Wurf gegen den Fluch`,
    'pharaoh.herald-monster': 'das Monster „Dunkler Pharao“ ist bei jedem Großen Alten im Monsterbecher',
    'pharaoh.herald-battle': `wenn Nyarlathotep erwacht, sinkt sein Kampfwert für jedes Monster mit Maske auf dem Spielplan um ${MASK_IN_BATTLE.rating}, und für jedes kommt ${MASK_IN_BATTLE.doom} Verdammnismarker auf die Verdammnisleiste`,
    'pharaoh.foreclosure': `${statement(`jeder Ermittler in Arkham, der einen Bankkredit hat, zahlt ihn sofort zurück (${LOAN_DUE} $) oder wird verhaftet`, `zahlt jeder Ermittler in Arkham, der einen Bankkredit hat, ihn sofort zurück (${LOAN_DUE} $) oder wird verhaftet`)}. Um zu zahlen, darf er Gegenstände zum halben Preis (abgerundet) verkaufen`,
    'pharaoh.corpses': `${statement('jeder Ermittler in Arkham mit Monstertrophäen wird von einer davon überrascht (zufällig bestimmt)', 'wird jeder Ermittler in Arkham mit Monstertrophäen von einer davon überrascht (zufällig bestimmt)')}. Besiegt er sie, bleibt sie seine Trophäe. Er darf dann so viele Ausstellungsstücke ziehen, wie sie Zähigkeit hat, und ${CORPSE_EXHIBITS_KEPT} davon behalten. Besiegt er sie nicht, kommt sie in den Monsterbecher`,
    'pharaoh.king-of-cards': `${statement('alle Hexen und Hexenmeister in Arkham werden zu Trophäen des Ermittlers, der Erich Weiss hat', 'werden alle Hexen und Hexenmeister in Arkham zu Trophäen des Ermittlers, der Erich Weiss hat')}. Hat ihn niemand, kommen sie in den Monsterbecher`,
    'pharaoh.museum-murder': `${statement('jeder Ermittler in Arkham macht für jede seiner Tortrophäen eine Kampf- oder Wissensprobe mit dem Modifikator dieses Tores', 'macht jeder Ermittler in Arkham für jede seiner Tortrophäen eine Kampf- oder Wissensprobe mit dem Modifikator dieses Tores')}. Bestanden: Er darf 1 Monster mit dem Symbol dieses Tores in den Monsterbecher zurücklegen. Misslungen: Das erste Monster mit diesem Symbol aus dem Monsterbecher erscheint im Gebiet des Ermittlers`,
    'pharaoh.haunt-museum': imperative(
      `platziere bis zu ${MONSTERS_COMING.ghosts} Geister in den Straßen der Miskatonic-Universität, erst aus dem Monsterbecher, dann vom Stadtrand, dann aus Trophäen`,
      `bis zu ${MONSTERS_COMING.ghosts} Geister in den Straßen der Miskatonic-Universität platzieren, erst aus dem Monsterbecher, dann vom Stadtrand, dann aus Trophäen`,
    ),
    'pharaoh.flyers': `${statement(`die ersten ${MONSTERS_COMING.flyers} fliegenden Monster aus dem Monsterbecher kommen in den Himmel`, `kommen die ersten ${MONSTERS_COMING.flyers} fliegenden Monster aus dem Monsterbecher in den Himmel`)}. Ermittler mit einem Ausstellungsstück werden bis zum Ende der nächsten Runde von fliegenden Monstern nicht beachtet`,
    'q.sell-for-loan': 'Wählen, was du verkaufst, um den Bankkredit zu tilgen',
    'q.murder-check': 'Probe mit dem Modifikator deiner Tortrophäe wählen ({gate})',
    'q.lay-to-rest': 'Monster für den Monsterbecher wählen',
    'house.exhibit': 'Die Ausstellung',
    'house.exhibit.permanent': 'Dauerhaft: Alle ihre Karten werden eingemischt',
    'house.exhibit.visiting': 'Gastspiel: eigene Orts- und Torstapel, getrennte Mythos- und Zauberstapel',
    'q.which-spells': 'Stapel für die Zauber wählen',
    'o.spells-of-exhibition': 'Von den Zaubern der Ausstellung ziehen',
    'o.other-spells': 'Vom Zauberstapel ziehen',
    'pharaoh.gift':
      'solange auf deiner Maske Marker sind, hast du auch die Fähigkeit des Ermittlers, den diese Karte nennt',
    'answer.sell-for-loan.no': 'Nichts verkaufen',
    'answer.lay-to-rest.no': 'Keines zurücklegen',
    'pharaoh.patrolled':
      'wer auf dieser Straße seine Bewegung beendet oder sie in der Bewegungsphase verlässt, macht eine Heimlichkeitsprobe. Misslungen: Er wird verhaftet',
    'pharaoh.pentagram':
      'nur Monster mit mehr Zähigkeit, als hier Marker sind, können diese Straße betreten. Entferne jede Runde 1 Marker. Mit dem letzten verschwindet das Pentagramm',
    'pharaoh.book-of-anubis': `immer wenn ein anderer Ermittler wahnsinnig, bewusstlos oder verschlungen wird, erhalte ${ANUBIS_REWARD.stamina} Ausdauer, ${ANUBIS_REWARD.sanity} geistige Gesundheit und die Hinweise, die er verliert`,
    'pharaoh.ring-chime': `${imperative('entferne 1 oder mehr Marker von dieser Karte', '1 oder mehr Marker von dieser Karte entfernen')}. Erhalte für jeden +${CHIME_BONUS} auf Horror- und Gefechtsproben bis zum Ende der Phase (in Gefechtsproben magisch). Lege die Karte ab, wenn kein Marker mehr darauf ist`,
    'pharaoh.open-eye': `${imperative(`zahle bis zu ${EYE_POINTS} geistige Gesundheit und Ausdauer in beliebiger Verteilung`, `bis zu ${EYE_POINTS} geistige Gesundheit und Ausdauer in beliebiger Verteilung zahlen`)}. Erhalte für jeden Punkt +1 auf alle deine Fertigkeitsproben bis zum Ende der Runde`,
    'pharaoh.weigh': `${imperative('wähle ein Dimensionssymbol', 'ein Dimensionssymbol wählen')}. In dieser Runde erhältst du +${SCALES.bonus} auf Proben gegen Monster mit diesem Symbol und −${-SCALES.others} auf Proben gegen alle anderen`,
    'pharaoh.read-parchment': statement(
      `schließt diese Probe das Tor, wird es auch versiegelt, und ${PARCHMENT_DOOM} Verdammnismarker wird von der Verdammnisleiste entfernt`,
      `wird das Tor, wenn diese Probe es schließt, auch versiegelt, und ${PARCHMENT_DOOM} Verdammnismarker wird von der Verdammnisleiste entfernt`,
    ),
    'pharaoh.draw-pentagram': `${imperative('zahle 1 oder mehr Ausdauer und lege ein Pentagramm mit ebenso vielen Markern auf deine Straße', '1 oder mehr Ausdauer zahlen und ein Pentagramm mit ebenso vielen Markern auf deine Straße legen')}. Nur Monster, deren Zähigkeit höher ist als die Zahl der Marker, können sie betreten. Entferne jede Runde 1 Marker`,
    'pharaoh.through-glass': `${imperative('nutze, was ein Ort in Arkham ohne Tor statt einer Begegnung bietet, als wärst du dort', 'nutzen, was ein Ort in Arkham ohne Tor statt einer Begegnung bietet, als wärst du dort')}. Danach hast du deine Begegnung wie gewöhnlich`,
    'pharaoh.skip-encounter': clauseForms(
      'überspringe den Rest der Begegnung',
      'überspringt den Rest der Begegnung',
      'den Rest der Begegnung überspringen',
    ),
    'pharaoh.skip-encounter.when': 'Vor einer beliebigen Probe in einer Begegnung in Arkham (nicht im Kampf)',
    'pharaoh.travel': imperative('betritt ein offenes Tor in Arkham', 'ein offenes Tor in Arkham betreten'),
    'pharaoh.clothing-drive': `auf jeder Straße, die sie betreten, müssen Ermittler ohne Ausstellungsstück gegen eine Mumie (einen Zombie mit Zähigkeit ${MUMMY_TOUGHNESS}) kämpfen oder ihr ausweichen. Sie ist kein Monstermarker und keine Trophäe`,
    'pharaoh.curse-relics': `${statement('1 Marker wird von dieser Karte entfernt', 'wird 1 Marker von dieser Karte entfernt')}. Ein Ermittler darf ein bereites Ausstellungsstück erschöpfen oder 1 besonderen Gegenstand ablegen. Tut es keiner, kommt der Marker auf die Terrorleiste, und die Terrorstufe steigt um ${RELIC_TERROR}`,
    'pharaoh.relics-unbound': statement(
      'die Terrorstufe steigt für jeden Marker auf der Terrorleiste um 1, dann werden diese Marker entfernt',
      'steigt die Terrorstufe für jeden Marker auf der Terrorleiste um 1, dann werden diese Marker entfernt',
    ),
    'pharaoh.old-ways-left': statement('das Gerücht ist bestanden', 'ist das Gerücht bestanden'),
    'pharaoh.old-ways-return': statement(
      'alle Ermittler legen ihre einfachen Gegenstände ab, und der Stapel der einfachen Gegenstände wird aus dem Spiel entfernt',
      'legen alle Ermittler ihre einfachen Gegenstände ab, und der Stapel der einfachen Gegenstände wird aus dem Spiel entfernt',
    ),
    'q.appease': 'Ein Ausstellungsstück erschöpfen oder einen besonderen Gegenstand ablegen?',
    'answer.appease.no': 'Nichts geben',
    'pharaoh.deny': statement(
      'bis zum Ende der Runde gelten die Wirkungen des Großen Alten auf Monster nicht',
      'gelten die Wirkungen des Großen Alten auf Monster bis zum Ende der Runde nicht',
    ),
    'pharaoh.locusts': `${statement(`jeder Ermittler in deinem Viertel, auch du, verliert ${LOCUSTS.stamina} Ausdauer`, `verliert jeder Ermittler in deinem Viertel, auch du, ${LOCUSTS.stamina} Ausdauer`)}. Monster dort haben bis zum Ende der Runde −${LOCUSTS.toughness} Zähigkeit; bei 0 kommen sie in den Monsterbecher`,
    'pharaoh.foresee': imperative(
      `verschiebe 1 deiner Fertigkeitsregler um bis zu ${FORESIGHT_STOPS} Stufen`,
      `1 deiner Fertigkeitsregler um bis zu ${FORESIGHT_STOPS} Stufen verschieben`,
    ),
    'pharaoh.reveal': imperative(
      `erhalte +${SCRIPT_BONUS} auf deine Wissensproben außer Zauberproben bis zum Ende der Phase`,
      `+${SCRIPT_BONUS} auf deine Wissensproben außer Zauberproben bis zum Ende der Phase erhalten`,
    ),
    'pharaoh.mask-of-the-black-pharaoh': maskText('Kate Winthrop, Darrell Simmons oder Gloria Goldberg'),
    'pharaoh.mask-of-the-messenger': maskText('Dexter Drake, Bob Jenkins oder Monterey Jack'),
    'pharaoh.mask-of-the-three-fates': maskText('Schwester Mary, Mandy Thompson oder Carolyn Fern'),
    'pharaoh.mask-of-vice': maskText('Michael McGlen, „Ashcan“ Pete oder Jenny Barnes'),
    'pharaoh.mask-of-wisdom': maskText('Harvey Walters, Amanda Sharpe oder Joe Diamond'),
    'q.whose-gift': 'Fähigkeit zum Ausleihen wählen',
    'q.glass': 'Ortsfähigkeit wählen, die du durch das Glas nutzt',
    'q.scales': 'Dimensionssymbol wählen · In dieser Runde Bonus gegen seine Monster, Abzug gegen alle anderen',
    'q.through-which-gate': 'Tor für die Reise wählen',
    'o.gift': '{investigator}',
    'o.dimension': '{symbol}',
    ...status(BENEFIT_NAMES, (name) => `„${name}“ (Wohltat)`),
    ...status(DETRIMENT_NAMES, (name) => `„${name}“ (Bürde)`),
    ...status(BENEFIT_NAMES, (name) => `die Wohltat „${name}“`, '.as'),
    ...status(DETRIMENT_NAMES, (name) => `die Bürde „${name}“`, '.as'),
    ...status(BARRED_NAMES, (name) => `„${name}“`),
    'deck.exhibit': 'Ausstellungsstücke',
    'decks.exhibit': 'Ausstellungsstücke',
    'card.exhibit': '{n, plural, one {Ausstellungsstück} other {Ausstellungsstücke}}',
    'q.anoint': 'Für {other} den Wurf gegen den Fluch wiederholen?',
    'answer.anoint.yes': 'Wurf wiederholen',
    'answer.anoint.no': 'Wurf behalten',
    'answer.give-up-spell.no': 'Alle Zauber behalten',
    'q.harrier': 'Monster wählen, das zu dir kommt',
    'q.give-up-spell': 'Zauber wählen, den du für Hinweise aufgibst',
    'q.lend-skill': 'Fertigkeit wählen, die du für diese Runde verleihst',
    'pharaoh.end-delay': imperative(
      'sorge dafür, dass 1 anderer Ermittler in Arkham nicht mehr aufgehalten ist',
      'dafür sorgen, dass 1 anderer Ermittler in Arkham nicht mehr aufgehalten ist',
    ),
    'pharaoh.lend-skill': imperative(
      'lass 1 Ermittler für diese Runde 1 Fertigkeit an einen anderen verleihen (die Entfernung ist egal)',
      '1 Ermittler für diese Runde 1 Fertigkeit an einen anderen verleihen lassen (die Entfernung ist egal)',
    ),
    'pharaoh.spell-for-clues': `${imperative('lass 1 anderen Ermittler 1 Zauber ablegen', '1 anderen Ermittler 1 Zauber ablegen lassen')}. Er erhält dafür ${SPELL_CLUES} Hinweis und 1 weiteren für jeden Punkt geistige Gesundheit, den der Zauber kostet`,
    'pharaoh.harry': statement(
      '1 Monster deiner Wahl aus Arkham oder aus dem Himmel kommt zu dir',
      'kommt 1 Monster deiner Wahl aus Arkham oder aus dem Himmel zu dir',
    ),
    'q.whose-card': 'Wählen, von wem du „{card}“ nimmst',
    'answer.whose-card.investigator': 'Von {investigator} nehmen',
    'answer.whose-card.no': 'Nicht nehmen',
  },
};
