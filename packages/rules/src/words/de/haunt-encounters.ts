/** Encounters, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_ENCOUNTERS: Record<string, string> = {
  // With monsters.
  'q.encounter-place': 'Ort wählen, an dem Ermittler zuerst auf Monster treffen',
  'q.initiative': 'Wählen, wer {placeAt} um die Initiative kämpft · {n} Monster',
  'q.escape': 'Initiative {placeAt} gewonnen · Entkommen oder zuerst angreifen?',
  'q.steal': 'Monster zum Bestehlen wählen · noch {n, plural, one {# Hinweis} other {# Hinweise}}',
  'q.engage': 'Wählen, wer sich {placeAt} einem Monster stellt',
  'q.engage-monster': 'Monster wählen, dem du dich stellst',
  'q.continue-combat': 'Weiter gegen {monsterAcc} kämpfen?',
  'q.ward-off': 'Treffer durch {monsterAcc} · Abwehren?',
  'o.escape': 'Entkommen',
  'o.stand': 'Zuerst angreifen',
  'o.steal': '{MonsterDat} 1 Hinweis stehlen (noch {clues})',
  'o.steal-none': 'Nicht weiter stehlen',
  'o.engage-monster': 'Sich {monsterDat} stellen{clues, plural, =0 {} one { (# Hinweis)} other { (# Hinweise)}}',
  'o.continue-combat': 'Weiter gegen {monsterAcc} kämpfen',
  'o.stop-combat': 'Kampf gegen {monsterAcc} abbrechen',
  // With the Ancient One.
  'q.focus-die':
    'Fokuswürfel wählen · {empty} freie{empty, plural, one {s Feld} other { Felder}} auf der Verdammnisleiste',
  'q.ancient-demand':
    '{investigator} hat {what, select, clues {keinen Hinweis} monster {keine Monstertrophäe} other {keine Tortrophäe}} mehr und würde von {ancientOne} verschlungen · Andere hier dürfen vorher {what, select, clues {einen} other {eine}} geben',
  'q.ancient-attacker': 'Wählen, wer {ancientOne} als Nächstes angreift',
  'q.ancient-target': 'Wählen, wen {ancientOne} als Nächstes angreift',
  'q.ancient-escape': 'Flucht vor {ancientOne} versuchen?',
  'o.focus-die': 'Die {n} nehmen ({reach, select, yes {in Reichweite des Großen Alten} other {außer Reichweite}})',
  'o.try-escape': 'Flucht versuchen',
  'o.stay-in-battle': 'Bleiben und weiterkämpfen',
};
