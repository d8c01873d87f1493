// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/**
 * What is told (`e.*`), in the present tense, of the investigator named. Arguments as `Words` says. `tell.ts` fills them
 * in: `what` is an amount in words, `dice` the dice that were rolled. A message `….from` also names what caused it.
 */
export const EVENTS: Record<string, string> = {
  'e.phase': '{turn, plural, =0 {{phase}} other {Turn {turn}: {phase}}}',
  'e.gained': '{investigator} gains {what}.',
  'e.gained.from': '{investigator} gains {what} ({component}).',
  'e.lost': '{investigator} loses {what}.',
  'e.lost.from': '{investigator} loses {what} ({component}).',
  'e.paid': '{investigator} pays {what}.',
  'e.paid.from': '{investigator} pays {what} ({component}).',
  'e.prevented': '{card} saves {investigator} from losing {what}.',
  'e.maximum': 'The highest {resource} of {investigator} changes by {by}.',
  'e.moved': '{where, select, jail {{investigator} is taken to the Jail.} other {{investigator} goes to {place}.}}',
  'e.rolled':
    '{investigator} rolls {dice}: {successes, plural, =0 {no success} one {one success} other {# successes}}.',
  'e.rolled.from':
    '{investigator} rolls {dice}: {successes, plural, =0 {no success} one {one success} other {# successes}} ({component}).',
  'e.rolled.faces': '{investigator} rolls {dice}.',
  'e.rolled.faces.from': '{investigator} rolls {dice} ({component}).',
  'e.rolled.none': '{investigator} has no dice to roll: no success.',
  'e.rolled.check':
    '{check} of {investigator}: {dice}, {successes, plural, =0 {no success} one {one success} other {# successes}}.',
  'e.rolled.check.none': '{check} of {investigator}: no dice to roll.',
  'e.rolled.again':
    '{check} of {investigator}, rolled again: {dice}, {successes, plural, =0 {no success} one {one success} other {# successes}}.',
  'e.checked':
    '{passed, select, yes {{investigator} passes the {check}.} other {{investigator} fails the {check}{successes, plural, =0 {} other { with {successes} of {difficulty} successes}}.}}',
  'e.clueSpent': '{investigator} spends a Clue and rolls {dice}.',
  'e.clueSpent.from': '{investigator} uses {component} as a Clue and rolls {dice}.',
  'e.drew': '{investigator} draws {card}.',
  'e.received': '{investigator} receives {card}.',
  'e.received.from': '{investigator} receives {card} ({component}).',
  // Cards of one sentence, as where three are drawn.
  'e.cards.comma': '{first}, {next}',
  'e.cards.and': '{first} and {last}',
  'e.discarded': '{investigator} discards {card}.',
  'e.discarded.box': '{investigator} returns {card} to the box.',
  'e.discarded.laid': '{investigator} lays {card} on the board.',
  'e.used': '{investigator} uses {card}.',
  'e.used.text': '{investigator} uses {card}: {text}.',
  'e.cast': '{passed, select, yes {{investigator} casts {card}.} other {{card} of {investigator} fails.}}',
  'e.exhausted': '{investigator} exhausts {component}.',
  'e.refreshed': '{investigator} refreshes {cards, plural, one {one card} other {# cards}}.',
  'e.sliders': '{investigator} sets the skills.',
  'e.befell':
    '{id, select, delayed {{investigator} is delayed.} lost {{investigator} is lost in time and space.} ' +
    'arrested {{investigator} is arrested.} devoured {{investigator} is devoured.} ' +
    'insane {{investigator} goes insane.} unconscious {{investigator} falls unconscious.} ' +
    'out {{investigator} is out of the game.} free {{investigator} is free again.} other {{investigator} loses a turn.}}',
  'e.befell.end-turn': 'The turn of {investigator} is over.',
  'e.befell.still-lost': '{investigator} is still lost in time and space.',
  'e.befell.halted': 'The fight ends the movement of {investigator}.',
  'e.newInvestigator': '{investigator} comes into the game.',
  'e.traded': '{investigator} gives {card} to {investigator2}.',
  'e.traded.clues': '{investigator} gives {n, plural, one {# Clue} other {# Clues}} to {investigator2}.',
  'e.traded.money': '{investigator} gives ${money} to {investigator2}.',
  'e.encounter': '{investigator} has an encounter at {place}.',
  'e.encounter.beyond': '{investigator} has an encounter beyond the gate: {theme}.',
  'e.encounter.theme': '{investigator} has an encounter at {place}: {theme}.',
  'e.combat':
    '{outcome, select, begins {{investigator} fights {monster}.} won {{investigator} defeats {monster}.} ' +
    'fled {{investigator} flees from {monster}.} evaded {{investigator} evades {monster}.} ' +
    'strikes {{monster} strikes {investigator}.} other {The fight with {monster} is over.}}',
  'e.turnedUp':
    '{investigator} turns up a location card of {place}. It is the one for the next encounter in that neighbourhood.',
  'e.monsterPlaced': '{monster} appears: {place}.',
  'e.monsterPlaced.card': '{monster} appears: {mythos}.',
  'e.monsterMoved': '{monster} moves from {place} to {place2}.',
  'e.monsterGone':
    '{to, select, cup {{monster} goes back to the cup.} box {{monster} leaves the game.} other {{monster} is taken as a trophy.}}',
  'e.gateOpened': 'A gate to {gate} opens at {place}.',
  'e.gateClosed': 'The gate to {gate} at {place} is closed.',
  'e.gateClosed.sealed': 'The gate to {gate} at {place} is sealed.',
  'e.sealed': '{place} is sealed.',
  'e.sealBroken': 'The seal at {place} is broken.',
  'e.surge': 'Monsters surge from {place}: {monsters}.',
  'e.clue': '{placed, plural, one {A Clue appears} other {# Clues appear}} at {place}.',
  'e.clue.gone':
    '{placed, plural, one {The Clue} other {# Clues}} at {place} {placed, plural, one {is} other {are}} discarded.',
  'e.cluesTaken': '{investigator} takes {amount, plural, one {# Clue} other {# Clues}} at {place}.',
  'e.doom': 'Doom {rises, select, yes {rises} other {falls}} to {doom}.',
  'e.terror': 'Terror rises to {terror}.',
  'e.closed': '{place} is closed{until, select, good { for good} other {}}.',
  'e.opened': '{place} opens again.',
  'e.mythos': 'Mythos: {mythos}',
  'e.inPlay': '{mythos} comes into play.',
  'e.outOfPlay': '{mythos} leaves play.',
  'e.trophyGone': '{investigator} gives up a trophy: {monster}.',
  'e.trophyGone.gate': '{investigator} gives up a trophy: the gate to {gate}.',
  'e.rumor':
    '{outcome, select, passed {The rumor {mythos} is laid to rest.} failed {The rumor {mythos} has come true.} other {The rumor {mythos} is ignored.}}',
  'e.allyLeft': '{card} leaves Arkham.',
  'e.tokens': '{component}: {by, plural, one {a token} other {# tokens}} more, {tokens} now.',
  'e.tokens.gone': '{component}: {by, plural, one {a token} other {# tokens}} less, {tokens} now.',
  'e.laidOut': '{component} is turned up.',
  'e.laidOut.at': '{component} is laid {placeAt}.',
  'e.shifted': '{component} moves: it now lies {placeAt}.',
  'e.outOfPlay.at': '{component} {placeAt} is gone.',
  'e.turnedDown': '{component} is turned down.',
  'e.shuffled': 'The gate cards are shuffled.',
  'e.shuffled.mythos': 'The Mythos cards are shuffled.',
  'e.awakened': '{cause}: the Ancient One awakens.',
  'cause.doom': 'The doom track is full',
  'cause.gates': 'Too many gates are open',
  'cause.no-gate-marker': 'There is no gate marker left',
  'cause.no-monster': 'There is no monster left in the cup',
  'cause.too-many-monsters': 'Monsters overrun Arkham',
  'cause.power': 'The power of the Ancient One is complete',
  'e.battle':
    'Round {round} of the final battle: doom {doom}, {pool, plural, one {# success} other {# successes}} kept.',
  'e.firstPlayer': '{investigator} has the first player marker.',
  'e.over': '{won, select, yes {Arkham is saved} other {Arkham is lost}}: {ending}.',
  // What ends a game, before it begins.
  'end.won.gates-closed':
    'The last open gate is closed, and together you hold at least {n, plural, one {# gate trophy} other {# gate trophies}}.',
  'end.won.gates-sealed': '{n} places are sealed.',
  'end.won.ancient-one-defeated': 'It wakes, and you beat it.',
  'end.won.gates-shut': 'No more than {n, plural, one {# gate is} other {# gates are}} left in the city.',
  'end.wakes.doom': '{n} Doom tokens lie on its track',
  'end.wakes.gates': '{n} gates are open at once',
  'end.lost.ancient-one-won': 'It wakes, and nobody is left to fight it.',
  'end.lost.awakened-as-defeat': 'It wakes. There is no battle: everything ends.',
  'end.lost.doom-full': 'A Doom token has to be placed and none fits: its track holds {n}.',
  'end.lost.terror-full': 'Nor does Terror have room in its place: that track holds {n}.',
  // How a game ended, for `e.over` and for the last page.
  'ending.gates-closed': 'every gate is closed',
  'ending.gates-sealed': 'six gates are sealed',
  'ending.ancient-one-defeated': 'the Ancient One is defeated',
  'ending.greater-good': 'one has given himself up for all',
  'ending.winning-team': 'one has gone over to the other side and wins alone',
  'ending.ancient-one-won': 'the Ancient One has won the final battle',
  'ending.awakened-as-defeat': 'the Ancient One has awakened, and with it everything ends',
  'ending.last-act': 'the last Act begins, and nobody in Arkham leaves the theatre as the one who came',
  'ending.end-of-everything': 'the end of everything has come, and nothing is left to fight for',
  'ending.power-fulfilled': 'the power of the Ancient One is complete, and with it everything ends',
};
