import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of the box's encounters at Arkham locations, by card and place. */
export const ARKHAM_ENCOUNTERS: AtmosphereTexts = {
  'kingsport-head-1': {
    'strange-high-house-in-the-mist':
      'The door is on the side where nothing is but air. It opens, and a bearded man gives you his hand over the sill.',
    'the-causeway': 'Stone, step, stone. The gulls are below you by now, and your heart is somewhere among them.',
    'wireless-station': 'The guy wires scream. You hold on to a crate marked FRAGILE, with both your arms.',
  },
  'kingsport-head-2': {
    'strange-high-house-in-the-mist':
      'Small panes, a table, two chairs drawn up. He greets you in the English of the first ships.',
    'the-causeway':
      'For once there is no mist. You see the steeple, the harbour, the wash on the lines, and that nothing ails them.',
    'wireless-station': 'They have built the ledge from two planks. Between the two there is a view.',
  },
  'kingsport-head-3': {
    'strange-high-house-in-the-mist':
      'One stride, over a gap where the mist comes up like milk. On the other side there is a handhold, or a shadow.',
    'the-causeway': 'Seen from below it has a brow, a nose, lips. You are at the lips.',
    'wireless-station':
      'Four walls, no roof, and a sign with the date of opening. Somebody has crossed it out three times.',
  },
  'kingsport-head-4': {
    'strange-high-house-in-the-mist':
      'It lies at the foot of the wall, fallen from a window that gives on the sky. The pages are turning, and there is a bookmark of frost.',
    'the-causeway': 'You look over, which one should not. The sea is so far down that it makes no sound.',
    'wireless-station':
      '“No visitors,” roars the foreman, “no accidents,” and he sees to the first so as not to have the second.',
  },
  'kingsport-head-5': {
    'strange-high-house-in-the-mist':
      'Sea chests along the wall, fifteen of them, unlocked. “Help yourself,” says the host, and goes to see to the door.',
    'the-causeway': 'The horizon is drawn with a ruler. Whatever you came for will be there in an hour, too.',
    'wireless-station':
      'He takes off his earphones and gives you the chair by the heater. “Cocoa,” he says, “and now tell me what you hear.”',
  },
  'kingsport-head-6': {
    'strange-high-house-in-the-mist':
      'He draws in spilled wine upon the tabletop, once. You are to do it after him before it dries.',
    'the-causeway': 'A rattle, a bounce, a shadow the size of a cart. Up or down, you have only the path.',
    'wireless-station': 'Frequency, impedance, skip. He is so glad to have someone that he starts again at Hertz.',
  },
  'kingsport-head-7': {
    'strange-high-house-in-the-mist':
      'He hands you a cup with stars in it, and a conch sounds. You are to sit quite still, and bring nothing back.',
    'the-causeway': 'The last bend was the last but one. So was this.',
    'wireless-station': 'He has a riveting hammer, a bad tooth and orders. He looks at your town shoes.',
  },
  'kingsport-head-8': {
    'strange-high-house-in-the-mist':
      'The floor is a deck, the window a quay, and the pilot has your name on his list. Take your pick of the tide.',
    'the-causeway':
      'You pull yourself up to the ledge, and it lies there sunning, one hand away, and has lifted its head.',
    'wireless-station': 'They circle the mast, wings and no birds. The wireless man has put on a hat, indoors.',
  },
  'kingsport-head-9': {
    'strange-high-house-in-the-mist':
      '“Which is it to be?” he says, and opens the shutters one by one. Behind each there is another of the rents you know.',
    'the-causeway': 'The path tips like a plate being dried. Perhaps it is you.',
    'wireless-station':
      'A bench of planks, sausages in the shovel, mustard out of the pail. They look at your wrists and cut you two more.',
  },
  'kingsport-head-10': {
    'strange-high-house-in-the-mist':
      'On the side of the abyss someone knocks, with shells on his feet and a beard of foam. The host bows and hides his eyes.',
    'the-causeway':
      'It must have fallen a long way, and bounced. In the rubber of it sticks a thing that has not suffered.',
    'wireless-station': 'A cable parts with a note like a harp. The mast begins to consider where.',
  },
  'kingsport-head-11': {
    'strange-high-house-in-the-mist':
      'It passes the windows one by one, and blots out each. The host has his finger to his lips, and the kettle off.',
    'the-causeway':
      'A rock that fits your back, out of the wind. You shut your eyes on the sea, and it goes on by itself.',
    'wireless-station': 'The edge has been undermined, by rain or by burrowing. You are on the part with the grass.',
  },
  'kingsport-head-12': {
    'strange-high-house-in-the-mist':
      'He turns a shell about in his hands. “They tore by themselves,” he says. “Why should they not mend, if one begs?”',
    'the-causeway': 'Under the cairn at the halfway mark lies what some climber did not want to carry further.',
    'wireless-station':
      'Something the riggers dropped has been waiting in the cleft since spring, only a little rusted.',
  },
  'kingsport-head-13': {
    'strange-high-house-in-the-mist':
      'You speak of weather, his sort and yours. Nobody has come by the front door for forty years.',
    'the-causeway': 'You have hold of the path, but the path has hold of nothing.',
    'wireless-station': 'On the mounting plate lies a coin, face up, and the face has gills.',
  },
  'kingsport-head-14': {
    'strange-high-house-in-the-mist':
      'He bolts the window, then the other. “If you have brought anything up here on you,” he says, “it has been followed.”',
    'the-causeway': 'Behind the juniper a goat track leaves the path, and is in use. It comes out behind the huts.',
    'wireless-station': 'Clay, after rain, with a handrail drawn on it in somebody’s good intentions.',
  },
  'kingsport-northside-1': {
    'curiositie-shoppe':
      'Behind the moose head hangs a gentleman in oils, and in his ring, the size of a pea, there is a sign.',
    newspaper: 'The files for the year are there, all twelve months. Someone has sorted them by the second letter.',
    'train-station': 'You only meant to carry in the lady’s hatbox. The platform has begun to move.',
  },
  'kingsport-northside-2': {
    'curiositie-shoppe': 'The stack props up the short leg of the counter, and it is the lowest that is worth having.',
    newspaper:
      '“They’ve been at the third floor,” the janitor says, and jams the lift with his broom. “Sit down before you hear it.”',
    'train-station':
      'A special, with blinds, without a number. The guard wants to know who of those things on the other track ordered it.',
  },
  'kingsport-northside-3': {
    'curiositie-shoppe':
      'The boy with the tray has tripped, and things are still rolling. Finders, says the owner, who is sick of it.',
    newspaper: 'She keeps what they cut from her columns in a hatbox. She sells by the inch.',
    'train-station':
      'An elbow out of the window and a seat free: the stranger has paid until midnight, and hates to see it wasted.',
  },
  'kingsport-northside-4': {
    'curiositie-shoppe':
      'Out on the pavement stands a crate, its lid beside it. The whole street has stopped, each with a hand in his pocket.',
    newspaper: 'He sweeps only where you stand. Under his breath he tells you which desks are empty, and since when.',
    'train-station':
      'Case against case, on the last bench. He does not ask what is in yours, if you do not ask about his.',
  },
  'kingsport-downtown-1': {
    'arkham-asylum':
      'A paper bag, a list, a signature where his should be. He had no one; the nurse looks out of the window.',
    'bank-of-arkham': 'She counts it out with a wet thumb and is one bill ahead of herself, then two.',
    'independence-square':
      'Under the arch the traffic stops, and so do the birds. On the far side there ought to be a fountain.',
  },
  'kingsport-downtown-2': {
    'arkham-asylum':
      'It is on the night table, with a pressed flower at your chapter. You read till the lamp goes out, and sleep.',
    'bank-of-arkham':
      'The president has had the vault cleaned, and knows whom he owes it to. Show us, he says, and we will draw a line.',
    'independence-square':
      'Her lamp is red this time, and her cat has your chair. She turns the last card on you before the first.',
  },
  'kingsport-downtown-3': {
    'arkham-asylum':
      'He was a bishop once, or a barber. He takes your hand through the hatch, and it does more than all the bromide.',
    'bank-of-arkham': 'Two windows with no one before them, two cashiers who smile. One of the smiles is painted on.',
    'independence-square':
      'The sun is behind you, and so is the rock. In front of you lies its shadow, and it stretches.',
  },
  'kingsport-downtown-4': {
    'arkham-asylum':
      'Two electrodes, a bite-block, a dial with a green half and a red. “We are all very hopeful,” says the doctor.',
    'bank-of-arkham':
      'An envelope for each of you, left by nobody, with the same crisp note. “For the trouble,” it says.',
    'independence-square': 'They are a man short at second base. You have not slid on grass since before the war.',
  },
  'kingsport-easttown-1': {
    'hibbs-roadhouse':
      '“If you’ve one to spare,” says the barman, and moves the stuffed pike, “I should nail it up here.”',
    'police-station':
      'They bring him in, in a blanket, and he picks you. It is long, and it has chapters, and you write on your cuffs.',
    'velmas-diner':
      'He blocks the alley with a knife and no great conviction. “Half each?” he says. “Or I buy you a soup.”',
  },
  'kingsport-easttown-2': {
    'hibbs-roadhouse':
      'The chairs are pushed back, the glasses full, a cigarette smokes in the tray. They left in a hurry and left you the bottle.',
    'police-station':
      'He weighs them in his palm, the key on its chain, and weighs you. “For things with wrists,” he says.',
    'velmas-diner':
      'One piece is left, under its own dome. Those who have had it, says Velma, come in by another door.',
  },
  'kingsport-easttown-3': {
    'hibbs-roadhouse':
      'He has built a tower of nineteen matches and is out of matches. He would follow anybody who has an idea.',
    'police-station':
      'The ink is wet: a hood, a sum, and a line that was not on the last ones: proof to be laid upon the counter.',
    'velmas-diner': 'The fork is still in the potatoes. The chair is warm, and Velma shrugs and pushes it across.',
  },
  'kingsport-easttown-4': {
    'hibbs-roadhouse':
      'It is Jake’s stool, say eleven men, and Jake is coming in. The door he comes in by was not there before.',
    'police-station':
      '“Hunting licences, naturally,” you hear yourself say. The sergeant wets his finger and looks under H.',
    'velmas-diner':
      'A scream, and all the spoons stop. The cook has reached beneath the counter for what he keeps there.',
  },
  'kingsport-merchant-district-1': {
    'river-docks':
      'He lives under the pier in a boiler and does not want money. He has too many of these, he says, and none of those.',
    'the-unnamable':
      'The hunt in the tapestry has reached the hall, the hounds are woven down to the fringe. One could ride along.',
    'unvisited-isle':
      'Hand in hand they rise out of the shallows, as if from a pew, and come on, one to the left, one to the right.',
  },
  'kingsport-merchant-district-2': {
    'river-docks': 'It lies on the wet planks, silver, with a monogram, and seems to have been put there.',
    'the-unnamable':
      'The chimney draws, though nothing is lit. Then the draught has two voices, and one comes out to you.',
    'unvisited-isle':
      'Someone has lain here for a week already, among apple cores. He moves over for anyone who can crawl quietly.',
  },
  'kingsport-merchant-district-3': {
    'river-docks':
      'The smugglers have sailed, short of a crate or two. What is left is damp, and now yours, by the law of the sea.',
    'the-unnamable': 'It comes off the ceiling all of a piece, like a sheet let down for you to jump in.',
    'unvisited-isle':
      'At the tidemark, dry as toast, not a grain of sand between the leaves. It has been reading itself.',
  },
  'kingsport-merchant-district-4': {
    'river-docks': 'You see it in the barrel: green backs, a roll of them, underneath what moves.',
    'the-unnamable':
      'He has the set on his knees, and hears a station, he says, which reads out the names of people in this house.',
    'unvisited-isle': 'The crab has gone, and in its shell someone has scratched, from within, with great patience.',
  },
  'kingsport-rivertown-1': {
    'black-cave':
      'The rocks change places behind your lamp, as people do for a dance. In the gaps there is another light than yours.',
    'general-store':
      'The till is open, the pipe is lit, the cat is on the scales. You wait, decently, and leave your pennies on the counter.',
    graveyard: 'Leaves go round and round above the stone, and then hats. It wants to be fed with one of its own kind.',
  },
  'kingsport-rivertown-2': {
    'black-cave': 'The ledge ends, and you have begun the step. Below, upside down, hangs a country.',
    'general-store':
      'She gives you his coat, his keys and his opinions, because it serves him right. But first you must hear why.',
    graveyard: 'The angel has stood on that plinth since 1840, and tonight it bends down to see who is there.',
  },
  'kingsport-rivertown-3': {
    'black-cave':
      'A single rune, as tall as you, and still hot. It is to be read with the hand, by somebody who knows when to let go.',
    'general-store':
      'It is drawn on the back of a flour sack, and the X is under the hill. He will give you two dollars to see if it is still there.',
    graveyard: 'The rain has washed the mound away, and left a hand, a wing and a very long jaw, which go together.',
  },
  'kingsport-rivertown-4': {
    'black-cave': 'At the rear of the cave a curtain of drips parts, as if for someone coming on stage.',
    'general-store':
      '“I can get it,” says the storekeeper, whatever it is you said, “but my cousin will want his dollar.”',
    graveyard:
      'He is lying on his stomach in the wet grass, to paint it from below. “I need a better model,” he says, and looks at your bag.',
  },
  'kingsport-miskatonic-university-1': {
    administration:
      'The president’s door stands open by the width of a secret. He is dictating, and he has a very clear delivery.',
    library: 'You pull it from the shelf, and it pulls back. Behind the row there is wind, and snow on your cuff.',
    'science-building': 'Two wires, two bowls of salt water, one hand each. It tickles, and then one of you can skate.',
  },
  'kingsport-miskatonic-university-2': {
    administration:
      'They want to see whether a thing can be unlearnt. The professor holds up a card, and you no longer know what it says.',
    library:
      'The lights go out in the stacks, one bay after another, and the shoes that put them out are coming your way.',
    'science-building':
      'It points upward, through the skylight, and has been fitted with a camera shutter. No one has yet pressed it.',
  },
  'kingsport-miskatonic-university-3': {
    administration:
      'A folded note, slid across the desk along with your hat check: shelf mark, time, and “not with the lamp”.',
    library:
      'On the card, brown with age, is a borrower’s name who never brought it back. He left a pledge that you may redeem.',
    'science-building': 'The sarcophagus came sealed, with the seal on the inside. The inscription says against whom.',
  },
  'kingsport-miskatonic-university-4': {
    administration: 'Whoever wrote this is dead, and they want it as yours. You bargain over commas.',
    library: 'The page goes in rings from where your finger touched it. It depends now on who blinks.',
    'science-building':
      '“In the stomach, please,” says the old knight, puts down his pipe, and clasps his hands behind his head.',
  },
  'kingsport-french-hill-1': {
    'silver-twilight-lodge':
      'It rests in a dish like a grapefruit, and shows whoever leans over it, at first, only his own nostrils.',
    'inner-sanctum':
      'The fog in the globe turns thin toward the front. You see five mornings, one behind the other, and they can still be shuffled.',
    'the-witch-house':
      'It has you by the shoulder blades, gently, and steers you down the stairs and along the street.',
  },
  'kingsport-french-hill-2': {
    'silver-twilight-lodge':
      'She runs past, all in black, with a bundle, and two footmen after her. The narrower passage is yours to stand in.',
    'inner-sanctum':
      'The brothers close hands around the table, squeeze, and lay upon it, to be called by name, a thing which is in town.',
    'the-witch-house':
      'In the cradle nobody took away the air is rocking. It rocks wider, and then there are two of it.',
  },
  'kingsport-french-hill-3': {
    'silver-twilight-lodge':
      '“One of ours for one of yours,” says the man with the salver, and looks past you, at your friend, on the doorstep.',
    'inner-sanctum':
      'As long as the table, and written on both sides. For each that stands open it has a column more, and smaller writing.',
    'the-witch-house':
      'He has been dead so long that his whisper is only a taste in the mouth: iron, then something for each of your charms.',
  },
  'kingsport-french-hill-4': {
    'silver-twilight-lodge':
      'The cloakroom door has light behind it that comes in flaps. You back away, and overhead they change course.',
    'inner-sanctum': 'You have to speak it all into a seashell, to the end. Elsewhere somebody holds one to his ear.',
    'the-witch-house':
      'Chalk on the boards, green drops leading up to it, none away. The man in the grey coat measures the gap.',
  },
  'kingsport-uptown-1': {
    'st-marys-hospital':
      'Boiled fowl, boiled carrot, jelly that stands. It is warm, and the woman in the next bed does not want hers.',
    'ye-olde-magick-shoppe':
      'Letters are going from the page as you look, the way that breath goes from a pane. Those about the holes go first.',
    woods: 'He has slipped his lead and drags it through the leaves, glad, and shy, and always ten yards ahead.',
  },
  'kingsport-uptown-2': {
    'st-marys-hospital':
      'A nurse with muscles puts you in it, and takes the whole corridor at a run, out of sheer spring.',
    'ye-olde-magick-shoppe':
      'They wait for their powders and talk. Whose street is next, they have it from the tea leaves.',
    woods: 'A sportsman stands in the clearing, short of a trophy for his hall. He pays well, and stays behind you.',
  },
  'kingsport-uptown-3': {
    'st-marys-hospital':
      'She has been laid up with it, she who used to hear the dead, and now hears only the pipes. She’d borrow some of yours.',
    'ye-olde-magick-shoppe':
      'French, thin, in red, she remembers; it was under the stairs, or over, unless she sold it to the vicar.',
    woods: 'Four jugs on a stump, and a lad left to guard them, who stares at you as at the law.',
  },
  'kingsport-uptown-4': {
    'st-marys-hospital':
      'Since the eclipse she has lain like this. Squeeze her hand, says the sister; on good days she squeezes back, in Morse.',
    'ye-olde-magick-shoppe':
      'An open palm across the counter, and the other already in the drawer. “Five,” she says, “and you may name it.”',
    woods:
      'They felled it today. You follow the rings with a finger, inward, year by year, and then you no longer need the finger.',
  },
  'kingsport-southside-1': {
    'historical-society':
      'It has no place on the shelf and stands somewhere else each week. Its one spell is about moving what is fixed.',
    'mas-boarding-house':
      'Two to a bed and four on the stairs. One of them has been looking at you as if you were a raft.',
    'south-church':
      'He has heard what you did at the docks, and heard it doubled. He comes down from the pulpit in the middle of a sentence.',
  },
  'kingsport-southside-2': {
    'historical-society':
      'An estate has been bequeathed, in straw. The ladies unpack with gloves on, as long as they feel safe.',
    'mas-boarding-house': 'He pays by the sign, for each that holds, and wants to know what you felt. You say: chalk.',
    'south-church':
      'Down go your hat, your hair, your ears. It is very quiet in a font, and you have not breathed out yet.',
  },
  'kingsport-southside-3': {
    'historical-society': 'Fourteen parasols and one banner are off to the bandstand. You may carry the urn.',
    'mas-boarding-house':
      'Ma lifts the lid herself and looks surprised. “Well,” she says, “it was a ham when it went in.”',
    'south-church':
      'The host is lifted, the bell is rung, and for one moment there is light through four walls at once.',
  },
  'kingsport-southside-4': {
    'historical-society':
      'He does not doubt you, the old professor says; but he has doubted himself since the spring, and would so like to see one.',
    'mas-boarding-house':
      'Eight at the table, and Ma places them herself. Someone you know will be talked round by the soup, someone else by dessert.',
    'south-church': 'The lid hangs from one screw. “For who needs it,” it says, and somebody has underlined it twice.',
  },
};
