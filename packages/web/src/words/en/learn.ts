/** The lessons: their notes step by step, and the pages before and after them. */
export const LEARN = {
  'ui.learn.title': 'Learn',
  'ui.learn.about':
    'Play real positions with someone beside you: you decide, a note says what the decision is about. Below, each game at a glance.',
  'ui.learn.game.arkham': 'The game of 2005: begin here if both are new to you',
  'ui.learn.game.haunt': 'The remix: the same board and cards under other rules',
  'ui.learn.card.arkham': 'A first turn',
  'ui.learn.card.arkham.1': 'Setting your skills, and walking',
  'ui.learn.card.arkham.2': 'A fight: weapon, dice, chances',
  'ui.learn.card.arkham.3': 'Clues, and a check they rescue',
  'ui.learn.card.arkham.4': 'The Mythos: a gate opens, monsters move',
  'ui.learn.card.arkham-gate': 'Through a gate',
  'ui.learn.card.arkham-gate.1': 'An encounter in another world',
  'ui.learn.card.arkham-gate.2': 'Coming back with a mark of having been there',
  'ui.learn.card.arkham-gate.3': 'Horror, then a fight with two weapons',
  'ui.learn.card.arkham-gate.4': 'Closing the gate, and sealing it for good',
  'ui.learn.card.arkham-dunwich': 'Dunwich in five minutes',
  'ui.learn.card.needs.arkham-dunwich':
    'For those who know the game. Plays with the Dunwich Horror box, which is here already.',
  'ui.learn.card.arkham-dunwich.1': 'Two towns, and the train between them',
  'ui.learn.card.arkham-dunwich.2': 'A vortex, and what it makes of monsters',
  'ui.learn.card.arkham-dunwich.3': 'An Injury in place of the usual losses',
  'ui.learn.card.arkham-dunwich.4': 'A Task and its way through the town',
  'ui.learn.card.haunt': 'A first day',
  'ui.learn.card.haunt.1': 'What a morning costs, and what its cards bring',
  'ui.learn.card.haunt.2': 'Signs, and what monsters are after',
  'ui.learn.card.haunt.3': 'A phase: walking, initiative, a fight',
  'ui.learn.card.haunt.4': 'Investigating: Clues, a check, a gate turned',
  'ui.learn.card.haunt-gate': 'A gate shut',
  'ui.learn.card.haunt-gate.1': 'Planning by the signs: grey, black, none',
  'ui.learn.card.haunt-gate.2': 'Handing things over, banishing monsters',
  'ui.learn.card.haunt-gate.3': 'Sealing: Clues, tokens, a Focus check',
  'ui.learn.card.haunt-gate.4': 'Who helps whom: the first of two phases',
  'ui.learn.card.time': '{n} steps, about {minutes} minutes',
  'ui.learn.begin': 'Begin the lesson',
  'ui.learn.once-more': 'Play it once more',
  'ui.learn.go-on': 'Go on at step {n}',
  'ui.learn.again': 'Once more from the start',
  'ui.learn.done': 'Done',
  'ui.learn.what-to-watch': 'What to watch',
  'ui.learn.waiting': 'The board is being laid out…',
  'ui.learn.failed': 'The lesson could not be begun ({why}).',

  // The note.
  'ui.learn.note': 'Lesson',
  'ui.learn.step': 'Step {n} of {of}',
  'ui.learn.gone-past': 'You have gone past something this lesson is about: “{what}”. You can go back to before it.',
  'ui.learn.lead-back': 'Back to the lesson',
  'ui.learn.haunt.missed': 'The gate still lies face down',
  'ui.learn.haunt.missed.text':
    'This lesson is about investigating it, and the phase went by without. Go back to where you could; or play on, and have Amanda or Harvey do it in another phase.',
  'ui.learn.shut.missed': 'The gate is still open',
  'ui.learn.shut.missed.text':
    'This lesson is about sealing it, and Amanda’s phase went by without. Go back to where she could; or play on as you like.',
  'ui.learn.back': 'Back',
  'ui.learn.back.about': 'One step back, also behind dice (b)',
  'ui.learn.next': 'Next',
  'ui.learn.finish': 'Finish',
  'ui.learn.skip': 'Leave',
  'ui.learn.skip.about': 'Leave the lesson; you can go on with it later',
  'ui.learn.your-turn': 'Your turn: answer to go on.',
  'ui.learn.why': 'Why?',
  'ui.learn.why.open': 'Clause {id} of the rules, in a new tab',
  'ui.learn.tab': 'Look for it under {tab}, below.',
  'ui.learn.past': 'You are looking back',
  'ui.learn.past.text': 'The board shows an earlier moment. Return to now and the lesson goes on.',
  'ui.learn.other': 'Another way',
  'ui.learn.other.text':
    'That is allowed, and the lesson adapts. Answer what is asked as you like; the note goes on with its next part. “Back to the lesson” leads to where you left it.',
  'ui.learn.other.after-roll':
    'The dice lie. Each Clue you spend now rolls one more; with nothing at stake, leave it at that.',
  'ui.learn.other.fight':
    'Another round: it is still there. Fight on or get away; the chance stands beside each answer.',
  'ui.learn.other.loss': 'You are about to lose something. What you hold may soften it; otherwise take it.',
  'ui.learn.other.movement': 'You have points left, or you may stop. Where you stop is where you have an encounter.',
  'ui.learn.other.location':
    'You stopped here, so something happens here: draw an encounter, or use what this place offers.',
  'ui.learn.other.first': 'Several monsters: say which one comes first. You deal with each in turn.',
  'ui.learn.over': 'The lesson’s game is over',
  'ui.learn.over.text': 'That happens, and nothing is lost: go a step back, or finish here.',

  // Arkham Horror.
  'ui.learn.arkham.paper': 'The lit paper asks',
  'ui.learn.arkham.paper.text':
    'Whatever must be decided stands on this sheet with every answer the rules allow, and the rule behind it. All the rest is for looking things up.',
  'ui.learn.arkham.you': 'This is you',
  'ui.learn.arkham.you.text':
    '{who}, with Sanity {sanity} and Stamina {stamina}. At 0 you do not die: you wake in the asylum or the hospital and have lost half of your items and Clues.',
  'ui.learn.arkham.sliders': 'Upkeep: set your skills',
  'ui.learn.arkham.sliders.text':
    'Skills share a track: what one gains, its partner loses. You may shift {focus, plural, one {one step} other {# steps}} this turn. You will want to walk, so take “More Speed, less Sneak”.',
  'ui.learn.arkham.sliders.keep':
    'Speed {speed} carries you {speed} places. Fight and Will you will need both today, so leave the rest alone: “Leave the skills as they are”.',
  'ui.learn.arkham.walk': 'Movement: to the Clues',
  'ui.learn.arkham.walk.text':
    'Each point takes you to a place joined to yours by a line. Independence Square has 2 Clues, and a Maniac. Go to {next}: click it on the map or choose it on the paper.',
  'ui.learn.arkham.walk.short':
    'With {n, plural, =0 {no points} one {one point} other {# points}} you do not reach Independence Square this turn. Go where you like, or press Back and raise Speed first.',
  'ui.learn.arkham.walk.there': 'You are there. Stop here, and see to the Maniac.',
  'ui.learn.arkham.monster': 'A monster in the way',
  'ui.learn.arkham.monster.text':
    'Nobody passes a monster for nothing: evade it or fight it. Evading would be {evade}; failing costs you Stamina and the walk ends. You have a revolver, so choose “Fight”.',
  'ui.learn.arkham.monster.round':
    'The fight has begun. Before each round you may still flee, with the same odds as evading. Choose “Fight” once more.',
  'ui.learn.arkham.weapon': 'Two hands, and odds',
  'ui.learn.arkham.weapon.text':
    'Bare hands give you {dice} dice. A weapon counts only in the hand: take up the .38 Revolver and watch the sum change.',
  'ui.learn.arkham.weapon.roll':
    'Every line says where dice come from. A 5 or a 6 is a success, and {need, plural, one {one is} other {# are}} enough: {chance}. Attack!',
  'ui.learn.arkham.clues': 'Take the Clues',
  'ui.learn.arkham.clues.won':
    'Beaten: the Maniac is your trophy, and trophies buy things later. Now the Clues lie free. Take both: they are the best thing to own.',
  'ui.learn.arkham.clues.text':
    'Who ends a move where Clues lie may take them. Take both: they are the best thing to own.',
  'ui.learn.arkham.check': 'The encounter: a check',
  'ui.learn.arkham.check.text':
    'At the location where your move ends something happens. This fortune teller asks for Will {modifier}, and the dice gave {successes} of {need}. A Clue rolls one die more, after you have seen the others: {chance}. Spend one.',
  'ui.learn.arkham.check.other':
    'The dice gave {successes} of {need}. A Clue rolls one die more, after you have seen the others: {chance}. Clues are for moments like this.',
  'ui.learn.arkham.mythos': 'Mythos: the city’s move',
  'ui.learn.arkham.mythos.text':
    'After everybody’s turn a card is drawn, here “{card}”. It opens a gate, lays a Clue, moves monsters, and does what it says. Everything it did is in the chronicle.',
  'ui.learn.arkham.gate': 'A gate has opened',
  'ui.learn.arkham.gate.text':
    'The Unnamable now leads to {world}; a monster came through, and the Clue there is lost. Whoever stops at a gate goes through, and comes back two turns later able to close it.',
  'ui.learn.arkham.moves': 'Monsters follow arrows',
  'ui.learn.arkham.moves.text':
    'The card shows symbols: those on white go along white arrows, those on black along black ones, all others stay. The Ghoul bears the hexagon, so it came here.',
  'ui.learn.arkham.doom': 'The clock',
  'ui.learn.arkham.doom.text':
    'Each gate that opens adds a Doom token. With {left} more, {name} wakes, and you fight it with what you have. Too many gates or monsters wake it too.',
  'ui.learn.arkham.aim': 'What to aim for',
  'ui.learn.arkham.aim.text':
    'You win by closing the last open gate while you hold as many gate trophies as there are investigators, or with {sealsToWin} places sealed for good; a seal costs {sealCost} Clues right after closing. So: gather Clues, go through a gate, come back, seal it.',

  // Haunt of the Watchers.
  'ui.learn.haunt.pay': 'A day begins, and costs',
  'ui.learn.haunt.pay.text':
    'Each Upkeep the team places {dayDoom} Doom or {dayTerror} Terror. What fits on neither track loses the game. Terror never goes down again, and the Ancient One sleeps through any ritual while {outOfReach} Doom spaces are empty. There are more today, so pay {dayDoom} Doom.',
  'ui.learn.haunt.cards': 'The cards of the day',
  'ui.learn.haunt.cards.text':
    'The Upkeep went by itself. It laid out {n} Mythos cards, and they rule until the next Upkeep. Each brought a Clue to one place and, to the place it names for monsters, a monster that carries a Clue.',
  'ui.learn.haunt.signs': 'The signs',
  'ui.learn.haunt.signs.text':
    'A symbol on grey: its gates can be sealed today, its monsters call others. On black: gates can be closed, monsters raise Terror. On no card: its monsters hunt you.',
  'ui.learn.haunt.minds': 'What monsters have in mind',
  'ui.learn.haunt.minds.text':
    'The Maniac’s symbol is on no card, so it comes for the nearest investigator. The Ghoul’s is on grey, and it carries a Clue: it stays at its card’s place to act. Nothing here is chance.',
  'ui.learn.haunt.slot': 'Begin a phase of yours',
  'ui.learn.haunt.slot.text':
    'People act in any order, as often as they have strength. Each City phase uses up one Speed space of the sheet; only {markersOff} markers come off in an Upkeep. Start Amanda’s phase with Speed 2, Sneak 3: just enough.',
  'ui.learn.haunt.walk': 'Walk',
  'ui.learn.haunt.walk.text':
    'Independence Square holds a face-down gate and the Maniac with its Clue. Go to {next}. After you have moved, the monsters move, then those who meet fight.',
  'ui.learn.haunt.walk.short':
    'With {n, plural, =0 {no points} one {one point} other {# points}} you do not reach Independence Square. Go where you like, or press Back and start with more Speed.',
  'ui.learn.haunt.walk.there': 'You are there. Stop here, and see to the Maniac.',
  'ui.learn.haunt.initiative': 'Who strikes first?',
  'ui.learn.haunt.initiative.text':
    'The Maniac stays where you met. First an Evade check for the initiative. You began with Sneak 3: that space is yours for the whole phase, so use it again at no cost.',
  'ui.learn.haunt.initiative.won':
    'Passed. A spare Clue could still buy dice, and extra successes steal Clues. Leave it at that.',
  'ui.learn.haunt.initiative.lost':
    'Not passed: it would strike first. A Clue rolls one die more, {chance}; or save it and take the blow.',
  'ui.learn.haunt.stand': 'Escape or fight',
  'ui.learn.haunt.stand.text':
    'With the initiative all of you may slip away, or strike first. It carries a Clue, and whoever beats it gets that: choose “Fight”.',
  'ui.learn.haunt.fight': 'Spend strength wisely',
  'ui.learn.haunt.fight.hands': 'A weapon counts only in the hand. Take up the .38 Revolver, then attack.',
  'ui.learn.haunt.fight.armed': 'Revolver in hand: +3. Attack; then you are asked which bonus you add.',
  'ui.learn.haunt.fight.bonus':
    'Now a bonus: each space you mark stays used up until its marker comes off in an Upkeep. The revolver alone gives {dice} dice. Allocate Fight 2: its other half, Will 3, then helps you for the rest of this phase.',
  'ui.learn.haunt.investigate': 'One activity',
  'ui.learn.haunt.investigate.text':
    'In each City phase you may do one activity, after all fights. Investigating takes the Clues of a place, gives you an encounter and turns its gate face-up. Choose it.',
  'ui.learn.haunt.check': 'An encounter: a check',
  'ui.learn.haunt.check.bonus': 'The fortune teller asks for Will −1. Will 3 is marked already, so it is free: use it.',
  'ui.learn.haunt.check.roll': 'The dice gave {successes} of {need}. A Clue rolls one die more: {chance}. Spend one.',
  'ui.learn.haunt.gate': 'The gate is turned',
  'ui.learn.haunt.gate.text':
    'It leads to {world}. Had its symbol been on grey it would have pulled you in. It is on {shown, select, black {black, so today a trophy with it and a Focus check can close it} grey {grey, so today {sealCost} Clues and a Focus check can seal it} other {no card, so it must wait}}.',
  'ui.learn.haunt.acts': 'Monsters act last',
  'ui.learn.haunt.acts.text':
    'At the end of a City phase monsters act that carry Clues and stand where a card with their symbol wants them. The Ghoul spent its Clue on a new gate. Beat them, or take Clues before they do: without Clues they cannot act.',
  'ui.learn.haunt.end': 'Once more, or to bed',
  'ui.learn.haunt.end.text':
    'Amanda and Harvey could go on, but monsters move in every City phase, and used spaces come back slowly. For now end the day.',
  'ui.learn.haunt.aim': 'What to aim for',
  'ui.learn.haunt.aim.text':
    '{gates} gates are in town. You win the moment only {win} are left: close those whose symbol is on black, seal those on grey. And the next day wants paying.',

  // Afterwards.
  'ui.learn.watch.arkham': 'What to watch in Arkham Horror',
  'ui.learn.watch.haunt': 'What to watch in Haunt of the Watchers',
  'ui.learn.watch.about':
    'You have played through it once. This much more is worth keeping in mind; the table takes care of the rest.',
  'ui.learn.watch.arkham.1.title': 'Clues first',
  'ui.learn.watch.arkham.1':
    'They rescue checks and they pay for seals. With {sealCost} in hand before you go through a gate you can seal it on the way back.',
  'ui.learn.watch.arkham.2.title': 'Seal what opens often',
  'ui.learn.watch.arkham.2':
    'A gate may open again at a place that was only closed. Woods, Unvisited Isle, The Witch House and Independence Square come up most.',
  'ui.learn.watch.arkham.3.title': 'Horror comes before the fight',
  'ui.learn.watch.arkham.3':
    'Most monsters want a Will check as the fight begins. Look at their Sanity figure before you look at their claws.',
  'ui.learn.watch.arkham.4.title': 'Set skills for the turn ahead',
  'ui.learn.watch.arkham.4':
    'You set them before you walk, and they stay for the encounter too. Ask what you are going to meet, not what you are good at.',
  'ui.learn.watch.arkham.5.title': 'Watch the limits',
  'ui.learn.watch.arkham.5':
    'Too many monsters fill the Outskirts, overfull Outskirts raise Terror, Terror closes shops. Too many gates at once wake the Ancient One.',
  'ui.learn.watch.arkham.6.title': 'Falling down is not the end',
  'ui.learn.watch.arkham.6':
    'At 0 Sanity or Stamina you lose half of your items and Clues. Spend them before a fight you may lose.',
  'ui.learn.watch.haunt.1.title': 'Read the signs each morning',
  'ui.learn.watch.haunt.1':
    'They say which gates can be shut today and which monsters hunt, gather or act. Plan the day around them.',
  'ui.learn.watch.haunt.2.title': 'Strength is the budget',
  'ui.learn.watch.haunt.2':
    'A used bonus stays used until its marker comes off; {markersOff} come off in each Upkeep. Both halves of a marked space serve for the rest of that phase.',
  'ui.learn.watch.haunt.3.title': 'Phases wake the monsters',
  'ui.learn.watch.haunt.3': 'Each City phase lets all of them move and act. One long phase often beats two short ones.',
  'ui.learn.watch.haunt.4.title': 'Starve them',
  'ui.learn.watch.haunt.4':
    'A monster without Clues can hunt and fight but not act, and is gone in the morning. Reach lying Clues first, steal them, or beat whoever carries them.',
  'ui.learn.watch.haunt.5.title': 'Mind what is face-down',
  'ui.learn.watch.haunt.5':
    'A gate whose symbol is on grey takes whoever turns it. Turn gates on days when you want to, with somebody rested.',
  'ui.learn.watch.haunt.6.title': '{dayDoom} Doom or {dayTerror} Terror',
  'ui.learn.watch.haunt.6':
    'Both tracks are your calendar. Count the days that are left, and compare them with the gates that must still go.',
  'ui.learn.watch.play': 'Start a real game',
  'ui.learn.watch.next': 'Next lesson, of {game, select, haunt {Haunt of the Watchers} other {Arkham Horror}}: {name}',
  'ui.learn.watch.rules': 'All rules, clause by clause',
  'ui.learn.watch.lessons': 'Back to the lessons',
} as const;
