import type { ENGLISH_SHEETS } from './sheets-en.js';

/** Labels on the sheets of components, besides their own texts, in German. */
export const GERMAN_SHEETS: Record<keyof typeof ENGLISH_SHEETS, string> = {
  't.kind.monster': 'Monster · {movement} · {symbol}',
  't.kind.ancient-one': 'Großer Alter',
  't.kind.stable': 'Ort, stabil',
  't.kind.unstable': 'Ort, instabil: Hier können sich Tore öffnen',
  't.kind.street': 'Straße',
  't.kind.other-world': 'Andere Welt',
  't.kind.board': 'Brett',
  't.type.weapon': 'Waffe',
  't.type.tome': 'Buch',
  't.type.mask': 'Maske',
  't.type.task': 'Auftrag',
  't.type.mission': 'Mission',
  't.mythos.headline': 'Schlagzeile',
  't.mythos.environment': 'Umgebung',
  't.mythos.rumor': 'Gerücht',
  't.mythos.reshuffle': 'Neu mischen',
  't.mythos.mystic': 'Mystik',
  't.mythos.urban': 'Stadt',
  't.mythos.weather': 'Wetter',
  // Sheets of other packs keep what is printed.
  't.occupation':
    '{slug, select, student {Studentin} drifter {Herumtreiber} salesman {Handlungsreisender} ' +
    'psychologist {Psychologin} photographer {Fotograf} magician {Zauberkünstler} author {Schriftstellerin} ' +
    'professor {Professor} dilettante {Dilettantin} privateeye {Privatdetektiv} scientist {Wissenschaftlerin} ' +
    'researcher {Forscherin} gangster {Gangster} archaeologist {Archäologe} nun {Nonne} doctor {Arzt} ' +
    'other {{printed}}}',
  't.sheet.price': 'Preis {what}',
  't.sheet.hands': '{n, plural, one {# Hand} other {# Hände}}',
  't.sheet.copies': '{n, plural, one {einmal} other {#-mal}} im Spiel',
  't.sheet.no-text': 'Sie sagt selbst nichts: Orte und andere Karten fragen nach ihr.',
  't.sheet.tokens': '{n} Marker',
  't.sheet.on-board': 'auf dem Brett: {places}',
  't.sheet.home': 'Beginn: {where}',
  't.sheet.begins': 'Hat zu Beginn: {what}.',
  't.sheet.combat': 'Kampf {by}',
  't.sheet.doom': 'Verdammnisleiste {n}',
  't.sheet.start-of-battle': 'Beginn des Endkampfs: {line}',
  't.sheet.attack': 'Angriff: {line}',
  't.sheet.gate-at': 'Tor: {what}',
  't.sheet.clue-at': 'Hinweis: {what}',
  't.sheet.activity-at': 'Ereignis: {what}',
  't.sheet.white': 'weiß: {what}',
  't.sheet.black': 'schwarz: {what}',
  't.sheet.colours': 'Farben seiner Begegnungen: {what}',
  't.place.encounters': 'Begegnungen: {what}',
  't.place.steps': '{n, plural, =0 {du bist hier} one {ein Schritt entfernt} other {# Schritte entfernt}}',
  't.place.here': 'jetzt hier: {what}',
  't.place.locations': 'Orte: {what}',
  't.place.next': 'Daneben: {what}',
  't.place.black': 'schwarzer Pfeil: {place}',
  't.place.white': 'weißer Pfeil: {place}',
  't.special.sky':
    '{game, select, haunt {Fliegende Monster kommen hier durch: in einem Zug hinauf, im nächsten irgendwo in der Stadt herab.} other {Hier warten fliegende Monster. Er liegt neben jeder Straße.}}',
  't.special.outskirts':
    '{game, select, haunt {Hier liegen die Monster mit der Mondsichel, wie andere in der Welt ihres Symbols, bis sie beschworen werden.} other {Hier sammeln sich Monster, die über die Monstergrenze von Arkham hinausgehen. Werden es zu viele, gehen sie, und der Terrorlevel steigt.}}',
  't.special.lost':
    '{game, select, haunt {Wer in Zeit und Raum verloren ist, würfelt in jedem Unterhalt einen Würfel: Eine 5 oder 6 führt zurück an irgendeinen Ort der Stadt.} other {Wer in Zeit und Raum verloren ist, setzt die nächste Runde aus und kommt dann an beliebiger Stelle in Arkham zurück.}}',
  't.special.jail': 'Wer verhaftet ist, sitzt hier, neben der Police Station.',
};
