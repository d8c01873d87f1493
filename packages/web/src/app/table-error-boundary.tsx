import { Component, type ReactNode } from 'react';
import { downloadGame } from '../play/downloads.js';
import type { Session } from '../play/session.js';
import { t } from '../words/t.js';

interface Props {
  readonly session: Session;
  readonly leave: () => void;
  readonly children: ReactNode;
}

/** Replaces a table that could not be rendered, so that the game is not lost. */
export class TableErrorBoundary extends Component<Props, { message: string | undefined }> {
  override state = { message: undefined as string | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { session, leave, children } = this.props;
    if (this.state.message === undefined) return children;
    return (
      <main className="mishap">
        <h1>{t('ui.frame.error')}</h1>
        <p>{t('ui.frame.error.why', { why: this.state.message })}</p>
        {session.hasSave && (
          <button type="button" onClick={() => downloadGame(session.save(), session.snapshot().seed)}>
            {t('ui.frame.error.export')}
          </button>
        )}
        <button type="button" onClick={leave}>
          {t('ui.frame.error.leave')}
        </button>
      </main>
    );
  }
}
