/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  'child-of-abhoth-a':
    'Grey, wet, and not yet decided on. It puts out a stump, and the stump takes on the shape of what you hold.',
  'child-of-abhoth-b': 'It has no eyes, until you look. Then it has yours, and the eyes of two people behind you.',
  'child-of-abhoth-c': 'Each blow goes in like a spoon into batter and leaves it with a mouth more.',
  'colour-out-of-space':
    'There is no word for it, and the children draw it with all their crayons. Where it has been, things crumble grey.',
  'goat-spawn': 'It comes downhill on its hind legs, bleating like someone who has read about it.',
  'hunting-horror': 'A flaw in the night sky with a long tail to it. It has been given your name to smell.',
  mummy: 'It smells of cedar and cold pepper. Three thousand years it lay still, and it sees no need to run.',
  'rat-thing': 'A rat’s body, a small bearded face, and hands: it is the hands that go to your pockets.',
  'servant-of-glaaki-a':
    'A drowned man in his Sunday suit, a spine of metal in his chest. He moves his lips, and a verse is gone from yours.',
  'servant-of-glaaki-b':
    'She died in the lake with her shopping basket. There is always room in it for one thing more.',
  'servant-of-glaaki-c':
    'This one was a collector. The green has reached his cuffs, but he knows a good piece when he sees it.',
  'servant-of-glaaki-d':
    'He was the schoolmaster of the village by the lake, and he still rubs out the blackboard, wherever he finds one.',
  'servant-of-glaaki-e':
    'She walks out of the water in step with a dream of yours. By the time you wake up your hands have forgotten something.',
  'spectral-hunter': 'The jaws of it are there, and the antlers. Between them you can see the fence, and the field.',
  'star-vampire': 'A titter in the empty air, above and to the left. It can be seen, they say, once it has drunk.',
  'tcho-tcho': 'Small, courteous, tattooed to the gums, and by no means alone. He has come a long way with a sack.',
  'the-beast':
    'On the moor they speak of a dog, to have something to call it. It has taken the gate off its hinges to see you better.',
  'the-dunwich-horror':
    'Bigger than a barn, all made of squirming ropes, and not to be seen. Only the trees lie down, in a row, this way.',
  'wizard-whateley':
    'He is long buried and has come down to see about the boy. He still carries the book, and a bit of chalk.',
  wraith: 'A dress with the wind in it, over the rooftops, and a face on top that has just remembered why.',
};
