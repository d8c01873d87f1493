import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of location encounters, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'dark-pharaoh-northside-1': {
    'curiositie-shoppe':
      'Water comes through in four places, and the owner has three pans. What gets wet now goes for the asking.',
    newspaper: 'They want the claw on the desk and the story with it. So much a line, and more for the teeth.',
    'train-station':
      'A party of four takes you for the man with the umbrella. They have trunks, questions, and a tip in advance.',
  },
  'dark-pharaoh-northside-2': {
    'curiositie-shoppe': 'The tags are red tonight, and for once they are lower than the ones beneath.',
    newspaper:
      'You watch the sheets fly off the cylinder. Somewhere past the tenth thousand the columns begin to look at you.',
    'train-station':
      'The freight to the coast takes on water for four minutes. The third door is not quite shut, and a lantern is coming.',
  },
  'dark-pharaoh-northside-3': {
    'curiositie-shoppe': 'You only meant to look at the hats. In the glass, behind the hats, something tries one on.',
    newspaper: 'Every telephone in the room rings. In the one that you pick up somebody breathes, and then dictates.',
    'train-station':
      'Same leather, same strap, same label. You notice on the stairs, from the weight and from the smell.',
  },
  'dark-pharaoh-northside-4': {
    'curiositie-shoppe':
      'Plaster sphinxes, tin scarabs, an ashtray that lights up. Among so much rubbish the good piece keeps very still.',
    newspaper: 'Somebody has pinned the whole city to the wall. Stand close, and the pins are a sentence.',
    'train-station': 'Two dollars to move the trunks from left to right, a third for not looking into them.',
  },
  'dark-pharaoh-northside-5': {
    'curiositie-shoppe':
      '“Are you rich or are you wise?” asks the old man at the till. He trades, he says, in either direction.',
    newspaper:
      'The man from the other paper has a bag of sand with him, and five dollars, and points his chin at the press.',
    'train-station': 'The eleven-twenty is late. You lean your head on the valise, and it comes in, with sails.',
  },
  'dark-pharaoh-downtown-1': {
    'arkham-asylum':
      'He has not closed them since he was dug out. Look long enough, say the orderlies, and you are there yourself.',
    'bank-of-arkham':
      'A priest with a strongbox does not care to cross the river by himself. He has good reason, and it is behind him.',
    'independence-square':
      'From here you see four doors and everyone who uses them. You unfold your newspaper and do not read it.',
  },
  'dark-pharaoh-downtown-2': {
    'arkham-asylum':
      'The bed is strapped, the lamp is swinging. He describes what he sees so well that you set foot on the stair.',
    'bank-of-arkham':
      'By the door a preacher has put down an eye of a needle, to scale. Your wallet will not go through it.',
    'independence-square':
      'The hoop rolls on without the boy. Behind the hedge something hums to him, in a voice like his mother’s.',
  },
  'dark-pharaoh-downtown-3': {
    'arkham-asylum': 'Four wards, and they all babble the same syllables. One nurse has begun to write them down.',
    'bank-of-arkham':
      'He drops the sack at your feet, leaps on the tram and is gone. The alarm bell is still looking for its voice.',
    'independence-square':
      'They are being unloaded for the mayor, labelled Cairo, in straw. The chauffeur counts them without hurrying.',
  },
  'dark-pharaoh-downtown-4': {
    'arkham-asylum':
      'They chant in step around the yard, and it goes uphill. By the third round you notice that your jaw is set.',
    'bank-of-arkham':
      'Behind the last of the boxes there is wind, snow, and a smell of tallow. The vault has no back wall tonight.',
    'independence-square':
      'A lady runs after her notes as they fly over the lawn. The one you are nearest to is in hieroglyphs.',
  },
  'dark-pharaoh-downtown-5': {
    'arkham-asylum':
      'You leave the building, and they do not. At the streetcar stop they tell you who is going to sit down beside you.',
    'bank-of-arkham':
      'At the ink stand a man falls down and arches like a bow. What speaks out of him has an accent no one knows.',
    'independence-square':
      'A magic lantern, a pointer, a professor. The slides are out of order, or they are in another one.',
  },
  'dark-pharaoh-easttown-1': {
    'hibbs-roadhouse': 'He lets you break. There is blue chalk on his cuff, on his nose, and on the money.',
    'police-station':
      'The sheriff sets six bottles on the wall and stands behind you, with his arms folded and his coffee.',
    'velmas-diner': 'A heel of rye, butter, salt. “Day-old,” says Velma, as if that were an excuse.',
  },
  'dark-pharaoh-easttown-2': {
    'hibbs-roadhouse':
      'The foam draws a sign in the glass and then drinks itself. The barman wipes his hands and waits for you to read.',
    'police-station': 'The ventilator carries every word. It would carry yours as well, if you had to sneeze.',
    'velmas-diner':
      'Barley, carrot, a bone; the chef has tasted it so often that there is little left. It is today’s, he believes.',
  },
  'dark-pharaoh-easttown-3': {
    'hibbs-roadhouse':
      'A delivery van on three wheels, a driver with his jack gone. You could lift, while he slides the new one on.',
    'police-station':
      'On the slab in the back room lies a clerk, wrapped and scented, as no clerk has been for thirty centuries.',
    'velmas-diner': 'Nine tables, one tray, and the swing door swings both ways.',
  },
  'dark-pharaoh-easttown-4': {
    'hibbs-roadhouse':
      'She has pearls on, drinks what the men drink, and is looking for someone who is even less at home here.',
    'police-station':
      'A cardboard box goes with the man in cell two: belt, comb, and some things he will not be asking for.',
    'velmas-diner':
      'The curator orders for you, too, and takes off his glasses. There are positions, he says, that oblige one to see.',
  },
  'dark-pharaoh-easttown-5': {
    'hibbs-roadhouse':
      'He has the stamp with him and can still find the dotted line, sometimes. “Sign or burn it,” he says. “Same to me.”',
    'police-station':
      'They have your hat, your height and a footprint. The sergeant asks you, by the way, to take off a shoe.',
    'velmas-diner':
      'It swims, on its back, between the noodles, blue as enamel. The room has gone quiet to see what you will do.',
  },
  'dark-pharaoh-merchant-district-1': {
    'river-docks':
      'A ring of bubbles by the third pile marks where the crates went down. They have not gone down alone.',
    'the-unnamable':
      'In the glass you know twice as much, and are smiling about it. The frame is cut with other people’s initials.',
    'unvisited-isle':
      'On the western beach a man is standing on one foot, his eyes rolled up. He will speak to those who have been marked.',
  },
  'dark-pharaoh-merchant-district-2': {
    'river-docks': '“You’re standing on my rope,” says the stoker, and folds his jacket. A ring has formed by then.',
    'the-unnamable':
      'It offers in the voice of floorboards. It has had things brought here, it says, and only wants to be remembered.',
    'unvisited-isle': 'Under the roots is a door, under the door a shaft, and in the shaft it beats, slowly.',
  },
  'dark-pharaoh-merchant-district-3': {
    'river-docks':
      'Two ships, one tide, four hundred stevedores. Nobody knows anybody, and everyone is carrying something.',
    'the-unnamable':
      'The gentleman from the Cairo museum sits in the dust as in an armchair. He looks through you, to the price tag.',
    'unvisited-isle': 'A crack in the crown of the elm, and you have been standing there just so since yesterday.',
  },
  'dark-pharaoh-merchant-district-4': {
    'river-docks':
      'In the customs shed a man is tied to a chair with his own tie. Of his two guards the one with the gun is yawning.',
    'the-unnamable':
      'They have stacked it under the stairs, wrapped in newspaper, by size. Upstairs the chanting is at the second verse.',
    'unvisited-isle':
      'A plate of bronze, a thorn hedge, forty years of ivy. Under the first leaf the writing says, in Greek, to go on.',
  },
  'dark-pharaoh-merchant-district-5': {
    'river-docks': 'For a breath it is another river, brown, broad, with a sail like a wing. Wet feet bring you round.',
    'the-unnamable': 'It lies in the hearth, black with soot, head side up: a young man with no luck whatever.',
    'unvisited-isle':
      'Thirty hooded boats have landed, and the jackal’s head on the tallest of them is, you hope, papier mâché.',
  },
  'dark-pharaoh-rivertown-1': {
    'black-cave': 'It lets your lamp come past it, and the rope, and you. Then it stands up in the way you came.',
    'general-store':
      'He sits at the till, with the day’s takings counted and his eyes open. Whoever enters next will find you with him.',
    graveyard: 'A lantern goes hopping among the tombs with a sack behind it. The sexton is too fat to run.',
  },
  'dark-pharaoh-rivertown-2': {
    'black-cave': 'You put out the light and listen to the drops. After the hundredth each of them says something.',
    'general-store':
      'The cash box stands behind the counter. Between you and it are six boards, each in a different key.',
    graveyard: 'Between the yews a bent back, at work. It has not heard you, so intent is it on its supper.',
  },
  'dark-pharaoh-rivertown-3': {
    'black-cave':
      'The town pays by the yard for a plan of the passages, and the last surveyor left his kit at the second bend.',
    'general-store':
      'A catalogue as thick as a Bible, and a telephone to the others. You will have to carry it to them, that is all.',
    graveyard: 'Grass over the names, and someone ought to pay the boy with the shears. It is said that they notice.',
  },
  'dark-pharaoh-rivertown-4': {
    'black-cave':
      'Somebody made a fire of his life’s work and was interrupted. The margins are brown, the middles can be read.',
    'general-store': 'Cans to the ceiling, a ladder on wheels, a shop closing at six. They pay you by the shelf.',
    graveyard: 'He kneels in wet grass, with a revolver beside his breviary. He knows how the wounded walk.',
  },
  'dark-pharaoh-rivertown-5': {
    'black-cave':
      'It is crying down there, quite small, and saying “Mama”. It has been doing so since before you were born, says the farmer.',
    'general-store': 'In front of the pickles somebody has two fingers in your coat. Your hand closes on a wrist.',
    graveyard:
      'The gravediggers would like to see it. Their fathers had told them so, and nobody ever brought one of those back.',
  },
  'dark-pharaoh-miskatonic-university-1': {
    administration: 'They need a name under the expert opinion, and they have already written the opinion.',
    library: 'She hides behind a folio and her ears are red. On her table lies something that should be in the safe.',
    'science-building':
      'The entomologist cannot be stopped once he has begun. He will gladly walk with you as he talks, wherever you like.',
  },
  'dark-pharaoh-miskatonic-university-2': {
    administration: 'It is worth a semester’s fees, it has got out of its box, and the bursar is on all fours.',
    library: 'You pull at one, and the whole top shelf comes down to see who it was.',
    'science-building':
      'Something clicks from bench to bench, switching off the burners as it goes. It wears a laboratory coat, on two of its arms.',
  },
  'dark-pharaoh-miskatonic-university-3': {
    administration:
      'A scholar from Uppsala, with a lisp and a list of everything he wants to see. Three dollars, if you know the way.',
    library:
      'Four students with a can of kerosene have decided what nobody ought to read. They begin with the letter A.',
    'science-building':
      'Somebody beats out the blackboard sponge, and for a moment the dust hangs in the room around a shape.',
  },
  'dark-pharaoh-miskatonic-university-4': {
    administration: 'She would do your copying for a smile, and you have smiled. The pencil flies.',
    library: 'He has been reading the same line since you sat down. In his satchel clinks what the museum misses.',
    'science-building': 'In the cupboard with the mops he has quite a collection, and rent to pay on Friday.',
  },
  'dark-pharaoh-miskatonic-university-5': {
    administration:
      'The candidate is behind with his chapter on the war. He pays for facts, and for anything with a date on it.',
    library: 'Nineteen heads on nineteen arms. Their notes lie open, and the floor is parquet.',
    'science-building':
      'The lion from the loading bay has come up the stairs. It sits before the door, with plaster on its whiskers.',
  },
  'dark-pharaoh-french-hill-1': {
    'silver-twilight-lodge':
      '“A trifle,” says the man with the rings. “You go in at this wardrobe, bring me the date, and close it after you.”',
    'inner-sanctum':
      'Three masks, three nails, two of them bare. The third looks out of its sockets at what you might leave.',
    'the-witch-house':
      'It comes out from the wainscot as far as the waist, and is quite frank. From tonight you will hear it in your own walls.',
  },
  'dark-pharaoh-french-hill-2': {
    'silver-twilight-lodge':
      'He opens the door himself, black as a coat, and holds out two closed hands. The brothers look at their shoes.',
    'inner-sanctum':
      'A curtain, a niche, a little pair of scales. Something must lie in the left pan before the right one can be lifted.',
    'the-witch-house':
      'Copied in chalk on the sloping wall is the very formula that you know already. From the sharpest angle smoke is rising.',
  },
  'dark-pharaoh-french-hill-3': {
    'silver-twilight-lodge':
      'The glass has been taken off for cleaning, and the brothers are at the port. It is a question of what one lets oneself do.',
    'inner-sanctum': 'You have got behind the third curtain when they come in. One of them sniffs.',
    'the-witch-house':
      'A man hangs from the rafter, upside down, in chains, and holds a stopwatch. “You may talk,” he says.',
  },
  'dark-pharaoh-french-hill-4': {
    'silver-twilight-lodge': 'Someone turns down the gas, and the blade catches what is left of it.',
    'inner-sanctum':
      'Everything is here that the university only has on cards. The reading desk counts how long you stay.',
    'the-witch-house':
      'Under the paper another paper, and under that a hand in rust-brown, which did not have much time.',
  },
  'dark-pharaoh-french-hill-5': {
    'silver-twilight-lodge':
      'The brothers lay down what they know like cards, each for one of yours. The costlier ones, they say, count more.',
    'inner-sanctum':
      'They have drawn lots, and drawn you. You are girded, you are kissed on both cheeks, and the floor goes green.',
    'the-witch-house':
      'She stands by her own gallows, in the corner where they bricked up the stairs, and would so gladly teach.',
  },
  'dark-pharaoh-uptown-1': {
    'st-marys-hospital': 'He opens his mouth for the thermometer, and the ward begins to hum.',
    woods: 'A glint in the brambles, knee-high: a blade, with the haft still in it, bitten at by something.',
    'ye-olde-magick-shoppe':
      'A coffin with a return label and no contents. She does not want the police, she says; she wants it found.',
  },
  'dark-pharaoh-uptown-2': {
    'st-marys-hospital':
      '“Take it before I do,” he whispers, and something shifts under the blanket. His hand closes by inches.',
    woods:
      'He sold shares in a tomb. He has been hung up in a tree for it since spring, and still holds on to the takings.',
    'ye-olde-magick-shoppe': 'He comes from behind the curtain, counting on his fingers, and has got as far as you.',
  },
  'dark-pharaoh-uptown-3': {
    'st-marys-hospital':
      'He coughs, and sand lies on the sheet. He would tell you of which desert, if someone held him upright.',
    woods: 'Three crates, a wheelbarrow, and the constable’s hut halfway. The gang will pay you on the far side.',
    'ye-olde-magick-shoppe':
      'The lady has gone to see about the kettle. On the shelf something leans towards the edge, in your direction.',
  },
  'dark-pharaoh-uptown-4': {
    'st-marys-hospital':
      'In the theatre they have sewn it on quite cleanly. The question is to what, and why it has begun to snap.',
    woods: 'He has one shoe, a fever, and a box marked DANGER. Those who are after him are coming through the ferns.',
    'ye-olde-magick-shoppe': 'A pipe has burst above Theology. She sells by the armful and asks you not to wring them.',
  },
  'dark-pharaoh-uptown-5': {
    'st-marys-hospital':
      'The lecturer lifts out the next one. He points with his pen to where fear is, and the place shrinks.',
    woods:
      'The last street lamp, then the road, then the row of eyes along the ditch. All of them have been waiting to be let in.',
    'ye-olde-magick-shoppe':
      'A tray of amulets, made in New Jersey, so it says on the back. There is one with nothing on the back.',
  },
  'dark-pharaoh-southside-1': {
    'historical-society':
      'She lets her chin sink and speaks with three voices, none of which is introduced. The fourth might be for you.',
    'mas-boarding-house':
      'Pork, beans, cornbread, and Ma with the ladle raised. The slow are given a basket to take along.',
    'south-church':
      'So many candles, and for each of them somewhere a hole in the sky. You count them, which is a mistake.',
  },
  'dark-pharaoh-southside-2': {
    'historical-society':
      'Bound in crocodile, water-stained, by someone who came back with half of his party. You find you cannot skip.',
    'mas-boarding-house':
      'She has opened every window, and the wind is off the harbour. A deck chair has been left on the roof.',
    'south-church':
      'He has pushed the pews against the door, and the door leans back. He asks, out of breath, what you have on you.',
  },
  'dark-pharaoh-southside-3': {
    'historical-society':
      'He walked through the Empty Quarter with a parasol. The journals are dry, and you turn a page a minute.',
    'mas-boarding-house':
      'Midnight, the card table, eight hands touching and a ninth. What is coming next week knocks on the wood.',
    'south-church':
      'Beside the altar stands a barrel, and in it a fire. “Out of the house or into this,” says the priest of what you carry.',
  },
  'dark-pharaoh-southside-4': {
    'historical-society':
      'Rosette, falcon, wave. You hold your own book beside the wall and for once it reads straight off.',
    'mas-boarding-house':
      'The lodger’s wardrobe has a god in it, green-faced, with a saucer of beer. Someone has just been chanting to it.',
    'south-church':
      'You begin with the streets you know, then the people, by name. Halfway through, someone else is listening.',
  },
  'dark-pharaoh-southside-5': {
    'historical-society':
      'In the case lie two pendants, and on the photograph above your grandmother wears the left one.',
    'mas-boarding-house': 'Behind the washtub a tunnel goes down to the river. Those who dug it are home.',
    'south-church': 'The sun comes up behind the rose window, and each sign you ever drew is in it, in red and blue.',
  },
};
