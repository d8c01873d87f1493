import { SUCCESSES_PLURAL } from './forms.js';

const DICE = '{n, plural, one {1 Würfel} other {# Würfel}}';
/** A die by its article, several as a list. */
const FACES = '{n, plural, one {eine } other {}}{dice}';

/**
 * Events (`e.*`), in the present tense, about the named investigator: subject, verb, object, place, cause in brackets.
 * Arguments as described at `Words`.
 *
 * `event-text.ts` supplies them: `what` is an amount as text, `dice` the rolled dice. A message `….from` also names the
 * cause.
 */
export const EVENTS: Record<string, string> = {
  'e.phase': '{turn, plural, =0 {{phase}} other {Runde {turn}: {phase}}}',
  'e.gained': '{investigator} erhält {what}.',
  'e.gained.from': '{investigator} erhält {what} ({cause}).',
  'e.lost': '{investigator} verliert {what}.',
  'e.lost.from': '{investigator} verliert {what} ({cause}).',
  'e.paid': '{investigator} {id, select, clue {gibt {what} aus} other {zahlt {what}}}.',
  'e.paid.from': '{investigator} {id, select, clue {gibt {what} aus} other {zahlt {what}}} ({cause}).',
  'e.no-effect': '{investigator}: „{text}“ bleibt ohne Wirkung.',
  'e.no-effect.from': '{investigator}: „{text}“ bleibt ohne Wirkung ({cause}).',
  'e.prevented': '{investigator} entgeht dem Verlust von {what} ({card}).',
  'e.maximum': 'Maximale {resource} von {investigator} {rises, select, yes {steigt} other {sinkt}} um {by}.',
  'e.moved': '{investigator} {placeKind, select, world {gelangt} other {geht}} {placeTo}.',
  'e.moved.from': '{investigator} geht {placeTo} ({cause}).',
  'e.moved.jail': '{investigator} kommt ins Gefängnis.',
  'e.moved.woken': '{investigator} erwacht {placeAt}.',
  'e.cause.insane': 'wahnsinnig',
  'e.cause.unconscious': 'bewusstlos',
  'e.rolled': `{investigator} wirft ${DICE}: {dice} – ${SUCCESSES_PLURAL}.`,
  'e.rolled.from': `{investigator} wirft ${DICE}: {dice} – ${SUCCESSES_PLURAL} ({cause}).`,
  'e.rolled.faces': `{investigator} wirft ${FACES}.`,
  'e.rolled.faces.from': `{investigator} wirft ${FACES} ({cause}).`,
  'e.rolled.none': '{investigator} hat keine Würfel: kein Erfolg.',
  'e.rolled.check': `{investigator} wirft ${DICE} für die {check}: {dice} – ${SUCCESSES_PLURAL}.`,
  'e.rolled.check.none': '{investigator} hat keine Würfel für die {check}.',
  'e.rolled.again': `{investigator} wiederholt ${DICE} der {check}: {dice} – ${SUCCESSES_PLURAL}.`,
  'e.checked':
    '{investigator} besteht die {check}{passed, select, yes {} ' +
    'other { nicht{successes, plural, =0 {} other { ({successes} von {difficulty} Erfolgen)}}}}.',
  'e.clueSpent': `{investigator} gibt 1 Hinweis aus und wirft ${FACES}.`,
  'e.clueSpent.from': `{investigator} verwendet „{cause}“ als Hinweis und wirft ${FACES}.`,
  'e.drew': '{investigator} zieht „{card}“.',
  'e.drew.from': '{investigator} zieht „{card}“ ({cause}).',
  'e.received': '{investigator} erhält „{card}“.',
  'e.received.from': '{investigator} erhält „{card}“ ({cause}).',
  // Several cards in one sentence.
  'e.cards.comma': '{first}“, „{next}',
  'e.cards.and': '{first}“ und „{last}',
  'e.discarded': '{investigator} legt „{card}“ ab.',
  'e.discarded.box': '{investigator} legt „{card}“ in die Schachtel zurück.',
  'e.discarded.laid': '{investigator} legt „{card}“ auf den Spielplan.',
  'e.used': '{investigator} setzt „{card}“ ein.',
  'e.used.text': '{investigator} setzt „{card}“ ein: {text}.',
  'e.cast': '{investigator} wirkt „{card}“{passed, select, yes {} other { vergeblich}}.',
  'e.exhausted': '{investigator} erschöpft „{component}“.',
  'e.refreshed-card': '{investigator} frischt „{component}“ auf.',
  'e.refreshed': '{investigator} frischt {cards, plural, one {1 Karte} other {# Karten}} auf.',
  'e.sliders': '{investigator} passt die Fertigkeiten an.',
  'e.befell':
    '{investigator} {id, select, delayed {wird aufgehalten} lost {geht in Zeit und Raum verloren} ' +
    'arrested {wird verhaftet} devoured {wird verschlungen} insane {wird wahnsinnig} ' +
    'unconscious {wird bewusstlos} out {scheidet aus dem Spiel aus} free {wird aus dem Gefängnis entlassen} ' +
    'other {setzt eine Runde aus}}.',
  'e.befell.end-turn': 'Der Zug von {investigator} endet.',
  'e.befell.undelayed': '{investigator} wird nicht aufgehalten.',
  'e.befell.still-lost': '{investigator} bleibt in Zeit und Raum verloren.',
  'e.befell.halted': 'Die Bewegung von {investigator} endet (Kampf).',
  'e.loss': 'Besitz von {investigator} geht verloren: {what}.',
  'e.newInvestigator': '{investigator} kommt ins Spiel.',
  'e.traded': '{investigator} gibt {investigator2} „{card}“.',
  'e.traded.clues': '{investigator} gibt {investigator2} {n, plural, one {# Hinweis} other {# Hinweise}}.',
  'e.traded.money': '{investigator} gibt {investigator2} {money} $.',
  'e.encounter': '{investigator} hat eine Begegnung {placeAt}.',
  'e.encounter.beyond': '{investigator} hat eine Begegnung in der Anderen Welt: „{theme}“.',
  'e.encounter.world': '{investigator} hat eine Begegnung {worldAt}: „{theme}“.',
  'e.encounter.theme': '{investigator} hat eine Begegnung {placeAt}: „{theme}“.',
  'e.combat':
    '{outcome, select, begins {{investigator} kämpft gegen {monsterAcc}.} won {{investigator} besiegt {monsterAcc}.} ' +
    'fled {{investigator} flieht vor {monsterDat}.} evaded {{investigator} weicht {monsterDat} aus.} ' +
    'strikes {{MonsterThe} trifft {investigator}.} other {Der Kampf gegen {monsterAcc} endet.}}',
  'e.combat.trophy': '{investigator} besiegt {monsterAcc} und erhält eine Trophäe.',
  'e.turnedUp': '{investigator} deckt eine Ortskarte für die nächste Begegnung in diesem Viertel auf ({place}).',
  'e.monsterPlaced': '{MonsterA} erscheint {placeAt}.',
  'e.monsterPlaced.card': '{MonsterA} erscheint auf „{mythos}“.',
  'e.monsterMoved': '{MonsterThe} zieht weiter: {place} → {place2}.',
  'e.monsterGone':
    '{MonsterThe} {to, select, cup {geht in den Becher zurück} box {verlässt das Spiel} other {wird zur Trophäe}}.',
  'e.monsterGone.trophy': '{investigator} nimmt {monsterAcc} als Trophäe.',
  'e.gateOpened': 'Ein Tor {gateTo} öffnet sich {placeAt}.',
  'e.gateClosed': 'Das Tor {gateTo} {placeAt} schließt sich.',
  'e.gateClosed.sealed': 'Das Tor {gateTo} {placeAt} wird versiegelt.',
  'e.sealed': '{PlaceThe} ist versiegelt.',
  'e.sealBroken': 'Das Siegel {placeAt} bricht.',
  'e.surge': 'Monsterwelle {placeAt}: {monsters, plural, =0 {kein Monster} one {1 Monster} other {# Monster}}.',
  'e.clue': '{placed, plural, one {1 Hinweis erscheint} other {# Hinweise erscheinen}} {placeAt}.',
  'e.clue.gone': '{placed, plural, one {1 Hinweis {placeAt} wird} other {# Hinweise {placeAt} werden}} abgelegt.',
  'e.cluesTaken': '{investigator} nimmt {placeAt} {amount, plural, one {# Hinweis} other {# Hinweise}}.',
  'e.doom': 'Die Verdammnis {rises, select, yes {steigt} other {sinkt}}{by, plural, one {} other { um #}} auf {doom}.',
  'e.terror': 'Die Terrorstufe {rises, select, yes {steigt} other {sinkt}} auf {terror}.',
  'e.closed': '{PlaceThe} ist{until, select, good { für immer} other {}} geschlossen.',
  'e.opened': '{PlaceThe} ist wieder offen.',
  'e.mythos': 'Mythos: {mythos}',
  'e.inPlay': '„{mythos}“ kommt ins Spiel.',
  'e.outOfPlay': '„{mythos}“ verlässt das Spiel.',
  'e.trophyGone': '{investigator} gibt eine Trophäe ab: {monster}.',
  'e.trophyGone.gate': '{investigator} gibt eine Trophäe ab: Tor {gateTo}.',
  'e.rumor':
    'Das Gerücht „{mythos}“ {outcome, select, passed {ist bestanden} failed {schlägt fehl} other {wird ignoriert}}.',
  'e.redrawn': '„{mythos}“ zählt beim Aufbau nicht: Eine andere Karte wird gezogen.',
  'e.allyLeft': '{card} verlässt Arkham.',
  'e.tokens': '„{component}“ erhält {by, plural, one {1 Marker} other {# Marker}} (jetzt {tokens}).',
  'e.tokens.gone':
    '„{component}“ verliert {by, plural, one {1 Marker} other {# Marker}} (noch {tokens, plural, =0 {keiner} other {#}}).',
  'e.laidOut': '„{component}“ wird aufgedeckt.',
  'e.laidOut.at': '„{component}“ liegt jetzt {placeAt}.',
  'e.shifted': '„{component}“ wandert {placeTo}.',
  'e.outOfPlay.at': '„{component}“ {placeAt} wird entfernt.',
  'e.turnedDown': '„{component}“ wird verdeckt.',
  'e.shuffled': 'Die Torkarten werden gemischt.',
  'e.shuffled.mythos': 'Die Mythoskarten werden gemischt.',
  'e.awakened': '{cause}: Der Große Alte erwacht.',
  'cause.doom': 'Die Verdammnisleiste ist voll',
  'cause.gates': 'Zu viele Tore sind offen',
  'cause.no-gate-marker': 'Es gibt keine Tormarker mehr',
  'cause.no-monster': 'Der Monsterbecher ist leer',
  'cause.too-many-monsters': 'Monster überrennen Arkham',
  'cause.power': 'Die Macht des Großen Alten ist vollendet',
  'e.battle':
    'Endkampf, Runde {round}: noch {doom, plural, one {# Verdammnismarker} other {# Verdammnismarker}}, bisher {pool, plural, =0 {kein Erfolg} one {# Erfolg} other {# Erfolge}}.',
  'e.firstPlayer': '{investigator} wird Startspieler.',
  'e.over': '{won, select, yes {Arkham ist gerettet} other {Arkham ist verloren}}: {Ending}.',
  // Ways a game can end, listed before it begins under "Ihr gewinnt, wenn", "Er erwacht, wenn" and "Ihr verliert, wenn".
  'end.won.gates-closed':
    'ihr das letzte offene Tor schließt und zusammen mindestens {n, plural, one {# Tortrophäe} other {# Tortrophäen}} habt',
  'end.won.gates-sealed': '{n} Orte versiegelt sind',
  'end.won.ancient-one-defeated': 'der Große Alte erwacht und ihr ihn besiegt',
  'end.won.gates-shut':
    'höchstens noch {n, plural, one {# Tor} other {# Tore}} in der Stadt {n, plural, one {ist} other {sind}}',
  'end.wakes.doom': 'auf seiner Verdammnisleiste {n} Marker liegen',
  'end.wakes.gates': '{n} Tore zugleich offen sind',
  'end.wakes.too-many-monsters': 'bei höchster Terrorstufe {n} Monster in Arkham sind',
  'end.wakes.no-gate-marker': 'sich ein Tor öffnet und kein Tormarker mehr da ist',
  'end.wakes.no-monster': 'ein Monster erscheinen muss und der Becher leer ist',
  'end.lost.ancient-one-won': 'der Große Alte erwacht und den Endkampf gewinnt',
  'end.lost.awakened-as-defeat': 'der Große Alte erwacht: Es gibt keinen Endkampf',
  'end.lost.power-fulfilled': 'mehr Schutt fällt, als es Marker gibt ({n})',
  'end.lost.last-act': 'der letzte Akt des Stücks beginnt',
  'end.lost.end-of-everything': 'im Endkampf das Ende von allem kommt',
  'end.lost.azathoth': 'ein Ermittler auf Azathoth trifft',
  'end.lost.nobody-left': 'kein Ermittler mehr übrig ist und keiner mehr nachkommen kann',
  'end.lost.doom-full': 'Verdammnis hinzukommen muss, aber ihre Leiste ({n} Felder) und die Terrorleiste voll sind',
  'end.lost.terror-full': 'Terror hinzukommen muss, aber seine Leiste ({n} Felder) voll ist',
  // Actual end of a game, for `e.over` and for the last page.
  'ending.gates-closed': 'alle Tore sind geschlossen',
  'ending.gates-sealed': 'sechs Tore sind versiegelt',
  'ending.ancient-one-defeated': 'der Große Alte ist besiegt',
  'ending.greater-good': 'ein Ermittler hat sich für alle geopfert',
  'ending.winning-team': 'der Verräter gewinnt allein',
  'ending.ancient-one-won': 'der Große Alte hat den Endkampf gewonnen',
  'ending.awakened-as-defeat': 'der Große Alte ist erwacht, und alles endet',
  'ending.last-act': 'der letzte Akt hat begonnen, und niemand verlässt das Theater so, wie er kam',
  'ending.end-of-everything': 'das Ende von allem ist gekommen',
  'ending.power-fulfilled': 'die Macht des Großen Alten ist vollendet, und alles endet',
};
