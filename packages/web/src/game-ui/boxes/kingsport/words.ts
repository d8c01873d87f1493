import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  rift: 'A rift',
  rifts: 'Rifts',
  'rifts-short': 'Rifts',
  track: 'Track {n}',
  pattern: 'A Mythos card with just these symbols puts a marker here: white {white}, black {black}',
  filled: '{n} of {of}',
  'open-at': 'open: {place}',
  'rift-here': 'The rift of track {n} is open here.',
  about:
    'A Mythos card whose boxes equal a pattern puts a random marker on that half. The fourth opens the rift. An encounter at the place of a marker takes it off, or turns it down if the rift is open; the last closes it.',
  ours: 'Vigil’s own, as no source shows them: which patterns share a track, the symbols and colours of the rifts, the places of the markers.',
  'ours-short': 'In part Vigil’s own',
  'epic-step': 'The card',
  'epic-attacks': 'Its attack:',
  'epic-deck': 'The deck of the battle: {n, plural, one {one card} other {# cards}} left',
  'epic-green': 'green {n, plural, one {card} other {cards}} on top',
  'epic-red': 'red {n, plural, one {card} other {cards}} below',
  'epic-end-later':
    'The End of Everything is one of the red: {n, plural, one {one card} other {# cards}} away at least.',
  'epic-end-near':
    '{n, plural, =0 {} one {The next card is the End of Everything.} other {The End of Everything is one of these #: 1 in # with the next card.}}',
  'epic-plots':
    '{n, plural, =0 {No plots of {name} are left.} one {One plot of {name} waits.} other {# plots of {name} wait.}}',
  'epic-card': 'The card of this round',
  'epic-kind-green': 'Green card',
  'epic-kind-red': 'Red card',
  'epic-kind-plot': 'Plot of {name}',
  'epic-brought': '{card} brings',
  'epic-next': 'After the trading a {colour, select, green {green} other {red}} card says what happens.',
};

/** Messages of Kingsport Horror. */
export const say = await loadMessages(ENGLISH, async () => ({
  rift: 'Ein Riss',
  rifts: 'Risse',
  'rifts-short': 'Risse',
  track: 'Leiste {n}',
  pattern: 'Eine Mythoskarte mit genau diesen Zeichen legt einen Marker hierher: weiß {white}, schwarz {black}',
  filled: '{n} von {of}',
  'open-at': 'offen: {place}',
  'rift-here': 'Der Riss von Leiste {n} ist hier offen.',
  about:
    'Eine Mythoskarte, deren Felder einem Muster gleichen, legt einen zufälligen Marker auf diese Hälfte. Der vierte öffnet den Riss. Eine Begegnung am Ort eines Markers nimmt ihn fort oder dreht ihn um, wenn der Riss offen ist; der letzte schließt ihn.',
  ours: 'Vigils eigen, da keine Quelle sie zeigt: welche Muster eine Leiste teilen, Zeichen und Farben der Risse, die Orte der Marker.',
  'ours-short': 'Zum Teil Vigils eigen',
  'epic-step': 'Die Karte',
  'epic-attacks': 'Sein Angriff:',
  'epic-deck': 'Der Stapel des Kampfes: noch {n, plural, one {eine Karte} other {# Karten}}',
  'epic-green': 'grüne {n, plural, one {Karte} other {Karten}} obenauf',
  'epic-red': 'rote {n, plural, one {Karte} other {Karten}} darunter',
  'epic-end-later':
    'Das Ende aller Dinge ist eine rote: frühestens {n, plural, one {nach der nächsten Karte} other {nach # Karten}}.',
  'epic-end-near':
    '{n, plural, =0 {} one {Die nächste Karte ist das Ende aller Dinge.} other {Eine von diesen # ist das Ende aller Dinge: 1 zu # mit der nächsten Karte.}}',
  'epic-plots':
    '{n, plural, =0 {Von {name} sind keine Ränke übrig.} one {Von {name} wartet noch eine Ränkekarte.} other {Von {name} warten noch # Ränkekarten.}}',
  'epic-card': 'Die Karte dieser Kampfrunde',
  'epic-kind-green': 'Grüne Karte',
  'epic-kind-red': 'Rote Karte',
  'epic-kind-plot': 'Ränke von {name}',
  'epic-brought': '{card} bringt',
  'epic-next': 'Nach dem Tauschen sagt eine {colour, select, green {grüne} other {rote}} Karte, was geschieht.',
}));
