/** The lesson on Dunwich, for those who know Arkham. */
export const DUNWICH_LESSON = {
  'ui.learn.dunwich.towns': 'Two towns',
  'ui.learn.dunwich.towns.text':
    'Dunwich has a board of its own. Here you turn from one to the other, or press t. “In Arkham” on a card means Dunwich as well, and its open gates and seals count like any others.',
  'ui.learn.dunwich.vortex': 'Where monsters must not go',
  'ui.learn.dunwich.vortex.text':
    'This is a vortex: only monsters enter it. From the Backwoods the black arrow leads here, and a High Priest stands there. Let us see what comes of that tonight.',
  'ui.learn.dunwich.train': 'All aboard',
  'ui.learn.dunwich.train.text':
    'From the Train Station a train goes to Dunwich: $1 and one movement point, and then you walk on. Take it by its sign at the rails, or on the paper.',
  'ui.learn.dunwich.walk': 'On into the country',
  'ui.learn.dunwich.walk.text':
    'The ride did not end your movement. Walk on to {aim}, where something is about to happen: next is {next}.',
  'ui.learn.dunwich.walk.short':
    'With {n, plural, =0 {no points} one {one point} other {# points}} left you do not reach the place this lesson is about. Go where you like, or press Back and walk the straight way.',
  'ui.learn.dunwich.walk.elsewhere':
    'That is another way than this lesson takes. Go where you like, or press Back and take the train.',
  'ui.learn.dunwich.fall': 'Down, but not robbed',
  'ui.learn.dunwich.fall.text':
    'Your last Stamina is gone. You may take the usual losses, half of your items and Clues; or an Injury in their place. You have things worth keeping: draw the Injury.',
  'ui.learn.dunwich.kept': 'What it cost',
  'ui.learn.dunwich.kept.text':
    'You are in the hospital as ever, but with Stamina {stamina}, as much as you can have, your items, and all {clues} Clues. The price: {name}, for the rest of the game. A second one like it would devour you.',
  'ui.learn.dunwich.kept.losses':
    'You took the usual losses. An Injury would have left you items and Clues and given you all your Stamina; it would have stayed for the rest of the game.',
  'ui.learn.dunwich.swallowed': 'The vortex was fed',
  'ui.learn.dunwich.swallowed.text':
    'In the night the High Priest walked into the vortex. It is back in the cup, but Terror rose to {terror}, and a token came to this track. When it is full the Dunwich Horror walks. So do not leave Dunwich to the monsters.',
  'ui.learn.dunwich.task': 'A Task to walk off',
  'ui.learn.dunwich.task.text':
    'The {name} is a Task: spend the encounters phase in each of its areas, in their order, and the last one pays. {next}, the first, is not far from your bed.',
  'ui.learn.dunwich.aim': 'Two towns to hold',
  'ui.learn.dunwich.aim.text':
    'Last night a gate opened here, in Dunwich; with it {gates, plural, one {one is} other {# are}} open in both towns together. Somebody has to be on either side of the railway: that is the game with this box.',
} as const;
