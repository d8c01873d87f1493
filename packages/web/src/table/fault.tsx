import { exportGame } from '../game/files.js';
import type { Session } from '../game/session.js';

/** The rules broke: the game says so, and neither loses nor hides anything. */
export function Fault({ session }: { session: Session }) {
  const { fault, seed } = session.snapshot();
  return (
    <section className="decision" aria-label="A fault of the rules" role="alert">
      <header>
        <b>The rules made a mistake</b>
      </header>
      <div className="decision-body">
        <p>The game cannot go on from the last answer: {fault}.</p>
        <p>Export it for a report, and take the answer back to decide differently.</p>
        <div className="ending-tools">
          <button type="button" className="great" onClick={() => exportGame(session.save(), seed)}>
            Export this game
          </button>
          <button type="button" onClick={() => session.undo()}>
            Take the answer back
          </button>
        </div>
      </div>
    </section>
  );
}
