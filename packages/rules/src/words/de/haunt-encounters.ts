import { atPlace } from './forms.js';

/** Encounters, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_ENCOUNTERS: Record<string, string> = {
  // With monsters.
  'q.encounter-place': 'Wo treffen Monster und Ermittler zuerst aufeinander?',
  'q.initiative': `Wer versucht, ${atPlace()} die Initiative gegen {n, plural, one {das Monster} other {# Monster}} zu gewinnen?`,
  'q.escape': `Die Initiative ${atPlace()} ist gewonnen: entkommen oder kämpfen und zuerst zuschlagen?`,
  'q.steal': '{investigator} darf {n, plural, one {einen Hinweis} other {# Hinweise}} stehlen: von welchem Monster?',
  'q.engage': `Wer stellt sich ${atPlace()} einem Monster?`,
  'q.engage-monster': 'Welchem Monster stellt sich {investigator}?',
  'q.continue-combat': 'Kämpft {investigator} weiter gegen {monsterAcc}?',
  'q.ward-off': '{MonsterThe} trifft {investigator}. Etwas dagegen einsetzen?',
  'o.escape': 'Entkommen',
  'o.stand': 'Kämpfen',
  'o.steal': 'Einen Hinweis von {monsterDat} stehlen (noch {clues})',
  'o.steal-none': 'Nichts mehr stehlen',
  'o.engage-monster': 'Sich {monsterDat} stellen{clues, plural, =0 {} one { (# Hinweis)} other { (# Hinweise)}}',
  'o.continue-combat': 'Weiter gegen {monsterAcc} kämpfen',
  'o.stop-combat': 'Von {monsterDat} ablassen',
  // With the Ancient One.
  'q.focus-die':
    'Welchen Würfel wählt {investigator}? {empty, plural, one {Ein Feld} other {# Felder}} der Verdammnisleiste {empty, plural, one {ist} other {sind}} leer',
  'q.ancient-demand':
    '{ancientOne} verschlingt, wer {what, select, clues {keinen Hinweis} monster {keine Monstertrophäe} other {keine Tortrophäe}} mehr hat. Gibt vorher jemand dort {investigator} noch etwas ab?',
  'q.ancient-attacker': 'Wer greift {ancientOne} als Nächstes an?',
  'q.ancient-target': 'Wen trifft {ancientOne} als Nächstes?',
  'q.ancient-escape': 'Versucht {investigator}, {ancientOne} zu entkommen?',
  'o.focus-die': '{n}: {reach, select, yes {in Reichweite des Großen Alten} other {außer seiner Reichweite}}',
  'o.try-escape': 'Zu entkommen versuchen',
  'o.stay-in-battle': 'Bleiben und weiterkämpfen',
};
