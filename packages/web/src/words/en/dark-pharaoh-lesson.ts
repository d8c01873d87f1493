/** The lesson on Curse of the Dark Pharaoh, for those who know Arkham. */
export const DARK_PHARAOH_LESSON = {
  'ui.learn.card.arkham-dark-pharaoh': 'The Dark Pharaoh in five minutes',
  'ui.learn.card.needs.arkham-dark-pharaoh':
    'For players who know the game. Uses the Curse of the Dark Pharaoh expansion (2006), which is included.',
  'ui.learn.card.arkham-dark-pharaoh.1': 'Exhibit Items, which no shop sells',
  'ui.learn.card.arkham-dark-pharaoh.2': 'Barred: what it forbids and how it ends',
  'ui.learn.card.arkham-dark-pharaoh.3': 'Benefits and Detriments, one card of each',
  'ui.learn.card.arkham-dark-pharaoh.4': 'A herald, and two ways to play the exhibition',
  'ui.learn.pharaoh.herald': 'The herald',
  'ui.learn.pharaoh.herald.text':
    'This herald is beside the Ancient One. Anyone who gains a Unique Item loses 1 Sanity. Anyone who gains an Exhibit Item rolls a die. Unless it is a success, they are Cursed.',
  'ui.learn.pharaoh.barred': 'Barred',
  'ui.learn.pharaoh.barred.text':
    'You are barred from {street} and were moved to its street. While moving you may cross the street, but you may enter its locations only where a gate is open. In other phases an effect may still send you there.',
  'ui.learn.pharaoh.walk': 'Where to find Exhibit Items',
  'ui.learn.pharaoh.walk.text':
    'No shop sells Exhibit Items, but encounters give them. Go to {aim} and have your encounter there.{isLast, select, yes {} other { The next place is {next}.}}',
  'ui.learn.pharaoh.walk.short':
    'With {n, plural, =0 {no movement points} one {1 movement point} other {# movement points}} left, you cannot reach the place this lesson is about. Go where you like, or press Back and take the direct route.',
  'ui.learn.pharaoh.walk.elsewhere':
    'This lesson goes a different way. Go where you like, or press Back and move to the Merchant District.',
  'ui.learn.pharaoh.offer': 'An offer',
  'ui.learn.pharaoh.offer.text':
    'You are offered an item, but a Detriment comes with it. Accept the offer, and then accept the item.',
  'ui.learn.pharaoh.offer.deck':
    'Exhibit Items have a deck of their own, beside the Unique Items. If you draw from it, the herald makes you roll a die.',
  'ui.learn.pharaoh.relic': 'What you found',
  'ui.learn.pharaoh.relic.cursed':
    'You found {card}, and the die made you Cursed. Under this herald a Curse costs 1 Stamina at the start of each Upkeep, even the first. Exhibit Items are items: you can trade and lose them.',
  'ui.learn.pharaoh.relic.spared':
    'You found {card}, and the die spared you the Curse. Under this herald it would cost 1 Stamina at the start of each Upkeep. Exhibit Items are items: you can trade and lose them.',
  'ui.learn.pharaoh.relic.none':
    'You have no Exhibit Item. You could have drawn one at {aim}. The herald would then have made you roll a die to avoid a Curse.',
  'ui.learn.pharaoh.favours': 'Benefits and Detriments',
  'ui.learn.pharaoh.favours.text':
    'There are 4 Benefits and 4 Detriments, one card of each. Here you see who has which. If you must take one that another investigator has, you may leave them a Benefit, but never a Detriment. Each card says when you discard it.',
  'ui.learn.pharaoh.favours.lost':
    'You took the Detriment {detriment}, and the Curse cost you the Benefit {benefit}. There is only one card of each. If another investigator has it, you may take a Benefit from them, but you must take a Detriment. Each card says when you discard it.',
  'ui.learn.pharaoh.freed': 'No longer barred',
  'ui.learn.pharaoh.freed.text':
    'Last night’s Mythos card opened no gate. It added doom tokens for its symbols instead, and it raised the terror level. Whenever the terror level rises, all Barred cards are discarded. {street} is open to you again.',
  'ui.learn.pharaoh.ways': 'An exhibition that stays or visits',
  'ui.learn.pharaoh.ways.text':
    'In this game the exhibition stays: its cards are shuffled into the other decks. If it visits, its location and gate decks replace those of the base game. Mythos cards then come from both decks in turn, its own first. For Spells you choose the deck.',
} as const;
