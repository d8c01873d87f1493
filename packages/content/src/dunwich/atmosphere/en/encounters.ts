import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of the encounters in the box's own streets, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'backwoods-country-1': {
    'cold-spring-glen': 'The skull is a deer’s, and someone has drilled the Pleiades into the forehead. It looks up.',
    'whateley-farm':
      'A black smear on the barn door, a yard wide, higher than a ladder. There is the print of a nostril in it.',
    'wizards-hill': 'Out of the stones a voice names a sum, like an auctioneer, and then who is to pay it.',
  },
  'backwoods-country-2': {
    'cold-spring-glen':
      'A girl is bathing her feet in the brook and keeping an eye on the road. Five dollars, she says, and nobody will look for her.',
    'whateley-farm': 'Between two logs something pale, rolled up. The spiders have left a space all round it.',
    'wizards-hill':
      'You put your shoulder to the stone and it falls. You look round at the gate, and it is standing again.',
  },
  'backwoods-country-3': {
    'cold-spring-glen':
      'They begin at dusk, one, then all, and they breathe as you breathe. Then they get ahead of you.',
    'whateley-farm':
      'The neighbour knows which plank is loose and when the old man sleeps. What else may wake, he does not know.',
    'wizards-hill':
      'It lies on the last ledge, where the grass ends, and it glitters. Below, quite small, the tops of the firs.',
  },
  'backwoods-country-4': {
    'cold-spring-glen':
      'The bank gives way, and you go down in the company of half the hillside. A cold stone lap receives you.',
    'whateley-farm': 'Three cows are standing in the yard, upright out of habit, and white about the lips.',
    'wizards-hill':
      'The professor rubs charcoal over the letters, line by line. He would be done by now, had he not begun to understand.',
  },
  'backwoods-country-5': {
    'cold-spring-glen': 'Wet leaves over wet rock, and the glen drops on the left side, where the cold comes from.',
    'whateley-farm':
      'The upper floor has no windows any more, only boards. Something leans on them, from inside, in turn.',
    'wizards-hill': 'The hilltop turns under you like a plate on a stick. You sit down, and that is worse.',
  },
  'backwoods-country-6': {
    'cold-spring-glen': 'You pull at the moss for a handhold. It comes away, and it has legs.',
    'whateley-farm': 'The windlass is stiff, the rope is heavy. It may be the bucket only, after so many years.',
    'wizards-hill': 'A pebble rolls from your foot and goes on rolling. Deep inside the hill something stops snoring.',
  },
  'backwoods-country-7': {
    'cold-spring-glen':
      'She sits under the waterfall, green with age, both palms held out. They have been worn smooth by giving.',
    'whateley-farm':
      'The back door is on the latch, a lamp on the table, beside it a flask over a blue flame. There is one chair, pushed back.',
    'wizards-hill': 'Under the turf it knocks. You had not knocked.',
  },
  'backwoods-country-8': {
    'cold-spring-glen':
      'Other pilgrims have been here, years ago: a ring, a chalice, a row of candle ends, all at the feet. The hands are empty.',
    'whateley-farm': 'It lies across the path, shot twice, a good dog’s face. At the shoulders it stops being a dog.',
    'wizards-hill': 'The wind among the pillars offers terms. It knows what you are worth, to the penny.',
  },
  'backwoods-country-9': {
    'cold-spring-glen':
      'She has wet shoes, a torn map, and two men from Boston behind her. She asks if you can keep a straight face.',
    'whateley-farm':
      'Under the ashes of the first house, slate. Under the slate, names, and yours would fit into the gap.',
    'wizards-hill':
      'A man stands among the stones and laughs, heartily, as at a joke of yours. The air behind him joins in.',
  },
  'backwoods-country-10': {
    'cold-spring-glen': 'Over the glen the sky is clear, and much too deep. You find you have hold of a root.',
    'whateley-farm':
      'He has brought a rope, a lantern and a good deal of courage in a jug. His dog has refused to come.',
    'wizards-hill': 'Laughter first, then the man. Then, where he pointed, a crack in the evening, with stars in it.',
  },
  'backwoods-country-11': {
    'cold-spring-glen':
      'The water is so clear that you see the coins on the bottom, and cold enough to make you laugh.',
    'whateley-farm':
      'A ledger, half in cipher. The old man wrote down everything: what he called, and, here and there, how to stop.',
    'wizards-hill':
      'His hands are black with charcoal, his spectacles too. “One more column,” says the professor, who has not eaten.',
  },
  'backwoods-country-12': {
    'cold-spring-glen': 'Something has slid into the pool. The rings come to your feet and stop there.',
    'whateley-farm': 'The pages have been used to light the stove, the last ones first. Thirty or so are left.',
    'wizards-hill':
      'There is no one on the hill. You are aware of being weighed, coldly, against something you cannot see.',
  },
  'backwoods-country-13': {
    'cold-spring-glen':
      'A stone slab with a channel round its edge, and a place at the corner for the cup. It has been waiting.',
    'whateley-farm': 'From under the sill comes a trickle, then a stream, then a shape to go with it.',
    'wizards-hill':
      'The voice is dry, low to the ground and unhurried. It has bought better people, it says, for less.',
  },
  'backwoods-country-14': {
    'cold-spring-glen':
      'You roll down your stockings at the ford and count them: eleven, twelve. The thirteenth is not on the leg.',
    'whateley-farm': 'Hens’ feathers, tallow, a circle raked over in a hurry. They forgot the paper under the stone.',
    'wizards-hill':
      '“No hurry about paying,” says the dark man, and closes your fingers round it. “I send for it when I need it.”',
  },
  'village-commons-1': {
    'bishops-brook-bridge':
      'On the railing of the covered bridge hangs a coat, and it is nobody’s. In its pocket is something that a conductor has punched.',
    'darkes-carnival':
      'She plays two notes and the basket opens. Much later you notice that you have been swaying, too.',
    'dunwich-village':
      'They hold hands, speak in turn, and have decided between them that they like you. Or not: they are whispering again.',
  },
  'village-commons-2': {
    'bishops-brook-bridge':
      'A roadster with its bonnet up, and a couple in furs who have never seen a spanner. They would be grateful.',
    'darkes-carnival':
      'Six bottles, three balls, and a booth keeper who looks away at the right moment, or the wrong one.',
    'dunwich-village':
      'The squire’s leg is bad and the hill is steep. He leans on you as far as the post office, and is no miser.',
  },
  'village-commons-3': {
    'bishops-brook-bridge':
      'A folding table beside the ditch, a lamp, a cloth. He lifts a corner of it for you, and only for you.',
    'darkes-carnival': 'Behind glass sits half a woman made of wax. A penny slot, a whirr, and the cards go round.',
    'dunwich-village':
      'She has taught three generations here and knows whose fathers were whose. Under the pier glass she pours you tea.',
  },
  'village-commons-4': {
    'bishops-brook-bridge':
      'The sheriff leans over and opens the door from inside. He has to get away from here anyhow, he says.',
    'darkes-carnival': 'Forty of you walk in, all wearing your hat. One turns left.',
    'dunwich-village':
      'The coffin is on the grass, its lid beside it. The lining has been put to use by something small.',
  },
  'village-commons-5': {
    'bishops-brook-bridge':
      'A boy with a yellow beard and no chin asks where you come from, and again, and stands in the way.',
    'darkes-carnival':
      'Lemonade, sausages, a bench in the shade. The woman at the pan salts with three fingers; she has no more.',
    'dunwich-village':
      'Over the oak on the common the air goes brown, like an old photograph, and there is a crowd in it.',
  },
  'village-commons-6': {
    'bishops-brook-bridge':
      'The deputy catches his boot in a gap of the planks, and everything in his pockets goes ahead of him.',
    'darkes-carnival':
      'He counts heads, he is one short, and looks at your shoulders. “Can you hold a lion?” asks the ringmaster.',
    'dunwich-village': 'The men on the store porch go on whittling. As to the hill, they say it is a hill.',
  },
  'village-commons-7': {
    'bishops-brook-bridge':
      'A farmer hands you the fork of hazel. “Keep your elbows in,” he says, “and don’t think of water.”',
    'darkes-carnival': 'Darke receives in a wagon without windows. He turns your hand over, like a butcher a cut.',
    'dunwich-village': 'Curtains, a curtain, a hand at a curtain. In the whole street only the pump speaks to you.',
  },
  'village-commons-8': {
    'bishops-brook-bridge':
      'Two headlamps come on at once, at either end of the bridge. They had been told what you look like.',
    'darkes-carnival':
      'He comes running between the tents, in half a costume, with the whole show after him. Your foot is out before you think.',
    'dunwich-village': 'A cart of apples, and on the box a man who owes you a favour. He clears a space with his boot.',
  },
  'village-commons-9': {
    'bishops-brook-bridge':
      'Shoes off, socks off. The brook has come all the way from the hills and minds its own business.',
    'darkes-carnival': 'The horses are carved with love, all but the black one. It is the only one free.',
    'dunwich-village': 'The benches face a wall, not a pulpit. On the wall, under the limewash, somebody kept minutes.',
  },
  'village-commons-10': {
    'bishops-brook-bridge':
      'In the middle of the bridge, in the mist, it waits with its arms on the rail, like someone in no hurry.',
    'darkes-carnival':
      'At the top it stops. You can see three counties, and a pattern in the roads that no one down there can see.',
    'dunwich-village':
      'It winks between two cobbles of the main street. Nobody stoops, because everybody is looking at you.',
  },
  'village-commons-11': {
    'bishops-brook-bridge':
      'You come out on the other side. The planks were right, the echo was right, the town at the end is not.',
    'darkes-carnival':
      'For a dollar, the barker calls, what is in every house and nobody will admit to. Three rooms, no candles.',
    'dunwich-village': 'The boy at the pump speaks without moving his lips. It is about the hill, and about Tuesdays.',
  },
  'village-commons-12': {
    'bishops-brook-bridge': 'The third board is grey, the fourth is new, the fifth complains of you already.',
    'darkes-carnival': 'In the last cage is a notice: back in five minutes. You wait for it. You are glad of the bars.',
    'dunwich-village': 'She is a hundred and three, and sits by the fire with her eyes shut, mending a net of words.',
  },
  'village-commons-13': {
    'bishops-brook-bridge':
      'Half under the ballast, half in the mud: a card with gold edges, stamped for all stations.',
    'darkes-carnival': 'A hammer, a bell at the top of a pole, and a strong man who would love to be beaten for once.',
    'dunwich-village':
      'He pulls down the blind of his shop and two glasses out from under it. The second round, he says, is at Hibb’s.',
  },
  'village-commons-14': {
    'bishops-brook-bridge': 'Round the bend comes a Ford full of song, on your side, then the other, then yours.',
    'darkes-carnival': 'A table painted with signs: toss a dime, win a prize. They have left out the sign for losing.',
    'dunwich-village': 'He has been shouting before you came, at the hens. Now there is somebody to shout at.',
  },
  'blasted-heath-1': {
    'devils-hopyard': 'He gathers grey caps into his hat, and hums. He knows you for one who has words to spare.',
    'gardners-place': 'The attic door is nailed up. From the stairs you hear her getting down on all fours.',
    'harney-jones-shack':
      'Two rockers, one jug, and the old man telling what the cows saw. He leaves a pause where you might ask.',
  },
  'blasted-heath-2': {
    'devils-hopyard': 'The air stands among the trees like wool. Each breath has to be pulled out by hand.',
    'gardners-place':
      'He would not take the short cut by the well, not in forty years. What he asks for, he will bury there.',
    'harney-jones-shack':
      '“Apples,” says Harney Jones, of a drink as clear as window glass. It takes the varnish off the table.',
  },
  'blasted-heath-3': {
    'devils-hopyard': 'They lie in a ring, nose to tail, their eyes open and white. Even the flies keep out.',
    'gardners-place': 'In the hollow is a lump of metal that will not settle on a shape, or on a colour.',
    'harney-jones-shack':
      '“Take it away,” he says, “it only gets looked at.” It stood on his windowsill for twenty years.',
  },
  'blasted-heath-4': {
    'devils-hopyard': 'All the trunks are carved, as lovers carve them, but the hearts have too many chambers.',
    'gardners-place': 'The corn is eight feet tall and shines enough to read by. There is not one grain in it.',
    'harney-jones-shack':
      'Churns, harness, half a plough, a birdcage. He pays you no heed and oils a hinge that belongs to nothing.',
  },
  'blasted-heath-5': {
    'devils-hopyard': 'From the rise you can see it: the stones are set like a question. You pace it out.',
    'gardners-place': 'Human, as far as the brow. Above the brow it had gone on thinking.',
    'harney-jones-shack': 'The chair is still rocking. You sit in it a while, out of courtesy to the chair.',
  },
  'blasted-heath-6': {
    'devils-hopyard': 'It tastes of nothing. Then of iron, then of a tune, and then you know what the tune is for.',
    'gardners-place':
      'Two boys crouch in the broom and dare each other. They have been here every evening, and have kept count.',
    'harney-jones-shack':
      'A padlock, cold ashes, a note for somebody called Bea. The dog looks at you and goes back to sleep.',
  },
  'blasted-heath-7': {
    'devils-hopyard':
      'Whatever it was going to become, it has not agreed with it. It drags itself out of the ditch towards you.',
    'gardners-place': 'It sits in the furrow, pink as a hand, and looks at you with a great deal of patience.',
    'harney-jones-shack':
      '“Got it off a tinker,” he says, snaps his fingers, and the lamp goes out by itself. He shows you twice.',
  },
  'blasted-heath-8': {
    'devils-hopyard':
      'He is back under the twisted trees with a sack, and the sack is heavier. For a good verse he would put it down.',
    'gardners-place': 'Water ought not to say your name. It says it nicely, and you have set one foot on the rim.',
    'harney-jones-shack':
      'There is a heap behind the outhouse that he calls his bank. You may have a dig, if you put back the turf.',
  },
  'blasted-heath-9': {
    'devils-hopyard': 'You are hungry, of a sudden, for something you would have to ask the name of. It grows here.',
    'gardners-place':
      '“They were good neighbours,” he says, “till it came down.” He cannot leave without having done something about it.',
    'harney-jones-shack': 'No smoke from the pipe, no boots by the door. Rain drums on the jug that he left out.',
  },
  'blasted-heath-10': {
    'devils-hopyard': 'Out of the ground comes a warmth, sweet as a brewery. The horizon gets up and lies down again.',
    'gardners-place': 'It was in the pigsty with the others, and it outgrew them, and then there were no others.',
    'harney-jones-shack':
      'His hat is on his chest. On the table is a list, and behind your name is written what you are to have.',
  },
  'blasted-heath-11': {
    'devils-hopyard':
      'The roots have lifted a slab. Steps go down, cut small, for small feet or for very careful ones.',
    'gardners-place': 'There is a tear above the well kerb, no longer than a hand. A colour comes out of it first.',
    'harney-jones-shack': 'It is yellow, it stinks of mutton, and he has smeared it on mules. “Hold still,” he says.',
  },
  'blasted-heath-12': {
    'devils-hopyard':
      'Somebody coughs in there and calls for help, in a voice you think you know. The smoke is coming out of the ground.',
    'gardners-place': 'You drink from the trough before you think. It fizzes all the way down into your feet.',
    'harney-jones-shack': 'He gives you a knife and a piece of pine. By supper it is a duck, more or less.',
  },
  'blasted-heath-13': {
    'devils-hopyard':
      'Smoke again between the trees, and someone in it. You tie a wet cloth over your mouth, or you do not.',
    'gardners-place': 'The apples here are the size of heads and you have eaten one. You could lift the barn.',
    'harney-jones-shack':
      'A pot that has not been empty since the war. He fishes you out a piece of something, and bread to go with it.',
  },
  'blasted-heath-14': {
    'devils-hopyard':
      'Whatever broke up over these woods, it rained down in pieces. Most of them have been fenced in by brambles.',
    'gardners-place':
      'You turn it over in your hands and it seems to be turning you. The hollow behind the eyes would just take a thumb.',
    'harney-jones-shack':
      'He has spread a blanket on the porch, with his things on the left of it. The right side is for yours.',
  },
};
