import { atPlace } from './forms.js';

/** Events of Haunt of the Watchers only; as in `events.ts`. */
export const HAUNT_EVENTS: Record<string, string> = {
  'e.phase.day':
    '{part, select, upkeep {Tag {day}: Unterhalt} day {Tag {day}: Wer handelt als Nächstes?} city {Tag {day}: Stadtphase von {investigator}} ' +
    'world {Tag {day}: Phase in der Anderen Welt von {investigator}} other {Tag {day}}}',
  'e.allocated':
    '{investigator} belegt {pair, select, speed {Geschwindigkeit {first}, Heimlichkeit {second}} ' +
    'fight {Kampf {first}, Wille {second}} other {Wissen {first}, Glück {second}}}.',
  'e.markersOff': '{investigator} nimmt {n, plural, one {einen Marker} other {# Marker}} weg.',
  'e.monsterClues':
    '{gains, select, yes {{MonsterThe} erhält {by, plural, one {einen Hinweis} other {# Hinweise}} und trägt {clues}.} ' +
    'other {{MonsterThe} gibt {by, plural, one {einen Hinweis} other {# Hinweise}} ab und {clues, plural, =0 {hat keinen mehr} other {trägt noch #}}.}}',
  'e.monsterClues.from': `{MonsterThe} nimmt ${atPlace()} {by, plural, one {den Hinweis} other {# Hinweise}} und trägt {clues}.`,
  'e.monsterMoved.why': '{MonsterThe} {why}: {place} → {place2}.',
  'e.gateTurned': `Das Tor ${atPlace()} wird aufgedeckt: {gate}.`,
  'e.gatePlaced': `Ein unbekanntes Tor öffnet sich ${atPlace()}.`,
  'e.transferred':
    '{investigator} übergibt {other} {what, select, clue {{n, plural, one {einen Hinweis} other {# Hinweise}}} money {{n} $} ' +
    'card {„{thing}“} other {eine Trophäe}}.',
  'e.pledged': '{investigator} verpfändet „{card}“ für {n} $ an die Bank.',
  'e.redeemed': '{investigator} löst „{card}“ für {n} $ aus.',
  'e.removed':
    '{how, select, insane {{investigator} ist endgültig dem Wahnsinn verfallen.} dead {{investigator} ist tot.} ' +
    'devoured {{investigator} wird verschlungen.} exchanged {{investigator} ist fort: In diesem Körper lebt ein anderer Geist.} ' +
    'retired {{investigator} geht in den Ruhestand.} ' +
    'other {{investigator} wird verloren gegeben.}}',
  'e.activity':
    `{what, select, summon {{MonsterThe} ruft andere herbei, ${atPlace()}.} gate {{MonsterThe} öffnet ein Tor ${atPlace()}.} ` +
    `other {{MonsterThe} verbreitet Terror ${atPlace()}.}}`,
  'e.ritual':
    `{outcome, select, begun {{investigator} beginnt ein Ritual ${atPlace()}, um {kind, select, seal {das Tor zu versiegeln} close {das Tor zu schließen} other {Monster zu bannen}}.} ` +
    `done {Das Ritual ${atPlace()} gelingt.} other {Das Ritual ${atPlace()} misslingt.}}`,
  'e.monsterEncounter':
    `{outcome, select, begins {Monster treffen ${atPlace()} auf die Ermittler.} initiative {{investigator} gewinnt die Initiative.} ` +
    `lost {Die Monster haben die Initiative.} escaped {Die Ermittler ${atPlace()} entkommen.} other {Die Begegnung ${atPlace()} ist vorbei.}}`,
  'e.ancientOne':
    '{outcome, select, stirs {Der Große Alte regt sich: {n, plural, one {Ein Ermittler wird} other {# Ermittler werden}} hineingezogen.} ' +
    'attacks {Der Große Alte schlägt zu.} other {Der Große Alte sinkt in den Schlaf zurück.}}',
};
