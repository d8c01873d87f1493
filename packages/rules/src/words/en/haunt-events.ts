// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
/** Events of Haunt of the Watchers only; as in `events.ts`. */
export const HAUNT_EVENTS: Record<string, string> = {
  'e.phase.day':
    '{part, select, upkeep {Day {day}: Upkeep} day {Day {day}: next investigator} city {Day {day}: {investigator}’s City Phase} ' +
    'world {Day {day}: {investigator}’s Other World Phase} other {Day {day}}}',
  'e.allocated':
    '{investigator} allocates {pair, select, speed {Speed {first} and Sneak {second}} fight {Fight {first} and Will {second}} ' +
    'other {Lore {first} and Luck {second}}}.',
  'e.markersOff': '{investigator} removes {n, plural, one {1 skill marker} other {# skill markers}}.',
  'e.monsterClues':
    '{monster} {gains, select, yes {gains {by, plural, one {1 Clue} other {# Clues}} (now {clues})} ' +
    'other {loses {by, plural, one {1 Clue} other {# Clues}} ({clues, plural, =0 {none} other {#}} left)}}.',
  'e.monsterClues.from': '{monster} takes {by, plural, one {1 Clue} other {# Clues}} {placeAt} (now {clues}).',
  'e.monsterMoved.why': '{monster} moves from {placeThe} to {place2The}: it {why}.',
  'e.gateTurned': 'The gate {placeAt} is revealed. It leads {gateTo}.',
  'e.gatePlaced': 'A face-down gate appears {placeAt}.',
  'e.transferred':
    '{investigator} gives {what, select, clue {{n, plural, one {1 Clue} other {# Clues}}} money {${n}} ' +
    'card {{thing}} other {a trophy}} to {other}.',
  'e.pledged': '{investigator} pledges {card} to the Bank for ${n}.',
  'e.redeemed': '{investigator} redeems {card} for ${n}.',
  'e.removed':
    '{investigator} {how, select, insane {is insane for good} dead {dies} devoured {is devoured} ' +
    'exchanged {leaves the game: another mind lives in their body} retired {retires} other {is given up for lost}}.',
  'e.activity':
    '{monster} {what, select, summon {summons other monsters} gate {opens a gate} other {spreads terror}} {placeAt}.',
  'e.ritual':
    '{outcome, select, begun {{investigator} begins a ritual {placeAt} to {kind, select, seal {seal the gate} close {close the gate} other {banish monsters}}.} ' +
    'done {{investigator} completes the ritual {placeAt}.} other {{investigator} fails the ritual {placeAt}.}}',
  'e.monsterEncounter':
    '{outcome, select, begins {Investigators and monsters meet {placeAt}.} initiative {{investigator} wins the initiative.} ' +
    'lost {The monsters win the initiative.} escaped {The investigators {placeAt} escape.} other {The encounter {placeAt} ends.}}',
  'e.ancientOne':
    '{outcome, select, stirs {The Ancient One stirs and draws in {n, plural, one {1 investigator} other {# investigators}}.} ' +
    'attacks {The Ancient One attacks.} other {The Ancient One falls back asleep.}}',
};

/** Events that read differently in Haunt of the Watchers, which has Terror tokens instead of a level. */
export const EVENTS_OF_HAUNT: Record<string, string> = {
  'e.terror': 'Terror {rises, select, yes {rises} other {falls}} to {terror}.',
  'e.corrected.terror': 'Correction: Terror is {n}.',
  'e.corrected.terror.was': 'Correction: Terror is {n} (before: {was}).',
};
