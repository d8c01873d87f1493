/** Number of dice. */
const DICE_PLURAL = '{dice, plural, =0 {keine Würfel} one {ein Würfel} other {# Würfel}}';

/** Skills, checks, spells and loans, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_SKILLS: Record<string, string> = {
  'q.bonus':
    'Welchen Bonus verwendet {investigator} für die {check}{attack, select, yes { gegen den Angriff von {monsterDat}} other {}}?{difficulty, plural, one {} other { # Erfolge sind nötig}}',
  'q.cast': '{investigator}: „{card}“ als gewirkt nehmen oder würfeln?',
  'q.allocate': 'Welchen Bonus belegt {investigator} für diese Phase?',
  'o.allocate-ahead': '{investigator} belegt einen Bonus',
  'o.allocate-none': 'Keinen belegen',
  'q.marker-off': 'Welchen Marker nimmt {investigator} weg? {n, plural, one {Noch einen} other {Noch #}}',
  'q.pledge': 'Welchen Gegenstand verpfändet {investigator} an die Bank?',
  'o.no-bonus': `Kein Bonus: ${DICE_PLURAL}`,
  'o.bonus': `{skill} {value}, schon belegt: ${DICE_PLURAL}`,
  'o.allocate': `{skill} {value} belegen: ${DICE_PLURAL}`,
  'o.roll-to-cast': 'Würfeln, um ihn zu wirken',
  'o.cast-surely': 'Als gewirkt nehmen',
  'o.cast-surely-with': '{skill} {value} belegen und als gewirkt nehmen',
  'o.pledge': '„{card}“ für {n} $ verpfänden',
  'o.pledge-aside': '{investigator} verpfändet „{card}“ für {n} $',
  'o.redeem': '{investigator} löst „{card}“ für {n} $ aus',
};
