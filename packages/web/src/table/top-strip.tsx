import type { Phase, View } from '@vigil/rules';
import { capital, words } from '../game/arkham.js';
import { exportGame } from '../game/files.js';
import type { Session } from '../game/session.js';
import { useTable } from './context.js';

const TURN: readonly Phase[] = ['upkeep', 'movement', 'arkham-encounters', 'other-world-encounters', 'mythos'];
const BATTLE: readonly Phase[] = [
  'final-battle-start',
  'final-refresh',
  'final-trade',
  'final-attack',
  'final-ancient-one',
];

/** The top of the table: which turn and phase it is, and what can be done with the game as a whole. */
export function TopStrip({ session, leave }: { session: Session; leave: () => void }) {
  const { snapshot } = useTable();
  const { view, noUndo, outcome } = snapshot;
  return (
    <header className="top">
      <h1 className="heard">Vigil: Arkham Horror</h1>
      <a className="logo" href="./" onClick={(event) => leaveBy(event, leave)}>
        <Eye />
        <span>Vigil</span>
      </a>
      {view.turn > 0 && (
        <p className="turn">
          <span>Turn</span> <b>{view.turn}</b>
        </p>
      )}
      <PhaseStrip view={view} over={outcome !== undefined} />
      <p className="brief">
        <span>
          {view.turn > 0 && `Turn ${view.turn} `}
          {capital(words.say(`phase.${view.step.phase}`))}
        </span>
        <span>
          Doom <b>{view.doom}</b> Terror <b>{view.terror}</b> Gates <b>{view.gates.length}</b>
        </span>
      </p>
      <div className="tools">
        <button
          type="button"
          className="undo"
          aria-disabled={noUndo !== undefined}
          aria-describedby={noUndo === undefined ? undefined : 'no-undo'}
          title={noUndo ?? 'Take the last answer back (u)'}
          onClick={() => session.undo()}
        >
          Undo
        </button>
        {noUndo !== undefined && (
          <span id="no-undo" className="heard">
            {noUndo}
          </span>
        )}
        <button
          type="button"
          title="Save this game as a file"
          onClick={() => exportGame(session.save(), snapshot.seed)}
        >
          Export
        </button>
        <button type="button" title="The game is kept; it can be continued" onClick={leave}>
          Games
        </button>
      </div>
    </header>
  );
}

function leaveBy(event: { preventDefault: () => void }, leave: () => void): void {
  event.preventDefault();
  leave();
}

function PhaseStrip({ view, over }: { view: View; over: boolean }) {
  const { phase } = view.step;
  const phases = phase === 'set-up' ? ['set-up' as const] : view.battle ? BATTLE : TURN;
  const now = (phases as readonly Phase[]).indexOf(phase);
  return (
    <ol className="phases" aria-label="Phases">
      {phases.map((one, i) => (
        <li
          key={one}
          className={stateOf(i, over ? phases.length : now)}
          aria-current={i === now && !over ? 'step' : undefined}
        >
          {words.say(`phase.${one}`).replace(/^Final Battle: /, '')}
        </li>
      ))}
    </ol>
  );
}

function stateOf(i: number, now: number): string {
  if (i === now) return 'now';
  return i < now ? 'done' : 'ahead';
}

/** The mark of Vigil: an eye with a lamp in it. */
export function Eye() {
  return (
    <svg className="eye-mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx={16} cy={16} r={14.5} fill="none" stroke="var(--brass)" strokeWidth={1.4} />
      <path
        d="M4 16C9 8.500 23 8.500 28 16 23 23.500 9 23.500 4 16Z"
        fill="none"
        stroke="var(--brass)"
        strokeWidth={1.6}
      />
      <circle cx={16} cy={16} r={4.6} fill="var(--lamp)" />
      <circle cx={16} cy={16} r={1.8} fill="var(--ink-1)" />
    </svg>
  );
}
