/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  'crawling-one': 'A coat, a hat, gloves. Then a glove drops, and out of the sleeve come more than were ever fingers.',
  ghast:
    'It hops, it has knees at the wrong end, and a face without a forehead. Sunlight would kill it, and it is night.',
  'gnoph-keh':
    'Snow blows from it, in any weather. Six legs, a horn, and hair like a mattress that has been slept on by a glacier.',
  'leng-spider': 'Purple, bloated and thoughtful, it hangs over the street, and lets down a line to see what bites.',
  'moon-beast':
    'Grey jelly with a bunch of feelers for a snout. The oars stop, and it leans over the side, and inhales you.',
  'serpent-people':
    'A well-bred gentleman, until the light falls from the side. He remembers when your street was a fern wood, and his.',
  'shadowy-figure':
    'It stands wherever you were going to look next, hat down, with its back to the lamp. Afterwards there is nothing to find.',
  shan: 'A pigeon, you think, with too many eyes and half a circle of wings. It will fly in at your forehead, and make itself at home.',
  skeleton:
    'Barnacles on the ribs, a cutlass, a ring on nothing. It comes up the water stairs, and keeps to the left, as it was taught.',
  'tcho-tcho-priest':
    'He laughs while he runs, and his drum is somebody. Those behind him stop short when he raises the stick.',
  'the-skinless-one': 'It wears your fellow traveller, and he does not fit. It has seen that yours would.',
  werewolf:
    'A howl from the churchyard, one from the square, and there is only one of it. Shutters bang in its wake like applause.',
  yithian:
    'A cone, four arms, a lamp at the end of one. It raises it to your face with interest and asks what year you would like.',
};
