/** Curse of the Dark Pharaoh, edition of 2011, in German. */
import type { BoxWords } from '@vigil/rules';
import { EYE, FRAGMENT_COST, GUARDED_EXHIBIT } from '@vigil/rules/dark-pharaoh-revised/constants';
import { clauseForms, imperative, statement } from '@vigil/rules/de';
import { POSSESSION_NAMES as EARLIER } from '../../pharaoh/de-possession-names.js';
import { REVISED_GATE_CARDS } from '../../pharaoh/gate-cards/index.js';
import { GATE_THEMES } from '../../pharaoh/gate-themes.js';
import { REVISED_LOCATION_CARDS } from '../../pharaoh/index.js';
import { locationThemes } from '../../pharaoh/location-themes.js';
import { PACK } from '../pack.js';

/** Cards of both editions are called alike. */
const NAMES = {
  ...Object.fromEntries(
    PACK.cards.flatMap(({ id }) => {
      const name = EARLIER?.[`card/${id}`];
      return name === undefined ? [] : [[`card/${id}`, name]];
    }),
  ),
  'card/first-elder-sign-fragment': 'Erstes Bruchstück eines Älteren Zeichens',
  'card/second-elder-sign-fragment': 'Zweites Bruchstück eines Älteren Zeichens',
  'card/third-elder-sign-fragment': 'Drittes Bruchstück eines Älteren Zeichens',
};

export const GERMAN: BoxWords = {
  names: {
    ...NAMES,
    'mythos/ancient-whispers': 'Uraltes Flüstern',
    'mythos/a-chance-encounter': 'Eine zufällige Begegnung',
    'mythos/a-corrupting-influence': 'Ein verderblicher Einfluss',
    'mythos/an-inside-job': 'Die Tat eines Eingeweihten',
    'mythos/an-insidious-trap': 'Eine heimtückische Falle',
    'mythos/an-intruder-in-the-mind': 'Ein Eindringling im Geist',
    'mythos/ancient-artifact-on-display': 'Altes Stück zur Schau gestellt',
    'mythos/carnivorous-beetles': 'Fleischfressende Käfer',
    'mythos/hidden-in-plain-sight': 'Vor aller Augen versteckt',
    'mythos/it-calls-from-beyond': 'Ein Ruf von jenseits',
    'mythos/it-keeps-a-constant-vigil': 'Es wacht unablässig',
    'mythos/lost-in-transit': 'Unterwegs verloren',
    'mythos/purified-by-fire': 'Vom Feuer gereinigt',
    'mythos/quid-pro-quo': 'Eine Hand wäscht die andere',
    'mythos/stolen-property-for-sale': 'Hehlerware zu verkaufen',
    'mythos/the-application-of-force': 'Mit Gewalt',
    'mythos/the-culprit-apprehended': 'Täter gefasst',
    'mythos/the-legacy-of-anubis': 'Das Erbe des Anubis',
    'mythos/too-late': 'Zu spät',
  },
  forms: {},
  themes: {
    ...locationThemes(REVISED_LOCATION_CARDS.map(({ id }) => id)),
    ...Object.fromEntries(REVISED_GATE_CARDS.map(({ id }) => [id, GATE_THEMES[id] ?? {}])),
  },
  messages: {
    'pharaoh-revised.patrols': 'Streifen',
    'pharaoh-revised.whispers-at':
      '{place}: {used, select, yes {in dieser Runde genutzt} other {Ausstellungsbegegnung möglich}}',
    'kind.exhibit-encounter': 'Ausstellungsbegegnung',
    'kind.ancient-whispers': 'Uraltes Flüstern',
    'pharaoh-revised.whispers':
      'einmal pro Runde hat ein Ermittler auf dieser Straße in der Phase „Begegnungen in Arkham“ eine Ausstellungsbegegnung, die diesen Marker weiterbewegt. Hat niemand eine, bewegt sich der Marker in der Mythosphase wie ein Monster mit der Mondsichel',
    'pharaoh-revised.see': `${imperative(`zahle bis zu ${EYE.points} geistige Gesundheit und Ausdauer in beliebiger Verteilung`, `bis zu ${EYE.points} geistige Gesundheit und Ausdauer in beliebiger Verteilung zahlen`)}. Erhalte für jeden Punkt +${EYE.bonus} auf diese Probe`,
    'pharaoh-revised.peek': `${imperative('sieh dir die oberste Karte dieses Stapels an', 'die oberste Karte dieses Stapels ansehen')}. Lass sie dort oder lege sie unter den Stapel`,
    'pharaoh-revised.banish': imperative(
      'zahle so viel Ausdauer, wie ein Monster in Arkham Zähigkeit hat, und lege es in den Monsterbecher zurück',
      'so viel Ausdauer zahlen, wie ein Monster in Arkham Zähigkeit hat, und es in den Monsterbecher zurücklegen',
    ),
    'pharaoh-revised.forgive': clauseForms('ignoriere die Folgen', 'ignoriert die Folgen', 'die Folgen ignorieren'),
    'pharaoh-revised.forgive.when':
      'Nachdem dir in einer Begegnung in Arkham (nicht im Kampf) eine Fertigkeitsprobe misslungen ist',
    'pharaoh-revised.second-fragment': `wenn du ein Tor schließt, darfst du diese Karte in die Schachtel zurücklegen und ${FRAGMENT_COST} geistige Gesundheit oder ${FRAGMENT_COST} Ausdauer zahlen. Wenn du das tust, versiegle das Tor ohne Hinweise, entferne aber keinen Verdammnismarker von der Verdammnisleiste`,
    'pharaoh-revised.third-fragment': `wenn du ein Tor versiegelt hast, darfst du diese Karte in die Schachtel zurücklegen und ${FRAGMENT_COST} geistige Gesundheit oder ${FRAGMENT_COST} Ausdauer zahlen. Wenn du das tust, entferne 1 Verdammnismarker von der Verdammnisleiste`,
    'pharaoh-revised.keep': statement(
      'wenn du in dieser Runde wahnsinnig oder bewusstlos wirst, verlierst du weder Gegenstände noch Hinweise',
      'verlierst du weder Gegenstände noch Hinweise, wenn du in dieser Runde wahnsinnig oder bewusstlos wirst',
    ),
    'pharaoh-revised.swarm': statement(
      '1 Monster deiner Wahl auf einer Straße kommt in den Monsterbecher zurück, und alle Hinweise in diesem Viertel werden entfernt',
      'kommt 1 Monster deiner Wahl auf einer Straße in den Monsterbecher zurück, und alle Hinweise in diesem Viertel werden entfernt',
    ),
    'pharaoh-revised.read': statement(
      'immer wenn du in dieser Runde einen besonderen Gegenstand oder ein Ausstellungsstück erhältst, erhältst du 1 Hinweis',
      'erhältst du in dieser Runde 1 Hinweis, immer wenn du einen besonderen Gegenstand oder ein Ausstellungsstück erhältst',
    ),
    'pharaoh-revised.shroud': statement(
      'jedes Monster, gegen das du in dieser Runde kämpfst, hat −1 Zähigkeit (mindestens 1)',
      'hat jedes Monster, gegen das du in dieser Runde kämpfst, −1 Zähigkeit (mindestens 1)',
    ),
    'q.peeked': 'Oberste Karte des Stapels · „{card}“',
    'q.fragment': '„{card}“ {placeAt} einsetzen?',
    'answer.fragment.no': 'Nicht einsetzen',
    'o.stays-on-top': 'Oben liegen lassen',
    'o.goes-under': 'Unter den Stapel legen',
    'o.with-sanity': `Einsetzen (${FRAGMENT_COST} geistige Gesundheit)`,
    'o.with-stamina': `Einsetzen (${FRAGMENT_COST} Ausdauer)`,
    'pharaoh-revised.vigil': `${statement('ein Monster erscheint', 'erscheint ein Monster')}. Besiegst du es, ziehe ${GUARDED_EXHIBIT.items} Ausstellungsstück. Macht es dich wahnsinnig oder bewusstlos, kommt ${GUARDED_EXHIBIT.doom} Verdammnismarker auf die Verdammnisleiste`,
    'pharaoh-revised.box-exhibit': imperative(
      'lege das oberste Ausstellungsstück in die Schachtel zurück',
      'das oberste Ausstellungsstück in die Schachtel zurücklegen',
    ),
  },
};
