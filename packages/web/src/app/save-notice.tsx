import type { ReactNode } from 'react';
import type { Autosave, AutosaveNotice } from '../play/autosave.js';
import { downloadGame } from '../play/downloads.js';
import { t } from '../words/saving.js';
import { t as say } from '../words/t.js';
import { gameAddress } from './route.js';
import './save-notice.css';

interface Props {
  readonly autosave: Autosave;
  readonly notice: AutosaveNotice;
}

/** Notice about the autosave, with everything the player can do about it. */
export default function SaveNotice({ autosave, notice }: Props) {
  const { session } = autosave;
  const save = (
    <button key="export" type="button" onClick={() => downloadGame(session.save(), session.snapshot().seed)}>
      {t('ui.saving.export')}
    </button>
  );
  const again = (
    <button key="again" type="button" onClick={autosave.retry}>
      {t('ui.saving.try-again')}
    </button>
  );
  const read = (
    <button key="read" type="button" onClick={autosave.dismiss}>
      {t('ui.saving.read')}
    </button>
  );
  switch (notice.kind) {
    case 'full':
      return (
        <Message alarms what={t('ui.saving.full')}>
          {save}
          {again}
          <a href="#history">{t('ui.saving.make-room')}</a>
        </Message>
      );
    case 'failed':
      return (
        <Message alarms what={t('ui.saving.failed', { why: notice.why })}>
          {save}
          {again}
        </Message>
      );
    case 'newer':
      return (
        <Message alarms what={t('ui.saving.newer')}>
          {save}
          <button type="button" onClick={() => location.reload()}>
            {say('ui.frame.reload')}
          </button>
        </Message>
      );
    case 'branched':
      return (
        <Message what={t('ui.saving.branched')}>
          <a href={gameAddress(notice.other)}>{t('ui.saving.other')}</a>
          {read}
        </Message>
      );
    case 'followed':
    case 'again':
      return <Message what={t(`ui.saving.${notice.kind}`)}>{read}</Message>;
    default:
      return notice satisfies never;
  }
}

function Message({ what, alarms, children }: { what: string; alarms?: true; children: ReactNode }) {
  return (
    <section className={alarms ? 'keeping-notice alarms' : 'keeping-notice'} role={alarms ? 'alert' : 'status'}>
      <p>{what}</p>
      <div>{children}</div>
    </section>
  );
}
