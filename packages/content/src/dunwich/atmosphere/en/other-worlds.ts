import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'dunwich-gate-card-1': {
    'great-hall-of-celeano':
      'Under your name it gives a birth, a hat size, three loves and an end. You had meant to look only at the hat.',
    'lost-carcosa':
      'The lake draws back and there is an island in it, wet, green, and put together by someone who hated corners.',
    other: 'Grass stirs, then the grass nearer by. You have not been alone since the milestone.',
  },
  'dunwich-gate-card-2': {
    'the-dreamlands':
      'Two bearded priests bar the stair to the deeper sleep. They would like to know by what right you dream.',
    'lost-carcosa':
      'Behind the theatre there is a hole, and the hole has a draught as if the earth were breathing out.',
    other: 'You sit down to shake a stone out of your boot, and the shadows are a good deal longer.',
  },
  'dunwich-gate-card-3': {
    abyss: 'A flute, very far off. Everything here goes round it slowly, like water round a drain, and so do you.',
    'lost-carcosa':
      'An arm of the lake comes up on the quay, feels about among your things as in a drawer, and chooses.',
    other: 'Three times you have passed this thornbush. Today you notice that it has a latch.',
  },
  'dunwich-gate-card-4': {
    yuggoth:
      'On the ice bridge stands a thing like a coat rack, and somebody has hung wings on it. It has been told to wait for you.',
    'lost-carcosa': 'The stone is well cut, your name is spelt correctly, and the moss has been at it for years.',
    other: 'A thousand crystals hang in the hall. One, they say, will send you on, and the others ring.',
  },
  'dunwich-gate-card-5': {
    'great-hall-of-celeano':
      'The keeper of the keys has only one for sale, and he is sorry about the price, but look at the ward.',
    'lost-carcosa':
      'A small man with no ears sits on the kerb, and what he says is true of everyone but gets truer of you.',
    other: 'There is daylight behind it, and grass. The rust has had longer than you have.',
  },
  'dunwich-gate-card-6': {
    'the-dreamlands':
      'From the ridge you see a lit window, and in it everybody you have ever missed, sitting down to supper.',
    'lost-carcosa': 'The twin suns go into the lake and hiss. What is left of the light has nowhere to stand.',
    other: 'Walls up to the knee, a hearth, a well. People leave so much when they leave quickly.',
  },
  'dunwich-gate-card-7': {
    abyss: 'It is so dark that you cannot tell how large it is, and you rest your head against it.',
    'lost-carcosa':
      'On a balcony, a woman sings to the empty square. You know the next line, and no longer how to tie a knot.',
    other: 'Whoever camped here had a Boston tobacco and a pencil. He was of your opinion about the moon.',
  },
  'dunwich-gate-card-8': {
    yuggoth: 'The caps are as wide as parasols, and the air below them is soft, brown and very old. You yawn.',
    'lost-carcosa':
      'A table laid, a hoop in the street, a curtain that still moves. Nobody has fled; they were called away.',
    other: 'Thirty days along the canal, and in the end you have it by heart.',
  },
  'dunwich-gate-card-9': {
    'the-dreamlands':
      'Two towers on two capes, one white, one whiter. Between them a ship comes home with all her lamps lit.',
    'another-time':
      'They are twenty and share an umbrella. He has your nose. You ask them the time and are careful to thank them.',
    other: 'Sideways, holding your breath, with your hat in your hand. On the far side someone is frying onions.',
  },
  'dunwich-gate-card-10': {
    'plateau-of-leng': 'The giant at the pass is asleep with his back to his hoard. His eyelids do not quite reach.',
    'another-time': 'It lies in the grass of a June thirty years ago, where you dropped it.',
    other: 'Left a lane with hedges, right a lane with hedges. A dog barks down one of them, a dog you know.',
  },
  'dunwich-gate-card-11': {
    'city-of-the-great-race': 'You press the one in the middle. It is always the one in the middle.',
    'another-time': 'The orchard, the swing, the gate that would not shut. It is still that afternoon here.',
    other: 'Between two stones gleams an edge too good for such a place. You have to lie flat to reach.',
  },
  'dunwich-gate-card-12': {
    'great-hall-of-celeano':
      'The catalogue has a catalogue. On its last card someone has pencilled where everything is that ought not to be here.',
    'another-time':
      'Terrace over terrace, and every leaf is dripping. A gardener puts a fig in your hand and goes on watering.',
    other: 'Something large looks at you over a wall, chews, and loses interest.',
  },
  'dunwich-gate-card-13': {
    'the-dreamlands':
      'A child hangs it about your neck and runs away laughing. It is black, and warm, and has been worn before.',
    'another-time': 'They say it burnt. Here it is a Tuesday, and the reading room is cool, and you may borrow one.',
    other: 'What a mess the tide makes, on this shore as on any other. You turn things over with your toe.',
  },
  'dunwich-gate-card-14': {
    'plateau-of-leng':
      'Behind the silk mask something names its fee. It would come out of a part of you that you seldom use.',
    'another-time': 'This is the first mud of the world, and it has opinions. It takes hold of both your ankles.',
    other: 'An ox, a hand, a man with a ladder, and then the thing that the ladder is for.',
  },
  'dunwich-gate-card-15': {
    'city-of-the-great-race':
      'The helmet is made for a cone. They have stuffed it with felt, and they are all very kind about it.',
    'another-time': 'The palace is on fire and nobody cares for the pictures. You cut one out with a fruit knife.',
    other: 'What it is for, you cannot say. It has a handle, and that is more than can be said for most things here.',
  },
  'dunwich-gate-card-16': {
    'great-hall-of-celeano':
      'Half a leaf, burnt at the edge. What you have read at home now turns out to have been the other half.',
    'another-time': 'In the square of a city that is not founded yet you stand in bronze, older, and looking pleased.',
    other: 'An old hermit on the opposite cliff raises his arm, draws something large in the air and goes in.',
  },
  'dunwich-gate-card-17': {
    rlyeh:
      'The door is half an acre, and it stands ajar. The arm that comes through it is still asleep, up to the elbow.',
    'another-time':
      'In a street of your own town, in no year that you know, something raises its head from a corner and has you.',
    other: 'The ledge is two feet wide, then one. Far down, the fog; beyond the bend, as you would swear, a tram bell.',
  },
  'dunwich-gate-card-18': {
    'plateau-of-leng':
      'Purple, fat and quick on the scree, one to each boulder. The nearest lifts its forelegs, like somebody about to pray.',
    'another-time':
      'The last five sit round the last fire. They have a language of forty words and are losing one of them as you come.',
    other: 'The hollow is full of a scent like hay. You put down your bag, only to change hands.',
  },
  'dunwich-gate-card-19': {
    'the-dreamlands': 'The stepping stone under your boot turns out to be a turtle, and it has had enough.',
    'another-time':
      'Everyone is in mask, the clock is striking, and no one leaves before it has finished. It is at forty.',
    other: 'The plain slides out from under you like a cloth from beneath the plates.',
  },
  'dunwich-gate-card-20': {
    abyss: 'They talk in the rock, fast, like squirrels, and what they say crowds out what you had learnt.',
    'another-time':
      'You look down at pincers, and a great cone, and through the window you see yourself walk off with your umbrella.',
    other: 'The bridge has eight pillars. On this side of the water you had counted seven.',
  },
  'dunwich-gate-card-21': {
    rlyeh: 'The street runs with water, and now the water does not run off. The whole island sighs and lets go.',
    'another-time':
      'Ferns as tall as steeples, dragonflies like kites. Something eats its way towards you, breathing through its mouth.',
    other: 'Trunk after trunk after trunk. Towards evening you would be glad to meet anything.',
  },
  'dunwich-gate-card-22': {
    'plateau-of-leng':
      'Its talons close round your coat like a porter’s hand. It was sent, and it knows the way to a black throne.',
    'another-time':
      'They have not seen buttons before. The smith, who is also the priest, cannot decide which of the two should see to you.',
    other: 'Not a plank in sight, and the swell as slow as sleep. The mouth fills with salt, then the mind.',
  },
  'dunwich-gate-card-23': {
    'the-dreamlands':
      'They have dug all the way to Rivertown, and are obliging guides. You try not to see what they bring along to eat.',
    'another-time': 'You are born, you learn a trade, you marry, you are buried with honours, and it is five past six.',
    other: 'The wall is soft and has lips. They are not large ones, but there are a good many.',
  },
  'dunwich-gate-card-24': {
    abyss:
      'You are carried, you cannot see by whom. They set you down on a cold table, and purses fall from their sleeves.',
    'another-time': 'Shells, eight legs, and a museum of their own. The last case but one is marked with your species.',
    other: 'It has hung its lantern on a tree, so as to have its hands free.',
  },
  'dunwich-gate-card-25': {
    rlyeh: 'Put your ear to the stone: it dreams, aloud, and it is about you, but as one dreams of a draught.',
    'lost-carcosa':
      'The throne stands on the beach, facing away. He who sits in it asks you, kindly, to come round to the front.',
    other: 'Whatever it is, it stops when you stop. It has started to whistle.',
  },
  'dunwich-gate-card-26': {
    'city-of-the-great-race':
      'In the archive beneath the archive, a drawer has been left on the catch, and the warder is counting his pincers.',
    'lost-carcosa': 'One is white, the other is nearer. They look at each other across you.',
    other: 'A gap in the hedge, the width of a dog. Through it the air is ordinary.',
  },
  'dunwich-gate-card-27': {
    yuggoth: 'They have gathered it in basins, cold and bright as milk. Hold your hands in it, signs the keeper.',
    'lost-carcosa': 'A spire, a dome, a row of lit windows, an hour off. It has been an hour off for three days.',
    other: 'Under the culvert it has made a bed of hats.',
  },
  'dunwich-gate-card-28': {
    'the-dreamlands':
      'The king lays aside his crown and is homesick for Cornwall. Whoever has news of rain is welcome.',
    'lost-carcosa': 'It rises, and it is in front of the towers, not behind. You work this out, and wish you had not.',
    other:
      'The chase is close, the river small and far below. You take off your spectacles and put them in your breast pocket.',
  },
  'dunwich-gate-card-29': {
    rlyeh:
      'The glass is red with rust, and yet somebody moves in it. She holds out a hand, and there is something in it for you.',
    'lost-carcosa': 'It hangs low over the roofs and has a look in it. You may stare back or duck.',
    other: 'Map, compass, coin: you have asked all three by now. You sit down on your luggage.',
  },
  'dunwich-gate-card-30': {
    'city-of-the-great-race':
      'The block bears a brand, like a steer. With the right word it would come apart along the sign.',
    'lost-carcosa': 'Yours is the longest. It has got as far as the palace and waits there for you.',
    other: 'A bird sets out from the other side of the valley. It grows old on the way.',
  },
  'dunwich-gate-card-31': {
    yuggoth: 'Valley beside valley, all alike, all blue, and the wind has swept out any tracks but your own.',
    'lost-carcosa': 'Far out on the lake somebody calls, twice, and the third time it comes from your own mouth.',
    other: 'The cuff you had hold of tears. For a moment you are holding on to a button.',
  },
  'dunwich-gate-card-32': {
    'the-dreamlands': 'Up through the floor of the inn come their hands, thin as smoke, feeling for someone warm.',
    'lost-carcosa': 'Somebody follows you in rags, over marble, with naked feet. The footfall is a royal one.',
    other: 'There were four of them round your fire, when you nodded, and now there is one shoe.',
  },
  'another-time':
    'Same sky, same river, and everybody you meet is either not born or long mourned. Keep your watch wound.',
  'lost-carcosa':
    'Black stars, a lake of cloud, and towers that no one has come out of. The play is said to have been true.',
};
