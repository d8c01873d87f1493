/** The lessons: their notes step by step, and the pages before and after them. */
export const LEARN = {
  'ui.learn.title': 'Learn',
  'ui.learn.about':
    'Play real positions with guidance: you decide, and a note explains each decision. Below, each game at a glance.',
  'ui.learn.game.arkham': 'The 2005 game: start here if both are new to you',
  'ui.learn.game.haunt': 'The remix: same board and cards, different rules',
  'ui.learn.card.arkham': 'A first turn',
  'ui.learn.card.arkham.1': 'Setting skills and moving',
  'ui.learn.card.arkham.2': 'A fight: weapons, dice, odds',
  'ui.learn.card.arkham.3': 'Clues, and a check they save',
  'ui.learn.card.arkham.4': 'The Mythos Phase: a gate opens, monsters move',
  'ui.learn.card.arkham-gate': 'Through a gate',
  'ui.learn.card.arkham-gate.1': 'An encounter in an Other World',
  'ui.learn.card.arkham-gate.2': 'Returning with an explored marker',
  'ui.learn.card.arkham-gate.3': 'A Horror check, then a fight with 2 weapons',
  'ui.learn.card.arkham-gate.4': 'Closing the gate and sealing it for good',
  'ui.learn.card.arkham-dunwich': 'Dunwich in five minutes',
  'ui.learn.card.needs.arkham-dunwich':
    'For players who know the game. Uses the Dunwich Horror expansion, which is included.',
  'ui.learn.card.arkham-dunwich.1': 'Two towns and the train between them',
  'ui.learn.card.arkham-dunwich.2': 'A vortex, and what happens when monsters reach it',
  'ui.learn.card.arkham-dunwich.3': 'An Injury instead of the usual losses',
  'ui.learn.card.arkham-dunwich.4': 'A Task and its route through town',
  'ui.learn.card.haunt': 'A first day',
  'ui.learn.card.haunt.1': 'What a day costs and what its cards bring',
  'ui.learn.card.haunt.2': 'The signs, and what monsters want',
  'ui.learn.card.haunt.3': 'A phase: movement, initiative, a fight',
  'ui.learn.card.haunt.4': 'Investigating: Clues, a check, a gate revealed',
  'ui.learn.card.haunt-gate': 'Sealing a gate',
  'ui.learn.card.haunt-gate.1': 'Planning by the signs: on gray, on black, on no card',
  'ui.learn.card.haunt-gate.2': 'Banishing monsters, escaping from another',
  'ui.learn.card.haunt-gate.3': 'Sealing: Clues, tokens, a Focus check',
  'ui.learn.card.haunt-gate.4': 'Teamwork: one phase prepares the next',
  'ui.learn.card.time': '{n} steps, about {minutes} minutes',
  'ui.learn.begin': 'Start lesson',
  'ui.learn.once-more': 'Play again',
  'ui.learn.go-on': 'Continue at step {n}',
  'ui.learn.again': 'Start over',
  'ui.learn.done': 'Done',
  'ui.learn.what-to-watch': 'What to watch for',
  'ui.learn.waiting': 'Setting up the board…',
  'ui.learn.failed': 'The lesson could not be started ({why}).',

  // The note.
  'ui.learn.note': 'Lesson',
  'ui.learn.step': 'Step {n} of {of}',
  'ui.learn.gone-past': 'You skipped something this lesson is about: “{what}”. You can go back to it.',
  'ui.learn.lead-back': 'Back to the lesson',
  'ui.learn.haunt.missed': 'The gate is still face down',
  'ui.learn.haunt.missed.text':
    'This lesson is about investigating it, and the phase ended without it. Go back to the moment when you could. Or play on, and let Amanda or Harvey investigate it in another phase.',
  'ui.learn.shut.missed': 'The gate is still open',
  'ui.learn.shut.missed.text':
    'This lesson is about sealing it, and Amanda’s phase ended without it. Go back to the moment when she could, or play on as you like.',
  'ui.learn.back': 'Back',
  'ui.learn.back.about': 'Go back one step, even past dice (b)',
  'ui.learn.next': 'Next',
  'ui.learn.finish': 'Finish',
  'ui.learn.skip': 'Leave',
  'ui.learn.skip.about': 'Leave the lesson. You can continue it later.',
  'ui.learn.your-turn': 'Your turn: answer to continue.',
  'ui.learn.why': 'Why?',
  'ui.learn.why.open': 'Rule {id} in a new tab',
  'ui.learn.tab': 'See {tab} below.',
  'ui.learn.past': 'You are viewing an earlier moment',
  'ui.learn.past.text': 'Return to now to continue the lesson.',
  'ui.learn.other': 'A different way',
  'ui.learn.other.text':
    'That is allowed. Answer as you like, and the lesson continues at its next step. “Back to the lesson” returns you to where you left it.',
  'ui.learn.other.after-roll':
    'You have rolled. Each Clue you spend now adds 1 die. If nothing is at stake, keep the result.',
  'ui.learn.other.fight': 'You must deal with a monster. Each answer shows your chance.',
  'ui.learn.other.loss': 'You are about to lose something. A card may reduce the loss. Otherwise, accept it.',
  'ui.learn.other.movement': 'You have movement points left. Stop where you want your encounter.',
  'ui.learn.other.location': 'You stopped here. Draw an encounter, or use what this place offers instead.',
  'ui.learn.other.first': 'Choose which comes first. You deal with the others afterwards.',
  'ui.learn.over': 'The lesson is over',
  'ui.learn.over.text': 'The game ended before the lesson did. Go back a step, or finish here.',

  // Arkham Horror.
  'ui.learn.arkham.paper': 'Your decisions',
  'ui.learn.arkham.paper.text': 'They appear here, with every legal option and the rule behind it.',
  'ui.learn.arkham.you': 'This is you',
  'ui.learn.arkham.you.text':
    'You are {who}, with Sanity {sanity} and Stamina {stamina}. At 0 you don’t die: you wake in the asylum or hospital with half your items and Clues gone.',
  'ui.learn.arkham.sliders': 'Upkeep: set your skills',
  'ui.learn.arkham.sliders.text':
    'Skills share a track: raising one lowers its partner. You may move {focus, plural, one {1 step} other {# steps}} this turn. You will need to go far, so choose “{answer}”.',
  'ui.learn.arkham.sliders.keep':
    'With Speed {speed} you get {speed} movement points. You will need both Fight and Will today, so choose “{answer}”.',
  'ui.learn.arkham.walk': 'Movement: to the Clues',
  'ui.learn.arkham.walk.text':
    'Each movement point takes you along one line. Independence Square has 2 Clues and a Maniac. Go {to}: click it on the map or choose it in the list.',
  'ui.learn.arkham.walk.short':
    'With {n, plural, =0 {no movement points} one {1 movement point} other {# movement points}} you cannot reach Independence Square this turn. Go where you like, or press Back and raise Speed first.',
  'ui.learn.arkham.walk.there': 'You have arrived. Stop here and deal with the Maniac.',
  'ui.learn.arkham.monster': 'A monster in the way',
  'ui.learn.arkham.monster.text':
    'To pass a monster you must evade or fight it. Your chance to evade is {evade}. Failing costs Stamina and ends your movement. You have a revolver, so choose “{answer}”.',
  'ui.learn.arkham.monster.round':
    'The fight has begun. Before each round you may flee, with the same odds as evading. Choose “{answer}” again.',
  'ui.learn.arkham.weapon': 'Two hands',
  'ui.learn.arkham.weapon.text':
    'With bare hands you roll {dice} dice. A weapon only counts once it is in your hand. Equip the .38 Revolver and watch the total change.',
  'ui.learn.arkham.weapon.roll':
    'Each line shows where dice come from. A 5 or 6 is a success, and you need {need}. Your chance is {chance}. Attack!',
  'ui.learn.arkham.clues': 'Take the Clues',
  'ui.learn.arkham.clues.won':
    'The defeated Maniac is your trophy. You can spend trophies later. The Clues are free to take. Take both: nothing is more useful.',
  'ui.learn.arkham.clues.text': 'End your move on Clues and you may take them. Take both: nothing is more useful.',
  'ui.learn.arkham.check': 'The encounter: a check',
  'ui.learn.arkham.check.text':
    'You have an encounter where you end your move. The fortune teller calls for a Will ({modifier}) check. You rolled {successes} of {need, plural, one {1 success} other {# successes}}. Spend 1 Clue to roll 1 extra die ({chance} to pass).',
  'ui.learn.arkham.check.other':
    'You rolled {successes} of {need, plural, one {1 success} other {# successes}}. After seeing the dice you may spend a Clue to roll 1 extra die ({chance} to pass). Do that when a check matters.',
  'ui.learn.arkham.mythos': 'The Mythos Phase',
  'ui.learn.arkham.mythos.text':
    'At the end of each turn a Mythos card is drawn, here “{card}”. It opens a gate, places a Clue, moves monsters and has its own effect. The log lists everything it did.',
  'ui.learn.arkham.gate': 'A gate has opened',
  'ui.learn.arkham.gate.text':
    'The Unnamable now leads {to}. A monster came through, and the Clue there is lost. If you stop at a gate, it draws you in. After 2 turns you return and can close it.',
  'ui.learn.arkham.moves': 'Monsters follow arrows',
  'ui.learn.arkham.moves.text':
    'The card shows symbols. Monsters whose symbol is on white follow white arrows, and those whose symbol is on black follow black arrows. All others stay. The Ghoul has the hexagon, so it came here.',
  'ui.learn.arkham.doom': 'The doom track',
  'ui.learn.arkham.doom.text':
    'Each new gate adds a doom token. After {left} more, {name} awakens and you must fight it. Too many gates or monsters also awaken it.',
  'ui.learn.arkham.aim': 'How to win',
  'ui.learn.arkham.aim.text':
    'Close the last open gate while you have at least as many gate trophies as there are investigators. Or seal {sealsToWin} places: after closing a gate, spend {sealCost} Clues. So gather Clues, go through a gate, return and seal it.',

  // Haunt of the Watchers.
  'ui.learn.haunt.pay': 'A day has its price',
  'ui.learn.haunt.pay.text':
    'Each Upkeep the team places {dayDoom} Doom or {dayTerror} Terror. If neither track has room, you lose. Terror never goes down. While {outOfReach} or more Doom spaces are empty, a ritual cannot lead to an encounter with the Ancient One. Today more are empty, so place {dayDoom} Doom.',
  'ui.learn.haunt.cards': 'The cards of the day',
  'ui.learn.haunt.cards.text':
    'Upkeep ran automatically. It drew {n} Mythos cards, which apply until the next Upkeep. Each placed a Clue. It also placed a monster with a Clue at the location it names for monsters.',
  'ui.learn.haunt.signs': 'The signs',
  'ui.learn.haunt.signs.text':
    'These are the symbols on today’s cards. On gray: gates can be sealed, and monsters summon others. On black: gates can be closed, and monsters raise Terror. On no card: monsters hunt you.',
  'ui.learn.haunt.minds': 'What monsters want',
  'ui.learn.haunt.minds.text':
    'The Maniac’s symbol is on no card, so it hunts the nearest investigator. The Ghoul’s is on gray, and it carries a Clue: it stays where its card points, to act. None of this is random.',
  'ui.learn.haunt.slot': 'Start a phase',
  'ui.learn.haunt.slot.text':
    'Investigators act in any order, as often as their skills allow. Each City Phase uses up a Speed space. Only {markersOff} markers come off per Upkeep. Start Amanda’s phase with Speed 2, Sneak 3.',
  'ui.learn.haunt.walk': 'Move',
  'ui.learn.haunt.walk.text':
    'Independence Square has a face-down gate, and the Maniac with its Clue. Go {to}. After you move, the monsters move. Then you deal with any you meet.',
  'ui.learn.haunt.walk.short':
    'With {n, plural, =0 {no movement points} one {1 movement point} other {# movement points}} you cannot reach Independence Square. Go where you like, or press Back and start with more Speed.',
  'ui.learn.haunt.walk.there': 'You have arrived. Stop here and deal with the Maniac.',
  'ui.learn.haunt.initiative': 'Who strikes first?',
  'ui.learn.haunt.initiative.text':
    'The Maniac stays with you. First make an Evade check for the initiative. You started with Sneak 3, and that space is yours for the whole phase. Use it again for free.',
  'ui.learn.haunt.initiative.won':
    'Passed. You could still spend Clues on more dice, and each extra success steals a Clue. Keep the result.',
  'ui.learn.haunt.initiative.lost':
    'Failed so far: the Maniac would strike first. Spend a Clue to roll 1 extra die ({chance}), or save the Clue and take the blow.',
  'ui.learn.haunt.stand': 'Escape or fight',
  'ui.learn.haunt.stand.text':
    'With the initiative you may escape or strike first. Defeat the Maniac to take its Clue: choose “{answer}”.',
  'ui.learn.haunt.fight': 'Choose a bonus',
  'ui.learn.haunt.fight.hands': 'A weapon only counts once it is in your hand. Equip the .38 Revolver, then attack.',
  'ui.learn.haunt.fight.armed': 'The revolver gives +3. Attack, and then choose which bonus to add.',
  'ui.learn.haunt.fight.bonus':
    'A space you mark stays used until its marker comes off in an Upkeep. The revolver alone gives {dice} dice. Mark Fight 2: its other half, Will 3, then helps you for the rest of this phase.',
  'ui.learn.haunt.investigate': 'One activity',
  'ui.learn.haunt.investigate.text':
    'In each City Phase you may do 1 activity, after all fights. Investigating takes the Clues of a place, gives you an encounter and reveals its gate. Choose “{answer}”.',
  'ui.learn.haunt.check': 'An encounter: a check',
  'ui.learn.haunt.check.bonus':
    'The fortune teller calls for a Will (−1) check. Will 3 is already marked, so it is free. Use it.',
  'ui.learn.haunt.check.roll':
    'You rolled {successes} of {need, plural, one {1 success} other {# successes}}. Spend 1 Clue to roll 1 extra die ({chance} to pass).',
  'ui.learn.haunt.gate': 'The gate is revealed',
  'ui.learn.haunt.gate.text':
    'It leads {to}. With its symbol on gray, it would have drawn you in. {shown, select, black {The symbol is on black: a trophy with it and a Focus check can close the gate today.} grey {The symbol is on gray: {sealCost} Clues and a Focus check can seal the gate today.} other {The symbol is on no card, so the gate must wait.}}',
  'ui.learn.haunt.acts': 'Monsters act last',
  'ui.learn.haunt.acts.text':
    'At the end of a City Phase, monsters that carry Clues act if they are where a card with their symbol points. The Ghoul spent its Clue on a new gate. Without Clues they cannot act.',
  'ui.learn.haunt.end': 'Go on, or end the day',
  'ui.learn.haunt.end.text':
    'Amanda and Harvey could go on, but monsters move in every City Phase. Used spaces recover slowly. End the day for now.',
  'ui.learn.haunt.aim': 'How to win',
  'ui.learn.haunt.aim.text':
    'The city has {gates} gates. You win as soon as only {win} are left. Close those with symbols on black, and seal those on gray. And the next day must be paid for.',

  // Afterwards.
  'ui.learn.watch.arkham': 'What to watch for in Arkham Horror',
  'ui.learn.watch.haunt': 'What to watch for in Haunt of the Watchers',
  'ui.learn.watch.about':
    'You have played it once. These points are worth remembering. The table takes care of the rest.',
  'ui.learn.watch.arkham.1.title': 'Clues first',
  'ui.learn.watch.arkham.1':
    'They save checks and pay for seals. Hold {sealCost} when you enter a gate, and you can seal it when you return.',
  'ui.learn.watch.arkham.2.title': 'Seal the busiest gate locations',
  'ui.learn.watch.arkham.2':
    'If you close a gate without sealing it, another can open there. The Woods, Unvisited Isle, the Witch House and Independence Square come up most often.',
  'ui.learn.watch.arkham.3.title': 'Horror comes before combat',
  'ui.learn.watch.arkham.3':
    'Most monsters call for a Horror check when the fight begins. Look at their Horror rating before their Combat rating.',
  'ui.learn.watch.arkham.4.title': 'Set skills for the turn ahead',
  'ui.learn.watch.arkham.4':
    'You set skills before you move, and they also count in your encounter. Think about what you will meet, not about what you do best.',
  'ui.learn.watch.arkham.5.title': 'Watch the limits',
  'ui.learn.watch.arkham.5':
    'Too many monsters fill the Outskirts. When the Outskirts overflow, the terror level rises, and shops close. Too many open gates awaken the Ancient One.',
  'ui.learn.watch.arkham.6.title': 'Defeat is not the end',
  'ui.learn.watch.arkham.6':
    'At 0 Sanity or Stamina you lose half your items and Clues. Spend your Clues before a fight you may lose.',
  'ui.learn.watch.haunt.1.title': 'Read the signs each day',
  'ui.learn.watch.haunt.1':
    'They show which gates can be closed or sealed today, and which monsters hunt, gather Clues or act. Plan the day around them.',
  'ui.learn.watch.haunt.2.title': 'Ration your bonuses',
  'ui.learn.watch.haunt.2':
    'A used bonus stays used until its marker comes off. At most {markersOff} come off per Upkeep. Both halves of a marked space count for the rest of the phase in which you use it.',
  'ui.learn.watch.haunt.3.title': 'Every phase moves the monsters',
  'ui.learn.watch.haunt.3':
    'In each City Phase all monsters move, and those with Clues may act. One long phase is often better than two short ones.',
  'ui.learn.watch.haunt.4.title': 'Keep Clues from monsters',
  'ui.learn.watch.haunt.4':
    'A monster without Clues can hunt and fight, but it cannot act, and it leaves in the next Upkeep. Take Clues first, steal them, or defeat the monster that carries them.',
  'ui.learn.watch.haunt.5.title': 'Beware of face-down gates',
  'ui.learn.watch.haunt.5':
    'With its symbol on gray, a gate draws in the investigator who reveals it. Choose the day, and send someone who is rested.',
  'ui.learn.watch.haunt.6.title': '{dayDoom} Doom or {dayTerror} Terror',
  'ui.learn.watch.haunt.6':
    'Both tracks count your days. Compare the days you have left with the gates that must still go.',
  'ui.learn.watch.play': 'Start a game',
  'ui.learn.watch.next': 'Next lesson ({game, select, haunt {Haunt of the Watchers} other {Arkham Horror}}): {name}',
  'ui.learn.watch.rules': 'Read all the rules',
  'ui.learn.watch.lessons': 'Back to the lessons',
} as const;
