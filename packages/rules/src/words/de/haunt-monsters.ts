import { atPlace } from './forms.js';

/** Monsters and their movement plans, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_MONSTERS: Record<string, string> = {
  'q.monster-takes-clue': `Welches Monster nimmt den Hinweis ${atPlace()}?`,
  'q.monster-goal': `Auf welchen Ort hat es {monsterThe} ${atPlace()} abgesehen?`,
  'q.monster-way': `Welchen Weg nimmt {monsterThe} ${atPlace()}?`,
  'q.monster-acts': 'Welches Monster handelt als Nächstes?',
  'o.monster-with-clues': '{monster}, trägt {n, plural, =0 {keinen Hinweis} one {einen Hinweis} other {# Hinweise}}',
  'o.monster-activity':
    `{monster} ${atPlace()}: ` +
    '{what, select, summon {ruft {n, plural, one {ein Monster} other {bis zu # Monster}} herbei} gate {öffnet ein Tor} ' +
    'other {erhöht den Terror um {n}}}',
  // Reasons for a monster's move or stay: sentence parts, after its name or in brackets.
  'mind.held': 'wird von einer Mythoskarte zurückgehalten',
  'mind.met': 'bleibt bei einem Ermittler',
  'mind.there': 'hat sein Ziel erreicht',
  'mind.nobody': 'findet niemanden zu jagen',
  'mind.no-way': 'findet keinen Weg zum Ziel',
  'mind.special': 'tut, was auf seinem Marker steht',
  'mind.hunt.up': 'jagt, durch den Himmel',
  'mind.hunt.nothing': 'jagt den nächsten Ermittler',
  'mind.hunt.white': 'jagt einen der nächsten Ermittler, dem weißen Pfeil nach',
  'mind.hunt.black': 'jagt einen der nächsten Ermittler, dem schwarzen Pfeil nach',
  'mind.hunt.first': 'jagt unter den nächsten den Ersten Ermittler',
  'mind.hunt.team': 'jagt den nächsten Ermittler, Weg nach Wahl der Gruppe',
  'mind.collect.up': 'ist auf Hinweise aus, durch den Himmel',
  'mind.collect.nothing': 'ist auf die nächsten Hinweise aus',
  'mind.collect.white': 'ist auf einige der nächsten Hinweise aus, dem weißen Pfeil nach',
  'mind.collect.black': 'ist auf einige der nächsten Hinweise aus, dem schwarzen Pfeil nach',
  'mind.collect.team': 'ist auf die nächsten Hinweise aus, nach Wahl der Gruppe',
  'mind.act.up': 'will handeln und zieht durch den Himmel',
  'mind.act.nothing': 'will am nächsten geeigneten Ort handeln',
  'mind.act.white': 'will an einem der nächsten geeigneten Orte handeln, dem weißen Pfeil nach',
  'mind.act.black': 'will an einem der nächsten geeigneten Orte handeln, dem schwarzen Pfeil nach',
  'mind.act.team': 'will am nächsten geeigneten Ort handeln, nach Wahl der Gruppe',
};
