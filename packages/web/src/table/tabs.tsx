/** What a narrow window shows. */
export type Pane = 'decide' | 'plan' | 'board' | 'people' | 'threat' | 'log';

import { t } from '../words/t.js';
import './tabs.css';

/** Every pane, in the order in which they are offered. */
export const PANES: readonly Pane[] = ['decide', 'plan', 'board', 'people', 'threat', 'log'];

/** In a narrow window: what of the table is shown. `plans`: there is something to weigh. */
export function Tabs({ pane, plans, show }: { pane: Pane; plans: boolean; show: (pane: Pane) => void }) {
  return (
    <nav className="tabs" aria-label={t('ui.pane.label')}>
      {PANES.filter((id) => plans || id !== 'plan').map((id) => (
        <button key={id} type="button" data-tab={id} aria-pressed={pane === id} onClick={() => show(id)}>
          {t(`ui.pane.${id}`)}
        </button>
      ))}
    </nav>
  );
}
