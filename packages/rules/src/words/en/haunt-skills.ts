// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
/** Skills, checks, spells and loans, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_SKILLS: Record<string, string> = {
  'q.bonus':
    'Choose a bonus for the {check}{attack, select, yes { against the attack of {monster}} other {}}{difficulty, plural, one {} other { · # successes needed}}',
  'q.cast': 'Cast {card} without rolling, or roll for it?',
  'q.allocate': 'Choose a bonus to allocate for this phase',
  'o.allocate-ahead': '{investigator}: Allocate a bonus',
  'o.allocate-none': 'Allocate nothing',
  'q.marker-off': '{n, plural, one {Choose a marker} other {Choose # markers}} to remove',
  'q.pledge': 'Choose an item to pledge to the Bank',
  'o.no-bonus': 'Use no bonus ({dice, plural, =0 {no dice} one {# die} other {# dice}})',
  'o.bonus': 'Use {skill} {value}, already allocated ({dice, plural, =0 {no dice} one {# die} other {# dice}})',
  'o.allocate': 'Allocate {skill} {value} ({dice, plural, =0 {no dice} one {# die} other {# dice}})',
  'o.roll-to-cast': 'Roll to cast it',
  'o.cast-surely': 'Cast it without rolling',
  'o.cast-surely-with': 'Allocate {skill} {value} and cast the Spell without rolling',
  'o.pledge': 'Pledge {card} (${n})',
  'o.pledge-aside': '{investigator}: Pledge {card} (${n})',
  'o.redeem': '{investigator}: Redeem {card} (${n})',
};
