import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of the encounters in the box's own streets, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'central-hill-1': {
    '7th-house-on-the-left':
      'The professor crouches behind the widow’s hydrangeas, opposite the study window. “Tonight,” he whispers, “or not at all.”',
    'congregational-hospital':
      'Mops, buckets, and a bolt that somebody has just shot from outside. There is a slit of light, and rounds are at seven.',
    'st-erasmuss-home':
      'Four captains without a ship, a deck with five aces. They make room, and none of them asks you for a thing.',
  },
  'central-hill-2': {
    '7th-house-on-the-left':
      'A hat among the rose bushes says “Pst”. He has been after that diary for eleven years, and the light has just gone out.',
    'congregational-hospital':
      'An orderly with forearms like hams sets your collarbone on the way past and goes on whistling.',
    'st-erasmuss-home':
      'A bell, a nun, an arm pointing to the gate. “The gentlemen get so lively,” she says, “when there are stories.”',
  },
  'central-hill-3': {
    '7th-house-on-the-left':
      'Three kinds of biscuit, and a chair that was grandmother’s. The cup is so thin you can see your finger through it.',
    'congregational-hospital':
      'What you took for a heap of bandages has no beginning. It is flowing, very slowly, over the edge of the slab.',
    'st-erasmuss-home':
      'He was mate on the last whaler and tells it in the old words. Half of it is knots; the rest is true.',
  },
  'central-hill-4': {
    '7th-house-on-the-left': 'She begins in 1639, with a cow. It has got dark, and the cow is still alive.',
    'congregational-hospital':
      'Two spades against the wall, two men with bread and onions. From their hill you see every grave, and which are new.',
    'st-erasmuss-home':
      'Forty sail went out on St. Erasmus’ day, he says, and knocks on the table, forty times. In between you hear the sea.',
  },
  'central-hill-5': {
    '7th-house-on-the-left':
      'They stand in the bookcase behind glass, and she has the key about her neck. One would need to ask very nicely.',
    'congregational-hospital':
      'Between the rows of crosses a light goes up and down, green, at the pace of somebody looking for a name.',
    'st-erasmuss-home':
      'The keeper has come for his brother’s birthday. “Come up and see it lit,” he says; his cart is at the door.',
  },
  'central-hill-6': {
    '7th-house-on-the-left':
      '“Grandfather’s books are not for reading,” she says. But she has set down the teapot and is thinking it over.',
    'congregational-hospital':
      'The crypt door has been pushed open from below, by what had nothing else to do for a hundred years but be patient.',
    'st-erasmuss-home':
      'Between the model ships squats a thing from the other hemisphere. The old men have turned their chairs away from it.',
  },
  'central-hill-7': {
    '7th-house-on-the-left':
      'Hollyhocks, a fence, a neighbour on either side of it. You say good evening, and at ten you are still saying it.',
    'congregational-hospital':
      'It ticks on his wrist, so nobody thought of asking whether he was dead. The attendant has gone for the sheet.',
    'st-erasmuss-home':
      'The ship’s doctor is ninety and still has the bag. “Open,” he says, and his hand shakes only until it begins.',
  },
  'central-hill-8': {
    '7th-house-on-the-left':
      'Behind the preserves there is a draught, behind the draught a stair. It comes out, to judge by the gulls, very high up.',
    'congregational-hospital':
      'He looks like a cheese, and the holes go right through. Something in his jacket they left whole.',
    'st-erasmuss-home':
      'It is the chest of a man who never came back for it, and on the lid stands something that has not taken its eyes off the door.',
  },
  'central-hill-9': {
    '7th-house-on-the-left':
      'She rises, puts a hand to her temple, and her shadow stays in the chair. “You will excuse me,” she says.',
    'congregational-hospital':
      'The young doctor has a lamp, a syringe, and eyes like a boy before Christmas. He lacks a second pair of hands.',
    'st-erasmuss-home':
      'In the corner bed someone goes on describing what came up with the net. The nurse has cotton wool in her ears.',
  },
  'central-hill-10': {
    '7th-house-on-the-left':
      'The ash cans are out, and on top of the peelings lie sheets with corrections in three colours.',
    'congregational-hospital':
      'A root, you tell yourself, bending to free your boot. It has let go, and taken hold again higher.',
    'st-erasmuss-home':
      'He carves whales from whalebone, and you have one in your hand before you have looked at it. “Two dollars, for you.”',
  },
  'central-hill-11': {
    '7th-house-on-the-left':
      'The wall goes thin, and there is the old town: torches, a procession, and everybody in it is on the way here.',
    'congregational-hospital':
      'You share a bench with him, and a sandwich. He tells you the average, calmly, and how far this month is above it.',
    'st-erasmuss-home':
      'She fights for breath between the words, and each is worth it. She wants to learn something before it is over.',
  },
  'central-hill-12': {
    '7th-house-on-the-left':
      'Under the parlour run passages as wide as a wagon, and in the silence of the tea things someone hurries through.',
    'congregational-hospital':
      'The stoker is off duty and his locker stands open. Behind the boiler there is everything that patients have forgotten.',
    'st-erasmuss-home':
      'Granny has sent the priest away once more. She feels your hand all over, as though something in it were hers.',
  },
  'central-hill-13': {
    '7th-house-on-the-left': 'They were in the flour bin, and she wants two dollars, since she has had to sift.',
    'congregational-hospital':
      'He drags it from grave to grave, and it drags back. He has sat down with it now, and has shut his eyes.',
    'st-erasmuss-home':
      'A nephew writes that he is cutting letters all night for a customer who pays in old gold. She lets you read it twice.',
  },
  'central-hill-14': {
    '7th-house-on-the-left':
      'The carters have lost half a load before the seventh house. Among the bottles, something returns the moon.',
    'congregational-hospital':
      'He has moved the lamp to the cold room and rolled up his sleeves. On the third table a finger beats time.',
    'st-erasmuss-home':
      'On the tooth of a sperm whale, the whole voyage, scratched in fine lines. At the back he has put in what they were told there.',
  },
  'harborside-1': {
    '607-water-st':
      'He sits among his painted stones, and looks up, and right through you, like a needle through cloth.',
    'north-point-lighthouse':
      'The lamp burns, the kettle is warm, the logbook is open at tomorrow. You call up the stairs, and your voice comes down.',
    'the-rope-and-anchor': 'He draws beer from the left-hand tap, and news from the right. Two dollars a glass.',
  },
  'harborside-2': {
    '607-water-st':
      '“You have been expected since the year of the great gale,” he says, “and you are late.” Behind him the bottles swing.',
    'north-point-lighthouse':
      'A galley, against the wind, without a light. The oars strike all at once, and far too gently.',
    'the-rope-and-anchor':
      'Somebody starts it at the window, and by the second verse even the barman has his arm about somebody’s neck.',
  },
  'harborside-3': {
    '607-water-st': 'A lump of lead swings in the bottle, on a thread. You clear your throat, and it turns round.',
    'north-point-lighthouse':
      'The door to the gallery bangs, steps go down the iron stair, two at a time. If he gets to his boat, he is gone.',
    'the-rope-and-anchor': 'It is Saturday, three deep before the counter, and everyone is leaning against everyone.',
  },
  'harborside-4': {
    '607-water-st':
      'There is nobody in the hall, and it has you by the collar. The bottles clink like people laughing behind their hands.',
    'north-point-lighthouse':
      'The glass is falling, the wick is wet, and out there, where the rocks are, somebody is counting on you.',
    'the-rope-and-anchor':
      'He went out for air and did not come in again. It lies there still, on the bench, in the shape of his seat.',
  },
  'harborside-5': {
    '607-water-st':
      'You knock, and a book is pushed out under the door to you, spine first. Inside someone sits down again.',
    'north-point-lighthouse':
      'His coat is on the hook, still swinging, and the trapdoor to the rocks is up. He rows better than you.',
    'the-rope-and-anchor':
      '“That ship? That cargo? That light?” The barman rubs a thumb along his forefinger, each time.',
  },
  'harborside-6': {
    '607-water-st':
      'At the gable window someone sits with his back to the street, and speaks to the panes, distinctly. You stay below in the rain.',
    'north-point-lighthouse':
      'She lies out in the roads, rigged in a way no yard would do it, and has a ladder down. The water is like ink.',
    'the-rope-and-anchor': 'One pot, nine spoons. A tenth is found for you, and somebody wipes it.',
  },
  'harborside-7': {
    '607-water-st': 'Doubloons, in stockings, in tins, in the clock. He snores upstairs, and it sounds quite real.',
    'north-point-lighthouse':
      'You see no sails, and hear them, close-hauled, going by. The beam has caught on something that it cannot show.',
    'the-rope-and-anchor':
      'It was off Borneo, or it was his cousin. The ice melts, the parrot dies, and then it was off Java.',
  },
  'harborside-8': {
    '607-water-st':
      'He hangs it round your neck on a tarred string. “Don’t count what’s in it,” says he, “it changes.”',
    'north-point-lighthouse':
      'In the oil store, behind the barrels, a seaman’s chest; the keeper’s father was given it, by one with wet cuffs.',
    'the-rope-and-anchor':
      'By the third grog the mermaid has been married twice. Nothing of it is of any use, and nobody goes home.',
  },
  'harborside-9': {
    '607-water-st':
      'A leather bag lies on the mat with no letter. It is warm at the bottom, as though something in it had curled up.',
    'north-point-lighthouse':
      'The keeper’s grandfather sailed past the edge, in white, to the south, and made a list of the harbours. Two are left out.',
    'the-rope-and-anchor': '“Time,” the barman calls, and turns up the chairs with the people still on them.',
  },
  'harborside-10': {
    '607-water-st':
      'You pull the bell, and it rings in the house next door. The stones in the yard have drawn a little closer.',
    'north-point-lighthouse':
      'Down on the rocks they sing three-part, in no language, and just as she used to, in the kitchen.',
    'the-rope-and-anchor':
      'He was a philosopher, he says, before he went up there. Something at the pane is trying to fetch him back.',
  },
  'harborside-11': {
    '607-water-st':
      'The fish-wife guts, the cooper hoops. Of number six hundred and seven they have never heard, and they speak very low.',
    'north-point-lighthouse':
      'Three rods on the breakwater, three pipes. Nothing is biting, and in their opinion that is just as well.',
    'the-rope-and-anchor':
      'Halfway through the window, legs out, he calls for a hand. What has him outside is not calling.',
  },
  'harborside-12': {
    '607-water-st': 'Six bottles, six pendulums, and the names of his old shipmates. They all answer you, together.',
    'north-point-lighthouse':
      'A cloth on the barrel, haddock, a candle. Up here, he says, one soon talks to the plates.',
    'the-rope-and-anchor':
      'The rum is brown and the room goes up and down. You lay your head beside your things, just to keep an eye on them.',
  },
  'harborside-13': {
    '607-water-st':
      'He has gone out, with his stick. You find the window unlatched, the cat fed, and a great many dark little rooms.',
    'north-point-lighthouse':
      'The man at the brink sings, with his toes over it, and wants a second voice. You have him by the braces.',
    'the-rope-and-anchor': 'First the bench, then the lamp, then, from behind the bar, both barrels into the ceiling.',
  },
  'harborside-14': {
    '607-water-st':
      'She taught navigation, before she came to live with him. She takes hold of your chin and looks into you for the pole.',
    'north-point-lighthouse':
      '“I can signal to her,” says the keeper, “but she comes only for one who has something to show.”',
    'the-rope-and-anchor': 'Bottled in the bath, the barman says, by a friend. The friend lies beside the stove.',
  },
  'south-shore-1': {
    'artists-colony':
      'A tom without a tail steps over four wet canvases and ruins none. He stops in front of you, to see what you will do.',
    'hall-school':
      'The headmistress has her hands on a clean blotter. A question, or one too few, and she will ring for the janitor.',
    'neils-curiosity-shop':
      'It lies coiled in spirits, white as tallow. For a dollar he shakes the jar, and then it looks for you.',
  },
  'south-shore-2': {
    'artists-colony':
      'The tomcat sits on the easel’s ledge and has a mouse for somebody. He is still making up his mind.',
    'hall-school':
      '“You have been seen,” she says, “at the girls’ cloakroom,” and the constable stands up behind the coats.',
    'neils-curiosity-shop': 'A jar of eyes, all sorts. For a dollar you may stare back, and he turns the hourglass.',
  },
  'south-shore-3': {
    'artists-colony': '“Chin up, and think of nothing,” says the painter. It gets dark, and he has only done the ear.',
    'hall-school':
      'She went to school here, and her eyes have stayed on. Help her with the lock, she says, and she is yours, or someone is.',
    'neils-curiosity-shop':
      'It was a cat, or it was meant to be mistaken for one. A dollar buys you the tweezers and the lamp.',
  },
  'south-shore-4': {
    'artists-colony':
      'He stands too close to the model and calls it love. The others have gone on painting, though with shorter strokes.',
    'hall-school': 'Six girls upon a wall, with a bag of cherries. They show you how far one can spit a stone.',
    'neils-curiosity-shop':
      'Black wood, worn to silk in one place. The notice beside it says DO NOT, and the price for doing so.',
  },
  'south-shore-5': {
    'artists-colony':
      'Bread, cheese, and who sleeps in which attic. By the coffee they have got to somebody that no one has seen leave.',
    'hall-school':
      'Hall School keeps the parish books, and one girl of each year has drawn something in the margins. Always the same.',
    'neils-curiosity-shop':
      'You lay your coin at its feet, as the card says. It has closed its hand over such things before.',
  },
  'south-shore-6': {
    'artists-colony':
      'She has painted herself life-size and scraped out the face. If someone sat with her till morning, that might do.',
    'hall-school': 'A gong, two hundred plaits, and the tide carries you down the front steps.',
    'neils-curiosity-shop':
      'A lady from Providence would like the thing in your buttonhole. You had thought it was a crumb.',
  },
  'south-shore-7': {
    'artists-colony': 'He hits the marble as if it had contradicted him, sings flat, and gives you the second chisel.',
    'hall-school':
      'The founder wrote mirror-wise and at night. You have a hand mirror, and, until the caretaker comes, all the time you want.',
    'neils-curiosity-shop':
      'A young man has the money and not the patience. He would go shares with somebody who can get the old dealer down.',
  },
  'south-shore-8': {
    'artists-colony': 'He buys them to eat, he says, and he laughs, and he has ink on his teeth.',
    'hall-school':
      'The school magazine has printed what the girls found in the attic, with woodcuts. The woodcuts are very good.',
    'neils-curiosity-shop':
      '“That’s my great-great-grandfather’s, and he wants it back,” says the young man, quite seriously, and counts again.',
  },
  'south-shore-9': {
    'artists-colony':
      'There were two of them to the studio. He has laid another place and talks of her last picture without turning round to it.',
    'hall-school':
      'At the bottom of a desk, a promise in red ink by seven first names. It tells you to whom, if you know Greek.',
    'neils-curiosity-shop':
      'From an island that has since gone under. He wants a dollar more, since there will be no further supply.',
  },
  'south-shore-10': {
    'artists-colony': 'Verse, unsigned, forty copies. Thirty-nine are burnt; it says by whom on page nine.',
    'hall-school': 'Somebody’s father was with the marshals at Innsmouth. He kept the papers in his daughter’s trunk.',
    'neils-curiosity-shop':
      'It stands among the shells, between a nautilus and a conch, and has a price like them. Some child has put sand in it.',
  },
  'south-shore-11': {
    'artists-colony': 'He has seen it in you at once, he says. He needs only canvas, ochre, and your belief in him.',
    'hall-school':
      'A. W., it says beneath the notes, in three different hands. The last of the three is a man’s, and in a hurry.',
    'neils-curiosity-shop':
      'A badger, a bear, a thing with a badger’s face. They all stand with their backs to the same cupboard.',
  },
  'south-shore-12': {
    'artists-colony':
      'The rent is due. Everything in his room is for sale but the easel, and it is two dollars whichever you take.',
    'hall-school': 'A leaf used as a bookmark in a book on manners. It is vellum, and older than manners.',
    'neils-curiosity-shop':
      '“And this,” says Neil, “is from the Fijis.” You have heard it before, and the second time it is from Peru.',
  },
  'south-shore-13': {
    'artists-colony': 'Turpentine, sun, someone reading aloud. Your head goes down among the brushes.',
    'hall-school':
      'She waits beside the swing, a grown woman, and swings it. “There is one more door,” she says, “and it sticks.”',
    'neils-curiosity-shop':
      'Neil lifts the rope and leads you round: the mermaid, the chair, the box one does not open. He does not open it.',
  },
  'south-shore-14': {
    'artists-colony':
      'It hangs with its face to the wall, and they all tell you to leave it so. The paint has begun to run upwards.',
    'hall-school':
      'Essays, two hundred of them, and beneath the essays something that takes the lamplight and keeps it.',
    'neils-curiosity-shop':
      '“Not for sale, not for hire,” the man in gaiters says, of his own. After yours he enquires politely, and then again.',
  },
};
