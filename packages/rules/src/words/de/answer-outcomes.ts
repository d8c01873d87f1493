import type { Catalogue } from '../words.js';

/** Cost and effect of an answer, if neither its text nor another one states them. */
export const ANSWER_OUTCOMES: Catalogue = {
  'brings.waits': 'Das Tor bleibt offen; im nächsten Zug noch ein Versuch, von hier aus.',
  'brings.closes':
    'Bestanden: Das Tor wird eine Trophäe{n, plural, =0 {} one {, ein Monster mit seinem Symbol verschwindet} other {, # Monster mit seinem Symbol verschwinden}}, und Hinweise können den Ort versiegeln. Sonst geht nichts verloren, das Tor bleibt.',
  'brings.strands':
    '{n, plural, =0 {{names} geht in Zeit und Raum verloren: Kein anderes Tor führt aus {world} zurück} other {Rückweg aus {world} bleibt offen für {names}: {places}}}',
  'brings.goes':
    '{n, plural, =0 {kein Monster verschwindet mit ihm} one {ein Monster mit seinem Symbol verschwindet} other {# Monster mit seinem Symbol verschwinden}}',
  'brings.clues.becomes': 'Hinweise {n} → {after}',
  'brings.doom.becomes': 'Verdammnis {n} → {after} von {of}',
  'brings.terror.becomes': 'Terror {n} → {after} von {of}',
  'brings.doom.stays': 'Verdammnis bleibt {n}',
  'brings.terror.stays': 'Terror bleibt {n}',
  'brings.sanity.maximum': 'maximale Geistige Gesundheit {n} → {after}',
  'brings.stamina.maximum': 'maximale Ausdauer {n} → {after}',
  'brings.monsters':
    '{n, plural, =0 {kein Monster kommt} one {ein Monster kommt} other {# Monster kommen}}{gates, plural, =0 {} one { an dieses Tor} other {, verteilt auf # Tore}}{outside, plural, =0 {} one {; eines davon findet keinen Platz und geht an den Stadtrand} other {; # davon finden keinen Platz und gehen an den Stadtrand}}',
  'brings.monsters.differing':
    '{n} Monster kommen, verteilt auf {gates} Tore; je nach gewählten Toren finden {outside, plural, =0 {bis zu} other {# bis}} {most} davon keinen Platz und gehen an den Stadtrand',
  'brings.moves': '{monster} → {place}{names, select, nobody {} other {, zu {names}}}',
  'brings.none-moves': 'kein Monster zieht',
  'brings.to': '→ {place}{there, select, nothing {} other {: {there}}}',
  'brings.ways-back': 'zurück nach Arkham führt: {names}',
  'brings.mythos':
    '{type, select, headline {Schlagzeile} environment {Umgebung} rumor {Gerücht} other {der Stapel wird neu gemischt}}',
  'brings.mythos.gate': 'Tor: {place}{burst, select, yes {, auch durch ein Siegel} other {}}',
  'brings.mythos.clues': 'Hinweis: {names}',
  'brings.mythos.moves':
    'es ziehen {white, select, none {} other {auf Weiß: {white}}}{black, select, none {} other {{white, select, none {} other {, }}auf Schwarz: {black}}}',
  'brings.waiting': 'Noch ein Würfel im nächsten Unterhalt; ein Erfolg bringt zurück nach Arkham.',
  'brings.given-up':
    'Für immer aus dem Spiel. Wer folgt, bringt höchstens mit: Gegenstände und Geld im Wert von {money}, {clues, plural, =0 {keinen Hinweis} one {# Hinweis} other {# Hinweise}}, {spells, plural, =0 {keinen Zauber} one {# Zauber} other {# Zauber}}, {allies, plural, =0 {keinen Verbündeten} one {# Verbündeten} other {# Verbündete}}.',
  'monster.awareness': 'Wachsamkeit {by}',
  'monster.horror': 'Horror {by} (Geist −{lost})',
  'monster.combat': 'Kampf {by} (Ausdauer −{lost})',
  'monster.toughness': 'Zähigkeit {n}',
  'brings.seals':
    'Dort öffnet sich kein Tor mehr · Siegel {n} von {of} · {left, plural, =0 {kein Hinweis bleibt} one {# Hinweis bleibt} other {# Hinweise bleiben}}',
  'brings.unsealed': 'Dort kann wieder ein Tor aufgehen: {n} von {of} Mythoskarten',
  'brings.opens': 'dort gehen Tore auf: {n} von {of} Mythoskarten',
  'brings.on-board': '{n, plural, =0 {keines auf dem Brett} one {eines auf dem Brett} other {# auf dem Brett}}',
  'brings.ritual':
    'Bestanden: Das Tor kommt weg, mit einem Erfolg mehr wird es eine Trophäe. Sonst bleibt es, und was bezahlt ist, ist ausgegeben.',
  'brings.ritual.left': 'Das Tor bleibt; was bezahlt ist, ist ausgegeben.',
  'brings.sanity': 'Geistige Gesundheit {n} von {of}',
  'brings.stamina': 'Ausdauer {n} von {of}',
  'brings.sanity.becomes': 'Geistige Gesundheit {n} → {after}',
  'brings.stamina.becomes': 'Ausdauer {n} → {after}',
  'brings.falls':
    '{what, select, sanity {wahnsinnig} other {{game, select, haunt {tot} other {bewusstlos}}}}: {game, select, haunt {aus dem Spiel} other {{where, select, world {in Zeit und Raum verloren} other {die Hälfte der Gegenstände und Hinweise ist verloren}}}}',
  'brings.carries': '{monster} mit {n, plural, one {1 Hinweis} other {# Hinweisen}}',
  'brings.there': 'dort: {names}',
  'brings.at': '{investigator} ({place})',
  'brings.escape':
    'Die Begegnung ist für euch alle vorbei; niemand wechselt den Ort, die Monster bleiben und behalten ihre Hinweise.',
  'brings.stop': '{monster} bleibt; eine neue Runde beginnt, mit der Initiative.',
  'brings.sure': 'kein Wurf; mit genau den nötigen Erfolgen',
  'brings.away': 'Ein Fokuswürfel, der nicht höher ist als die Zahl der freien Verdammnisfelder, genügt.',
  'brings.stays': 'Noch eine Runde: Wer bleibt, greift an, dann schlägt der Große Alte zu.',
  'brings.back': 'ein Erfolg führt zurück nach Arkham: {names}',
  'brings.no-way': 'jetzt führt kein Tor zurück',
  'brings.on': 'ein Erfolg führt in das zweite Gebiet; ein zweiter: {back}',
  'brings.steal': '{n, plural, one {es trägt # Hinweis} other {es trägt # Hinweise}}',
  'brings.horror': 'ruhig bleiben {chance}',
  'brings.fight': 'mit einem Wurf besiegen {chance}',
  'brings.guard': 'abwehren {chance}',
  'brings.guard.else': 'abwehren {chance}, sonst −{n} Ausdauer',
  'brings.meets': '{monster}: {odds}',
  'brings.meets.by': '{investigator} · {monster}: {odds}',
};
