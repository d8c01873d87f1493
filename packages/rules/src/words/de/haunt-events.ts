/** Events of Haunt of the Watchers only; as in `events.ts`. */
export const HAUNT_EVENTS: Record<string, string> = {
  'e.phase.day':
    '{part, select, upkeep {Tag {day}: Unterhalt} day {Tag {day}: nächster Ermittler} city {Tag {day}: Stadtphase von {investigator}} ' +
    'world {Tag {day}: Phase von {investigator} in einer Anderen Welt} other {Tag {day}}}',
  'e.allocated':
    '{investigator} belegt {pair, select, speed {Geschwindigkeit {first} und Heimlichkeit {second}} ' +
    'fight {Kampf {first} und Willen {second}} other {Wissen {first} und Glück {second}}}.',
  'e.markersOff': '{investigator} entfernt {n, plural, one {1 Fertigkeitsmarker} other {# Fertigkeitsmarker}}.',
  'e.monsterClues':
    '{MonsterThe} {gains, select, yes {erhält {by, plural, one {1 Hinweis} other {# Hinweise}} (jetzt {clues})} ' +
    'other {verliert {by, plural, one {1 Hinweis} other {# Hinweise}} ({clues, plural, =0 {keiner} other {#}} übrig)}}.',
  'e.monsterClues.from':
    '{MonsterThe} nimmt {placeAt} {by, plural, one {1 Hinweis} other {# Hinweise}} (jetzt {clues}).',
  'e.monsterMoved.why': '{MonsterThe} {why}: {place} → {place2}.',
  'e.gateTurned': 'Das Tor {placeAt} wird aufgedeckt. Es führt {gateTo}.',
  'e.gatePlaced': 'Ein verdecktes Tor erscheint {placeAt}.',
  'e.transferred':
    '{investigator} gibt {other} {what, select, clue {{n, plural, one {1 Hinweis} other {# Hinweise}}} money {{n} $} ' +
    'card {„{thing}“} other {eine Trophäe}}.',
  'e.pledged': '{investigator} verpfändet „{card}“ für {n} $ an die Bank.',
  'e.redeemed': '{investigator} löst „{card}“ für {n} $ aus.',
  'e.removed':
    '{investigator} {how, select, insane {verfällt endgültig dem Wahnsinn} dead {stirbt} ' +
    'devoured {wird verschlungen} exchanged {scheidet aus: In diesem Körper lebt ein anderer Geist} ' +
    'retired {geht in den Ruhestand} other {wird verloren gegeben}}.',
  'e.activity':
    '{MonsterThe} {what, select, summon {ruft {placeAt} weitere Monster herbei} gate {öffnet {placeAt} ein Tor} ' +
    'other {verbreitet {placeAt} Terror}}.',
  'e.ritual':
    '{outcome, select, begun {{investigator} beginnt {placeAt} ein Ritual, um {kind, select, seal {das Tor zu versiegeln} close {das Tor zu schließen} other {Monster zu bannen}}.} ' +
    'done {{investigator} gelingt das Ritual {placeAt}.} other {{investigator} misslingt das Ritual {placeAt}.}}',
  'e.monsterEncounter':
    '{outcome, select, begins {{PlaceAt} treffen Ermittler und Monster aufeinander.} initiative {{investigator} gewinnt die Initiative.} ' +
    'lost {Die Monster gewinnen die Initiative.} escaped {Die Ermittler {placeAt} entkommen.} other {Die Begegnung {placeAt} endet.}}',
  'e.ancientOne':
    '{outcome, select, stirs {Der Große Alte regt sich. {n, plural, one {1 Ermittler muss} other {# Ermittler müssen}} sich ihm stellen.} ' +
    'attacks {Der Große Alte greift an.} other {Der Große Alte schläft wieder ein.}}',
};

/** Events that read differently in Haunt of the Watchers, which has Terror tokens instead of a level. */
export const EVENTS_OF_HAUNT: Record<string, string> = {
  'e.terror': 'Der Terror {rises, select, yes {steigt} other {sinkt}} auf {terror}.',
  'e.corrected.terror': 'Korrektur: Der Terror steht auf {n}.',
  'e.corrected.terror.was': 'Korrektur: Der Terror steht auf {n} (vorher: {was}).',
};
