import type { ENGLISH_TERMINAL } from './en.js';

/** Messages of the terminal itself, in German. */
export const GERMAN_TERMINAL: Record<keyof typeof ENGLISH_TERMINAL, string> = {
  't.help': `Antworte mit einer Zahl, der Kennung einer Antwort oder dem Anfang ihres Textes. Weitere Befehle:
  m        zeigt, was jederzeit möglich ist (tauschen, Karten einsetzen); m ZAHL tut es
  u        letzte Antwort rückgängig; u! auch nach Würfen und aufgedeckten Karten
  v        die Lage noch einmal; b der ganze Spielplan, p alle Ermittler (p NAME einer)
  g ORT    dorthin gehen, mehrere Schritte auf einmal; g zeigt alle Orte in Reichweite
  wenn ORT was geschieht, wenn du dort anhältst (ohne ORT: wenn du hier anhältst). Vor einer
           Phase in Haunt: ohne ORT, was zu bedenken ist; mit NAME ORT, was geschieht,
           wenn NAME zuerst dorthin geht
  karte    wer und was wo ist und wie weit entfernt (karte NAME: von jemand anderem aus)
  c NAME   Karte, Monster, Ort, Ermittler oder Großen Alten lesen (c wald)
  o        Chancen der offenen Probe oder eine Tabelle; o WÜRFEL, o WÜRFEL ERFOLGE
  a        Rat: die besten drei Antworten und die Siegchance nach jeder
  w        warum: die Regeln hinter der Frage; w KLAUSEL oder w WÖRTER schlägt andere nach
  log      was zuletzt geschah; log ZAHL, log alle, log WÖRTER
  s DATEI  das Spiel in einer Datei speichern
  q        beenden (auch Strg-C und Strg-D); vigil play --continue setzt das Spiel fort
  ?        diese Hilfe`,
  't.begin.help': '? zeigt alle Befehle.',
  't.begin.seed': 'Startwert: {seed}',
  't.status.more': '(gekürzt: b Spielplan, p Ermittler, karte)',
  't.unknown': '„{text}“ steht nicht zur Wahl. ? zeigt alle Befehle.',
  't.also': 'Auch offen: {names}',
  't.hand-over': '{names} entscheidet.',
  't.fault': 'Regelfehler: {fault}. u macht die Antwort rückgängig; s DATEI speichert das Spiel für eine Meldung.',
  't.asides.there': 'andere Aktionen ({n})',
  't.asides.none': 'Andere Aktionen sind jetzt nicht möglich.',
  't.undo.done': '{n, plural, one {1 Antwort} other {# Antworten}} rückgängig gemacht.',
  't.save.where': 'In welche Datei? Zum Beispiel: s spiel.json',
  't.save.done': 'Gespeichert in {file}.',
  't.save.there':
    '{file} gibt es schon. --load und --save zusammen setzen das Spiel darin fort; für ein neues Spiel wähle einen anderen Namen.',
  't.people.unknown': 'Niemand am Tisch heißt „{name}“.',
  't.if.head':
    '{here, select, yes {Wenn du hier anhältst ({placeAt})} other {Wenn du {placeAt} anhältst ({points, plural, one {# Punkt} other {# Punkte}}{by, select, none {} other {, über {names}}})}}',
  't.if.past': 'im Weg: {monsters}, vorbeikommen {chance}',
  't.if.face': 'Gegner {monster}: {odds}',
  't.if.clues':
    '{n, plural, one {# Hinweis} other {# Hinweise}}{after, select, fight {, falls kein Monster übrig ist} other {}}',
  't.if.drawn': 'dann durch das Tor: {gate}',
  't.if.encounter':
    '{game, select, haunt {Ortskarten ziehen, bis eine mit „{street}“ kommt} other {eine zufällige Karte: {street}}}',
  't.if.or': 'oder: {what}',
  't.if.people': 'Tausch möglich mit {names}',
  't.weigh.mornings':
    'Verbleibende Unterhaltsphasen: {n}{shut, plural, =0 {} one {; das letzte nötige Tor kostet eine davon} other {; die # nötigen Tore kosten # davon}}',
  't.weigh.could': '{place}: {investigator}, {n, plural, =0 {schon dort} one {# Schritt} other {# Schritte}}: {ways}',
  't.weigh.way': '{kind, select, seal {versiegeln} close {schließen} other {mit einer Karte versiegeln}} {chance}',
  't.weigh.goes': 'Wenn {investigator} {placeTo} geht:',
  't.weigh.same': 'die Monster tun dasselbe.',
  't.weigh.moves':
    '{monster} {how, select, special {zieht, wie es sein Marker zeigt} stays {bleibt} other {→ {places}}}',
  't.weigh.acts': '{what}{sure, select, yes {} other {, möglicherweise}}',
  't.weigh.act':
    '{what, select, terror {Terror +{n}} gate {öffnet ein Tor} summon {ruft {names} herbei} other {deckt das Tor auf und ruft {n, plural, one {1 Monster} other {# Monster}} herbei}}',
  't.weigh.meets': 'trifft {names}',
  't.weigh.met': '{investigator}{sure, select, yes {} other {, möglicherweise}}',
  't.weigh.unknown':
    'Nenne einen Ermittler in der Stadt und einen Ort, zum Beispiel: wenn kate wald. Zu „{text}“ passt nichts.',
  't.go.nowhere': 'Gerade bewegt sich niemand.',
  't.go.not-in-reach': '„{name}“ ist außer Reichweite. g zeigt alle Orte in Reichweite.',
  't.look.what': 'Was möchtest du lesen? Zum Beispiel: c Älteres Zeichen',
  't.look.nothing': 'Es gibt nichts mit dem Namen „{name}“.',
  't.look.instead': 'Es gibt nichts mit dem Namen „{name}“. Am ähnlichsten: {instead}',
  't.look.more': 'Auch: {names}',
  't.why.nothing': 'Keine Regel enthält „{text}“.',
  't.why.more':
    '{n, plural, one {1 weitere Regel enthält} other {# weitere Regeln enthalten}} diesen Text. Ergänze ein Wort.',

  't.begin.bots': 'Von Bots gespielt: {names}.',
  't.setup.bots':
    'Bei {n, plural, one {1 Platz} other {# Plätzen}} können Bots {most, plural, =0 {keinen} other {höchstens #}} spielen: Ein Platz ist für dich.',
  't.file.fault':
    '{file} lässt sich nicht {done, select, read {lesen} other {schreiben}}: {code, select, ENOENT {Die Datei oder der Ordner existiert nicht} EISDIR {Es ist ein Ordner} ENOTDIR {Ein Teil des Pfades ist kein Ordner} EACCES {Der Zugriff ist verweigert} EROFS {Der Datenträger ist schreibgeschützt} ENOSPC {Der Datenträger ist voll} other {{why}}}.',
  't.file.json': '{file} ist kein JSON: {why}.',
  't.file.breaks': 'Der Spielstand {file} ist fehlerhaft: {why}',
  't.online.no-link': '--seat braucht den Link zu einem Platz, etwa https://host/t/TISCH#GEHEIMNIS.',
  't.online.no-server': 'Nenne den Server mit --server oder gib mit --seat den ganzen Link an.',
  't.online.no-answer': '{server} antwortet nicht: {why}.',
  't.online.lost': 'Die Verbindung ist unterbrochen. Neuer Versuch läuft.',
  't.online.keeper': 'Die Spielleitung',
  't.online.refused':
    '{code, select, unknown_link {Dieser Link ist für diesen Tisch nicht oder nicht mehr gültig.} unknown_table {Diesen Tisch gibt es nicht.} not_yours {Das entscheidet jemand anderes.} not_now {Das geht gerade nicht.} stale {Die Stellung hat sich geändert. Bitte neu wählen.} unknown_decision {Diese Entscheidung ist nicht offen.} unknown_option {Das steht nicht zur Wahl.} undo_barrier {Seither wurde gewürfelt oder etwas Verborgenes aufgedeckt.} nothing_to_undo {Es gibt nichts rückgängig zu machen.} taken {Dieser Platz ist schon besetzt.} paused {Der Gastgeber hat das Spiel angehalten.} too_many {Das waren zu viele Anfragen. Warte etwas.} too_large {Das ist zu lang.} not_opened {Dieser Tisch lässt sich mit dieser Version nicht öffnen.} bad_request {Der Server nimmt diese Anfrage nicht an.} server_fault {Auf dem Server ist ein Fehler aufgetreten.} storage_away {Der Server erreicht seine Daten gerade nicht. Versuche es gleich noch einmal.} key_reused {Diese Anfrage wurde schon mit anderem Inhalt gesendet.} storage_full {Der Server hat keinen Platz mehr. Nichts ging verloren, nichts wurde angenommen.} other {{why}}}',
  't.save.aside':
    'Ein anderes Programm hat diesen Spielstand inzwischen geändert. Ab jetzt wird getrennt gespeichert, in {file}.',
  't.advice.chance': '{chance} Siegchance ({low} bis {high})',
  't.advice.about':
    'Wenn vorsichtige Bots weiterspielen, aus {n, plural, one {1 simulierten Partie} other {# simulierten Partien}}. Genutzt wird nur, was am Tisch bekannt ist.',
  't.advice.online': 'In einem Spiel auf einem Server gibt es keinen Rat.',
  't.analysis.chances': 'Siegchance, wenn vorsichtige Bots weiterspielen',
  't.analysis.costliest': 'Die teuersten Entscheidungen',
  't.analysis.best': 'Die wertvollsten Entscheidungen',
  't.analysis.unluckiest': 'Das größte Würfelpech',
  't.analysis.luckiest': 'Das größte Würfelglück',
  't.analysis.none': 'Keines',
  't.analysis.none-sure': 'Keine eindeutige',
  't.analysis.end': 'Ende',
  't.analysis.turn': '{game, select, haunt {Tag {n}} other {Runde {n}}}',
  't.analysis.at': '{turn}, Antwort {n}',
  't.analysis.interval': '{chance} ({low} bis {high})',
  't.analysis.answer': '{answer} ({chance} Siegchance)',
  't.analysis.destination': 'Ziel {place}',
  't.analysis.given': 'Gewählt: {answer}',
  't.analysis.better': 'Besser: {answer}',
  't.analysis.next-best': 'Nächstbeste Antwort: {answer}',
  't.analysis.roll-chance': 'Die Chance zu bestehen war {chance}.',
  't.analysis.about':
    'Alle Chancen stammen aus simulierten Partien. Genutzt wird nur, was der Ermittler damals wusste. Wenige Punkte Unterschied besagen wenig.',
  't.online.no-save':
    'Ein Spiel auf einem Server ist dort gespeichert. Nach seinem Ende kannst du es von seiner Seite auf dem Server herunterladen.',
  't.online.waits': 'Warten auf {names}.',
  't.online.alone': 'Sonst sitzt niemand an diesem Tisch.',
  't.online.correction': 'Die Spielleitung korrigiert: {why}',
  't.online.said': '{name} sagt: {text}',
  't.online.narrates': '{name}: {text}',
  't.online.host': 'Der Gastgeber',
  't.online.gathering': 'Warten auf den Beginn des Spiels.',
  't.online.closed': 'Dieser Tisch ist geschlossen.',
  't.online.name': 'Nimm zuerst Platz: Nenne deinen Namen mit --name.',
  't.post.help': `An einem Tisch mit anderen Spielern:
  sag TEXT        eine Nachricht an alle
  erzähl TEXT     eine Erzählung zur nächsten Antwort
  u               letzte Antwort rückgängig, solange nichts aufgedeckt ist; andere werden vielleicht gefragt
  einverstanden, ablehnen   wenn jemand etwas rückgängig machen möchte
  lass            auf einen Wurf oder Verlust eines anderen nicht reagieren
  anweisungen     deine Anweisungen im Voraus; anweisung hinweise 2 3, anweisung monster ausweichen,
                  anweisung kampf kämpfen 2, anweisung hände beste, anweisung nehmen alle,
                  anweisung zwischendurch reaktionen, anweisung weg ZAHL
  plan            dein Plan; plan ORT, bleiben, nehmen, begegnung; plan nächste ORT, …; plan weg
  fort TAGE       du bist abwesend: deine Entscheidungen werden nicht fällig; fort zurück`,
  't.post.orders.none': 'Keine Anweisungen im Voraus.',
  't.post.order.how':
    'Zum Beispiel: anweisung hinweise 2 3 · anweisung monster ausweichen · anweisung kampf kämpfen 2 · anweisung hände beste · anweisung nehmen alle · anweisung zwischendurch reaktionen · anweisung weg 1',
  't.post.plan.none': 'Kein Plan.',
  't.post.plan.place': 'Es gibt keinen erreichbaren Ort „{name}“.',
  't.post.cost': '{place}: {n, plural, one {1 Punkt} other {# Punkte}}{isKnown, select, yes {, {left} übrig} other {}}',
  't.post.away.how': 'Für wie viele Tage? Zum Beispiel: fort 3. Mit „fort zurück“ bist du wieder da.',
  't.post.away': 'Du bist {n, plural, one {1 Tag} other {# Tage}} abwesend.',
  't.post.back': 'Du bist wieder da.',
  't.post.tell': 'Die Nachricht wird mit deiner nächsten Antwort verschickt.',
  't.post.tell.none': 'Mit deiner nächsten Antwort wird keine Nachricht verschickt.',
  't.post.pass.none': 'Es gibt nichts, worauf du verzichten könntest.',
  't.post.held': 'Deine Antwort ist gespeichert und gilt, sobald die anderen geantwortet haben.',
  't.post.undo':
    '{name} möchte {n, plural, one {1 Antwort} other {# Antworten}} rückgängig machen: einverstanden oder ablehnen.',
  't.post.undo.none': 'Niemand möchte etwas rückgängig machen.',
  't.part.continue': 'Das Spiel ist nicht zu Ende. Es ist gespeichert: vigil play --continue {id}',
  't.part.saved': 'Das Spiel ist nicht zu Ende: vigil play --load {file} --save {file}',
  't.part.not-saved': 'Das Spiel ist nicht zu Ende und wurde nicht gespeichert.',
  't.part.nothing': 'Das Spiel ist nicht zu Ende. Du hast nichts beantwortet, also gibt es nichts zu speichern.',
  't.games.none': 'Es gibt keine gespeicherten Spiele.',
  't.games.none-open': 'Kein gespeichertes Spiel lässt sich fortsetzen. vigil play --games zeigt alle.',
  't.games.several': 'Mehrere gespeicherte Spiele beginnen mit „{id}“: {names}.',
  't.games.unknown': 'Kein Spiel ist als „{id}“ gespeichert. Es gibt: {names}.',
  't.games.taken':
    '{file} ist gerade in einem anderen Programm geöffnet ({pid} auf {host}). --load setzt eine Kopie fort. Läuft das Programm nicht mehr, lösche {file}.lock.',
  't.games.damaged': 'beschädigt: {file}',
  't.games.turn': '{game, select, haunt {Haunt, Tag {n}} other {Arkham, Runde {n}}}',
  't.games.against': '{people} gegen {ancientOne}',
  't.games.over': 'zu Ende',
  't.games.in-use': 'wird gerade gespielt',
  't.games.forgotten': '{id} ist gelöscht.',
  't.games.how': 'vigil play --continue setzt das letzte fort, --continue NAME jedes andere.',
  't.setup.number': 'Ein Spiel braucht {least} bis {most} Ermittler, nicht {n}.',
  't.setup.twice': 'Der Ermittler „{id}“ ist zweimal angegeben.',
  't.setup.no-beside': 'Keines dieser Pakete enthält einen {what, select, herald {Herold} other {Wächter}}.',
  't.setup.unknown':
    '{what, select, person {Einen Ermittler} herald {Einen Herold} guardian {Einen Wächter} other {Einen Großen Alten}} „{id}“ gibt es nicht{isNear, select, yes { (meintest du „{near}“?)} other {}}. Zur Wahl stehen: random, {all}.',
  't.replay-notice.version': 'gespeichert mit Version {version}',
  't.replay-notice.from': 'Anzeige ab Antwort {n} (gespeichert mit Version {version})',
  't.replay-notice.dropped':
    '{n, plural, one {die letzte Antwort passt nicht mehr} other {die letzten # Antworten passen nicht mehr}}',
  't.replay-notice.removed': 'nicht mehr vorhanden: {what}',
  't.replay.goes-on':
    'Das Spiel geht weiter: {n, plural, one {1 Entscheidung ist} other {# Entscheidungen sind}} offen.',
  't.over.what':
    'Das Spiel ist zu Ende: q beendet, log alle zeigt die ganze Chronik, u! macht eine Antwort rückgängig, s DATEI speichert es.',
  't.over.turns': '{n, plural, one {# Runde} other {# Runden}}.',
  't.over.score': 'Wertung: {n} ({sum}).',
  't.over.citizen': 'Erster Bürger von Arkham: {investigator}.',
  't.over.days': '{n, plural, one {# Tag} other {# Tage}}, {turns, plural, one {# Phase} other {# Phasen}}.',

  't.track.doom': 'Verdammnis {n}/{of}',
  't.track.terror': 'Terror {n}/{of}',
  't.track.gates': 'Tore {n}/{of}',
  't.track.gates-to-win': 'Tore {n} (Sieg bei {of})',
  't.track.seals': 'Siegel {n}/{of}',
  't.track.monsters': 'Monster {n}/{of}',
  't.track.monsters.free': 'Monster {n}',
  't.track.outskirts': 'Stadtrand {n}/{of}',
  't.track.battle': 'Endkampf, Kampfrunde {round}, bisher {n, plural, one {# Erfolg} other {# Erfolge}}',
  't.track.pile': 'Torstapel {n}',
  't.track.cup': 'Becher {n}',
  't.row.gates': 'Tore',
  't.row.face-up': 'aufgedeckt',
  't.row.face-down': 'verdeckt',
  't.row.seals': 'Siegel',
  't.row.monsters': 'Monster',
  't.row.outskirts': 'Stadtrand',
  't.row.clues': 'Hinweise',
  't.row.closed': 'geschlossen',
  't.row.in-play': 'im Spiel',
  't.row.mythos': 'Mythos',
  't.row.stacks': 'wartende Monster',
  't.row.many': '{first} und weitere: {n} insgesamt',
  't.row.number': '{n} (b zeigt sie)',
  't.gate.open': '{place} ({gate}, {symbol} {by})',
  't.gate.sheet': 'Tor: {gate} ({by}, {symbol})',
  't.monsters.at': '{monsters} ({place})',
  't.mythos.card': '{mythos}: Tätigkeit {place}; Hinweis {clue}; grau {grey}; schwarz {black}',
  't.mythos.signs': 'grau {grey}; schwarz {black}',
  't.monster.here':
    'bleibt das Monster hier, {what, select, summon {ruft es andere herbei} gate {öffnet es ein Tor} other {erhöht es den Terror}}',
  't.haunt.hindered':
    '{investigator} kann jetzt nicht handeln: {why, select, lost {in Zeit und Raum verloren, bis die Rückkehr in einem Unterhalt gelingt} out {ausgeschieden} waits {muss warten, bis ein anderer Ermittler eine Phase beendet hat} other {heute kein freies Feld für Geschwindigkeit mehr}}',

  't.person.sanity': 'geistige Gesundheit {n}/{of}',
  't.person.stamina': 'Ausdauer {n}/{of}',
  't.person.removed': 'ausgeschieden',
  't.card.tokens': '({n, plural, one {# Marker} other {# Marker}})',
  't.card.pledged': '{card} (verpfändet)',
  't.trophy.monster': 'Trophäe {monster} ({n})',
  't.trophy.gate': 'Tortrophäe {gate} (5)',

  't.about.on-offer': 'Im Angebot: {what}',
  't.about.gives': '{investigator} gibt: {what}',
  't.about.nothing': 'nichts',
  't.check.sum': '{check}: {sum} = {n, plural, =0 {kein Würfel} one {1 Würfel} other {# Würfel}}',
  't.check.needed': '{n, plural, one {# Erfolg} other {# Erfolge}} nötig',
  't.check.expected': 'im Schnitt {n} Erfolge',
  't.check.chance': 'Chance {chance}: {parts}',
  't.preview.brought':
    '{what, select, value {{money} in Geld und Gegenständen} clues {{n, plural, =0 {keinen Hinweis} one {# Hinweis} other {# Hinweise}}} spells {{n, plural, =0 {keinen Zauber} one {# Zauber} other {# Zauber}}} other {{n, plural, =0 {keinen Verbündeten} one {# Verbündeten} other {# Verbündete}}}}',
  't.preview.hand': '{name} {chance} ({more})',
  't.preview.hands': 'Waffen für diesen Wurf, die besten zuerst: {hands}',
  't.preview.cast': 'zuerst wirken: {chance}',
  't.preview.takes': '{n, plural, one {nimmt 1 Hinweis} other {nimmt # Hinweise}}',
  't.preview.closed':
    'Jetzt nicht ({why, select, price {du kannst die Kosten nicht zahlen} condition {die Bedingung ist nicht erfüllt} forbidden {eine Karte verbietet es} other {es hätte keine Wirkung}}): {text}',
  't.preview.lacks':
    'Hier nicht möglich: {kind, select, seal {versiegeln} other {schließen}} {lacks, select, sign {(das Symbol des Tores, {symbol}, ist heute auf keinem {kind, select, seal {grauen} other {schwarzen}} Feld)} clues {(kostet {n} Hinweise, du hast {has})} trophy {(braucht eine Trophäe mit dem Symbol {symbol})} other {(eine Karte verbietet es)}}',
  't.preview.leave': 'Weitergehen: {chance} Chance (im Weg: {monsters})',
  't.preview.further':
    '{n, plural, =0 {keine Würfel} one {1 Würfel} other {# Würfel}}: {chance} Chance {what, select, pass {zu bestehen} trophy {auf die Trophäe} clues {auf alle Hinweise} other {auf 1 weiteren Erfolg}}',
  't.preview.all': 'mit allen {n} Hinweisen {chance}',
  't.preview.ritual':
    'Kosten: {doom} Verdammnis oder halb so viel Terror; {drawn, select, yes {alle hier müssen sich dem Großen Alten stellen: {terrorDrawn} bei Terror, {doomDrawn} bei Verdammnis} other {der Große Alte schläft weiter}}',
  't.odds.what': 'Wie viele Würfel und wie viele Erfolge? Zum Beispiel: o 5 2',
  't.odds.about': 'Chance in Prozent auf mindestens so viele Erfolge (Spalten) mit so vielen Würfeln (Zeilen):',
  't.odds.more': 'o WÜRFEL zeigt auch die Chancen für Gesegnete und Verfluchte.',
  't.odds.of':
    '{dice, plural, one {# Würfel} other {# Würfel}}, mindestens {n, plural, one {# Erfolg} other {# Erfolge}}: {ways}',
  't.odds.way': '{how, select, fair {} blessed {gesegnet } other {verflucht }}{chance}',
  't.here.carries': '{monster} mit {clues}',
  't.map.head': 'Schritte von {investigator} aus ({where}; ◆ instabil)',
};
