/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'another-time-another-place':
    'At noon it was six in the evening for a while, and somebody used the time to come across.',
  'black-sabbath':
    'Tonight they fly elsewhere. The brooms are gone from the porches and the cats look after the houses.',
  'brutal-accident':
    'A brake cable, a horse, a pane of glass: one of those afternoons when everything leads to the same place.',
  'contagion-kills-life-in-blasted-heath':
    'The crows dropped first. Now it has got into those things that used to eat the crows.',
  'couriers-in-town': 'Boys in caps with satchels: a nickel across town, a dime if it growls.',
  'dunwich-villagers-drive-out-undesirables':
    'They came out of their houses all at once, without a word, with flails. Even the smoke went straighter.',
  'gossip-runs-wild':
    'The grocer told the barber. By nightfall everyone knows what you know, and something with claws besides.',
  'horrifying-sight':
    'It stood in an open doorway, on an ordinary street, in good light. Only one of you turned his head.',
  'lynch-mob': 'They wanted somebody, and he was out on the road and talked like a stranger.',
  'meteorite-spotted-in-blasted-heath':
    'A green streak, a thump, and by morning a crust with a hole in it. The grass leads away from the hole.',
  'old-debts-come-due':
    'A dark man goes from door to door with a satchel. He has a receipt for everyone, already signed.',
  'restful-day': 'Sunday: shutters, bees, a radio three gardens off. The knee gives you no trouble for once.',
  'soothing-night':
    'It rained till ten and then stopped. Through the open window comes the smell of stocks, and nothing else.',
  'stalkers-in-the-night':
    'For weeks there were steps without feet. Last night they went down to the river, and none came back.',
  'strange-statue-destroyed':
    'The blacksmith did it for a bet. Both halves were hollow, and somebody had been at home.',
  'strange-waves-subside':
    'The needles in the laboratory draw a straight line. Somewhere a door has fallen shut of its own weight.',
  'whateley-family-feud-escalates':
    'The decayed branch and the undecayed have taken to shooting across the valley. Nobody else dares go out in it.',
  'whateleys-accused-of-witchcraft':
    'The preacher read out the charge from the pulpit. Up in the hills something read along, aloud.',
  'along-came-jones':
    'The five-twelve brings a stranger with a carpet bag, a good right hand, and no plans for the week.',
  'angry-red-skies': 'Sunset began at two and will not end. What flew up cannot come down, and the almanacs sell out.',
  balmy:
    'Warm as a hand. On the porches people sit with their sleeves rolled up, and in the hedges something lies longer.',
  'blue-plate-special':
    'Meat loaf, peas, and something that she calls medicine. The board outside is wiped and chalked again at six.',
  'book-sale':
    'Doubles, damp ones, bequests from the family of somebody who died reading. All two dollars, on the steps.',
  'dark-skies': 'The lamps are lit at three. It is a good day to be overlooked in.',
  'deathly-still': 'No leaf, no bird, no clock. You hear your collar. So does everything else.',
  'good-traveling-conditions':
    'The roads are dry, the wind behind. Everybody gets there early, the wrong ones included.',
  'help-wanted':
    'The card in the newspaper’s window is written in a hurry: anyone who can spell, and has not been out there yet.',
  'neighborhood-sale':
    'Kitchen tables in the middle of the street, a cradle, a shotgun, a tuba. They are moving, the whole block of them.',
  'plague-of-frogs': 'You sweep them from the step with a broom. They come back, sit down facing the hill, and wait.',
  'songs-from-the-woods':
    'A tune goes about, with no words and hoofbeats in it. Children have it by the second evening.',
  'the-tempest':
    'It takes the signs off the shops and the shingles off the roofs, and anything with wings it takes to sea.',
  'whippoorwills-of-dunwich':
    'They have come as far as town, and sit on the gutters by the hundred. They are counting somebody’s breaths.',
  windy: 'Hats, hoardings, a policeman’s cape. Whoever rides on that needs no landing place.',
  'mad-bomber':
    'The first was only a mailbox. The notes come typed, with the price, and he has no trouble with the arithmetic.',
  'nightmare-pool': 'In Uptown a puddle will not dry. Whoever looks in sleeps badly, and it has grown by as much.',
  riots:
    'It began in a bread line and has gone round the corner. Someone must go and stand in the middle, with his arms out.',
};
