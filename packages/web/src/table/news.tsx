import { t } from '../words/t.js';
import { useTable } from './context.js';
import { LineParts } from './dice.js';

const SHOWN = 5;

/** What the last answer brought about, so that nobody has to look it up in the log. */
export function News() {
  const { snapshot } = useTable();
  const told = snapshot.news.filter(({ kind }) => kind !== 'phase');
  if (told.length === 0 || snapshot.answers === 0) return null;
  const left = told.length - SHOWN;
  return (
    <ul className="news" aria-label={t('ui.news.label')}>
      {left > 0 && <li className="more">{t('ui.news.before', { n: left })}</li>}
      {told.slice(-SHOWN).map((line) => (
        <li key={line.id}>
          <LineParts parts={line.parts} />
        </li>
      ))}
    </ul>
  );
}
