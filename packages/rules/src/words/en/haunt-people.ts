// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Fates, newcomers, transfers and movement, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_PEOPLE: Record<string, string> = {
  'q.give-up': '{investigator} is still Lost in Time and Space. Is it time to give {investigator} up for good?',
  'o.keep-waiting': 'Wait for {investigator}',
  'o.give-up': 'Give {investigator} up',
  'q.newcomer': 'Who comes in place of {investigator}?',
  'o.nobody-yet': 'Nobody yet',
  'q.limit-card': '{investigator} may not bring more than whoever went before. Which card does {investigator} give up?',
  'q.limit-value': '{investigator} brings ${n} too much in items and money. What does {investigator} give up?',
  'o.give-up-item': '{card}, worth ${price}',
  'o.give-up-money': '${n}',
  'q.give-money': 'How many dollars does {investigator} hand {investigator2}?',
  'o.dollars': '${n}',
  'o.give-clue': 'Hand {investigator2} a Clue',
  'o.give-money': 'Hand {investigator2} money',
  'o.give-monster': 'Hand {investigator2} the trophy {monster}',
  'o.give-gate': 'Hand {investigator2} the gate to {gate}',
  'o.hand-card': '{investigator} hands {investigator2} {card}',
};
