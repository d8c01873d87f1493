import { useEffect, useId, useRef } from 'react';
import { cardAddress } from '../../app/route.js';
import { getCatalogue } from '../../cards/catalogue.js';
import { ComponentPicture } from '../../cards/component-picture.js';
import { comparableIds } from '../../text/comparable.js';
import { type ComparisonRow, comparePeople, compareThings, findComparables } from '../../text/comparison.js';
import { nameOf } from '../../text/describe.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Cameo } from '../people/cameo.js';
import type { ComparisonTab } from './comparison.js';
import './compare.css';

const COMPARISON_TABS: readonly ComparisonTab[] = ['cards', 'people'];

/** Components side by side with their figures in rows, and on a second tab all investigators at the table. */
export default function SideBySide({ ids, side }: { ids: readonly string[]; side: ComparisonTab }) {
  const loaded = useLoadedContent();
  const { comparing } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog too
    <dialog
      ref={dialog}
      className="compare"
      aria-labelledby={title}
      onClose={comparing.close}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <header>
        <h2 id={title}>{t('ui.compare.title')}</h2>
        <div className="compare-tabs">
          {COMPARISON_TABS.map((one) => (
            <button key={one} type="button" aria-pressed={one === side} onClick={() => comparing.selectTab(one)}>
              {t(`ui.compare.tab.${one}`)}
            </button>
          ))}
        </div>
        <button type="button" className="compare-close" onClick={() => dialog.current?.close()}>
          {t('ui.compare.close')}
        </button>
      </header>
      {side === 'cards' ? <Components ids={comparableIds(loaded, ids)} /> : <PeopleComparison />}
    </dialog>
  );
}

function Components({ ids }: { ids: readonly string[] }) {
  const loaded = useLoadedContent();
  const { snapshot, gameUi, comparing } = useTable();
  const rows = compareThings(loaded, ids, snapshot.view, gameUi);
  const others = findComparables(loaded, snapshot.view, ids);
  return (
    <>
      {ids.length === 0 ? (
        <p className="compare-none">{t('ui.compare.none')}</p>
      ) : (
        <FigureTable label={t('ui.compare.tab.cards')} rows={rows} keys={ids}>
          {(i) => <ColumnHead id={ids[i] as string} many={ids.length > 1} />}
        </FigureTable>
      )}
      <p className="compare-foot">
        {others.length > 0 && (
          <select
            aria-label={t('ui.compare.add')}
            value=""
            onChange={({ target: { value } }) => value !== '' && comparing.add(value)}
          >
            <option value="">{t('ui.compare.add')}</option>
            {others.map(({ label, ids: more }) => (
              <optgroup key={label} label={label}>
                {more.map((id) => (
                  <option key={id} value={id}>
                    {nameOf(loaded, id)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
        {ids.length > 1 && <span className="small">{t('ui.compare.mark')}</span>}
      </p>
    </>
  );
}

/** The head of a column: picture, name, a link to its page among all cards, and a button to remove it. */
function ColumnHead({ id, many }: { id: string; many: boolean }) {
  const loaded = useLoadedContent();
  const { comparing } = useTable();
  const entry = getCatalogue(loaded).find((one) => one.id === id);
  const name = nameOf(loaded, id);
  return (
    <>
      <span className={`compare-picture ${entry?.kind ?? ''}`} aria-hidden="true">
        {entry && <ComponentPicture entry={entry} />}
      </span>
      {entry ? (
        <a href={cardAddress(id)} target="_blank" rel="noreferrer" title={t('ui.compare.page')}>
          {name}
        </a>
      ) : (
        name
      )}
      {many && (
        <button type="button" onClick={() => comparing.remove(id)} aria-label={t('ui.compare.remove', { name })}>
          ×
        </button>
      )}
    </>
  );
}

function PeopleComparison() {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { snapshot, gameUi } = useTable();
  const { view } = snapshot;
  const rows = comparePeople(loaded, view, gameUi);
  return (
    <FigureTable label={t('ui.compare.tab.people')} rows={rows} keys={view.investigators.map(({ id }) => id)}>
      {(i) => {
        const id = view.investigators[i]?.id ?? '';
        return (
          <>
            <span className="compare-cameo">
              <Cameo id={id} />
            </span>
            {words.name('investigator', id)}
          </>
        );
      }}
    </FigureTable>
  );
}

interface FigureTableProps {
  readonly label: string;
  readonly rows: readonly ComparisonRow[];
  readonly keys: readonly string[];
  /** Renders the head of a column. */
  readonly children: (column: number) => React.ReactNode;
}

function FigureTable({ label, rows, keys, children }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="compare-scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {keys.map((key, i) => (
              <th key={key} scope="col">
                {children(i)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: what, values, differs }) => (
            <tr key={what} className={differs ? 'differs' : ''}>
              <th scope="row">
                {what}
                {differs && (
                  <i>
                    <span aria-hidden="true">≠</span>
                    <span className="visually-hidden">{t('ui.compare.differs')}</span>
                  </i>
                )}
              </th>
              {values.map((value, i) => (
                <td key={keys[i]}>{value.length === 0 ? '–' : value.map((line) => <p key={line}>{line}</p>)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
