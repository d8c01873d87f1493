/** What a narrow window shows. */
export type Pane = 'decide' | 'board' | 'people' | 'threat' | 'log';

const PANES: readonly (readonly [Pane, string])[] = [
  ['decide', 'Decide'],
  ['board', 'Board'],
  ['people', 'People'],
  ['threat', 'Threat'],
  ['log', 'Log'],
];

/** In a narrow window: what of the table is shown. */
export function Tabs({ pane, show }: { pane: Pane; show: (pane: Pane) => void }) {
  return (
    <nav className="tabs" aria-label="Parts of the table">
      {PANES.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={pane === id} onClick={() => show(id)}>
          {name}
        </button>
      ))}
    </nav>
  );
}
