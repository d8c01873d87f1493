/** The King in Yellow in German. */
import type { BoxWords } from '@vigil/rules';
import { clauseForms, imperative, statement } from '@vigil/rules/de';
import {
  ACT_STOP_CLUES,
  BLIGHT_LOSS,
  COURIER_SANITY,
  FORESEEN_MYTHOS,
  SIGN_DOOM,
} from '@vigil/rules/king-in-yellow/constants';
import { formsByKey, type GermanName, namesByKey, noun } from '../../german-names.js';
import { HERALD_WORDS_DE } from '../../heralds.js';
import { ENCOUNTER_WORDS, LOCATION_THEMES } from './de-encounters.js';
import { GATE_THEMES } from './de-gates.js';
import { ITEM_NAMES, ITEM_WORDS, LAID_NAMES } from './de-items.js';

const MONSTERS: Readonly<Record<string, GermanName>> = { riot: noun('m', 'Aufruhr') };

const CARDS = {
  'arcane-insight': 'Arkane Einsicht',
  'call-the-azure-flame': 'Ruf der Azurflamme',
  'open-the-third-eye': 'Öffnung des Dritten Auges',
  'storm-of-spirits': 'Geistersturm',
  'summon-the-beast-within': 'Entfesselung der Bestie',
  'the-yellow-mist': 'Der Gelbe Nebel',
  'azure-flame': 'Azurflamme',
  'inner-beast': 'Innere Bestie',
  'third-eye': 'Drittes Auge',
  vaccination: 'Impfung',
} as const;

/** Mythos cards, and what lies on the table. */
const TABLE_CARDS = {
  'aldebaran-ascendant': 'Aldebaran im Aufstieg',
  'bizarre-couriers': 'Wunderliche Boten',
  'fund-drive-for-the-arts': 'Spendensammlung für die Kunst',
  'high-tides': 'Sturmflut',
  intermission: 'Pause',
  'mirages-of-lakes': 'Trugbilder von Seen',
  'new-miskatonic-u-curriculum': 'Neuer Lehrplan an der Miskatonic',
  'off-broadway': 'Off-Broadway',
  'police-proclaim-cult-crackdown': 'Polizei greift gegen Kulte durch',
  'rash-of-graffiti': 'Schmierereien allerorten',
  slugs: 'Schneckenplage',
  'spawn-of-yog-sothoth': 'Brut des Yog-Sothoth',
  'strange-murders': 'Seltsame Morde',
  'strength-of-the-earth': 'Kraft der Erde',
  'the-repairer-of-reputations': 'Der Wiederhersteller des guten Rufs',
  'the-tattered-king': 'Der König in Lumpen',
  'theater-experiences-renewal': 'Theater erlebt neue Blüte!',
  'two-sunsets': 'Zwei Sonnenuntergänge',
  'unusual-moonrises': 'Ungewöhnliche Mondaufgänge',
  'uptown-hosts-famous-publisher': 'Berühmter Verleger zu Gast in Uptown',
  'virulent-disease': 'Ansteckende Krankheit',
  'act-1': 'Erster Akt',
  'act-2': 'Zweiter Akt',
  'act-3': 'Dritter Akt',
  'abigail-foreman': 'Abigail Foreman',
  'doctor-mintz': 'Doktor Mintz',
  'doyle-jeffries': 'Doyle Jeffries',
  'father-michael': 'Pater Michael',
  'joey-the-rat': 'Joey „die Ratte“',
  'ma-mathison': 'Ma Mathison',
  'miriam-beecher': 'Miriam Beecher',
  'nurse-sharon': 'Schwester Sharon',
  'oliver-thomas': 'Oliver Thomas',
  'sheriff-engle': 'Sheriff Engle',
  'the-dean': 'Der Dekan',
  'the-shopkeeper': 'Der Ladenbesitzer',
  velma: 'Velma',
  'the-king-in-yellow-herald': 'Der König in Gelb',
} as const;

const prefixKeys = (kind: string, list: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(list).map(([id, name]) => [`${kind}/${id}`, name]));

const NEXT_ACT = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((n) => [`mythos/the-next-act-begins-${n}`, 'Der nächste Akt beginnt!']),
);

export const GERMAN: BoxWords = {
  names: {
    ...namesByKey('monster', MONSTERS),
    ...prefixKeys('card', CARDS),
    ...prefixKeys('mythos', TABLE_CARDS),
    ...NEXT_ACT,
    ...ITEM_NAMES,
    ...LAID_NAMES,
    'printed/The Tattered King': 'Der König in Lumpen',
  },
  forms: formsByKey('monster', MONSTERS),
  themes: { ...LOCATION_THEMES, ...GATE_THEMES },
  messages: {
    ...HERALD_WORDS_DE,
    ...ENCOUNTER_WORDS,
    ...ITEM_WORDS,
    'house.performance': 'Die Aufführung des Königs in Gelb',
    'house.performance.permanent': 'Dauerhaft: Ihre Karten werden eingemischt',
    'house.performance.touring':
      'Auf Tournee: Ihre Karten beginnen oben auf ihren Stapeln, und Ortsstapel werden erst gemischt, wenn alle Karten zu sehen waren (für Erfahrene)',
    'house.acts': 'Die drei Akte',
    'house.acts.with': 'Im Spiel',
    'house.acts.without': 'Nicht im Spiel',
    'kind.act': 'Akt',
    'kind.blight': 'Plage',
    'kind.magical-effect': 'Magische Wirkung',
    'king.act-1-stopped': `wenn dieser Akt beginnen würde, dürfen die Ermittler zusammen ${ACT_STOP_CLUES['act-1']} Hinweis pro Spieler ausgeben. Tun sie das, beginnt er nicht und bleibt der nächste Akt`,
    'king.act-2-stopped': `wenn dieser Akt beginnen würde, dürfen die Ermittler zusammen ${ACT_STOP_CLUES['act-2']} Hinweise pro Spieler ausgeben. Tun sie das, beginnt er nicht und bleibt der nächste Akt`,
    'king.ours':
      'wie der veröffentlichte Akt aufgehalten wird und was er bewirkt, ist nicht bekannt. Beides stammt hier von Vigil',
    'king.act-3-ends': 'dieser Akt lässt sich nicht aufhalten. Wenn er beginnt, verlieren die Ermittler das Spiel',
    'king.yellow-sign':
      'immer wenn die Terrorstufe um 1 steigt, legen die Ermittler ein Gelbes Zeichen auf das eben verlassene Terrorfeld oder auf die Verdammnisleiste. Auf der Verdammnisleiste zählt es als Verdammnismarker',
    'king.sign-on-terror': `jedes Gelbe Zeichen auf der Terrorleiste bringt eine zufällige Plage, die bleibt. Ortsbegegnungen mit der Person, die auf einer Plage genannt ist, entfallen und kosten stattdessen ${BLIGHT_LOSS.sanity} geistige Gesundheit oder ${BLIGHT_LOSS.stamina} Ausdauer`,
    'king.next-act': statement(
      'der nächste Akt beginnt, wenn die Ermittler ihn nicht aufhalten',
      'beginnt der nächste Akt, wenn die Ermittler ihn nicht aufhalten',
    ),
    'king.vaccinated':
      'scheitert das Gerücht „Ansteckende Krankheit“, verliere diese Karte. Deine Ausdauer und geistige Gesundheit sinken dann nicht',
    'king.riots-break-out': statement(
      'je 1 Aufruhr erscheint in den Straßen von Northside, Southside und der Miskatonic-Universität',
      'erscheint je 1 Aufruhr in den Straßen von Northside, Southside und der Miskatonic-Universität',
    ),
    'king.no-more-deputies': statement(
      'der Hilfssheriff von Arkham, der Revolver des Hilfssheriffs und der Streifenwagen kommen in die Schachtel zurück, auch von einem Ermittler, der sie hat',
      'kommen der Hilfssheriff von Arkham, der Revolver des Hilfssheriffs und der Streifenwagen in die Schachtel zurück, auch von einem Ermittler, der sie hat',
    ),
    'king.foresee-mythos': imperative(
      `sieh dir die obersten ${FORESEEN_MYTHOS} Karten des Mythosstapels an und lege sie in beliebiger Reihenfolge zurück`,
      `die obersten ${FORESEEN_MYTHOS} Karten des Mythosstapels ansehen und in beliebiger Reihenfolge zurücklegen`,
    ),
    'king.clear-outskirts': clauseForms(
      'du darfst 1 Monster am Stadtrand in den Monsterbecher zurücklegen',
      'darf 1 Monster am Stadtrand in den Monsterbecher zurücklegen',
      '1 Monster am Stadtrand in den Monsterbecher zurücklegen',
      'darfst du 1 Monster am Stadtrand in den Monsterbecher zurücklegen',
    ),
    'king.shuffle-unique': clauseForms(
      'mische die übrigen in den Stapel zurück',
      'mischt die übrigen in den Stapel zurück',
      'die übrigen in den Stapel zurückmischen',
    ),
    'king.repair': `${statement('jeder Ermittler, der verflucht oder im Gefängnis ist oder einen Bankkredit oder eine Bürde hat, darf alle diese Karten ablegen und das Gefängnis verlassen', 'darf jeder Ermittler, der verflucht oder im Gefängnis ist oder einen Bankkredit oder eine Bürde hat, alle diese Karten ablegen und das Gefängnis verlassen')}. Tut er das, verliert er seine ganze geistige Gesundheit`,
    'king.couriers': `${statement('Ermittler in Arkham dürfen sofort miteinander Gegenstände und Geld tauschen, wo immer sie sind', 'dürfen Ermittler in Arkham sofort miteinander Gegenstände und Geld tauschen, wo immer sie sind')}. Beide verlieren ${COURIER_SANITY} geistige Gesundheit für jeden getauschten Gegenstand`,
    'q.yellow-sign': 'Die Terrorstufe ist gestiegen · Platz für das Gelbe Zeichen wählen',
    'o.sign-on-terror': 'Terrorfeld {n} (eine Plage kommt ins Spiel)',
    'o.sign-on-doom': `Verdammnisleiste (${SIGN_DOOM} Verdammnismarker)`,
    'q.stop-act': '„{mythos}“ beginnt gleich · Wählen, wie viele Hinweise du dagegen ausgibst ({n} nötig)',
    'q.clear-outskirts': 'Monster am Stadtrand für den Monsterbecher wählen',
    'q.repair': 'Die ganze geistige Gesundheit verlieren, um Fluch, Bankkredit, Bürden und Gefängnis loszuwerden?',
    'q.courier': 'Wählen, mit wem du durch einen Boten tauschst',
    'e.king.sign-on-terror': 'Ein Gelbes Zeichen kommt auf Feld {n} der Terrorleiste.',
    'answer.clear-outskirts.no': 'Keines zurücklegen',
    'answer.repair.yes': 'Die ganze geistige Gesundheit verlieren',
    'answer.repair.no': 'Ablehnen',
    'answer.courier.no': 'Mit niemandem tauschen',
    'e.king.sign-on-doom': 'Ein Gelbes Zeichen kommt auf die Verdammnisleiste.',
    'e.king.act-stopped': 'Die Ermittler halten den Akt auf. Er bleibt der nächste Akt.',
    'king.acts': 'Akte',
    'king.next': 'als Nächstes: {mythos}',
    'king.signs': 'Gelbe Zeichen',
    'king.signs-left': '{n} beim Herold',
    'king.signs-on-terror': '{n} auf der Terrorleiste',
    'king.signs-on-doom': '{n} auf der Verdammnisleiste',
  },
};
