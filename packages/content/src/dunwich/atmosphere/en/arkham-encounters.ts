import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of the box's encounters at Arkham locations, by card and place. */
export const ARKHAM_ENCOUNTERS: AtmosphereTexts = {
  'dunwich-northside-1': {
    'curiositie-shoppe':
      'The man puts the loupe to his eye, then takes it out, then wipes it. He would rather you did not ask elsewhere.',
    newspaper: 'A belt snaps on the big press, and the headline goes across the hall like a scythe. Everybody out.',
    'train-station':
      'At the third window they sell a card that every conductor on the line must honour. The clerk holds it by the edges.',
  },
  'dunwich-northside-2': {
    'curiositie-shoppe':
      'He has lost a lawsuit, he is moving to Ohio, and tonight everyone may put a price into his hand.',
    newspaper:
      'Somebody has melted a stone from the heath into the type metal. Your eyes run, then your throat closes.',
    'train-station': 'His van is loaded, his mate is ill. He will go round by anywhere, if you hold the lamp.',
  },
  'dunwich-northside-3': {
    'curiositie-shoppe':
      '“For a gentleman in Kingsport,” he says. “He pays double for whatever nobody else will keep in the house.”',
    newspaper: 'The editor has two drawers, one with cash and one with what he cannot print. He leans on both.',
    'train-station':
      'A widow will not be needing hers any more. Three dollars, since the stations would only make her think.',
  },
  'dunwich-northside-4': {
    'curiositie-shoppe':
      'It comes with the bill, in a saucer. You crack it over the ashtray, and the slip inside is not printed, but typed.',
    newspaper: 'He has a page for it, he says, if you lay the proof on his desk: one paw, one key, one thing you know.',
    'train-station':
      'The bootblack works left to right and talks all the while. He sees everybody’s shoes, and where they have been.',
  },
  'dunwich-northside-5': {
    'curiositie-shoppe':
      '“Take what you like,” he says, sweating, “only say that it was given.” The whole cabinet stands open.',
    newspaper:
      'The late edition goes out at the back. There is a gap among the bundles, and the driver is looking for matches.',
    'train-station': 'It was left on a bench, wrapped in a shawl. It does not tick, it does not cry, it has corners.',
  },
  'dunwich-northside-6': {
    'curiositie-shoppe':
      'She writes no bill. She wants to hear two things nobody has told her, and then she will find the drawer.',
    newspaper: 'A column on page six, between the tides and the obituaries. It will be read with attention.',
    'train-station':
      'A school outing, thirty hats, thirty sandwiches. They are off to see the sea, and tell you so, one by one.',
  },
  'dunwich-northside-7': {
    'curiositie-shoppe':
      'You open the lid of the chest, and a hundred years come out at once. The door, where was the door?',
    newspaper: 'The other paper has offered four. This one puts five on the table, face up, and a cigar.',
    'train-station': 'On the ledge above the departures, where only a pigeon would put it, a book lies open to dry.',
  },
  'dunwich-downtown-1': {
    'arkham-asylum': 'He has cured a goat with it, and an alderman. The apparatus smells faintly of both.',
    'bank-of-arkham': 'A blot, a nought too many, and the teller too proud to count again.',
    'independence-square':
      'She has moved her tent under the elm, and has been laying out the same three cards since noon.',
  },
  'dunwich-downtown-2': {
    'arkham-asylum':
      'Eleven patients, eleven doctors, one and the same dream. The transcripts fill a drawer from front to back.',
    'bank-of-arkham':
      'The young man behind the grille is new and wants to lend to somebody. He has not yet read the second page himself.',
    'independence-square':
      'On the bench a woman lays cards on her knee. The top one she slides over to you face down: look, or let it lie.',
  },
  'dunwich-downtown-3': {
    'arkham-asylum':
      'The straps are new, the leather squeaks. “Count backwards,” says the doctor, “from any year you like.”',
    'bank-of-arkham':
      'Number two hundred and six was rented for a century by a man with your initials. The key turns unwillingly.',
    'independence-square': 'A star goes out, and the one beside it. Then you see the edge of what is in front of them.',
  },
  'dunwich-downtown-4': {
    'arkham-asylum':
      'You watch the pencil until there is only pencil. When he snaps his fingers your coffee is cold, and his pad is full.',
    'bank-of-arkham': 'The four ahead of you wear the same hat, and none of them has come to draw a cheque.',
    'independence-square':
      'People have stopped on the lawn to look up. The first of them takes off his hat, and it rises.',
  },
  'dunwich-downtown-5': {
    'arkham-asylum': 'Down in the boiler room the fire is too high, and there is a shoe. Steps come along the pipes.',
    'bank-of-arkham':
      'Crumpled bills on the floor, and they have fallen into letters. You step round, to read them the right way up.',
    'independence-square':
      'Pigeons, a hoop, someone asleep beneath his newspaper. You look at all of it twice, to be sure.',
  },
  'dunwich-downtown-6': {
    'arkham-asylum':
      '“Only a little something,” says the nurse. You remember stairs, and then the sky, and feeling rather well.',
    'bank-of-arkham':
      'The two ladies in front are at the third husband by now. The queue has not moved; you would not mind if it stayed so.',
    'independence-square': 'You lay a palm on it to tie your shoe. It is warm, and warmer, and you are the colder.',
  },
  'dunwich-downtown-7': {
    'arkham-asylum':
      'The couch is deep, the blinds are down. You begin with the staircase, and the hour is up before you reach the sea.',
    'bank-of-arkham':
      'He sits under the night depository with a hat before him, and reads, moving his lips, from the lining.',
    'independence-square':
      'Sousa, three tubas, and the mayor’s daughter on the triangle. You find that you are marching.',
  },
  'dunwich-easttown-1': {
    'hibbs-roadhouse':
      'He polishes the same glass and looks past you. A dollar under the mat makes him forget; two make him remember.',
    'police-station': 'The bolt falls behind you. It takes some time before anybody admits to having the key.',
    'velmas-diner': 'Mountains of plates, a window of steam. The last one lasted till Wednesday, says Velma.',
  },
  'dunwich-easttown-2': {
    'hibbs-roadhouse':
      'There is a new mirror behind the bar, so that he can hear with his back turned and see who pays.',
    'police-station': 'The sheriff has drawn up three chairs: one for you, one for his boots, one for the proof.',
    'velmas-diner':
      'A broom, a shift’s worth of crumbs, and two dollars under the sugar for whoever stays till closing.',
  },
  'dunwich-easttown-3': {
    'hibbs-roadhouse': 'A chair flies, then a table, then the sailor who began it. From outside you hear the wagon.',
    'police-station': '“Everybody out,” calls the sergeant, “I’ve one lock left, and it goes on from outside.”',
    'velmas-diner':
      'Ham, mustard, the end of the loaf. Velma wraps it up before you can find the coins you have not got.',
  },
  'dunwich-easttown-4': {
    'hibbs-roadhouse':
      'A smile at the end of the counter, and a free stool. He has time; it is what he has to tell that is dear.',
    'police-station':
      'The other cuff is on a man who steals umbrellas. Till they find the key he tells you where he got them.',
    'velmas-diner':
      'A traveller unrolls his cloth between the ketchup and the pie. The price has an honest face, he says, like his.',
  },
  'dunwich-easttown-5': {
    'hibbs-roadhouse':
      'A bottle without a label stands at your elbow. The barman shrugs: the last one who ordered it saw it was empty.',
    'police-station':
      'Under REWARD a hood, two eyeholes and a number. The sergeant pays on delivery, in whatever condition.',
    'velmas-diner': 'He is as wide as the pie case and has put his fist through it. Velma looks around for somebody.',
  },
  'dunwich-easttown-6': {
    'hibbs-roadhouse':
      'Three darts, a board full of holes, and round it a wall full of more. The regulars move their chairs back.',
    'police-station':
      'The same hood as last week hangs on the board. Somebody has drawn a second pair of eyes on it, and the price has gone up.',
    'velmas-diner':
      'Turkey, stuffing, three kinds of gravy. For the length of a dinner it is the last Thursday of November.',
  },
  'dunwich-easttown-7': {
    'hibbs-roadhouse': 'He breaks like a beginner for two games. For the third he screws a cue together out of a case.',
    'police-station':
      'He has got his arms through the bars up to the shoulder. It is not to get out, he sobs; it is to have hold of someone.',
    'velmas-diner': 'Six eggs, a steak, flapjacks, and the plate has a rim to stop them from getting off.',
  },
  'dunwich-merchant-district-1': {
    'river-docks':
      '“Never on the ebb,” he says, “and never by the green buoy.” Then he sleeps, with his mouth still open for the rest.',
    'the-unnamable': 'A sheet has been hung over the wardrobe. It hangs a foot away from the wood.',
    'unvisited-isle': 'Stones in a circle, a chain going down, no bucket on it. The chain is pulled taut as you look.',
  },
  'dunwich-merchant-district-2': {
    'river-docks': 'Five dollars to carry it up the hill. The man who asks you has wrapped his hands in wet sacking.',
    'the-unnamable':
      'It is not the wind: the wind has dropped. The house takes a fresh breath and begins again, higher.',
    'unvisited-isle': 'Two herons stand on one leg, and between them the air stands open like a door on a chain.',
  },
  'dunwich-merchant-district-3': {
    'river-docks':
      'The harbour master is in bed and his books are in three currencies. Somebody must make it come out even.',
    'the-unnamable': 'The white queen has moved since you came in. You take her seat, see what she sees, and leave.',
    'unvisited-isle':
      'Threads of light run between the standing stones, and each of them leads to something far away. One feels slack.',
  },
  'dunwich-merchant-district-4': {
    'river-docks':
      'He is sitting on a bollard, with a harpoon across his knees, and wants only money and a description.',
    'the-unnamable': 'The candle is yours, the matches are his. You are to stay until it goes out, and then a bit.',
    'unvisited-isle': 'The reeds all bow to the middle of the island. There is no wind but what comes out there.',
  },
  'dunwich-merchant-district-5': {
    'river-docks':
      'Not a ripple. You stand on the last plank, with the stars under your shoes, and for once they leave you in peace.',
    'the-unnamable': 'The tap coughs, spits and runs. It is red, which may be rust. It is also warm.',
    'unvisited-isle': 'You pluck at one thread, and on the other side of town something rings in answer.',
  },
  'dunwich-merchant-district-6': {
    'river-docks':
      'The man with the harpoon has been paid before. In his boat lies a tarpaulin, and there is a good deal under it.',
    'the-unnamable': 'The light goes with the second step. The third step has gone before it.',
    'unvisited-isle':
      'By the landing a stranger fits bones together on a coat, and every so often throws one of them back.',
  },
  'dunwich-merchant-district-7': {
    'river-docks': 'You lean out to see what bumps the ladder. It leans out, too, to see you.',
    'the-unnamable': 'The crystal was on the mantelpiece, then in it. By the time it is gone you know how it was done.',
    'unvisited-isle': 'For an hour you are somebody else’s widow, in a house of reeds. You come back with her recipes.',
  },
  'dunwich-rivertown-1': {
    'black-cave': 'A rumble, a puff of dust, and where you came in there is hill.',
    'general-store':
      'Up the ladder, behind the snow shovels, the storekeeper keeps what he would rather sell in winter.',
    graveyard: 'The preacher has buried half of Rivertown and has something to say of the other half.',
  },
  'dunwich-rivertown-2': {
    'black-cave':
      'Three passages, the middle one is warm. You follow the moss until the moss stops following the wall.',
    'general-store':
      'A lady in gloves has been asking for just such a thing, all along the street. She has reached the next shop.',
    graveyard: 'The gravediggers have stopped for lunch, with their backs to it. They will pay to have it gone.',
  },
  'dunwich-rivertown-3': {
    'black-cave': 'At the back of the cave the dark has a seam. Somebody has been picking at the stitches.',
    'general-store':
      'They came in a sock, he says: Spanish, or older. On one side a ship, on the other what it carried.',
    graveyard: 'He paints fast, holding his breath. “Keep still,” he tells the tomb, and something does.',
  },
  'dunwich-rivertown-4': {
    'black-cave': 'The flame of your lamp turns blue and small. You ought to be going, if you could remember the way.',
    'general-store': 'Two old men, one board, the stove between them. Nobody has said a word since the potatoes.',
    graveyard: 'It is stuck upright in the newest grave, upside down. You could set it right, or take it along.',
  },
  'dunwich-rivertown-5': {
    'black-cave':
      'He fills the shaft from side to side and is afraid of nothing but bats. “Grab on,” he rumbles, if he likes your smell.',
    'general-store':
      'The music box plays nine notes and waits for the tenth. The last three owners were fond of it, to the end.',
    graveyard: 'In the family crypt there is a shelf more than there is family, and no back to it.',
  },
  'dunwich-rivertown-6': {
    'black-cave':
      'Your foot finds the edge, and then does not find the rest. Something down there catches what light there is.',
    'general-store': '“An hour,” says the storekeeper, with his hat on, “two at most,” and leaves you the apron.',
    graveyard: 'Fresh earth, a lantern, no one. You step nearer, and so does the edge.',
  },
  'dunwich-rivertown-7': {
    'black-cave': 'On a nail by the entrance hangs a lantern of good brass, trimmed and full. There is no name on it.',
    'general-store':
      'The stove ticks, the cat moves over. What they tell each other round here, they tell each other here.',
    graveyard: 'The door swings shut, as doors do. There are eight of them in there with you, in order of age.',
  },
  'dunwich-miskatonic-university-1': {
    administration:
      'The press wants something on folklore, without folk and without lore. They have a small budget for it.',
    library:
      'The librarian brings a glass case with nothing in it. He looks at your bag, then at the case, and clears his throat.',
    'science-building': 'On the slide it was no larger than a comma. Somebody left the incubator on over Sunday.',
  },
  'dunwich-miskatonic-university-2': {
    administration:
      'It starts at the registrar’s chair and goes up the wall as far as the clock. The pen is still in the hand.',
    library: 'They pay for old learning by weight, it seems. A pair of scales is on the desk, and ten dollars.',
    'science-building': 'It has a trigger, a sight, and a warning in four languages, the last of them crossed out.',
  },
  'dunwich-miskatonic-university-3': {
    administration:
      'Two firm young men from the rowing team, one at each arm. They wish you a pleasant day, at the far end of the bridge.',
    library: 'He does not read books, he says, he collects what has been in them. He carries a chisel.',
    'science-building':
      'Nobody remembers what it did when it was whole. There is glue, there are tweezers, and there is the afternoon.',
  },
  'dunwich-miskatonic-university-4': {
    administration:
      'A cousin of the founder has left money for those who are late to learning. There is a fee for the form.',
    library: 'Someone has answered the author, in red, in the margin, and the author has answered back.',
    'science-building':
      'The old knight has beaten the whole rowing team, and the skeleton. He pats the bench beside the beakers.',
  },
  'dunwich-miskatonic-university-5': {
    administration:
      'They have torches, and a rope, and a freshman. Somebody would have to stand on the steps and say something.',
    library: 'He reads with a finger under the line, and the finger is slow. You can almost follow, if you lean.',
    'science-building': '“Wet floor,” says the janitor. It is not wet. He leans on the mop until you have gone.',
  },
  'dunwich-miskatonic-university-6': {
    administration: 'In the lost property drawer is a whistle of silver, and on its rim a bar of music with wings.',
    library:
      'Between Medicine and Medieval there is a finger’s breadth too much. The librarian is on the ladder, looking the other way.',
    'science-building':
      'They need one more pair of hands to hold it down. It looks at you, then at the scalpel, then at you.',
  },
  'dunwich-miskatonic-university-7': {
    administration: 'The dean has read as far as the fourth chapter. He has locked the door, but he is smiling.',
    library: 'He found it behind the radiator, he says. It is scorched on one side, and it is three dollars.',
    'science-building':
      'Two arrows on the dial, one black, one white, and all over town small lights along the wires. Dust flies from the lever.',
  },
  'dunwich-french-hill-1': {
    'silver-twilight-lodge':
      '“At last,” says the butler, and takes your hat. Whoever it is they expect, he may be on the next tram.',
    'inner-sanctum':
      'The floor is marked out for a thing that the brothers have only ever read about. They want somebody with a steady hand.',
    'the-witch-house': 'It is there when you turn, sitting up, washing its beard. It has been on every landing.',
  },
  'dunwich-french-hill-2': {
    'silver-twilight-lodge':
      'A white card, no name, no date. “You will wish to have it signed,” says the man at the door, who is large.',
    'inner-sanctum': 'The envelope is sealed with three colours. You may open the first one on the stairs.',
    'the-witch-house':
      'You open the door of the small room, and the wallpaper is not up yet, and someone is calling for the carpenter in Dutch.',
  },
  'dunwich-french-hill-3': {
    'silver-twilight-lodge':
      'The robe is at least the right length. What is inside it has come without feet, and is making do.',
    'inner-sanctum': 'They chalk you round, as policemen do, and then erase you, piece by piece, from something.',
    'the-witch-house':
      'A man with a magnifying glass lies on the stairs. “If you know this one,” he says, “stay. If not, mind your step.”',
  },
  'dunwich-french-hill-4': {
    'silver-twilight-lodge':
      'Something drops from the chandelier, lands on its toes, and considers whether you are worth the trouble.',
    'inner-sanctum': 'A brother has dreamt of you and of a horse called Sealing Wax. He shares, as one does.',
    'the-witch-house': 'Under the slope of the roof the angle has come open, and there is a smell of violets.',
  },
  'dunwich-french-hill-5': {
    'silver-twilight-lodge':
      'The gentlemen rise when you enter, all but one, who has the pen. No is an answer, too; they have had practice with it.',
    'inner-sanctum': 'With a long brass rod they show you how one leads them: not by the mouth, by the shadow.',
    'the-witch-house':
      'A child’s chest, with a rhyme on the lid that lacks its last word. The dust on it is in handprints.',
  },
  'dunwich-french-hill-6': {
    'silver-twilight-lodge':
      'The window is open a hand’s breadth, and the hydrangeas are high. Inside they have come to any other business.',
    'inner-sanctum': '“Nothing formal,” says the deputy master. He has drawn it on a napkin, and he eats the napkin.',
    'the-witch-house':
      'She stirs without looking up. There is a second stool, and it would be rude not to, and ruder to ask.',
  },
  'dunwich-french-hill-7': {
    'silver-twilight-lodge':
      'It squats in the hall between the umbrella stand and the palm, and the maid dusts it with her eyes shut.',
    'inner-sanctum': 'An old brother lays two fingers on your pulse, says something short to it, and it listens.',
    'the-witch-house': 'The book is a list of doors, in many hands. Behind those that stand open, the ink is wet.',
  },
  'dunwich-uptown-1': {
    'st-marys-hospital':
      'The consultant has a theory about bones, and a machine that agrees with him. Payment is in advance.',
    woods: 'The chief sits on a tree stump, peels a pear and asks what you have killed lately.',
    'ye-olde-magick-shoppe':
      'She puts one hand on your page and the other on hers. It goes over with a small cold rush.',
  },
  'dunwich-uptown-2': {
    'st-marys-hospital':
      'A row of men in plaster, all signed by the same doctor. One of them winks, and that is all he can do.',
    woods: 'The deer path ends between two firs in mid-stride. There are no tracks on this side of it.',
    'ye-olde-magick-shoppe':
      '“It’s in the flour,” she says, “or in the cat, or under C. For five dollars I will look.”',
  },
  'dunwich-uptown-3': {
    'st-marys-hospital':
      'The ambulance is empty, the driver lonely, the bell allowed. He takes the corners like a boy.',
    woods: 'They lead you to the fire blindfold. The voice on the other side of it wants to see what you have brought.',
    'ye-olde-magick-shoppe':
      'A customer paid in advance for something done, and has not been seen since. She reads you the order.',
  },
  'dunwich-uptown-4': {
    'st-marys-hospital':
      'Lint, iodine, a nurse who whistles. When she has done you look like a parcel and feel like a gift.',
    woods: 'He trots along the other side of the stream, as if it were chance. When you stop, he studies a tree.',
    'ye-olde-magick-shoppe':
      'The drawers behind the counter have no labels. She knows them all by touch, and she charges for touching.',
  },
  'dunwich-uptown-5': {
    'st-marys-hospital':
      'In the linen room they smoke and talk shop. Bed nine sat up again, and he said where he had been.',
    woods:
      'From the fork of the oak you can see their camp, their crates and the tops of their hats. The branch is thin.',
    'ye-olde-magick-shoppe':
      '“Out, out, it’s not you, it’s the dust,” she cries, and sweeps salt after you over the doorstep.',
  },
  'dunwich-uptown-6': {
    'st-marys-hospital': 'The doctor looks from your wound to your story and back. He reaches for the telephone.',
    woods:
      'The brook is on the left again, the lightning-struck pine on the right again. Evening comes, as if for the first time.',
    'ye-olde-magick-shoppe':
      'She has you put your trophies on the counter, in a row, and reads along them as if they were a line of print.',
  },
  'dunwich-uptown-7': {
    'st-marys-hospital':
      'Chairs along the wall, a ticking radiator, somebody’s magazine. You will only close your eyes.',
    woods:
      'He has lost his way to the still and his gun is loose in his belt. He loves you, or he takes you for someone.',
    'ye-olde-magick-shoppe':
      '“Anyone can say so,” she says. So you show her the claws, and she pushes a chair under you, and cake.',
  },
  'dunwich-southside-1': {
    'historical-society': 'The shelves in the basement have been moved, all to one side, as by a shoulder.',
    'mas-boarding-house':
      'The man from number four sells soap, and, if you shut the door, other people’s conversations.',
    'south-church':
      'In the hymnal rack of the last pew stands a book that is no hymnal. It has been put in upside down, on purpose.',
  },
  'dunwich-southside-2': {
    'historical-society':
      'The treasurer has a motor car, an overdue loan and no sense of direction. The library, he says, is on the way to somewhere.',
    'mas-boarding-house':
      'Somebody threw the porridge. By the time the last bowl has been counted you have missed the tram.',
    'south-church': 'At four the sun reaches the window with the shepherd. Red, blue, and if you are lucky the gold.',
  },
  'dunwich-southside-3': {
    'historical-society':
      'The old gentleman offers you the armchair and stays standing himself. “And have you been through one?” he asks, lightly.',
    'mas-boarding-house':
      'On the back steps someone plays it slow and low, with the moon for company. You sit down two steps above.',
    'south-church':
      'The book lies open on the eagle, and the wind outside turns no page. You might, if you knew which.',
  },
  'dunwich-southside-4': {
    'historical-society': 'A street name, a ship, a second wife: and then the fourth thing you came in with yourself.',
    'mas-boarding-house':
      'The old lodger pours his tonic and begins a sentence in Latin. He leaves the end of it to you.',
    'south-church':
      'Black gloves, black plumes, and you with your hat on in the door. There is nothing for it but to walk backwards.',
  },
  'dunwich-southside-5': {
    'historical-society':
      'She was a girl when the mill burned, and starts with her grandmother. There is no hurrying her.',
    'mas-boarding-house':
      'Ma’s brother keeps a shop across the river. This did not sell, he says, and it keeps his dog awake.',
    'south-church':
      'The priest is up a ladder, changing bulbs. He does it from up there, with a bulb in his hand, and it holds.',
  },
  'dunwich-southside-6': {
    'historical-society': 'The county records for 1771 have been glued, page to page, with something that is not glue.',
    'mas-boarding-house':
      'Four ladies, seedcake and the good cups. They know who has rented the house with the shutters, and they will get to it.',
    'south-church': '“I have them too,” he says, sits down in the pew in front, and puts his arm over the back of it.',
  },
  'dunwich-southside-7': {
    'historical-society': 'Horsehair, one castor gone, the shape of a hundred members in the seat. You fit.',
    'mas-boarding-house':
      'Roast, dumplings, then roast. At the far end of the table somebody is telling the one about the bishop.',
    'south-church':
      'They practise for Easter, and the third alto is flat. It goes through you like hot soup all the same.',
  },
};
