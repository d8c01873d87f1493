/** The lesson on Curse of the Dark Pharaoh, for those who know Arkham. */
export const DARK_PHARAOH_LESSON = {
  'ui.learn.card.arkham-dark-pharaoh': 'The Dark Pharaoh in five minutes',
  'ui.learn.card.needs.arkham-dark-pharaoh':
    'For those who know the game. Plays with the Curse of the Dark Pharaoh box (2006), which is here already.',
  'ui.learn.card.arkham-dark-pharaoh.1': 'Exhibit Items, which no shop sells',
  'ui.learn.card.arkham-dark-pharaoh.2': 'Barred: what that forbids, and how it ends',
  'ui.learn.card.arkham-dark-pharaoh.3': 'Benefits and Detriments, one card of each',
  'ui.learn.card.arkham-dark-pharaoh.4': 'A herald, and two ways to play the exhibition',
  'ui.learn.pharaoh.herald': 'Who came with the exhibition',
  'ui.learn.pharaoh.herald.text':
    'A herald lies beside the Ancient One. Under this one whoever gains a Unique Item loses 1 Sanity; and whoever gains an Exhibit Item rolls a die, and is Cursed if it is no success.',
  'ui.learn.pharaoh.barred': 'Not welcome here',
  'ui.learn.pharaoh.barred.text':
    'You were barred from {street} and put out into the street. When you move you may cross this street but enter none of its locations, unless a gate is open there. What brings you there in another phase may do so all the same.',
  'ui.learn.pharaoh.walk': 'Where old things are found',
  'ui.learn.pharaoh.walk.text':
    'No shop has Exhibit Items: they have no price, and encounters give them. So go to {aim} and have your encounter there; next is {next}.',
  'ui.learn.pharaoh.walk.short':
    'With {n, plural, =0 {no points} one {one point} other {# points}} left you do not reach the place this lesson is about. Go where you like, or press Back and walk the straight way.',
  'ui.learn.pharaoh.walk.elsewhere':
    'That is another way than this lesson takes. Go where you like, or press Back and walk to the Merchant District.',
  'ui.learn.pharaoh.offer': 'A bargain',
  'ui.learn.pharaoh.offer.text':
    'What is offered here is a find, and a Detriment comes with it. Say yes to the bargain, and then yes to the find.',
  'ui.learn.pharaoh.offer.deck':
    'Exhibit Items are a deck of their own, beside the Unique Items. Draw from it, and the herald has you roll a die.',
  'ui.learn.pharaoh.relic': 'What you have found',
  'ui.learn.pharaoh.relic.cursed':
    'Your find is the {card}, and the die made you Cursed. Under this herald a Curse costs 1 Stamina as your Upkeep starts, before any roll to be rid of it and in the first Upkeep too. An Exhibit Item is an item: it can be traded, and lost.',
  'ui.learn.pharaoh.relic.spared':
    'Your find is the {card}, and the die spared you the Curse. Under this herald a Curse would cost 1 Stamina as each of your Upkeeps starts. An Exhibit Item is an item: it can be traded, and lost.',
  'ui.learn.pharaoh.relic.none':
    'You have no Exhibit Item. One lay ready at {aim}, in a deck of its own; and the herald would have had you roll a die against a Curse.',
  'ui.learn.pharaoh.favours': 'For good and for ill',
  'ui.learn.pharaoh.favours.text':
    'Four Benefits, four Detriments, one card of each; here is who has which. If you are told to take one that somebody else has, you may take a Benefit from them, and you must take a Detriment. Each card says when it leaves, and then it is free again.',
  'ui.learn.pharaoh.favours.lost':
    'The bargain gave you a Detriment, {detriment}; and the Curse took your Benefit, {benefit}. There is one card of each. If somebody else has one you are told to take, you may take a Benefit from them, and must take a Detriment. Each card says when it leaves.',
  'ui.learn.pharaoh.freed': 'Open doors',
  'ui.learn.pharaoh.freed.text':
    'Last night’s Mythos card opened no gate; it added Doom by its symbols instead. But it raised terror, and whenever terror rises all Barred cards are discarded: {street} is open to you again.',
  'ui.learn.pharaoh.ways': 'An exhibition that stays, or visits',
  'ui.learn.pharaoh.ways.text':
    'In this game it stays: its cards are mixed into the others. If it visits, its location and gate decks replace the base game’s, and its Mythos and Spell decks lie beside the others: Mythos cards come in turn, its own first, and who draws Spells picks the deck.',
} as const;
