import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'kingsport-gate-card-1': {
    'the-underworld':
      'Houses without roofs, since there is no rain down here, and in each of them somebody whispers what you know. It hurts to keep it.',
    yuggoth:
      'A wall of cubes and cones that want to be something. They have laid a place for what it costs to guess wrong.',
    other: 'You will say afterwards that it was dark. It was not dark.',
  },
  'kingsport-gate-card-2': {
    'the-underworld': 'First a hand’s breadth of soil, raised, as by a mole. Then the hand.',
    'great-hall-of-celeano':
      'You sit down under the dome, and what you have read begins to agree with itself, volume by volume.',
    other:
      'It hangs in a net of light and is worth a great deal. From every knot a thread runs home to one of the others.',
  },
  'kingsport-gate-card-3': {
    'the-underworld': 'They have cut him from the living cliff, with his mouth open, and the path goes through it.',
    abyss: 'Right there is a sound of water, left there is none. You had a system for this.',
    other: 'Out of the shade it feels for you, thread by thread, like a blind man for the bell.',
  },
  'kingsport-gate-card-4': {
    'the-underworld':
      'A throne of roots, and what is seated there has all day. It would like to be told something, and it knows most of it.',
    'the-dreamlands':
      'You say it over on the stairs to sleep, and on the fortieth step you stumble, and a word rolls off.',
    other: 'Doors close, one behind the other, far off, like a porter on his round. He is nearly through.',
  },
  'kingsport-gate-card-5': {
    'the-underworld':
      'Your sleeve catches on the rail, and the thing you could best do without sails down. You listen for it a long time.',
    'the-dreamlands':
      'They rise from behind the milestone, five, in turbans, and bow. It is a business like any other.',
    other: 'The stair goes up, and up, and arrives under itself. You would have to step off just where it turns over.',
  },
  'kingsport-gate-card-6': {
    'the-underworld':
      'Caps as large as a bandstand, thick and pale. Among them it is as quiet as in a cupboard full of coats.',
    'great-hall-of-celeano':
      'Between your own two ears someone has taken a table. He offers, he shows you his cards, and he has your handwriting.',
    other: 'A beam comes by at walking pace. One could swing oneself up, as one does on to a streetcar.',
  },
  'kingsport-gate-card-7': {
    'the-underworld':
      'He is lying on his face, in two parts. The upper one has got you by the trouser leg, and wants you to have it.',
    yuggoth:
      'Seven steps of black metal, and on the top one a dish. Those before you have given, it seems, what they were fondest of.',
    other: 'It has hung itself up to dry, over the only bridge, and you have woken it.',
  },
  'kingsport-gate-card-8': {
    'the-underworld': 'Pitch, in waves as slow as breath, and a plank. Whoever stands still gets to know it.',
    abyss:
      'You strike one; it is damp. You strike the next. If the town above you is still holding, so are the matches.',
    other:
      'They sit along the cave, pink, in niches, and think aloud. You could join in, if you put something of your own in the middle.',
  },
  'kingsport-gate-card-9': {
    'the-underworld':
      'He sits on his coffin and cleans his nails. “Not in that coat,” says the vampire, and you are dismissed.',
    'the-dreamlands':
      'They come down from the oaks and sit in a ring. The youngest has been pushed forward, with a leaf on his head.',
    other:
      'In the drifting grey one thing stands: a pillar. If you call from there, one should be able to hear you anywhere.',
  },
  'kingsport-gate-card-10': {
    'the-underworld': 'A wind, where no wind can be. It goes through you and sets everything to the left.',
    'the-dreamlands':
      'The sage in the cave has a price that is not in coins. He draws it on your forehead, if you kneel, with his thumb.',
    other:
      'A round room with a door for each of you, wherever you may be. The fire has been lit and there are enough chairs.',
  },
  'kingsport-gate-card-11': {
    'the-underworld':
      'Mud on the face, one shoe, and walk like that. They look up from their plates, and sniff, and one of them moves along.',
    'great-hall-of-celeano':
      'Each formula that you have in your head finds its cupboard here, and the cupboard glows. You warm your hands.',
    other:
      'Somebody has been holding the line open for you. There is a crackle in it, but it is still tomorrow over there.',
  },
  'kingsport-gate-card-12': {
    'the-underworld':
      'Two springs in one rock, one hot, one cold. Whoever drinks sees something, and pays at once, out of the other pocket.',
    'plateau-of-leng':
      'The priest in the yellow mask puts out a glove. It stops before the piece that you had least meant it to notice.',
    other: 'Here and there, on other hills, there are other fires. You count them, and each is one of you.',
  },
  'kingsport-gate-card-13': {
    'the-underworld':
      'The stair goes by their door, and it is supper time. There are nine landings, and a lamp upon each.',
    'plateau-of-leng':
      'The traders make room by their fire, grin, and pay for company in kind: a thing, or a thing that they know.',
    other: 'It comes down the shaft of light, rocking, and lies in your hand. No bird has gone over.',
  },
  'kingsport-gate-card-14': {
    'the-underworld':
      'The house stands empty at the end of the crypt street, and the one who wrote on its walls had time.',
    'city-of-the-great-race':
      'Two cones discuss, over your head, what a gate costs. You had much better not have learnt their language.',
    other: 'Dry leaves in the angle of two walls. You have not sat with your back to anything for days.',
  },
  'kingsport-gate-card-15': {
    'the-underworld':
      'They are small, white and many, and when one opens its mouth the word is finished at the other end of the cave.',
    'city-of-the-great-race':
      'You lie down beneath the hood, and are sitting in another’s shoes, with her pencil in your hand, in the middle of a word.',
    other: 'You stretch out an arm into what is not quite wall. Your fingers close, upon something or on a good idea.',
  },
  'kingsport-gate-card-16': {
    'the-underworld':
      'Your host was somebody’s uncle; he has set out the better bones. Over the brandy he shows you how it is done.',
    'great-hall-of-celeano':
      'They fall from your eyes, on to the open page, like a fish’s. Now you see what else is in there.',
    other: 'An ordinary sash window, in the middle of the rock. Behind the curtain someone turns on the light.',
  },
  'kingsport-gate-card-17': {
    'unknown-kadath':
      'White before, white behind, and the bells of the next yak. When you no longer hear it, you sit on your own pack.',
    rlyeh:
      'Your legs have been at sea too long. The slime is soft, the door is near, and somebody in it would carry you.',
    other: 'It changes as you look, always to something you have met, but never all of it.',
  },
  'kingsport-gate-card-18': {
    'unknown-kadath': 'The gate is as tall as weather, and onyx. You lay your hand on it, and the whole castle knows.',
    rlyeh: 'It is gaining. You throw the bag, then what was not in the bag, and then you think about your boots.',
    other: 'World upon world, like pears on an espalier. Which was the one with the bruise?',
  },
  'kingsport-gate-card-19': {
    'unknown-kadath':
      'A corridor miles long with torches higher than trees. At the end someone laughs, and you walk close to the wall.',
    'the-dreamlands':
      'Everything that you were taught here is written on the inside of your lids, and you are about to wake up.',
    other: 'The milestones count upward again. You are leaving tracks on your own tracks.',
  },
  'kingsport-gate-card-20': {
    'unknown-kadath':
      'On the waste stands something with its back to you. It has not come for you; it was merely standing.',
    'plateau-of-leng':
      'Between the peaks somebody is knitting, and the yarn is as thick as rope. Every way back has been used for it.',
    other: 'As though the sky had been set down on you for a moment, by someone who means to change hands.',
  },
  'kingsport-gate-card-21': {
    'unknown-kadath': 'You have reached the rim. There is nothing beyond it, and plenty of it.',
    'plateau-of-leng':
      'They know the way, say the two on the rope, and look at each other. It would take more out of you than out of them.',
    other: 'For as long as it takes to eat an apple nothing wants you. You save the core.',
  },
  'kingsport-gate-card-22': {
    'unknown-kadath':
      'The yard behind the castle, where they throw what is worn out. It has got teeth, and remembers being used.',
    'the-dreamlands':
      'By old right, says their speaker, with crumbs in his beard, all that is bound in skin belongs to them.',
    other: 'They pour round the corner, one over the other, like boys let out of school.',
  },
  'kingsport-gate-card-23': {
    'unknown-kadath': 'One end of it you have. At the other end they have begun to pull, and they do it all together.',
    abyss:
      'It steps out in front of the light that you were making for. There is the size of it, and there are the edges of light.',
    other: 'They know no words here, only shoves. You set your feet, and answer.',
  },
  'kingsport-gate-card-24': {
    'unknown-kadath':
      'At the gate sits a clerk with horns, turns your passport over once, and stamps your hand. Not in order.',
    abyss: 'The dark is coming down the passage at a good walking pace. So far you are ahead.',
    other:
      'In a cell where you can stand, a bar is loose. Each thing you know could be a tool, and your nails are another.',
  },
  'kingsport-gate-card-25': {
    'unknown-kadath':
      'It waits on the plain, taller than its own shadow, and you have come a long way to look at it. So look.',
    yuggoth:
      'The ferryman takes only what glitters. He holds the claw out flat, and whoever has nothing may as well walk, he means.',
    other: 'A thousand years rest on the lintel, and you are underneath, with a lamp.',
  },
  'kingsport-gate-card-26': {
    'unknown-kadath':
      'A board as wide as the hall, and you are standing on a square. Somewhere above they consider, and touch your hat.',
    rlyeh: 'You try to understand the street, and that is just what slows you down.',
    other: 'Left is loud, up is green, and downwards it is Tuesday. You fix your eyes on a button.',
  },
  'kingsport-gate-card-27': {
    'unknown-kadath':
      'There it is, all its towers lit, on the other side of a week. You take off your hat, for the sake of form.',
    'city-of-the-great-race':
      'You wake with hands that are not yours, on a desk you know. In the drawer lies all that your friend has found out.',
    other: 'The customs here begin with your hat and stop at nothing. Against payment, they let you keep a thing.',
  },
  'kingsport-gate-card-28': {
    'unknown-kadath':
      'You see it struck, as big as a pond, and hear nothing. But something in your blood has turned its head.',
    rlyeh: 'One thread you still have, from the first door, and it is thin, and it has become warm in your hand.',
    other: 'The corner where the walls meet gets sharper, and smokes.',
  },
  'kingsport-gate-card-29': {
    'unknown-kadath':
      'Here the countries meet, like four streets, and in the middle there is a lamp with nobody’s name on it. Your head is on all four roads.',
    'the-dreamlands':
      'The last camel is already on its feet. For a seat they take what you can spare, and tell you the news in return.',
    other: 'A door left open by mistake. It is shut again at once, but you had been passing.',
  },
  'kingsport-gate-card-30': {
    'unknown-kadath':
      'It is felt first in the cups. Then the nearest mountain lifts its skirts, and each gate in the world swings.',
    yuggoth:
      'It has been seventy years in the jar, and speaks slowly, so as to have it last. Ask while you are still yourself.',
    other: 'A puddle of the night has been left behind, and it gets up on four legs.',
  },
  'kingsport-gate-card-31': {
    'unknown-kadath':
      'A valley full of statues, each seated, each with your way of holding the head. The last has not been finished.',
    'the-dreamlands':
      'Temple steps, a roll, the ink gone pale as tea. You hold it up to the moon, letter by letter, till there is none.',
    other: 'It was under the stone that you had picked to sit on.',
  },
  'kingsport-gate-card-32': {
    'unknown-kadath':
      'There is a blank on the chart, and in the blank a mouth has been drawn, for lack of better knowledge. It was good knowledge.',
    'city-of-the-great-race':
      'They put a stylus in your hand: from the beginning, please, with sketches. Your pockets they inventory meanwhile.',
    other:
      'A wheel by the road, with symbols for hours. They let it go for each who comes along, and go by what he has on his brow.',
  },
  'the-underworld':
    'Under the cellars the caves, under the caves a land: pale woods, warm rock, and someone’s teeth at someone’s bones.',
  'unknown-kadath':
    'A castle of onyx on a mountain that is on no map. The gods of earth were at home here, and have gone out.',
};
