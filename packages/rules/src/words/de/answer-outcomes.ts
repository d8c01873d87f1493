import type { Catalogue } from '../words.js';

/** Cost and effect of an answer, if neither its text nor another one states them. */
export const ANSWER_OUTCOMES: Catalogue = {
  'preview.waits': 'Das Tor bleibt offen. Nächste Runde kannst du es hier erneut versuchen.',
  'preview.closes':
    'Bestanden: Du nimmst das Tor als Trophäe{n, plural, =0 {} one {, 1 Monster mit seinem Symbol kommt in den Monsterbecher zurück} other {, # Monster mit seinem Symbol kommen in den Monsterbecher zurück}}{seal, select, can {, und du darfst den Ort für {cost, plural, one {# Hinweis} other {# Hinweise}} versiegeln.} few {. Für ein Siegel hast du {clues, plural, =0 {keinen} other {#}} von {cost, plural, one {# Hinweis} other {# Hinweisen}}.} other {.}} Misslungen: Nichts geht verloren, und das Tor bleibt.',
  'preview.returns':
    '{n, plural, =0 {danach führt für {investigator} kein Tor mehr zurück} other {danach kann {investigator} noch zurück ({names})}}',
  'preview.goes':
    '{n, plural, =0 {entfernt kein Monster} one {entfernt 1 Monster mit seinem Symbol} other {entfernt # Monster mit seinem Symbol}}',
  'preview.clues.becomes': 'Hinweise {n} → {after}',
  'preview.doom.becomes': 'Verdammnis {n} → {after} von {of}',
  'preview.terror.becomes': 'Terror {n} → {after} von {of}',
  'preview.doom.stays': 'Verdammnis bleibt bei {n}',
  'preview.terror.stays': 'Terror bleibt bei {n}',
  'preview.sanity.maximum': 'maximale geistige Gesundheit {n} → {after}',
  'preview.stamina.maximum': 'maximale Ausdauer {n} → {after}',
  'preview.monsters':
    '{n, plural, =0 {kein Monster erscheint} one {1 Monster erscheint} other {# Monster erscheinen}}{gates, plural, =0 {} one { an diesem Tor} other {, verteilt auf # Tore}}{outside, plural, =0 {} one { ({n, plural, one {es} other {1 davon}} kommt an den Stadtrand)} other { (# davon kommen an den Stadtrand)}}',
  'preview.monsters.differing':
    '{n} Monster erscheinen, verteilt auf {gates} Tore. Je nach Verteilung kommen {outside, plural, =0 {bis zu} other {# bis}} {most} davon an den Stadtrand',
  'preview.moves': '{monster} → {place}{names, select, nobody {} other {, zu {names}}}',
  'preview.none-moves': 'kein Monster bewegt sich',
  'preview.to': '→ {place}{there, select, nothing {} other {: {there}}}',
  'preview.ways-back': 'führt zurück nach Arkham: {names}',
  'preview.mythos':
    '{type, select, headline {Schlagzeile} environment {Umgebung} rumor {Gerücht} other {der Stapel wird neu gemischt}}',
  'preview.mythos.gate': 'Tor: {place}{burst, select, yes {, auch durch ein Siegel} other {}}',
  'preview.mythos.clues': 'Hinweis: {names}',
  'preview.mythos.moves':
    'Bewegung {white, select, none {} other {auf Weiß: {white}}}{black, select, none {} other {{white, select, none {} other {, }}auf Schwarz: {black}}}',
  'preview.waiting': 'Noch ein Würfel im nächsten Unterhalt. Ein Erfolg bringt den Ermittler zurück.',
  'preview.given-up':
    'Endgültig aus dem Spiel. Der neue Ermittler bringt höchstens Gegenstände und Geld im Wert von {money} mit, dazu {clues, plural, =0 {keine Hinweise} one {# Hinweis} other {# Hinweise}}, {spells, plural, =0 {keine Zauber} one {# Zauber} other {# Zauber}} und {allies, plural, =0 {keine Verbündeten} one {# Verbündeten} other {# Verbündete}}.',
  'monster.awareness': 'Wachsamkeit {by}',
  'monster.horror': 'Horror {by} (geistige Gesundheit −{lost})',
  'monster.combat': 'Kampf {by} (Ausdauer −{lost})',
  'monster.toughness': 'Zähigkeit {n}',
  'preview.seals':
    'Hier öffnet sich kein Tor mehr{bursts, select, yes { (außer es bricht auf)} other {}} · Siegel {n} von {of} · {left, plural, =0 {keine Hinweise} one {noch # Hinweis} other {noch # Hinweise}}',
  'preview.unsealed':
    '{n, plural, one {# von {of} Mythoskarten kann} other {# von {of} Mythoskarten können}} hier wieder ein Tor öffnen',
  'preview.opens':
    '{n, plural, one {# von {of} Mythoskarten öffnet} other {# von {of} Mythoskarten öffnen}} hier ein Tor',
  'preview.on-board': '{n, plural, =0 {keine} other {#}} auf dem Spielplan',
  'preview.ritual':
    'Bestanden: Das Tor wird entfernt, mit 1 Erfolg mehr wird es zur Trophäe. Misslungen: Das Tor bleibt, und der Preis ist verloren.',
  'preview.ritual.left': 'Das Tor bleibt, und der Preis ist verloren.',
  'preview.sanity': 'Geistige Gesundheit {n} von {of}',
  'preview.stamina': 'Ausdauer {n} von {of}',
  'preview.sanity.becomes': 'Geistige Gesundheit {n} → {after}',
  'preview.stamina.becomes': 'Ausdauer {n} → {after}',
  'preview.allies-leave': '{n, plural, one {1 Verbündeter verlässt} other {# Verbündete verlassen}} Arkham',
  'preview.shops-close': '{names} {n, plural, one {schließt} other {schließen}} für immer',
  'preview.fails':
    '{form, select, else {, sonst verlierst du} other {ein Misserfolg kostet}} {lost}{n, plural, =0 {} other { ({ends})}}',
  'preview.fails.only': '{form, select, else {, sonst} other {bei einem Misserfolg}}: {ends}',
  'preview.falls':
    '{what, select, sanity {wahnsinnig} other {{game, select, haunt {tot} other {bewusstlos}}}}: {game, select, haunt {aus dem Spiel} other {{where, select, battle {verschlungen} world {die Hälfte der Gegenstände und Hinweise geht verloren, danach in Zeit und Raum verloren} other {die Hälfte der Gegenstände und Hinweise geht verloren}}}}',
  'preview.falls-after':
    'nach {n} Misserfolgen {what, select, sanity {wahnsinnig} devoured {verschlungen} other {{game, select, haunt {tot} other {bewusstlos}}}}{where, select, battle {: verschlungen} other {}}',
  'preview.at-zero':
    '{whose, select, yours {Bei 0 {what, select, sanity {geistiger Gesundheit wirst du wahnsinnig} other {Ausdauer {game, select, haunt {stirbst} other {wirst}} du{game, select, haunt {} other { bewusstlos}}}} und {game, select, haunt {scheidest aus dem Spiel aus} other {{where, select, battle {wirst verschlungen} world {verlierst die Hälfte deiner Gegenstände und Hinweise; danach bist du in Zeit und Raum verloren} other {verlierst die Hälfte deiner Gegenstände und Hinweise}}}}} other {Bei 0 {what, select, sanity {geistiger Gesundheit wird {investigator} wahnsinnig} other {Ausdauer {game, select, haunt {stirbt {investigator}} other {wird {investigator} bewusstlos}}}} und {game, select, haunt {scheidet aus dem Spiel aus} other {{where, select, battle {wird verschlungen} world {verliert die Hälfte der Gegenstände und Hinweise; danach ist {investigator} in Zeit und Raum verloren} other {verliert die Hälfte der Gegenstände und Hinweise}}}}}}.',
  'preview.awakens': 'Volle Verdammnisleiste: {ancientOne} erwacht',
  'preview.toll': '{name}: {rule}',
  'answer.takes-last': '{answer} (kostet deine letzte {what, select, sanity {geistige Gesundheit} other {Ausdauer}})',
  'preview.carries': '{monster} ({n, plural, one {# Hinweis} other {# Hinweise}})',
  'preview.there': 'dort: {names}',
  'preview.at': '{investigator} ({place})',
  'preview.escape':
    'Die Begegnung endet für euch alle. Niemand bewegt sich; die Monster bleiben und behalten ihre Hinweise.',
  'preview.stop': '{MonsterThe} bleibt. Eine neue Kampfrunde beginnt mit der Initiative.',
  'preview.stop.horror': 'Wer es neu angreift, legt wieder eine Horrorprobe ab: {chance}{fails}.',
  'preview.sure': 'kein Wurf; genau so viele Erfolge wie nötig',
  'preview.away': 'Ein Fokuswürfel, der höchstens die Zahl der freien Verdammnisfelder zeigt, genügt.',
  'preview.stays': 'Noch eine Kampfrunde: Zuerst greifen die übrigen Ermittler an, dann der Große Alte.',
  'preview.back': '1 Erfolg führt zurück nach Arkham: {names}',
  'preview.no-way': 'jetzt führt kein Tor zurück',
  'preview.on':
    '1 Erfolg führt in den zweiten Abschnitt{n, plural, =0 {; jetzt führt kein Tor zurück} other {; 2 Erfolge führen zurück nach Arkham: {names}}}',
  'preview.steal': '{n, plural, one {trägt # Hinweis} other {trägt # Hinweise}}',
  'preview.stake': '{monster}: {odds}',
  'preview.pending': 'Danach: {check}{fails, select, none {} other { ({fails})}}',
  'preview.keeps': 'Du behältst {cards}.',
  'preview.uses': '{how, select, discarded {legt {cards} ab} other {erschöpft {cards}}}',
  'preview.evade': 'vorbeikommen {chance}{fails}',
  'preview.initiative': 'Initiative gewinnen {chance}{fails}',
  'preview.horror': 'Horrorprobe bestehen {chance}{fails}',
  'preview.fight': 'mit einem Wurf besiegen {chance}{fails}',
  'preview.guard': 'abwehren {chance}{fails}',
  'preview.meets': '{monster}: {odds}',
  'preview.meets.by': '{investigator} · {monster}: {odds}',
};
