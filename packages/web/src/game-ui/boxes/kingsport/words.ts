import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  rift: 'A rift',
  rifts: 'Rifts',
  'rifts-short': 'Rifts',
  track: 'Track {n}',
  pattern: 'A Mythos card with exactly these symbols adds a marker here: white {white}, black {black}',
  filled: '{n} of {of}',
  'open-at': 'open: {place}',
  'rift-here': 'The rift of track {n} is open here.',
  about:
    'A Mythos card that matches a pattern adds a random marker to that half of the track. The fourth marker opens the rift. An encounter at a marker’s place removes it, or turns it face down if the rift is open. The last one closes the rift.',
  ours: 'No source shows these, so they are Vigil’s own: the patterns on each track, the rifts’ symbols and colors, and the markers’ places.',
  'ours-short': 'Partly Vigil’s own',
  'epic-step': 'Epic card',
  'epic-attacks': 'Its attack:',
  'epic-deck': 'Epic battle deck: {n, plural, one {1 card} other {# cards}} left',
  'epic-green': 'green {n, plural, one {card} other {cards}} on top',
  'epic-red': 'red {n, plural, one {card} other {cards}} below',
  'epic-end-later': 'The End of Everything is a red card, at least {n, plural, one {1 card} other {# cards}} away.',
  'epic-end-near':
    '{n, plural, =0 {} one {The next card is the End of Everything.} other {The End of Everything is one of these # cards. The chance that it is the next one is 1 in #.}}',
  'epic-plots': '{n, plural, =0 {No plot cards left} one {1 plot card left} other {# plot cards left}} for {name}',
  'epic-card': 'This round’s card',
  'epic-kind-green': 'Green card',
  'epic-kind-red': 'Red card',
  'epic-kind-plot': 'Plot of {name}',
  'epic-brought': 'From {card}',
  'epic-next': 'After trading, a {colour, select, green {green} other {red}} card is revealed.',
};

/** Messages of Kingsport Horror. */
export const say = await loadMessages(ENGLISH, async () => ({
  rift: 'Ein Riss',
  rifts: 'Risse',
  'rifts-short': 'Risse',
  track: 'Leiste {n}',
  pattern: 'Eine Mythoskarte mit genau diesen Symbolen bringt einen Marker hierher: weiß {white}, schwarz {black}',
  filled: '{n} von {of}',
  'open-at': 'offen: {place}',
  'rift-here': 'Der Riss von Leiste {n} ist hier offen.',
  about:
    'Eine Mythoskarte mit einem dieser Muster legt einen zufälligen Marker auf diese Hälfte. Der vierte Marker öffnet den Riss. Eine Begegnung am Ort eines Markers entfernt ihn oder dreht ihn bei offenem Riss um. Der letzte schließt den Riss.',
  ours: 'Von Vigil stammen die Muster jeder Leiste, Symbole und Farben der Risse und die Orte der Marker. Keine Quelle zeigt sie.',
  'ours-short': 'Zum Teil von Vigil',
  'epic-step': 'Epische Karte',
  'epic-attacks': 'Sein Angriff:',
  'epic-deck': 'Stapel des epischen Kampfes: noch {n, plural, one {1 Karte} other {# Karten}}',
  'epic-green': 'grüne {n, plural, one {Karte} other {Karten}} obenauf',
  'epic-red': 'rote {n, plural, one {Karte} other {Karten}} darunter',
  'epic-end-later':
    'Das Ende aller Dinge ist eine rote Karte, frühestens nach {n, plural, one {1 Karte} other {# Karten}}.',
  'epic-end-near':
    '{n, plural, =0 {} one {Die nächste Karte ist das Ende aller Dinge.} other {Das Ende aller Dinge ist eine dieser # Karten. In 1 von # Fällen ist es die nächste.}}',
  'epic-plots': '{name}: {n, plural, =0 {keine Ränkekarten} one {noch 1 Ränkekarte} other {noch # Ränkekarten}}',
  'epic-card': 'Karte dieser Kampfrunde',
  'epic-kind-green': 'Grüne Karte',
  'epic-kind-red': 'Rote Karte',
  'epic-kind-plot': 'Ränke von {name}',
  'epic-brought': 'Durch „{card}“',
  'epic-next': 'Nach dem Tauschen wird eine {colour, select, green {grüne} other {rote}} Karte aufgedeckt.',
}));
