import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { clauseAddress } from '../app/route.js';
import { anyText, useAddressParam } from '../ui/address-param.js';
import { ErrorMessage } from '../ui/error-message.js';
import { Screen } from '../ui/screen.js';
import { SearchField } from '../ui/search-field.js';
import { type InterfaceKey, t } from '../words/t.js';
import { ClauseEntry } from './clause-entry.js';
import { loadBooks, type RuleBook } from './clauses.js';
import { findBook, findClauses, sectionsOf } from './find-clauses.js';
import './rules.css';

const OddsTable = lazy(() => import('../odds/odds-table.js'));
/** The id of the table of odds among the books. */
const ODDS_ID = 'odds';

/** Maximum number of search results. */
const MAX_RESULTS = 120;
/** Order of the books; others come after. */
const BOOK_ORDER = ['arkham', 'haunt', 'expansions'];

/** The rules, by book and section. `chosen`: a book or a clause. */
export default function Rules({ chosen }: { chosen: string | undefined }) {
  const [books, setBooks] = useState<readonly RuleBook[]>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const [search, setSearch] = useAddressParam('q', '', anyText, true);
  const sought = useDeferredValue(search);

  useEffect(() => {
    loadBooks().then(
      (all) => setBooks(sortBooks(all)),
      (error) => setErrorMessage(t('ui.rules.failed', { why: String(error) })),
    );
  }, []);
  const before = useRef(chosen);
  // A link to a clause replaces the previous search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address changes
  useEffect(() => {
    if (before.current !== chosen) setSearch('');
    before.current = chosen;
  }, [chosen]);

  const odds = chosen === ODDS_ID;
  const book = books && !odds ? findBook(books, chosen) : undefined;
  return (
    <Screen className="rules-screen" title={t('ui.rules.title')} about={t('ui.rules.about')}>
      <ErrorMessage message={errorMessage} />
      <div className="rules-tools">
        <SearchField
          label={t('ui.rules.search')}
          hint={t('ui.rules.search.hint')}
          value={search}
          onSearch={setSearch}
        />
        <nav className="tabs-of" aria-label={t('ui.rules.books')}>
          {books?.map(({ id }) => (
            <a
              key={id}
              href={clauseAddress(id)}
              aria-current={!odds && id === (book ?? books[0])?.id ? 'page' : undefined}
            >
              {bookName(id)}
            </a>
          ))}
          <a href={clauseAddress(ODDS_ID)} aria-current={odds ? 'page' : undefined}>
            {t('ui.rules.odds')}
          </a>
        </nav>
      </div>
      {odds && sought.trim() === '' ? (
        <Suspense fallback={<p className="waiting">{t('ui.frame.waiting')}</p>}>
          <h2 className="visually-hidden">{t('ui.rules.odds')}</h2>
          <OddsTable />
        </Suspense>
      ) : books === undefined ? (
        <p className="waiting">{errorMessage === undefined && t('ui.frame.waiting')}</p>
      ) : sought.trim() !== '' ? (
        <Results books={books} search={sought} />
      ) : (
        <>
          {book === undefined && <ErrorMessage message={t('ui.rules.unknown.address', { id: chosen ?? '' })} />}
          <BookPages book={book ?? (books[0] as RuleBook)} chosen={chosen} />
        </>
      )}
    </Screen>
  );
}

function sortBooks(books: readonly RuleBook[]): RuleBook[] {
  const place = ({ id }: RuleBook) => (BOOK_ORDER.includes(id) ? BOOK_ORDER.indexOf(id) : BOOK_ORDER.length);
  return [...books].sort((book, other) => place(book) - place(other));
}

function bookName(id: string): string {
  return BOOK_ORDER.includes(id) ? t(`ui.rules.book.${id}` as InterfaceKey) : id;
}

function Results({ books, search }: { books: readonly RuleBook[]; search: string }) {
  const found = useMemo(() => findClauses(books, search), [books, search]);
  const n = found.length;
  return (
    <section className="rules-found">
      <p role="status" className="field-name">
        {n > MAX_RESULTS ? t('ui.rules.found.first', { n, shown: MAX_RESULTS }) : t('ui.rules.found', { n })}
      </p>
      <ul>
        {found.slice(0, MAX_RESULTS).map(({ book, clause }) => (
          <ClauseEntry key={clause.id} clause={clause} where={`${bookName(book)} · ${clause.section}`} />
        ))}
      </ul>
    </section>
  );
}

function BookPages({ book, chosen }: { book: RuleBook; chosen: string | undefined }) {
  const sections = useMemo(() => sectionsOf(book), [book]);
  return (
    <div className="rules-pages">
      <nav aria-label={t('ui.rules.sections')}>
        <ol>
          {sections.map(({ name, clauses }) => (
            <li key={name}>
              {/* The link of a section is that of its first clause: ids of clauses never change. */}
              <a href={clauseAddress(clauses[0]?.id ?? '')}>
                {name} <span>{clauses.length}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <p className="small">{t('ui.rules.clauses', { n: book.clauses.length })}</p>
        {sections.map(({ name, clauses }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {clauses.map((clause) => (
                <ClauseEntry key={clause.id} clause={clause} chosen={clause.id === chosen} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
