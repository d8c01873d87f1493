/** The lesson on Dunwich, for those who know Arkham. */
export const DUNWICH_LESSON = {
  'ui.learn.dunwich.towns': 'Two towns',
  'ui.learn.dunwich.towns.text':
    'Dunwich has its own board. Switch boards here, or press t. “In Arkham” on a card includes Dunwich. Its open gates and seals count like any others.',
  'ui.learn.dunwich.vortex': 'The vortex',
  'ui.learn.dunwich.vortex.text':
    'Only monsters enter this vortex. The black arrow from Backwoods Country leads here, and a High Priest is in Backwoods Country. Watch what happens tonight.',
  'ui.learn.dunwich.train': 'Take the train',
  'ui.learn.dunwich.train.text':
    'A train goes from the Train Station to Dunwich. It costs $1 and 1 movement point, and you may move on afterwards. Click its sign on the rails, or choose it in the list.',
  'ui.learn.dunwich.walk': 'Move on',
  'ui.learn.dunwich.walk.text':
    'The ride did not end your movement. Move on to {aim}.{isLast, select, yes {} other { The next place is {next}.}}',
  'ui.learn.dunwich.walk.short':
    'With {n, plural, =0 {no movement points} one {1 movement point} other {# movement points}} left, you cannot reach the place this lesson is about. Go where you like, or press Back and take the direct route.',
  'ui.learn.dunwich.walk.elsewhere':
    'This lesson goes a different way. Go where you like, or press Back and take the train.',
  'ui.learn.dunwich.fall': 'Unconscious',
  'ui.learn.dunwich.fall.text':
    'You have lost your last Stamina. Take the usual losses (half your items and Clues), or draw an Injury instead. You have things worth keeping, so draw the Injury.',
  'ui.learn.dunwich.cost': 'What it cost',
  'ui.learn.dunwich.cost.text':
    'You are in the hospital as usual, but with full Stamina ({stamina}), your items and all {clues} Clues. The price is {name}, for the rest of the game. If you drew it again, you would be devoured.',
  'ui.learn.dunwich.cost.losses':
    'You took the usual losses. With an Injury you would have kept your items and Clues and regained full Stamina. It would have stayed for the rest of the game.',
  'ui.learn.dunwich.swallowed': 'The vortex and the Horror',
  'ui.learn.dunwich.swallowed.text':
    'Last night the High Priest moved into the vortex and returned to the cup. The terror level rose to {terror}, and this track gained a token. When it is full, the Dunwich Horror appears. So keep an eye on Dunwich.',
  'ui.learn.dunwich.task': 'A Task',
  'ui.learn.dunwich.task.text':
    '{name} is a Task. Spend the Arkham Encounters Phase in each of its areas, in order. The last one brings the reward. The first one is close to the hospital: {next}.',
  'ui.learn.dunwich.aim': 'Two towns to protect',
  'ui.learn.dunwich.aim.text':
    'Last night a gate opened here in Dunwich. Both towns together now have {gates, plural, one {1 open gate} other {# open gates}}. Keep investigators in both.',
} as const;
