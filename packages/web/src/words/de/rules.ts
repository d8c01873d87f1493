import type { RULES } from '../en/rules.js';

/** The rules, clause by clause. The clauses themselves are in docs/rules/de. */
export const RULES_DE: Record<keyof typeof RULES, string> = {
  'ui.rules.title': 'Regeln',
  'ui.rules.about': 'Alle Regeln, die hier gelten, in eigenen Worten. „Warum?“ am Tisch nennt ihre Nummern.',
  'ui.rules.search': 'Regeln durchsuchen',
  'ui.rules.search.hint': 'Wörter oder eine Nummer wie A-SKILL-08',
  'ui.rules.books': 'Regelbücher',
  'ui.rules.sections': 'Abschnitte',
  'ui.rules.book.arkham': 'Arkham Horror',
  'ui.rules.book.haunt': 'Haunt of the Watchers',
  'ui.rules.book.expansions': 'Erweiterungen',
  'ui.rules.odds': 'Chancen',
  'ui.rules.clauses': '{n, plural, one {1 Regel} other {# Regeln}}',
  'ui.rules.found': '{n, plural, =0 {Keine Regel gefunden.} one {1 Regel gefunden.} other {# Regeln gefunden.}}',
  'ui.rules.found.first': '{n} Regeln gefunden, hier die ersten {shown}.',
  'ui.rules.clause': 'Regel {id}',
  'ui.rules.link': 'Link zur Regel {id}',
  'ui.rules.unknown': 'Regel {id} wurde nicht gefunden.',
  'ui.rules.unknown.address': 'Eine Regel {id} gibt es nicht.',
  'ui.rules.in-context': 'In den Regeln lesen',
  'ui.rules.option': 'Eine Hausregel ändert das: {name}.',
  'ui.rules.option.some': 'Eine Hausregel kann das ändern.',
  'ui.rules.failed': 'Die Regeln konnten nicht geladen werden: {why}',
};
