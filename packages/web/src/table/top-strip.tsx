import { ArkhamStrip } from '../arkham/strip.js';
import { exportGame } from '../game/files.js';
import { GAME_NAMES } from '../game/games.js';
import type { Session } from '../game/session.js';
import { isHaunt, turnOf } from '../game/view.js';
import { capital, words } from '../game/words.js';
import { HauntStrip } from '../haunt/strip.js';
import { useTable } from './context.js';

/** The top of the table: which turn and phase it is, and what can be done with the game as a whole. */
export function TopStrip({ session, leave }: { session: Session; leave: () => void }) {
  const { snapshot } = useTable();
  const { view, outcome } = snapshot;
  const turn = turnOf(view);
  const noUndo = snapshot.noUndo && NO_UNDO[snapshot.noUndo];
  return (
    <header className="top">
      <h1 className="heard">Vigil: {GAME_NAMES[snapshot.game]}</h1>
      <a className="logo" href="./" onClick={(event) => leaveBy(event, leave)}>
        <Eye />
        <span>Vigil</span>
      </a>
      {turn > 0 && (
        <p className="turn">
          <span>{isHaunt(view) ? 'Day' : 'Turn'}</span> <b>{turn}</b>
        </p>
      )}
      {isHaunt(view) ? (
        <HauntStrip view={view} over={outcome !== undefined} />
      ) : (
        <ArkhamStrip view={view} over={outcome !== undefined} />
      )}
      <p className="brief">
        <span>
          {turn > 0 && `${isHaunt(view) ? 'Day' : 'Turn'} ${turn} `}
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

const NO_UNDO = {
  nothing: 'There is no answer to take back yet.',
  revealed: 'Since the last answer dice were rolled or something hidden was shown: it stands.',
} as const;

function leaveBy(event: { preventDefault: () => void }, leave: () => void): void {
  event.preventDefault();
  leave();
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
