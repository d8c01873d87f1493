import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'dark-pharaoh-gate-card-1': {
    'great-hall-of-celeano':
      'Row after row, and you read the spines by running your thumb along them. It costs you nails, and sleep.',
    abyss: 'Down there something opens that you had taken for the floor. It needs a while to find you.',
    other: 'First the smell, like a butcher’s on a Saturday. Then two pairs of ears, one behind the other.',
  },
  'dark-pharaoh-gate-card-2': {
    yuggoth: 'The crystal lies in its box, lopsided, lined with red, and you can look into it as into a lit train.',
    'great-hall-of-celeano':
      'You put down your foot and nothing sounds. You clap. Somewhere, all the same, someone says “Ssh”.',
    other:
      'Your knees want to stay here. The way could be shut from this side, if there were anything left of you for it.',
  },
  'dark-pharaoh-gate-card-3': {
    'the-dreamlands':
      'You dream of it first, in detail. When you get up, it is standing at the foot of the bed, like the dream or nearly.',
    yuggoth:
      'Under the ice crust it runs from side to side, always below your feet. Better a leap, or better not to think.',
    other: 'He sat down against the rock to write, and the pen is still in the glove. His knapsack lies uphill.',
  },
  'dark-pharaoh-gate-card-4': {
    'great-hall-of-celeano':
      'A card is put in your hand: members only. While you read, the floor tilts towards the door.',
    'the-dreamlands': 'On the same hill lie others, asleep as you are, and one of them has brought something along.',
    other: 'Whatever was standing about at the gate has come in after you, in no particular order.',
  },
  'dark-pharaoh-gate-card-5': {
    yuggoth:
      'A stool, a forehead rest, forty lenses on forty arms. With the last of them it goes from far to too near.',
    abyss: 'The pool shows no sky, but a friend, who bends down on the other side to wash his face.',
    other: 'Two doors, two growls. You lay your ear against the one and then against the other.',
  },
  'dark-pharaoh-gate-card-6': {
    abyss:
      'They turn in the shaft like snow in a lamp, and they have wheels for wings. One lets go of the others and holds out its hand.',
    'the-dreamlands': 'The thing you killed in March stands on the stair, whole, and appears to have slept well.',
    other:
      'A leaf with an arrow on it, pointing left. By evening you are on the spot where somebody was waiting to paint it.',
  },
  'dark-pharaoh-gate-card-7': {
    'the-dreamlands':
      'They lie in layers, in robes, and the lowest are still moving. Someone down there has started to count.',
    'plateau-of-leng': 'They have got him on a spit that is meant for mutton. He calls out to you in a Boston accent.',
    other:
      'A man in a camel coat, quite alone on the plain, would just like to be shown to the nearest town. He has no shadow.',
  },
  'dark-pharaoh-gate-card-8': {
    'city-of-the-great-race':
      'In glass cells, with a desk and a view: a centurion, a lady with a fan, a man who knows about engines. They look up.',
    'plateau-of-leng': 'The plain lies under moving ice, and over it strides something that does not weigh on it.',
    other: 'In this one you took the other job and had a daughter. You get a whole autumn of it to look at.',
  },
  'dark-pharaoh-gate-card-9': {
    'plateau-of-leng':
      'They show you with gestures: a gift, laid just so, before the little black man of stone. He has an empty lap.',
    'great-hall-of-celeano':
      'At the long table they eat sentences, with their fingers, quickly. You are passed one, and it is not yet dead.',
    other:
      'Gambrel roofs over a grey harbour, and a window with your lamp in it. You may look, and you may not be seen.',
  },
  'dark-pharaoh-gate-card-10': {
    'great-hall-of-celeano':
      'It closes over your arm up to the elbow and turns you like a page. What you know by heart might stick in its throat.',
    'city-of-the-great-race':
      'They give you three more senses, to try on. One is for iron, one for tomorrow, and one you had before.',
    other: 'Boots, or something in step, coming nearer, from both ends. In the middle is a niche and you.',
  },
  'dark-pharaoh-gate-card-11': {
    'great-hall-of-celeano':
      'It is someone’s diary, and he is in it. At the last entry he gets up, dusts himself off and asks for a smoke.',
    'the-dreamlands': 'It blows through you as through washing, and carries off everything that had been pinned on.',
    other: 'A crack between two steps, then, all at once, a yard. On its rim the sand is trickling away.',
  },
  'dark-pharaoh-gate-card-12': {
    'city-of-the-great-race':
      'They would like to have the twentieth century explained to them, beginning with money. Take your time, they click.',
    'the-dreamlands':
      'In the dream you are in Arkham, where it is raining, and you know that you are dreaming. The door handle is wet.',
    other:
      'It is fresh, it is large, and nobody is guarding it. You have been hungry long enough to have considered worse.',
  },
  'dark-pharaoh-gate-card-13': {
    rlyeh:
      'The water is at the third step, at the fifth. Across the square a door stands in its frame that leads somewhere dry.',
    'the-dreamlands':
      'Between sleep and waking lies a strip of meadow with a fence on either side. You would do well to find the right stile.',
    other: '“Hold this, and this, and don’t let them touch,” says the man with the goggles, and throws the lever.',
  },
  'dark-pharaoh-gate-card-14': {
    rlyeh: 'An outrigger from nowhere on the chart; the rowers have no eyes. There is a place free, in the stern.',
    'plateau-of-leng':
      'It does not blow, it sweeps: stones, goats, a chapel. You look about for something that is fast.',
    other: 'It is all round you, in and out, and warm. The passage grows narrower each time.',
  },
  'dark-pharaoh-gate-card-15': {
    'plateau-of-leng':
      'There are people in the haze, or trees, or a jetty with somebody on it, waving. They thin out as you come.',
    abyss: 'It shows you the knife, and then what it knows. You may say when.',
    other: 'Around the last bend you run into it, and it, to judge by its face, into you.',
  },
  'dark-pharaoh-gate-card-16': {
    abyss: 'All along the wall they look out of the stone and know you, each of them from a different occasion.',
    'the-dreamlands':
      'They drift by like lanterns: a sum, a quarrel, a recipe. You could catch one, if you were quick and had a light hand.',
    other: 'You hold your breath. There was something; there is nothing; there was.',
  },
  'dark-pharaoh-gate-card-17': {
    rlyeh:
      'It lies on a slab as long as a street, its hands folded, and you can walk along it, reading. Mind the echo.',
    abyss: 'A line on the wall, then another, in your hand. The more you forget, the plainer they become.',
    other:
      'She has set up the pieces, curled herself on the far side, and given you white. Her tongue tastes the squares.',
  },
  'dark-pharaoh-gate-card-18': {
    'plateau-of-leng':
      'You see half of Asia and the curve of something else. One more ridge, you think, and then one more.',
    'the-dreamlands':
      'Everything is as it should be: the light, the bread, the voices from the garden. Nobody here has ever left.',
    other: 'A corridor with four handles. Pull the wrong one, says the skeleton’s posture, and you may sit beside me.',
  },
  'dark-pharaoh-gate-card-19': {
    'city-of-the-great-race': 'The street bulges, tears, and a snout comes up that has never needed eyes.',
    rlyeh: 'The crew of the last brig sit along the wall, washed green. As you pass, their sleeves lift.',
    other:
      'Her fan covers all but the eyes. On the tray in front of her everything is precious, and nothing has a price tag.',
  },
  'dark-pharaoh-gate-card-20': {
    'the-dreamlands':
      'It hangs over the road and judges nothing: it only sees. You see it seeing, and straighten your tie.',
    yuggoth:
      'The river runs as pitch does, and is deeper than it is wide. The ferryman is on the other bank, and is asleep.',
    other: 'Mr. Skin runs an agency. He has just the person for you, freshly pressed, on the hanger.',
  },
  'dark-pharaoh-gate-card-21': {
    'the-dreamlands':
      'A market, a mile of stalls: lost teeth, examinations, trains. You turn out your own pockets, too.',
    rlyeh: 'The drowned man sits up, water runs out of him, and he seems to consider to whom he might be of use.',
    other: 'Something has you in its claws and is on its way home. Beneath you, black, go all the others.',
  },
  'dark-pharaoh-gate-card-22': {
    rlyeh: 'A little girl skips on the quay with a rope of weed. At each turn she has one finger fewer.',
    yuggoth:
      'In the third cylinder from the left they have a lecturer. He has waited forty years for someone to take notes.',
    other: 'The ground shakes as at a train, and over the hilltop comes a red rope instead of a head.',
  },
  'dark-pharaoh-gate-card-23': {
    yuggoth: 'The lid is open, the saw is very fine. You would not feel a thing, they say, and go on for ever.',
    'city-of-the-great-race':
      'The spell comes on a tray, under a bell, with a bill. It is written on something that used to think.',
    other:
      'The jackal lays your heart on one side and on the other your mind. The beam creaks; something under it licks its lips.',
  },
  'dark-pharaoh-gate-card-24': {
    'city-of-the-great-race':
      'Two hundred of them on the rack, all polished, and none for hands. You give a sign that you would try.',
    'the-dreamlands':
      'Somebody shakes you by the shoulder in Arkham. “You were shouting,” he says, and is already fading.',
    other: 'The book is open, the pen is red and wet. The black man leans on a pillar and looks at his nails.',
  },
  'dark-pharaoh-gate-card-25': {
    yuggoth:
      'The clearing is full of legs. Above them, cloud-high, it bleats, and what has been born today is looking for a place.',
    other: 'Your lamp shows you two walls and a back. The back turns round.',
  },
  'dark-pharaoh-gate-card-26': {
    'plateau-of-leng':
      'Snowed-up footprints, a mile apart. Then, between two gusts, the one who made them stands still and bends down.',
    other: 'Where the guide should be, only the rope is, and it has been tied to something else.',
  },
  'dark-pharaoh-gate-card-27': {
    rlyeh: 'You come in at the nostril, as it were. The dream breaks off, and the hill has an eye, and you are in it.',
    other: 'It was sitting in the well, up to its chin, keeping its skin moist, and had not counted on company.',
  },
};
