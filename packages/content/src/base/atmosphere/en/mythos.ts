/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'all-quiet-in-arkham':
    'No ambulance, no sirens, no running feet. The presses stop, and for once there is nothing to put in.',
  'bizarre-dreams-plague-citizens':
    'At breakfast half the town tells the other half the same dream, and nobody can finish his egg.',
  'big-storm-sweeps-arkham': 'It comes up the river at dusk, and whatever was flying has to be somewhere else.',
  'blue-flu': 'The desk sergeant has a cough, the whole shift has one, and the keys hang on their nail.',
  'city-gripped-by-blackouts':
    'Lamp after lamp goes out along the hill. The shopkeepers feel their way to the shutters.',
  'church-group-reclaims-southside':
    'Forty hymnals, forty lanterns, and the organist in front. It is a long time since anyone sang on those corners.',
  'campus-security-increased':
    'There are two men now at each gate, and the new ones do not ask for student cards. They look at the shadow.',
  'fourth-of-july-parade': 'Drums, bunting, the fire brigade in brass, and not a gap to slip across the street.',
  'feds-raid-arkham': 'Grey sedans from Boston, twelve of them. They do not say what they load into the trucks.',
  'family-found-butchered':
    'The milkman went round to the back because of the flies. By noon everyone has bought a bolt for his door.',
  'goat-like-creature-spotted-in-woods':
    'The hunters came home without their dogs. Where it stood, they say, the trees have gone too.',
  'ghost-ship-docks-by-itself':
    'No lights, no helmsman, and the ropes already made fast. Wet prints lead down the gangway, not up.',
  'gangs-clean-up-easttown':
    'They have protected these blocks for money. Tonight they do it from pride, with baseball bats.',
  'ill-wind-grips-arkham': 'All the weathercocks point at one house. It happens to be the one you are in.',
  'horror-at-groundbreaking': 'The mayor turned the first sod. The second turned itself.',
  'manhunt-in-arkham': 'They go from door to door with lamps and dogs, and look also where no man could hide.',
  'lodge-members-watch-the-night':
    'A gentleman in evening dress under every lamp on the hill. They nod to one another and to nobody else.',
  'lodge-member-held-for-questioning':
    'He says nothing, and smiles, and looks at the clock. At nine the street outside answers for him.',
  'missing-people-return':
    'They stand on the corners with the wrong season on their coats and ask politely for the year.',
  'miskatonic-arctic-expedition-returns':
    'Of the crates unloaded from the whaler, some are longer than the list says. It is thawing on the docks.',
  'merchants-march-on-crime':
    'Grocers, chandlers, the tailor with his yardstick: they have put up the shutters and turned out to be many.',
  'picnickers-panic': 'A gramophone goes on playing on the grass, beside forty blankets and nobody.',
  'private-security-hired-in-uptown':
    'The better streets have put money together. Men with good boots walk the hedges, and are told not to write reports.',
  'police-step-up-patrols-in-northside':
    'In pairs, with the flaps of their holsters open. Even the newsboys are sent home.',
  'rivertown-residents-take-back-streets':
    'Grandmothers with lamps on the stoops, men with boat hooks in the alleys. Nobody is asleep in Rivertown tonight.',
  'slum-murders-continue': 'The fifth, says the boy with the paper. The people in these houses had counted seven.',
  'sheldon-gang-turns-to-police-for-aid':
    'Four bootleggers at the sergeant’s desk, hats in hand. Something is in the woods that does not buy.',
  'scientist-warns-of-dimensional-rift':
    'He drew it for the reporters: a sheet of paper, a pin, and something leaving by the hole.',
  'strange-lights-on-campus':
    'Green behind one window, then behind all of them. The porters lock up and put it down to chemistry.',
  'southside-strangler-suspected':
    'The police have a sketch of the hands. The tenants of Southside have bought up all the door chains.',
  'strange-tremors-cease':
    'The cups hang still on their hooks. You had grown so used to it that you hold on to the table all the same.',
  'strange-power-flux-plagues-city':
    'Every bulb in town burns blue for a minute. Elsewhere, a door that was shut can be seen to be one.',
  'terror-at-the-train-station':
    'The nine-forty pulled in with all its blinds down. The doors opened on the wrong side.',
  'temperance-fever-sweeps-city':
    'Ladies with axes, a barrel, a drum. They can smell it on you from across the street.',
  'witch-burning-anniversary': 'Nobody lays flowers. Still, by the river there is ash again, and it is warm.',
  'vigilante-guards-the-night':
    'Somebody walks the roofs of Downtown in a long coat. In the morning things are found tied to lampposts.',
  'alien-technology':
    'They have come down from the hills with their instruments, and the instruments are better than they are.',
  'a-strange-plague': 'Yellow paper on the doors, a bell on the cart. The wound from last week is no smaller.',
  'an-evil-fog': 'You could lose your own hand in it. What flies has sat down somewhere in it to wait.',
  'blood-magic': 'In a yard in Rivertown hangs a basin on a hook. Answers are to be had, by the cup.',
  'blackest-night': 'The moon is in the almanac, not in the sky. Those who hide are glad of it.',
  'darkes-carnival-arrives': 'An organ, coloured bulbs, a tent where no tent was. It costs nothing to go in.',
  'curfew-enforced': 'At eight the bell, at five past the wagon. After that, whoever is out had better have a reason.',
  'estate-sale': 'The old lady left no heirs, and forty trunks. On the lawn they are already numbering the lots.',
  'egyptian-exhibit-visits-miskatonic-u':
    'Crates, straw, and gold in the lamplight. The labels are careful to say what each thing was thought to be for.',
  'dreams-of-a-sunken-city':
    'You wake up tired and your pillow is damp. In the whole town the windows are lit at four.',
  'heat-wave': 'Tar on the shoes, milk gone by nine. Nobody lifts a hand, and the reading rooms are full.',
  'happy-days-are-here-again':
    'Somebody has put his wireless in the window, and as long as the band plays the town believes the song.',
  'icy-conditions': 'Ashes on the steps, horses in socks. What runs on claws has no better time of it.',
  'nodens-favor': 'A grey old man sits on the pier, fishing with a silver hook. He lifts his hat to you.',
  'no-one-can-help-you-now':
    'You draw the sign as always. It holds for a breath, and then the chalk runs down the wall.',
  'planetary-alignment':
    'Five lights in a row above the observatory. The old words come to the tongue of their own accord.',
  'raining-cats-and-dogs': 'The gutters shout, the streetcars stand. Nothing that burns will go out in this.',
  'rlyeh-rising': 'Soundings off the coast: yesterday a thousand fathoms, today nine hundred. The gulls fly inland.',
  'solar-eclipse': 'The chickens go to roost at noon. You speak the word, and it is only a word.',
  'sunny-and-clear':
    'Washing on every line, and not a corner in town without light. It is good for the nerves, and bad for hiding.',
  'the-chill-of-the-grave':
    'Hoar frost on the cemetery wall, in August. What should lie still has seldom been so brisk.',
  'the-man-in-black':
    'On French Hill a gentleman in black carries a ledger and a pen. He has a page with your name on it already.',
  'the-festival':
    'Green candles in the windows and a great deal of singing. It is not a date in any calendar that you own.',
  'things-of-darkness':
    'Cellars first, then stairwells, then the space beneath the bridge: it is thickening, as milk does.',
  'disturbing-the-dead': 'Somebody digs in Rivertown by night, and takes nothing away. He only wakes them.',
  'good-work-undone':
    'You chalked the sign, and somebody rubs it out: not tonight’s, but the first one. It can be felt in the later ones.',
  'the-great-ritual': 'A candle more in French Hill every evening. There is room in the window for five.',
  'the-southside-strangler-strikes': 'He does not choose at random. Each one was somebody who would have helped you.',
  'the-stars-are-right':
    'The astronomer has stopped correcting his charts. It is the sky that has been moved, and it fits now.',
  'the-terrible-experiment':
    'Behind the laboratory door they are fed at six. The janitor says that he hears more spoons every night.',
  'the-story-continues':
    'The page is full. Someone takes a fresh sheet, and the clock in the tower begins again at one.',
};
