/** The rules, clause by clause. */
export const RULES = {
  'ui.rules.title': 'Rules',
  'ui.rules.about':
    'Every clause that is enforced, in our own words. Where the table says why, it names one of these by its id.',
  'ui.rules.search': 'Search the rules',
  'ui.rules.search.hint': 'words, or an id like A-SKILL-08',
  'ui.rules.books': 'Books of rules',
  'ui.rules.sections': 'Sections',
  'ui.rules.book.arkham': 'Arkham Horror',
  'ui.rules.book.haunt': 'Haunt of the Watchers',
  'ui.rules.book.expansions': 'Expansions',
  'ui.rules.clauses': '{n, plural, one {one clause} other {# clauses}}',
  'ui.rules.found': '{n, plural, =0 {No clause says so.} one {One clause found.} other {# clauses found.}}',
  'ui.rules.found.first': '{n} clauses found; the first {shown} are shown.',
  'ui.rules.clause': 'Clause {id}: what it says',
  'ui.rules.link': 'Address of clause {id}',
  'ui.rules.unknown': 'The text of {id} could not be found.',
  'ui.rules.unknown.address': 'There is no clause {id}.',
  'ui.rules.in-context': 'Read it among the rules',
  'ui.rules.option': 'A house rule changes this: {name}.',
  'ui.rules.option.some': 'A house rule can change this.',
  'ui.rules.failed': 'The rules could not be loaded: {why}',
} as const;
