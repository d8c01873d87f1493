import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  patrol: 'Patrol',
  'patrol-about':
    'Patrol: if you leave this street area or end your movement in it, make a Sneak check. Failed: you are arrested.',
  waits: 'Ancient Whispers: there is an Exhibit Encounter here',
  used: 'Ancient Whispers: used this turn',
};

/** Messages of the 2011 edition of Curse of the Dark Pharaoh. */
export const say = await loadMessages(ENGLISH, async () => ({
  patrol: 'Streife',
  'patrol-about':
    'Streife: Verlässt du diese Straße oder endet deine Bewegung hier, mache eine Heimlichkeitsprobe. Misslungen: Du wirst verhaftet.',
  waits: 'Uraltes Flüstern: Hier gibt es eine Ausstellungsbegegnung',
  used: 'Uraltes Flüstern: in dieser Runde genutzt',
}));
