/** Texts that say several effects at once, and how German says what depends on the language. */
import { clauseForms, imperative } from './forms.js';

export const MERGED: Record<string, string> = {
  // Forms that the composing sources ask for.
  'choose.form': 'label',
  'region.neighbourhood.form': 'at',
  'effect.appear.optional': 'yes',
  'forfeit.form': 'or',

  'region.neighbourhoods': '{named} (Straßen und Orte)',
  'remove-symbol.cup': clauseForms(
    'wähle 1 Symbol ({list}) und lege jedes Monster {where} mit diesem Symbol in den Monsterbecher zurück',
    'wählt 1 Symbol ({list}) und legt jedes Monster {where} mit diesem Symbol in den Monsterbecher zurück',
    '1 Symbol wählen ({list}) und jedes Monster {where} mit diesem Symbol in den Monsterbecher zurücklegen',
  ),
  'remove-symbol.box': clauseForms(
    'wähle 1 Symbol ({list}) und lege jedes Monster {where} mit diesem Symbol in die Schachtel zurück',
    'wählt 1 Symbol ({list}) und legt jedes Monster {where} mit diesem Symbol in die Schachtel zurück',
    '1 Symbol wählen ({list}) und jedes Monster {where} mit diesem Symbol in die Schachtel zurücklegen',
  ),
  'effect.close-gate.every': imperative(
    'schließe alle offenen Tore (sie werden keine Trophäen)',
    'alle offenen Tore schließen (sie werden keine Trophäen)',
  ),
  'effect.token.off.all': imperative('entferne alle Marker von dieser Karte', 'alle Marker von dieser Karte entfernen'),
  'amount.two-paid': '2 $',
  'amount.up-to-each': 'bis zu {what} für {thing}',
  'countable.sanity-or-stamina': '{deine} geistige Gesundheit oder Ausdauer',
  'amount.for-every': '{what} für je {every}',
  'times.every': 'für je {every} {after}',
  'times.may': 'du darfst bis zu {n}-mal {option}',
  'list.plus': '{first} und zusätzlich {last}',
  'choose.may':
    '{who, select, third {darf eines wählen: } they {darf eines wählen: } more {darf eines wählen: } then {darfst du eines wählen: } label {du darfst eines wählen – } other {du darfst eines wählen: }}{list}',
  'effect.receive.bank-loan': clauseForms('nimm {what} auf', 'nimmt {what} auf', '{what} aufnehmen'),
  'monster.flies':
    '{who, select, then {fliegt {monsters}} other {{monsters} fliegt}}{changes, select, none {} other { und hat {changes}}}',
  'if.so': 'in diesem Fall {after}',
  'if.both': '{first}; sonst {after}',
  'if.none-of-these': 'keine davon {hast}',
  'discard.among': '{n} davon',
  'effect.sell.named': clauseForms(
    'du darfst beliebig viele der Karten {names} verkaufen, je {price}',
    'darf beliebig viele der Karten {names} verkaufen, je {price}',
    'beliebig viele der Karten {names} verkaufen, je {price}',
    'darfst du beliebig viele der Karten {names} verkaufen, je {price}',
  ),
  'if.none-left': 'keiner mehr darauf ist',
  'if.had':
    'Wenn {tust} und vorher {how, select, least {mindestens } most {höchstens } less {weniger als } other {}}{what} {subject, select, they {hatte} other {hattest}}, {after}',
  'may.first': '{subject, select, they {darf er} other {darfst du}} vorher {then}',
  'may.first.after': '{subject, select, they {darf er} other {darfst du}} vorher {then}',
  'may.then.check': 'In jedem Fall: {Then}',
  'on.gained.second': 'wenn du ein zweites Exemplar von „{card}“ erhältst',
  'effect.appear.gives': ' mit {abilities}',
  'effect.appear.both':
    'Horror- und Kampfwert um {n} {how, select, lower {niedriger} other {höher}}, z. B. {to} statt −2',
  'monster.no-trophy': 'dieses Monster wird nie zur Trophäe',
  'if.modifiers':
    'Wenn {condition}, {n, plural, =1 {ist der Modifikator} =2 {sind beide Modifikatoren} other {sind alle Modifikatoren}} stattdessen {modifier}',
  'monster.moves-normally':
    '{who, select, then {bewegt sich {monsters}} other {{monsters} bewegt sich}} wie ein normales Monster',
  'route.last': '{before}, dann {next}',
};
