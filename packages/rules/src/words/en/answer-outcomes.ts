import type { Catalogue } from '../words.js';

/** Cost and effect of an answer, if neither its text nor another one states them. */
export const ANSWER_OUTCOMES: Catalogue = {
  'brings.waits': 'The gate stays open. You can try again next turn from here.',
  'brings.closes':
    'Passed: you take the gate as a trophy{n, plural, =0 {} one {, 1 monster with its symbol returns to the cup} other {, # monsters with its symbol return to the cup}}, and you may spend Clues to seal the place. Failed: nothing is lost, and the gate stays.',
  'brings.returns':
    '{n, plural, =0 {once it is closed, {investigator} has no gate back} other {once it is closed, {investigator} can still return ({names})}}',
  'brings.goes':
    '{n, plural, =0 {removes no monster} one {removes 1 monster with its symbol} other {removes # monsters with its symbol}}',
  'brings.clues.becomes': 'Clues {n} → {after}',
  'brings.doom.becomes': 'Doom {n} → {after} of {of}',
  'brings.terror.becomes': 'Terror {n} → {after} of {of}',
  'brings.doom.stays': 'Doom stays at {n}',
  'brings.terror.stays': 'Terror stays at {n}',
  'brings.sanity.maximum': 'maximum Sanity {n} → {after}',
  'brings.stamina.maximum': 'maximum Stamina {n} → {after}',
  'brings.monsters':
    '{n, plural, =0 {no monsters appear} one {1 monster appears} other {# monsters appear}}{gates, plural, =0 {} one { at this gate} other {, divided among # gates}}{outside, plural, =0 {} one { (1 of them goes to the Outskirts)} other { (# of them go to the Outskirts)}}',
  'brings.monsters.differing':
    '{n} monsters appear, divided among {gates} gates. {outside, plural, =0 {Up} other {#}} to {most} of them go to the Outskirts, depending on how you divide them',
  'brings.moves': '{monster} → {place}{names, select, nobody {} other {, to {names}}}',
  'brings.none-moves': 'no monster moves',
  'brings.to': '→ {place}{there, select, nothing {} other {: {there}}}',
  'brings.ways-back': 'leads back to Arkham: {names}',
  'brings.mythos':
    '{type, select, headline {Headline} environment {Environment} rumor {Rumor} other {the deck is reshuffled}}',
  'brings.mythos.gate': 'gate {placeAt}{burst, select, yes {, even through a seal} other {}}',
  'brings.mythos.clues': 'Clue at {names}',
  'brings.mythos.moves':
    'monsters move {white, select, none {} other {along white: {white}}}{black, select, none {} other {{white, select, none {} other {, }}along black: {black}}}',
  'brings.waiting': 'One more die in the next Upkeep. A success brings the investigator back.',
  'brings.given-up':
    'Out of the game for good. A replacement brings at most items and money worth {money}, {clues, plural, =0 {no Clues} one {# Clue} other {# Clues}}, {spells, plural, =0 {no Spells} one {# Spell} other {# Spells}} and {allies, plural, =0 {no Allies} one {# Ally} other {# Allies}}.',
  'monster.awareness': 'awareness {by}',
  'monster.horror': 'Horror {by} (Sanity −{lost})',
  'monster.combat': 'Combat {by} (Stamina −{lost})',
  'monster.toughness': 'toughness {n}',
  'brings.seals':
    'No more gates open here{bursts, select, yes { (except gate bursts)} other {}} · seal {n} of {of} · {left, plural, =0 {no Clues} one {# Clue} other {# Clues}} left',
  'brings.unsealed':
    '{n, plural, one {# of {of} Mythos cards} other {# of {of} Mythos cards}} can open a gate here again',
  'brings.opens': '{n, plural, one {# of {of} Mythos cards opens} other {# of {of} Mythos cards open}} a gate here',
  'brings.on-board': '{n, plural, =0 {none} other {#}} on the board',
  'brings.ritual':
    'Passed: the gate is removed; one extra success makes it a trophy. Failed: the gate stays and the payment is lost.',
  'brings.ritual.left': 'The gate stays and the payment is lost.',
  'brings.sanity': 'Sanity {n} of {of}',
  'brings.stamina': 'Stamina {n} of {of}',
  'brings.sanity.becomes': 'Sanity {n} → {after}',
  'brings.stamina.becomes': 'Stamina {n} → {after}',
  'brings.allies-leave': '{n, plural, one {an Ally leaves} other {# Allies leave}} Arkham',
  'brings.shops-close': '{names} {n, plural, one {closes} other {close}} for good',
  'brings.fails': '{form, select, else {, or lose} other {failure costs}} {lost}{n, plural, =0 {} other { ({ends})}}',
  'brings.fails.only': '{form, select, else {, or} other {on a failure,}} {ends}',
  'brings.falls':
    '{what, select, sanity {insane} other {{game, select, haunt {dead} other {unconscious}}}}: {game, select, haunt {out of the game} other {{where, select, world {lost in time and space} other {lose half of your items and Clues}}}}',
  'brings.falls-after':
    '{what, select, sanity {insane} devoured {devoured} other {{game, select, haunt {dead} other {unconscious}}}} after {n} failures',
  'answer.takes-last': '{answer} (costs your last {what, select, sanity {Sanity} other {Stamina}})',
  'brings.carries': '{monster} ({n, plural, one {# Clue} other {# Clues}})',
  'brings.there': 'there: {names}',
  'brings.at': '{investigator} ({place})',
  'brings.escape': 'The encounter ends for all of you. Nobody moves; the monsters stay and keep their Clues.',
  'brings.stop': '{monster} stays. A new round begins with the initiative.',
  'brings.sure': 'no roll; exactly the successes it needs',
  'brings.away': 'You escape with a Focus die no higher than the number of empty Doom spaces.',
  'brings.stays': 'Another round: the remaining investigators attack, then it does.',
  'brings.back': '1 success leads back to Arkham: {names}',
  'brings.no-way': 'no gate leads back now',
  'brings.on':
    '1 success leads to the second section{n, plural, =0 {; no gate leads back now} other {; 2 successes lead back to Arkham: {names}}}',
  'brings.steal': '{n, plural, one {carries # Clue} other {carries # Clues}}',
  'brings.stake': 'Against {monster}: {odds}',
  'brings.pending': 'Next: {check}{fails, select, none {} other { ({fails})}}',
  'brings.keeps': 'You keep {cards}.',
  'brings.uses': '{how, select, discarded {discards} other {exhausts}} {cards}',
  'brings.evade': 'slip past {chance}{fails}',
  'brings.initiative': 'win the initiative {chance}{fails}',
  'brings.horror': 'pass the Horror check {chance}{fails}',
  'brings.fight': 'defeat it in one roll {chance}{fails}',
  'brings.guard': 'block it {chance}{fails}',
  'brings.meets': '{monster}: {odds}',
  'brings.meets.by': '{investigator} · {monster}: {odds}',
};
