// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
/** Fates, newcomers, transfers and movement, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_PEOPLE: Record<string, string> = {
  'q.give-up': '{investigator} is still lost in time and space · Wait, or give up?',
  'o.keep-waiting': 'Wait for {investigator}',
  'o.give-up': 'Give up {investigator}',
  'q.newcomer': 'Choose an investigator to replace {investigator}',
  'o.nobody-yet': 'Nobody yet',
  'q.limit-card': 'Over the predecessor’s limit · Choose a card to give up',
  'q.limit-value': '${n} over the predecessor’s limit · Choose an item or money to give up',
  'o.give-up-item': 'Give up {card} (${price})',
  'o.give-up-money': 'Give up ${n}',
  'q.give-money': 'Choose how many dollars to give {investigator2}',
  'o.dollars': 'Give ${n}',
  'o.give-clue': 'Give {investigator2} 1 Clue',
  'o.give-money': 'Give {investigator2} money',
  'o.give-monster': 'Give {investigator2} the {monster} trophy',
  'o.give-gate': 'Give {investigator2} the {gate} gate trophy',
  'o.hand-card': '{investigator}: Give {investigator2} {card}',
};
