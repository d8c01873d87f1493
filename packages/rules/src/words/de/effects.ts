import { clauseForms, imperative, passive, statement } from './forms.js';

/**
 * Effects except those in `effects-board.ts`. Imperatives in the forms of `forms.ts` (`who`).
 *
 * After a label or a colon a whole sentence begins with a capital (`{Then}`); after a comma it begins with its verb
 * (`{after}`).
 */
export const EFFECTS: Record<string, string> = {
  // Lists and connectives.
  'list.comma': '{first}, {next}',
  'list.and': '{first} und {last}',
  'list.or': '{first} oder {last}',
  'list.meanwhile': '{first}, und {last}',
  'list.then': '{first}{who, select, third { und} other {, dann}} {last}',
  'after.check': 'Bestanden oder nicht: {Then}',
  'after.rows': 'Bei jedem Ergebnis: {Then}',
  'after.roll': 'Bei jedem Wurf: {Then}',
  'after.may': 'Getan oder abgelehnt: {Then}',
  'after.if': 'In jedem Fall: {Then}',
  'after.choose': 'Bei jeder Wahl: {Then}',
  'after.take': 'Vorhanden oder nicht: {Then}',
  'after.then': 'Danach: {Then}',
  'effect.nothing': statement('nichts geschieht', 'geschieht nichts'),

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
    '{who, select, then {darfst du} other {du darfst}} die Probe noch einmal machen{worse, plural, =0 {} other {, mit einem um # schlechteren Modifikator}}',
  'rows.range':
    '{just, select, yes {{from, plural, =0 {Kein Erfolg} one {# Erfolg} other {# Erfolge}}: {Then}} other {{from}–{to} Erfolge: {Then}}}',
  'rows.from': '{from} oder mehr Erfolge: {Then}',
  'roll.dice': imperative(
    'wirf {n, plural, =1 {einen Würfel} other {# Würfel}}',
    '{n, plural, =1 {einen Würfel} other {# Würfel}} werfen',
  ),
  'roll.as-many': imperative('wirf so viele Würfel wie {value}', 'so viele Würfel werfen wie {value}'),
  'roll.for-each': imperative('wirf einen Würfel für {thing}', 'einen Würfel für {thing} werfen'),
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
    '{who, select, then {darfst du} other {du darfst}} {most, plural, =0 {beliebig oft} other {bis zu #-mal}} {cost}. Jedes Mal: {Then}',
  'may.declined': 'Abgelehnt: {Then}',
  choose: '{who, select, third {wählt} other {wähle}}: {list}',
  'choose.payable':
    '{who, select, third {wählt etwas, das ganz bezahlt werden kann} other {wähle etwas, das du ganz bezahlen kannst}}: {list}',
  'choose.none': 'Wenn nichts davon möglich ist, geschieht nichts',
  'choose.else': 'Wenn du nichts davon bezahlen kannst: {Then}',
  'choose.only': 'wenn {who, select, third {es möglich ist} other {du kannst}}: {Then}',
  'choose.only.else': 'Wenn nicht: {Then}',
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
  'verb.gain': clauseForms('erhalte {what}', 'erhält {what}', '{what} erhalten'),
  'verb.regain': clauseForms('erhalte {what} zurück', 'erhält {what} zurück', '{what} zurückerhalten'),
  'verb.draw': clauseForms('ziehe {what}', 'zieht {what}', '{what} ziehen'),
  'verb.lose': clauseForms('verliere {what}', 'verliert {what}', '{what} verlieren'),
  'effect.lose.fatal': '(wenn du dadurch auf 0 sinkst, wirst du verschlungen)',
  'effect.reduce': clauseForms('senke deine {bare} auf {to}', 'senkt {bare} auf {to}', 'deine {bare} auf {to} senken'),
  'effect.reduce.clue': clauseForms(
    'verliere alle deine {bare} bis auf {to}',
    'verliert alle {bare} bis auf {to}',
    'alle deine {bare} bis auf {to} verlieren',
  ),
  'effect.lose-both': clauseForms(
    'verliere {sanity} und {stamina}',
    'verliert {sanity} und {stamina}',
    '{sanity} und {stamina} verlieren',
  ),
  'effect.split': clauseForms(
    'erhalte {n, plural, =0 {ebenso viele Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung} =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}}',
    'erhält {n, plural, =0 {ebenso viele Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung} =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}}',
    '{n, plural, =0 {ebenso viele Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung} =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}} erhalten',
  ),
  'effect.split.value': clauseForms(
    'erhalte geistige Gesundheit und Ausdauer in beliebiger Verteilung, zusammen so viel wie {value}',
    'erhält geistige Gesundheit und Ausdauer in beliebiger Verteilung, zusammen so viel wie {value}',
    'geistige Gesundheit und Ausdauer in beliebiger Verteilung erhalten, zusammen so viel wie {value}',
  ),
  'effect.split-loss': clauseForms(
    'verliere {n, plural, =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}}',
    'verliert {n, plural, =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}}',
    '{n, plural, =1 {1 geistige Gesundheit oder 1 Ausdauer} other {# Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung}} verlieren',
  ),
  'effect.split-loss.value': clauseForms(
    'verliere geistige Gesundheit und Ausdauer in beliebiger Verteilung, zusammen so viel wie {value}',
    'verliert geistige Gesundheit und Ausdauer in beliebiger Verteilung, zusammen so viel wie {value}',
    'geistige Gesundheit und Ausdauer in beliebiger Verteilung verlieren, zusammen so viel wie {value}',
  ),
  'effect.gain.up-to': clauseForms(
    'erhalte {bare}, bis du {n} hast',
    'erhält {bare}, bis es {n} sind',
    '{bare} erhalten, bis du {n} hast',
  ),
  'effect.gain.beyond': clauseForms(
    'erhalte {what}, auch über das Maximum hinaus (was darüber liegt und verloren geht, wird nicht wiederhergestellt)',
    'erhält {what}, auch über das Maximum hinaus (was darüber liegt und verloren geht, wird nicht wiederhergestellt)',
    '{what} erhalten, auch über das Maximum hinaus (was darüber liegt und verloren geht, wird nicht wiederhergestellt)',
  ),
  'effect.maximum': clauseForms(
    '{how, select, lower {senke} other {erhöhe}} deine maximale {resource} um {n}',
    '{how, select, lower {senkt} other {erhöht}} die eigene maximale {resource} um {n}',
    'deine maximale {resource} um {n} {how, select, lower {senken} other {erhöhen}}',
  ),
  'effect.draw.keep': clauseForms(
    'ziehe {what} und behalte {keep} davon',
    'zieht {what} und behält {keep} davon',
    '{what} ziehen und {keep} davon behalten',
  ),
  'effect.draw.keep-cheap': clauseForms(
    'ziehe {what} und behalte {keep} davon mit einem Preis von höchstens so viel wie {price}',
    'zieht {what} und behält {keep} davon mit einem Preis von höchstens so viel wie {price}',
    '{what} ziehen und {keep} davon mit einem Preis von höchstens so viel wie {price} behalten',
  ),
  'effect.draw.again': clauseForms(
    'ziehe {what} (ist es eine {one}, ziehe noch eine Karte)',
    'zieht {what} (ist es eine {one}, noch eine Karte ziehen)',
    '{what} ziehen (ist es eine {one}, ziehe noch eine Karte)',
  ),
  'effect.draw.only': clauseForms(
    'ziehe {what} (nur {many} werden behalten)',
    'zieht {what} (nur {many} werden behalten)',
    '{what} ziehen (nur {many} werden behalten)',
  ),
  'effect.draw.but': clauseForms(
    'ziehe {what} ({many} werden abgelegt)',
    'zieht {what} ({many} werden abgelegt)',
    '{what} ziehen ({many} werden abgelegt)',
  ),
  'effect.turn-up': imperative('decke {shown} auf', '{shown} aufdecken'),
  'effect.turn-up.find': imperative(
    'decke Karten vom Stapel „{deck}“ auf, bis du 1 {noun} findest (mische die anderen zurück)',
    'Karten vom Stapel „{deck}“ aufdecken, bis du 1 {noun} findest (mische die anderen zurück)',
  ),
  'effect.shown.keep': imperative(
    '{n, plural, one {behalte sie} other {behalte alle}}',
    '{n, plural, one {sie behalten} other {alle behalten}}',
  ),
  'effect.shown.discard': imperative(
    '{n, plural, one {lege sie ab} other {lege alle ab}}',
    '{n, plural, one {sie ablegen} other {alle ablegen}}',
  ),
  'effect.shown.buy': imperative(
    '{n, plural, one {kaufe sie zu ihrem Preis} other {kaufe alle zu ihren Preisen}}',
    '{n, plural, one {sie zu ihrem Preis kaufen} other {alle zu ihren Preisen kaufen}}',
  ),
  'effect.draw-one-of': clauseForms(
    'ziehe {what}, behalte 1 davon und lege die {n, plural, =2 {andere} other {anderen}} ab',
    'zieht {what}, behält 1 davon und legt die {n, plural, =2 {andere} other {anderen}} ab',
    '{what} ziehen, 1 davon behalten und die {n, plural, =2 {andere} other {anderen}} ablegen',
  ),
  'effect.find': clauseForms(
    'decke Karten vom Stapel „{deck}“ auf, bis du 1 {noun} findest, und nimm diese Karte (mische danach den Stapel)',
    'deckt Karten vom Stapel „{deck}“ auf, bis 1 {noun} gefunden ist, und nimmt diese Karte (danach den Stapel mischen)',
    'Karten vom Stapel „{deck}“ aufdecken, bis du 1 {noun} findest, und diese Karte nehmen (mische danach den Stapel)',
  ),
  'effect.find.tokens': clauseForms(
    'decke Karten vom Stapel „{deck}“ auf, bis du 1 {noun} findest, nimm diese Karte (mische danach den Stapel) und lege {n} Marker darauf',
    'deckt Karten vom Stapel „{deck}“ auf, bis 1 {noun} gefunden ist, nimmt diese Karte (danach den Stapel mischen) und legt {n} Marker darauf',
    'Karten vom Stapel „{deck}“ aufdecken, bis du 1 {noun} findest, diese Karte nehmen (mische danach den Stapel) und {n} Marker darauf legen',
  ),
  'effect.search': clauseForms(
    'durchsuche den Stapel „{deck}“ und nimm {card} deiner Wahl (mische danach den Stapel)',
    'durchsucht den Stapel „{deck}“ und nimmt {card} eigener Wahl (danach den Stapel mischen)',
    'den Stapel „{deck}“ durchsuchen und {card} deiner Wahl nehmen (mische danach den Stapel)',
  ),
  'effect.search.price': clauseForms(
    'durchsuche den Stapel „{deck}“ und nimm {card} deiner Wahl mit einem Preis von höchstens so viel wie {price} (mische danach den Stapel)',
    'durchsucht den Stapel „{deck}“ und nimmt {card} eigener Wahl mit einem Preis von höchstens so viel wie {price} (danach den Stapel mischen)',
    'den Stapel „{deck}“ durchsuchen und {card} deiner Wahl mit einem Preis von höchstens so viel wie {price} nehmen (mische danach den Stapel)',
  ),
  'effect.search.several': clauseForms(
    'durchsuche den Stapel „{deck}“ und nimm beliebige {many} mit Preisen von zusammen höchstens so viel wie {price} (mische danach den Stapel)',
    'durchsucht den Stapel „{deck}“ und nimmt beliebige {many} mit Preisen von zusammen höchstens so viel wie {price} (danach den Stapel mischen)',
    'den Stapel „{deck}“ durchsuchen und beliebige {many} mit Preisen von zusammen höchstens so viel wie {price} nehmen (mische danach den Stapel)',
  ),
  'effect.search.buy': clauseForms(
    'durchsuche den Stapel „{deck}“ und kaufe, wenn du willst, {card} deiner Wahl {price} (mische danach den Stapel)',
    'durchsucht den Stapel „{deck}“ und kauft auf Wunsch {card} eigener Wahl {price} (danach den Stapel mischen)',
    'den Stapel „{deck}“ durchsuchen und, wenn du willst, {card} deiner Wahl {price} kaufen (mische danach den Stapel)',
  ),
  'verb.take': clauseForms('nimm {what}', 'nimmt {what}', '{what} nehmen'),
  'take.ally': statement(
    '{card} schließt sich dir an{there, select, said {} other { (falls verfügbar)}}',
    'schließt sich dir {card} an{there, select, said {} other { (falls verfügbar)}}',
  ),
  'take.ally.may': '{card} als Verbündeten nehmen{there, select, said {} other { (falls verfügbar)}}',
  'take.card': '„{card}“',
  'take.from-deck': '„{card}“ vom Stapel „{deck}“{there, select, said {} other { (falls vorhanden)}}',
  'take.else': 'Nicht verfügbar: {Then}',
  'effect.take-this': clauseForms(
    'nimm diese Karte als „{card}“',
    'nimmt diese Karte als „{card}“',
    'diese Karte als „{card}“ nehmen',
  ),
  'effect.receive': `{id, select, blessing {${passive('gesegnet')}} curse {${passive('verflucht')}} deputy {${clauseForms(
    'du wirst Hilfssheriff von Arkham',
    'wird Hilfssheriff von Arkham',
    'Hilfssheriff von Arkham werden',
    'wirst du Hilfssheriff von Arkham',
  )}} other {${clauseForms(
    'du erhältst die Karte {status}',
    'erhält die Karte {status}',
    'die Karte {status} erhalten',
    'erhältst du die Karte {status}',
  )}}}`,
  'effect.receive.chosen': `{id, select, blessing {${statement(
    'ein Ermittler deiner Wahl wird gesegnet',
    'wird ein Ermittler deiner Wahl gesegnet',
  )}} curse {${statement(
    'ein Ermittler deiner Wahl wird verflucht',
    'wird ein Ermittler deiner Wahl verflucht',
  )}} deputy {${statement(
    'ein Ermittler deiner Wahl wird Hilfssheriff von Arkham',
    'wird ein Ermittler deiner Wahl Hilfssheriff von Arkham',
  )}} other {${statement(
    'ein Ermittler deiner Wahl erhält die Karte {status}',
    'erhält ein Ermittler deiner Wahl die Karte {status}',
  )}}}`,
  'effect.shed': clauseForms(
    'verliere {id, select, blessing {deinen {status}} curse {deinen {status}} other {die Karte {status}}}',
    'verliert {id, select, blessing {den {status}} curse {den {status}} other {die Karte {status}}}',
    '{id, select, blessing {deinen {status}} curse {deinen {status}} other {die Karte {status}}} verlieren',
  ),
  'discard.named': '{who, select, third {die} other {deine}} Karten {cards}',
  'discard.all': 'alle {who, select, third {eigenen} other {deine}} {many}',
  'discard.choice': '{what} {who, select, third {eigener} other {deiner}} Wahl',
  'discard.half.up':
    'die Hälfte {who, select, third {der eigenen} other {deiner}} {many} (aufgerundet, nach {who, select, third {eigener} other {deiner}} Wahl)',
  'discard.half.down':
    'die Hälfte {who, select, third {der eigenen} other {deiner}} {many} (abgerundet, nach {who, select, third {eigener} other {deiner}} Wahl)',
  'discard.value': '{many} {who, select, third {eigener} other {deiner}} Wahl, so viele wie {value}',
  'discard.cheapest': '{what} mit dem niedrigsten Preis',
  'discard.dearest': '{what} mit dem höchsten Preis',
  'discard.theft': statement('jemand stiehlt dir {what}', 'stiehlt dir jemand {what}'),
  'effect.roll-for-cards': clauseForms(
    'wirf für deine {many} je einen Würfel und lege jede Karte ab, deren Würfel kein Erfolg ist',
    'wirft für die eigenen {many} je einen Würfel und legt jede Karte ab, deren Würfel kein Erfolg ist',
    'für deine {many} je einen Würfel werfen und jede Karte ablegen, deren Würfel kein Erfolg ist',
  ),
  'effect.discard-this': imperative('lege diese Karte ab', 'diese Karte ablegen'),
  'effect.box-this': imperative('lege diese Karte in die Schachtel zurück', 'diese Karte in die Schachtel zurücklegen'),
  'effect.tokens': '{n} Marker',
  'effect.tokens.that-many': 'ebenso viele Marker',
  'effect.tokens.value': 'so viele Marker wie {value}',
  'effect.token.on': imperative('lege {many} auf diese Karte', '{many} auf diese Karte legen'),
  'effect.token.off': imperative('nimm {many} von dieser Karte', '{many} von dieser Karte nehmen'),
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
  'effect.sell.plus': clauseForms(
    'verkaufe {what} deiner Wahl für seinen Preis und {plus} $ mehr',
    'verkauft {what} eigener Wahl für seinen Preis und {plus} $ mehr',
    '{what} deiner Wahl für seinen Preis und {plus} $ mehr verkaufen',
  ),
  'effect.sell': clauseForms(
    'verkaufe {what} deiner Wahl zum {times, plural, =1 {} =2 {doppelten } other {#-fachen }}Preis',
    'verkauft {what} eigener Wahl zum {times, plural, =1 {} =2 {doppelten } other {#-fachen }}Preis',
    '{what} deiner Wahl zum {times, plural, =1 {} =2 {doppelten } other {#-fachen }}Preis verkaufen',
  ),
  'effect.sell.half': clauseForms(
    'verkaufe {what} deiner Wahl zum halben Preis (aufgerundet)',
    'verkauft {what} eigener Wahl zum halben Preis (aufgerundet)',
    '{what} deiner Wahl zum halben Preis verkaufen (aufgerundet)',
  ),
  'effect.sell.any': clauseForms(
    'verkaufe beliebig viele deiner {many}, jeden {price}',
    'verkauft beliebig viele der eigenen {many}, jeden {price}',
    'beliebig viele deiner {many} verkaufen, jeden {price}',
  ),
  'sell.half': 'zum halben Preis (aufgerundet)',
  'sell.times': 'zum {times, plural, =1 {} =2 {doppelten } other {#-fachen }}Preis',
};
