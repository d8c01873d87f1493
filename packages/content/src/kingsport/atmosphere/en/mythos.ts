/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'break-in-at-neils':
    'From the inside, says the glass on the pavement. In the morning two of the exhibits have gone for a walk.',
  'cops-sweep-kingsport':
    'Arkham has lent them forty men and a wagon with bars. They do the hill, then the harbour, house by house.',
  'dark-shapes-at-dusk':
    'They were seen going, in file, along the ridge, those who hop, those who spin and those who squat. Nobody saw what they were looking back at.',
  'graverobbers-strike':
    'They opened two, and ran. The spades still lie there, and the tracks that lead away are not all from boots.',
  'hellene-sighted':
    'Nine years missing, and she rounds the point under full sail, her ensign the right way up. Nobody waves from her.',
  'local-heiress-missing':
    'Her bed is made, her books are gone, the dog will not go into the room. Some recall now how she used to look at them.',
  'pickpocket-ring-at-large':
    'A child with a balloon, an old man with a cough, a fall, a hundred apologies. You pat yourself down too late.',
  'strange-sightings-1':
    'The lighthouse, the postman and a dog, all looking the same way. It has opened wider over there.',
  'strange-sightings-2':
    'Eleven letters to the editor, each about another thing, each seen from the same street corner.',
  'strange-visions-cease':
    'You look up, and the crack in the air over the roofs is a crack no longer, it is a scar, and pales.',
  'traveller-lost-in-fog':
    'You had only gone out for tobacco. It is white, then steep, and then a little window with old-fashioned panes.',
  'unusual-phenomenon-sighted-in-arkham':
    'It went over the sky like a ladder in a stocking. The end of it is still running.',
  'wild-visions-plague-city':
    'All at once you see how it might have been done: more fist, less book, or the other way about. Everyone does.',
  'corpse-garden':
    'It is in flower on Central Hill, and the scent goes down as far as the harbour. Much is to be learnt there, if one stands still too long.',
  hallelujah:
    'They have got a choir from Boston, with tambourines. Whoever comes in at the right bar is lifted off his feet.',
  'kingsport-mists': 'Since Thursday the upper half of the town is gone. The bell buoy says where it was.',
  'the-doors-of-sleep':
    'In the quarter by the harbour people yawn and do not shut their mouths again. A stair goes down behind them.',
  'time-after-time':
    'Every clock in town strikes when it likes, and they all agree. Whatever comes by way of the hours comes stronger.',
  'worlds-drifting-apart':
    'Like two boats whose rope someone has slipped: a little water between, then more. For the moment nothing tears.',
  'cover-up':
    'Men from Washington, with folders. What you have shown them was never there, and they would like your notes as well.',
  mistrust: 'Someone leaves a note under each door: “He told.”. The same hand, the same paper, for all of you.',
  'world-torn-asunder':
    'It began in the laboratory, as a hairline on a plate. By now one can put one’s arm in, and one should not.',
};
