import type { ENGLISH_TERMINAL } from './en.js';

/** Messages of the terminal itself, in German. */
export const GERMAN_TERMINAL: Record<keyof typeof ENGLISH_TERMINAL, string> = {
  't.help': `Eine Zahl, die Kennung einer Antwort oder der Anfang ihrer Worte antwortet. Außerdem:
  m        was sich jederzeit tun lässt (tauschen, Karten nutzen); m ZAHL tut es
  u        die letzte Antwort zurücknehmen; u! auch wenn seither gewürfelt oder etwas aufgedeckt wurde
  v        die Lage noch einmal; b das ganze Brett, p alle Ermittler (p NAME einen davon)
  g ORT    dorthin gehen, mehrere Schritte auf einmal; g zeigt alle Orte in Reichweite
  wenn ORT was daraus wird, dort anzuhalten; wenn: hier anzuhalten. Vor einer Phase
           in Haunt, was zu bedenken ist; wenn NAME ORT: was daraus wird, zuerst dorthin zu gehen
  karte    wer und was wo ist und wie weit entfernt (karte NAME: von jemand anderem aus)
  c NAME   eine Karte, ein Monster, einen Ort, Ermittler, Großen Alten lesen (c woods)
  o        die Chancen der Frage; o WÜRFEL, o WÜRFEL ERFOLGE; ohne Probe ihre Tafel
  w        warum: die Regeln hinter der Frage; w KLAUSEL oder w WÖRTER schlägt andere nach
  log      was zuletzt geschah; log ZAHL, log all, log WÖRTER
  s DATEI  das Spiel in einer Datei sichern
  q        gehen (auch Strg-C und Strg-D); was aufgehoben ist, setzt vigil play --continue fort
  ?        diese Hilfe`,
  't.begin.help': '? zeigt, was man außer Zahlen eingeben kann.',
  't.begin.seed': 'Startwert: {seed}',
  't.status.more': '(gekürzt, damit es passt: b Brett, p Leute, karte)',
  't.unknown': '„{text}“ steht nicht zur Wahl; ? zeigt, was man eingeben kann.',
  't.also': 'Auch zu entscheiden: {names}',
  't.hand-over': 'Jetzt entscheidet {names}.',
  't.fault':
    'Die Regeln haben einen Fehler gemacht: {fault}. u nimmt die Antwort zurück; s DATEI sichert das Spiel, um den Fehler zu melden.',
  't.asides.there': 'etwas anderes ({n})',
  't.asides.none': 'Etwas anderes lässt sich jetzt nicht tun.',
  't.undo.done': '{n, plural, one {Eine Antwort} other {# Antworten}} zurückgenommen.',
  't.save.where': 'In welche Datei? Zum Beispiel: s spiel.json',
  't.save.done': 'Gesichert in {file}.',
  't.save.there':
    '{file} gibt es schon: --load und --save zusammen setzen das Spiel darin fort; für ein neues Spiel nimm einen anderen Namen.',
  't.people.unknown': 'Niemand am Tisch heißt „{name}“.',
  't.if.head':
    '{here, select, yes {Wer hier anhält, bei: {place}} other {Wer dort anhält, bei: {place} ({points, plural, one {# Punkt} other {# Punkte}}{by, select, none {} other {, über {names}}})}}',
  't.if.past': 'vorbei an {monsters}: {chance}',
  't.if.face': '{monster} stellt sich: {odds}',
  't.if.clues':
    '{n, plural, one {# Hinweis} other {# Hinweise}}{after, select, fight {, nur wenn niemand mehr zu treffen ist} other {}}',
  't.if.drawn': 'durch das Tor: {gate}',
  't.if.encounter':
    '{game, select, haunt {Ortskarten, bis eine zu {street} gehört} other {eine Karte von {street}, unbekannt}}',
  't.if.or': 'oder: {what}',
  't.if.people': 'mit {names} kann getauscht werden',
  't.weigh.mornings':
    'Morgen, die bleiben: {n}{shut, plural, =0 {} one {; das letzte Tor bis zum Sieg kostet einen davon} other {; die # Tore bis zum Sieg kosten # davon}}',
  't.weigh.could': '{place}: {investigator}, {n, plural, =0 {dort} one {# Schritt} other {# Schritte}}: {ways}',
  't.weigh.way': '{kind, select, seal {versiegeln} close {schließen} other {mit einer Karte versiegeln}} {chance}',
  't.weigh.goes': 'Geht {investigator} dorthin ({place}):',
  't.weigh.same': 'die Monster tun dasselbe.',
  't.weigh.moves': '{monster} {how, select, special {tut, was das Plättchen sagt} stays {bleibt} other {→ {places}}}',
  't.weigh.acts': '{what}{sure, select, yes {} other {, vielleicht}}',
  't.weigh.act':
    '{what, select, terror {Terror +{n}} gate {öffnet ein Tor} summon {ruft {names}} other {deckt das Tor auf, ruft {n}}}',
  't.weigh.meets': 'trifft {names}',
  't.weigh.met': '{investigator}{sure, select, yes {} other {, vielleicht}}',
  't.weigh.unknown': 'Wer in der Stadt geht wohin? Zum Beispiel: wenn kate woods. Zu „{text}“ passt dort nichts.',
  't.go.nowhere': 'Jetzt geht niemand.',
  't.go.not-in-reach': '„{name}“ ist nicht in Reichweite; g zeigt, was es ist.',
  't.look.what': 'Was lesen? Zum Beispiel: c Elder Sign',
  't.look.nothing': 'Nichts heißt „{name}“.',
  't.look.instead': 'Nichts heißt „{name}“; am nächsten kommt {instead}:',
  't.look.more': 'Auch: {names}',
  't.why.nothing': 'In keiner Regel steht „{text}“.',
  't.why.more': 'Es steht in {n, plural, one {einer weiteren Regel} other {# weiteren Regeln}}: Ergänze ein Wort.',

  't.begin.bots': 'Von vorsichtigen Maschinen gespielt: {names}.',
  't.setup.bots':
    'Von {n, plural, one {einem Platz} other {# Plätzen}} können Maschinen {most, plural, =0 {keinen} other {höchstens #}} spielen: Einer ist für dich.',
  't.file.fault':
    '{file} lässt sich nicht {done, select, read {lesen} other {schreiben}}: {code, select, ENOENT {Datei oder Ordner gibt es nicht} EISDIR {es ist ein Ordner} ENOTDIR {ein Teil des Pfades ist kein Ordner} EACCES {der Zugriff ist verwehrt} EROFS {der Datenträger darf nur gelesen werden} ENOSPC {der Datenträger ist voll} other {{why}}}.',
  't.file.json': '{file} ist kein JSON: {why}.',
  't.file.breaks': '{file}: Das Spiel darin bricht: {why}',
  't.online.no-link': '--seat braucht den Link zu einem Platz, wie https://host/t/TISCH#GEHEIMNIS.',
  't.online.no-server': 'Nenne den Server mit --server, oder gib mit --seat den ganzen Link an.',
  't.online.no-answer': '{server} antwortet nicht: {why}.',
  't.online.lost': 'Die Verbindung ist weg; es wird wieder versucht.',
  't.online.refused':
    '{code, select, unknown_link {Dieser Link öffnet diesen Tisch nicht, oder nicht mehr.} unknown_table {Diesen Tisch gibt es nicht.} not_yours {Das steht dir nicht zu.} not_now {Das geht gerade nicht.} stale {Das ist inzwischen überholt: Sieh noch einmal hin.} unknown_decision {Diese Entscheidung ist nicht offen.} unknown_option {Das steht nicht zur Wahl.} undo_barrier {Seither wurde gewürfelt oder etwas Verborgenes gezeigt.} nothing_to_undo {Es gibt nichts zurückzunehmen.} taken {Da sitzt schon jemand.} paused {Die Spielleitung hat das Spiel angehalten.} too_many {Das waren zu viele Anfragen: Warte etwas.} too_large {Das ist zu lang.} not_opened {Dieser Tisch lässt sich mit dieser Version nicht öffnen.} bad_request {Das nimmt der Server so nicht an.} server_fault {Der Server hat einen Fehler gemacht.} storage_full {Der Server hat keinen Platz mehr: Nichts ging verloren, und nichts wurde angenommen.} other {{why}}}',
  't.keep.aside':
    'Ein anderes Programm hat dieses Spiel inzwischen geschrieben: Von hier an steht es für sich, in {file}.',
  't.online.no-save':
    'Ein Spiel auf einem Server liegt dort; ist es zu Ende, kann man es auf der Seite mit nach Hause nehmen.',
  't.online.waits': 'Es wird auf {names} gewartet.',
  't.online.alone': 'Sonst sitzt niemand an diesem Tisch.',
  't.online.put-right': 'Die Spielleitung stellt etwas richtig: {why}',
  't.online.said': '{name} sagt: {text}',
  't.online.narrates': '{name}: {text}',
  't.online.host': 'Der Gastgeber',
  't.online.gathering': 'Das Spiel hat noch nicht begonnen: es wird darauf gewartet.',
  't.online.closed': 'Dieser Tisch ist geschlossen.',
  't.online.name': 'Erst setzen: mit --name sagt man, wie man heißt.',
  't.post.help': `An einem Tisch mit anderen außerdem:
  sag TEXT        allen etwas sagen
  erzähl TEXT     eine Erzählung, die mit der nächsten Antwort geht
  u               die letzte Antwort zurückziehen, solange nichts enthüllt ist; andere werden vielleicht gefragt
  einverstanden, ablehnen   wenn jemand etwas zurücknehmen möchte
  lass            einen Wurf oder Verlust eines anderen geschehen lassen
  anweisungen     deine stehenden Anweisungen; anweisung hinweise 2 3, anweisung monster ausweichen,
                  anweisung kampf kämpfen 2, anweisung hände beste, anweisung nehmen alle,
                  anweisung zwischendurch reaktionen, anweisung weg ZAHL
  plan            dein Plan; plan ORT, bleiben, nehmen, begegnung; plan nächste ORT, …; plan weg
  fort TAGE       du bist fort: was du gefragt wirst, wird nicht fällig; fort zurück`,
  't.post.orders.none': 'Keine stehenden Anweisungen.',
  't.post.order.how':
    'Zum Beispiel: anweisung hinweise 2 3 · anweisung monster ausweichen · anweisung kampf kämpfen 2 · anweisung hände beste · anweisung nehmen alle · anweisung zwischendurch reaktionen · anweisung weg 1',
  't.post.plan.none': 'Kein Plan.',
  't.post.plan.place': 'Es gibt keinen Ort „{name}“, an den man gehen könnte.',
  't.post.cost':
    '{place}: {n, plural, one {ein Punkt} other {# Punkte}}{isKnown, select, yes {, {left} übrig} other {}}',
  't.post.away.how': 'Wie viele Tage? Zum Beispiel: fort 3; fort zurück, wenn du wieder da bist.',
  't.post.away': 'Du bist {n, plural, one {einen Tag} other {# Tage}} fort.',
  't.post.back': 'Du bist wieder da.',
  't.post.tell': 'Es geht mit deiner nächsten Antwort.',
  't.post.tell.none': 'Mit deiner nächsten Antwort geht nichts.',
  't.post.pass.none': 'Es gibt nichts, was du geschehen lassen könntest.',
  't.post.held': 'Es ist gemerkt und gilt, wenn die anderen das Ihre gesagt haben.',
  't.post.undo':
    '{name} möchte {n, plural, one {eine Antwort} other {# Antworten}} zurücknehmen: einverstanden oder ablehnen.',
  't.post.undo.none': 'Niemand möchte etwas zurücknehmen.',
  't.part.kept': 'Das Spiel ist nicht zu Ende. Es ist aufgehoben: vigil play --continue {id}',
  't.part.saved': 'Das Spiel ist nicht zu Ende: vigil play --load {file} --save {file}',
  't.part.not-kept': 'Das Spiel ist nicht zu Ende und wurde nicht aufgehoben.',
  't.part.nothing': 'Das Spiel ist nicht zu Ende; geantwortet wurde nichts.',
  't.games.none': 'Noch ist kein Spiel aufgehoben.',
  't.games.none-open': 'Es ist kein Spiel aufgehoben, das weitergeht und frei ist; vigil play --games zeigt alle.',
  't.games.several': 'So beginnen mehrere Spiele, „{id}“: {names}.',
  't.games.unknown': 'Kein Spiel ist als „{id}“ aufgehoben; es gibt: {names}.',
  't.games.taken':
    '{file} wird gerade von einem anderen Programm gespielt ({pid} auf {host}). --load setzt eine Kopie fort; gibt es das Programm nicht mehr, lösche {file}.lock.',
  't.games.damaged': 'beschädigt: {file}',
  't.games.turn': '{game, select, haunt {Haunt, Tag {n}} other {Arkham, Runde {n}}}',
  't.games.against': '{people} gegen {ancientOne}',
  't.games.over': 'zu Ende',
  't.games.in-use': 'wird gerade gespielt',
  't.games.forgotten': '{id} ist weggeworfen.',
  't.games.how': 'vigil play --continue setzt das letzte fort, --continue NAME jedes andere.',
  't.setup.number': 'Ein Spiel braucht {least} bis {most} Ermittler, nicht {n}.',
  't.setup.twice': 'Der Ermittler „{id}“ ist zweimal genannt.',
  't.setup.no-beside': 'Keines dieser Pakete bringt einen {what, select, herald {Herold} other {Wächter}}.',
  't.setup.unknown':
    '{what, select, person {Einen Ermittler} herald {Einen Herold} guardian {Einen Wächter} other {Einen Großen Alten}} „{id}“ gibt es nicht{isNear, select, yes { (meintest du „{near}“?)} other {}}; es gibt: random, {all}.',
  't.retold.version': 'geschrieben von Version {version}',
  't.retold.from': 'erzählt ab Antwort {n}: geschrieben von Version {version}',
  't.retold.dropped':
    '{n, plural, one {die letzte Antwort passt nicht mehr} other {die letzten # Antworten passen nicht mehr}}',
  't.retold.gone': 'nicht mehr da: {what}',
  't.replay.goes-on': 'Das Spiel geht weiter: {n} zu entscheiden.',
  't.over.what': 'Das Spiel ist zu Ende: q geht, log all erzählt es, u! nimmt eine Antwort zurück, s DATEI sichert es.',
  't.over.turns': '{n, plural, one {# Runde} other {# Runden}}.',
  't.over.score': 'Wertung {n}.',
  't.over.citizen': 'Erster Bürger: {investigator}.',
  't.over.days': '{n, plural, one {# Tag} other {# Tage}}, {turns, plural, one {# Phase} other {# Phasen}}.',

  't.track.doom': 'Verdammnis {n}/{of}',
  't.track.terror': 'Terror {n}/{of}',
  't.track.gates': 'Tore {n}/{of}',
  't.track.gates-to-win': 'Tore {n} (zum Sieg: {of})',
  't.track.seals': 'Siegel {n}/{of}',
  't.track.monsters': 'Monster {n}/{of}',
  't.track.monsters.free': 'Monster {n}',
  't.track.outskirts': 'Stadtrand {n}/{of}',
  't.track.battle': 'Endkampf, Kampfrunde {round}, gesammelte Erfolge {n}',
  't.track.pile': 'Torstapel {n}',
  't.track.cup': 'Becher {n}',
  't.row.gates': 'Tore',
  't.row.face-up': 'offen',
  't.row.face-down': 'verdeckt',
  't.row.seals': 'Siegel',
  't.row.monsters': 'Monster',
  't.row.outskirts': 'Stadtrand',
  't.row.clues': 'Hinweise',
  't.row.closed': 'geschlossen',
  't.row.in-play': 'im Spiel',
  't.row.mythos': 'Mythos',
  't.row.stacks': 'Stapel',
  't.row.many': '{first} und weitere: {n} im Ganzen',
  't.row.number': '{n} (b zeigt sie)',
  't.gate.open': '{place} ({gate}, {symbol} {by})',
  't.gate.sheet': 'Tor: {gate} ({by}, {symbol})',
  't.monsters.at': '{monsters} ({place})',
  't.mythos.card': '{mythos}: Ereignis {place}; Hinweis {clue}; grau {grey}; schwarz {black}',
  't.mythos.signs': 'grau {grey}; schwarz {black}',
  't.monster.here':
    'bleibt es hier, {what, select, summon {ruft es andere} gate {öffnet es ein Tor} other {erhöht es den Terror}}',
  't.haunt.hindered':
    '{investigator} kann jetzt nicht handeln: {why, select, lost {in Zeit und Raum verloren, bis ein Unterhalt einen Rückweg bringt} out {aus dem Spiel} waits {wartet, bis jemand anderes eine Phase beendet hat} other {heute ist kein Feld für Geschwindigkeit mehr frei}}',

  't.person.sanity': 'Geist {n}/{of}',
  't.person.stamina': 'Ausdauer {n}/{of}',
  't.person.removed': 'aus dem Spiel',
  't.card.tokens': '({n, plural, one {# Marker} other {# Marker}})',
  't.card.pledged': '{card} (verpfändet)',
  't.trophy.monster': 'Trophäe {monster} ({n})',
  't.trophy.gate': 'Tortrophäe {gate} (5)',

  't.about.on-offer': 'Im Angebot: {what}',
  't.about.gives': '{investigator} gibt: {what}',
  't.about.nothing': 'nichts',
  't.check.sum': '{check}: {sum} = {n, plural, =0 {kein Würfel} one {ein Würfel} other {# Würfel}}',
  't.check.needed': '{n, plural, one {# Erfolg} other {# Erfolge}} nötig',
  't.check.expected': 'im Mittel {n} Erfolge',
  't.check.chance': 'Chance {chance}: {parts}',
  't.foreseen.brought':
    '{what, select, value {{money} in Geld und Gegenständen} clues {{n, plural, =0 {keinen Hinweis} one {# Hinweis} other {# Hinweise}}} spells {{n, plural, =0 {keinen Zauber} one {# Zauber} other {# Zauber}}} other {{n, plural, =0 {keinen Verbündeten} one {# Verbündeten} other {# Verbündete}}}}',
  't.foreseen.hand': '{name} {chance} ({more})',
  't.foreseen.hands': 'Beide Hände, das Beste zuerst, mit diesem Wurf: {hands}',
  't.foreseen.cast': 'erst wirken: {chance}',
  't.foreseen.takes': '{n, plural, one {nimmt den Hinweis} other {nimmt # Hinweise}}',
  't.foreseen.fails': 'misslungen, und das kostet {what}',
  't.foreseen.shut':
    'Jetzt nicht ({why, select, price {der Preis kann nicht bezahlt werden} condition {die Bedingung ist nicht erfüllt} forbidden {eine Karte verbietet es} other {es käme nichts dabei heraus}}): {text}',
  't.foreseen.lacks':
    'Hier nicht: {kind, select, seal {versiegeln} other {schließen}} {lacks, select, sign {(sein Zeichen, {symbol}, liegt heute auf keinem {kind, select, seal {grauen} other {schwarzen}} Feld)} clues {(kostet {n} Hinweise, da sind {has})} trophy {(braucht eine Trophäe mit {symbol})} other {(eine Karte verbietet es)}}',
  't.foreseen.leave': 'Fortgehen: vorbei an {monsters} mit {chance}',
  't.foreseen.foe.initiative': 'die Initiative haben {chance}',
  't.foreseen.further':
    '{n, plural, =0 {keine Würfel} one {ein Würfel} other {# Würfel}}: {chance} {what, select, pass {zu bestehen} trophy {für die Trophäe} clues {für alle Hinweise} other {für einen weiteren Erfolg}}',
  't.foreseen.all': 'mit allen {n} Hinweisen {chance}',
  't.foreseen.ritual':
    '{doom} Verdammnis oder halb so viel Terror ist fällig; {drawn, select, yes {der Große Alte holt, wer hier ist: {terrorDrawn} mit Terror bezahlt, {doomDrawn} mit Verdammnis} other {der Große Alte kommt nicht}}',
  't.odds.what': 'Wie viele Würfel und wie viele Erfolge? Zum Beispiel: o 5 2',
  't.odds.about': 'Die Chance in Prozent auf so viele Erfolge (Spalten) mit so vielen Würfeln (Zeilen):',
  't.odds.more': 'o WÜRFEL nennt sie auch für Gesegnete und Verfluchte.',
  't.odds.of':
    '{dice, plural, one {# Würfel} other {# Würfel}}, {n, plural, one {# Erfolg} other {# Erfolge}} oder mehr: {ways}',
  't.odds.way': '{how, select, fair {} blessed {gesegnet } other {verflucht }}{chance}',
  't.here.carries': '{monster} mit {clues}',
  't.map.head': 'Schritte von {investigator}, {where} (◆ instabil)',
};
