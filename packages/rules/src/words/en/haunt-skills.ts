// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Skills, checks, spells and loans, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_SKILLS: Record<string, string> = {
  'q.bonus':
    'Which bonus does {investigator} apply to the {check}{attack, select, yes { against the attack of {monster}} other {}}?{difficulty, plural, one {} other { # successes are needed}}',
  'q.cast': 'Does {investigator} take {card} as cast, or roll?',
  'q.allocate': 'Which bonus does {investigator} allocate for this phase?',
  'o.allocate-ahead': '{investigator} allocates a bonus',
  'o.allocate-none': 'Allocate none',
  'q.marker-off': 'Which marker does {investigator} take off? {n, plural, one {One more} other {# more}}',
  'q.pledge': 'Which item does {investigator} pledge to the Bank?',
  'o.no-bonus': 'No bonus: {dice, plural, =0 {no dice} one {one die} other {# dice}}',
  'o.bonus': '{skill} {value}, already allocated: {dice, plural, =0 {no dice} one {one die} other {# dice}}',
  'o.allocate': 'Allocate {skill} {value}: {dice, plural, =0 {no dice} one {one die} other {# dice}}',
  'o.roll-to-cast': 'Roll to cast it',
  'o.cast-surely': 'Take it as cast',
  'o.cast-surely-with': 'Allocate {skill} {value} and take it as cast',
  'o.pledge': 'Pledge {card} for ${n}',
  'o.pledge-aside': '{investigator} pledges {card} for ${n}',
  'o.redeem': '{investigator} redeems {card} for ${n}',
};
