import { turnOf } from '@vigil/table';
import { Fragment } from 'react';
import { type Pace, updateSettings, useSettings, VISIBLE_PACES } from '../motion/settings.js';
import { downloadGame } from '../play/downloads.js';
import { GAMES } from '../play/games.js';
import type { Session } from '../play/session.js';
import { useLoadedContent } from '../text/use-content.js';
import { Eye } from '../ui/eye.js';
import { t } from '../words/t.js';
import { useTable } from './context.js';
import { SettingsButton } from './settings-dialog.js';
import './top-strip.css';

const NO_UNDO = {
  nothing: 'shared.undo.nothing',
  revealed: 'shared.undo.revealed',
  over: 'ui.table.no-undo.over',
  earlier: 'ui.table.no-undo.earlier',
} as const;

/** The top of the table: the turn and phase, and the actions on the game as a whole. */
export function TopStrip({ session, leave }: { session: Session; leave: () => void }) {
  const loaded = useLoadedContent();
  const { snapshot, gameUi, company } = useTable();
  const { view, outcome } = snapshot;
  const turn = turnOf(view);
  const noUndo = snapshot.undoObstacle && t(NO_UNDO[snapshot.undoObstacle]);
  const tracked: readonly (readonly [string, string | number])[] = [
    [t('ui.table.doom.short'), view.doom],
    [t('ui.table.terror'), view.terror],
    [t('ui.table.gates'), view.gates.length],
    ...(gameUi.shortTracks?.(view) ?? []),
  ];
  return (
    <header className="top">
      <h1 className="visually-hidden">Vigil: {GAMES[snapshot.game].name}</h1>
      <a className="logo" href="./" aria-label="Vigil" onClick={(event) => handleLeave(event, leave)}>
        <Eye />
        <span>Vigil</span>
      </a>
      {turn > 0 && (
        <p className="turn">
          <span>{t('ui.table.turn', { game: snapshot.game })}</span> <b>{turn}</b>
        </p>
      )}
      <gameUi.Strip view={view} over={outcome !== undefined} />
      <p className="brief">
        <span>
          {turn > 0 && `${t('ui.table.turn', { game: snapshot.game })} ${turn} · `}
          {gameUi.battleScene?.(loaded, view)?.phases[view.step.phase] ?? t(`ui.phase.${view.step.phase}`)}
        </span>
        <span>
          {tracked.map(([name, value]) => (
            <Fragment key={name}>
              <i>
                {name} <b>{value}</b>
              </i>{' '}
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
          <span id="no-undo" className="visually-hidden">
            {noUndo}
          </span>
        )}
        {company && <company.Tools />}
        {session.hasSave && (
          <button
            type="button"
            className="export"
            title={t('ui.table.export.why')}
            onClick={() => downloadGame(session.save(), snapshot.seed)}
          >
            {t('ui.table.export')}
          </button>
        )}
        <PaceButtons />
        <SettingsButton session={session} />
        <button type="button" title={t('ui.table.games.why')} onClick={leave}>
          {t('ui.table.games')}
        </button>
      </div>
    </header>
  );
}

/** The choice of pace, always visible. In a narrow window only the current one, and a press selects the next. */
function PaceButtons() {
  const { pace } = useSettings();
  const at = (VISIBLE_PACES as readonly Pace[]).indexOf(pace);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not fit a row of buttons
    <span className="pace" role="group" aria-label={t('ui.pace.label')}>
      {VISIBLE_PACES.map((one, i) => (
        <button
          key={one}
          type="button"
          aria-pressed={i === at}
          aria-label={t(`ui.settings.pace.${one}`)}
          title={t(`ui.settings.pace.${one}`)}
          onClick={() =>
            updateSettings({ pace: i === at ? (VISIBLE_PACES[(i + 1) % VISIBLE_PACES.length] ?? one) : one })
          }
        >
          <svg viewBox="0 0 16 12" aria-hidden="true">
            <path d={PACE_ICONS[one]} />
          </svg>
        </button>
      ))}
    </span>
  );
}

/** One wedge, two, and two against a bar. */
const PACE_ICONS = {
  directed: 'M4 1L13 6L4 11Z',
  quick: 'M1 1L8 6L1 11ZM8 1L15 6L8 11Z',
  'at-once': 'M0 1L6 6L0 11ZM6 1L12 6L6 11ZM13 1H15V11H13Z',
} as const;

function handleLeave(event: { preventDefault: () => void }, leave: () => void): void {
  event.preventDefault();
  leave();
}
