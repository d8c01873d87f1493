import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of location encounters, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'northside-1': {
    'curiositie-shoppe':
      'The little idol is warm, as if somebody had only just put it down. Nobody else is in the aisle.',
    newspaper: 'The editor counts two bills onto the proofs. Outside, the delivery truck is already running.',
    'train-station':
      'A crate stands apart on platform two, its label scratched off. The night watchman’s lamp is three cars away.',
  },
  'northside-2': {
    'curiositie-shoppe':
      'Between two cupboards the air has torn like wallpaper, and the edges glow. It pulls at your sleeves.',
    newspaper: 'You tell it the way it happened. The pencil across the desk does not stop once.',
    'train-station': 'He waits between the rails, back to the whistle, holding out a folded sheet to you alone.',
  },
  'northside-3': {
    'curiositie-shoppe': 'Third shelf, behind the stuffed owl. You would have described it to the man, had he asked.',
    newspaper: 'They want six hundred words a week and do not ask how you come by them.',
    'train-station': 'An old brakeman sings to himself over a tin cup. For the length of four verses no train is late.',
  },
  'northside-4': {
    'curiositie-shoppe': 'Too many shelves, too little room, and your elbow has never seemed so wide.',
    newspaper: 'Your name goes into the pay book in violet ink, between the astrologer and the racing tips.',
    'train-station':
      '“Fell off a wagon,” he says of everything under his coat, and names a price before you have looked.',
  },
  'northside-5': {
    'curiositie-shoppe': 'The sign in the window says that everything must go. It does not say why so soon.',
    newspaper: 'Seven lines between a lost terrier and a used piano. Every fourth letter is set a hair too low.',
    'train-station': 'The porter has no luggage on his cart tonight. He pats the boards: sit down, say where.',
  },
  'northside-6': {
    'curiositie-shoppe':
      'Behind the curtain the stock goes on for rooms. Somewhere in it there must be one honest thing.',
    newspaper: 'Forty years of back issues, tied by month. Dust says which bundle was opened last.',
    'train-station':
      'The clerk dangles a claim check nobody came back for. Three dollars, and the trunk is your problem.',
  },
  'northside-7': {
    'curiositie-shoppe': 'In the glass of the display case somebody stands behind you, one arm raised.',
    newspaper: 'The inkwell goes over. The blot runs against the slope of the desk, and it knows where it is going.',
    'train-station': 'He has not blinked since Boston. One hand is under the newspaper on his knees.',
  },
  'downtown-1': {
    'arkham-asylum': 'The doctor is called away and leaves the file open. The handwriting shrinks from page to page.',
    'bank-of-arkham': 'A chauffeur with a stranger’s account book under his arm holds the door: he is going your way.',
    'independence-square': 'Cold chicken, a checked cloth, and two sisters who will not hear of your leaving hungry.',
  },
  'downtown-2': {
    'arkham-asylum':
      'Rubber soles, coming nearer, a ring of keys. The property room is at the other end of the corridor.',
    'bank-of-arkham':
      'The teller has sent him away twice. He unwraps a handkerchief and asks you instead, very quietly.',
    'independence-square':
      'Lamplight through canvas, a table, a deck of cards face down. She calls you by a name only your mother used.',
  },
  'downtown-3': {
    'arkham-asylum': 'Two men at the gate tonight instead of one, and a third who walks the corridor with a dog.',
    'bank-of-arkham': 'A bandanna, a sawn-off barrel, a shaking hand. “Everybody’s pockets,” he says.',
    'independence-square': 'It crosses the square with no one to cast it, and the grass is white where it has been.',
  },
  'downtown-4': {
    'arkham-asylum': 'A patient offers you a paper of grey powder: his nights, he says, ground fine.',
    'bank-of-arkham': 'The coin has a scratch on either face. The man who tosses it will not say what is at stake.',
    'independence-square': 'A brass band, a crowd, someone’s apology as they brush by. Count your things.',
  },
  'downtown-5': {
    'arkham-asylum':
      'Two orderlies take you by the elbows and call you by another man’s name. They have done this before.',
    'bank-of-arkham':
      'Somebody lights a cigar with a banknote and drops it, burning, on the marble. Nobody dares to laugh.',
    'independence-square':
      'The patrolman has his stick out already. The square is closed to people like you, since just now.',
  },
  'downtown-6': {
    'arkham-asylum':
      'Through the hatch he talks in three languages at once, and between them runs a fourth that makes sense.',
    'bank-of-arkham': 'The clock above the counter has struck four twice. The hat in front of you has not moved.',
    'independence-square':
      'At the wagons an old man lays out his wares on a horse blanket and watches your hands, not your face.',
  },
  'downtown-7': {
    'arkham-asylum': '“This will not hurt,” says the intern, reading from the chart of the bed beside yours.',
    'bank-of-arkham': 'An account in your name, opened in 1888. The signature is yours, down to the little hook.',
    'independence-square':
      'Moss has grown over the carving for two hundred years. Tonight it is falling off by itself.',
  },
  'easttown-1': {
    'hibbs-roadhouse': 'He turns his glass and lets you talk. Nobody has asked you so few questions all week.',
    'police-station': 'From the last cell somebody tells you, quite kindly, what is lying under your bed at home.',
    'velmas-diner': 'The griddle hisses. You may have as much as you can pay for, and the coffee is hot.',
  },
  'easttown-2': {
    'hibbs-roadhouse': 'They deal you in without asking. The deck is so worn that everyone must know its backs.',
    'police-station': 'The deputy cleans his revolver at the desk and swears that it is empty.',
    'velmas-diner':
      'Somebody ordered it and left. “You look as if you could use it,” the cook says, and does not write it down.',
  },
  'easttown-3': {
    'hibbs-roadhouse':
      'The landlord’s boy has come home from the sea. Tonight nobody at the bar puts a hand in his pocket.',
    'police-station':
      'Long shift, tired deputy. The coffee is yours, and the folder on his desk is tied with a very loose knot.',
    'velmas-diner': 'Cherry, still warm, and the fan above the counter turning just enough to bring it to you.',
  },
  'easttown-4': {
    'hibbs-roadhouse': 'A nod, a loose board, a blanket. The wares lie between the barrels, and no one gives change.',
    'police-station': 'He has gone home to supper. His gun belt hangs on the chair where he sat.',
    'velmas-diner':
      'It comes up through the drain, and then there are more. The owner begs you to be quick, and quiet about it.',
  },
  'easttown-5': {
    'hibbs-roadhouse': 'The man on the next stool has ordered water, six glasses of it. His collar moves by itself.',
    'police-station': 'The sergeant looks you up and down and hears you clink. He fetches a form, and a box.',
    'velmas-diner': 'Turn the cup three times, says the woman from table six. She looks longer than she meant to.',
  },
  'easttown-6': {
    'hibbs-roadhouse': 'Glass for glass, he says, and a true answer for each you are still able to ask.',
    'police-station':
      'The sheriff closes the blinds before he unlocks the cabinet. He has not slept since they brought it in.',
    'velmas-diner': 'The chowder has a skin on it, and under the skin something green. You are very hungry.',
  },
  'easttown-7': {
    'hibbs-roadhouse': 'A shoulder against yours, a laugh, and the back door swinging on its spring.',
    'police-station':
      'More files than two arms can hold, and the sergeant carries them all. Something pale slides off the top.',
    'velmas-diner': 'A gleam between seat and wall, worn silver, more than one. The waitress is filling sugar bowls.',
  },
  'merchant-district-1': {
    'river-docks': 'He sings the same four words to the mooring posts, and the tide keeps time with him.',
    'the-unnamable': 'The thin man by the cold hearth knows what walked here. He will tell it once, if you sit down.',
    'unvisited-isle':
      'Low water has uncovered what the river kept since spring. There is oilcloth wrapped around its ribs.',
  },
  'merchant-district-2': {
    'river-docks': 'No lights on the freighter, no guard at the shed. It is almost too well arranged.',
    'the-unnamable': 'The desk is the only thing in the house without dust. Its drawers stick, then give all at once.',
    'unvisited-isle': 'A man in a city suit kneels among the reeds and sorts what he has dug up by length.',
  },
  'merchant-district-3': {
    'river-docks': 'The foreman looks at your hands, shrugs, and points at forty barrels and a plank.',
    'the-unnamable': 'The chalk marks upstairs were half a circle yesterday. Someone has finished them.',
    'unvisited-isle': 'Something wades past you against the current, near enough to touch, and nothing is there.',
  },
  'merchant-district-4': {
    'river-docks':
      'The nets came up heavy. The crew stand around it with their caps on and nobody has said what it is.',
    'the-unnamable': 'A crack like a rifle, overhead. Then plaster dust, sifting down quite slowly.',
    'unvisited-isle': 'A back goes by in midstream, longer than a barge, and one eye takes note of you.',
  },
  'merchant-district-5': {
    'river-docks':
      'Charred planks drift against the pier with a child’s shoe, a chair, a door. You remember that door.',
    'the-unnamable': 'Something winks from a gap in the floor, just deeper than your fingers are long.',
    'unvisited-isle': 'No wind on the island, yet every branch is bent toward you, and more of them than before.',
  },
  'merchant-district-6': {
    'river-docks': 'At the last step the water is flat and black and kind. It would hold you, it says.',
    'the-unnamable': 'First the scratching stops. Then, all along the skirting boards, the small eyes come on.',
    'unvisited-isle':
      'You look for the Dipper and find seven stars in a ring. You sketch them until your hand is cold.',
  },
  'merchant-district-7': {
    'river-docks': 'A boat hook, a rope, something square bumping at the piles. The water is deep here even at ebb.',
    'the-unnamable': 'You rap along the panelling: full, full, full, hollow.',
    'unvisited-isle': 'Six hoods around a driftwood fire, and the seventh log is free. You stay in the reeds.',
  },
  'rivertown-1': {
    'black-cave':
      'His rope ends a yard above the floor, cut clean. The helmet lamp beside him still smells of hot oil.',
    'general-store': 'It lies by the cracker barrel, heads up. You hold your foot over it until the clerk turns round.',
    graveyard: 'The fresh mound settles, as ground does after rain. It has not rained.',
  },
  'rivertown-2': {
    'black-cave': 'The draft from below goes in and out, slow as sleep, and on the way out there are vowels in it.',
    'general-store': 'They stop talking when the bell rings over the door, and watch you choose nothing.',
    graveyard: 'He preaches to the stones by name, and for each he waits until it has answered.',
  },
  'rivertown-3': {
    'black-cave': 'Your match wakes the ceiling. It lets go all at once.',
    'general-store':
      'A stout man has missed the auction and his patience. Whatever you carry, he would like two of it.',
    graveyard: 'The lid has been pushed aside from within. On the velvet lies a glove, and the glove is full.',
  },
  'rivertown-4': {
    'black-cave': 'You count your steps back to the daylight. Something behind you counts along.',
    'general-store': 'They buy lamp oil and salt, a great deal of salt, and never once shut their eyes.',
    graveyard: 'An easel among the vaults at midnight. He is painting a gargoyle, and the roofs hereabouts have none.',
  },
  'rivertown-5': {
    'black-cave': 'You marked every fork with chalk. At this one there are three marks, and only one is yours.',
    'general-store': 'Behind the flour sacks the storekeeper lifts a sheet. “Take one and forget the room,” he says.',
    graveyard:
      'Under the charcoal the name comes up letter by letter. It is followed by two dates, and the second is next week.',
  },
  'rivertown-6': {
    'black-cave': 'You are up to the waist in falling gravel when a hand the size of a shovel reaches down.',
    'general-store':
      'Beans, to the brim, in a pickle jar. Everyone in here has an opinion for nothing; a guess costs a dollar.',
    graveyard: 'Marble, a dry leaf, the rain far outside. For a while nobody in the world can find you.',
  },
  'rivertown-7': {
    'black-cave': 'On a flat stone, dry among so much dripping, lies a book, its ribbon laid in as if for tonight.',
    'general-store': '“For you,” says the clerk, and shows the tag. It is your name, in pencil, and paid for.',
    graveyard:
      'The sexton has struck something with too many joints. He would rather you took it away before the family comes.',
  },
  'miskatonic-university-1': {
    administration: 'The dean weighs your pages in his hand and asks whether they have been printed elsewhere.',
    library: 'His shadow gets to your table before he does. He has seen which cabinet you were looking at.',
    'science-building': 'He drops his flask when you come in, sweeps up the glass, and then cannot do enough for you.',
  },
  'miskatonic-university-2': {
    administration: 'A lecturer between two classes hears half your question and finishes it on the blackboard.',
    library:
      'There is a form, a reference, a pause. Behind the grille the good books stand with their spines to the wall.',
    'science-building': 'Your colleague for the evening is quick, learned, and never takes off his gloves.',
  },
  'miskatonic-university-3': {
    administration: 'The college wants its history written by somebody who can leave things out.',
    library:
      'The sentences turn the pages for you. Some way down the third your hand is no longer on top of the paper.',
    'science-building':
      'It lights the underside of the bench, blue and steady. The man on duty has pulled his stool well back.',
  },
  'miskatonic-university-4': {
    administration:
      'A stone block with sixteen sliding faces. Whoever lent it to the registrar has not come to fetch it.',
    library: 'The reading lamp hums. One more page, you think, with your cheek already on it.',
    'science-building':
      'He is seventy and clears the beakers aside with his forearm. “Elbow on the table,” says the knight.',
  },
  'miskatonic-university-5': {
    administration: 'You explain it calmly, point by point, to the two guards. Perhaps that was the mistake.',
    library: 'Put your ear to the binding and it stops. Take it away, and it goes on about you.',
    'science-building': 'Something amber bubbles over a low flame. The students swear that they have drunk worse.',
  },
  'miskatonic-university-6': {
    administration: 'Twelve pages, footnotes, no adjectives. The committee reads the title twice.',
    library: 'A slip, a date stamp, the year 1919. The lady at the desk will see your card now.',
    'science-building':
      'Two chairs, two helmets, one switch. The volunteer opposite smiles with an expression you know from mirrors.',
  },
  'miskatonic-university-7': {
    administration:
      'The cashier is at lunch, the window is open, and a student is already pushing his tuition toward you.',
    library: 'A missal nobody has borrowed since the war. It falls open by itself, where something thick lies in it.',
    'science-building':
      'Coils, a clock, and a brass funnel that points through the wall, to where the nearest gate is. Who wound it left no notes.',
  },
  'french-hill-1': {
    'silver-twilight-lodge':
      'Under glass, beside the sherry, hangs a sheet gone the colour of tea. The lines are still there, if you tilt it.',
    'inner-sanctum':
      'The brothers are at supper. The vault has a lock for each of them, and you have until the cheese.',
    'the-witch-house':
      'A man in a grey coat has drawn the same sign on every step. He looks up, and asks what you make of it.',
  },
  'french-hill-2': {
    'silver-twilight-lodge':
      'On the billiard table crouches somebody in black, a painting under one arm, quite as surprised as you are.',
    'inner-sanctum':
      'The circle has eleven brothers and a gap. They move up and make room, as if you had always been late.',
    'the-witch-house': 'Some museum once meant to send for it. The key is on the nail, the glass is almost clear.',
  },
  'french-hill-3': {
    'silver-twilight-lodge':
      'It lies on the smoking-room mantel among pipes. Your hand has gone round it before you thought of it.',
    'inner-sanctum': 'First of the month. They drink, they hum, and each gives as much of himself as he can spare.',
    'the-witch-house': 'The table is laid for one and the soup is steaming. Your hand already holds the spoon.',
  },
  'french-hill-4': {
    'silver-twilight-lodge': 'The porter takes your hat without asking. A form lies on the salver, and a fountain pen.',
    'inner-sanctum': 'The treasurer whispers a figure and smiles. He smiles at everyone who sits in that chair.',
    'the-witch-house': 'It recites, low down beside the chimney, and stumbles always at the same word.',
  },
  'french-hill-5': {
    'silver-twilight-lodge':
      'The master of the house asks what you know. He has sent the servants away and moved the lamp.',
    'inner-sanctum': 'The chant falters when you come in. Then it goes on, and now your name is in it.',
    'the-witch-house': 'Where the slanted wall meets the slanted ceiling, there is a corner more than there was.',
  },
  'french-hill-6': {
    'silver-twilight-lodge':
      '“You have been noticed,” says the man with the pin on his lapel, and waits for you to be flattered.',
    'inner-sanctum': 'The candles lean away from the middle of the room. So do the brothers.',
    'the-witch-house':
      'A girl’s round hand, then a woman’s, then something like hoof prints, all in the same brown ink.',
  },
  'french-hill-7': {
    'silver-twilight-lodge':
      'The music is in front. Back here are closets, and closets in the closets, and one creaking board.',
    'inner-sanctum':
      'Seven strokes of salt, in the order given on the wall. Whoever gets to the end leaves something there.',
    'the-witch-house':
      'Old women’s voices, three of them, in the attic. A lullaby, you suppose. Your pockets feel light.',
  },
  'uptown-1': {
    'st-marys-hospital':
      'The doctor is kind and draws you a little diagram. When he is done you are no longer so sure.',
    woods: 'An oak with a cross cut in its bark, and under your spade something that answers like iron.',
    'ye-olde-magick-shoppe': 'It hangs by the till for luck. When you have paid, it is facing the door.',
  },
  'uptown-2': {
    'st-marys-hospital':
      'You lift the sheet to see the tag on the toe. Fingers close round your wrist, and they are not cold.',
    woods: 'Copper pipes, mash, four men with shotguns who thought that nobody ever walked here.',
    'ye-olde-magick-shoppe':
      'The globe stands on a saucer by the ledger. Look into it, and a street you know is being lived ahead of time.',
  },
  'uptown-3': {
    'st-marys-hospital': 'No label on the ampoule, only a date. The professor would be grateful for any remarks.',
    woods: 'The lookout sits against a beech, hat on his nose, a shotgun across his knees. Leaves are everywhere.',
    'ye-olde-magick-shoppe': 'No key came with it. The shopkeeper has shaken it, and so has everyone who did not buy.',
  },
  'uptown-4': {
    'st-marys-hospital': 'Your sleeve is up before he says what it is against. He pays volunteers in cash.',
    woods: 'A felled trunk across the path, freshly cut. You hear the first of them cock his gun behind it.',
    'ye-olde-magick-shoppe':
      'It was on the counter when you came in, it is on the counter when you leave, and always at the same page.',
  },
  'uptown-5': {
    'st-marys-hospital':
      'She smooths your pillow twice. The second time there is paper in her hand, and the matron at the door.',
    woods: 'A dog with a rope end at his neck, ribs like a basket. He would come, if you were not so large.',
    'ye-olde-magick-shoppe':
      'She has pinned the town map full of hatpins and explains each of them, over tea that has gone cold.',
  },
  'uptown-6': {
    'st-marys-hospital': 'You knew her from the reading room. Her notebook lies under the bed, where nobody has swept.',
    woods: 'Two birches lean together overhead. Between them the wood goes on, but it is another wood.',
    'ye-olde-magick-shoppe':
      'The tag says fifty cents. It was meant for the candlestick next to it, unless it was not.',
  },
  'uptown-7': {
    'st-marys-hospital': 'The cabinet for M to P has a better lock than the pharmacy.',
    woods: 'A hut of sods, a pot, a man who has not spoken since the spring. He starts you off on sweeping.',
    'ye-olde-magick-shoppe':
      '“You have brought it in with you!” she cries, and pulls the curtain, the light, and you to the door.',
  },
  'southside-1': {
    'historical-society':
      'Field glasses, sandwiches, a list of warblers. Nobody minds one more, so long as you keep quiet.',
    'mas-boarding-house': 'The harbour in the frame over the washstand has a tide. It is coming in over the carpet.',
    'south-church': 'Rain runs from its mouth, and then the rain stops, and it goes on swallowing.',
  },
  'southside-2': {
    'historical-society':
      'For three dollars the custodian forgets you behind a green door. The lamp in there is already lit.',
    'mas-boarding-house': 'Behind the coal a door, behind the door a passage, and at its far end music and cigars.',
    'south-church': 'The priest asks nothing. He lays his hand on your wet hat and lets it stay there.',
  },
  'southside-3': {
    'historical-society': 'The steps behind you stop a little late each time, among the cases of colonial pewter.',
    'mas-boarding-house':
      '“Sit,” says Ma. It has barley in it, and marrow, and she stands by until you can see the bottom.',
    'south-church': 'The basket goes round for those who lost their roofs. It comes to you, and it does not go on.',
  },
  'southside-4': {
    'historical-society':
      'Deeds, wills, ships’ lists. You have stopped hearing the clock when the third thread meets the first.',
    'mas-boarding-house': 'He unbuckles his sample case on the parlour carpet. The evening is long, and he knows it.',
    'south-church': 'A medicine bottle, rinsed, corked and blessed. “For your coat,” he says, “not for your shelf.”',
  },
  'southside-5': {
    'historical-society':
      'Great-grandfather, in oils. He has your chin, and around it what they used to call a sea complexion.',
    'mas-boarding-house':
      'The last lodger paid in advance and went out for matches. His drawer has been left as it was.',
    'south-church': 'Behind the lattice somebody breathes and waits. You had planned to say much less.',
  },
  'southside-6': {
    'historical-society':
      'He fills the doorway, snow on his beard in October. What he came for, only someone who has been there could bring.',
    'mas-boarding-house': 'Above you they move furniture, at three, from one wall to the other and back.',
    'south-church': 'Eleven people in the pews and one boy with a bell. For once the flame of the lamp stands upright.',
  },
  'southside-7': {
    'historical-society':
      'Hammers, knapsacks, and a man who says “Silurian” the way others say grace. The wagon leaves at six.',
    'mas-boarding-house': 'Clean linen, a window on the garden, a key that turns. It costs what it costs.',
    'south-church':
      'He comes out of the vestry with a candlestick, short of sight and long in the arm, and takes you for someone.',
  },
};
