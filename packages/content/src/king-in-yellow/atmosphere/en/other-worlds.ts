import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'king-in-yellow-gate-card-1': {
    rlyeh:
      'Up to your hips in the black street, and something goes by, politely, as in a crowd. It comes again, for its fare.',
    'the-dreamlands': 'The moon here has weight. It lies on the sill, on your hand, and your hand goes to sleep.',
    other: 'Sheet lightning, a cloud with teeth in it, and you beneath, in a hat. It passes over.',
  },
  'king-in-yellow-gate-card-2': {
    rlyeh: 'You look over the edge. Far under the city there are stars, and they are in better order.',
    'plateau-of-leng': 'A second pair of snowshoes, a hundred yards behind. Yours have begun to come undone.',
    other: 'The dust gets up and takes you by both hands, as for a waltz.',
  },
  'king-in-yellow-gate-card-3': {
    'plateau-of-leng': 'The idol at the pass looks in every direction, and always as if you had just said something.',
    'the-dreamlands':
      'This is the house you were born in, and the blinds are down, and you know who is sitting in the dark.',
    other: 'Yours takes hold of you below the knees, and it has had practice: it has done all you did.',
  },
  'king-in-yellow-gate-card-4': {
    'the-dreamlands':
      'The river smells of hay, and a boat is moored. Only until the shade has got to the oar, you think.',
    abyss:
      'A voice, without any hurry: either the others, each a little, or you, nearly all. It will wait for you to do the sum.',
    other: 'The curtain at the end of the passage billows, and then it has knees.',
  },
  'king-in-yellow-gate-card-5': {
    rlyeh:
      'It is drifting face up between the columns, and its eyelids flutter. If you knew the seaman’s word for it you could wake it.',
    abyss: 'It is in your mouth before you know, and it goes down like a cold hand into a pocket.',
    other: 'In the pool you sit at a desk, old, and are crossing something out. You lean nearer, to read what.',
  },
  'king-in-yellow-gate-card-6': {
    'plateau-of-leng': 'A plain, a sky, and no reason for either. You call, in order to turn round.',
    abyss: 'With a sigh the ground parts before your toes, then behind your heels.',
    other: 'The dog is as big as a stable and lies across the way, chin on its paws. One ear follows you past.',
  },
  'king-in-yellow-gate-card-7': {
    'great-hall-of-celeano':
      'They exchange: a book for something that books have come true of. The man at the counter is strict about bindings.',
    'city-of-the-great-race':
      'From the tower you see how the streets run, and to what end. You had been walking along a mouth.',
    other:
      'Flags, boots, an old man on a balcony, and every face lifted. You recognize the square: it is to be your own.',
  },
  'king-in-yellow-gate-card-8': {
    'plateau-of-leng': 'Under the ice, at arm’s length, a hand holds something up, as it has for ten thousand years.',
    'the-dreamlands':
      'A page of parchment comes down from a balcony. Up there they go on arguing, and nobody leans out.',
    other: 'Your legs are of a different opinion. You discuss it with them, sitting down.',
  },
  'king-in-yellow-gate-card-9': {
    'plateau-of-leng': 'The cold goes through the coat, through the notebook and through the notes.',
    'great-hall-of-celeano':
      'In the tall glass stands, instead of you, one of the others, hand on the frame, just as startled.',
    other: 'They pass over, on their way to bed all over the world, muttering. You hold up your ear like a net.',
  },
  'king-in-yellow-gate-card-10': {
    'the-dreamlands':
      'These are not yours. Someone else is afraid of that clock, of that aunt, of that stair; you are only the first to arrive.',
    'city-of-the-great-race':
      'The mirror hangs at the end of the ramp, and there is a lake in it, and a lit door on the far shore.',
    other: 'They rise at noon, black, and shine. What was light in you, they make heavy, and the other way round.',
  },
  'king-in-yellow-gate-card-11': {
    'plateau-of-leng': 'They sit around their fires, each with half a page, and look up hungrily at yours.',
    'city-of-the-great-race':
      'In a case for primitive things lie a corkscrew, a comb and a tin mug. You could weep, and the mug is dented as yours is.',
    other: 'The surf is cloud, and breaks up to your chin, and it carries, if you kick.',
  },
  'king-in-yellow-gate-card-12': {
    'great-hall-of-celeano':
      'At the exit sits an official with a seal. He asks for a formula, a short one would do, that proves you have finished.',
    'the-dreamlands':
      'A wind in the barley, larks, and at the end of the field two who speak low. You have grass to lie in.',
    other: '“Camilla,” they call, and wrap you in the stole and lead you up the steps. The sister is already waiting.',
  },
  'king-in-yellow-gate-card-13': {
    yuggoth:
      'A shelf, a label, a blank: room for a traveller of your size. You would be back before your coffee was cold, they say.',
    'the-dreamlands': 'It smells of the first day of the holidays. What you came for is on the tip of your tongue.',
    other: 'A gentleman with a cane asks if you will be so good as to follow his thought to the end. It is a long one.',
  },
  'king-in-yellow-gate-card-14': {
    abyss: 'The wind in the shaft has learnt from people. You stop your ears, and it does you next.',
    'great-hall-of-celeano':
      'Here they all are, one below the other, numbered. You are reluctant to leave before the questions come.',
    other: 'A shadow falls upon you from a clear sky. It does not move off when you do.',
  },
  'king-in-yellow-gate-card-15': {
    yuggoth: 'It begins at the bootlaces, a grey fluff, and it is quicker than it looks.',
    'great-hall-of-celeano':
      'The desk is vacant, the lamps are on, and the felt slippers are gone from the mat. For how long, no one says.',
    other: 'It bleeds where you lean on it. Then you see that the boughs are jointed.',
  },
  'king-in-yellow-gate-card-16': {
    'great-hall-of-celeano':
      'Behind a curtain of scrolls the Old Ones confer, and by courtesy one would come in if one knew how to greet them.',
    'the-dreamlands':
      'They are sitting on the bench before the house, with the dog, and move up. Nobody asks how you got here.',
    other: 'A drawbridge; and it is down; and what has let it down is coming across to say so.',
  },
  'king-in-yellow-gate-card-17': {
    yuggoth: 'Behind the door they have no use for air. You have as much of it as you took in by surprise.',
    abyss: 'It lies in the low places, green, and tastes of coins. Each breath asks you the same thing over.',
    other: 'They swing over the marsh in pairs and wait for you, and move a little further, and wait.',
  },
  'king-in-yellow-gate-card-18': {
    'the-dreamlands': 'He stands at a crossroads in the wind, with one match left, and shields it, and looks at you.',
    abyss: 'They have you from the left and from the right, and neither side will give you up. Something must.',
    other: 'The winds go through your luggage and hoot. They had expected better of you.',
  },
  'king-in-yellow-gate-card-19': {
    rlyeh: 'The step below you is none. Then black, green and black, and a cold that asks how old you are.',
    'city-of-the-great-race': 'A hundred and fifty million years till the first train home. You see it on the clock.',
    other: 'A girl with a falcon on her wrist knows the way over the moor, and her house is on it, and her year.',
  },
  'king-in-yellow-gate-card-20': {
    'city-of-the-great-race':
      'You lie under lamps. A pincer holds up a chart on which you are, in colours, and taps on the part it means.',
    yuggoth:
      'From behind the black glacier someone sings you to sleep, in the key she always had. You do not go there.',
    other: 'A chain across the road, a toll-house, a hatch. What they take here is written down in you.',
  },
  'king-in-yellow-gate-card-21': {
    rlyeh:
      'They kneel in rows, knee-deep in the tide, and have kept a space. Whoever can join in with the next verse may kneel.',
    'the-dreamlands': 'A warm flank along your calf, once there, once back. The tail inquires and moves on.',
    other: 'It lies in the dust, as large as a fist, with a light in it that turns to keep you in view.',
  },
  'king-in-yellow-gate-card-22': {
    'the-dreamlands':
      'You may whisper into one of the sleepers’ ears. Across the ocean somebody will wake and reach for a pencil.',
    'city-of-the-great-race':
      'They ring from all the towers at once, and there are thirteen. The street you are on is not in the count.',
    other: 'A horn, a second one nearer by. You crouch in the fern and try to be nothing with a smell.',
  },
  'king-in-yellow-gate-card-23': {
    yuggoth: 'Someone reads you the succession, from the lakes to the last king. Your own name comes in the middle.',
    'the-dreamlands': 'She stands in the pool under the lilies, white, and you knew her before she had been carved.',
    other: 'A chestnut has dropped from a tree which is not one. It is getting out of its shell.',
  },
  'king-in-yellow-gate-card-24': {
    rlyeh:
      'A steamer, out of the year 1925, with her lights on and her band playing. The gangway is down, for a moment.',
    yuggoth:
      'They go by in a procession of crates, and one of the crates has windows. Look in, if you must, when it passes.',
    other: 'Someone has drawn it with one finger on a fogged pane, and you are just about to have seen it.',
  },
};
