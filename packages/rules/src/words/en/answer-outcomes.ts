import type { Catalogue } from '../words.js';

/** Cost and effect of an answer, if neither its text nor another one states them. */
export const ANSWER_OUTCOMES: Catalogue = {
  'brings.waits': 'The gate stays open; one more try next turn, from here.',
  'brings.closes':
    'Passed: the gate is a trophy{n, plural, =0 {} one {, one monster of its symbol goes} other {, # monsters of its symbol go}}, and Clues may seal the place. Failed: nothing is lost, the gate stays.',
  'brings.strands':
    '{n, plural, =0 {{names} will be lost in time and space: no other gate leads back from {world}} other {{names} can still return from {world} ({places})}}',
  'brings.goes':
    '{n, plural, =0 {no monster goes with it} one {one monster of its symbol goes} other {# monsters of its symbol go}}',
  'brings.clues.becomes': 'Clues {n} → {after}',
  'brings.doom.becomes': 'Doom {n} → {after} of {of}',
  'brings.terror.becomes': 'Terror {n} → {after} of {of}',
  'brings.doom.stays': 'Doom stays {n}',
  'brings.terror.stays': 'Terror stays {n}',
  'brings.sanity.maximum': 'maximum Sanity {n} → {after}',
  'brings.stamina.maximum': 'maximum Stamina {n} → {after}',
  'brings.monsters':
    '{n, plural, =0 {no monster comes} one {one monster comes} other {# monsters come}}{gates, plural, =0 {} one { to this gate} other {, spread over # gates}}{outside, plural, =0 {} one {; one of them finds no room and goes to the Outskirts} other {; # of them find no room and go to the Outskirts}}',
  'brings.monsters.differing':
    '{n} monsters come, spread over {gates} gates; {outside, plural, =0 {up} other {#}} to {most} of them find no room, depending on the gates chosen, and go to the Outskirts',
  'brings.moves': '{monster} → {place}{names, select, nobody {} other {, to {names}}}',
  'brings.none-moves': 'no monster moves',
  'brings.to': '→ {place}{there, select, nothing {} other {: {there}}}',
  'brings.ways-back': 'leads back to Arkham: {names}',
  'brings.mythos':
    '{type, select, headline {Headline} environment {Environment} rumor {Rumor} other {the deck is shuffled anew}}',
  'brings.mythos.gate': 'gate at {place}{burst, select, yes {, which bursts a seal} other {}}',
  'brings.mythos.clues': 'Clue at {names}',
  'brings.mythos.moves':
    'move {white, select, none {} other {along white: {white}}}{black, select, none {} other {{white, select, none {} other {, }}along black: {black}}}',
  'brings.waiting': 'Another die in the next Upkeep; a success brings that investigator back.',
  'brings.given-up':
    'Out of the game for good. Whoever follows brings at most items and money worth {money}, {clues, plural, =0 {no Clue} one {# Clue} other {# Clues}}, {spells, plural, =0 {no Spell} one {# Spell} other {# Spells}}, {allies, plural, =0 {no Ally} one {# Ally} other {# Allies}}.',
  'monster.awareness': 'awareness {by}',
  'monster.horror': 'horror {by} (sanity −{lost})',
  'monster.combat': 'combat {by} (stamina −{lost})',
  'monster.toughness': 'toughness {n}',
  'brings.seals':
    'No gate opens there any more · seal {n} of {of} · {left, plural, =0 {no Clue is left} one {# Clue is left} other {# Clues are left}}',
  'brings.unsealed': 'A gate can open there again: {n} of {of} Mythos cards',
  'brings.opens': 'gates open there: {n} of {of} Mythos cards',
  'brings.on-board': '{n, plural, =0 {none on the board} one {one on the board} other {# on the board}}',
  'brings.ritual':
    'Passed: the gate goes, with one success more as a trophy. Failed: it stays, what was paid is spent.',
  'brings.ritual.left': 'The gate stays; what was paid is spent.',
  'brings.sanity': 'Sanity {n} of {of}',
  'brings.stamina': 'Stamina {n} of {of}',
  'brings.sanity.becomes': 'Sanity {n} → {after}',
  'brings.stamina.becomes': 'Stamina {n} → {after}',
  'brings.falls':
    '{what, select, sanity {insane} other {{game, select, haunt {dead} other {unconscious}}}}: {game, select, haunt {out of the game} other {{where, select, world {lost in time and space} other {half of the items and Clues are lost}}}}',
  'brings.carries': '{monster} with {n, plural, one {1 Clue} other {# Clues}}',
  'brings.there': 'there: {names}',
  'brings.at': '{investigator} ({place})',
  'brings.escape':
    'The encounter is over for all of you; nobody changes place, the monsters stay and keep their Clues.',
  'brings.stop': '{monster} stays; a new round begins, with the initiative.',
  'brings.sure': 'no roll; with just the successes it needs',
  'brings.away': 'A Focus die no higher than the empty Doom spaces gets away.',
  'brings.stays': 'Another round: the attack of those who stay, then its own.',
  'brings.back': 'one success leads back to Arkham: {names}',
  'brings.no-way': 'no gate leads back now',
  'brings.on': 'one success leads to the second section; a second one: {back}',
  'brings.steal': '{n, plural, one {it carries # Clue} other {it carries # Clues}}',
  'brings.horror': 'keep calm {chance}',
  'brings.fight': 'beat it by one roll {chance}',
  'brings.guard': 'ward it off {chance}',
  'brings.guard.else': 'ward it off {chance}, else −{n} Stamina',
  'brings.meets': '{monster}: {odds}',
  'brings.meets.by': '{investigator} · {monster}: {odds}',
};
