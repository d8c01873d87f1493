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
    'lege die Karte ab, die statt der Probe erschöpft wurde (falls vorhanden)',
    'die Karte ablegen, die statt der Probe erschöpft wurde (falls vorhanden)',
  ),
  'pharaoh.lurkers-damage': imperative(
    'ziehe so viele Zauber, wie der Horrorschaden dieses Monsters beträgt',
    'so viele Zauber ziehen, wie der Horrorschaden dieses Monsters beträgt',
  ),
  'pharaoh.lurkers-rating': imperative(
    'ziehe so viele Zauber, wie der Horrorwert dieses Monsters ohne Vorzeichen beträgt',
    'so viele Zauber ziehen, wie der Horrorwert dieses Monsters ohne Vorzeichen beträgt',
  ),
  'pharaoh.free-spell': imperative(
    'ziehe Zauber, bis einer beim Wirken keine geistige Gesundheit kostet, behalte ihn und lege die anderen ab',
    'Zauber ziehen, bis einer beim Wirken keine geistige Gesundheit kostet, ihn behalten und die anderen ablegen',
  ),
  'pharaoh.copy-spell': imperative(
    'nimm 1 weiteres Exemplar eines deiner Zauber vom Zauberstapel (falls vorhanden)',
    '1 weiteres Exemplar eines deiner Zauber vom Zauberstapel nehmen (falls vorhanden)',
  ),
  'pharaoh.packed-lunch': `${imperative('lege für jeden Erfolg 1 Marker auf diesen Proviant', 'für jeden Erfolg 1 Marker auf diesen Proviant legen')}. Statt die Karte abzulegen, darfst du einen Marker davon entfernen`,
  'pharaoh.renounce': imperative(
    `lege alle deine Ausstellungsstücke ab und erhalte für jedes ${RENOUNCED_EXHIBIT.sanity} geistige Gesundheit und ${RENOUNCED_EXHIBIT.clues} Hinweis`,
    `alle deine Ausstellungsstücke ablegen und für jedes ${RENOUNCED_EXHIBIT.sanity} geistige Gesundheit und ${RENOUNCED_EXHIBIT.clues} Hinweis erhalten`,
  ),
  'pharaoh.read-one': statement(
    'du darfst 1 Buch oder einen anderen Gegenstand einsetzen, ohne die nötigen Bewegungspunkte auszugeben',
    'darfst du 1 Buch oder einen anderen Gegenstand einsetzen, ohne die nötigen Bewegungspunkte auszugeben',
  ),
  'pharaoh.time-to-read': imperative(
    'wirf einen Würfel und erhalte so viele Bewegungspunkte, wie er zeigt (nur für Bücher und andere Gegenstände)',
    'einen Würfel werfen und so viele Bewegungspunkte erhalten, wie er zeigt (nur für Bücher und andere Gegenstände)',
  ),
  'pharaoh.sanfords-errand': `${imperative('gehe für eine Begegnung in die Stadt der Großen Rasse und kehre dann hierher zurück', 'für eine Begegnung in die Stadt der Großen Rasse gehen und dann hierher zurückkehren')}. Hast du dort eine Probe bestanden oder ein Monster besiegt, wirst du Mitglied der Loge zum Silberzwielicht und erhältst ${ERRAND_CLUES} Hinweis`,
  'pharaoh.edge-of-town': `${imperative('begegne jedem Monster am Stadtrand in beliebiger Reihenfolge', 'jedem Monster am Stadtrand in beliebiger Reihenfolge begegnen')}. Unbesiegte bleiben dort. Immer wenn du eine Ausweichprobe gegen eines bestehst, darfst du auf die Straße gehen und deinen Zug beenden`,
  'pharaoh.foresee-two': imperative(
    `sieh dir die obersten ${FORESEEN_MYTHOS} Mythoskarten an und lege sie in beliebiger Reihenfolge zurück`,
    `die obersten ${FORESEEN_MYTHOS} Mythoskarten ansehen und in beliebiger Reihenfolge zurücklegen`,
  ),
  'pharaoh.mail-order': `${statement('jeder andere Ermittler darf 1 einfachen Gegenstand seiner Wahl bezahlen', 'darf jeder andere Ermittler 1 einfachen Gegenstand seiner Wahl bezahlen')}. Du bewahrst den Gegenstand für ihn auf. Bist du in seinem Gebiet, übergib ihn und erhalte ${MAIL_MONEY} $`,
  'pharaoh.mail-order-of-three': `${imperative(`wähle einen anderen Ermittler und ziehe ${MAIL_ITEMS} einfache Gegenstände`, `einen anderen Ermittler wählen und ${MAIL_ITEMS} einfache Gegenstände ziehen`)}. Er darf 1 davon bezahlen. Lege die anderen ab. Du bewahrst den Gegenstand für ihn auf. Bist du in seinem Gebiet, übergib ihn und erhalte ${MAIL_MONEY} $`,
  'q.clue-from': 'Ort wählen, von dem du einen Hinweis nimmst',
  'q.read-now': 'Gegenstand wählen, den du jetzt einsetzt',
  'q.slip-away': 'Auf die Straße entwischen?',
  'answer.clue-from.no': 'Keinen Hinweis nehmen',
  'answer.read-now.no': 'Nichts einsetzen',
  'answer.slip-away.yes': 'Entwischen',
  'answer.slip-away.no': 'Bleiben',
};
