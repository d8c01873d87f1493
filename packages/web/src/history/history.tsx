import { useMemo, useRef, useState } from 'react';
import type { Begin } from '../app/at-table.js';
import { Broken } from '../frame/broken.js';
import { ImportButton } from '../frame/import-button.js';
import { oneOf, useInAddress } from '../frame/in-address.js';
import { Screen } from '../frame/screen.js';
import { Trouble } from '../frame/trouble.js';
import { exportRaw } from '../play/files.js';
import { type DamagedGame, forget, type KeptGame, keptRaw, rename } from '../play/storage.js';
import { useKeptGames } from '../play/use-kept-games.js';
import { tellWindows } from '../play/windows.js';
import { whyNotRead } from '../say/not-kept.js';
import { useEdition } from '../say/use-edition.js';
import { Damaged } from './damaged.js';
import { Kept, peopleOf } from './kept.js';
import { Numbers } from './numbers.js';
import { statistics } from './statistics.js';
import { t } from './words.js';
import './history.css';

const FILTERS = { all: () => true, open: ({ over }: KeptGame) => !over, over: ({ over }: KeptGame) => over };
type Filter = keyof typeof FILTERS;

/** The games kept in this browser: how they went, and everything that can be done with one. */
export default function History({ begin }: { begin: Begin }) {
  const edition = useEdition();
  const { kept, trouble, again } = useKeptGames();
  const games = kept?.games;
  const [failed, setFailed] = useState<string>();
  const [said, setSaid] = useState('');
  const [filter, setFilter] = useInAddress('show', 'all', oneOf(Object.keys(FILTERS) as Filter[]));
  const list = useRef<HTMLHeadingElement>(null);
  const numbers = useMemo(() => statistics(games ?? []), [games]);

  const remove = async (key: IDBValidKey, gone: string) => {
    try {
      await forget(key);
      tellWindows(typeof key === 'string' ? key : undefined);
    } catch (error) {
      return setFailed(whyNotRead(error));
    }
    setFailed(undefined);
    await again();
    setSaid(gone);
    // The button that was pressed is gone.
    list.current?.focus();
  };
  const call = async (id: string, name: string) => {
    try {
      await rename(id, name);
      tellWindows(id);
    } catch (error) {
      return setFailed(whyNotRead(error));
    }
    await again();
  };
  const hand = async (key: IDBValidKey, name: string) => {
    try {
      const text = await keptRaw(key);
      if (text !== undefined) exportRaw(text, name);
    } catch (error) {
      setFailed(whyNotRead(error));
    }
  };
  const damagedOf = ({ key, hasSave }: DamagedGame) => (
    <Damaged
      key={JSON.stringify(key)}
      of={key}
      readable={hasSave}
      forget={() => remove(key, t('ui.history.damaged.gone'))}
      hand={() => hand(key, `damaged-${String(key)}`)}
    />
  );
  const shown = games?.filter(FILTERS[filter]) ?? [];

  return (
    <Screen name="history-screen" title={t('ui.history.title')} about={t('ui.history.about')}>
      <Trouble what={failed ?? (trouble === undefined ? undefined : whyNotRead(trouble))} />
      <p className="heard" role="status">
        {said}
      </p>
      {games !== undefined && games.length > 0 && <Numbers numbers={numbers} />}
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
        {games?.length === 0 && kept?.damaged.length === 0 && trouble === undefined && (
          <p className="history-empty">
            {t('ui.history.empty')} <a href="#home">{t('ui.history.begin')}</a>
          </p>
        )}
        {games !== undefined && games.length > 0 && shown.length === 0 && <p>{t('ui.history.none-such')}</p>}
        <ul className="kept">
          {kept?.damaged.map(damagedOf)}
          {shown.map((game) => (
            <Broken key={game.id} instead={damagedOf({ damaged: true, key: game.id, entry: game, hasSave: true })}>
              <Kept
                game={game}
                forget={() => remove(game.id, t('ui.history.gone', { game: peopleOf(edition, game) }))}
                hand={() => hand(game.id, game.seed)}
                rename={(name) => call(game.id, name)}
                from={games?.find(({ id }) => id === game.branch?.of)}
              />
            </Broken>
          ))}
        </ul>
      </section>
    </Screen>
  );
}
