// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
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
  'list.clauses.and': '{first}, and {next}',
  'list.clauses.or': '{first}, or {next}',
  'list.then': '{first}, then {last}',
  'after.check': 'in any case, {after}',
  'after.rows': 'in any case, {after}',
  'after.roll': 'in any case, {after}',
  'after.may': 'in any case, {after}',
  'after.if': 'in any case, {after}',
  'after.choose': 'then {after}',
  'after.choice': 'whichever {you}choose, {after}',
  'after.take': 'in any case, {after}',
  'after.then': 'then {after}',
  'effect.nothing': 'nothing happens',

  // Checks and dice.
  'check.make': '{who, select, third {makes} other {make}} {id, select, evade {an} close {the} other {a}} {noun}',
  'check.difficulty': '({n, plural, one {# success} other {# successes}} needed)',
  'check.difficulty.as': '(successes needed: {value})',
  'check.instead': '(or discard {what} to pass without rolling)',
  'check.instead.exhaust': '(or exhaust {what} to pass without rolling)',
  'check.that': 'that check',
  'check.rolled': 'the skill check',
  'check.the': 'the {check}',
  'check.next': 'the next {check}',
  'check.passed': 'Passed: {then}',
  'check.failed': 'Failed: {then}',
  'repeat.again': 'make the check again{worse, plural, =0 {} other { (modifier # lower)}}',
  'repeat.may': 'you may make the check again{worse, plural, =0 {} other { (modifier # lower)}}',
  'rows.range':
    '{just, select, yes {{from, plural, =0 {No success} one {# success} other {# successes}}: {then}} other {{from}–{to} successes: {then}}}',
  'rows.from': '{from} or more successes: {then}',
  'roll.dice': '{who, select, third {rolls} other {roll}} {n, plural, =1 {a die} other {# dice}}',
  'roll.as-many': '{who, select, third {rolls} other {roll}} dice equal to {value}',
  'roll.that-many': '{who, select, third {rolls} other {roll}} that many dice',
  'roll.for-each': '{who, select, third {rolls} other {roll}} a die for each {thing}',
  'roll.range': '{from}–{to}',
  'roll.on': 'On {one, select, yes {a {faces}} other {{faces}}}{smooth, select, yes {,} other {:}} {after}',
  'roll.each-face': 'For each die showing {faces}, {after}',
  'roll.success': 'On a success, {after}',
  'roll.failure': 'On a failure, {after}',
  'roll.each-success': 'For each success, {after}',
  'roll.each-failure': 'For each failure, {after}',

  // Choices and conditions.
  'may.do': '{who, select, third {may} they {may} more {may} other {{you}may}} {then}',
  'may.chosen': '{who, select, third {may} they {may} more {may} other {{you}may}} choose to {then}',
  'may.wish': '{who, select, third {may} they {may} more {may} other {{you}may}} accept this: {Then}',
  'may.pay': '{who, select, third {may} they {may} more {may} other {{you}may}} {cost} to {to}',
  'may.as-often':
    '{who, select, third {may} they {may} more {may} other {{you}may}} {cost}{most, plural, =0 { as often as {you}like} other { up to # times}}. Each time, {after}',
  'may.declined': 'If {you}decline, {after}',
  'may.not-done': 'If {you}do not, {after}',
  'may.unpaid': 'If {you}do not pay, {after}',
  choose: '{who, select, third {chooses: } label {choose one – } other {choose: }}{list}',
  'choose.payable':
    '{who, select, third {chooses one they can pay in full: } label {choose one {you}can pay in full – } other {choose one {you}can pay in full: }}{list}',
  'choose.payable.if-able':
    '{who, select, third {if they can, chooses one and pays it in full: } may {do one of these{long, select, yes {. } other { – }}} label {if {you}can, choose one and pay it in full – } other {if {you}can, choose one and pay it in full: }}{list}',
  'choose.else': 'If {you}cannot pay any of them, {after}',
  'choose.only': 'if {you}can, {after}',
  'choose.only.else': 'If {you}cannot, {after}',
  'choose.option': '({letter}) {text}',
  'choose.join': '{first}; {next}',
  if: 'if {condition}, {after}',
  'if.long': 'if {condition}: {Then}',
  'if.then': 'then, if {condition}{smooth, select, yes {,} other {:}} {then}',
  'if.otherwise': 'Otherwise, {after}',
  each: '{who}: {then}',
  'each.does': '{who} {then}',
  'each-gate': 'for each open gate, {after}',
  times: 'do this {n, plural, =2 {twice} other {# times}}: {then}',
  during: 'in this encounter, {modifiers}. {Then}',
  'times.each': 'for each {thing}, {after}',
  'times.value': 'do this a number of times equal to {value}: {then}',
  'per-success': 'for each success, {after}',
  'per-success.trade': 'for each success, {you}may lose {lose} to gain {gain}',
  'group.one.investigators': '1 investigator of your choice',
  'group.others': 'each other investigator',
  'group.one.others': '1 other investigator of your choice',
  'group.one.players': '1 player of your choice',
  'group.one.investigators-in-arkham': '1 investigator of your choice in Arkham',
  'group.one.investigators-in-streets': '1 investigator of your choice in the streets',
  'group.one.investigators-here': '1 investigator of your choice in your area',
  'group.one.investigators-in-other-worlds': '1 investigator of your choice in an Other World',
  'group.one.investigators-lost': '1 investigator of your choice lost in time and space',
  'group.picked.investigators': '1 investigator chosen by the first player',
  'group.picked.others': '1 other investigator chosen by the first player',
  'group.picked.players': '1 player chosen by the first player',
  'group.picked.investigators-in-arkham': '1 investigator in Arkham (chosen by the first player)',
  'group.picked.investigators-in-streets': '1 investigator in the streets (chosen by the first player)',
  'group.picked.investigators-here': '1 investigator in your area (chosen by the first player)',
  'group.picked.investigators-in-other-worlds': '1 investigator in an Other World (chosen by the first player)',
  'group.picked.investigators-lost': '1 investigator lost in time and space (chosen by the first player)',
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
  'verb.discard': '{who, select, third {discards} other {discard}} {what}',
  'effect.lose.fatal': '{lose} (at 0, {you}{are} devoured)',
  'effect.reduce': '{who, select, third {reduces} other {reduce}} {your} {bare} to {to}',
  'effect.reduce.clue': '{who, select, third {loses} other {lose}} all but {to} of {your} {bare}',
  'effect.lose-both': '{who, select, third {loses} other {lose}} {sanity} and {stamina}',
  'effect.split':
    '{who, select, third {gains} other {gain}} {n, plural, =0 {that many points of Sanity and Stamina in any mix} =1 {1 Sanity or 1 Stamina} other {# points of Sanity and Stamina in any mix}}',
  'effect.split.each': '{who, select, third {gains} other {gain}} 1 Sanity or 1 Stamina for each {thing}',
  'effect.split.value': '{who, select, third {gains} other {gain}} Sanity and Stamina in any mix, totaling {value}',
  'effect.split-loss':
    '{who, select, third {loses} other {lose}} {n, plural, =1 {1 Sanity or 1 Stamina} other {# points of Sanity and Stamina in any mix}}',
  'effect.split-loss.value':
    '{who, select, third {loses} other {lose}} Sanity and Stamina in any mix, totaling {value}',
  'effect.gain.up-to': '{who, select, third {gains} other {gain}} {bare} until {you}have {n}',
  'effect.gain.beyond':
    '{who, select, third {gains} other {gain}} {what}, even above the maximum (points above it do not come back once lost)',
  'effect.maximum':
    '{who, select, third {{how, select, lower {lowers} other {raises}}} other {{how, select, lower {lower} other {raise}}}} {your} maximum {resource} by {n}',
  'effect.draw.keep':
    '{who, select, third {draws} other {draw}} {what} and {who, select, third {keeps} other {keep}} {keep} of them',
  'effect.draw.keep-cheap':
    '{who, select, third {draws} other {draw}} {what} and {who, select, third {keeps} other {keep}} {keep} whose price is at most {price}',
  'effect.draw.only':
    '{who, select, third {draws} other {draw}} {what}, {who, select, third {keeps} other {keep}} only {many} and {who, select, third {discards} other {discard}} the rest',
  'effect.draw.but':
    '{who, select, third {draws} other {draw}} {what} and {who, select, third {discards} other {discard}} any {many} among them',
  'effect.turn-up': 'reveal {shown}',
  'effect.turn-up.find': 'reveal the first {noun} found in the {deck} deck (then shuffle the deck)',
  'effect.shown.keep': '{n, plural, one {keep it} other {keep them}}',
  'effect.shown.discard': '{n, plural, one {discard it} other {discard them}}',
  'effect.shown.buy':
    '{n, plural, one {buy it at its price} =2 {buy both at their prices} other {buy them all at their prices}}',
  'effect.draw.no-weapon': '{who, select, third {draws} other {draw}} {what}; if it is a weapon, discard it',
  'effect.draw.again': '{who, select, third {draws} other {draw}} {what}; if it is a {one}, draw another',
  'effect.draw.again.cheap':
    '{who, select, third {draws} other {draw}} {what}; if it is priced at ${price} or less, draw another',
  'effect.draw-one-of':
    '{who, select, third {draws} other {draw}} {what}, {who, select, third {keeps} other {keep}} 1 of them and {who, select, third {discards} other {discard}} the {n, plural, =2 {other} other {others}}',
  'effect.find':
    '{who, select, third {searches} other {search}} the {deck} deck for the first {noun}, {who, select, third {takes} other {take}} it, and {who, select, third {shuffles} other {shuffle}} the deck',
  'effect.find.tokens':
    '{who, select, third {searches} other {search}} the {deck} deck for the first {noun}, {who, select, third {takes} other {take}} it with {n, plural, one {# token} other {# tokens}} on it, and {who, select, third {shuffles} other {shuffle}} the deck',
  'effect.search':
    '{who, select, third {searches} other {search}} the {deck} deck, {who, select, third {takes} other {take}} {card} of {your} choice{except}, and {who, select, third {shuffles} other {shuffle}} the deck',
  'effect.search.price':
    '{who, select, third {searches} other {search}} the {deck} deck, {who, select, third {takes} other {take}} {card} of {your} choice{except} whose price is at most {price}, and {who, select, third {shuffles} other {shuffle}} the deck',
  'effect.search.several':
    '{who, select, third {searches} other {search}} the {deck} deck, {who, select, third {takes} other {take}} {many} whose total price is at most {price}, and {who, select, third {shuffles} other {shuffle}} the deck',
  'search.except': ' {buy, select, yes {(not a {but})} other {that is not a {but}}}',
  'effect.search.buy':
    '{who, select, third {may buy} may {buy} other {you may buy}} {card} of {your} choice{except} from the {deck} deck {price}, then {who, select, third {shuffles} other {shuffle}} the deck',
  'verb.take': '{who, select, third {takes} other {take}} {what}',
  'verb.receive': '{who, select, third {takes} other {take}} {what}',
  'take.ally': '{ally} joins {them}{there, select, said {} other {, if available}}',
  'take.ally.may': 'take {ally} as an Ally{there, select, said {} other {, if available}}',
  'take.card': '{cardA}',
  'take.from-deck': '{cardA}',
  'take.else':
    'If {missing} is not available, {where, select, end {{plain} instead} start {instead {after}} other {{after}}}',
  'effect.take-this': '{who, select, third {keeps} other {keep}} this card as {card}',
  'effect.receive':
    '{id, select, blessing {{who, select, third {becomes} may {become} they {become} other {you become}} Blessed} curse {{who, select, third {becomes} may {become} they {become} other {you become}} Cursed} other {{who, select, third {becomes} may {become} they {become} other {you become}} the Deputy of Arkham}}',
  'effect.receive.chosen':
    '1 investigator of your choice {id, select, blessing {becomes Blessed} curse {becomes Cursed} deputy {becomes the Deputy of Arkham} other {takes {statusAs}}}',
  'effect.remove-status':
    '{who, select, third {loses} may {{price, select, yes {lose} other {{id, select, blessing {discard} curse {discard} other {lose}}}}} other {lose}} {your} {status}',
  'effect.remove-status.it': '{who, select, third {loses} may {discard} other {lose}} it',
  'take.one': 'one',
  'discard.all': 'all {your} {many}',
  'discard.named': '{many, select, yes {all of these cards {you}have: } other {{your} }}{cards}',
  'discard.choice': '{what} of {your} choice',
  'discard.half.up': 'half of {your} {many} ({you}choose which; rounded up)',
  'discard.half.down': 'half of {your} {many} ({you}choose which; rounded down)',
  'discard.value': '{many} of {your} choice equal in number to {value}',
  'discard.cheapest': '{your} cheapest {noun}',
  'discard.dearest': '{your} most expensive {noun}',
  'discard.theft': '{what} {n, plural, one {is} other {are}} stolen from you',
  'effect.roll-for-cards':
    '{who, select, third {rolls} other {roll}} a die for each of {your} {many} and {who, select, third {discards} other {discard}} each card whose die is not a success',
  'effect.discard-this': 'discard this card',
  'effect.box-this': 'return this card to the box',
  'effect.tokens': '{n, plural, one {# token} other {# tokens}}',
  'effect.tokens.that-many': 'that many tokens',
  'effect.tokens.value': 'tokens equal to {value}',
  'effect.token.on': 'put {many} on this card',
  'effect.token.off': 'remove {many} from this card',
  'token.limit': 'at {n} tokens, discard this card',
  'shop.cards': '{n, plural, one {the top card} other {the top # cards}} of the {deck} deck',
  'shop.cards.each': '1 card from the {deck} deck for each {thing}',
  'shop.cards.value': 'cards from the {deck} deck equal in number to {value}',
  'shop.show': '{who, select, third {reveals} other {reveal}} {shown}',
  'shop.may':
    '{all, select, yes {{total, plural, one {{you}may buy it} =2 {{you}may buy either or both,} other {{you}may buy any of them,}}} other {{buy, plural, one {{you}may buy 1 of them} other {{you}may buy up to # of them,}}}} {price}. {total, plural, one {Otherwise, discard it} other {Discard the rest}}',
  'shop.must':
    '{all, select, yes {{you}must buy all {you}can afford, {price}} other {{you}must buy {buy} of them {price}, if {you}can afford any}}. Discard the rest',
  'shop.open':
    'Each player may buy any of them, {price}. If several want the same card, you decide who gets it. Discard the rest',
  'price.printed': '{n, plural, one {at its price} other {each at its price}}',
  'price.more': '{n, plural, one {for} other {each for}} ${by} above its price',
  'price.less': '{n, plural, one {for} other {each for}} ${by} below its price',
  'price.flat': '{n, plural, one {for} other {each for}} ${price}',
  'price.half': '{n, plural, one {for} other {each for}} half its price (rounded up)',
  'effect.sell.plus': '{who, select, third {sells} other {sell}} {what} of {your} choice for ${plus} above its price',
  'effect.sell':
    '{who, select, third {sells} other {sell}} {what} of {your} choice for {times, plural, =1 {its} =2 {twice its} other {# times its}} price',
  'effect.sell.half':
    '{who, select, third {sells} other {sell}} {what} of {your} choice for half its price (rounded up)',
  'effect.sell.any':
    '{who, select, third {may sell} may {sell} they {may sell} other {{you}may sell}} any of {your} {many}, each for {price}',
  'sell.half': 'half its price (rounded up)',
  'sell.times': '{times, plural, =1 {its price} =2 {twice its price} other {# times its price}}',

  // Movement.
  'effect.move.place':
    '{who, select, third {moves} other {move}} to {goal}{draw, plural, =0 {} =1 { and {who, select, third {has} other {have}} an encounter there} other { and {who, select, third {has} other {have}} an encounter there (draw # cards and choose 1)}}',
  'effect.move.street': '{who, select, third {moves} other {move}} to the street area',
  'effect.move.anywhere':
    '{who, select, third {moves} other {move}} to any location or street area in Arkham{draw, plural, =0 {} other { (at a location, {who, select, third {they have} other {have}} an encounter there)}}',
  'effect.move.any-location':
    '{who, select, third {moves} other {move}} to any location in Arkham{draw, plural, =0 {} other { and {who, select, third {has} other {have}} an encounter there}}',
  'effect.move.gate-of-drawn-mythos':
    '{who, select, third {draws} other {draw}} Mythos cards until one names a gate location (ignore everything else on these cards) and {who, select, third {moves} other {move}} there{draw, plural, =0 {} =1 { for an encounter} other { for an encounter (draw # cards and choose 1)}}',
  'effect.move.any-first-area':
    '{who, select, third {moves} other {move}} to the first area of any Other World, with or without a gate',
  'effect.move.any-second-area':
    '{who, select, third {moves} other {move}} to the second area of any Other World, with or without a gate',
  'effect.move.world-of-drawn-gate':
    '{who, select, third {draws} other {draw}} a gate marker, {who, select, third {moves} other {move}} to the first area of its Other World, and {who, select, third {puts} other {put}} the marker on the bottom of the pile',
  'effect.move.first-area': '{who, select, third {moves} other {move}} to the first area of this Other World',
  'effect.move.second-area': '{who, select, third {moves} other {move}} to the second area of this Other World',
  'effect.visit':
    '{who, select, third {has} other {have}} an encounter {worldAt}, then {who, select, third {returns} other {return}} here',
  'effect.visit.area':
    '{who, select, third {has} other {have}} an encounter in the {area, select, 1 {first} other {second}} area of {worldThe}, then {who, select, third {returns} other {return}} here',
  'effect.visit.draw':
    '{who, select, third {has} other {have}} an encounter {worldAt} (draw {draw} cards and choose 1), then {who, select, third {returns} other {return}} here',
  'effect.visit.stay':
    '{who, select, third {moves} other {move}} to the {area, select, 1 {first} other {second}} area of {worldThe}',
  'effect.return': '{who, select, third {returns} other {return}} to Arkham',
  'effect.return.unexplored': '{who, select, third {returns} other {return}} to Arkham without an explored marker',
  'effect.return.entered': '{who, select, third {returns} other {return}} to Arkham through the gate {you}entered',
  'effect.fate.delayed': '{who, select, third {is} may {be} they {are} other {you are}} delayed',
  'effect.fate.lost': '{who, select, third {is} may {be} they {are} other {you are}} lost in time and space',
  'effect.fate.arrested': '{who, select, third {is} may {be} they {are} other {you are}} arrested',
  'effect.fate.devoured': '{who, select, third {is} may {be} they {are} other {you are}} devoured',
  'effect.encounter-again': '{who, select, third {has} other {have}} another encounter here',

  // Monsters, gates, the board.
  'effect.appear':
    '{who, select, may {have {n, plural, one {a monster{gives} appear} other {# monsters{gives} appear}}} other {{n, plural, one {a monster{gives} appears} other {# monsters{gives} appear}}}}',
  'effect.appear.surprise':
    '{who, select, may {have {n, plural, one {a monster{gives} appear and surprise} other {# monsters{gives} appear and surprise}}} other {{n, plural, one {a monster{gives} appears and surprises} other {# monsters{gives} appear and surprise}}}} {them}',
  'effect.appear.kind':
    '{n, plural, one {a {monster}{gives} from the cup appears} other {# {monster}{gives} from the cup appear}}',
  'effect.appear.kind.surprise':
    '{n, plural, one {a {monster}{gives} from the cup appears and surprises} other {# {monster}{gives} from the cup appear and surprise}} {them}',
  'effect.appear.defeated': 'If {you}defeat {n, plural, =1 {it} =2 {both} other {all of them}}, {after}',
  'effect.appear.none': 'If there is none in the cup, {after}',
  'effect.appear.horror':
    '{many, select, yes {their Horror ratings are} other {its Horror rating is}} {n} {how, select, lower {lower} other {higher}}',
  'effect.appear.combat':
    '{many, select, yes {their Combat ratings are} other {its Combat rating is}} {n} {how, select, lower {lower} other {higher}}',
  'effect.appear.checks': '{by} to all {your} checks against it',
  'effect.appear.checks.each': '{by} to all {your} checks against it for each {thing}',
  'effect.place': 'place {n, plural, one {# monster} other {# monsters}} from the cup {where}',
  'effect.come-here': '{monsters} {where} moves to {your} area',
  'effect.remove-one.cup': 'choose {monsters} {where} and return it to the cup',
  'effect.remove-one.box': 'choose {monsters} {where} and return it to the box',
  'effect.remove.cup': 'return {monsters} {where} to the cup',
  'effect.remove.box': 'return {monsters} {where} to the box',
  'effect.release': 'place {monsters} among the investigators’ monster trophies {where}',
  'effect.spawn.surging-gate': 'place a random {noun} that is not on the board at that gate',
  'effect.spawn.gate-of-drawn-mythos':
    'draw Mythos cards until one names a gate location; ignore everything else on them. Place a random {noun} that is not on the board there, even if the location is sealed',
  'spawn.none': 'If all of them are on the board, {after}',
  'forfeit.in-all': '{n, plural, =1 {1 of {your} {of}} other {a total of # {of} in any mix}}',
  'forfeit.clue': '{n, plural, one {# Clue} other {# Clues}}',
  'forfeit.clue.many': 'Clues',
  'forfeit.stamina': '{n} Stamina',
  'forfeit.stamina.many': 'points of Stamina',
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
  'forfeit.common': '{n, plural, one {# Common Item} other {# Common Items}}',
  'forfeit.common.many': 'Common Items',
  'forfeit.unique': '{n, plural, one {# Unique Item} other {# Unique Items}}',
  'forfeit.unique.many': 'Unique Items',
  'forfeit.cannot': 'If {you}cannot, {after}',
  'effect.trophy.cup':
    '{who, select, third {draws} other {draw}} {n, plural, one {# monster} other {# monsters}} from the cup as {n, plural, one {a trophy (even an Endless one)} other {trophies (even Endless ones)}}',
  'effect.trophy.in': '{who, select, third {takes} other {take}} 1 monster {where} as a trophy',
  'effect.trophy.no-spawn':
    '{who, select, third {takes} other {take}} any 1 monster except a Spawn from the board as a trophy',
  'effect.trophy.board': '{who, select, third {takes} other {take}} any 1 monster from the board as a trophy',
  'effect.summon': 'move {monsters} {where} to {your} area (fight or evade each of them)',
  'effect.defeat-one': 'defeat any 1 monster on the board except a Spawn',
  'effect.open-gate': '{monster, select, yes {a gate and a monster appear here} other {a gate appears here}}',
  'effect.close-gate':
    '{who, select, third {closes} other {close}} {which, select, chosen {1 open gate of {your} choice} entered {the gate {you}entered} here {the gate here} returned {the gate {you}returned through} other {it}}{end, select, trophy { and {who, select, third {takes} other {take}} it as a trophy} may { and {who, select, third {takes} other {take}} it as a trophy ({you}may also seal it)} sign { without a check. Take it as a trophy, and seal it with 1 doom token from the doom track} other { (it does not become a trophy)}}',
  'effect.remove-seals': 'remove all seals from the board',
  'effect.remove-seal': '{who, select, third {removes} other {remove}} 1 seal of {your} choice from the board',
  'effect.remove-seal.none': 'If there is none, {after}',
  'effect.close-places': 'close {places}{lasts, select, no {} other { {until}}}',
  'effect.track.terror': '{how, select, down {lower} other {raise}} the terror level by {n}',
  'effect.track.terror.to': 'set the terror level to {n}',
  'effect.track.doom':
    '{how, select, down {remove {n, plural, one {# doom token} other {# doom tokens}} from} other {add {n, plural, one {# doom token} other {# doom tokens}} to}} the doom track',
  'effect.track.doom.to': 'set the doom track to {n, plural, one {# doom token} other {# doom tokens}}',
  'effect.free-from-jail': 'release all investigators from the Jail',
  'effect.box-ally': 'return 1 random Ally from the Ally deck to the box',
  'effect.turn-up-location-card':
    'reveal the top card of any 1 location deck; it is used for the next encounter in that neighborhood',
  'effect.lay': 'place a {component} marker {where} (if none is there)',
  'effect.turn-card.up': 'turn {mythos} face up',
  'effect.turn-card.down': 'turn {mythos} face down',
  'effect.refresh': '{who, select, third {refreshes} other {refresh}} 1 of {your} exhausted {many}',
  'effect.spread-clues': '1 Clue appears at each unstable location without an open gate',
  'effect.gather-clues': '{who, select, third {takes} other {take}} all Clues in {your} neighborhood',
  'effect.defeat':
    '{n, plural, =0 {all monsters} one {# monster of {your} choice} other {# monsters of {your} choice}} {where}{toughness, plural, =0 {} other { with toughness # or less}} {n, plural, one {is} other {are}} defeated',
  'effect.add-success':
    '{who, select, third {adds} other {add}} {n, plural, one {# success} other {# successes}} to {about}',
  'effect.check-bonus': '{who, select, third {gets} other {get}} {by} to {about}',
  'effect.check-bonus.each': '{who, select, third {gets} other {get}} {by} to {about} for each {each}',
  'effect.no-draw': '{who, select, third {skips} other {skip}} the draw',
  'effect.free-casting': '{who, select, third {casts} other {cast}} that Spell without paying Sanity',
  'effect.cheaper-casting': '{who, select, third {casts} other {cast}} that Spell for {n} less Sanity',
  'effect.slide': '{who, select, third {moves} other {move}} {your} {skill} slider to its lowest {skill} value',
  'effect.less-focus': '{who, select, third {reduces} other {reduce}} {your} Focus by {n} this turn (to at least 0)',
  'effect.no-focus': '{who, select, third {has} other {have}} a Focus of 0 this turn',
  'effect.movement-points':
    '{who, select, third {{how, select, lose {loses} other {gets}}} other {{how, select, lose {lose} other {get}}}} {n, plural, one {# movement point} other {# movement points}}',

  // Combat and checks.
  'effect.fight-with': 'while this Spell is in {your} hands, Combat checks in this combat use {skill} instead of Fight',
  'effect.combat-bonus.per-success':
    '{who, select, third {gets} other {get}} {by} ({damage}) to Combat checks until the end of this combat for each success on the Spell check',
  'effect.combat-bonus':
    '{who, select, third {gets} other {get}} {by} ({damage}) to Combat checks until the end of this combat',
  'effect.use-skill':
    '{who, select, third {uses} other {use}} {skill}{by, select, none {} other { ({by})}} for {about} instead',
  'effect.pass-check.rolled': 'have {about} count as passed with 1 success',
  'effect.pass-check': '{who, select, third {passes} other {pass}} {about} without rolling',
  'effect.reroll.all': '{who, select, third {rerolls} other {reroll}} all dice of {about}',
  'effect.reroll.ones': '{who, select, third {rerolls} other {reroll}} all dice of {about} that show a 1',
  'effect.reroll.one': '{who, select, third {rerolls} other {reroll}} 1 die of {about}',
  'effect.reroll.failures': '{who, select, third {rerolls} other {reroll}} all dice of {about} that are not successes',
  'effect.less-loss':
    '{who, select, third {loses} other {lose}} {n} less {of, select, sanity {Sanity} stamina {Stamina} other {Sanity or Stamina}}',
  'effect.less-loss.theirs': 'reduce that loss by {n}',
  'effect.no-loss':
    '{who, select, third {loses} other {lose}} no {of, select, sanity {Sanity} stamina {Stamina} other {Sanity or no Stamina ({your} choice)}} from that source',
  'effect.count-as-clue':
    '{who, select, third {counts} other {count}} it as {n, plural, one {# Clue} other {# Clues}} spent',
  'effect.enchant-weapon': '1 of {your} physical weapons counts as magical until the end of this combat',
  'effect.weaken-monster':
    'until the end of this combat, the monster has {n} less toughness (at least 1) and loses 1 ability of {your} choice (except Magical Immunity)',
  'effect.defeat-all-here': '{who, select, third {defeats} other {defeat}} all monsters in {your} area',
  'effect.no-horror-damage': 'the monster deals no horror damage',
  'effect.no-combat-damage': 'the monster deals no combat damage',
  'effect.cancel-ancient-attack': 'the Ancient One does not attack this round',
  'effect.draw-another':
    '{who, select, third {draws} other {draw}} another card and {who, select, third {uses} other {use}} it instead',
  'effect.end-combat': 'the combat ends',
  'effect.end-combat.evaded': 'the combat ends as if {you}had passed an Evade check',
  'effect.through-nearest-gate':
    '{who, select, third {is} may {be} they {are} other {you are}} drawn through the nearest open gate ({your} choice if several are equally near)',
  'effect.fail-check':
    '{who, select, third {automatically fails} may {automatically fail} they {automatically fail} other {you automatically fail}} {about}',
  'effect.fail-checks':
    '{who, select, third {automatically fails} may {automatically fail} they {automatically fail} other {you automatically fail}} {checks} against this monster',
  'effect.return-monster.cup': 'return this monster to the cup',
  'effect.return-monster.box': 'return this monster to the box',
  'effect.return-monster.cup.it': 'return it to the cup',
  'effect.return-monster.box.it': 'return it to the box',
  'pronoun.you': '{subject, select, and {} they {they } who {who } other {you }}',
  'pronoun.your': '{subject, select, they {their} who {whose} other {your}}',
  'pronoun.them': '{subject, select, they {them} who {them} other {you}}',
  'pronoun.have': '{subject, select, who {has} other {have}}',
  'pronoun.are': '{subject, select, who {is} other {are}}',
  'clause.they.you': 'they {plain}',
  'clause.they.then': 'they {plain}',
  'clause.they.label': 'they {plain}',
  'clause.they.more': '{plain}',
  'clause.they.they': '{plain}',
  'list.also': '{first}, and {last}',
  'list.event': '{first}, and {last}',
  'list.command': '{first}{subject, select, they {; } other {, and you }}{last}',
  'list.command.check': '{first}{subject, select, they {; } other {, and you must }}{last}',
  'list.scope': '{first}; {last}',
  'check.with': '{noun} ({modifier})',
  'check.with-value': '{noun} (modifier: {value})',
  'check.suffix': ' check',
  'check.nested.passed': 'If {you}pass that check, {after}',
  'check.nested.failed': 'If {you}fail that check, {after}',
  'check.named.failed': 'If {you}fail the {noun}, {after}',
  'may.pay.event': '{who, select, third {may} they {may} more {may} other {{you}may}} {cost}. If {you}do, {after}',
  'may.or': '{cost}{event, select, yes {,} other {}} or {other}',
  'may.then': 'If {you}do, {after}',
  'choose.if-able': '{either}, if {you}can',
  'may.then.anyway': 'In any case, {after}',
  'may.then.if': 'If {you}do and {condition}, {after}',
  'may.then.if.long': 'If {you}do and {condition}: {Then}',
  'choose.either': 'either {first}{long, select, yes {,} other {}} or {last}',
  'each.who': '{who} {condition} {then}',
  'each.others': 'Each other investigator {then}',
  'status.as': '{cardA}',
  'effect.lose.both-fatal':
    '{who, select, third {loses} other {lose}} {what} (if either drops to 0, {you}{are} devoured)',
  'effect.tokens.per-player': '1 token per player',
  'take.available': '{what}, if available',
  'effect.return-monster.sheet': 'return this monster to the Ancient One’s sheet',
  'effect.return-monster.sheet.it': 'return it to the Ancient One’s sheet',
  'list.more': '{first}, {last}',
};
