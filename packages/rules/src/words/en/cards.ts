// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Texts around effects on cards, monsters, investigators, Ancient Ones and Mythos cards. */
export const CARDS: Record<string, string> = {
  // Modifiers. Short ones share a sentence; `scope` names who is affected by the others.
  'scope.in-arkham': 'investigators in Arkham have {text}',
  'scope.all': 'all investigators have {text}',
  'mod.skill': '{by} {skill}',
  'mod.check': '{by} to {checks}',
  'mod.maximum': '{by} maximum {resource}',
  'mod.clue-dice':
    'each Clue {scope, select, owner {you spend} other {an investigator spends}} on a check adds {n, plural, one {# more die} other {# more dice}}',
  'mod.clue-dice.skill':
    'each Clue {scope, select, owner {you spend} other {an investigator spends}} on a {name} adds {n, plural, one {# more die} other {# more dice}}',
  'mod.success':
    '{scope, select, owner {your dice succeed} other {dice succeed}} {n, plural, one {only on a {faces}} other {on {faces}}}',
  'mod.loss':
    '{scope, select, owner {whenever you lose {resource}, you lose} other {whoever loses {resource} loses}} {n} {how, select, less {less (at least 0)} other {more}}',
  'mod.ignores': '{scope, select, owner {{ability} does not affect you} other {{ability} does not count}}',
  'mod.ignores.nightmarish': '{scope, select, owner {you lose} other {nobody loses}} no Sanity by Nightmarish',
  'mod.ignores.overwhelming': '{scope, select, owner {you lose} other {nobody loses}} no Stamina by Overwhelming',
  'mod.ignores.physical-resistance':
    'Physical Resistance does not weaken {scope, select, owner {your} other {any}} attacks',
  'mod.ignores.magical-resistance':
    'Magical Resistance does not weaken {scope, select, owner {your} other {any}} attacks',
  'mod.ignores.physical-immunity':
    'Physical Immunity does not weaken {scope, select, owner {your} other {any}} attacks',
  'mod.ignores.magical-immunity': 'Magical Immunity does not weaken {scope, select, owner {your} other {any}} attacks',
  'mod.endless-trophies': 'you may keep Endless monsters you defeat as trophies',
  'mod.monsters-stay': '{monsters} stays where it is when monsters move',
  'mod.stalker-reach':
    'stalking monsters go to investigators up to {n} areas away (in streets and at unstable locations)',
  'mod.sky.closed': 'flying monsters move neither to nor from the Sky',
  'mod.sky.out-of-reach': 'flying monsters do not move to the Sky',
  'mod.sky.deadly': 'flying monsters that move to the Sky go to the cup',
  'mod.sky.over-locations':
    'the Sky is next to all unstable locations, too: flying monsters come down on investigators there',
  'mod.ancient-one-denied': 'nothing of what the Ancient One gives monsters holds',
  'mod.no-progress': 'no rift progress markers are put on the rift tracks',
  'mod.stable-cost':
    'entering a stable location costs {n, plural, one {# movement point} other {# movement points}} more',
  'mod.misfires': 'whoever is about to use a {card} rolls a die: on {faces} it is discarded unused',
  'mod.street-cost': 'entering a street area costs {n} movement points',
  'mod.one-way':
    'from street to street, investigators go along {arrows, select, white {white} other {black}} arrows only',
  'mod.trade-at-distance': 'in the Upkeep phase, investigators may trade wherever they are',
  'mod.seal-cost.to': 'sealing a gate costs {n, plural, one {# Clue} other {# Clues}}',
  'mod.seal-cost.by':
    'sealing a gate costs {n, plural, one {# Clue} other {# Clues}} {how, select, fewer {less} other {more}}',
  'mod.gate-difficulty': 'checks to close a gate need {n, plural, one {# more success} other {# more successes}}',
  'mod.gate-difficulty.world':
    'checks to close a gate to {world} need {n, plural, one {# more success} other {# more successes}}',
  'mod.gates-held': 'gates to {world} can be neither closed nor sealed',
  'mod.spell-cost':
    '{arkham, select, yes {in Arkham, } other {}}casting a Spell costs {n, plural, =0 {no Sanity} other {# Sanity}}',
  'mod.spell-cost.by':
    '{arkham, select, yes {in Arkham, } other {}}casting a Spell costs {n} Sanity {how, select, less {less (at least 0)} other {more}}',
  'mod.price':
    '{arkham, select, yes {in Arkham, } other {}}{of, select, items {the list price of items is ${n} {how, select, less {lower (at least 0)} other {higher}} when they are bought} other {whatever is bought costs ${n} {how, select, less {less (at least 0)} other {more}}}}',
  'mod.reading': '{by} to {checks} of tomes that are read at {place}',
  'mod.forbid.seal': 'no gate can be sealed (but gates can be closed)',
  'mod.forbid.cast': 'no Spells can be cast{arkham, select, yes { in Arkham} other {}}',
  'mod.forbid.arrest': '{own, select, yes {you cannot} other {nobody can}} be arrested',
  'mod.forbid.curse': '{own, select, yes {you cannot} other {nobody can}} be Cursed',
  'mod.forbid.delay': '{own, select, yes {you cannot} other {nobody can}} be delayed',
  'mod.forbid.terror': 'the terror level does not rise',
  'mod.forbid.gain-sanity': 'nobody {arkham, select, yes {in Arkham } other {}}can gain Sanity',
  'mod.forbid.gain-stamina': 'nobody {arkham, select, yes {in Arkham } other {}}can gain Stamina',
  'mod.forbid.lose-this': 'this card cannot be lost or stolen unless you allow it',
  'mod.forbid.appear-here': 'no gates and no monsters can appear in your area',
  'mod.forbid.take-clues': 'you cannot take Clues from the board',
  'mod.forbid.gain-ally': 'you can gain no more Allies',
  'mod.spared':
    'when you would be devoured, discard this card in place of that: you are left with 1 Sanity and 1 Stamina',
  'mod.focus': '{by} Focus',
  'mod.focus-to': 'your Focus is {n}',
  'mod.free-sliders': 'in the Upkeep you move your skill sliders by any number of stops, without spending Focus',
  'mod.dice': 'each die of your {checks} counts {n} higher',
  'mod.gates-to-awaken':
    'as long as an investigator has this card, {n, plural, one {# open gate more is} other {# open gates more are}} needed to awaken the Ancient One',
  'mod.gates-to-awaken.fewer':
    '{n, plural, one {# open gate fewer is} other {# open gates fewer are}} needed to awaken the Ancient One',
  'mod.doom-successes':
    'in the final battle, each doom token needs {n, plural, one {# more success} other {# more successes}} to be taken off',
  'mod.outskirts':
    'the Outskirts hold {n, plural, one {# monster} other {# monsters}} {how, select, fewer {less (at least 0)} other {more}}',
  'mod.refresh-limit':
    'in each Upkeep an investigator refreshes at most {n, plural, one {# card} other {# cards}}, of their choice',
  'mod.shed-on': '{card} is lost in the Upkeep on a roll of {from}–{to}',
  'mod.ancient-rating': '{by} to the Combat rating of the Ancient One in the final battle',
  'mod.unseen': 'free passage past monsters: you need not meet them where you leave an area or end your movement',
  'mod.no-movement': 'you do not move in the Movement Phase',
  'mod.hands': 'you have {n, plural, one {# hand} other {# hands}} {how} in combat',
  'mod.hands.spells': 'you have {n, plural, one {# hand} other {# hands}} {how} in combat, for casting Spells only',
  'mod.goes-instead': 'when you would lose {card}, this card is discarded in its place',
  'mod.boxed-allies': 'Allies that were returned to the box are available to you, too',
  'mod.painless-reading': 'reading tomes costs you no Sanity',
  'mod.unburdened': 'environments take nothing from your skills and skill checks',
  'mod.more-clues': 'whenever you gain Clues, gain {n} more',
  'mod.evade-difficulty': 'Evade checks need {n, plural, one {# success} other {# successes}} more',
  'mod.check.balanced': '{by} to {checks} as long as this is exhausted and your Sanity and Stamina are equal',
  'mod.check.damage': '{by} to {checks} ({damage})',
  'mod.check.except': '{by} to {checks} (not to {except})',
  'mod.armed.weapons': '{by} to the bonus of each of your weapons',
  'mod.armed.spells': '{by} to the bonus of each of your Spells in combat',
  'mod.empty-hands': '{by} to your Combat checks for each of your hands that holds nothing',
  'mod.keeps': 'you cannot lose {card}',
  'mod.no-duplicates':
    'a card of the {decks} deck that you hold already has no effect on you when you draw it again: discard it',
  'mod.world-colour':
    'every Other World is {hue, select, blue {blue} green {green} red {red} other {yellow}} as well for your encounters',
  'mod.clue-limit': 'you can spend at most {n, plural, one {# Clue} other {# Clues}} on a {name}',
  'mod.clue-wasted.fights': 'the first Clue you spend on a Combat or Horror check adds no die',
  'mod.clue-wasted.other-checks': 'the first Clue you spend on a check other than Combat and Horror checks adds no die',
  'mod.clue-pairs': 'you can spend Clues on checks only two at a time',
  'mod.cap':
    'you can hold at most {n} {what}{together, select, yes { together} other {}}; what is above that you lose at once',
  'mod.cap.clues': '{n, plural, one {Clue} other {Clues}}',
  'mod.slider-stops': 'you can move no skill slider by more than {n, plural, one {# stop} other {# stops}} a turn',
  'mod.dread': '{monsters} is Nightmarish {n} to you',
  'mod.forbid.except': '{ban}, except by the special ability of {by}',
  'mod.barred':
    'in the Movement Phase you may enter no location of {place} but those with an open gate (its streets you may)',
  'mod.check-against': '{by} to checks against monsters of the dimension {symbol}, {others} against all others',
  'mod.trophy-worth': 'your monster trophies are worth {n} toughness more when you spend them',
  'mod.taints': 'you roll twice to be rid of a Curse, and the worse roll counts',
  'mod.anoints': 'once per turn you may have another investigator in Arkham repeat a roll to be rid of a Curse',
  'mod.leaves-at': 'as soon as you have {n, plural, other {$#}} or more, discard this card',
  'mod.outlives':
    'if you would be devoured, discard this card instead: your Sanity and your Stamina become 1, and you go to the nearest streets',
  'mod.cordon':
    'investigators can neither enter nor leave {street, select, yes {the streets of {place}} other {{place}}}',
  'mod.on-the-house':
    'ignore losses of money by encounters at {place}; where one may be paid for with money, the most that can be paid counts as paid',
  'mod.discards-like-clues': '{many} may be discarded on checks like Clues',
  'mod.no-cards': 'none of your cards can be used',
  'mod.trade-clues': 'Clues may be traded like items',
  'mod.draw-extra': 'when you draw from the {deck} deck, draw 1 card more, then discard 1 of those drawn',
  'mod.draw-bottom':
    'when you draw from the {decks} deck, you may draw the bottom card in place of the top one. You may look at the bottom cards of these decks at any time',
  'mod.draw-bottom.deck': '{deck}',
  'mod.encounters.location': 'for each encounter at a location, draw {n} cards and choose 1',
  'mod.encounters.while-clue':
    'as long as a Clue lies at {place}, draw {n} cards for each encounter there and choose 1',
  'mod.pays-for.exhausting': 'exhaust this card in place of spending up to {what}',
  'mod.pays-for.buying':
    'you may {how, select, exhaust {exhaust} other {discard}} this in place of paying for {cards} that you buy',
  'mod.pays-for.all':
    '{how, select, exhaust {exhaust} other {discard}} this card in place of spending {what, select, clues {any number of Clues} other {any amount of money}}',
  'mod.pays-for': 'discard this card in place of spending up to {what}',
  'mod.encounters.other-world':
    'for each encounter in an Other World, draw until {n} cards of its colours have come up and choose 1',
  'mod.never-lost': 'you cannot be lost in time and space',
  'mod.return-through-any': 'when you return from an Other World, you may come back at any open gate',
  'mod.lost-means': 'whoever would be lost in time and space {then} instead',
  'mod.combat-skill': 'Combat checks against {monsters} use {skill} in place of Fight',
  'mod.combat-skill.self': 'Combat checks against it use {skill} in place of Fight',
  'mod.bar-from-play':
    'if {monsters} would enter play, it goes back to the cup and another monster is drawn in place of it',
  'mod.no-environments':
    '{subtype, select, weather {Weather} urban {Urban} other {Mystic}} environments have no effect and are discarded',
  'mod.no-location-abilities': 'what locations offer by themselves cannot be used, except at {places}',
  'mod.awakens-as-defeat': 'if it awakens, there is no battle: the investigators lose the game at once',
  'mod.until': '{until}, {text}',
  'mod.while': 'while {condition}, {text}',
  'monster.has': '{monsters} has {changes}',
  'mod.monster.in-arkham': 'in Arkham, {text}',
  'monster.by': '{by} {figure}',
  'monster.move-faces': 'its die in place of moving counting on {from}–{to}',
  'monster.set': '{figure} {to}',
  'monster.moves': '{adjective} movement',

  // Abilities: timing, recipient, effect.
  ability: '{when} — {text}',
  'ability.named': '{name}. {when}',
  'ability.if': 'if {condition}',
  'moment.upkeep': 'Upkeep',
  'moment.movement': 'Movement',
  'moment.arkham-encounters': 'Arkham Encounters',
  'moment.any': 'At any time',
  'moment.before-check': 'Before {checks}',
  'moment.before-loss': 'When {whose, select, anybody {an investigator} other {you}} would lose {what}',
  'moment.before-draw': 'When you would draw {cards}',
  'moment.after-movement': 'At the end of your movement in Arkham',
  'moment.casting': 'When you pay for casting a Spell',
  'moment.before-ancient-attack': 'When the Ancient One is about to attack',
  'moment.after-clues': 'When you gain Clues',
  'moment.after-roll':
    '{failed, select, yes {After {whose, select, anybody {an investigator fails} other {you fail}}} other {After {whose, select, anybody {an investigator rolls} other {you roll}}}} {checks}',
  'moment.after-encounter-card': 'After drawing a location or gate card',
  'moment.after-mythos-card': 'After a Mythos card was drawn in the Mythos Phase',
  'moment.after-failed-combat': 'After a failed Combat check',
  'moment.in-combat': 'In combat',
  'moment.spending-clue': 'When you could spend a Clue',
  'moment.explored-gate': 'Arkham Encounters, at a gate you have explored',
  'instead.movement': 'in place of your normal movement, {text}',
  'instead.encounter': 'in place of an encounter, {text}',
  'for.self-or-other-here': 'you or one other investigator in your area: {then}',
  'for.self-or-other-here.may': 'you or one other investigator in your area may {then}',
  'for.self-or-other-here.does': 'you or one other investigator in your area {then}',
  cast: 'to cast this{instead}, {check}',
  'cast.with-hands': 'to cast this{instead} ({hands}), {check}',
  'cast.instead.movement': ' in place of your normal movement',
  'cast.instead.encounter': ' in place of an encounter',
  'cast.hands': '{n, plural, one {# hand} other {# hands}}',
  'cast.pay': '{cost}, then {check}',
  'cast.exhaust': 'Passed or failed: exhaust this card',
  'cast.discard': 'Passed or failed: discard this card',

  // Triggers.
  trigger: '{when}{comma, select, yes {,} other {:}} {then}',
  'on.upkeep': 'Upkeep',
  'on.upkeep.later': 'Upkeep, except the first with this card',
  'on.gained': 'When you gain this card',
  'on.enters': 'When this card comes into play',
  'on.movement-ended': 'When you end your movement {where}',
  'on.sparing': '{text}, unless {condition}',
  'on.phase-ended': 'At the end of each {phase} phase',
  'on.defeated': '{whose, select, all {Whenever {monsters} is defeated} other {Whenever you defeat {monsters}}}',
  'on.lost': 'Whenever {whose, select, all {an investigator is} other {you are}} lost in time and space',
  'on.devoured': 'Whenever {whose, select, all {an investigator is} other {you are}} devoured',
  'on.doom': 'Whenever a doom token is added to the doom track',
  'on.terror': 'Whenever the terror level rises by 1',
  'on.surge': 'Whenever a gate surges',
  'on.symbol-moves': 'Whenever monsters with the {symbol} move on a Mythos card',
  'on.ally-left': 'Whenever an Ally is discarded or leaves the game',
  'trigger.even-awake': 'this goes on in the final battle',
  'on.fell': "{whose, select, all {Whenever an investigator's} other {Whenever your}} Sanity or Stamina falls to 0",
  'on.treated': 'Whenever you have paid at {place} to be fully restored',
  'on.no-success': 'When a skill check in an encounter, none of a combat, comes to no success at all',
  'on.befallen.cursed': 'When you are Cursed (even if that only takes off a Blessing)',
  'on.befallen.blessed': 'When you are Blessed (even if that only takes off a Curse)',
  'on.befallen.arrested': 'When you are arrested',
  'on.befallen.lost': 'When you are lost in time and space',
  'on.befallen.devoured': 'When you are devoured',
  'on.befallen.drawn-in': 'When you are drawn through a gate in the Mythos Phase',
  'on.beat': 'When you defeat a monster of toughness {n} or more',
  'on.closed': 'When you close a gate',
  'on.sealed': 'When a gate is sealed',
  'on.combat-ended': 'After each combat{whose, select, all {} other { of yours}}',
  'on.returned':
    'Whenever {whose, select, all {an investigator returns} other {you return}} to Arkham from an Other World',

  // Cards.
  weapon: '{by} to Combat checks ({damage}{hands, plural, =0 {, no hand} one {, # hand} other {, # hands}})',
  'weapon.instead': 'If {condition}: {by} in place of that',
  'weapon.ignores': 'takes no heed of {abilities}',
  'weapon.after.exhaust-then': 'after a Combat check with it, exhaust it and {then}',
  'weapon.sixes': 'each 6 rolled with it counts as 2 successes',
  'weapon.after': 'discard after use',
  'weapon.after.exhaust': 'exhaust after a Combat check with it',
  'route.step': '{place}',
  'route.next': '{before}, then {next}',
  'route.task':
    'end your movement and spend the Arkham Encounters Phase in each of these areas, in this order: {places}',
  'route.mission':
    'end your movement and spend the encounter phase in each of these areas, in this order, and {cost} there as your next Upkeep begins: {places}',
  'route.done': 'After the last of them{comma, select, yes {, } other {: }}{then}',
  'route.box': 'Then return this card to the box',
  'weapon.after.lose': 'after use, discard it and lose {what}',
  'card-text.awakening.discard': 'discarded when the Ancient One awakens',
  'card-text.with': 'comes together with “{card}”',
  'card-text.kept-with': 'discarded when you lose “{card}”',
  'card-text.set-up': 'at set-up{comma, select, yes {,} other {:}} {then}',
  'card-text.refresh': 'it does not refresh unless you {cost}',

  // Sheets beside the Ancient One.
  'kind.herald': 'Herald',
  'kind.guardian': 'Guardian',
  'card-text.stays': 'when it would refresh, you may leave it exhausted and keep what it has brought',
  'card-text.stays.pay': 'when it would refresh, you may {cost}: it stays exhausted, and you keep what it has brought',
  'card-text.lasts-with':
    'no item; discard this as soon as the {card} that has brought it is refreshed or no longer yours',

  'card-text.ours.all': 'Vigil’s own card: the published one is not known',
  'card-text.ours.part': 'in part Vigil’s own: not all of the published card is known',
  'card-text.ours.arrows': 'where the arrows lead here is Vigil’s own: no source shows the published board',
  'card-text.ours.modifier': 'the modifier is Vigil’s own: the published one is not known',
  // The epic battle.
  'kind.epic-battle': 'Epic battle',
  'kind.plot': 'Sinister plot',
  'epic.investigators': 'the investigators attack',
  'epic.first-player': 'only the first player attacks',
  'epic.no-investigators': 'the investigators do not attack',
  'epic.ancient-one':
    'the Ancient One attacks{how, select, harder {, and its check is {n} harder} easier {, and its check is {n} easier} other {}}',
  'epic.no-ancient-one': 'the Ancient One does not attack',
  'epic.instead': 'in place of what its sheet says, whoever fails{comma, select, yes { } other {: }}{then}',
  'epic.defenses': 'in this round the Ancient One has {abilities}',
  'epic.start': 'what the Ancient One does at the start of the battle happens once more',
  'epic.plot': 'draw a plot card of the Ancient One, which says what happens in this round',
  'epic.rating':
    'the Combat rating of the Ancient One is {n} {how, select, lower {lower} other {higher}} for the rest of the battle',
  'epic.end': 'every investigator is devoured, and the game is lost',

  // Monsters.
  'monster.move': 'in place of moving{comma, select, yes {,} other {:}} {then}',
  'monster.hunts.investigator-in-location':
    'in place of its normal movement, it goes straight to the nearest investigator at a location of Arkham, however far',
  'monster.hunts.investigator-in-reach':
    'in place of its normal movement, it goes straight to the nearest investigator in a street or at an unstable location, however far',
  'monster.hunts.sparing': 'investigators {places} are safe from this; if there is nobody else, it stays where it is',
  'monster.moves-like.normal':
    'it moves like a monster with a black border; for each investigator in an area that it enters: {then}',
  'monster.moves-like.fast': 'it moves like a fast monster; for each investigator in an area that it enters: {then}',
  'monster.seeks-clues':
    'in place of its normal movement, it goes straight to the nearest area in which Clues lie; all Clues there are discarded',
  'monster.horror-failed': 'after a failed Horror check against it{comma, select, yes {,} other {:}} {then}',
  'monster.trophy-dice':
    'as a trophy you may spend it after a failed Combat check to roll {n, plural, one {# more die} other {# more dice}} for that check',
  'monster.combat-die': 'before each Combat check against it, roll a die: its Combat rating is lower by what it shows',
  'monster.fatal': 'if its damage brings you to 0, you are devoured',
  'monster.before-horror': 'before the Horror check{comma, select, yes {,} other {:}} {then}',
  'monster.before-combat': 'before each Combat check against it{comma, select, yes {,} other {:}} {then}',
  'monster.combat-failed':
    '{damage, select, some {after the damage of} other {after}} a failed Combat or Evade check against it{comma, select, yes {,} other {:}} {then}',
  'monster.enters-play': 'when it comes onto the board{comma, select, yes {,} other {:}} {then}',
  'monster.defeated': 'when you defeat it{comma, select, yes {,} other {:}} {then}',

  // Investigators.
  'instead-of-lost': 'in place of that you go to {place} (if insane, to {place1}; if unconscious, to {place2})',
  'own-maxima':
    'maximum Sanity and maximum Stamina are a track of their own ({stops}), and begin at a stop of your choice',
  'no-clue-at': 'no Clue is placed at {place} at set-up',

  // Ancient Ones.
  'ancient.rating.minus-clues': 'minus the Clues that lie on the board as it awakens',
  'ancient.rating.minus-terror': 'minus the terror level',
  'ancient.rating.undefeatable': '−∞',
  'ancient.boxes': 'at set-up, {monsters} goes to the box',
  'ancient.rubble': 'at set-up, the rubble markers of these locations lie face down on this sheet: {places}',
  'ancient.masks-in-cup': 'at set-up, the Mask monsters go into the cup with the others',
  'ancient.attack': 'each investigator: {check}. Failed: {failed}',
  'ancient.attack.passed-or-not': 'passed or failed: {then}',
  'ancient.attack.harder': 'in each further round of the battle the modifier is 1 lower',
  'ancient.after-attack': 'after all attacks{comma, select, yes {,} other {:}} {then}',

  // Mythos cards.
  'mythos.doom':
    'no gate opens; in its place, {n, plural, one {# doom token is} other {# doom tokens are}} added to the doom track',
  'rumor.setup.tokens':
    'when this card comes into play: put {n, plural, one {# token} other {# tokens}} on it{each, select, yes { for each player} other {}}',
  'rumor.setup.monsters':
    'when this card comes into play: put {n, plural, one {# monster} other {# monsters}} from the cup on it',
  'rumor.pass': 'pass — when {when}{comma, select, yes {,} other {:}} {then}',
  'rumor.pass.no-tokens': 'no token is left on this card',
  'rumor.pass.no-monsters': 'no monster is left on this card',
  'rumor.pass.pay': 'pass — in the Arkham Encounters phase, {where}, you may {cost}: {then}',
  'rumor.pass.more': '{cost} (with {n} or more players: {more})',
  'rumor.fail': 'fail — when {when}{comma, select, yes {,} other {:}} {then}',
  'rumor.fail.tokens':
    'there are {n, plural, one {# token} other {# tokens}}{each, select, yes { for each player} other {}} on this card',
  'rumor.fail.monsters': 'there are {n, plural, one {# monster} other {# monsters}} on this card',
  'rumor.fail.terror': 'the terror level reaches {n}',
  'rumor.fail.no-ally-left': 'there is no Ally left to return',
  'rumor.fail.tokens-on-terror': 'the last token leaves this card while any lie on the terror track',
  'rumor.fail.awakening': 'the Ancient One awakens',
  'rumor.ends': 'nothing more happens',

  // Locations and encounters.
  offer: 'in place of an encounter',
  'offer.if': 'in place of an encounter, if {condition}',
  'offer.may': '{when}, {text}',
  'offer.do': '{when}, you may do this: {then}',
  'location.inner-room': 'with a {card}, you may read the card you draw for an encounter here at its {room} entry',
  'location.ends-movement': 'whoever comes here in the Movement Phase moves no further',
  'location.on-foot-only': 'it is reached on foot only, or by a card that names it',
  'location.finds.surely': 'sure to be found here: {what}',
  'location.finds.often': 'often found here: {what}',
  'find.common': 'Common items',
  'find.unique': 'Unique items',
  'find.spell': 'Spells',
  'find.skill': 'Skills',
  'find.ally': 'Allies',
  'find.clue': 'Clues',
  'find.money': 'money',
  'find.sanity': 'Sanity',
  'find.stamina': 'Stamina',
  'find.blessing': 'a Blessing',
  'location.closes': 'closes for good when the terror level reaches {n}',
  'gate-card.reshuffle': 'shuffle the gate deck, this card included, and go on drawing',
};
