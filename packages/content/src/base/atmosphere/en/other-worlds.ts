import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'gate-card-1': {
    abyss: 'A long way up hangs a point of daylight, no wider than a coin. You try the wall with both hands.',
    'great-hall-of-celeano': 'One lectern is chained, and the thing chained beside it seems to be asleep on its feet.',
    other: 'The gale holds a sheet of paper up against nothing. It takes two arms and all your weight to get near.',
  },
  'gate-card-2': {
    abyss: 'In a niche someone has left a candle and, thank heaven, it is only a candle.',
    yuggoth: 'The claw has no interest in you. It merely closes, as a press closes on a page.',
    other: 'Far down the slope the gate is shrinking. You let go of everything that swings, and run.',
  },
  'gate-card-3': {
    abyss: 'Left was down a moment ago. You drop a pebble to make sure, and wait.',
    yuggoth: 'Through the pane you watch them label something. The bench they keep for visitors has straps.',
    other: 'You say your own name aloud, to hear it. It takes you three attempts.',
  },
  'gate-card-4': {
    abyss: 'Three ways part in the rock, each with its own wind. You choose by smell.',
    'great-hall-of-celeano':
      'Its keeper sets down the lamp, closes the volume around one finger, and beckons you to come and take it.',
    other: 'What you took for a boulder puts out the first leg, to feel for the ground.',
  },
  'gate-card-5': {
    'the-dreamlands': 'Snow up to the brim of the sky, and your own tracks, coming towards you.',
    abyss: 'The pond shines from below. At arm’s length, maybe a little more, the bottom is strewn with things.',
    other: 'Under a flat stone, oilskin, under the oilskin, pages. The hand is shaky and in English.',
  },
  'gate-card-6': {
    'the-dreamlands': 'Thorns grow over the path here, fine as tailor’s needles, and the path is steep.',
    'great-hall-of-celeano':
      'The inscription reads itself to you. Halfway along, it changes from the past tense to the present.',
    other: 'Somebody has been walking in your steps. When you stop, it takes one more.',
  },
  'gate-card-7': {
    'the-dreamlands':
      'The guard at the gate wears red, and asks for nine dreams before he will lift the bar. You count yours.',
    'great-hall-of-celeano': 'Over the arch burns a sign that has not made up its mind about you.',
    other: 'A slab, two rings, and a draught of cold through the joint. It was made for longer backs.',
  },
  'gate-card-8': {
    'the-dreamlands':
      'You lay down for a minute, in snow as warm as a bed. Somebody, far off, is calling you to breakfast.',
    yuggoth: 'Stone feet at a stone’s pace, and they never rest. The bridge ahead is a plank wide.',
    other: 'A dead man’s pack, the straps still buckled. He had packed better than you.',
  },
  'gate-card-9': {
    'the-dreamlands': 'At the inn you share a bench with a small brown man who admires your buttons.',
    yuggoth: 'The beam sweeps over the black plain, slow as a lighthouse. Your fingers tingle before it comes.',
    other: 'Two suns set, in the wrong order. You look away too late.',
  },
  'gate-card-10': {
    'the-dreamlands': 'The river is clear and sweet, and along its bank the deer lie as if resting.',
    abyss: 'The last match is gone. You put one hand on the stone, and the stone draws a breath.',
    other: 'Every wall is like the last one, down to the scratch you made with your nail.',
  },
  'gate-card-11': {
    yuggoth: 'Pink light in the funnels of the ice, and in the light a shadow with too many elbows.',
    'great-hall-of-celeano':
      'You open it only a hand wide. From between the pages somebody looks out who has been waiting a long time.',
    other: 'Bone, a split branch, something that was a hinge. With a little luck it will hold an edge.',
  },
  'gate-card-12': {
    yuggoth: 'Forty below, and the dark comes right up to your coat. What you learnt by heart is going.',
    'great-hall-of-celeano': 'Between the stacks a ladder rolls along its rail. Nobody is on it that you can see.',
    other: 'Eyes to the left, breathing on the right. You lie under the ferns and count the minutes.',
  },
  'gate-card-13': {
    'city-of-the-great-race': 'The machine hums under glass in an unlocked hall. Its owners have never known a thief.',
    'plateau-of-leng':
      'They pay in rubies, smile with wide mouths, and nobody has ever seen them without their turbans and boots.',
    other: 'Among the rubbish in the gutter lies a page, torn at just the right place.',
  },
  'gate-card-14': {
    'city-of-the-great-race':
      'The roof is open, the altar swept. Gold lies in the bowls, as though the giver had just stepped out.',
    'great-hall-of-celeano':
      'In the mirror the same hall, the same lamps, and you, reading. You would like to see how it ends.',
    other: 'It comes down out of the mist, knotted at every arm’s length. Your palms are already raw.',
  },
  'gate-card-15': {
    'city-of-the-great-race':
      'The teacher is a cone as high as a door and writes in the air with a pincer, patiently, for the smallest in the class.',
    'great-hall-of-celeano':
      'Tesserae by the million: here a sea, here a city, here a thing that you had hoped was made up.',
    other: 'Odds and ends, bright ones. There is a man on River Street who never asks.',
  },
  'gate-card-16': {
    'plateau-of-leng': 'Wind, rime, a line of prayer flags with the prayers blown out of them.',
    'great-hall-of-celeano':
      'The old scholar has been dead since 1840 and is delighted to find a student. Sit, he says, on that.',
    other: 'The arm has coiled around its treasure and dozes. Its tip twitches, like a cat’s ear.',
  },
  'gate-card-17': {
    'plateau-of-leng': 'You have been afraid since Tuesday. Somewhere on the pass it wore out, like a sole.',
    'great-hall-of-celeano':
      'Bound in a hide with no name, clasped in red gold. The shelf mark is in a hand from home.',
    other: 'It sticks in a crack of the rock, rolled tight, at a height where nobody needs to stretch.',
  },
  'gate-card-18': {
    'city-of-the-great-race':
      'Their gates are built for the whole width of them. A person, keeping low, might be overlooked.',
    'plateau-of-leng': 'Up here the air is thin as glass, and for the first time in days a thought goes to its end.',
    other: 'Then it falls into place, with a click you can almost hear.',
  },
  'gate-card-19': {
    'the-dreamlands':
      'Nobody here harms a cat. A dozen of them sit round you on the wall and consider whether to speak.',
    'city-of-the-great-race':
      'The shelves are labelled with stars. A few of the exhibits have slipped out of their clamps.',
    other: 'From somewhere comes the smell of rain on a tin roof in Arkham. You follow it as long as it lasts.',
  },
  'gate-card-20': {
    'the-dreamlands':
      'They come out of their round huts and put their heads together. The eldest carries something behind his back.',
    'great-hall-of-celeano': 'Most of the books here want two men to lift them. This one was bound for a traveller.',
    other: 'A ledge out of the wind, dry moss, nobody about. You shut one eye, then the other.',
  },
  'gate-card-21': {
    'the-dreamlands':
      'High in the crown something sings, and it sings what you have broken back together, if you stand near enough.',
    'great-hall-of-celeano':
      'He has held the same seat against all comers for a thousand years. “Your opening,” he says.',
    other: 'Behind the bars, on straw, something wrapped in cloth. The mortar crumbles, but not gladly.',
  },
  'gate-card-22': {
    'the-dreamlands':
      'The queen and her two brothers like whoever looks them in the face. Their treasurer waits with a bowl.',
    'plateau-of-leng': 'A whole caravan lies here, picked clean. Whoever did it had no use for baggage.',
    other: 'Behind a fold of the hill the wind smells of coal and wet cobbles.',
  },
  'gate-card-23': {
    'the-dreamlands': 'The zebra is saddled and knows the road. It looks at you as a cab horse looks at a tourist.',
    'plateau-of-leng': 'The ropes part one by one behind you. On the last post, something hangs by its strap.',
    other: 'It came to die where it would not be found. You walk around it, once, with your handkerchief to your face.',
  },
  'gate-card-24': {
    'the-dreamlands': 'A palace all of one tusk, door and hinge. You would not care to meet what it was taken from.',
    'city-of-the-great-race': 'Four pincers hold you, politely, for the examination. One has let go to turn a page.',
    other: 'It opens in the cliff, as wide as a barn door, and looks past you, at first.',
  },
  'gate-card-25': {
    abyss: 'The stair ends. What has been climbing it from the other side does not.',
    'the-dreamlands': 'A shadow with a horse’s head slides over the rocks. There is a whistle of scales, from above.',
    other: 'You wake from your own voice. It goes on for half a verse, though your mouth is shut.',
  },
  'gate-card-26': {
    abyss: 'Pale caps, as large as plates, and they smell of new bread. You have not eaten since Friday.',
    'plateau-of-leng': 'A monk’s robe hangs on a thorn bush. The bush gets up.',
    other: 'The light falls in rods, rose-coloured, and where they touch the moss, it smokes.',
  },
  'gate-card-27': {
    abyss: 'You cough. The cough goes down, and turns round, and comes back as a word.',
    'plateau-of-leng': 'The whole village has come out to see. Their champion oils his chest and shows you his teeth.',
    other: 'Up the scree on your hands, then on your elbows. From the top you would see all of it.',
  },
  'gate-card-28': {
    'plateau-of-leng': 'Around the fire they dance with their masks on, and the masks turn all at once.',
    'the-dreamlands':
      'The valley floor is a hand deep in bones. Under the bones something long turns over in its sleep.',
    other: 'The frieze comes away from the wall in one piece. On its back someone has written small.',
  },
  'gate-card-29': {
    'plateau-of-leng': 'One sheep track wide, the path, and the sheep knew better.',
    'the-dreamlands': 'The slope sighs. Then everything above you is white, and closer.',
    other: 'Your boots have been wet for three days, or what you call days.',
  },
  'gate-card-30': {
    abyss: 'Grit falls on your hat. The keystone, you see now, was only ever leaning there.',
    'the-dreamlands': 'A line runs through the ice between your feet, thin as a hair, and hurries on ahead.',
    other: 'No sun, no fire, and the stones too hot to sit on.',
  },
  'gate-card-31': {
    rlyeh: 'Weed on the rim, slime on the weed, and no telling how deep it goes after that.',
    'plateau-of-leng': 'The snow in the hollow rises and sinks, a very little, and then again.',
    other: 'Gravel to the horizon. Nothing casts a shadow, since nothing stands.',
  },
  'gate-card-32': {
    rlyeh: 'A tread on wet stone, four beats and a drag. It is on this street, or on the ceiling of it.',
    abyss: 'You took it for the far wall. Walls do not come on at this speed.',
    other: 'There is a fifth colour in the spectrum here, and you try to remember where you put the others.',
  },
  'gate-card-33': {
    rlyeh: 'The steps are for feet of another size, and the sea has waxed them.',
    abyss: 'The mountain has a face scratched into it, a mile across, and the likeness is of someone you loved.',
    other: 'It has swollen in its frame. You set your shoulder to it and hear, behind you, the tide.',
  },
  'gate-card-34': {
    rlyeh: 'The shadow of the pillar is cold, and has hold of you by the wrist.',
    'the-dreamlands': 'They sit in the oaks, small and brown, a hundred of them, whispering about you in short words.',
    other: 'Four walls, half a roof, a ring of soot. Others have been glad of this before you.',
  },
  'gate-card-35': {
    rlyeh: 'The gale comes straight off the drowned plain. You hug a carved thing and do not look at what it shows.',
    'the-dreamlands': 'Wind off the far peaks, with a blade in it. You can no longer feel which hand holds the rope.',
    other: 'The echo of your steps has picked up a limp.',
  },
  'gate-card-36': {
    rlyeh: 'It lies across the square like washing, green and slack. The nearest end is not slack.',
    'plateau-of-leng':
      'Behind yellow silk somebody breathes who is not built for breathing. He asks you three things, in your own voice.',
    other: 'A traveller dropped it here, or a bird. Somebody ought to look under the other stones, too.',
  },
  'gate-card-37': {
    'city-of-the-great-race': 'They click at each other over your head, and after a week the clicks have grammar.',
    yuggoth: 'The head is in a cylinder, well lit, and remembers you from school. It does not mean to be kind.',
    other: 'First the insects fall silent. Then you notice that those were no insects.',
  },
  'gate-card-38': {
    'city-of-the-great-race': 'Avenues without a footprint, towers without a lamp. You go faster than you need to.',
    'the-dreamlands': 'They hewed a block from this cliff once that no cart could carry. The hole it left is worse.',
    other: 'Not night: night ends. You hold your hand before your eyes from habit.',
  },
  'gate-card-39': {
    'city-of-the-great-race': 'Behind you claws on flagstones, several sets, in step. The ramp ahead goes both ways.',
    'the-dreamlands':
      'The face is as big as a hill, and whoever carved it has let it keep one secret. You climb to the ear.',
    other: 'You had walked past it twice. This time you come from the other side.',
  },
  'gate-card-40': {
    rlyeh: 'It comes in warm breaths out of the doorway, like a harbour in August, with something sweet below.',
    'city-of-the-great-race':
      'The thing is all edges, and it was made for a grip unlike yours. One of the edges is written on.',
    other: 'The road ahead folds itself, twice, as you would fold a letter.',
  },
  'gate-card-41': {
    rlyeh: 'The doors stand wide, green with age, and light goes in, but it does not come to anything.',
    'city-of-the-great-race':
      'Far under the trapdoors it whistles, as the wind does. They have bolted the trapdoors from this side.',
    other: 'The stars go round once and stop with a jolt. You did not, quite.',
  },
  'gate-card-42': {
    'city-of-the-great-race':
      'The flower leans to you, as flowers do to the sun, and takes your cuff between two leaves.',
    yuggoth: 'There is somebody at the back of your head, going through the drawers. He has left one open.',
    other: 'A tooth, a clasp, a crumb of something yellow in the sand. You wipe it on your sleeve.',
  },
  'gate-card-43': {
    rlyeh: 'The corner was pointing outwards until you stepped on it.',
    yuggoth: 'It has no lids. Where it looks, the frost turns to water, and the water to steam.',
    other: 'A door bangs, somewhere below the horizon, and then there is one thing more under the sky.',
  },
  'gate-card-44': {
    rlyeh: 'The face in the relief is handsome, worn by the sea, and it has closed its mouth on your hand.',
    'the-dreamlands': 'The thread is thick as a hawser and hums when you touch it. A long way off, something answers.',
    other: 'You stop in the middle of a step. Of course, you say, aloud, to nobody.',
  },
  'gate-card-45': {
    rlyeh: 'The stair turns a right angle, then another, and another, and you are not yet back where you began.',
    'the-dreamlands': 'A hole under the tombstones, and gnawing. One of them looks up. He is wearing spectacles.',
    other: 'You have been carrying something on your back for a while, and it was not there at noon.',
  },
  'gate-card-46': {
    yuggoth: 'They hang in the dark like hives, and the buzzing arranges itself into your address.',
    'the-dreamlands': 'Those are not mountains, then. They go by all afternoon, with clouds about their waists.',
    other: 'The air shivers, as over a stove, and pulls at the words in your memory.',
  },
  'gate-card-47': {
    yuggoth: 'They doze in the rigging of a fallen star, wings folded. Under the third hangs a whistle on a string.',
    'the-dreamlands':
      'Terraces, fountains, the last light on a thousand roofs. You would know the way, had you only dreamt it longer.',
    other: 'It looks at you as a man looks at a page, and begins at the top left.',
  },
  'gate-card-48': {
    rlyeh: 'The dinghy has slipped its moorings. Half a mile of wet stone, and behind you a hill gets to its feet.',
    yuggoth: 'Flat on the black ice, face down, you wait until the wings have gone over.',
    other: 'It comes all at once, like a library tipped out over your head, and some of it must be caught.',
  },
  abyss: 'No floor that anyone has found. You walk on the ledges and talk, so as to hear that you are there.',
  'another-dimension': 'Lengths disagree here. Your hand is far away, the horizon you could put into your pocket.',
  'city-of-the-great-race':
    'Ramps instead of stairs, and libraries instead of houses. They have a file on your century, and it is slim.',
  'great-hall-of-celeano':
    'Shelf upon shelf, as far as light goes, and it smells of stone, leather and somebody else’s patience.',
  'plateau-of-leng': 'A cold upland under a low sky. At dusk there are fires, and nobody you ask has lit them.',
  rlyeh: 'Green stone, dripping, at angles you must not follow with your eyes. Someone is asleep in the house.',
  'the-dreamlands': 'Seventy steps down from your bed the woods begin. The coins are larger here, and so is the moon.',
  yuggoth: 'Black rivers under bridges that nobody living built. The sun is only the brightest of the stars.',
};
