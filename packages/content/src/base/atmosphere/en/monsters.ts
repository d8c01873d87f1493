/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  byakhee:
    'Part crow, part wasp, part something you buried once. It comes down out of a clear sky and folds up like an umbrella.',
  chthonian:
    'You do not see it. You see the cobbles rise in a row, street after street, towards the houses with people in them.',
  cultist: 'By day he sells you stamps. Under the hood he has the same polite cough.',
  'dark-young': 'A tree, you thought, and wondered at the hooves. All its mouths are open, and it smells like a barn.',
  dhole: 'It is not that it comes down the street. The street comes down inside it.',
  'dimensional-shambler':
    'Grey, stooping, its arms too long, it is here, then nearer, with nothing in between. Its hide has room for you.',
  'elder-thing': 'Five wings, five eyes, five of everything. It picks up your gun and takes it apart, out of interest.',
  'fire-vampire': 'A spark that will not go out, and goes against the wind. The lamps dim as it passes.',
  'flying-polyp': 'First the whistling, then the wind, then a piece of something, and the rest of it is not there yet.',
  'formless-spawn': 'It fills the cellar like tar and has chosen a shape for you: hands, mostly.',
  ghost: 'She asks the way to a street they pulled down in 1860. Bullets do not interrupt her.',
  ghoul:
    'Hooved, dog-faced, rubbery, and very nearly somebody. It has manners at table, and you are looking at the table.',
  'god-of-the-bloody-tongue':
    'Where a head should be there is a rope of red as long as a steeple. It howls, and every dog in town is silent.',
  gug: 'It stoops to look in at the second floor. The mouth opens the wrong way, from top to bottom.',
  'haunter-of-the-dark':
    'Something with three lobes to its eye is feeling its way along the edge of the lamplight. Keep the lamp filled.',
  'high-priest': 'He has read so much that the letters show through his skin. He does not raise his voice.',
  'hound-of-tindalos':
    'Smoke in the corner of the room, where the walls meet. It has your scent, and it has come a very long time.',
  maniac: 'Somebody’s bookkeeper, until Thursday. He asks if you have heard it too, and shows you his cleaver.',
  'mi-go': 'Pink, stalked and busy, like a surgeon in a hurry. One claw carries a jar that will not stay empty.',
  nightgaunt: 'No face, only a smoothness. It takes you under the arms as a nurse would, and lifts.',
  shoggoth: 'A wave of black soap, with eyes that come up in it and burst. It does what it was once told to, loudly.',
  'star-spawn':
    'As large as the customs house, and shining wet. It stands in the street as though it were thinking of lying down in it.',
  'the-black-man':
    'He is courteous and beautifully dressed, and casts no breath into the cold. He only wants a signature.',
  'the-bloated-woman': 'A yellow robe, a fan, and above the fan the prettiest eyes. The fan is coming down.',
  'the-dark-pharaoh':
    'He speaks your language as it will be spoken. What he says is a problem, and you had better solve it.',
  vampire: 'The gentleman from the Continent has waited for you to say “come in”. Someone else has said it.',
  warlock: 'An old man on a doorstep that is not his. Moths sit on him in rows, and he will not leave.',
  witch:
    'Neighbours called her Goody, three hundred years ago and again last week. The rat on her shoulder has a man’s hands.',
  zombie: 'Earth in the cuffs, one shoe. He follows you home as someone would who has forgotten the way.',
};
