/** What is told (`e.*`), in the present tense, of the investigator named. Arguments as `Words` says. */
export const EVENTS: Record<string, string> = {
  'e.gained': '{investigator} gains {what}.',
  'e.lost': '{investigator} loses {what}.',
  'e.paid': '{investigator} pays {what}.',
  'e.moved': '{investigator} goes to {place}.',
  'e.drew': '{investigator} draws {card}.',
  'e.gateOpened': 'A gate to {gate} opens at {place}.',
};
