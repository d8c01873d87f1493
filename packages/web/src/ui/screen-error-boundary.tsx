import { Component, type ReactNode } from 'react';
import { t } from '../words/t.js';

/** Replaces a screen whose script could not be loaded or that could not be rendered. */
export class ScreenErrorBoundary extends Component<{ readonly children: ReactNode }, { why: string | undefined }> {
  override state = { why: undefined as string | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { why: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { why } = this.state;
    if (why === undefined) return this.props.children;
    return (
      <main className="mishap">
        <h1>{t('ui.frame.not-loaded')}</h1>
        <p>{t('ui.frame.not-loaded.why', { why })}</p>
        <button type="button" className="great" onClick={() => location.reload()}>
          {t('ui.frame.reload')}
        </button>
      </main>
    );
  }
}
