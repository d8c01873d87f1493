import { lazy, Suspense } from 'react';
import { useStoreValue } from '../../ui/store.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import './compare-buttons.css';

// It includes pictures of everything; not needed before the first comparison.
const SideBySide = lazy(() => import('./side-by-side.js'));

/** Adds a component to the comparison, or removes it. */
export function CompareToggle({ id }: { id: string }) {
  const { comparing } = useTable();
  const chosen = useStoreValue(comparing, ({ chosen }) => chosen);
  return (
    <button type="button" aria-pressed={chosen.includes(id)} onClick={() => comparing.toggle(id)}>
      {chosen.includes(id) ? '✓ ' : ''}
      {t('ui.compare.choose')}
    </button>
  );
}

/** Opens the sheet of a component, beside those chosen for comparison. */
export function SheetButton({ id }: { id: string }) {
  const { comparing } = useTable();
  const more = useStoreValue(comparing, ({ chosen }) => chosen.filter((one) => one !== id).length);
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => comparing.show([id])}>
      {more === 0 ? t('ui.compare.sheet') : t('ui.compare.sheet.with', { n: more })}
    </button>
  );
}

/** At the end of an investigator's cards: compares them. */
export function CompareCard({ cards }: { cards: readonly string[] }) {
  const { comparing } = useTable();
  return (
    <button type="button" className="compare-card" aria-haspopup="dialog" onClick={() => comparing.show(cards)}>
      <kbd>c</kbd>
      {t('ui.compare.held')}
    </button>
  );
}

/** In a question with several cards: compares them. */
export function CompareOffered({ cards }: { cards: readonly string[] }) {
  const { comparing } = useTable();
  if (cards.length < 2) return null;
  return (
    <button type="button" className="compare-offered" aria-haspopup="dialog" onClick={() => comparing.show(cards)}>
      <kbd>c</kbd> {t('ui.compare.offered', { n: cards.length })}
    </button>
  );
}

/** The dialog of the comparison, if it is open. */
export function CompareDialog() {
  const { comparing } = useTable();
  const shown = useStoreValue(comparing, ({ shown }) => shown);
  return shown ? (
    <Suspense fallback={null}>
      <SideBySide ids={shown.ids} side={shown.side} />
    </Suspense>
  ) : null;
}
