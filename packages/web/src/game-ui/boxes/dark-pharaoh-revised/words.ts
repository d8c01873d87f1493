import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  patrol: 'Patrol',
  'patrol-about':
    'A patrol is here: whoever leaves this street or ends a movement in it makes a Sneak (+0) check, or is arrested.',
  waits: 'Ancient Whispers: an Exhibit Encounter waits here',
  heard: 'Ancient Whispers: heard this turn',
};

/** Messages of the 2011 edition of Curse of the Dark Pharaoh. */
export const say = await loadMessages(ENGLISH, async () => ({
  patrol: 'Streife',
  'patrol-about':
    'Hier geht eine Streife: Wer diese Straße verlässt oder eine Bewegung in ihr beendet, legt eine Schleichprobe (+0) ab oder wird verhaftet.',
  waits: 'Uraltes Flüstern: Hier wartet eine Ausstellungsbegegnung',
  heard: 'Uraltes Flüstern: in dieser Runde gehört',
}));
