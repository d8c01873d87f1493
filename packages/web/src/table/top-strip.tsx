import { turnOf } from '@vigil/table';
import { Fragment } from 'react';
import { Eye } from '../frame/eye.js';
import { exportGame } from '../play/files.js';
import { GAMES } from '../play/games.js';
import type { Session } from '../play/session.js';
import { useEdition } from '../say/use-edition.js';
import { t } from '../words/t.js';
import { useTable } from './context.js';
import { SettingsButton } from './settings-dialog.js';
import './top-strip.css';

/** The top of the table: which turn and phase it is, and what can be done with the game as a whole. */
export function TopStrip({ session, leave }: { session: Session; leave: () => void }) {
  const edition = useEdition();
  const { snapshot, face, company } = useTable();
  const { view, outcome } = snapshot;
  const turn = turnOf(view);
  const noUndo = snapshot.noUndo && t(`ui.table.no-undo.${snapshot.noUndo}`);
  return (
    <header className="top">
      <h1 className="heard">Vigil: {GAMES[snapshot.game].name}</h1>
      <a className="logo" href="./" onClick={(event) => leaveBy(event, leave)}>
        <Eye />
        <span>Vigil</span>
      </a>
      {turn > 0 && (
        <p className="turn">
          <span>{t('ui.table.turn', { game: snapshot.game })}</span> <b>{turn}</b>
        </p>
      )}
      <face.Strip view={view} over={outcome !== undefined} />
      <p className="brief">
        <span>
          {turn > 0 && `${t('ui.table.turn', { game: snapshot.game })} ${turn} · `}
          {face.battle?.(edition, view)?.phases[view.step.phase] ?? t(`ui.phase.${view.step.phase}`)}
        </span>
        <span>
          {t('ui.table.doom.short')} <b>{view.doom}</b> {t('ui.table.terror')} <b>{view.terror}</b>{' '}
          {t('ui.table.gates')} <b>{view.gates.length}</b>
          {face.brief?.(view).map(([name, value]) => (
            <Fragment key={name}>
              {' '}
              {name} <b>{value}</b>
            </Fragment>
          ))}
        </span>
      </p>
      <div className="tools">
        <button
          type="button"
          className="undo"
          aria-disabled={noUndo !== undefined}
          aria-describedby={noUndo === undefined ? undefined : 'no-undo'}
          title={noUndo ?? t('ui.table.undo.why')}
          onClick={() => session.undo()}
        >
          {t('ui.table.undo')}
        </button>
        {noUndo !== undefined && (
          <span id="no-undo" className="heard">
            {noUndo}
          </span>
        )}
        {company && <company.Tools />}
        {session.isHere && (
          <button
            type="button"
            className="export"
            title={t('ui.table.export.why')}
            onClick={() => exportGame(session.save(), snapshot.seed)}
          >
            {t('ui.table.export')}
          </button>
        )}
        <SettingsButton />
        <button type="button" title={t('ui.table.games.why')} onClick={leave}>
          {t('ui.table.games')}
        </button>
      </div>
    </header>
  );
}

function leaveBy(event: { preventDefault: () => void }, leave: () => void): void {
  event.preventDefault();
  leave();
}
