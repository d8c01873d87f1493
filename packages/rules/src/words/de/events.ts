import { at, SUCCESSES, to } from './forms.js';

/**
 * What is told (`e.*`), in the present tense, of the investigator named. Arguments as `Words` says. `tell.ts` fills them
 * in: `what` is an amount in words, `dice` the dice that were rolled. A message `….from` also names what caused it.
 */
export const EVENTS: Record<string, string> = {
  'e.phase': '{turn, plural, =0 {{phase}} other {Runde {turn}: {phase}}}',
  'e.gained': '{investigator} erhält {what}.',
  'e.gained.from': '{investigator} erhält {what} ({component}).',
  'e.lost': '{investigator} verliert {what}.',
  'e.lost.from': '{investigator} verliert {what} ({component}).',
  'e.paid': '{investigator} zahlt {what}.',
  'e.paid.from': '{investigator} zahlt {what} ({component}).',
  'e.prevented': '„{card}“ bewahrt {investigator} davor, {what} zu verlieren.',
  'e.maximum': 'Die maximale {resource} von {investigator} ändert sich um {by}.',
  'e.moved': `{where, select, jail {{investigator} kommt ins Gefängnis.} other {{investigator} geht ${to()}.}}`,
  'e.rolled': `{investigator} wirft {dice}: ${SUCCESSES}.`,
  'e.rolled.from': `{investigator} wirft {dice}: ${SUCCESSES} ({component}).`,
  'e.rolled.faces': '{investigator} wirft {dice}.',
  'e.rolled.faces.from': '{investigator} wirft {dice} ({component}).',
  'e.rolled.none': '{investigator} hat keine Würfel: kein Erfolg.',
  'e.rolled.check': `{check} von {investigator}: {dice}, ${SUCCESSES}.`,
  'e.rolled.check.none': '{check} von {investigator}: keine Würfel.',
  'e.rolled.again': `{check} von {investigator}, neu geworfen: {dice}, ${SUCCESSES}.`,
  'e.checked':
    '{passed, select, yes {{investigator} besteht die {check}.} other {{check} von {investigator} misslungen{successes, plural, =0 {} other { ({successes} von {difficulty} Erfolgen)}}.}}',
  'e.clueSpent': '{investigator} gibt einen Hinweis aus und wirft {dice}.',
  'e.clueSpent.from': '{investigator} verwendet {component} als Hinweis und wirft {dice}.',
  'e.drew': '{investigator} zieht „{card}“.',
  'e.received': '{investigator} erhält „{card}“.',
  'e.received.from': '{investigator} erhält „{card}“ ({component}).',
  'e.discarded': '{investigator} legt „{card}“ ab.',
  'e.discarded.box': '{investigator} legt „{card}“ in die Schachtel zurück.',
  'e.used': '{investigator} setzt „{card}“ ein.',
  'e.used.text': '{investigator} setzt „{card}“ ein: {text}.',
  'e.cast': '{passed, select, yes {{investigator} wirkt „{card}“.} other {„{card}“ von {investigator} misslingt.}}',
  'e.exhausted': '{investigator} erschöpft „{component}“.',
  'e.refreshed': '{investigator} frischt {cards, plural, one {eine Karte} other {# Karten}} auf.',
  'e.sliders': '{investigator} stellt die Fertigkeiten ein.',
  'e.befell':
    '{id, select, delayed {{investigator} wird aufgehalten.} lost {{investigator} geht in Zeit und Raum verloren.} ' +
    'arrested {{investigator} wird verhaftet.} devoured {{investigator} wird verschlungen.} ' +
    'insane {{investigator} wird wahnsinnig.} unconscious {{investigator} wird bewusstlos.} ' +
    'out {{investigator} ist aus dem Spiel.} free {{investigator} ist wieder frei.} other {{investigator} setzt eine Runde aus.}}',
  'e.befell.end-turn': 'Der Zug von {investigator} ist vorbei.',
  'e.befell.still-lost': '{investigator} bleibt in Zeit und Raum verloren.',
  'e.befell.halted': 'Der Kampf beendet die Bewegung von {investigator}.',
  'e.newInvestigator': '{investigator} kommt ins Spiel.',
  'e.traded': '{investigator} gibt {investigator2} „{card}“.',
  'e.traded.money': '{investigator} gibt {investigator2} {money} $.',
  'e.encounter': `{investigator} hat eine Begegnung ${at()}.`,
  'e.encounter.beyond': '{investigator} hat eine Begegnung jenseits des Tores: „{theme}“.',
  'e.encounter.theme': `{investigator} hat eine Begegnung ${at()}: „{theme}“.`,
  'e.combat':
    '{outcome, select, begins {{investigator} kämpft gegen {monsterAcc}.} won {{investigator} besiegt {monsterAcc}.} ' +
    'fled {{investigator} flieht vor {monsterDat}.} evaded {{investigator} weicht {monsterDat} aus.} ' +
    'strikes {{MonsterThe} trifft {investigator}.} other {Der Kampf gegen {monsterAcc} ist vorbei.}}',
  'e.turnedUp':
    '{investigator} deckt eine Ortskarte auf: {place}. Sie gilt für die nächste Begegnung in diesem Viertel.',
  'e.monsterPlaced': '{MonsterA} erscheint {placeAt}.',
  'e.monsterPlaced.card': '{MonsterA} kommt auf „{mythos}“.',
  'e.monsterMoved': '{MonsterThe} bewegt sich: {place} → {place2}.',
  'e.monsterGone':
    '{to, select, cup {{MonsterThe} geht in den Monsterbecher zurück.} box {{MonsterThe} verlässt das Spiel.} other {{MonsterThe} wird zur Trophäe.}}',
  'e.gateOpened': `Ein Tor {gateTo} öffnet sich ${at()}.`,
  'e.gateClosed': `Das Tor {gateTo} ${at()} ist geschlossen.`,
  'e.gateClosed.sealed': `Das Tor {gateTo} ${at()} ist versiegelt.`,
  'e.sealed': '{PlaceThe} ist versiegelt.',
  'e.sealBroken': `Das Siegel ${at()} ist gebrochen.`,
  'e.surge': `Eine Monsterwelle ${at()}: {monsters}.`,
  'e.clue': `{placed, plural, one {Ein Hinweis erscheint} other {# Hinweise erscheinen}} ${at()}.`,
  'e.clue.gone': `{placed, plural, one {Der Hinweis ${at()} wird} other {# Hinweise ${at()} werden}} abgelegt.`,
  'e.cluesTaken': `{investigator} nimmt ${at()} {amount, plural, one {# Hinweis} other {# Hinweise}}.`,
  'e.doom': 'Die Verdammnis {rises, select, yes {steigt} other {sinkt}} auf {doom}.',
  'e.terror': 'Der Terrorlevel steigt auf {terror}.',
  'e.closed': '{PlaceThe} ist{until, select, good { für immer} other {}} geschlossen.',
  'e.opened': '{PlaceThe} öffnet wieder.',
  'e.mythos': 'Mythos: {mythos}',
  'e.inPlay': '„{mythos}“ kommt ins Spiel.',
  'e.outOfPlay': '„{mythos}“ verlässt das Spiel.',
  'e.trophyGone': '{investigator} gibt eine Trophäe ab: {monster}.',
  'e.trophyGone.gate': '{investigator} gibt eine Trophäe ab: das Tor {gateTo}.',
  'e.rumor':
    '{outcome, select, passed {Das Gerücht „{mythos}“ ist aus der Welt.} failed {Das Gerücht „{mythos}“ ist wahr geworden.} other {Das Gerücht „{mythos}“ wird ignoriert.}}',
  'e.allyLeft': '{card} verlässt Arkham.',
  'e.tokens': '{component}: {by, plural, one {ein Marker} other {# Marker}} mehr, jetzt {tokens}.',
  'e.tokens.gone': '{component}: {by, plural, one {ein Marker} other {# Marker}} weniger, jetzt {tokens}.',
  'e.laidOut': '„{component}“ wird aufgedeckt.',
  'e.turnedDown': '„{component}“ wird umgedreht.',
  'e.shuffled': 'Die Torkarten werden gemischt.',
  'e.shuffled.mythos': 'Die Mythoskarten werden gemischt.',
  'e.awakened': '{cause}: Der Große Alte erwacht.',
  'cause.doom': 'Die Verdammnisleiste ist voll',
  'cause.gates': 'Zu viele Tore sind offen',
  'cause.no-gate-marker': 'Kein Tormarker ist mehr übrig',
  'cause.no-monster': 'Kein Monster ist mehr im Monsterbecher',
  'cause.too-many-monsters': 'Monster überrennen Arkham',
  'e.battle':
    'Runde {round} des Endkampfs: Verdammnis {doom}, {pool, plural, one {# Erfolg} other {# Erfolge}} angesammelt.',
  'e.firstPlayer': '{investigator} hat den Startspielermarker.',
  'e.over': '{won, select, yes {Arkham ist gerettet} other {Arkham ist verloren}}: {Ending}.',
  // How a game ended, for `e.over` and for the last page.
  'ending.gates-closed': 'alle Tore sind geschlossen',
  'ending.gates-sealed': 'sechs Tore sind versiegelt',
  'ending.ancient-one-defeated': 'der Große Alte ist besiegt',
  'ending.ancient-one-won': 'der Große Alte hat den Endkampf gewonnen',
  'ending.awakened-as-defeat': 'der Große Alte ist erwacht, und damit endet alles',
};
