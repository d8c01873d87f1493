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

export const WORLD_WORDS_DE: Readonly<Record<string, string>> = {
  'pharaoh.seal-entered': clauseForms(
    'das Tor, durch das du kamst, wird geschlossen und versiegelt (es ist keine Trophäe)',
    'schließt und versiegelt das Tor, durch das du kamst (es ist keine Trophäe)',
    'das Tor, durch das du kamst, schließen und versiegeln (es ist keine Trophäe)',
    'wird das Tor, durch das du kamst, geschlossen und versiegelt (es ist keine Trophäe)',
  ),
  'pharaoh.another-alike': statement(
    'bist du ihm in der ersten Kampfrunde weder entkommen noch hast du es besiegt, erscheint ein zweites von seiner Art aus dem Monsterbecher',
    'erscheint, wenn du ihm in der ersten Kampfrunde weder entkommen bist noch es besiegt hast, ein zweites von seiner Art aus dem Monsterbecher',
  ),
  'pharaoh.another-monster': statement(
    'bist du ihm in der ersten Kampfrunde weder entkommen noch hast du es besiegt, erscheint noch ein Monster',
    'erscheint, wenn du ihm in der ersten Kampfrunde weder entkommen bist noch es besiegt hast, noch ein Monster',
  ),
  'pharaoh.followed': imperative(
    'begegne jedem Monster an dem Tor, durch das du kamst, in der Reihenfolge deiner Wahl; unbesiegte bleiben dort',
    'jedem Monster an dem Tor, durch das du kamst, in der Reihenfolge deiner Wahl begegnen; unbesiegte bleiben dort',
  ),
  'pharaoh.choice-of-evils': imperative(
    `ziehe ${EVILS_DRAWN} Monster aus dem Monsterbecher und wähle, welches davon erscheint; das andere kommt zurück`,
    `${EVILS_DRAWN} Monster aus dem Monsterbecher ziehen und wählen, welches davon erscheint; das andere kommt zurück`,
  ),
  'pharaoh.old-battles': statement(
    'eine zufällige deiner Monstertrophäen überrascht dich: Besiegst du sie, ist sie wieder eine Trophäe, sonst kommt sie in den Monsterbecher',
    'überrascht dich eine zufällige deiner Monstertrophäen: Besiegst du sie, ist sie wieder eine Trophäe, sonst kommt sie in den Monsterbecher',
  ),
  'pharaoh.old-battles-ambush': statement(
    'eine zufällige deiner Monstertrophäen erscheint (Hinterhalt): Besiegst du sie, ist sie wieder eine Trophäe, sonst kommt sie in den Monsterbecher',
    'erscheint eine zufällige deiner Monstertrophäen (Hinterhalt): Besiegst du sie, ist sie wieder eine Trophäe, sonst kommt sie in den Monsterbecher',
  ),
  'pharaoh.bloody-tongue': statement(
    `der Gott der Blutigen Zunge überrascht dich, aus dem Monsterbecher oder von daneben; du hast +${TREASURE_BONUS} auf alle Proben gegen ihn für jeden deiner besonderen Gegenstände und jedes deiner Ausstellungsstücke`,
    `überrascht dich der Gott der Blutigen Zunge, aus dem Monsterbecher oder von daneben; du hast +${TREASURE_BONUS} auf alle Proben gegen ihn für jeden deiner besonderen Gegenstände und jedes deiner Ausstellungsstücke`,
  ),
  'pharaoh.bloody-tongue-ambush': statement(
    `der Gott der Blutigen Zunge erscheint (Hinterhalt), aus dem Monsterbecher oder von daneben; du hast +${TREASURE_BONUS} auf alle Proben gegen ihn für jeden deiner besonderen Gegenstände und jedes deiner Ausstellungsstücke`,
    `erscheint der Gott der Blutigen Zunge (Hinterhalt), aus dem Monsterbecher oder von daneben; du hast +${TREASURE_BONUS} auf alle Proben gegen ihn für jeden deiner besonderen Gegenstände und jedes deiner Ausstellungsstücke`,
  ),
  'pharaoh.bodies': imperative(
    'nimm so viele Kultisten aus dem Monsterbecher, wie du Erfolge hast, als Trophäen',
    'so viele Kultisten aus dem Monsterbecher, wie du Erfolge hast, als Trophäen nehmen',
  ),
  'pharaoh.any-bodies': imperative(
    'nimm 1 Monster aus dem Monsterbecher als Trophäe (auch ein endloses) und 1 weiteres, wenn seine Zähigkeit kleiner ist als die Zahl der Erfolge',
    '1 Monster aus dem Monsterbecher als Trophäe nehmen (auch ein endloses) und 1 weiteres, wenn seine Zähigkeit kleiner ist als die Zahl der Erfolge',
  ),
  'pharaoh.unknown-senses': statement(
    'ist dein Maximum an geistiger Gesundheit größer als das an Ausdauer, nimmst du die Segnung „Medium“; ist es kleiner, die Segnung „Visionen“',
    'nimmst du die Segnung „Medium“, wenn dein Maximum an geistiger Gesundheit größer ist als das an Ausdauer, und die Segnung „Visionen“, wenn es kleiner ist',
  ),
  'pharaoh.balance': imperative(
    'verliere das Höhere von geistiger Gesundheit und Ausdauer, bis beide gleich sind',
    'das Höhere von geistiger Gesundheit und Ausdauer verlieren, bis beide gleich sind',
  ),
  'pharaoh.tempting-corpse': imperative(
    `lege eine Kampfprobe mit −${-TEMPTING_CORPSE.modifier} ab. Bestanden: Erhalte so viel Ausdauer, wie Würfel geworfen wurden. Misslungen: Verliere so viel Ausdauer, wie Würfel geworfen wurden`,
    `eine Kampfprobe mit −${-TEMPTING_CORPSE.modifier} ablegen. Bestanden: Erhalte so viel Ausdauer, wie Würfel geworfen wurden. Misslungen: Verliere so viel Ausdauer, wie Würfel geworfen wurden`,
  ),
  'pharaoh.sky-clues': imperative(
    `erhalte ${SKY_CLUES} Hinweise für jedes Monster im Himmel`,
    `${SKY_CLUES} Hinweise für jedes Monster im Himmel erhalten`,
  ),
  'pharaoh.fleeting-ally': imperative(
    'ziehe 1 Verbündeten und lege so viele Marker darauf, wie du Erfolge hast: Jeden Unterhalt geht 1 Marker, und mit dem letzten der Verbündete',
    '1 Verbündeten ziehen und so viele Marker darauf legen, wie du Erfolge hast: Jeden Unterhalt geht 1 Marker, und mit dem letzten der Verbündete',
  ),
  'pharaoh.brief-waking': imperative(
    'habe eine Begegnung an einem beliebigen Ort in Arkham ohne Tor, dann kehre hierher zurück',
    'eine Begegnung an einem beliebigen Ort in Arkham ohne Tor haben, dann hierher zurückkehren',
  ),
  'pharaoh.dream-of-arkham': imperative(
    `habe eine Begegnung an einem beliebigen Ort in Arkham ohne Tor, dann kehre hierher zurück. Hast du in ihr geistige Gesundheit oder Ausdauer verloren, darfst du eine Glücksprobe mit −${-DREAM.modifier} ablegen. Bestanden: Du hast zurück, was du verloren hast`,
    `eine Begegnung an einem beliebigen Ort in Arkham ohne Tor haben, dann hierher zurückkehren. Hast du in ihr geistige Gesundheit oder Ausdauer verloren, darfst du eine Glücksprobe mit −${-DREAM.modifier} ablegen. Bestanden: Du hast zurück, was du verloren hast`,
  ),
  'pharaoh.dream-of-arkham-revised': imperative(
    `habe eine Begegnung an einem beliebigen Ort in Arkham ohne Tor, dann kehre hierher zurück. Hast du in ihr geistige Gesundheit oder Ausdauer verloren, lege eine Glücksprobe mit −${-DREAM.modifier} ab. Bestanden: Du hast zurück, was du verloren hast`,
    `eine Begegnung an einem beliebigen Ort in Arkham ohne Tor haben, dann hierher zurückkehren. Hast du in ihr geistige Gesundheit oder Ausdauer verloren, lege eine Glücksprobe mit −${-DREAM.modifier} ab. Bestanden: Du hast zurück, was du verloren hast`,
  ),
  'pharaoh.scientists-machine': imperative(
    'ziehe eine weitere Torkarte, gehe in die erste Andere Welt, die sie nennt, und habe dort ihre Begegnung',
    'eine weitere Torkarte ziehen, in die erste Andere Welt gehen, die sie nennt, und dort ihre Begegnung haben',
  ),
  'pharaoh.mi-go-immortality': clauseForms(
    'du wirst verschlungen, aber dein nächster Ermittler hat deine Zauber, Fertigkeiten und Hinweise, und 1 offenes Tor nach Yuggoth deiner Wahl wird geschlossen und versiegelt',
    'wird verschlungen, aber der nächste Ermittler hat die Zauber, Fertigkeiten und Hinweise, und 1 offenes Tor nach Yuggoth wird geschlossen und versiegelt',
    'verschlungen werden, aber dein nächster Ermittler hat deine Zauber, Fertigkeiten und Hinweise, und 1 offenes Tor nach Yuggoth deiner Wahl wird geschlossen und versiegelt',
    'wirst du verschlungen, aber dein nächster Ermittler hat deine Zauber, Fertigkeiten und Hinweise, und 1 offenes Tor nach Yuggoth deiner Wahl wird geschlossen und versiegelt',
  ),
  'pharaoh.face-in-pool': imperative(
    `wähle einen anderen Ermittler und lege eine Willensprobe mit −${-FACE_IN_POOL.modifier} ab. Kein Erfolg: Er wird in den Abgrund gezogen. 1–${FACE_IN_POOL.free - 1} Erfolge: Ihr tauscht die Plätze. ${FACE_IN_POOL.free} oder mehr Erfolge: Gehe dorthin, wo er ist, und das Tor, durch das du kamst, wird geschlossen und versiegelt`,
    `einen anderen Ermittler wählen und eine Willensprobe mit −${-FACE_IN_POOL.modifier} ablegen. Kein Erfolg: Er wird in den Abgrund gezogen. 1–${FACE_IN_POOL.free - 1} Erfolge: Ihr tauscht die Plätze. ${FACE_IN_POOL.free} oder mehr Erfolge: Gehe dorthin, wo er ist, und das Tor, durch das du kamst, wird geschlossen und versiegelt`,
  ),
  'pharaoh.face-in-pool-revised': imperative(
    `wähle einen anderen Ermittler und lege eine Willensprobe mit +${FACE_IN_POOL.revised} ab. Kein Erfolg: Er wird in den Abgrund gezogen. 1–${FACE_IN_POOL.free - 1} Erfolge: Ihr tauscht die Plätze. ${FACE_IN_POOL.free} oder mehr Erfolge: Gehe dorthin, wo er ist, und das Tor, durch das du kamst, wird, wenn es noch offen ist, geschlossen und versiegelt`,
    `einen anderen Ermittler wählen und eine Willensprobe mit +${FACE_IN_POOL.revised} ablegen. Kein Erfolg: Er wird in den Abgrund gezogen. 1–${FACE_IN_POOL.free - 1} Erfolge: Ihr tauscht die Plätze. ${FACE_IN_POOL.free} oder mehr Erfolge: Gehe dorthin, wo er ist, und das Tor, durch das du kamst, wird, wenn es noch offen ist, geschlossen und versiegelt`,
  ),
  'pharaoh.battle-shub-niggurath': imperative(
    'kämpfe sofort allein gegen Shub-Niggurath, wie im Endkampf, 1 Erfolg für jeden Verdammnismarker (verloren ohne Monstertrophäen). Verloren: Du wirst verschlungen. Gewonnen: Kehre nach Arkham zurück; das Tor, durch das du kamst, ist deine Trophäe und wird versiegelt',
    'sofort allein gegen Shub-Niggurath kämpfen, wie im Endkampf, 1 Erfolg für jeden Verdammnismarker (verloren ohne Monstertrophäen). Verloren: Du wirst verschlungen. Gewonnen: Kehre nach Arkham zurück; das Tor, durch das du kamst, ist deine Trophäe und wird versiegelt',
  ),
  'pharaoh.battle-ithaqua': imperative(
    'kämpfe sofort allein gegen Ithaqua, wie im Endkampf, 1 Erfolg für jeden Verdammnismarker (verloren ohne Ausdauer). Verloren: Du wirst verschlungen. Gewonnen: Kehre nach Arkham zurück; das Tor, durch das du kamst, ist deine Trophäe und wird versiegelt',
    'sofort allein gegen Ithaqua kämpfen, wie im Endkampf, 1 Erfolg für jeden Verdammnismarker (verloren ohne Ausdauer). Verloren: Du wirst verschlungen. Gewonnen: Kehre nach Arkham zurück; das Tor, durch das du kamst, ist deine Trophäe und wird versiegelt',
  ),
  'pharaoh.battle-cthulhu': imperative(
    'kämpfe sofort allein gegen Cthulhu, wie im Endkampf, 1 Erfolg für jeden Verdammnismarker (verloren ohne geistige Gesundheit oder Ausdauer). Verloren: Du wirst verschlungen. Gewonnen: Kehre nach Arkham zurück; das Tor, durch das du kamst, ist deine Trophäe und wird versiegelt',
    'sofort allein gegen Cthulhu kämpfen, wie im Endkampf, 1 Erfolg für jeden Verdammnismarker (verloren ohne geistige Gesundheit oder Ausdauer). Verloren: Du wirst verschlungen. Gewonnen: Kehre nach Arkham zurück; das Tor, durch das du kamst, ist deine Trophäe und wird versiegelt',
  ),
  'q.which-evil': 'Monster wählen, das erscheint',
};
