import type { SHARED_TABLE } from '../en/table.js';

export const SHARED_TABLE_DE: Record<keyof typeof SHARED_TABLE, string> = {
  'shared.card.exhausted': 'erschöpft',
  'shared.check.allocating': '{skill} {value}, falls belegt',
  'shared.check.card': '{name} (Karte)',
  'shared.check.clues': 'für Hinweise',
  'shared.check.counts': '{n, plural, one {nur {from} zählt} other {{from} bis {to} zählen}}',
  'shared.check.floor': 'nicht weniger als keiner',
  'shared.check.itself': 'die Probe selbst',
  'shared.check.lasting': 'Was noch gilt',
  'shared.check.several': '{n} × {name}',
  'shared.check.sixes': 'eine 6 zählt doppelt',
  'shared.haunt.end-day': 'Tag beenden',
  'shared.haunt.end-day.price': 'der nächste Unterhalt kostet {dayDoom} Verdammnis oder {dayTerror} Terror',
  'shared.here.closed': 'geschlossen',
  'shared.here.encounter': 'die Begegnung',
  'shared.here.sealed': 'versiegelt',
  'shared.here.unknown-gate': 'unbekanntes Tor',
  'shared.here.gate': 'Tor {to}',
  'shared.kind.ancient-one': 'Großer Alter',
  'shared.kind.monster': 'Monster · {movement} · {symbol}',
  'shared.kind.other-world': 'Andere Welt',
  'shared.kind.street': 'Straße',
  'shared.kind.stable': 'Ort · stabil',
  'shared.kind.unstable': 'Ort · instabil: Hier können sich Tore öffnen',
  'shared.mythos.environment': 'Umgebung',
  'shared.mythos.headline': 'Schlagzeile',
  'shared.mythos.mystic': 'Mystik',
  'shared.mythos.reshuffle': 'Neu mischen',
  'shared.mythos.rumor': 'Gerücht',
  'shared.mythos.urban': 'Stadt',
  'shared.mythos.weather': 'Wetter',
  'shared.occupation':
    '{slug, select, student {Studentin} drifter {Herumtreiber} salesman {Handlungsreisender} ' +
    'psychologist {Psychologin} photographer {Fotograf} magician {Zauberkünstler} author {Schriftstellerin} ' +
    'professor {Professor} dilettante {Dilettantin} privateeye {Privatdetektiv} scientist {Wissenschaftlerin} ' +
    'researcher {Forscherin} gangster {Gangster} archaeologist {Archäologe} nun {Nonne} doctor {Arzt} ' +
    'other {{printed}}}',
  'shared.odds.allocating':
    '{n, plural, =0 {kein Würfel} one {ein Würfel} other {# Würfel}}, wenn {skill} {value} belegt wird (sonst {without})',
  'shared.odds.armed': '{n, plural, =0 {kein Würfel} one {ein Würfel} other {# Würfel}} mit {weapons}',
  'shared.odds.clue': 'mit {n, plural, one {einem Hinweis} other {# Hinweisen}} {one}',
  'shared.odds.clues':
    'mit {n, plural, one {einem Hinweis} other {# Hinweisen}} {one}, mit {m, plural, =2 {zweien} other {#}} {two}',
  'shared.odds.dice': '{n, plural, =0 {kein Würfel} one {ein Würfel} other {# Würfel}}',
  'shared.odds.first': 'nach einer Horrorprobe ({chance}): {rolled}',
  'shared.odds.resisted': '{by, select, none {Hier ohne Wirkung.} other {Hier nur {by}.}}',
  'shared.person.defaulted': 'kein Kredit mehr',
  'shared.person.delayed': 'aufgehalten',
  'shared.person.enters': 'in Runde {n} kommt jemand Neues',
  'shared.person.estate': 'im nächsten Unterhalt kann jemand Neues kommen',
  'shared.person.explored': 'hat das Tor erkundet',
  'shared.person.first': 'Startspieler',
  'shared.person.loses-turn': 'setzt Runde {n} aus',
  'shared.person.out': 'aus dem Spiel',
  'shared.person.stays': 'muss bleiben, bis eine Phase vorbei ist',
  'shared.person.waits': 'wartet auf die Phase eines anderen',
  'shared.figure.attack': 'Angriff: {line}',
  'shared.figure.begins': 'Hat zu Beginn: {what}.',
  'shared.figure.start-of-battle': 'Beginn des Endkampfs: {line}',
  'shared.special.sky':
    '{game, select, haunt {Fliegende Monster kommen hier durch: in einem Zug hinauf, im nächsten irgendwo in der Stadt herab.} other {Hier warten fliegende Monster. Von hier stürzen sie sich auf jede Straße, auf der ein Ermittler steht.}}',
  'shared.special.outskirts':
    '{game, select, haunt {Hier liegen die Monster mit der Mondsichel, wie andere in der Welt ihres Symbols, bis sie beschworen werden.} other {Hier sammeln sich Monster, die über die Monstergrenze von Arkham hinausgehen. Werden es zu viele, gehen sie, und der Terrorlevel steigt.}}',
  'shared.special.lost':
    '{game, select, haunt {Wer in Zeit und Raum verloren ist, wirft in jedem Unterhalt einen Würfel: Eine 5 oder 6 führt zurück, an jede Stelle der Stadt.} other {Wer in Zeit und Raum verloren ist, setzt die nächste Runde aus und kommt dann an beliebiger Stelle in Arkham zurück.}}',
  'shared.special.jail': 'Wer verhaftet ist, sitzt hier, neben der Polizeiwache.',
  'shared.type.weapon': 'Waffe',
  'shared.type.tome': 'Buch',
  'shared.type.mask': 'Maske',
  'shared.type.task': 'Aufgabe',
  'shared.type.mission': 'Mission',
  'shared.undo.nothing': 'Es gibt noch keine Antwort zurückzunehmen.',
  'shared.undo.revealed':
    'Seit der letzten Antwort wurde gewürfelt oder etwas Verborgenes gezeigt: Sie bleibt bestehen.',
};
