/** German texts and questions of the encounters of Curse of the Dark Pharaoh. */

import {
  ERRAND_CLUES,
  FORESEEN_MYTHOS,
  MAIL_ITEMS,
  MAIL_MONEY,
  RENOUNCED_EXHIBIT,
} from '@vigil/rules/dark-pharaoh/constants';
import { imperative, statement } from '@vigil/rules/de';

export const ENCOUNTER_WORDS_DE: Readonly<Record<string, string>> = {
  'pharaoh.story-calls': statement(
    'du darfst 1 Hinweis von einem beliebigen Ort in Arkham nehmen',
    'darfst du 1 Hinweis von einem beliebigen Ort in Arkham nehmen',
  ),
  'pharaoh.burnt-out': imperative(
    'lege die Karte ab, die statt der Probe erschöpft wurde, wenn es eine gibt',
    'die Karte ablegen, die statt der Probe erschöpft wurde, wenn es eine gibt',
  ),
  'pharaoh.lurkers-damage': imperative(
    'ziehe so viele Zauber wie der Horrorschaden dieses Monsters',
    'so viele Zauber ziehen wie der Horrorschaden dieses Monsters',
  ),
  'pharaoh.lurkers-rating': imperative(
    'ziehe so viele Zauber wie der Horrorwert dieses Monsters ohne sein Vorzeichen',
    'so viele Zauber ziehen wie der Horrorwert dieses Monsters ohne sein Vorzeichen',
  ),
  'pharaoh.free-spell': imperative(
    'ziehe Zauber, bis einer beim Wirken keine geistige Gesundheit kostet, behalte diesen und lege die anderen ab',
    'Zauber ziehen, bis einer beim Wirken keine geistige Gesundheit kostet, diesen behalten und die anderen ablegen',
  ),
  'pharaoh.copy-spell': imperative(
    'nimm 1 weiteres Exemplar eines deiner Zauber vom Stapel (falls vorhanden)',
    '1 weiteres Exemplar eines deiner Zauber vom Stapel nehmen (falls vorhanden)',
  ),
  'pharaoh.packed-lunch': imperative(
    'lege für jeden Erfolg 1 Marker auf diesen Proviant; statt der Karte darf ein Marker abgelegt werden',
    'für jeden Erfolg 1 Marker auf diesen Proviant legen; statt der Karte darf ein Marker abgelegt werden',
  ),
  'pharaoh.renounce': imperative(
    `lege alle deine Ausstellungsstücke ab und erhalte für jedes ${RENOUNCED_EXHIBIT.sanity} geistige Gesundheit und ${RENOUNCED_EXHIBIT.clues} Hinweis`,
    `alle deine Ausstellungsstücke ablegen und für jedes ${RENOUNCED_EXHIBIT.sanity} geistige Gesundheit und ${RENOUNCED_EXHIBIT.clues} Hinweis erhalten`,
  ),
  'pharaoh.read-one': statement(
    'du darfst 1 deiner Bücher oder anderen Gegenstände, die Bewegungspunkte kosten, ohne diese Kosten einsetzen',
    'darfst du 1 deiner Bücher oder anderen Gegenstände, die Bewegungspunkte kosten, ohne diese Kosten einsetzen',
  ),
  'pharaoh.time-to-read': imperative(
    'wirf einen Würfel: So viele Bewegungspunkte hast du jetzt für deine Bücher und anderen Gegenstände, die welche kosten',
    'einen Würfel werfen: So viele Bewegungspunkte hast du jetzt für deine Bücher und anderen Gegenstände, die welche kosten',
  ),
  'pharaoh.sanfords-errand': imperative(
    `habe eine Begegnung in der Stadt der Großen Rasse, dann kehre hierher zurück. Hast du dort eine Probe bestanden oder ein Monster besiegt, wirst du Mitglied der Loge zum Silberzwielicht und erhältst ${ERRAND_CLUES} Hinweis`,
    `eine Begegnung in der Stadt der Großen Rasse haben, dann hierher zurückkehren. Hast du dort eine Probe bestanden oder ein Monster besiegt, wirst du Mitglied der Loge zum Silberzwielicht und erhältst ${ERRAND_CLUES} Hinweis`,
  ),
  'pharaoh.edge-of-town': imperative(
    'begegne jedem Monster am Stadtrand, in der Reihenfolge deiner Wahl (unbesiegte bleiben dort). Immer wenn du einem davon entkommst, darfst du auf die Straße gehen und deinen Zug beenden',
    'jedem Monster am Stadtrand begegnen, in der Reihenfolge deiner Wahl (unbesiegte bleiben dort). Immer wenn du einem davon entkommst, darfst du auf die Straße gehen und deinen Zug beenden',
  ),
  'pharaoh.foresee-two': imperative(
    `sieh dir die obersten ${FORESEEN_MYTHOS} Mythoskarten an und lege sie in beliebiger Reihenfolge zurück`,
    `die obersten ${FORESEEN_MYTHOS} Mythoskarten ansehen und in beliebiger Reihenfolge zurücklegen`,
  ),
  'pharaoh.mail-order': statement(
    `jeder andere Ermittler darf 1 beliebigen einfachen Gegenstand bezahlen. Er liegt bei dir; kommst du dorthin, wo sein Käufer ist, übergib ihn und erhalte ${MAIL_MONEY} $`,
    `darf jeder andere Ermittler 1 beliebigen einfachen Gegenstand bezahlen. Er liegt bei dir; kommst du dorthin, wo sein Käufer ist, übergib ihn und erhalte ${MAIL_MONEY} $`,
  ),
  'pharaoh.mail-order-of-three': imperative(
    `wähle einen anderen Ermittler und ziehe ${MAIL_ITEMS} einfache Gegenstände: 1 davon darf er bezahlen, die anderen werden abgelegt. Er liegt bei dir; kommst du dorthin, wo sein Käufer ist, übergib ihn und erhalte ${MAIL_MONEY} $`,
    `einen anderen Ermittler wählen und ${MAIL_ITEMS} einfache Gegenstände ziehen: 1 davon darf er bezahlen, die anderen werden abgelegt. Er liegt bei dir; kommst du dorthin, wo sein Käufer ist, übergib ihn und erhalte ${MAIL_MONEY} $`,
  ),
  'q.clue-from': 'Ort wählen, von dem du einen Hinweis nimmst',
  'answer.clue-from.no': 'Keinen Hinweis nehmen',
  'q.read-now': 'Gegenstand wählen, den du jetzt einsetzt',
  'answer.read-now.no': 'Nichts einsetzen',
  'q.slip-away': 'Auf die Straße entwischen?',
  'answer.slip-away.yes': 'Entwischen',
  'answer.slip-away.no': 'Bleiben',
};
