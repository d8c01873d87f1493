import type { ReactNode } from 'react';
import { exportGame } from '../play/files.js';
import type { Keeper, Notice } from '../play/keeper.js';
import { t } from '../words/keeping.js';
import { t as say } from '../words/t.js';
import { gameAddress } from './route.js';
import './keeping-notice.css';

interface Props {
  readonly keeper: Keeper;
  readonly notice: Notice;
}

/** What a player has to know of how the game is kept, and all that can be done about it. */
export default function KeepingNotice({ keeper, notice }: Props) {
  const { session } = keeper;
  const save = (
    <button key="export" type="button" onClick={() => exportGame(session.save(), session.snapshot().seed)}>
      {t('ui.keeping.export')}
    </button>
  );
  const again = (
    <button key="again" type="button" onClick={keeper.again}>
      {t('ui.keeping.try-again')}
    </button>
  );
  const read = (
    <button key="read" type="button" onClick={keeper.dismiss}>
      {t('ui.keeping.read')}
    </button>
  );
  switch (notice.kind) {
    case 'full':
      return (
        <Note alarms what={t('ui.keeping.full')}>
          {save}
          {again}
          <a href="#history">{t('ui.keeping.make-room')}</a>
        </Note>
      );
    case 'failed':
      return (
        <Note alarms what={t('ui.keeping.failed', { why: notice.why })}>
          {save}
          {again}
        </Note>
      );
    case 'newer':
      return (
        <Note alarms what={t('ui.keeping.newer')}>
          {save}
          <button type="button" onClick={() => location.reload()}>
            {say('ui.frame.reload')}
          </button>
        </Note>
      );
    case 'branched':
      return (
        <Note what={t('ui.keeping.branched')}>
          <a href={gameAddress(notice.other)}>{t('ui.keeping.other')}</a>
          {read}
        </Note>
      );
    case 'followed':
    case 'again':
      return <Note what={t(`ui.keeping.${notice.kind}`)}>{read}</Note>;
    default:
      return notice satisfies never;
  }
}

function Note({ what, alarms, children }: { what: string; alarms?: true; children: ReactNode }) {
  return (
    <section className={alarms ? 'keeping-notice alarms' : 'keeping-notice'} role={alarms ? 'alert' : 'status'}>
      <p>{what}</p>
      <div>{children}</div>
    </section>
  );
}
