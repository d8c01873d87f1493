// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Events of Haunt of the Watchers only; as in `events.ts`. */
export const HAUNT_EVENTS: Record<string, string> = {
  'e.phase.day':
    '{part, select, upkeep {Day {day}: Upkeep} day {Day {day}: who acts next?} city {Day {day}: City phase of {investigator}} ' +
    'world {Day {day}: Other World phase of {investigator}} other {Day {day}}}',
  'e.allocated':
    '{investigator} allocates {pair, select, speed {Speed {first}, Sneak {second}} fight {Fight {first}, Will {second}} ' +
    'other {Lore {first}, Luck {second}}}.',
  'e.markersOff': '{investigator} takes {n, plural, one {a marker} other {# markers}} off.',
  'e.monsterClues':
    '{gains, select, yes {{monster} receives {by, plural, one {a Clue} other {# Clues}} and carries {clues}.} ' +
    'other {{monster} gives up {by, plural, one {a Clue} other {# Clues}} and {clues, plural, =0 {has none left} other {still carries #}}.}}',
  'e.monsterClues.from':
    '{monster} takes {by, plural, one {the Clue} other {# Clues}} lying at {place} and carries {clues}.',
  'e.monsterMoved.why': '{monster} {why}: from {place} to {place2}.',
  'e.gateTurned': 'The gate at {place} is turned: {gate}.',
  'e.gatePlaced': 'An unknown gate opens at {place}.',
  'e.transferred':
    '{investigator} hands {other} {what, select, clue {{n, plural, one {a Clue} other {# Clues}}} money {${n}} ' +
    'card {{thing}} other {a trophy}}.',
  'e.pledged': '{investigator} pledges {card} to the Bank for ${n}.',
  'e.redeemed': '{investigator} redeems {card} for ${n}.',
  'e.removed':
    '{how, select, insane {{investigator} has gone mad for good.} dead {{investigator} is dead.} ' +
    'devoured {{investigator} is devoured.} exchanged {{investigator} is gone: another mind lives in that body.} ' +
    'retired {{investigator} retires.} ' +
    'other {{investigator} is given up for lost.}}',
  'e.activity':
    '{what, select, summon {{monster} summons others to {place}.} gate {{monster} opens a gate at {place}.} ' +
    'other {{monster} spreads terror at {place}.}}',
  'e.ritual':
    '{outcome, select, begun {{investigator} begins a ritual at {place} to {kind, select, seal {seal the gate} close {close the gate} other {banish monsters}}.} ' +
    'done {The ritual at {place} succeeds.} other {The ritual at {place} fails.}}',
  'e.monsterEncounter':
    '{outcome, select, begins {Monsters meet the investigators at {place}.} initiative {{investigator} wins the initiative.} ' +
    'lost {The monsters have the initiative.} escaped {The investigators at {place} escape.} other {The encounter at {place} is over.}}',
  'e.ancientOne':
    '{outcome, select, stirs {The Ancient One stirs: {n, plural, one {one investigator is} other {# investigators are}} drawn in.} ' +
    'attacks {The Ancient One strikes.} other {The Ancient One sinks back into its sleep.}}',
};
