/** Number of dice. */
const DICE_PLURAL = '{dice, plural, =0 {kein Würfel} one {1 Würfel} other {# Würfel}}';

/** Skills, checks, spells and loans, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_SKILLS: Record<string, string> = {
  'q.bonus':
    'Bonus für die {check}{attack, select, yes { gegen {monsterAcc}} other {}} wählen{difficulty, plural, one {} other { · # Erfolge nötig}}',
  'q.cast': '„{card}“ ohne Wurf wirken oder würfeln?',
  'q.allocate': 'Bonus wählen, den du in dieser Phase belegst',
  'o.allocate-ahead': '{investigator}: Bonus belegen',
  'o.allocate-none': 'Keinen belegen',
  'q.marker-off': '{n, plural, one {Marker wählen, der entfernt wird} other {# Marker wählen, die entfernt werden}}',
  'q.pledge': 'Gegenstand zum Verpfänden wählen',
  'o.no-bonus': `Keinen Bonus nutzen (${DICE_PLURAL})`,
  'o.bonus': `{skill} {value} nutzen, schon belegt (${DICE_PLURAL})`,
  'o.allocate': `{skill} {value} belegen (${DICE_PLURAL})`,
  'o.roll-to-cast': 'Für den Zauber würfeln',
  'o.cast-surely': 'Ohne Wurf wirken',
  'o.cast-surely-with': '{skill} {value} belegen und den Zauber ohne Wurf wirken',
  'o.pledge': '„{card}“ verpfänden ({n} $)',
  'o.pledge-aside': '{investigator}: „{card}“ verpfänden ({n} $)',
  'o.redeem': '{investigator}: „{card}“ auslösen ({n} $)',
};
