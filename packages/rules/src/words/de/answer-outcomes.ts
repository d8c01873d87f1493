import type { Catalogue } from '../words.js';

/** Cost and effect of an answer, if neither its text nor another one states them. */
export const ANSWER_OUTCOMES: Catalogue = {
  'brings.waits': 'Das Tor bleibt offen. Nächste Runde kannst du es hier erneut versuchen.',
  'brings.closes':
    'Bestanden: Du nimmst das Tor als Trophäe{n, plural, =0 {} one {, 1 Monster mit seinem Symbol kommt in den Monsterbecher zurück} other {, # Monster mit seinem Symbol kommen in den Monsterbecher zurück}}, und du darfst den Ort mit Hinweisen versiegeln. Misslungen: Nichts geht verloren, und das Tor bleibt.',
  'brings.returns':
    '{n, plural, =0 {danach führt kein Tor mehr für {investigator} zurück} other {danach kann {investigator} noch zurück ({names})}}',
  'brings.goes':
    '{n, plural, =0 {entfernt kein Monster} one {entfernt 1 Monster mit seinem Symbol} other {entfernt # Monster mit seinem Symbol}}',
  'brings.clues.becomes': 'Hinweise {n} → {after}',
  'brings.doom.becomes': 'Verdammnis {n} → {after} von {of}',
  'brings.terror.becomes': 'Terror {n} → {after} von {of}',
  'brings.doom.stays': 'Verdammnis bleibt bei {n}',
  'brings.terror.stays': 'Terror bleibt bei {n}',
  'brings.sanity.maximum': 'maximale geistige Gesundheit {n} → {after}',
  'brings.stamina.maximum': 'maximale Ausdauer {n} → {after}',
  'brings.monsters':
    '{n, plural, =0 {kein Monster erscheint} one {1 Monster erscheint} other {# Monster erscheinen}}{gates, plural, =0 {} one { an diesem Tor} other {, verteilt auf # Tore}}{outside, plural, =0 {} one { ({n, plural, one {es} other {1 davon}} kommt an den Stadtrand)} other { (# davon kommen an den Stadtrand)}}',
  'brings.monsters.differing':
    '{n} Monster erscheinen, verteilt auf {gates} Tore. Je nach Verteilung kommen {outside, plural, =0 {bis zu} other {# bis}} {most} davon an den Stadtrand',
  'brings.moves': '{monster} → {place}{names, select, nobody {} other {, zu {names}}}',
  'brings.none-moves': 'kein Monster bewegt sich',
  'brings.to': '→ {place}{there, select, nothing {} other {: {there}}}',
  'brings.ways-back': 'führt zurück nach Arkham: {names}',
  'brings.mythos':
    '{type, select, headline {Schlagzeile} environment {Umgebung} rumor {Gerücht} other {der Stapel wird neu gemischt}}',
  'brings.mythos.gate': 'Tor: {place}{burst, select, yes {, auch durch ein Siegel} other {}}',
  'brings.mythos.clues': 'Hinweis: {names}',
  'brings.mythos.moves':
    'Bewegung {white, select, none {} other {auf Weiß: {white}}}{black, select, none {} other {{white, select, none {} other {, }}auf Schwarz: {black}}}',
  'brings.waiting': 'Noch ein Würfel im nächsten Unterhalt. Ein Erfolg bringt den Ermittler zurück.',
  'brings.given-up':
    'Endgültig aus dem Spiel. Der neue Ermittler bringt höchstens Gegenstände und Geld im Wert von {money} mit, dazu {clues, plural, =0 {keine Hinweise} one {# Hinweis} other {# Hinweise}}, {spells, plural, =0 {keine Zauber} one {# Zauber} other {# Zauber}} und {allies, plural, =0 {keine Verbündeten} one {# Verbündeten} other {# Verbündete}}.',
  'monster.awareness': 'Wachsamkeit {by}',
  'monster.horror': 'Horror {by} (geistige Gesundheit −{lost})',
  'monster.combat': 'Kampf {by} (Ausdauer −{lost})',
  'monster.toughness': 'Zähigkeit {n}',
  'brings.seals':
    'Hier öffnet sich kein Tor mehr{bursts, select, yes { (außer es bricht auf)} other {}} · Siegel {n} von {of} · {left, plural, =0 {keine Hinweise} one {noch # Hinweis} other {noch # Hinweise}}',
  'brings.unsealed': 'Hier können sich wieder Tore öffnen: {n} von {of} Mythoskarten',
  'brings.opens':
    '{n, plural, one {# von {of} Mythoskarten öffnet} other {# von {of} Mythoskarten öffnen}} hier ein Tor',
  'brings.on-board': '{n, plural, =0 {keine} other {#}} auf dem Spielplan',
  'brings.ritual':
    'Bestanden: Das Tor wird entfernt, mit 1 Erfolg mehr wird es zur Trophäe. Misslungen: Das Tor bleibt, und der Preis ist verloren.',
  'brings.ritual.left': 'Das Tor bleibt, und der Preis ist verloren.',
  'brings.sanity': 'Geistige Gesundheit {n} von {of}',
  'brings.stamina': 'Ausdauer {n} von {of}',
  'brings.sanity.becomes': 'Geistige Gesundheit {n} → {after}',
  'brings.stamina.becomes': 'Ausdauer {n} → {after}',
  'brings.allies-leave': '{n, plural, one {1 Verbündeter verlässt} other {# Verbündete verlassen}} Arkham',
  'brings.shops-close': '{names} {n, plural, one {schließt} other {schließen}} für immer',
  'brings.fails':
    '{form, select, else {, sonst verlierst du} other {ein Misserfolg kostet}} {lost}{n, plural, =0 {} other { ({ends})}}',
  'brings.fails.only': '{form, select, else {, sonst} other {bei einem Misserfolg}}: {ends}',
  'brings.falls':
    '{what, select, sanity {wahnsinnig} other {{game, select, haunt {tot} other {bewusstlos}}}}: {game, select, haunt {aus dem Spiel} other {{where, select, world {in Zeit und Raum verloren} other {die Hälfte der Gegenstände und Hinweise geht verloren}}}}',
  'brings.falls-after':
    'nach {n} Misserfolgen {what, select, sanity {wahnsinnig} devoured {verschlungen} other {{game, select, haunt {tot} other {bewusstlos}}}}',
  'answer.takes-last': '{answer} (kostet deine letzte {what, select, sanity {geistige Gesundheit} other {Ausdauer}})',
  'brings.carries': '{monster} ({n, plural, one {# Hinweis} other {# Hinweise}})',
  'brings.there': 'dort: {names}',
  'brings.at': '{investigator} ({place})',
  'brings.escape':
    'Die Begegnung endet für euch alle. Niemand bewegt sich; die Monster bleiben und behalten ihre Hinweise.',
  'brings.stop': '{MonsterThe} bleibt. Eine neue Kampfrunde beginnt mit der Initiative.',
  'brings.sure': 'kein Wurf; genau so viele Erfolge wie nötig',
  'brings.away': 'Ein Fokuswürfel, der höchstens die Zahl der freien Verdammnisfelder zeigt, genügt.',
  'brings.stays': 'Noch eine Kampfrunde: Zuerst greifen die übrigen Ermittler an, dann der Große Alte.',
  'brings.back': '1 Erfolg führt zurück nach Arkham: {names}',
  'brings.no-way': 'jetzt führt kein Tor zurück',
  'brings.on':
    '1 Erfolg führt in den zweiten Abschnitt{n, plural, =0 {; jetzt führt kein Tor zurück} other {; 2 Erfolge führen zurück nach Arkham: {names}}}',
  'brings.steal': '{n, plural, one {trägt # Hinweis} other {trägt # Hinweise}}',
  'brings.stake': '{monster}: {odds}',
  'brings.pending': 'Danach: {check}{fails, select, none {} other { ({fails})}}',
  'brings.keeps': 'Du behältst {cards}.',
  'brings.uses': '{how, select, discarded {legt {cards} ab} other {erschöpft {cards}}}',
  'brings.evade': 'vorbeikommen {chance}{fails}',
  'brings.initiative': 'Initiative gewinnen {chance}{fails}',
  'brings.horror': 'Horrorprobe bestehen {chance}{fails}',
  'brings.fight': 'mit einem Wurf besiegen {chance}{fails}',
  'brings.guard': 'abwehren {chance}{fails}',
  'brings.meets': '{monster}: {odds}',
  'brings.meets.by': '{investigator} · {monster}: {odds}',
};
