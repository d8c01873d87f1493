import { useMemo, useRef, useState } from 'react';
import type { StartGame } from '../app/current-game.js';
import { downloadText } from '../play/downloads.js';
import { type DamagedGame, deleteGame, type GameEntry, loadRawText, renameGame } from '../play/game-storage.js';
import { notifyOtherWindows } from '../play/other-windows.js';
import { useSavedGames } from '../play/use-saved-games.js';
import { storageErrorText } from '../text/storage-error-text.js';
import { useLoadedContent } from '../text/use-content.js';
import { parseOneOf, useAddressParam } from '../ui/address-param.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { ErrorMessage } from '../ui/error-message.js';
import { ImportButton } from '../ui/import-button.js';
import { Screen } from '../ui/screen.js';
import { DamagedGameItem } from './damaged-game.js';
import { GameStatistics } from './game-statistics.js';
import { formatPlayers, SavedGameItem } from './saved-game.js';
import { computeStatistics } from './statistics.js';
import { t } from './words.js';
import './history.css';

const FILTERS = { all: () => true, open: ({ over }: GameEntry) => !over, over: ({ over }: GameEntry) => over };
type Filter = keyof typeof FILTERS;

/** The games saved in this browser: their results, and all actions on them. */
export default function History({ begin }: { begin: StartGame }) {
  const loaded = useLoadedContent();
  const { saved, error, reload } = useSavedGames();
  const games = saved?.games;
  const [failed, setFailed] = useState<string>();
  const [status, setStatus] = useState('');
  const [filter, setFilter] = useAddressParam('show', 'all', parseOneOf(Object.keys(FILTERS) as Filter[]));
  const list = useRef<HTMLHeadingElement>(null);
  const numbers = useMemo(() => computeStatistics(games ?? []), [games]);

  const remove = async (key: IDBValidKey, message: string) => {
    try {
      await deleteGame(key);
      notifyOtherWindows(typeof key === 'string' ? key : undefined);
    } catch (error) {
      return setFailed(storageErrorText(error));
    }
    setFailed(undefined);
    await reload();
    setStatus(message);
    // The pressed button no longer exists.
    list.current?.focus();
  };
  const handleRename = async (id: string, name: string) => {
    try {
      await renameGame(id, name);
      notifyOtherWindows(id);
    } catch (error) {
      return setFailed(storageErrorText(error));
    }
    await reload();
  };
  const exportGame = async (key: IDBValidKey, name: string) => {
    try {
      const text = await loadRawText(key);
      if (text !== undefined) downloadText(text, name);
    } catch (error) {
      setFailed(storageErrorText(error));
    }
  };
  const damagedOf = ({ key, hasSave }: DamagedGame) => (
    <DamagedGameItem
      key={JSON.stringify(key)}
      storageKey={key}
      readable={hasSave}
      remove={() => remove(key, t('ui.history.damaged.gone'))}
      exportFile={() => exportGame(key, `damaged-${String(key)}`)}
    />
  );
  const shown = games?.filter(FILTERS[filter]) ?? [];

  return (
    <Screen className="history-screen" title={t('ui.history.title')} about={t('ui.history.about')}>
      <ErrorMessage message={failed ?? (error === undefined ? undefined : storageErrorText(error))} />
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {games !== undefined && games.length > 0 && <GameStatistics numbers={numbers} />}
      <section aria-labelledby="history-list">
        <div className="history-head">
          <h2 id="history-list" ref={list} tabIndex={-1}>
            {t('ui.history.list')}
          </h2>
          {games !== undefined && games.length > 0 && (
            <label className="history-filter">
              {t('ui.history.filter')}
              <select value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
                {Object.keys(FILTERS).map((one) => (
                  <option key={one} value={one}>
                    {t(`ui.history.filter.${one as Filter}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <ImportButton begin={begin} />
        </div>
        {games === undefined && <p>{t('ui.history.looking')}</p>}
        {games?.length === 0 && saved?.damaged.length === 0 && error === undefined && (
          <p className="history-empty">
            {t('ui.history.empty')} <a href="#home">{t('ui.history.begin')}</a>
          </p>
        )}
        {games !== undefined && games.length > 0 && shown.length === 0 && <p>{t('ui.history.none-such')}</p>}
        <ul className="saved-games">
          {saved?.damaged.map(damagedOf)}
          {shown.map((game) => (
            <ErrorBoundary
              key={game.id}
              fallback={damagedOf({ damaged: true, key: game.id, entry: game, hasSave: true })}
            >
              <SavedGameItem
                game={game}
                remove={() => remove(game.id, t('ui.history.gone', { game: formatPlayers(loaded, game) }))}
                exportFile={() => exportGame(game.id, game.seed)}
                rename={(name) => handleRename(game.id, name)}
                from={games?.find(({ id }) => id === game.branch?.of)}
              />
            </ErrorBoundary>
          ))}
        </ul>
      </section>
    </Screen>
  );
}
