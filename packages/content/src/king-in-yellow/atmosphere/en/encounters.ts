import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of location encounters, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'king-in-yellow-northside-1': {
    'curiositie-shoppe':
      'A box of what theatregoers leave behind: gloves, opera glasses, a door. One pays by the handful.',
    newspaper: 'The critic left his notebook and no notice. They would pay somebody to go on where he stops.',
    'train-station':
      'Between the rails something gleams which the train before did not crush. The next one is whistling already.',
  },
  'king-in-yellow-northside-2': {
    'curiositie-shoppe':
      '“How much?” asks the man, with a cloth over it. “Say it right and it is yours. I am tired of it.”',
    newspaper:
      'In the paper store, behind the white rolls, stands one yellow roll. It has been printed on, and then hidden.',
    'train-station':
      'They need hands for the scenery: a palace, a lake, two suns. It weighs more than painted canvas should.',
  },
  'king-in-yellow-northside-3': {
    'curiositie-shoppe':
      'The shop cat lies in the window, in its place, and something is stuck in it. The owner asks you to see to the rest.',
    newspaper:
      'He orders coffee for two, sharpens three pencils and begins with your childhood. Five dollars, and you talk till dark.',
    'train-station':
      'His cap is on straight, and he has not let go of the handle. One ought to look away, and one ought to look in the bag.',
  },
  'king-in-yellow-northside-4': {
    'curiositie-shoppe':
      'A handcart before the shop, and nobody with it. On each piece sticks a label: one kind bites.',
    newspaper:
      'They have a flash, a tripod, and fifty clean plates. If you could bring it in by the yard door, and hold its head up.',
    'train-station':
      'No sender, no name, two locks. “All or nothing,” says the stationmaster, who wants it off his platform.',
  },
  'king-in-yellow-downtown-1': {
    'arkham-asylum':
      'The society of friends of the stage sits in the day room. They lack someone sensible to write it all down.',
    'bank-of-arkham':
      'For each new account there is a gift this week, a small clasp with a curly sign. They pin it on you themselves.',
    'independence-square': 'Somebody screams behind the bandstand. Others are running as well, the other way.',
  },
  'king-in-yellow-downtown-2': {
    'arkham-asylum': 'He says it slowly, so that you can follow. The awful thing is that you can.',
    'bank-of-arkham':
      'Candles on the counters, hymns over the coin scales. Give what weighs on you, says the cashier, with his hand out.',
    'independence-square':
      'A cart of properties without a tarpaulin: paper crowns, wooden swords, and one that someone has used.',
  },
  'king-in-yellow-downtown-3': {
    'arkham-asylum':
      'She sings to the radiator, and nobody else would call it a language. You have read two of the words.',
    'bank-of-arkham':
      'The watchman is down between the safes, with his heels drumming. It takes three to hold him, and you are one.',
    'independence-square':
      'They act on the lawn, by lantern light, with the parts in hand. When the prompter pauses, the hedge goes on.',
  },
  'king-in-yellow-downtown-4': {
    'arkham-asylum':
      'Clay, crayons, and eleven inmates who have all made the same mask. Yours is handed to you, still damp.',
    'bank-of-arkham':
      'A drum of tickets, a lady in furs, a table of prizes for the fund. The third from the left is breathing.',
    'independence-square':
      'It is the only leaf on the wind and it is written on. It goes from lamp to lamp, as though it were looking for someone.',
  },
  'king-in-yellow-easttown-1': {
    'hibbs-roadhouse':
      'He has the trunk up before you have said good evening. He shows you as much as you can bear to look at.',
    'police-station':
      'He shouts at the desk that they should all stay home tonight, and why. The sergeant writes “drunk”.',
    'velmas-diner':
      'The waitress leaves it under the sugar for table four, without a stamp. She has gone to get the cream.',
  },
  'king-in-yellow-easttown-2': {
    'hibbs-roadhouse': 'Forty years of what the guests could not pay with. You get the broom, and first pick.',
    'police-station': 'Four officers sit on him, and he recites. If you kneel down by his mouth, it is in verse.',
    'velmas-diner':
      'You have eaten for three, you turn out your pockets, and a policeman is having pie at the counter.',
  },
  'king-in-yellow-easttown-3': {
    'hibbs-roadhouse': 'Two men, one envelope, and a lamp that somebody has unscrewed. They take you for the third.',
    'police-station':
      'The wagon has been out all night and stands in the yard, its flap open. The things in it belong to nobody now.',
    'velmas-diner': 'They have heard what you brought down. Velma puts a chop on the table for each claw.',
  },
  'king-in-yellow-easttown-4': {
    'hibbs-roadhouse':
      'He lays down his hand of cards and cannot hear what you say. His cap comes off, when he laughs, like a lid.',
    'police-station':
      'The sergeant is training the new guards in the yard, and they are big, and he needs one to be the crowd.',
    'velmas-diner': 'There is something pale in the biscuit that is not dough. You had swallowed by then.',
  },
  'king-in-yellow-merchant-district-1': {
    'river-docks':
      '“Look, the professor’s come to read to us,” says the biggest, and the others put down their crates.',
    'the-unnamable':
      'It whispers from room to room, and always in the next one. You follow, as long as your nerves do.',
    'unvisited-isle':
      'On the landing stage someone crouches with a coat over his head. Someone else is standing behind him.',
  },
  'king-in-yellow-merchant-district-2': {
    'river-docks':
      'Eleven hatboxes, three trunks and a birdcage: the leading lady has arrived. No porter knows how many there were.',
    'the-unnamable':
      'The hearth is lit in a house without tenants, and amidst the embers lies something that does not burn.',
    'unvisited-isle':
      'Two women in trailing dresses talk on the shore, and of you, or at least of the one who is coming.',
  },
  'king-in-yellow-merchant-district-3': {
    'river-docks':
      'It bobs against the stones, half sunk, and slips from the hook. Whatever is inside wants out or wants down.',
    'the-unnamable': 'Through the broken shutter the floor has two patches of sun. You count the windows.',
    'unvisited-isle': 'It has written on itself from head to foot, line by line, and leaves no room for a name.',
  },
  'king-in-yellow-merchant-district-4': {
    'river-docks': 'Nets, tar, rope, you think, and then the heap takes a step. Something useful is tangled up in it.',
    'the-unnamable':
      'It lies in the middle of five lines, and the lines are still wet. The blade points at whoever comes in.',
    'unvisited-isle':
      'The clouds come together above the island, with care, as if they were being drawn. It is nearly finished.',
  },
  'king-in-yellow-rivertown-1': {
    'black-cave': 'Behind the third bend there is a lamp, a card game, and a stack of crates as tall as the men.',
    'general-store':
      'The storekeeper has them on his ceiling, in paste. Set me the calendar by those, he says, and there is money in it.',
    graveyard:
      'A wing beats on the slabs, and the coffin is too heavy for it, so it takes only the half. It has not seen you.',
  },
  'king-in-yellow-rivertown-2': {
    'black-cave':
      'Someone had a fire here and wrote in the ash with a stick. The last sign has been left for you to end.',
    'general-store':
      'In the loft are the props of a company that stopped here in ’95. He sells by the dozen and looks away.',
    graveyard: 'No horse, no driver, and it stops at every stone. From the ground, one after another, they board.',
  },
  'king-in-yellow-rivertown-3': {
    'black-cave':
      'Pale, short, blinking at the match: they have lived down here longer than anyone recalls. One of them has your lunch.',
    'general-store': 'Two shelves, one chair, one scale. He takes whatever reminds you of something.',
    graveyard:
      'They have picked the big vault, for its echo. Lanterns, whispers, a king with his back to you, counting steps.',
  },
  'king-in-yellow-rivertown-4': {
    'black-cave':
      'The signs on the wall are running, silver, and each drop of it is a syllable. You hold out your hat.',
    'general-store': 'He stands on his counter with a broom and would give two dollars to know what is under it.',
    graveyard: 'One of the stones has light in it, as an egg has, held to the lamp. You read it from within.',
  },
  'king-in-yellow-miskatonic-university-1': {
    administration:
      'The drama faculty has places left. Half price, says the notice, since those who were enrolled have been enrolled elsewhere.',
    library: 'Somebody has shelved it under Philosophy, between two folios, as though it were one.',
    'science-building':
      'Blue flames on four benches, and on the fifth what the professor calls irreplaceable. He is already outside.',
  },
  'king-in-yellow-miskatonic-university-2': {
    administration: 'You have the form with you in triplicate. The bursar has the stamp, and a hangover.',
    library: 'At every lamp someone sits with the same thin book. You turn over a page, and so do they.',
    'science-building':
      'On one plate you put what you have, it says here, and from the other you take what has become of it.',
  },
  'king-in-yellow-miskatonic-university-3': {
    administration: 'You are to fill in for the speaker, who has gone there. The hall is full, and they have paid.',
    library: 'Essays, says the title, on yellow. Nobody has cut the pages, and still they have been read.',
    'science-building':
      'He carries the flask on tiptoe, looks round at you, and then looks at the flask, on the floor.',
  },
  'king-in-yellow-miskatonic-university-4': {
    administration: 'Four dollars for pasting up forty of them. By the thirtieth you have read what they warn against.',
    library: 'The lamps go out row by row, a key turns, and it is Saturday. At least there is something to read.',
    'science-building':
      'It sits on the bench, ears up, and every hair is there, and it is marble. Beside it stands a basin, covered.',
  },
  'king-in-yellow-french-hill-1': {
    'silver-twilight-lodge':
      'Twelve masks, and one bare face, which asks the questions. After each of your answers a candle is put out.',
    'inner-sanctum':
      'The ceiling opens like an eye, and above it hang the wrong Hyades. The brothers have already got out their pens.',
    'the-witch-house':
      'She reads your palm across the centuries, from the landing, and puts something under your arm to grow into.',
  },
  'king-in-yellow-french-hill-2': {
    'silver-twilight-lodge':
      'In the next room they are casting. The door is thick, the keyhole old, and your shoe has a squeak.',
    'inner-sanctum': 'It turns over twice in the lamplight, handle, blade, handle, and comes on.',
    'the-witch-house':
      'A room has been let to an artist. Behind the screen hangs his model’s dress, and from in front, quite still, you are looked at.',
  },
  'king-in-yellow-french-hill-3': {
    'silver-twilight-lodge':
      'He weeps in the cloakroom, rings and all. They gave her the part of the younger sister, he says, and she took it home.',
    'inner-sanctum':
      'A list from a brother who cannot go out any more, since his face is being changed. They take other coin as well.',
    'the-witch-house':
      'It scratches, knocks, coughs. It may be somebody who has got in, or something that wants you to think so.',
  },
  'king-in-yellow-french-hill-4': {
    'silver-twilight-lodge':
      'Eyes all round the table, and no faces to them, since the masks are on. They look at your friend, then at you.',
    'inner-sanctum':
      'It is inlaid in the floor, and the brothers walk around it. With your eye you may go in, if you mark the way.',
    'the-witch-house': 'Everyone is in it who ever had a part. At your letter someone has sharpened the pencil.',
  },
  'king-in-yellow-uptown-1': {
    'st-marys-hospital': 'They stand round your bed, seven of them, and not one speaks. What you lack they write down.',
    woods: 'Two ranks of supers go at each other between the birches. They were to have been wooden, those swords.',
    'ye-olde-magick-shoppe':
      'Aisle seven talks in its sleep. Leaning down, you find that it wants to be rid of something.',
  },
  'king-in-yellow-uptown-2': {
    'st-marys-hospital':
      'The sheet is off, the saw is running, and the surgeon is a colleague of the deceased. He’d like a witness.',
    woods: 'A silver piece on the path, another three steps on, and another. Between the trees it is getting yellow.',
    'ye-olde-magick-shoppe':
      '“First how to duck,” says she, “then how to answer.” She throws the first cup without any warning.',
  },
  'king-in-yellow-uptown-3': {
    'st-marys-hospital':
      'A corridor that is not on the plan, with felt on the floor. The patients there have all seen the second act.',
    woods:
      'Asters, white ones, and red on some. The trail of it leads on, and coins along it, as though from a torn pocket.',
    'ye-olde-magick-shoppe':
      'The bell above the door still rings. On the counter lies an article, and a slip of paper with two prices.',
  },
  'king-in-yellow-uptown-4': {
    'st-marys-hospital': 'A draught has emptied the cabinet all over the stairs. You have page nine of eleven people.',
    woods: 'He has painted three trees, and the fourth is blank, and man-shaped. His things lie about it in the grass.',
    'ye-olde-magick-shoppe':
      'The parcel is addressed to someone with your name and a title. She puts it in front of you and goes to look for the slip.',
  },
  'king-in-yellow-southside-1': {
    'historical-society':
      'It came with the estate, from a shipwreck, and it has been corked from the inside. The hoops give, one by one.',
    'mas-boarding-house':
      'Every bulb goes out from here to the river, and you are so warm. Somebody holds the door shut, to let you sleep.',
    'south-church':
      'A saint in the window has put on a mask. The glazier has the ladder ready and lacks only someone to hold on below.',
  },
  'king-in-yellow-southside-2': {
    'historical-society':
      'The course is called “How to Enter”. They teach you to stand, to speak and to forget that you can leave.',
    'mas-boarding-house':
      'You wake, and the bed is on fire all along the edge, in yellow, without smoke. The middle is beginning to sink.',
    'south-church':
      '“Put it down here,” the old woman at the font says, of what you hold dearest, “and see who gets up.”',
  },
  'king-in-yellow-southside-3': {
    'historical-society':
      'Paris, 1895, eleven columns, and all the reviewers died in the same spring. You lay them side by side.',
    'mas-boarding-house': 'Ma pays in soup for weeding. What has come up beside the beans turns round as you go by.',
    'south-church':
      'Three at the altar, in rags of silk, and between them the priest’s white hair. You are nearest to the candlestick.',
  },
  'king-in-yellow-southside-4': {
    'historical-society':
      'They discuss the play in the reading circle, and put to each newcomer the question he would least like to hear.',
    'mas-boarding-house':
      'No rehearsal, no rounds, no one to meet. You lie on the counterpane with your shoes on and listen to the pipes.',
    'south-church':
      'He plays it with eyes shut, and it is not in the hymnal. You must either get him off the bench or hear the end.',
  },
};
