import { bid, forms, happens, suffered } from './forms.js';

/**
 * What effects say. Imperatives to you, in the forms of `forms.ts` (`who`). After a label or a colon a whole sentence
 * begins with a capital (`{Then}`); after a comma it begins with its verb (`{after}`).
 */
export const EFFECTS: Record<string, string> = {
  // Lists and what joins sentences.
  'list.comma': '{first}, {next}',
  'list.and': '{first} und {last}',
  'list.or': '{first} oder {last}',
  'list.then': '{first}{who, select, third { und} other {, dann}} {last}',
  'after.check': 'Bestanden oder nicht: {Then}',
  'after.rows': 'Bei jedem Ergebnis: {Then}',
  'after.roll': 'Bei jedem Wurf: {Then}',
  'after.may': 'Getan oder abgelehnt: {Then}',
  'after.if': 'In jedem Fall: {Then}',
  'after.choose': 'Bei jeder Wahl: {Then}',
  'after.take': 'Vorhanden oder nicht: {Then}',
  'after.then': 'Danach: {Then}',
  'effect.nothing': happens('nichts geschieht', 'geschieht nichts'),

  // Checks and dice.
  'check.at': '{name} {fixed, select, yes {mit {modifier}} other {(Modifikator: {modifier})}}',
  'check.make':
    'mache {id, select, close {die} other {eine}} {name} {fixed, select, yes {mit {modifier}} other {(Modifikator: {modifier})}}',
  'check.difficulty': '({n, plural, one {# Erfolg} other {# Erfolge}} nötig)',
  'check.difficulty.as': '(nötige Erfolge: {value})',
  'check.instead': '(oder lege {what} ab, um sie ohne Wurf zu bestehen)',
  'check.instead.exhaust': '(oder erschöpfe {what}, um sie ohne Wurf zu bestehen)',
  'check.that': 'diese Probe',
  'check.the': 'die {check}',
  'check.next': 'die nächste {check}',
  'check.passed': 'Bestanden: {Then}',
  'check.failed': 'Misslungen: {Then}',
  'repeat.again': 'mache die Probe noch einmal{worse, plural, =0 {} other {, mit einem um # schlechteren Modifikator}}',
  'repeat.may':
    'du darfst die Probe noch einmal machen{worse, plural, =0 {} other {, mit einem um # schlechteren Modifikator}}',
  'rows.range':
    '{just, select, yes {{from, plural, =0 {Kein Erfolg} one {# Erfolg} other {# Erfolge}}: {Then}} other {{from}–{to} Erfolge: {Then}}}',
  'rows.from': '{from} oder mehr Erfolge: {Then}',
  'roll.dice': bid(
    'wirf {n, plural, =1 {einen Würfel} other {# Würfel}}',
    '{n, plural, =1 {einen Würfel} other {# Würfel}} werfen',
  ),
  'roll.as-many': bid('wirf so viele Würfel wie {value}', 'so viele Würfel werfen wie {value}'),
  'roll.for-each': bid('wirf einen Würfel für {thing}', 'einen Würfel für {thing} werfen'),
  'roll.range': '{from}–{to}',
  'roll.on': 'Bei {faces}: {Then}',
  'roll.each-face': 'Für jeden Würfel, der {faces} zeigt: {Then}',
  'roll.success': 'Erfolg: {Then}',
  'roll.failure': 'Misserfolg: {Then}',
  'roll.each-success': 'Für jeden Erfolg: {Then}',
  'roll.each-failure': 'Für jeden Misserfolg: {Then}',

  // Choices and conditions.
  'may.do': '{who, select, third {darf} then {darfst du} other {du darfst}} {then}',
  'may.wish': '{who, select, then {darfst du} other {du darfst}} Folgendes tun: {Then}',
  'may.pay': '{who, select, then {darfst du} other {du darfst}} {cost}: {Then}',
  'may.as-often':
    '{who, select, then {darfst du} other {du darfst}} {most, plural, =0 {beliebig oft} other {bis zu #-mal}} {cost}: {Then}',
  'may.declined': 'Abgelehnt: {Then}',
  choose: '{who, select, third {wählt} other {wähle}}: {list}',
  'choose.payable':
    '{who, select, third {wählt etwas, das ganz bezahlt werden kann} other {wähle etwas, das du ganz bezahlen kannst}}: {list}',
  'choose.none': 'Wenn nichts davon möglich ist, geschieht nichts',
  'choose.else': 'Wenn du nichts davon bezahlen kannst: {Then}',
  'choose.option': '({letter}) {text}',
  'choose.join': '{first}; {next}',
  if: 'wenn {condition}{smooth, select, yes {, {after}} other {: {Then}}}',
  'if.then': 'dann: Wenn {condition}{smooth, select, yes {, {after}} other {: {Then}}}',
  'if.otherwise': 'sonst{smooth, select, yes { {after}} other {: {Then}}}',
  each: '{form, select, then {gilt: {Who}} other {{who}}}: {Then}',
  'each.does': '{form, select, then {gilt: {Who}} other {{who}}} {then}',
  'each-gate': 'für jedes offene Tor der Reihe nach: {Then}',
  times: '{n, plural, =2 {zweimal} other {#-mal}}: {Then}',
  during: 'dabei gilt: {modifiers}; {then}',
  'times.each': 'für {thing}: {Then}',
  'times.value': 'so oft wie {value}: {Then}',
  'per-success': 'für jeden Erfolg: {Then}',
  'group.one.investigators': '1 Ermittler deiner Wahl',
  'group.one.others': '1 anderer Ermittler deiner Wahl',
  'group.one.players': '1 Spieler deiner Wahl',
  'group.one.investigators-in-arkham': '1 Ermittler deiner Wahl in Arkham',
  'group.one.investigators-in-streets': '1 Ermittler deiner Wahl in den Straßen',
  'group.one.investigators-here': '1 Ermittler deiner Wahl in deinem Gebiet',
  'group.one.investigators-in-other-worlds': '1 Ermittler deiner Wahl in einer Anderen Welt',
  'group.others': 'jeder andere Ermittler',
  'group.one.investigators-lost': '1 in Zeit und Raum verlorener Ermittler deiner Wahl',
  'group.investigators': 'jeder Ermittler',
  'group.players': 'jeder Spieler',
  'group.investigators-in-arkham': 'jeder Ermittler in Arkham',
  'group.investigators-in-streets': 'jeder Ermittler in den Straßen',
  'group.investigators-here': 'jeder Ermittler in deinem Gebiet',
  'group.investigators-in-other-worlds': 'jeder Ermittler in einer Anderen Welt',
  'group.investigators-lost': 'jeder in Zeit und Raum verlorene Ermittler',
  'group.first-player': 'der Startspieler',

  // Gains and losses.
  'verb.gain': forms('erhalte {what}', 'erhält {what}', '{what} erhalten'),
  'verb.regain': forms('erhalte {what} zurück', 'erhält {what} zurück', '{what} zurückerhalten'),
  'verb.draw': forms('ziehe {what}', 'zieht {what}', '{what} ziehen'),
  'verb.lose': forms('verliere {what}', 'verliert {what}', '{what} verlieren'),
  'effect.lose.fatal': '(wenn du dadurch auf 0 sinkst, wirst du verschlungen)',
  'effect.reduce': forms('senke deine {bare} auf {to}', 'senkt {bare} auf {to}', 'deine {bare} auf {to} senken'),
  'effect.lose-both': forms(
    'verliere {sanity} und {stamina}',
    'verliert {sanity} und {stamina}',
    '{sanity} und {stamina} verlieren',
  ),
  'effect.split': forms(
    'erhalte {n, plural, =0 {ebenso viele Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung} =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}}',
    'erhält {n, plural, =0 {ebenso viele Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung} =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}}',
    '{n, plural, =0 {ebenso viele Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung} =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}} erhalten',
  ),
  'effect.split.value': forms(
    'erhalte geistige Gesundheit und Ausdauer in beliebiger Verteilung, zusammen so viel wie {value}',
    'erhält geistige Gesundheit und Ausdauer in beliebiger Verteilung, zusammen so viel wie {value}',
    'geistige Gesundheit und Ausdauer in beliebiger Verteilung erhalten, zusammen so viel wie {value}',
  ),
  'effect.split-loss': forms(
    'verliere {n, plural, =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}}',
    'verliert {n, plural, =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}}',
    '{n, plural, =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}} verlieren',
  ),
  'effect.split-loss.value': forms(
    'verliere geistige Gesundheit und Ausdauer in beliebiger Verteilung, zusammen so viel wie {value}',
    'verliert geistige Gesundheit und Ausdauer in beliebiger Verteilung, zusammen so viel wie {value}',
    'geistige Gesundheit und Ausdauer in beliebiger Verteilung verlieren, zusammen so viel wie {value}',
  ),
  'effect.gain.up-to': forms(
    'erhalte {bare}, bis du {n} hast',
    'erhält {bare}, bis es {n} sind',
    '{bare} erhalten, bis du {n} hast',
  ),
  'effect.gain.beyond': forms(
    'erhalte {what}, auch über das Maximum hinaus (was darüber liegt und verloren geht, wird nicht wiederhergestellt)',
    'erhält {what}, auch über das Maximum hinaus (was darüber liegt und verloren geht, wird nicht wiederhergestellt)',
    '{what} erhalten, auch über das Maximum hinaus (was darüber liegt und verloren geht, wird nicht wiederhergestellt)',
  ),
  'effect.maximum': forms(
    '{how, select, lower {senke} other {erhöhe}} deine maximale {resource} um {n}',
    '{how, select, lower {senkt} other {erhöht}} die eigene maximale {resource} um {n}',
    'deine maximale {resource} um {n} {how, select, lower {senken} other {erhöhen}}',
  ),
  'effect.draw.keep': forms(
    'ziehe {what} und behalte {keep} davon',
    'zieht {what} und behält {keep} davon',
    '{what} ziehen und {keep} davon behalten',
  ),
  'effect.draw.keep-cheap': forms(
    'ziehe {what} und behalte {keep} davon mit einem Preis von höchstens so viel wie {price}',
    'zieht {what} und behält {keep} davon mit einem Preis von höchstens so viel wie {price}',
    '{what} ziehen und {keep} davon mit einem Preis von höchstens so viel wie {price} behalten',
  ),
  'effect.draw.again': forms(
    'ziehe {what} (ist es eine {one}, ziehe noch eine Karte)',
    'zieht {what} (ist es eine {one}, noch eine Karte ziehen)',
    '{what} ziehen (ist es eine {one}, ziehe noch eine Karte)',
  ),
  'effect.draw.only': forms(
    'ziehe {what} (nur {many} werden behalten)',
    'zieht {what} (nur {many} werden behalten)',
    '{what} ziehen (nur {many} werden behalten)',
  ),
  'effect.draw.but': forms(
    'ziehe {what} ({many} werden abgelegt)',
    'zieht {what} ({many} werden abgelegt)',
    '{what} ziehen ({many} werden abgelegt)',
  ),
  'effect.turn-up': bid('decke {shown} auf', '{shown} aufdecken'),
  'effect.turn-up.find': bid(
    'decke Karten vom Stapel „{deck}“ auf, bis du 1 {noun} findest (mische die anderen zurück)',
    'Karten vom Stapel „{deck}“ aufdecken, bis du 1 {noun} findest (mische die anderen zurück)',
  ),
  'effect.shown.keep': bid(
    '{n, plural, one {behalte sie} other {behalte alle}}',
    '{n, plural, one {sie behalten} other {alle behalten}}',
  ),
  'effect.shown.discard': bid(
    '{n, plural, one {lege sie ab} other {lege alle ab}}',
    '{n, plural, one {sie ablegen} other {alle ablegen}}',
  ),
  'effect.shown.buy': bid(
    '{n, plural, one {kaufe sie zu ihrem Preis} other {kaufe alle zu ihren Preisen}}',
    '{n, plural, one {sie zu ihrem Preis kaufen} other {alle zu ihren Preisen kaufen}}',
  ),
  'effect.draw-one-of': forms(
    'ziehe {what}, behalte 1 davon und lege die {n, plural, =2 {andere} other {anderen}} ab',
    'zieht {what}, behält 1 davon und legt die {n, plural, =2 {andere} other {anderen}} ab',
    '{what} ziehen, 1 davon behalten und die {n, plural, =2 {andere} other {anderen}} ablegen',
  ),
  'effect.find': forms(
    'decke Karten vom Stapel „{deck}“ auf, bis du 1 {noun} findest, und nimm diese Karte (mische danach den Stapel)',
    'deckt Karten vom Stapel „{deck}“ auf, bis 1 {noun} gefunden ist, und nimmt diese Karte (danach den Stapel mischen)',
    'Karten vom Stapel „{deck}“ aufdecken, bis du 1 {noun} findest, und diese Karte nehmen (mische danach den Stapel)',
  ),
  'effect.find.tokens': forms(
    'decke Karten vom Stapel „{deck}“ auf, bis du 1 {noun} findest, nimm diese Karte (mische danach den Stapel) und lege {n} Marker darauf',
    'deckt Karten vom Stapel „{deck}“ auf, bis 1 {noun} gefunden ist, nimmt diese Karte (danach den Stapel mischen) und legt {n} Marker darauf',
    'Karten vom Stapel „{deck}“ aufdecken, bis du 1 {noun} findest, diese Karte nehmen (mische danach den Stapel) und {n} Marker darauf legen',
  ),
  'effect.search': forms(
    'durchsuche den Stapel „{deck}“ und nimm {card} deiner Wahl (mische danach den Stapel)',
    'durchsucht den Stapel „{deck}“ und nimmt {card} eigener Wahl (danach den Stapel mischen)',
    'den Stapel „{deck}“ durchsuchen und {card} deiner Wahl nehmen (mische danach den Stapel)',
  ),
  'effect.search.price': forms(
    'durchsuche den Stapel „{deck}“ und nimm {card} deiner Wahl mit einem Preis von höchstens so viel wie {price} (mische danach den Stapel)',
    'durchsucht den Stapel „{deck}“ und nimmt {card} eigener Wahl mit einem Preis von höchstens so viel wie {price} (danach den Stapel mischen)',
    'den Stapel „{deck}“ durchsuchen und {card} deiner Wahl mit einem Preis von höchstens so viel wie {price} nehmen (mische danach den Stapel)',
  ),
  'effect.search.several': forms(
    'durchsuche den Stapel „{deck}“ und nimm beliebige {many} mit Preisen von zusammen höchstens so viel wie {price} (mische danach den Stapel)',
    'durchsucht den Stapel „{deck}“ und nimmt beliebige {many} mit Preisen von zusammen höchstens so viel wie {price} (danach den Stapel mischen)',
    'den Stapel „{deck}“ durchsuchen und beliebige {many} mit Preisen von zusammen höchstens so viel wie {price} nehmen (mische danach den Stapel)',
  ),
  'effect.search.buy': forms(
    'durchsuche den Stapel „{deck}“ und kaufe, wenn du willst, {card} deiner Wahl {price} (mische danach den Stapel)',
    'durchsucht den Stapel „{deck}“ und kauft auf Wunsch {card} eigener Wahl {price} (danach den Stapel mischen)',
    'den Stapel „{deck}“ durchsuchen und, wenn du willst, {card} deiner Wahl {price} kaufen (mische danach den Stapel)',
  ),
  'verb.take': forms('nimm {what}', 'nimmt {what}', '{what} nehmen'),
  'take.ally': happens(
    '{card} schließt sich dir an{there, select, said {} other { (falls verfügbar)}}',
    'schließt sich dir {card} an{there, select, said {} other { (falls verfügbar)}}',
  ),
  'take.ally.may': '{card} als Verbündeten nehmen{there, select, said {} other { (falls verfügbar)}}',
  'take.card': '{card}',
  'take.from-deck': '{card} vom Stapel „{deck}“{there, select, said {} other { (falls vorhanden)}}',
  'take.else': 'Nicht verfügbar: {Then}',
  'effect.take-this': forms(
    'nimm diese Karte als „{card}“',
    'nimmt diese Karte als „{card}“',
    'diese Karte als „{card}“ nehmen',
  ),
  'effect.receive': `{id, select, blessing {${suffered('gesegnet')}} curse {${suffered('verflucht')}} deputy {${forms(
    'du wirst Hilfssheriff von Arkham',
    'wird Hilfssheriff von Arkham',
    'Hilfssheriff von Arkham werden',
    'wirst du Hilfssheriff von Arkham',
  )}} other {${forms(
    'du erhältst die Karte {status}',
    'erhält die Karte {status}',
    'die Karte {status} erhalten',
    'erhältst du die Karte {status}',
  )}}}`,
  'effect.receive.chosen': `{id, select, blessing {${happens(
    'ein Ermittler deiner Wahl wird gesegnet',
    'wird ein Ermittler deiner Wahl gesegnet',
  )}} curse {${happens(
    'ein Ermittler deiner Wahl wird verflucht',
    'wird ein Ermittler deiner Wahl verflucht',
  )}} deputy {${happens(
    'ein Ermittler deiner Wahl wird Hilfssheriff von Arkham',
    'wird ein Ermittler deiner Wahl Hilfssheriff von Arkham',
  )}} other {${happens(
    'ein Ermittler deiner Wahl erhält die Karte {status}',
    'erhält ein Ermittler deiner Wahl die Karte {status}',
  )}}}`,
  'effect.shed': forms(
    'verliere {id, select, blessing {deinen {status}} curse {deinen {status}} other {die Karte {status}}}',
    'verliert {id, select, blessing {den {status}} curse {den {status}} other {die Karte {status}}}',
    '{id, select, blessing {deinen {status}} curse {deinen {status}} other {die Karte {status}}} verlieren',
  ),
  'discard.all': 'alle {who, select, third {eigenen} other {deine}} {many}',
  'discard.choice': '{what} {who, select, third {eigener} other {deiner}} Wahl',
  'discard.half.up':
    'die Hälfte {who, select, third {der eigenen} other {deiner}} {many} (aufgerundet, nach {who, select, third {eigener} other {deiner}} Wahl)',
  'discard.half.down':
    'die Hälfte {who, select, third {der eigenen} other {deiner}} {many} (abgerundet, nach {who, select, third {eigener} other {deiner}} Wahl)',
  'discard.value': '{many} {who, select, third {eigener} other {deiner}} Wahl, so viele wie {value}',
  'discard.cheapest': '{what} mit dem niedrigsten Preis',
  'discard.dearest': '{what} mit dem höchsten Preis',
  'discard.theft': happens('jemand stiehlt dir {what}', 'stiehlt dir jemand {what}'),
  'effect.roll-for-cards': forms(
    'wirf für deine {many} je einen Würfel und lege jede Karte ab, deren Würfel kein Erfolg ist',
    'wirft für die eigenen {many} je einen Würfel und legt jede Karte ab, deren Würfel kein Erfolg ist',
    'für deine {many} je einen Würfel werfen und jede Karte ablegen, deren Würfel kein Erfolg ist',
  ),
  'effect.discard-this': bid('lege diese Karte ab', 'diese Karte ablegen'),
  'effect.box-this': bid('lege diese Karte in die Schachtel zurück', 'diese Karte in die Schachtel zurücklegen'),
  'effect.tokens': '{n} Marker',
  'effect.tokens.that-many': 'ebenso viele Marker',
  'effect.tokens.value': 'so viele Marker wie {value}',
  'effect.token.on': bid('lege {many} auf diese Karte', '{many} auf diese Karte legen'),
  'effect.token.off': bid('nimm {many} von dieser Karte', '{many} von dieser Karte nehmen'),
  'effect.token.of': '(mit {of} Markern wird sie abgelegt)',
  'shop.cards': '{n, plural, one {die oberste Karte} other {die obersten # Karten}} vom Stapel „{deck}“',
  'shop.cards.each': '1 Karte vom Stapel „{deck}“ für {thing}',
  'shop.cards.value': 'so viele Karten vom Stapel „{deck}“ wie {value}',
  'shop.show': 'decke {shown} auf',
  'shop.may':
    '{all, select, yes {{total, plural, one {du darfst sie {price} kaufen} other {du darfst beliebig viele davon kaufen, {price}}}} other {{buy, plural, one {du darfst 1 davon {price} kaufen} other {du darfst bis zu # davon kaufen, {price}}}}}; lege {total, plural, one {sie sonst} other {die übrigen}} ab',
  'shop.must':
    '{all, select, yes {du musst alle kaufen, die du bezahlen kannst, {price}} other {du musst {buy} davon {price} kaufen, wenn du es bezahlen kannst}}; lege die übrigen ab',
  'shop.open':
    'jeder Spieler darf beliebig viele davon kaufen, {price}; wollen mehrere dieselbe Karte, entscheidest du; lege die übrigen ab',
  'price.printed': '{n, plural, one {zu ihrem Preis} other {jede zu ihrem Preis}}',
  'price.more': '{n, plural, one {} other {jede }}für {by} $ mehr als ihren Preis',
  'price.less': '{n, plural, one {} other {jede }}für {by} $ weniger als ihren Preis',
  'price.flat': '{n, plural, one {} other {jede }}für {price} $',
  'price.half': '{n, plural, one {} other {jede }}zum halben Preis (aufgerundet)',
  'effect.sell.plus': forms(
    'verkaufe {what} deiner Wahl für seinen Preis und {plus} $ mehr',
    'verkauft {what} eigener Wahl für seinen Preis und {plus} $ mehr',
    '{what} deiner Wahl für seinen Preis und {plus} $ mehr verkaufen',
  ),
  'effect.sell': forms(
    'verkaufe {what} deiner Wahl zum {times, plural, =1 {} =2 {doppelten } other {#-fachen }}Preis',
    'verkauft {what} eigener Wahl zum {times, plural, =1 {} =2 {doppelten } other {#-fachen }}Preis',
    '{what} deiner Wahl zum {times, plural, =1 {} =2 {doppelten } other {#-fachen }}Preis verkaufen',
  ),
  'effect.sell.half': forms(
    'verkaufe {what} deiner Wahl zum halben Preis (aufgerundet)',
    'verkauft {what} eigener Wahl zum halben Preis (aufgerundet)',
    '{what} deiner Wahl zum halben Preis verkaufen (aufgerundet)',
  ),
  'effect.sell.any': forms(
    'verkaufe beliebig viele deiner {many}, jeden {price}',
    'verkauft beliebig viele der eigenen {many}, jeden {price}',
    'beliebig viele deiner {many} verkaufen, jeden {price}',
  ),
  'sell.half': 'zum halben Preis (aufgerundet)',
  'sell.times': 'zum {times, plural, =1 {} =2 {doppelten } other {#-fachen }}Preis',

  // Moving about. `{goal}` comes with its preposition.
  'effect.move.place': forms(
    'gehe {goal}{draw, plural, =0 {} =1 { und habe dort eine Begegnung} other { und habe dort eine Begegnung (ziehe # Karten und wähle 1)}}',
    'geht {goal}{draw, plural, =0 {} =1 { und hat dort eine Begegnung} other { und hat dort eine Begegnung (# Karten ziehen und 1 wählen)}}',
    '{goal} gehen{draw, plural, =0 {} =1 { und dort eine Begegnung haben} other { und dort eine Begegnung haben (ziehe # Karten und wähle 1)}}',
  ),
  'effect.move.street': forms('gehe auf die Straße', 'geht auf die Straße', 'auf die Straße gehen'),
  'effect.move.anywhere': forms(
    'gehe zu einem beliebigen Ort oder in beliebige Straßen von Arkham{draw, plural, =0 {} other { und habe dort, wenn es ein Ort ist, eine Begegnung}}',
    'geht zu einem beliebigen Ort oder in beliebige Straßen von Arkham{draw, plural, =0 {} other { und hat dort, wenn es ein Ort ist, eine Begegnung}}',
    'zu einem beliebigen Ort oder in beliebige Straßen von Arkham gehen{draw, plural, =0 {} other { und dort, wenn es ein Ort ist, eine Begegnung haben}}',
  ),
  'effect.move.gate-of-drawn-mythos': forms(
    'ziehe Mythoskarten, bis eine einen Torort nennt, und gehe {draw, plural, =0 {dorthin} =1 {für eine Begegnung dorthin} other {für eine Begegnung dorthin (# Karten, davon 1 nach Wahl)}} (sonst gilt nichts von diesen Karten)',
    'zieht Mythoskarten, bis eine einen Torort nennt, und geht {draw, plural, =0 {dorthin} =1 {für eine Begegnung dorthin} other {für eine Begegnung dorthin (# Karten, davon 1 nach Wahl)}} (sonst gilt nichts von diesen Karten)',
    'Mythoskarten ziehen, bis eine einen Torort nennt, und {draw, plural, =0 {dorthin} =1 {für eine Begegnung dorthin} other {für eine Begegnung dorthin (# Karten, davon 1 nach Wahl)}} gehen (sonst gilt nichts von diesen Karten)',
  ),
  'effect.move.any-location': forms(
    'gehe zu einem beliebigen Ort von Arkham{draw, plural, =0 {} other { und habe dort eine Begegnung}}',
    'geht zu einem beliebigen Ort von Arkham{draw, plural, =0 {} other { und hat dort eine Begegnung}}',
    'zu einem beliebigen Ort von Arkham gehen{draw, plural, =0 {} other { und dort eine Begegnung haben}}',
  ),
  'effect.move.any-first-area': forms(
    'gehe in das erste Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'geht in das erste Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'in das erste Gebiet einer beliebigen Anderen Welt gehen, mit oder ohne Tor',
  ),
  'effect.move.any-second-area': forms(
    'gehe in das zweite Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'geht in das zweite Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'in das zweite Gebiet einer beliebigen Anderen Welt gehen, mit oder ohne Tor',
  ),
  'effect.move.world-of-drawn-gate': forms(
    'ziehe einen Tormarker, gehe in das erste Gebiet seiner Anderen Welt und lege ihn wieder unter den Stapel',
    'zieht einen Tormarker, geht in das erste Gebiet seiner Anderen Welt und legt ihn wieder unter den Stapel',
    'einen Tormarker ziehen, in das erste Gebiet seiner Anderen Welt gehen und ihn wieder unter den Stapel legen',
  ),
  'effect.move.first-area': forms(
    'gehe in das erste Gebiet dieser Anderen Welt',
    'geht in das erste Gebiet dieser Anderen Welt',
    'in das erste Gebiet dieser Anderen Welt gehen',
  ),
  'effect.move.second-area': forms(
    'gehe in das zweite Gebiet dieser Anderen Welt',
    'geht in das zweite Gebiet dieser Anderen Welt',
    'in das zweite Gebiet dieser Anderen Welt gehen',
  ),
  'effect.visit': forms(
    'habe eine Begegnung {worldAt}, dann kehre hierher zurück',
    'hat eine Begegnung {worldAt} und kehrt hierher zurück',
    'eine Begegnung {worldAt} haben, dann hierher zurückkehren',
  ),
  'effect.visit.area': forms(
    'habe eine Begegnung im {area, select, 1 {ersten} other {zweiten}} Gebiet {worldOf}, dann kehre hierher zurück',
    'hat eine Begegnung im {area, select, 1 {ersten} other {zweiten}} Gebiet {worldOf} und kehrt hierher zurück',
    'eine Begegnung im {area, select, 1 {ersten} other {zweiten}} Gebiet {worldOf} haben, dann hierher zurückkehren',
  ),
  'effect.visit.draw': forms(
    'habe eine Begegnung {worldAt} (ziehe {draw} Karten und wähle 1), dann kehre hierher zurück',
    'hat eine Begegnung {worldAt} ({draw} Karten ziehen und 1 wählen) und kehrt hierher zurück',
    'eine Begegnung {worldAt} haben (ziehe {draw} Karten und wähle 1), dann hierher zurückkehren',
  ),
  'effect.visit.stay': forms(
    'gehe in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf}',
    'geht in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf}',
    'in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf} gehen',
  ),
  'effect.return': forms('kehre nach Arkham zurück', 'kehrt nach Arkham zurück', 'nach Arkham zurückkehren'),
  'effect.return.unexplored': forms(
    'kehre ohne Erforscht-Marker nach Arkham zurück',
    'kehrt ohne Erforscht-Marker nach Arkham zurück',
    'ohne Erforscht-Marker nach Arkham zurückkehren',
  ),
  'effect.return.entered': forms(
    'kehre durch das Tor, durch das du gekommen bist, nach Arkham zurück',
    'kehrt durch das Tor des Eintritts nach Arkham zurück',
    'durch das Tor, durch das du gekommen bist, nach Arkham zurückkehren',
  ),
  'effect.befall.delayed': suffered('aufgehalten'),
  'effect.befall.lost': forms(
    'du gehst in Zeit und Raum verloren',
    'geht in Zeit und Raum verloren',
    'in Zeit und Raum verloren gehen',
    'gehst du in Zeit und Raum verloren',
  ),
  'effect.befall.arrested': suffered('verhaftet'),
  'effect.befall.devoured': suffered('verschlungen'),
  'effect.encounter-again': forms(
    'habe hier noch eine Begegnung',
    'hat hier noch eine Begegnung',
    'hier noch eine Begegnung haben',
  ),

  // Monsters, gates, the board.
  'effect.appear': happens(
    '{n, plural, one {ein Monster erscheint} other {# Monster erscheinen}}',
    '{n, plural, one {erscheint ein Monster} other {erscheinen # Monster}}',
  ),
  'effect.appear.surprise': happens(
    '{n, plural, one {ein Monster erscheint und überrascht} other {# Monster erscheinen und überraschen}} dich',
    '{n, plural, one {erscheint ein Monster und überrascht} other {erscheinen # Monster und überraschen}} dich',
  ),
  'effect.appear.kind': happens(
    '{n, plural, one {ein} other {#}} Monster „{monster}“ aus dem Monsterbecher {n, plural, one {erscheint} other {erscheinen}}',
    '{n, plural, one {erscheint ein} other {erscheinen #}} Monster „{monster}“ aus dem Monsterbecher',
  ),
  'effect.appear.kind.surprise': happens(
    '{n, plural, one {ein} other {#}} Monster „{monster}“ aus dem Monsterbecher {n, plural, one {erscheint und überrascht} other {erscheinen und überraschen}} dich',
    '{n, plural, one {erscheint ein} other {erscheinen #}} Monster „{monster}“ aus dem Monsterbecher und {n, plural, one {überrascht} other {überraschen}} dich',
  ),
  'effect.appear.defeated': '{n, plural, =1 {Besiegt} =2 {Beide besiegt} other {Alle besiegt}}: {Then}',
  'effect.appear.none': 'Keines im Monsterbecher: {Then}',
  'effect.appear.horror': 'Horrorwert {by}',
  'effect.appear.combat': 'Kampfwert {by}',
  'effect.appear.checks': 'alle deine Proben {by}',
  'effect.appear.checks.each': 'alle deine Proben {by} für {thing}',
  'effect.place': bid(
    'platziere {n} Monster aus dem Monsterbecher {where}',
    '{n} Monster aus dem Monsterbecher {where} platzieren',
  ),
  'effect.come-here': happens('{monsters} {where} kommt in dein Gebiet', 'kommt {monsters} {where} in dein Gebiet'),
  'effect.remove-one.cup': bid(
    'lege {monsters} deiner Wahl {where} in den Monsterbecher zurück',
    '{monsters} deiner Wahl {where} in den Monsterbecher zurücklegen',
  ),
  'effect.remove-one.box': bid(
    'lege {monsters} deiner Wahl {where} in die Schachtel zurück',
    '{monsters} deiner Wahl {where} in die Schachtel zurücklegen',
  ),
  'effect.remove.cup': bid(
    'lege {monsters} {where} in den Monsterbecher zurück',
    '{monsters} {where} in den Monsterbecher zurücklegen',
  ),
  'effect.remove.box': bid(
    'lege {monsters} {where} in die Schachtel zurück',
    '{monsters} {where} in die Schachtel zurücklegen',
  ),
  'effect.spawn.surging-gate': bid(
    'lege {monsters} (zufällig aus denen, die nicht auf dem Spielplan sind) zu diesem Tor',
    '{monsters} (zufällig aus denen, die nicht auf dem Spielplan sind) zu diesem Tor legen',
  ),
  'effect.spawn.gate-of-drawn-mythos': bid(
    'ziehe Mythoskarten, bis eine einen Torort nennt, und lege {monsters} (zufällig aus denen, die nicht auf dem Spielplan sind) dorthin, versiegelt oder nicht (sonst gilt nichts von diesen Karten)',
    'Mythoskarten ziehen, bis eine einen Torort nennt, und {monsters} (zufällig aus denen, die nicht auf dem Spielplan sind) dorthin legen, versiegelt oder nicht (sonst gilt nichts von diesen Karten)',
  ),
  'spawn.none': 'sind alle auf dem Spielplan{smooth, select, yes {, {after}} other {: {Then}}}',
  'forfeit.in-all': 'insgesamt {n} von {of}',
  'forfeit.clue': '{n, plural, one {# Hinweis} other {# Hinweise}}',
  'forfeit.clue.many': 'Hinweisen',
  'forfeit.stamina': '{n} Ausdauer',
  'forfeit.stamina.many': 'Ausdauer',
  'forfeit.monster-trophy': '{n, plural, one {# Monstertrophäe} other {# Monstertrophäen}}',
  'forfeit.monster-trophy.many': 'Monstertrophäen',
  'forfeit.gate-trophy': '{n, plural, one {# Tortrophäe} other {# Tortrophäen}}',
  'forfeit.gate-trophy.many': 'Tortrophäen',
  'forfeit.item': '{n, plural, one {# Gegenstand} other {# Gegenstände}}',
  'forfeit.item.many': 'Gegenständen',
  'forfeit.weapon': '{n, plural, one {# Waffe} other {# Waffen}}',
  'forfeit.weapon.many': 'Waffen',
  'forfeit.spell': '{n} Zauber',
  'forfeit.spell.many': 'Zaubern',
  'forfeit.common': '{n, plural, one {# einfachen Gegenstand} other {# einfache Gegenstände}}',
  'forfeit.common.many': 'einfachen Gegenständen',
  'forfeit.unique': '{n, plural, one {# besonderen Gegenstand} other {# besondere Gegenstände}}',
  'forfeit.unique.many': 'besonderen Gegenständen',
  'forfeit.cannot': 'ist das zu viel{smooth, select, yes {, {after}} other {: {Then}}}',
  'effect.release': bid(
    'nimm {monsters} aus den Monstertrophäen der Ermittler und platziere es {where}',
    '{monsters} aus den Monstertrophäen der Ermittler nehmen und {where} platzieren',
  ),
  'effect.trophy.cup': forms(
    'ziehe {n} Monster aus dem Monsterbecher und behalte {n, plural, one {es als Trophäe (auch ein endloses)} other {sie als Trophäen (auch endlose)}}',
    'zieht {n} Monster aus dem Monsterbecher und behält {n, plural, one {es als Trophäe (auch ein endloses)} other {sie als Trophäen (auch endlose)}}',
    '{n} Monster aus dem Monsterbecher ziehen und als {n, plural, one {Trophäe behalten (auch ein endloses)} other {Trophäen behalten (auch endlose)}}',
  ),
  'effect.trophy.in': forms(
    'nimm 1 Monster deiner Wahl {where} als Trophäe',
    'nimmt 1 Monster eigener Wahl {where} als Trophäe',
    '1 Monster deiner Wahl {where} als Trophäe nehmen',
  ),
  'effect.trophy.no-spawn': forms(
    'nimm 1 Monster deiner Wahl, das keine Ausgeburt ist, vom Spielplan als Trophäe',
    'nimmt 1 Monster eigener Wahl, das keine Ausgeburt ist, vom Spielplan als Trophäe',
    '1 Monster deiner Wahl, das keine Ausgeburt ist, vom Spielplan als Trophäe nehmen',
  ),
  'effect.trophy.board': forms(
    'nimm 1 Monster deiner Wahl vom Spielplan als Trophäe',
    'nimmt 1 Monster eigener Wahl vom Spielplan als Trophäe',
    '1 Monster deiner Wahl vom Spielplan als Trophäe nehmen',
  ),
  'effect.summon': bid(
    'bewege {monsters} {where} hierher und kämpfe gegen jedes davon oder entkomme ihm',
    '{monsters} {where} hierher bewegen und gegen jedes davon kämpfen oder ihm entkommen',
  ),
  'effect.defeat-one': bid(
    'wähle 1 Monster auf dem Spielplan, das keine Ausgeburt ist: Du besiegst es, wo immer es ist',
    '1 Monster auf dem Spielplan wählen, das keine Ausgeburt ist: Du besiegst es, wo immer es ist',
  ),
  'effect.open-gate': happens(
    '{monster, select, yes {ein Tor und ein Monster erscheinen hier} other {ein Tor erscheint hier}}',
    '{monster, select, yes {erscheinen hier ein Tor und ein Monster} other {erscheint hier ein Tor}}',
  ),
  'effect.close-gate': bid(
    'schließe {which, select, chosen {1 offenes Tor deiner Wahl} entered {das von dir betretene Tor} here {das Tor hier} other {es}}{end, select, trophy { und nimm es als Trophäe} may { und nimm es als Trophäe (du darfst es auch versiegeln)} sign { ohne Probe, nimm es als Trophäe und versiegle es mit 1 Verdammnismarker von der Verdammnisleiste} other { (es ist keine Trophäe)}}',
    '{which, select, chosen {1 offenes Tor deiner Wahl} entered {das von dir betretene Tor} here {das Tor hier} other {es}} {end, select, trophy {schließen und als Trophäe nehmen} may {schließen und als Trophäe nehmen (du darfst es auch versiegeln)} sign {ohne Probe schließen, als Trophäe nehmen und mit 1 Verdammnismarker von der Verdammnisleiste versiegeln} other {schließen (es ist keine Trophäe)}}',
  ),
  'effect.remove-seals': bid('entferne alle Siegel vom Spielplan', 'alle Siegel vom Spielplan entfernen'),
  'effect.remove-seal': bid(
    'entferne 1 Siegel deiner Wahl vom Spielplan',
    '1 Siegel deiner Wahl vom Spielplan entfernen',
  ),
  'effect.remove-seal.none': 'Keines vorhanden: {Then}',
  'effect.close-places': bid(
    'schließe {places}{lasts, select, yes { {until}} clause {, {until}} other {}}',
    '{places}{lasts, select, yes { {until}} other {}} schließen{lasts, select, clause {, {until}} other {}}',
  ),
  'effect.track.terror': bid(
    '{how, select, down {senke} other {erhöhe}} den Terrorlevel um {n}',
    'den Terrorlevel um {n} {how, select, down {senken} other {erhöhen}}',
  ),
  'effect.track.terror.to': bid('setze den Terrorlevel auf {n}', 'den Terrorlevel auf {n} setzen'),
  'effect.track.doom': bid(
    '{how, select, down {entferne {n} Verdammnismarker von der} other {lege {n} Verdammnismarker auf die}} Verdammnisleiste',
    '{n} Verdammnismarker {how, select, down {von der Verdammnisleiste entfernen} other {auf die Verdammnisleiste legen}}',
  ),
  'effect.track.doom.to': bid(
    'setze die Verdammnisleiste auf {n} Verdammnismarker',
    'die Verdammnisleiste auf {n} Verdammnismarker setzen',
  ),
  'effect.free-from-jail': bid('lass alle Ermittler im Gefängnis frei', 'alle Ermittler im Gefängnis freilassen'),
  'effect.box-ally': bid(
    'lege 1 zufälligen Verbündeten vom Stapel „Verbündete“ in die Schachtel zurück',
    '1 zufälligen Verbündeten vom Stapel „Verbündete“ in die Schachtel zurücklegen',
  ),
  'effect.turn-up-location-card': bid(
    'decke die oberste Karte von 1 Ortsstapel deiner Wahl auf: Die nächste Begegnung in diesem Viertel verwendet sie',
    'die oberste Karte von 1 Ortsstapel deiner Wahl aufdecken: Die nächste Begegnung in diesem Viertel verwendet sie',
  ),
  'effect.lay': bid(
    'lege {where} einen Marker „{component}“, falls dort keiner liegt',
    '{where} einen Marker „{component}“ legen, falls dort keiner liegt',
  ),
  'effect.turn-card.up': bid('decke „{mythos}“ auf', '„{mythos}“ aufdecken'),
  'effect.turn-card.down': bid('drehe „{mythos}“ wieder um', '„{mythos}“ wieder umdrehen'),
  'effect.refresh': forms(
    'frische 1 deiner erschöpften Karten auf ({many})',
    'frischt 1 seiner erschöpften Karten auf ({many})',
    '1 deiner erschöpften Karten auffrischen ({many})',
  ),
  'effect.spread-clues': happens(
    'auf jeden instabilen Ort ohne offenes Tor kommt 1 Hinweis',
    'kommt auf jeden instabilen Ort ohne offenes Tor 1 Hinweis',
  ),
  'effect.gather-clues': forms(
    'nimm alle Hinweise, die in deinem Viertel liegen',
    'nimmt alle Hinweise, die in seinem Viertel liegen',
    'alle Hinweise nehmen, die in deinem Viertel liegen',
  ),
  'effect.defeat': happens(
    '{n, plural, =0 {alle Monster} one {# Monster deiner Wahl} other {# Monster deiner Wahl}} {where}{toughness, plural, =0 {} other { mit Zähigkeit # oder weniger}} {n, plural, one {ist} other {sind}} besiegt',
    '{n, plural, one {ist} other {sind}} {n, plural, =0 {alle Monster} one {# Monster deiner Wahl} other {# Monster deiner Wahl}} {where}{toughness, plural, =0 {} other { mit Zähigkeit # oder weniger}} besiegt',
  ),
  'effect.add-success': forms(
    'zähle {n, plural, one {# Erfolg} other {# Erfolge}} mehr für {about}',
    'zählt {n, plural, one {# Erfolg} other {# Erfolge}} mehr für {about}',
    '{n, plural, one {# Erfolg} other {# Erfolge}} mehr für {about} zählen',
  ),
  'effect.check-bonus': '{by} auf {about}',
  'effect.check-bonus.each': '{by} auf {about} für {each}',
  'effect.no-draw': forms('ziehe nichts', 'zieht nichts', 'nichts ziehen'),
  'effect.free-casting': happens(
    'der Zauber kostet keine geistige Gesundheit',
    'kostet der Zauber keine geistige Gesundheit',
  ),
  'effect.cheaper-casting': happens(
    'der Zauber kostet {n} geistige Gesundheit weniger',
    'kostet der Zauber {n} geistige Gesundheit weniger',
  ),
  'effect.slide': forms(
    'stelle deinen Regler für {skill} auf den niedrigsten Wert',
    'stellt den eigenen Regler für {skill} auf den niedrigsten Wert',
    'deinen Regler für {skill} auf den niedrigsten Wert stellen',
  ),
  'effect.less-focus': forms(
    'du hast in dieser Runde {n} Fokus weniger (mindestens 0)',
    'hat in dieser Runde {n} Fokus weniger (mindestens 0)',
    'in dieser Runde {n} Fokus weniger haben (mindestens 0)',
    'hast du in dieser Runde {n} Fokus weniger (mindestens 0)',
  ),
  'effect.no-focus': forms(
    'verschiebe in dieser Runde keine Fertigkeitsregler',
    'verschiebt in dieser Runde keine Fertigkeitsregler',
    'in dieser Runde keine Fertigkeitsregler verschieben',
  ),
  'effect.movement-points': forms(
    '{how, select, lose {verliere} other {erhalte}} {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}',
    '{how, select, lose {verliert} other {erhält}} {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}',
    '{n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}} {how, select, lose {verlieren} other {erhalten}}',
  ),

  // Combat and checks.
  'effect.fight-with': happens(
    'solange du dies hältst, verwenden Gefechtsproben dieses Kampfes {skill} statt Kampf',
    'verwenden Gefechtsproben dieses Kampfes {skill} statt Kampf, solange du dies hältst',
  ),
  'effect.combat-bonus.per-success': forms(
    'erhalte für jeden Erfolg beim Wirken {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'erhält für jeden Erfolg beim Wirken {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'für jeden Erfolg beim Wirken bis zum Ende dieses Kampfes {by} ({damage}) auf Gefechtsproben erhalten',
  ),
  'effect.combat-bonus': forms(
    'erhalte {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'erhält {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'bis zum Ende dieses Kampfes {by} ({damage}) auf Gefechtsproben erhalten',
  ),
  'effect.use-skill': forms(
    'verwende für {about} {skill}{by, select, none {} other { {by}}}',
    'verwendet für {about} {skill}{by, select, none {} other { {by}}}',
    'für {about} {skill}{by, select, none {} other { {by}}} verwenden',
  ),
  'effect.pass-check': forms('bestehe {about} ohne Wurf', 'besteht {about} ohne Wurf', '{about} ohne Wurf bestehen'),
  'effect.reroll.all': forms(
    'wirf für {about} alle Würfel neu',
    'wirft für {about} alle Würfel neu',
    'für {about} alle Würfel neu werfen',
  ),
  'effect.reroll.ones': forms(
    'wirf für {about} alle Würfel neu, die eine 1 zeigen',
    'wirft für {about} alle Würfel neu, die eine 1 zeigen',
    'für {about} alle Würfel neu werfen, die eine 1 zeigen',
  ),
  'effect.reroll.one': forms(
    'wirf für {about} 1 Würfel neu',
    'wirft für {about} 1 Würfel neu',
    'für {about} 1 Würfel neu werfen',
  ),
  'effect.reroll.failures': forms(
    'wirf für {about} alle Würfel neu, die keine Erfolge sind',
    'wirft für {about} alle Würfel neu, die keine Erfolge sind',
    'für {about} alle Würfel neu werfen, die keine Erfolge sind',
  ),
  'effect.less-loss': forms(
    'verliere {n} {of, select, sanity {geistige Gesundheit} stamina {Ausdauer} other {geistige Gesundheit oder Ausdauer}} weniger',
    'verliert {n} {of, select, sanity {geistige Gesundheit} stamina {Ausdauer} other {geistige Gesundheit oder Ausdauer}} weniger',
    '{n} {of, select, sanity {geistige Gesundheit} stamina {Ausdauer} other {geistige Gesundheit oder Ausdauer}} weniger verlieren',
  ),
  'effect.no-loss': forms(
    'verliere dadurch {of, select, sanity {keine geistige Gesundheit} stamina {keine Ausdauer} other {keine geistige Gesundheit oder keine Ausdauer (eines davon, nach Wahl)}}',
    'verliert dadurch {of, select, sanity {keine geistige Gesundheit} stamina {keine Ausdauer} other {keine geistige Gesundheit oder keine Ausdauer (eines davon, nach Wahl)}}',
    'dadurch {of, select, sanity {keine geistige Gesundheit} stamina {keine Ausdauer} other {keine geistige Gesundheit oder keine Ausdauer (eines davon, nach Wahl)}} verlieren',
  ),
  'effect.count-as-clue': happens(
    'sie zählt als {n, plural, one {# Hinweis, den} other {# Hinweise, die}} du ausgibst',
    'zählt sie als {n, plural, one {# Hinweis, den} other {# Hinweise, die}} du ausgibst',
  ),
  'effect.enchant-weapon': happens(
    '1 deiner physischen Waffen gilt bis zum Ende dieses Kampfes als magisch',
    'gilt 1 deiner physischen Waffen bis zum Ende dieses Kampfes als magisch',
  ),
  'effect.weaken-monster': happens(
    'bis zum Ende dieses Kampfes hat das Monster {n} Zähigkeit weniger (mindestens 1), und 1 seiner Fähigkeiten deiner Wahl gilt nicht (nicht Magische Immunität)',
    'hat das Monster bis zum Ende dieses Kampfes {n} Zähigkeit weniger (mindestens 1), und 1 seiner Fähigkeiten deiner Wahl gilt nicht (nicht Magische Immunität)',
  ),
  'effect.defeat-all-here': forms(
    'besiege alle Monster in deinem Gebiet',
    'besiegt alle Monster im eigenen Gebiet',
    'alle Monster in deinem Gebiet besiegen',
  ),
  'effect.no-combat-damage': happens(
    'das Monster richtet keinen Kampfschaden an',
    'richtet das Monster keinen Kampfschaden an',
  ),
  'effect.cancel-ancient-attack': happens(
    'der Große Alte greift in dieser Kampfrunde nicht an',
    'greift der Große Alte in dieser Kampfrunde nicht an',
  ),
  'effect.draw-another': forms(
    'ziehe eine andere Karte und verwende sie statt dieser',
    'zieht eine andere Karte und verwendet sie statt dieser',
    'eine andere Karte ziehen und statt dieser verwenden',
  ),
  'effect.end-combat': happens('der Kampf endet', 'endet der Kampf'),
  'effect.through-nearest-gate': forms(
    'du wirst durch das nächste offene Tor gezogen (bei gleich nahen wählst du)',
    'wird durch das nächste offene Tor gezogen (bei gleich nahen nach Wahl)',
    'durch das nächste offene Tor gezogen werden (bei gleich nahen wählst du)',
    'wirst du durch das nächste offene Tor gezogen (bei gleich nahen wählst du)',
  ),
  'effect.fail-checks': forms(
    'du verpatzt {checks} gegen dieses Monster, ohne zu würfeln',
    'verpatzt {checks} gegen dieses Monster, ohne zu würfeln',
    '{checks} gegen dieses Monster verpatzen, ohne zu würfeln',
    'verpatzt du {checks} gegen dieses Monster, ohne zu würfeln',
  ),
  'effect.return-monster.cup': bid(
    'lege dieses Monster in den Monsterbecher zurück',
    'dieses Monster in den Monsterbecher zurücklegen',
  ),
  'effect.return-monster.box': bid(
    'lege dieses Monster in die Schachtel zurück',
    'dieses Monster in die Schachtel zurücklegen',
  ),
};
