/** Texts that say several effects at once, and how English says what depends on the language. */
export const MERGED: Record<string, string> = {
  // Grammatical forms requested by the text composer.
  'choose.form': 'may',
  'region.neighbourhood.form': 'the',
  'effect.appear.optional': 'yes',
  'forfeit.form': 'and',

  'region.neighbourhoods': 'in {named} (streets and locations)',
  'remove-symbol.cup':
    '{who, select, third {chooses} other {choose}} 1 symbol ({list}) and {who, select, third {returns} other {return}} every monster {where} with that symbol to the cup',
  'remove-symbol.box':
    '{who, select, third {chooses} other {choose}} 1 symbol ({list}) and {who, select, third {returns} other {return}} every monster {where} with that symbol to the box',
  'effect.close-gate.every': 'close every open gate (they do not become trophies)',
  'effect.token.off.all': 'remove all tokens from this card',
  'amount.two-paid': '$2 paid',
  'amount.up-to-each': 'up to {what} for each {thing}',
  'countable.sanity-or-stamina': '{your} Sanity or Stamina',
  'amount.for-every': '{what} for every {every}',
  'times.every': 'for every {every}, {after}',
  'times.may': 'up to {n} times, {after}',
  'list.plus': '{first}, plus {last}',
  'choose.may': '{who, select, third {may} they {may} more {may} other {{you}may}} choose one: {list}',
  'option.paid': '{cost} to {to}',
  'each.at': '{who} {where} {then}',
  'if.so': 'if so, {after}',
  'if.both': '{first}; otherwise, {after}',
  'if.none-of-these': 'have none of these',
  'discard.among': '{n} of them',
  'effect.sell.named':
    '{who, select, third {may sell} may {sell} they {may sell} other {{you}may sell}} any of these cards, each for {price}: {names}',
  'if.none-left': 'none are left',
  'if.had':
    'If {you}do and had {how, select, least {at least } most {at most } less {fewer than } other {}}{what} before, {after}',
  'may.first': '{you}may {then} before {you}take it',
  'may.first.after': '{you}may {then} before {you}take it',
  'may.then.check': 'In any case, {after}',
  'on.gained.second': 'when you gain a second {card}',
  'effect.appear.gives': ' with {abilities}',
  'effect.appear.both':
    '{many, select, yes {their} other {its}} Horror and Combat ratings are {n} {how, select, lower {lower} other {higher}}',
  'monster.no-trophy': 'this monster cannot become a trophy',
  'if.modifiers':
    'If {condition}, {n, plural, =1 {the modifier is} =2 {both modifiers are} other {all modifiers are}} {modifier} instead',
  'monster.moves-normally': '{monsters} moves like a normal monster',
  'route.last': '{before}, then {next}',
};
