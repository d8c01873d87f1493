import type { Catalogue } from '../words.js';

/** Cost and effect of an answer, if neither its text nor another one states them. */
export const ANSWER_OUTCOMES: Catalogue = {
  'preview.waits': 'The gate stays open. You can try again next turn from here.',
  'preview.closes':
    'Passed: you take the gate as a trophy{n, plural, =0 {} one {, 1 monster with its symbol returns to the cup} other {, # monsters with its symbol return to the cup}}{seal, select, can {, and you may spend {cost, plural, one {# Clue} other {# Clues}} to seal the place.} few {. You have {clues, plural, =0 {none} other {#}} of the {cost, plural, one {# Clue} other {# Clues}} for a seal.} other {.}} Failed: nothing is lost, and the gate stays.',
  'preview.returns':
    '{n, plural, =0 {once it is closed, {investigator} has no gate back} other {once it is closed, {investigator} can still return ({names})}}',
  'preview.goes':
    '{n, plural, =0 {removes no monster} one {removes 1 monster with its symbol} other {removes # monsters with its symbol}}',
  'preview.clues.becomes': 'Clues {n} → {after}',
  'preview.doom.becomes': 'Doom {n} → {after} of {of}',
  'preview.terror.becomes': 'Terror {n} → {after} of {of}',
  'preview.doom.stays': 'Doom stays at {n}',
  'preview.terror.stays': 'Terror stays at {n}',
  'preview.sanity.maximum': 'maximum Sanity {n} → {after}',
  'preview.stamina.maximum': 'maximum Stamina {n} → {after}',
  'preview.monsters':
    '{n, plural, =0 {no monsters appear} one {1 monster appears} other {# monsters appear}}{gates, plural, =0 {} one { at this gate} other {, divided among # gates}}{outside, plural, =0 {} one { (1 of them goes to the Outskirts)} other { (# of them go to the Outskirts)}}',
  'preview.monsters.differing':
    '{n} monsters appear, divided among {gates} gates. {outside, plural, =0 {Up} other {#}} to {most} of them go to the Outskirts, depending on how you divide them',
  'preview.moves': '{monster} → {place}{names, select, nobody {} other {, to {names}}}',
  'preview.none-moves': 'no monster moves',
  'preview.to': '→ {place}{there, select, nothing {} other {: {there}}}',
  'preview.ways-back': 'leads back to Arkham: {names}',
  'preview.mythos':
    '{type, select, headline {Headline} environment {Environment} rumor {Rumor} other {the deck is reshuffled}}',
  'preview.mythos.gate': 'gate {placeAt}{burst, select, yes {, even through a seal} other {}}',
  'preview.mythos.clues': 'Clue at {names}',
  'preview.mythos.moves':
    'monsters move {white, select, none {} other {along white: {white}}}{black, select, none {} other {{white, select, none {} other {, }}along black: {black}}}',
  'preview.waiting': 'One more die in the next Upkeep. A success brings the investigator back.',
  'preview.given-up':
    'Out of the game for good. A replacement brings at most items and money worth {money}, {clues, plural, =0 {no Clues} one {# Clue} other {# Clues}}, {spells, plural, =0 {no Spells} one {# Spell} other {# Spells}} and {allies, plural, =0 {no Allies} one {# Ally} other {# Allies}}.',
  'monster.awareness': 'awareness {by}',
  'monster.horror': 'Horror {by} (Sanity −{lost})',
  'monster.combat': 'Combat {by} (Stamina −{lost})',
  'monster.toughness': 'toughness {n}',
  'preview.seals':
    'No more gates open here{bursts, select, yes { (except gate bursts)} other {}} · seal {n} of {of} · {left, plural, =0 {no Clues} one {# Clue} other {# Clues}} left',
  'preview.unsealed':
    '{n, plural, one {# of {of} Mythos cards} other {# of {of} Mythos cards}} can open a gate here again',
  'preview.opens': '{n, plural, one {# of {of} Mythos cards opens} other {# of {of} Mythos cards open}} a gate here',
  'preview.on-board': '{n, plural, =0 {none} other {#}} on the board',
  'preview.ritual':
    'Passed: the gate is removed; one extra success makes it a trophy. Failed: the gate stays and the payment is lost.',
  'preview.ritual.left': 'The gate stays and the payment is lost.',
  'preview.sanity': 'Sanity {n} of {of}',
  'preview.stamina': 'Stamina {n} of {of}',
  'preview.sanity.becomes': 'Sanity {n} → {after}',
  'preview.stamina.becomes': 'Stamina {n} → {after}',
  'preview.allies-leave': '{n, plural, one {an Ally leaves} other {# Allies leave}} Arkham',
  'preview.shops-close': '{names} {n, plural, one {closes} other {close}} for good',
  'preview.fails': '{form, select, else {, or lose} other {failure costs}} {lost}{n, plural, =0 {} other { ({ends})}}',
  'preview.fails.only': '{form, select, else {, or} other {on a failure,}} {ends}',
  'preview.falls':
    '{what, select, sanity {insane} other {{game, select, haunt {dead} other {unconscious}}}}: {game, select, haunt {out of the game} other {{where, select, battle {devoured} world {lose half of your items and Clues, lost in time and space} other {lose half of your items and Clues}}}}',
  'preview.falls-after':
    '{what, select, sanity {insane} devoured {devoured} other {{game, select, haunt {dead} other {unconscious}}}} after {n} failures{where, select, battle {: devoured} other {}}',
  'preview.at-zero':
    '{whose, select, yours {At 0 {what, select, sanity {Sanity, you are driven insane} other {Stamina, you {game, select, haunt {die} other {fall unconscious}}}} and {game, select, haunt {are out of the game} other {{where, select, battle {are devoured} world {lose half of your items and Clues, and you are lost in time and space} other {lose half of your items and Clues}}}}} other {At 0 {what, select, sanity {Sanity, {investigator} is driven insane} other {Stamina, {investigator} {game, select, haunt {dies} other {falls unconscious}}}} and {game, select, haunt {is out of the game} other {{where, select, battle {is devoured} world {loses half of their items and Clues, and is lost in time and space} other {loses half of their items and Clues}}}}}}.',
  'preview.awakens': 'Doom track full: {ancientOne} awakens',
  'preview.toll': '{name}: {rule}',
  'answer.takes-last': '{answer} (costs your last {what, select, sanity {Sanity} other {Stamina}})',
  'preview.carries': '{monster} ({n, plural, one {# Clue} other {# Clues}})',
  'preview.there': 'there: {names}',
  'preview.at': '{investigator} ({place})',
  'preview.escape': 'The encounter ends for all of you. Nobody moves; the monsters stay and keep their Clues.',
  'preview.stop': '{monster} stays. A new round begins with the initiative.',
  'preview.stop.horror': 'A new engagement brings another Horror check: {chance}{fails}.',
  'preview.sure': 'no roll; exactly the successes it needs',
  'preview.away': 'You escape with a Focus die no higher than the number of empty Doom spaces.',
  'preview.stays': 'Another round: the remaining investigators attack, then it does.',
  'preview.back': '1 success leads back to Arkham: {names}',
  'preview.no-way': 'no gate leads back now',
  'preview.on':
    '1 success leads to the second section{n, plural, =0 {; no gate leads back now} other {; 2 successes lead back to Arkham: {names}}}',
  'preview.steal': '{n, plural, one {carries # Clue} other {carries # Clues}}',
  'preview.stake': 'Against {monster}: {odds}',
  'preview.pending': 'Next: {check}{fails, select, none {} other { ({fails})}}',
  'preview.keeps': 'You keep {cards}.',
  'preview.uses': '{how, select, discarded {discards} other {exhausts}} {cards}',
  'preview.evade': 'slip past {chance}{fails}',
  'preview.initiative': 'win the initiative {chance}{fails}',
  'preview.horror': 'pass the Horror check {chance}{fails}',
  'preview.fight': 'defeat it in one roll {chance}{fails}',
  'preview.guard': 'block it {chance}{fails}',
  'preview.meets': '{monster}: {odds}',
  'preview.meets.by': '{investigator} · {monster}: {odds}',
};
