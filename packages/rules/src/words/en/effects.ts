// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/**
 * Texts of effects.
 *
 * Effects begin in lower case and have no full stop. Nor do their blocks, whose branches come as `{then}`: whole
 * sentences with full stops. `who` is `third` for an effect in the third person ("each player draws …"). `{cost}` and
 * `{check}` can follow "you may" and "to" here; other languages need their own sentence.
 */
export const EFFECTS: Record<string, string> = {
  // Lists and connectives.
  'list.comma': '{first}, {next}',
  'list.and': '{first} and {last}',
  'list.or': '{first} or {last}',
  'list.then': '{first}, then {last}',
  'list.meanwhile': '{first}, and {last}',
  'after.check': 'Passed or failed: {then}',
  'after.rows': 'Whatever the result: {then}',
  'after.roll': 'Whatever the roll: {then}',
  'after.may': 'Done or declined: {then}',
  'after.if': 'Either way: {then}',
  'after.choose': 'Whatever you choose: {then}',
  'after.take': 'Available or not: {then}',
  'after.then': 'After that: {then}',
  'effect.nothing': 'nothing happens',

  // Checks and dice.
  'check.at': '{name} at {modifier}',
  'check.make':
    '{id, select, evade {make an {name} at {modifier}} close {make the {name} at {modifier}} other {make a {name} at {modifier}}}',
  'check.difficulty': '({n, plural, one {# success} other {# successes}} needed)',
  'check.difficulty.as': '(successes needed: {value})',
  'check.instead': '(or discard {what} to pass it without rolling)',
  'check.instead.exhaust': '(or exhaust {what} to pass it without rolling)',
  'check.that': 'that check',
  'check.the': 'the {check}',
  'check.next': 'the next {check}',
  'check.passed': 'Passed: {then}',
  'check.failed': 'Failed: {then}',
  'repeat.again': 'make the check again{worse, plural, =0 {} other { at a modifier # worse}}',
  'repeat.may': 'you may make the check again{worse, plural, =0 {} other { at a modifier # worse}}',
  'rows.range':
    '{just, select, yes {{from, plural, =0 {No success} one {# success} other {# successes}}: {then}} other {{from}–{to} successes: {then}}}',
  'rows.from': '{from} or more successes: {then}',
  'roll.dice': 'roll {n, plural, =1 {a die} other {# dice}}',
  'roll.as-many': 'roll dice, as many as {value}',
  'roll.for-each': 'roll a die for each {thing}',
  'roll.range': '{from}–{to}',
  'roll.on': 'On {faces}: {then}',
  'roll.each-face': 'For each die that shows {faces}: {then}',
  'roll.success': 'Success: {then}',
  'roll.failure': 'Failure: {then}',
  'roll.each-success': 'For each success: {then}',
  'roll.each-failure': 'For each failure: {then}',

  // Choices and conditions.
  'may.do': '{who, select, third {may} other {you may}} {then}',
  'may.wish': 'if you wish{smooth, select, yes {,} other {:}} {then}',
  'may.pay': 'you may {cost}: {then}',
  'may.as-often': 'you may {cost}{most, plural, =0 { as often as you like} other { up to # times}}. Each time: {then}',
  'may.declined': 'Declined: {then}',
  choose: '{who, select, third {chooses} other {choose}}: {list}',
  'choose.payable': '{who, select, third {chooses} other {choose}} one that can be paid in full: {list}',
  'choose.none': 'If none can: nothing happens',
  'choose.else': 'If none can be paid: {then}',
  'choose.only': 'if {who, select, third {they} other {you}} can: {then}',
  'choose.only.else': 'If not: {then}',
  'choose.option': '({letter}) {text}',
  'choose.join': '{first}; {next}',
  if: 'if {condition}{smooth, select, yes {,} other {:}} {then}',
  'if.then': 'then, if {condition}{smooth, select, yes {,} other {:}} {then}',
  'if.otherwise': 'otherwise{smooth, select, yes {,} other {:}} {then}',
  each: '{who}{comma, select, yes {,} other {:}} {then}',
  'each.does': '{who} {then}',
  'each-gate': 'for each open gate in turn: {then}',
  times: '{n, plural, =2 {twice} other {# times}}: {then}',
  during: 'for this, {modifiers}: {then}',
  'times.each': 'for each {thing}: {then}',
  'times.value': 'as many times as {value}: {then}',
  'per-success': 'for each success: {then}',
  'group.one.investigators': '1 investigator of your choice',
  'group.others': 'each other investigator',
  'group.one.others': '1 other investigator of your choice',
  'group.one.players': '1 player of your choice',
  'group.one.investigators-in-arkham': '1 investigator of your choice in Arkham',
  'group.one.investigators-in-streets': '1 investigator of your choice in the streets',
  'group.one.investigators-here': '1 investigator of your choice in your area',
  'group.one.investigators-in-other-worlds': '1 investigator of your choice in an Other World',
  'group.one.investigators-lost': '1 investigator of your choice lost in time and space',
  'group.investigators': 'each investigator',
  'group.players': 'each player',
  'group.investigators-in-arkham': 'each investigator in Arkham',
  'group.investigators-in-streets': 'each investigator in the streets',
  'group.investigators-here': 'each investigator in your area',
  'group.investigators-in-other-worlds': 'each investigator in an Other World',
  'group.investigators-lost': 'each investigator lost in time and space',
  'group.first-player': 'the first player',

  // Gains and losses.
  'verb.gain': '{who, select, third {gains} other {gain}} {what}',
  'verb.regain': '{who, select, third {regains} other {regain}} {what}',
  'verb.draw': '{who, select, third {draws} other {draw}} {what}',
  'verb.lose': '{who, select, third {loses} other {lose}} {what}',
  'effect.lose.fatal': '(if this brings you to 0, you are devoured)',
  'effect.reduce': '{who, select, third {lowers their} other {lower your}} {bare} to {to}',
  'effect.reduce.clue': '{who, select, third {loses all their} other {lose all your}} {bare} but {to}',
  'effect.lose-both': '{who, select, third {loses} other {lose}} {sanity} and {stamina}',
  'effect.split':
    '{who, select, third {gains} other {gain}} {n, plural, =0 {that many points of Sanity and Stamina in any mix} =1 {1 Sanity or 1 Stamina} other {# points of Sanity and Stamina in any mix}}',
  'effect.split.value':
    '{who, select, third {gains} other {gain}} Sanity and Stamina in any mix, together equal to {value}',
  'effect.split-loss':
    '{who, select, third {loses} other {lose}} {n, plural, =1 {1 Sanity or 1 Stamina} other {# points of Sanity and Stamina in any mix}}',
  'effect.split-loss.value':
    '{who, select, third {loses} other {lose}} Sanity and Stamina in any mix, together equal to {value}',
  'effect.gain.up-to': '{who, select, third {gains {bare} until they have} other {gain {bare} until you have}} {n}',
  'effect.gain.beyond':
    '{who, select, third {gains} other {gain}} {what}, even above the maximum (once lost, what is above it is not restored)',
  'effect.maximum':
    '{who, select, third {{how, select, lower {lowers} other {raises}} their} other {{how, select, lower {lower} other {raise}} your}} maximum {resource} by {n}',
  'effect.draw.keep':
    '{who, select, third {draws} other {draw}} {what} and {who, select, third {keeps} other {keep}} {keep} of them',
  'effect.draw.keep-cheap':
    '{who, select, third {draws} other {draw}} {what} and {who, select, third {keeps} other {keep}} {keep} of them with a price of at most {price}',
  'effect.draw.only': '{who, select, third {draws} other {draw}} {what} (only {many} are kept)',
  'effect.draw.but': '{who, select, third {draws} other {draw}} {what} ({many} are discarded)',
  'effect.turn-up': 'turn up {shown}',
  'effect.turn-up.find': 'turn up the first {noun} that comes up in the {deck} deck (shuffle the others back)',
  'effect.shown.keep': '{n, plural, one {keep it} other {keep all of them}}',
  'effect.shown.discard': '{n, plural, one {discard it} other {discard all of them}}',
  'effect.shown.buy': '{n, plural, one {buy it at its price} other {buy all of them at their prices}}',
  'effect.draw.again':
    '{who, select, third {draws} other {draw}} {what} (if it is a {one}, {who, select, third {draws} other {draw}} another)',
  'effect.draw-one-of':
    '{who, select, third {draws} other {draw}} {what}, {who, select, third {keeps} other {keep}} 1 of them and {who, select, third {discards} other {discard}} the {n, plural, =2 {other} other {others}}',
  'effect.find':
    '{who, select, third {takes} other {take}} the first {noun} that comes up in the {deck} deck (then shuffle the deck)',
  'effect.find.tokens':
    '{who, select, third {takes} other {take}} the first {noun} that comes up in the {deck} deck (then shuffle the deck) and {who, select, third {puts} other {put}} {n, plural, one {# token} other {# tokens}} on it',
  'effect.search':
    '{who, select, third {looks} other {look}} through the {deck} deck and {who, select, third {takes} other {take}} {card} of {who, select, third {their} other {your}} choice (then shuffle the deck)',
  'effect.search.price':
    '{who, select, third {looks} other {look}} through the {deck} deck and {who, select, third {takes} other {take}} {card} of {who, select, third {their} other {your}} choice with a price of at most {price} (then shuffle the deck)',
  'effect.search.several':
    '{who, select, third {looks} other {look}} through the {deck} deck and {who, select, third {takes} other {take}} any {many} with prices of at most {price} in all (then shuffle the deck)',
  'effect.search.buy':
    '{who, select, third {looks} other {look}} through the {deck} deck and, if {who, select, third {they wish, buys} other {you wish, buy}} {card} of {who, select, third {their} other {your}} choice {price} (then shuffle the deck)',
  'verb.take': '{who, select, third {takes} other {take}} {what}',
  'take.ally': '{card} joins you{there, select, said {} other { (if available)}}',
  'take.ally.may': 'take {card} as an Ally{there, select, said {} other { (if available)}}',
  'take.card': '{card}',
  'take.from-deck': '{card} from the {deck} deck{there, select, said {} other { (if it is there)}}',
  'take.else': 'Not available: {then}',
  'effect.take-this': '{who, select, third {takes} other {take}} this card as “{card}”',
  'effect.receive':
    '{id, select, blessing {{who, select, third {is} may {become} other {you are}} Blessed} curse {{who, select, third {is} may {become} other {you are}} Cursed} deputy {{who, select, third {becomes} may {become} other {you become}} the Deputy of Arkham} other {{who, select, third {receives} may {receive} other {you receive}} a {status}}}',
  'effect.receive.chosen':
    'an investigator of your choice {id, select, blessing {is Blessed} curse {is Cursed} deputy {becomes the Deputy of Arkham} other {receives a {status}}}',
  'effect.shed': '{who, select, third {loses} other {lose}} {who, select, third {their} other {your}} {status}',
  'discard.all': 'all {who, select, third {their} other {your}} {many}',
  'discard.named': '{who, select, third {their} other {your}} {cards}',
  'discard.choice': '{what} of {who, select, third {their} other {your}} choice',
  'discard.half.up':
    'half of {who, select, third {their} other {your}} {many} (rounded up, {who, select, third {they} other {you}} choose which)',
  'discard.half.down':
    'half of {who, select, third {their} other {your}} {many} (rounded down, {who, select, third {they} other {you}} choose which)',
  'discard.value': '{many} of {who, select, third {their} other {your}} choice, as many as {value}',
  'discard.cheapest': '{what} with the lowest price',
  'discard.dearest': '{what} with the highest price',
  'discard.theft': '{what} {n, plural, one {is} other {are}} stolen from you',
  'effect.roll-for-cards':
    '{who, select, third {rolls} other {roll}} a die for each of {who, select, third {their} other {your}} {many} and {who, select, third {discards} other {discard}} each whose die is no success',
  'effect.discard-this': 'discard this card',
  'effect.box-this': 'return this card to the box',
  'effect.tokens': '{n, plural, one {# token} other {# tokens}}',
  'effect.tokens.that-many': 'that many tokens',
  'effect.tokens.value': 'tokens, as many as {value},',
  'effect.token.on': 'put {many} on this card',
  'effect.token.off': 'take {many} off this card',
  'effect.token.of': '(with {of} on it, it is discarded)',
  'shop.cards': '{n, plural, one {the top card} other {the top # cards}} of the {deck} deck',
  'shop.cards.each': '1 card of the {deck} deck for each {thing}',
  'shop.cards.value': 'as many cards of the {deck} deck as {value}',
  'shop.show': 'turn up {shown}',
  'shop.may':
    '{all, select, yes {{total, plural, one {you may buy it} other {you may buy any of them,}}} other {{buy, plural, one {you may buy 1 of them} other {you may buy up to # of them,}}}} {price}; discard {total, plural, one {it if you do not} other {the rest}}',
  'shop.must':
    '{all, select, yes {you must buy all you can pay for, {price}} other {you must buy {buy} of them {price} if you can pay for any}}; discard the rest',
  'shop.open':
    'every player may buy any of them, {price}; if several want the same card, you decide who gets it; discard the rest',
  'price.printed': '{n, plural, one {at its price} other {each at its price}}',
  'price.more': '{n, plural, one {for} other {each for}} ${by} more than its price',
  'price.less': '{n, plural, one {for} other {each for}} ${by} less than its price',
  'price.flat': '{n, plural, one {for} other {each for}} ${price}',
  'price.half': '{n, plural, one {for} other {each for}} half its price (rounded up)',
  'effect.sell.plus':
    '{who, select, third {sells} other {sell}} {what} of {who, select, third {their} other {your}} choice for ${plus} more than its price',
  'effect.sell':
    '{who, select, third {sells} other {sell}} {what} of {who, select, third {their} other {your}} choice for {times, plural, =1 {its} =2 {twice its} other {# times its}} price',
  'effect.sell.half':
    '{who, select, third {sells} other {sell}} {what} of {who, select, third {their} other {your}} choice for half its price (rounded up)',
  'effect.sell.any':
    '{who, select, third {sells} other {sell}} any of {who, select, third {their} other {your}} {many}, each for {price}',
  'sell.half': 'half its price (rounded up)',
  'sell.times': '{times, plural, =1 {its price} =2 {twice its price} other {# times its price}}',

  // Movement.
  'effect.move.place':
    '{who, select, third {moves} other {move}} to {goal}{draw, plural, =0 {} =1 { and {who, select, third {has} other {have}} an encounter there} other { and {who, select, third {has} other {have}} an encounter there (draw # cards and choose 1)}}',
  'effect.move.street': '{who, select, third {moves} other {move}} to the street',
  'effect.move.anywhere':
    '{who, select, third {moves} other {move}} to any location or street of Arkham{draw, plural, =0 {} other { and, at a location, {who, select, third {has} other {have}} an encounter there}}',
  'effect.move.any-location':
    '{who, select, third {moves} other {move}} to any location of Arkham{draw, plural, =0 {} other { and {who, select, third {has} other {have}} an encounter there}}',
  'effect.move.gate-of-drawn-mythos':
    '{who, select, third {draws} other {draw}} Mythos cards until one names a gate location (nothing else of them counts) and {who, select, third {moves} other {move}} there{draw, plural, =0 {} =1 { for an encounter} other { for an encounter (draw # cards and choose 1)}}',
  'effect.move.any-first-area':
    '{who, select, third {moves} other {move}} to the first area of any Other World of {who, select, third {their} other {your}} choice, gate or not',
  'effect.move.any-second-area':
    '{who, select, third {moves} other {move}} to the second area of any Other World of {who, select, third {their} other {your}} choice, gate or not',
  'effect.move.world-of-drawn-gate':
    '{who, select, third {draws} other {draw}} a gate marker, {who, select, third {moves} other {move}} to the first area of its Other World and {who, select, third {puts} other {put}} it back under the pile',
  'effect.move.first-area': '{who, select, third {moves} other {move}} to the first area of this Other World',
  'effect.move.second-area': '{who, select, third {moves} other {move}} to the second area of this Other World',
  'effect.visit':
    '{who, select, third {has} other {have}} one encounter in {world}, then {who, select, third {returns} other {return}} here',
  'effect.visit.area':
    '{who, select, third {has} other {have}} one encounter in the {area, select, 1 {first} other {second}} area of {world}, then {who, select, third {returns} other {return}} here',
  'effect.visit.draw':
    '{who, select, third {has} other {have}} one encounter in {world} (draw {draw} cards and choose 1), then {who, select, third {returns} other {return}} here',
  'effect.visit.stay':
    '{who, select, third {moves} other {move}} to the {area, select, 1 {first} other {second}} area of {world}',
  'effect.return': '{who, select, third {returns} other {return}} to Arkham',
  'effect.return.unexplored': '{who, select, third {returns} other {return}} to Arkham without an explored marker',
  'effect.return.entered':
    '{who, select, third {returns} other {return}} to Arkham by the gate {who, select, third {they} other {you}} entered through',
  'effect.befall.delayed': '{who, select, third {is} may {be} other {you are}} delayed',
  'effect.befall.lost': '{who, select, third {is} may {be} other {you are}} lost in time and space',
  'effect.befall.arrested': '{who, select, third {is} may {be} other {you are}} arrested',
  'effect.befall.devoured': '{who, select, third {is} may {be} other {you are}} devoured',
  'effect.encounter-again': '{who, select, third {has} other {have}} another encounter here',

  // Monsters, gates, the board.
  'effect.appear': '{n, plural, one {a monster appears} other {# monsters appear}}',
  'effect.appear.surprise':
    '{n, plural, one {a monster appears and surprises} other {# monsters appear and surprise}} you',
  'effect.appear.kind':
    '{n, plural, one {a} other {#}} {monster} from the cup {n, plural, one {appears} other {appear}}',
  'effect.appear.kind.surprise':
    '{n, plural, one {a} other {#}} {monster} from the cup {n, plural, one {appears and surprises} other {appear and surprise}} you',
  'effect.appear.defeated': '{n, plural, =1 {Defeated} =2 {Both defeated} other {All defeated}}: {then}',
  'effect.appear.none': 'None in the cup: {then}',
  'effect.appear.horror': 'Horror rating {by}',
  'effect.appear.combat': 'Combat rating {by}',
  'effect.appear.checks': 'all your checks {by}',
  'effect.appear.checks.each': 'all your checks {by} for each {thing}',
  'effect.place': 'place {n, plural, one {# monster} other {# monsters}} from the cup {where}',
  'effect.come-here': '{monsters} {where} moves to your area',
  'effect.remove-one.cup': 'return {monsters} of your choice {where} to the cup',
  'effect.remove-one.box': 'return {monsters} of your choice {where} to the box',
  'effect.remove.cup': 'return {monsters} {where} to the cup',
  'effect.remove.box': 'return {monsters} {where} to the box',
  'effect.release': "take {monsters} out of the investigators' monster trophies and place it {where}",
  'effect.spawn.surging-gate': 'place {monsters} (a random one of those not on the board) at that gate',
  'effect.spawn.gate-of-drawn-mythos':
    '{who, select, third {draws} other {draw}} Mythos cards until one names a gate location and {who, select, third {places} other {place}} {monsters} (a random one of those not on the board) there, sealed or not (nothing else of these cards counts)',
  'spawn.none': 'if all of them are on the board{smooth, select, yes {,} other {:}} {then}',
  'forfeit.in-all': '{n} in all of {of}',
  'forfeit.clue': '{n, plural, one {# Clue} other {# Clues}}',
  'forfeit.clue.many': 'Clues',
  'forfeit.stamina': '{n} Stamina',
  'forfeit.stamina.many': 'Stamina',
  'forfeit.monster-trophy': '{n, plural, one {# monster trophy} other {# monster trophies}}',
  'forfeit.monster-trophy.many': 'monster trophies',
  'forfeit.gate-trophy': '{n, plural, one {# gate trophy} other {# gate trophies}}',
  'forfeit.gate-trophy.many': 'gate trophies',
  'forfeit.item': '{n, plural, one {# item} other {# items}}',
  'forfeit.item.many': 'items',
  'forfeit.weapon': '{n, plural, one {# weapon} other {# weapons}}',
  'forfeit.weapon.many': 'weapons',
  'forfeit.spell': '{n, plural, one {# Spell} other {# Spells}}',
  'forfeit.spell.many': 'Spells',
  'forfeit.common': '{n, plural, one {# Common item} other {# Common items}}',
  'forfeit.common.many': 'Common items',
  'forfeit.unique': '{n, plural, one {# Unique item} other {# Unique items}}',
  'forfeit.unique.many': 'Unique items',
  'forfeit.cannot': 'if that is too much{smooth, select, yes {,} other {:}} {then}',
  'effect.trophy.cup':
    '{who, select, third {draws} other {draw}} {n, plural, one {# monster} other {# monsters}} from the cup and {who, select, third {keeps} other {keep}} {n, plural, one {it as a trophy (even an Endless one)} other {them as trophies (even Endless ones)}}',
  'effect.trophy.in':
    '{who, select, third {takes} other {take}} 1 monster of {who, select, third {their} other {your}} choice {where} as a trophy',
  'effect.trophy.no-spawn':
    '{who, select, third {takes} other {take}} 1 monster of {who, select, third {their} other {your}} choice that is no Spawn from the board as a trophy',
  'effect.trophy.board':
    '{who, select, third {takes} other {take}} 1 monster of {who, select, third {their} other {your}} choice from the board as a trophy',
  'effect.summon': 'move {monsters} {where} here and fight or evade each of them',
  'effect.defeat-one': 'choose 1 monster on the board that is no Spawn: you defeat it, wherever it is',
  'effect.open-gate': '{monster, select, yes {a gate and a monster appear here} other {a gate appears here}}',
  'effect.close-gate':
    'close {which, select, chosen {1 open gate of your choice} entered {the gate you entered through} here {the gate here} other {it}}{end, select, trophy { and take it as a trophy} may { and take it as a trophy (you may also seal it)} sign { without a check, take it as a trophy and seal it with 1 doom token from the doom track} other { (it is no trophy)}}',
  'effect.remove-seals': 'remove all seals from the board',
  'effect.remove-seal': 'remove 1 seal of your choice from the board',
  'effect.remove-seal.none': 'None there: {then}',
  'effect.close-places': 'close {places}{lasts, select, no {} other { {until}}}',
  'effect.track.terror': '{how, select, down {lower} other {raise}} the terror level by {n}',
  'effect.track.terror.to': 'set the terror level to {n}',
  'effect.track.doom':
    '{how, select, down {remove {n, plural, one {# doom token} other {# doom tokens}} from} other {add {n, plural, one {# doom token} other {# doom tokens}} to}} the doom track',
  'effect.track.doom.to': 'set the doom track to {n, plural, one {# doom token} other {# doom tokens}}',
  'effect.free-from-jail': 'set all investigators in jail free',
  'effect.box-ally': 'return 1 random Ally from the Ally deck to the box',
  'effect.turn-up-location-card':
    'turn up the top card of 1 location deck of your choice: the next encounter in that neighbourhood uses it',
  'effect.lay': 'put a marker “{component}” {where}, if there is none',
  'effect.turn-card.up': 'turn “{mythos}” face up',
  'effect.turn-card.down': 'turn “{mythos}” face down',
  'effect.refresh': '{who, select, third {refreshes 1 of their} other {refresh 1 of your}} exhausted {many}',
  'effect.spread-clues': '1 Clue comes to each unstable location without an open gate',
  'effect.gather-clues':
    '{who, select, third {takes all Clues that lie in their} other {take all Clues that lie in your}} neighbourhood',
  'effect.defeat':
    '{n, plural, =0 {all monsters} one {# monster of your choice} other {# monsters of your choice}} {where}{toughness, plural, =0 {} other { with toughness # or less}} {n, plural, one {is} other {are}} defeated',
  'effect.add-success':
    '{who, select, third {adds} other {add}} {n, plural, one {# success} other {# successes}} to {about}',
  'effect.check-bonus': '{by} to {about}',
  'effect.check-bonus.each': '{by} to {about} for each {each}',
  'effect.no-draw': '{who, select, third {draws} other {draw}} nothing',
  'effect.free-casting': 'the casting costs no Sanity',
  'effect.cheaper-casting': 'the casting costs {n} Sanity less',
  'effect.slide': '{who, select, third {sets their} other {set your}} {skill} slider to the lowest {skill}',
  'effect.less-focus': '{who, select, third {has} other {have}} {n} less Focus this turn (at least 0)',
  'effect.no-focus': '{who, select, third {has} other {have}} a Focus of 0 this turn',
  'effect.movement-points':
    '{who, select, third {{how, select, lose {loses} other {gets}}} other {{how, select, lose {lose} other {get}}}} {n, plural, one {# movement point} other {# movement points}}',

  // Combat and checks.
  'effect.fight-with': 'as long as you hold this, Combat checks of this combat use {skill} in place of Fight',
  'effect.combat-bonus.per-success':
    '{who, select, third {gets} other {get}} {by} ({damage}) to Combat checks for each success of the casting until this combat ends',
  'effect.combat-bonus':
    '{who, select, third {gets} other {get}} {by} ({damage}) to Combat checks until this combat ends',
  'effect.use-skill': '{who, select, third {uses} other {use}} {skill}{by, select, none {} other { {by}}} for {about}',
  'effect.pass-check': '{who, select, third {passes} other {pass}} {about} without rolling',
  'effect.reroll.all': '{who, select, third {rolls} other {roll}} all dice of {about} again',
  'effect.reroll.ones': '{who, select, third {rolls} other {roll}} again all dice of {about} that show a 1',
  'effect.reroll.one': '{who, select, third {rolls} other {roll}} 1 die of {about} again',
  'effect.reroll.failures': '{who, select, third {rolls} other {roll}} again all dice of {about} that are no successes',
  'effect.less-loss':
    '{who, select, third {loses} other {lose}} {n} {of, select, sanity {Sanity} stamina {Stamina} other {Sanity or Stamina}} less',
  'effect.no-loss':
    '{who, select, third {loses} other {lose}} no {of, select, sanity {Sanity} stamina {Stamina} other {Sanity or no Stamina (one of them, chosen)}} from that source',
  'effect.count-as-clue': 'it counts as {n, plural, one {# Clue} other {# Clues}} you spend',
  'effect.enchant-weapon': '1 of your physical weapons counts as magical until this combat ends',
  'effect.weaken-monster':
    'until this combat ends, the monster has {n} toughness less (at least 1), and 1 of its abilities of your choice does not count (not Magical Immunity)',
  'effect.defeat-all-here':
    '{who, select, third {defeats} other {defeat}} all monsters in {who, select, third {their} other {your}} area',
  'effect.no-combat-damage': 'the monster does no combat damage',
  'effect.cancel-ancient-attack': 'the Ancient One does not attack this round',
  'effect.draw-another':
    '{who, select, third {draws} other {draw}} another card and {who, select, third {uses} other {use}} it in place of that one',
  'effect.end-combat': 'the combat ends',
  'effect.end-combat.evaded': 'the combat ends as if you had passed an Evade check',
  'effect.through-nearest-gate':
    '{who, select, third {is} may {be} other {you are}} drawn through the nearest open gate (you choose between equally near ones)',
  'effect.fail-checks': '{who, select, third {fails} may {fail} other {you fail}} {checks} against it, without rolling',
  'effect.return-monster.cup': 'return this monster to the cup',
  'effect.return-monster.box': 'return this monster to the box',
};
