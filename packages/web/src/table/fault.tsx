import { downloadGame } from '../play/downloads.js';
import type { Session } from '../play/session.js';
import { t } from '../words/t.js';

/** Reports an error in the rules; nothing of the game is lost or hidden. */
export default function Fault({ session }: { session: Session }) {
  const { fault, seed } = session.snapshot();
  return (
    <section className="decision" aria-label={t('ui.fault.label')} role="alert">
      <header>
        <b>{t('ui.fault.title')}</b>
      </header>
      <div className="decision-body">
        <p>{t('ui.fault.what', { fault: fault ?? '' })}</p>
        <p>{t('ui.fault.do')}</p>
        <div className="ending-tools">
          {session.hasSave && (
            <button type="button" className="great" onClick={() => downloadGame(session.save(), seed)}>
              {t('ui.end.export')}
            </button>
          )}
          <button type="button" onClick={() => session.undo()}>
            {t('ui.fault.undo')}
          </button>
        </div>
      </div>
    </section>
  );
}
