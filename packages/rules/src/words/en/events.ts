// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
const SUCCESSES = '{successes, plural, =0 {no successes} one {1 success} other {# successes}}';
const DICE = '{n, plural, one {1 die} other {# dice}}';
/** A die by its article, several as a list. */
const FACES = '{n, plural, one {a } other {}}{dice}';
const CHECK =
  '{of, select, speed {Speed} sneak {Sneak} fight {Fight} will {Will} lore {Lore} luck {Luck} evade {Evade} ' +
  'horror {Horror} combat {Combat} spell {the Spell check} close {closing the gate} focus {Focus} other {the {check}}}';

/**
 * Events (`e.*`), in the present tense, about the named investigator: subject, verb, object, place, cause in brackets.
 * Arguments as described at `Words`.
 *
 * `event-text.ts` supplies them: `what` is an amount as text, `dice` the rolled dice. A message `….from` also names the
 * cause.
 */
export const EVENTS: Record<string, string> = {
  'e.phase': '{turn, plural, =0 {{phase}} other {Turn {turn}: {phase}}}',
  'e.gained': '{investigator} gains {what}.',
  'e.gained.from': '{investigator} gains {what} ({cause}).',
  'e.lost': '{investigator} loses {what}.',
  'e.lost.from': '{investigator} loses {what} ({cause}).',
  'e.paid': '{investigator} {id, select, clue {spends} other {pays}} {what}.',
  'e.paid.from': '{investigator} {id, select, clue {spends} other {pays}} {what} ({cause}).',
  'e.no-effect': '{investigator}: no effect from “{Text}”.',
  'e.no-effect.board': 'No effect from “{Text}”.',
  'e.no-effect.from': '{investigator}: no effect from “{Text}” ({cause}).',
  'e.no-effect.board.from': 'No effect from “{Text}” ({cause}).',
  'e.prevented': '{investigator} avoids losing {what} ({card}).',
  'e.maximum': '{investigator}’s maximum {resource} {rises, select, yes {rises} other {drops}} by {by}.',
  'e.moved': '{investigator} {placeKind, select, world {enters {placeThe}} other {goes {placeTo}}}.',
  'e.moved.from': '{investigator} goes {placeTo} ({cause}).',
  'e.moved.jail': '{investigator} is taken to the Jail.',
  'e.moved.woken': '{investigator} wakes up {placeAt}.',
  'e.cause.insane': 'insane',
  'e.cause.unconscious': 'unconscious',
  'e.cause.A-STATUS-03': 'insane or unconscious',
  'e.cause.A-STATUS-17': 'arrested',
  'e.cause.D-TRAIN-02': 'train',
  'e.cause.H-ARREST-01': 'arrested',
  'e.cause.H-DEATH-06': 'limit for new investigators',
  'e.rolled': `{investigator} rolls ${DICE}: {dice} – ${SUCCESSES}.`,
  'e.rolled.from': `{investigator} rolls ${DICE}: {dice} – ${SUCCESSES} ({cause}).`,
  'e.rolled.faces': `{investigator} rolls ${FACES}.`,
  'e.rolled.faces.from': `{investigator} rolls ${FACES} ({cause}).`,
  'e.rolled.none': '{investigator} has no dice to roll: no successes.',
  'e.rolled.check': `{investigator} rolls ${DICE} for ${CHECK}: {dice} – ${SUCCESSES}.`,
  'e.rolled.check.none': '{investigator} has no dice for the {check}.',
  'e.rolled.again': `{investigator} rerolls ${DICE} for ${CHECK}: {dice} – ${SUCCESSES}.`,
  'e.checked':
    '{investigator} {passed, select, yes {passes the {check}} ' +
    'other {fails the {check}{successes, plural, =0 {} other { ({successes} of {difficulty} successes)}}}}.',
  'e.clueSpent': `{investigator} spends 1 Clue and rolls ${FACES}.`,
  'e.clueSpent.from': `{investigator} uses {cause} as a Clue and rolls ${FACES}.`,
  'e.drew': '{investigator} draws {card}.',
  'e.drew.from': '{investigator} draws {card} ({cause}).',
  'e.received': '{investigator} receives {card}.',
  'e.received.from': '{investigator} receives {card} ({cause}).',
  // Several cards in one sentence.
  'e.cards.comma': '{first}, {next}',
  'e.cards.and': '{first} and {last}',
  'e.discarded': '{investigator} discards {card}.',
  'e.discarded.box': '{investigator} returns {card} to the box.',
  'e.discarded.laid': '{investigator} places {card} on the board.',
  'e.used': '{investigator} uses {card}.',
  'e.used.text': '{investigator} uses {text} ({card}).',
  'e.cast': '{investigator} {passed, select, yes {casts {card}} other {fails to cast {card}}}.',
  'e.exhausted': '{investigator} exhausts {component}.',
  'e.refreshed-card': '{investigator} refreshes {component}.',
  'e.refreshed': '{investigator} refreshes {cards, plural, one {1 card} other {# cards}}.',
  'e.sliders': '{investigator} adjusts their skills.',
  'e.befell':
    '{investigator} {id, select, delayed {is delayed} lost {is lost in time and space} arrested {is arrested} ' +
    'devoured {is devoured} insane {is driven insane} unconscious {is knocked unconscious} out {is out of the game} ' +
    'free {is released from the Jail} other {loses a turn}}.',
  'e.befell.end-turn': '{investigator}’s turn ends.',
  'e.befell.undelayed': '{investigator} is not delayed.',
  'e.befell.still-lost': '{investigator} is still lost in time and space.',
  'e.befell.halted': '{investigator}’s movement ends (combat).',
  'e.loss': '{investigator}’s possessions are lost: {what}.',
  'e.newInvestigator': '{investigator} enters the game.',
  'e.traded': '{investigator} gives {card} to {investigator2}.',
  'e.traded.clues': '{investigator} gives {n, plural, one {# Clue} other {# Clues}} to {investigator2}.',
  'e.traded.money': '{investigator} gives ${money} to {investigator2}.',
  'e.encounter': '{investigator} has an encounter {placeAt}.',
  'e.encounter.beyond': '{investigator} has an encounter in the Other World: {theme}.',
  'e.encounter.world': '{investigator} has an encounter {worldAt}: {theme}.',
  'e.encounter.theme': '{investigator} has an encounter {placeAt}: {theme}.',
  'e.combat':
    '{outcome, select, begins {{investigator} fights {monster}.} won {{investigator} defeats {monster}.} ' +
    'fled {{investigator} flees from {monster}.} evaded {{investigator} evades {monster}.} ' +
    'strikes {{monster} hits {investigator}.} other {The combat with {monster} ends.}}',
  'e.combat.trophy': '{investigator} defeats {monster} and takes it as a trophy.',
  'e.turnedUp': '{investigator} reveals a location card for the next encounter in this neighborhood ({place}).',
  'e.monsterPlaced': '{monster} appears {placeAt}.',
  'e.monsterPlaced.card': '{monster} appears on {mythos}.',
  'e.monsterMoved': '{monster} moves from {placeThe} to {place2The}.',
  'e.monsterGone': '{monster} {to, select, cup {returns to the cup} box {leaves the game} other {becomes a trophy}}.',
  'e.monsterGone.trophy': '{investigator} takes {monster} as a trophy.',
  'e.gateOpened': 'A gate {gateTo} opens {placeAt}.',
  'e.gateClosed': 'The gate {gateTo} {placeAt} closes.',
  'e.gateClosed.by':
    '{investigator} closes the gate {gateTo} {placeAt}{trophy, select, yes { and takes it as a trophy} other {}}.',
  'e.gateClosed.sealed': 'The gate {gateTo} {placeAt} is sealed.',
  'e.sealed': 'A seal is placed {placeAt}.',
  'e.sealed.by': '{investigator} places a seal {placeAt}.',
  'e.sealBroken': 'The seal {placeAt} is broken.',
  'e.surge':
    '{monsters, plural, =0 {No monster surges} one {1 monster surges} other {# monsters surge}} from {placeThe}.',
  'e.clue': '{placed, plural, one {1 Clue appears} other {# Clues appear}} {placeAt}.',
  'e.clue.gone':
    '{placed, plural, one {1 Clue} other {# Clues}} {placeAt} {placed, plural, one {is} other {are}} discarded.',
  'e.cluesTaken': '{investigator} takes {amount, plural, one {# Clue} other {# Clues}} {placeAt}.',
  'e.doom': 'Doom {rises, select, yes {rises} other {falls}}{by, plural, one { to {doom}} other { by # (now {doom})}}.',
  'e.terror': 'The terror level {rises, select, yes {rises} other {falls}} to {terror}.',
  'e.closed': '{PlaceThe} is closed{until, select, good { for good} other {}}.',
  'e.opened': '{PlaceThe} reopens.',
  'e.mythos': 'Mythos: {mythos}',
  'e.inPlay': '{mythos} comes into play.',
  'e.outOfPlay': '{mythos} leaves play.',
  'e.trophyGone': '{investigator} gives up a trophy: {monster}.',
  'e.trophyGone.gate': '{investigator} gives up a trophy: the gate {gateTo}.',
  'e.rumor': 'The rumor {mythos} {outcome, select, passed {is passed} failed {fails} other {is ignored}}.',
  'e.redrawn': '{mythos} is not used during setup: another card is drawn.',
  'e.allyLeft': '{card} leaves Arkham.',
  'e.tokens': '{component} gains {by, plural, one {1 token} other {# tokens}} (now {tokens}).',
  'e.tokens.gone':
    '{component} loses {by, plural, one {1 token} other {# tokens}} ({tokens, plural, =0 {none} other {#}} left).',
  'e.laidOut': '{component} is revealed.',
  'e.laidOut.at': '{component} is placed {placeAt}.',
  'e.shifted': '{component} moves {placeTo}.',
  'e.outOfPlay.at': '{component} {placeAt} is removed.',
  'e.turnedDown': '{component} is turned face down.',
  'e.shuffled': 'The gate cards are shuffled.',
  'e.shuffled.mythos': 'The Mythos cards are shuffled.',
  'e.awakened': '{cause}: the Ancient One awakens.',
  'cause.doom': 'The doom track is full',
  'cause.gates': 'Too many gates are open',
  'cause.no-gate-marker': 'No gate markers are left',
  'cause.no-monster': 'No monsters are left in the cup',
  'cause.too-many-monsters': 'Monsters overrun Arkham',
  'cause.power': 'The Ancient One’s power is complete',
  'e.battle':
    'Final battle, round {round}: {doom, plural, one {# doom token} other {# doom tokens}} left, {pool, plural, =0 {no successes} one {# success} other {# successes}} so far.',
  'e.firstPlayer': '{investigator} becomes first player.',
  'e.over': '{won, select, yes {Arkham is saved} other {Arkham is lost}}: {ending}.',
  // Ways a game can end, listed before it begins under "You win if", "It awakens if" and "You lose if".
  'end.won.gates-closed':
    'you close the last open gate and together have at least {n, plural, one {# gate trophy} other {# gate trophies}}',
  'end.won.gates-sealed': '{n} locations are sealed',
  'end.won.ancient-one-defeated': 'the Ancient One awakens and you defeat it',
  'end.won.gates-shut': 'at most {n, plural, one {# gate is} other {# gates are}} left in the city',
  'end.wakes.doom': 'its doom track has {n} doom tokens',
  'end.wakes.gates': '{n} gates are open at once',
  'end.wakes.too-many-monsters': '{n} monsters are in Arkham once the terror level is at its maximum',
  'end.wakes.no-gate-marker': 'a gate opens and no gate marker is left',
  'end.wakes.no-monster': 'a monster must appear and the cup is empty',
  'end.lost.ancient-one-won': 'the Ancient One awakens and wins the final battle',
  'end.lost.awakened-as-defeat': 'the Ancient One awakens: there is no final battle',
  'end.lost.power-fulfilled': 'more rubble falls than there are markers ({n})',
  'end.lost.last-act': 'the last Act of the play begins',
  'end.lost.end-of-everything': 'the End of Everything comes up in the final battle',
  'end.lost.azathoth': 'any investigator encounters Azathoth',
  'end.lost.nobody-left': 'no investigators remain and none can join',
  'end.lost.doom-full': 'Doom must be added but both its track ({n} spaces) and the Terror track are full',
  'end.lost.terror-full': 'Terror must be added but its track ({n} spaces) is full',
  // Actual end of a game, for `e.over` and for the last page.
  'ending.gates-closed': 'every gate is closed',
  'ending.gates-sealed': 'six gates are sealed',
  'ending.ancient-one-defeated': 'the Ancient One is defeated',
  'ending.greater-good': 'one investigator died to save the others',
  'ending.winning-team': 'the traitor wins alone',
  'ending.ancient-one-won': 'the Ancient One has won the final battle',
  'ending.awakened-as-defeat': 'the Ancient One has awakened and everything ends',
  'ending.last-act': 'the last Act has begun, and nobody leaves the theater as they came',
  'ending.end-of-everything': 'the end of everything has come',
  'ending.power-fulfilled': 'the Ancient One’s power is complete and everything ends',
};
