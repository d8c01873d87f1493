/** What a narrow window shows. */
export type Pane = 'decide' | 'board' | 'people' | 'threat' | 'log';

import { t } from '../words/t.js';
import './tabs.css';

/** Every pane, in the order in which they are offered. */
export const PANES: readonly Pane[] = ['decide', 'board', 'people', 'threat', 'log'];

/** In a narrow window: what of the table is shown. */
export function Tabs({ pane, show }: { pane: Pane; show: (pane: Pane) => void }) {
  return (
    <nav className="tabs" aria-label={t('ui.pane.label')}>
      {PANES.map((id) => (
        <button key={id} type="button" aria-pressed={pane === id} onClick={() => show(id)}>
          {t(`ui.pane.${id}`)}
        </button>
      ))}
    </nav>
  );
}
