import { Component, type ReactNode } from 'react';
import { exportGame } from './game/files.js';
import type { Session } from './game/session.js';

interface Props {
  readonly session: Session;
  readonly leave: () => void;
  readonly children: ReactNode;
}

/** Stands in for a table that could not be drawn, so that the game is not lost with it. */
export class Mishap extends Component<Props, { trouble: string | undefined }> {
  override state = { trouble: undefined as string | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { session, leave, children } = this.props;
    if (this.state.trouble === undefined) return children;
    return (
      <main className="mishap">
        <h1>The table cannot be shown</h1>
        <p>This is a fault of the page: {this.state.trouble}. The game itself is kept.</p>
        <button type="button" onClick={() => exportGame(session.save(), session.snapshot().seed)}>
          Export the game
        </button>
        <button type="button" onClick={leave}>
          Leave the table
        </button>
      </main>
    );
  }
}
