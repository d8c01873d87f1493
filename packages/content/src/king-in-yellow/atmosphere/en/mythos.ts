/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'bizarre-couriers':
    'Pale young men on yellow bicycles take anything to anyone. It arrives in order; only it has been looked at.',
  'fund-drive-for-the-arts':
    'Ladies at every corner with ribbons and a tin. For a good sum one is shown what is kept behind the ribbons.',
  'high-tides': 'The river stands in the shops and has no banks left. Whoever has business by the water wades.',
  intermission:
    'The lights go up, the doors stay shut. Nobody in the foyer can say what it was about, and everyone is flushed.',
  'police-proclaim-cult-crackdown':
    'Robes over the arm, hands on the neck: they are led out of cellars by the dozen. Some have kept on the masks.',
  'the-repairer-of-reputations':
    'A small man with wax ears and a cat. He can put right what is being said of you, and he keeps a ledger.',
  'theater-experiences-renewal':
    'People queue round the block for standing room. Whoever comes out knows more, and has to be helped across the street.',
  'uptown-hosts-famous-publisher':
    'He has printed what nobody else would touch, and tonight he signs. One shakes his hand with the glove on.',
  'the-next-act-begins-1':
    'Three knocks upon the boards. In the whole city conversation drops, for as long as a curtain takes.',
  'the-next-act-begins-2':
    'Somebody rings a handbell down the street. The windows go dark, house after house, as in a stalls row.',
  'the-next-act-begins-3':
    'New bills are up, the paste still runs. They give the same title, the same evening, and a longer list of players.',
  'the-next-act-begins-4': 'You catch yourself in a shop window, making an entrance.',
  'the-next-act-begins-5':
    'The prompter has been seen at the post office, in the park, and under your bed. He never gives the wrong line.',
  'the-next-act-begins-6': 'It starts without music. The audience have brought their own masks, and know when to rise.',
  'aldebaran-ascendant':
    'A red star stands over the mill and does not set. The swallows stay on the ground, and worse than swallows.',
  'mirages-of-lakes': 'At the end of the street lies water, with towers in it. One can only ever go away from it.',
  'new-miskatonic-u-curriculum':
    'Comparative drama is now read at two in the morning, no previous knowledge required. In the reading room every cheek is red.',
  'off-broadway': 'Everything is from New York this week, the hats, the accents and the prices.',
  'rash-of-graffiti':
    'It is on the walls by morning, on the milk carts, on the gates. Over it nothing that you draw will hold.',
  slugs:
    'They came up after the rain, yellow, a foot long. People slip, and think twice before putting an arm into a sleeve.',
  'spawn-of-yog-sothoth':
    'Bubbles, iridescent, in the puddles and behind the eyes of the hooded. Whoever falls through the cracks now has something under him.',
  'strange-murders':
    'All of them on roofs, says the coroner, and with the coat still buttoned. He no longer walks home.',
  'strength-of-the-earth':
    'In the cellars the stones sweat, and whatever goes about under the crescent has put on weight.',
  'two-sunsets':
    'The first at seven, the second at eight. Between them everybody has two shadows, and neither of them hides you.',
  'unusual-moonrises':
    'It comes up in the south, yellow, then in the east as well. Good light for reading and creeping, and bad for bed.',
  'the-tattered-king':
    'At each doorstep, a scrap of yellow silk. Laid edge to edge they make a hem, and someone is standing in it.',
  'virulent-disease':
    'First it was the ushers, then the front rows. The hospital has a needle against it, and one nurse.',
};
