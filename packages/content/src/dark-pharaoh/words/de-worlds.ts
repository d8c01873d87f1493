/** German texts and questions of the gate cards of Curse of the Dark Pharaoh. */

import {
  DREAM,
  EVILS_DRAWN,
  FACE_IN_POOL,
  SKY_CLUES,
  TEMPTING_CORPSE,
  TREASURE_BONUS,
} from '@vigil/rules/dark-pharaoh/constants';
import { clauseForms, imperative, statement } from '@vigil/rules/de';
import { checkModifier } from '../../figures.js';

const battleText = (name: string, out: string): string =>
  `${imperative(
    `kämpfe sofort allein gegen ${name} wie im Endkampf. Jeder Erfolg entfernt 1 Verdammnismarker`,
    `sofort allein gegen ${name} wie im Endkampf kämpfen. Jeder Erfolg entfernt 1 Verdammnismarker`,
  )}. ${out}, wirst du verschlungen. Gewinnst du, kehre nach Arkham zurück, versiegle das Tor, durch das du kamst, und nimm es als Trophäe`;

const poolCheck = (by: number): string =>
  imperative(
    `wähle einen anderen Ermittler und mache eine Willensprobe${checkModifier(by)}`,
    `einen anderen Ermittler wählen und eine Willensprobe${checkModifier(by)} machen`,
  );

export const WORLD_WORDS_DE: Readonly<Record<string, string>> = {
  'pharaoh.seal-entered': clauseForms(
    'das Tor, durch das du kamst, wird geschlossen und versiegelt (es wird keine Trophäe)',
    'schließt und versiegelt das Tor, durch das du kamst (es wird keine Trophäe)',
    'das Tor, durch das du kamst, schließen und versiegeln (es wird keine Trophäe)',
    'wird das Tor, durch das du kamst, geschlossen und versiegelt (es wird keine Trophäe)',
  ),
  'pharaoh.another-alike': statement(
    'wenn du ihm in der ersten Kampfrunde weder ausgewichen bist noch es besiegt hast, erscheint ein zweites seiner Art aus dem Monsterbecher',
    'erscheint ein zweites seiner Art aus dem Monsterbecher, wenn du ihm in der ersten Kampfrunde weder ausgewichen bist noch es besiegt hast',
  ),
  'pharaoh.another-monster': statement(
    'wenn du ihm in der ersten Kampfrunde weder ausgewichen bist noch es besiegt hast, erscheint ein weiteres Monster',
    'erscheint ein weiteres Monster, wenn du ihm in der ersten Kampfrunde weder ausgewichen bist noch es besiegt hast',
  ),
  'pharaoh.followed': `${imperative('begegne jedem Monster an dem Tor, durch das du kamst, in beliebiger Reihenfolge', 'jedem Monster an dem Tor, durch das du kamst, in beliebiger Reihenfolge begegnen')}. Unbesiegte bleiben dort`,
  'pharaoh.choice-of-evils': `${imperative(`ziehe ${EVILS_DRAWN} Monster aus dem Monsterbecher und wähle, welches davon erscheint`, `${EVILS_DRAWN} Monster aus dem Monsterbecher ziehen und wählen, welches davon erscheint`)}. Das andere kommt in den Becher zurück`,
  'pharaoh.old-battles': `${statement('eine zufällig bestimmte deiner Monstertrophäen überrascht dich', 'überrascht dich eine zufällig bestimmte deiner Monstertrophäen')}. Besiegst du sie, wird sie wieder deine Trophäe; sonst kommt sie in den Monsterbecher`,
  'pharaoh.old-battles-ambush': `${statement('eine zufällig bestimmte deiner Monstertrophäen erscheint mit Hinterhalt', 'erscheint eine zufällig bestimmte deiner Monstertrophäen mit Hinterhalt')}. Besiegst du sie, wird sie wieder deine Trophäe; sonst kommt sie in den Monsterbecher`,
  'pharaoh.bloody-tongue': `${statement('der Gott der Blutigen Zunge überrascht dich, ob er im Monsterbecher ist oder nicht', 'überrascht dich der Gott der Blutigen Zunge, ob er im Monsterbecher ist oder nicht')}. Für jeden besonderen Gegenstand und jedes Ausstellungsstück, das du hast, erhältst du +${TREASURE_BONUS} auf alle Proben gegen ihn`,
  'pharaoh.bloody-tongue-ambush': `${statement('der Gott der Blutigen Zunge erscheint mit Hinterhalt, ob er im Monsterbecher ist oder nicht', 'erscheint der Gott der Blutigen Zunge mit Hinterhalt, ob er im Monsterbecher ist oder nicht')}. Für jeden besonderen Gegenstand und jedes Ausstellungsstück, das du hast, erhältst du +${TREASURE_BONUS} auf alle Proben gegen ihn`,
  'pharaoh.bodies': imperative(
    'nimm für jeden Erfolg 1 Kultisten aus dem Monsterbecher als Trophäe',
    'für jeden Erfolg 1 Kultisten aus dem Monsterbecher als Trophäe nehmen',
  ),
  'pharaoh.any-bodies': `${imperative('nimm 1 Monster aus dem Monsterbecher als Trophäe, auch ein endloses', '1 Monster aus dem Monsterbecher als Trophäe nehmen, auch ein endloses')}. Ist seine Zähigkeit kleiner als die Zahl der Erfolge, nimm 1 weiteres`,
  'pharaoh.unknown-senses': statement(
    'ist dein Maximum an geistiger Gesundheit größer als das an Ausdauer, nimm die Wohltat „Medium“; ist es kleiner, nimm die Wohltat „Visionen“',
    'nimmst du die Wohltat „Medium“, wenn dein Maximum an geistiger Gesundheit größer ist als das an Ausdauer, und die Wohltat „Visionen“, wenn es kleiner ist',
  ),
  'pharaoh.balance': imperative(
    'verliere geistige Gesundheit oder Ausdauer (den höheren Wert), bis beide gleich sind',
    'geistige Gesundheit oder Ausdauer (den höheren Wert) verlieren, bis beide gleich sind',
  ),
  'pharaoh.tempting-corpse': `${imperative(`mache eine Kampfprobe${checkModifier(TEMPTING_CORPSE.modifier)}`, `eine Kampfprobe${checkModifier(TEMPTING_CORPSE.modifier)} machen`)}. Bestanden: Erhalte so viel Ausdauer, wie du Würfel geworfen hast. Misslungen: Verliere so viel Ausdauer, wie du Würfel geworfen hast`,
  'pharaoh.sky-clues': imperative(
    `erhalte ${SKY_CLUES} Hinweise für jedes Monster im Himmel`,
    `${SKY_CLUES} Hinweise für jedes Monster im Himmel erhalten`,
  ),
  'pharaoh.fleeting-ally': `${imperative('ziehe 1 Verbündeten und lege für jeden Erfolg 1 Marker darauf', '1 Verbündeten ziehen und für jeden Erfolg 1 Marker darauf legen')}. Entferne in jedem Unterhalt 1 Marker. Ist keiner mehr da, lege den Verbündeten ab`,
  'pharaoh.brief-waking': imperative(
    'gehe für eine Begegnung zu einem beliebigen Ort ohne Tor in Arkham und kehre dann hierher zurück',
    'für eine Begegnung zu einem beliebigen Ort ohne Tor in Arkham gehen und dann hierher zurückkehren',
  ),
  'pharaoh.dream-of-arkham': `${imperative('gehe für eine Begegnung zu einem beliebigen Ort ohne Tor in Arkham und kehre dann hierher zurück', 'für eine Begegnung zu einem beliebigen Ort ohne Tor in Arkham gehen und dann hierher zurückkehren')}. Hast du dabei geistige Gesundheit oder Ausdauer verloren, darfst du eine Glücksprobe${checkModifier(DREAM.modifier)} machen. Bestanden: Erhalte das Verlorene zurück`,
  'pharaoh.dream-of-arkham-revised': `${imperative('gehe für eine Begegnung zu einem beliebigen Ort ohne Tor in Arkham und kehre dann hierher zurück', 'für eine Begegnung zu einem beliebigen Ort ohne Tor in Arkham gehen und dann hierher zurückkehren')}. Hast du dabei geistige Gesundheit oder Ausdauer verloren, mache eine Glücksprobe${checkModifier(DREAM.modifier)}. Bestanden: Erhalte das Verlorene zurück`,
  'pharaoh.scientists-machine': imperative(
    'ziehe eine weitere Torkarte, gehe in die erste darauf genannte Andere Welt und führe dort die Begegnung dieser Karte aus',
    'eine weitere Torkarte ziehen, in die erste darauf genannte Andere Welt gehen und dort die Begegnung dieser Karte ausführen',
  ),
  'pharaoh.mi-go-immortality': `${clauseForms('du wirst verschlungen, aber dein nächster Ermittler erhält deine Zauber, Fertigkeiten und Hinweise', 'wird verschlungen, aber der nächste Ermittler erhält die Zauber, Fertigkeiten und Hinweise', 'dich verschlingen lassen. Dann erhält dein nächster Ermittler deine Zauber, Fertigkeiten und Hinweise', 'wirst du verschlungen, aber dein nächster Ermittler erhält deine Zauber, Fertigkeiten und Hinweise')}, und 1 beliebiges Tor nach Yuggoth wird geschlossen und versiegelt`,
  'pharaoh.face-in-pool': `${poolCheck(FACE_IN_POOL.modifier)}. Kein Erfolg: Er wird in den Abgrund gezogen. 1–${FACE_IN_POOL.free - 1} Erfolge: Ihr tauscht die Plätze. ${FACE_IN_POOL.free} oder mehr Erfolge: Gehe in sein Gebiet, und das Tor, durch das du kamst, wird geschlossen und versiegelt`,
  'pharaoh.face-in-pool-revised': `${poolCheck(FACE_IN_POOL.revised)}. Kein Erfolg: Er wird in den Abgrund gezogen. 1–${FACE_IN_POOL.free - 1} Erfolge: Ihr tauscht die Plätze. ${FACE_IN_POOL.free} oder mehr Erfolge: Gehe in sein Gebiet, und das Tor, durch das du kamst, wird geschlossen und versiegelt, falls es noch offen ist`,
  'pharaoh.battle-shub-niggurath': battleText('Shub-Niggurath', 'Hast du keine Monstertrophäen mehr'),
  'pharaoh.battle-ithaqua': battleText('Ithaqua', 'Hast du keine Ausdauer mehr'),
  'pharaoh.battle-cthulhu': battleText('Cthulhu', 'Hast du keine geistige Gesundheit oder keine Ausdauer mehr'),
  'q.which-evil': 'Monster wählen, das erscheint',
};
