/** A pane of a narrow window. */
export type Pane = 'decide' | 'plan' | 'board' | 'people' | 'threat' | 'log';

import { t } from '../words/t.js';
import './tabs.css';

/** Every pane, in tab order. */
export const PANES: readonly Pane[] = ['decide', 'plan', 'board', 'people', 'threat', 'log'];

/** The tabs of a narrow window. `plans`: the planner is available. */
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
